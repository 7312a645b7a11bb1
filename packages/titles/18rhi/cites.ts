import type { Cites, FallingCites, LoanCites } from '../rhineland/cites.ts';
import type { LayCites } from '../rhineland/lay-checks.ts';

/** The rules that the family's code refuses by, as the newer rulebook numbers them. */
export const cites: Cites = {
  packetFirst: '18rhi/5.1-b',
  packetSale: '18rhi/5.1-a',
  lowestItem: '18rhi/5.1.1-a',
  bidItem: '18rhi/5.1.1-s',
  bidAmount: '18rhi/5.1.1-c',
  bidCash: '18rhi/5.1.1-d',
  auctionBid: '18rhi/5.1.1-g',
  mustTake: '18rhi/5.1.1-m',

  alreadyFounded: '18rhi/4.2-b',
  par: '18rhi/5.1.3-a',
  notOnSale: '18rhi/5.1.2-a',
  issueOrder: '18rhi/3.1-a',
  sharePrice: '18rhi/5.1.4-c',
  soldBefore: '18rhi/5.2-b',
  certificateLimit: '18rhi/5.2.2-e',
  aboveLimit: '18rhi/5.2.2-c',
  firstRoundSale: '18rhi/5.1-a',
  oneBlock: '18rhi/5.2.1-e',
  notHeld: '18rhi/5.2.1-a',
  poolLimit: '18rhi/5.2.1-b',
  directorCertificate: '18rhi/5.2.1-d',
  wholeCertificate: '18rhi/4.2-a',
  noSuccessor: '18rhi/4.2.1-d',
  staysStrongest: '18rhi/4.2.1-g',
  exactExchange: '18rhi/4.2.1-h',

  stepOrder: '18rhi/6.2-a',
  oneLay: '18rhi/6.2.1-d',
  powerOwner: '18rhi/4.1-d',
  powerUsed: '18rhi/4.1-f',
  powersClosed: '18rhi/4.1-g',

  fixedHex: '18rhi/6.2.1-b',
  tileStock: '18rhi/2-c',
  rotation: '18rhi/6.2.1.3-d',
  firstColor: '18rhi/6.2.1.2-a',
  color: '18rhi/6.2.1.2-a',
  firstConnection: '18rhi/6.2.1-a',
  connection: '18rhi/6.2.1.2-b',
  cityConnection: '18rhi/6.2.1.2-c',
  terrainCost: '18rhi/6.2.1-c',

  noCircle: '18rhi/6.2.2-a',
  oneMarker: '18rhi/6.2.2-f',
  markersLeft: '18rhi/6.2.2-e',
  oneInHex: '18rhi/6.2.2-h',
  homeCircle: '18rhi/6.1.2-e',
  markerConnection: '18rhi/6.2.2-g',

  mustRun: '18rhi/6.2.3-a',
  payOrKeep: '18rhi/6.2.4-e',
  faults: {
    'unknown-train': '18rhi/6.2.3-a',
    'train-twice': '18rhi/6.2.3-a',
    'no-such-way': '18rhi/6.1.2-f',
    'may-not-pass': '18rhi/6.2.2-c',
    'may-not-end': '18rhi/6.2.3-i',
    'track-twice': '18rhi/6.1.2-b',
    'place-twice': '18rhi/6.2.3-g',
    'group-twice': '18rhi/6.2.3-h',
    'too-few-stops': '18rhi/6.1.2-f',
    'too-long': '18rhi/6.2.3-b',
    'not-a-stop': '18rhi/6.2.3-f',
    'may-not-skip': '18rhi/6.2.3-f',
    'no-own-station': '18rhi/6.2.2-b',
    'wrong-ends': '18rhi/6.2.4.4-a',
    'shared-track': '18rhi/6.2.3-j',
  },
  noFerry: '18rhi/6.2.3.1-a',
  bothBanks: '18rhi/6.2.3.1-j',
  ferryTwice: '18rhi/6.2.3.1-h',
  ferryShared: '18rhi/6.2.3-j',
  markerAcross: '18rhi/6.2.3.1-f',

  trainStep: '18rhi/6.2.6-a',
  newTrain: '18rhi/6.2.6-a',
  lowestTrain: '18rhi/6.2.6-b',
  lockedTrain: '18rhi/6.2.6-c',
  poolTrain: '18rhi/6.2.6-g',
  trainTrade: '18rhi/6.2.6-d',
  trainLimit: '18rhi/6.2.6-e',
  discard: '18rhi/6.2.6-f',
};

/** Where printed track crosses the river. 18rhi/6.2.1.3-c, 18rhi/6.2.1.3-e */
export const CROSSING = 'C8';

/** What a tile may break on a hex. */
export const layCites: LayCites = {
  color: '18rhi/6.2.1.2-a',
  label: ['18rhi/6.2.1.1-b', '18rhi/6.2.1.2-e'],
  firstKind: '18rhi/6.2.1.1-c',
  kind: '18rhi/6.2.1.2-f',
  oneTown: '18rhi/6.2.1.2-g',
  twoTowns: '18rhi/6.2.1.2-h',
  track: ['18rhi/6.2.1.1-g', '18rhi/6.2.1.2-d'],
  river: '18rhi/6.2.1.1-e',
  edge: '18rhi/6.2.1.1-d',
  stub: (hex) => (hex === CROSSING ? '18rhi/6.2.1.3-c' : '18rhi/6.2.1.1-g'),
};

/** What an item that is offered for less may break. */
export const fallingCites: FallingCites = {
  takeOrDecline: '18rhi/5.1.1-u',
  reducedPrice: '18rhi/5.1.1-t',
  leastPrice: '18rhi/5.1.1-o',
};

/** What the purchase of a train that the treasury cannot pay may break. */
export const loanCites: LoanCites = {
  trainStep: '18rhi/6.2.6-a',
  noDuty: '18rhi/6.2.6.2-j',
  paysItself: '18rhi/6.2.6.1-c',
  duty: '18rhi/6.2.6.1-a',
  forcedTrain: '18rhi/6.2.6.2-a',
  moneyOrder: '18rhi/6.2.6.2-b',
  onlyNeeded: '18rhi/6.2.6.2-d',
  poolLimit: '18rhi/6.2.6.2-e',
  noNewDirector: '18rhi/6.2.6.2-f',
  cashFirst: '18rhi/6.2.6.2-k',
  noLoan: '18rhi/8.3-a',
};
