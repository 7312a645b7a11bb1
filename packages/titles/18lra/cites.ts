import type { Cites, FallingCites, LoanCites } from '../rhineland/cites.ts';
import type { LayCites } from '../rhineland/lay-checks.ts';

/** The rules that the family's code refuses by, as the newer rulebook numbers them. */
export const cites: Cites = {
  packetFirst: '18lra/5.1-b',
  packetSale: '18lra/5.1-a',
  lowestItem: '18lra/5.1.1-a',
  bidItem: '18lra/5.1.1-s',
  bidAmount: '18lra/5.1.1-c',
  bidCash: '18lra/5.1.1-d',
  auctionBid: '18lra/5.1.1-g',
  mustTake: '18lra/5.1.1-m',

  alreadyFounded: '18lra/4.2-b',
  par: '18lra/5.1.3-a',
  notOnSale: '18lra/5.1.2-a',
  issueOrder: '18lra/3.1-a',
  sharePrice: '18lra/5.1.4-c',
  soldBefore: '18lra/5.2-b',
  certificateLimit: '18lra/5.2.2-e',
  aboveLimit: '18lra/5.2.2-c',
  firstRoundSale: '18lra/5.1-a',
  oneBlock: '18lra/5.2.1-e',
  notHeld: '18lra/5.2.1-a',
  poolLimit: '18lra/5.2.1-b',
  directorCertificate: '18lra/5.2.1-d',
  wholeCertificate: '18lra/4.2-a',
  noSuccessor: '18lra/4.2.1-d',
  staysStrongest: '18lra/4.2.1-g',
  exactExchange: '18lra/4.2.1-h',

  stepOrder: '18lra/6.2-a',
  oneLay: '18lra/6.2.1-d',
  powerOwner: '18lra/4.1-d',
  powerUsed: '18lra/4.1-f',
  powersClosed: '18lra/4.1-g',

  fixedHex: '18lra/6.2.1-b',
  tileStock: '18lra/2-c',
  rotation: '18lra/6.2.1.4-e',
  firstColor: '18lra/6.2.1.2-a',
  color: '18lra/6.2.1.2-a',
  firstConnection: '18lra/6.2.1-a',
  connection: '18lra/6.2.1.2-b',
  cityConnection: '18lra/6.2.1.2-c',
  terrainCost: '18lra/6.2.1-c',

  noCircle: '18lra/6.2.2-a',
  oneMarker: '18lra/6.2.2-f',
  markersLeft: '18lra/6.2.2-e',
  oneInHex: '18lra/6.2.2-h',
  homeCircle: '18lra/6.1.2-e',
  markerConnection: '18lra/6.2.2-g',

  mustRun: '18lra/6.2.3-a',
  payOrKeep: '18lra/6.2.4-e',
  faults: {
    'unknown-train': '18lra/6.2.3-a',
    'train-twice': '18lra/6.2.3-a',
    'no-such-way': '18lra/6.1.2-f',
    'may-not-pass': '18lra/6.2.2-c',
    'may-not-end': '18lra/6.2.3-i',
    'track-twice': '18lra/6.1.2-b',
    'place-twice': '18lra/6.2.3-g',
    'group-twice': '18lra/6.2.3-m',
    'too-few-stops': '18lra/6.1.2-f',
    'too-long': '18lra/6.2.3-b',
    'not-a-stop': '18lra/6.2.3-f',
    'may-not-skip': '18lra/6.2.3-f',
    'no-own-station': '18lra/6.2.2-b',
    'wrong-ends': '18lra/4.1.2-no6-d',
    'shared-track': '18lra/6.2.3-j',
  },
  noFerry: '18lra/6.2.3.2-a',
  bothBanks: '18lra/6.2.3.2-a',
  ferryTwice: '18lra/6.2.3.2-d',
  ferryShared: '18lra/6.2.3-j',
  markerAcross: '18lra/6.2.2-b',

  trainStep: '18lra/6.2.6-a',
  newTrain: '18lra/6.2.6-a',
  lowestTrain: '18lra/6.2.6-b',
  lockedTrain: '18lra/6.2.6-c',
  poolTrain: '18lra/6.2.6-g',
  trainTrade: '18lra/6.2.6-d',
  trainLimit: '18lra/6.2.6-e',
  discard: '18lra/6.2.6-f',
};

/** What a tile may break on a hex. */
export const layCites: LayCites = {
  color: '18lra/6.2.1.2-a',
  label: ['18lra/6.2.1.1-b', '18lra/6.2.1.2-e'],
  firstKind: '18lra/6.2.1.1-c',
  kind: '18lra/6.2.1.2-f',
  oneTown: '18lra/6.2.1.2-g',
  twoTowns: '18lra/6.2.1.2-h',
  track: ['18lra/6.2.1.2-d', '18lra/6.2.1.2-d'],
  river: '18lra/6.2.1.4-b',
  edge: '18lra/6.2.1.1-d',
  stub: () => '18lra/6.2.1.1-g',
};

/** What an item that is offered for less may break; each may fall to nothing. 18lra/5.1.1-o */
export const fallingCites: FallingCites = {
  takeOrDecline: '18lra/5.1.1-u',
  reducedPrice: '18lra/5.1.1-t',
  leastPrice: '18lra/5.1.1-o',
};

/** What the purchase of a train that the treasury cannot pay may break. */
export const loanCites: LoanCites = {
  trainStep: '18lra/6.2.6-a',
  noDuty: '18lra/6.2.6.2-j',
  paysItself: '18lra/6.2.6.1-c',
  duty: '18lra/6.2.6.1-a',
  forcedTrain: '18lra/6.2.6.2-a',
  moneyOrder: '18lra/6.2.6.2-b',
  onlyNeeded: '18lra/6.2.6.2-d',
  poolLimit: '18lra/6.2.6.2-e',
  noNewDirector: '18lra/6.2.6.2-f',
  cashFirst: '18lra/6.2.6.2-k',
  noLoan: '18lra/8.3-a',
};
