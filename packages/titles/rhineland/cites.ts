import type { FaultCode } from '@stellwerk/engine/routes';

/**
 * The ids of the rules that the family's code refuses by. A title writes each of them out, so that whoever looks for an id
 * finds its name here and, by the name, the code that decides it.
 */
export interface Cites {
  // The start packet
  readonly packetFirst: string;
  readonly packetSale: string;
  readonly lowestItem: string;
  readonly bidItem: string;
  readonly bidAmount: string;
  readonly bidCash: string;
  readonly auctionBid: string;
  readonly mustTake: string;
  // Stock rounds
  readonly alreadyFounded: string;
  readonly par: string;
  readonly notOnSale: string;
  readonly issueOrder: string;
  readonly sharePrice: string;
  readonly soldBefore: string;
  readonly certificateLimit: string;
  readonly aboveLimit: string;
  readonly firstRoundSale: string;
  readonly oneBlock: string;
  readonly notHeld: string;
  readonly poolLimit: string;
  readonly directorCertificate: string;
  readonly wholeCertificate: string;
  readonly noSuccessor: string;
  readonly staysStrongest: string;
  readonly exactExchange: string;
  // A company's turn
  readonly stepOrder: string;
  readonly oneLay: string;
  readonly powerOwner: string;
  readonly powerUsed: string;
  readonly powersClosed: string;
  // Laying track
  readonly fixedHex: string;
  readonly tileStock: string;
  readonly rotation: string;
  readonly firstColor: string;
  readonly color: string;
  readonly firstConnection: string;
  readonly connection: string;
  readonly cityConnection: string;
  readonly terrainCost: string;
  // Station markers
  readonly noCircle: string;
  readonly oneMarker: string;
  readonly markersLeft: string;
  readonly oneInHex: string;
  readonly homeCircle: string;
  readonly markerConnection: string;
  // Running
  readonly mustRun: string;
  readonly payOrKeep: string;
  readonly faults: Readonly<Record<FaultCode, string>>;
  readonly noFerry: string;
  readonly bothBanks: string;
  readonly ferryTwice: string;
  readonly ferryShared: string;
  readonly markerAcross: string;
  // Trains
  readonly trainStep: string;
  readonly newTrain: string;
  readonly lowestTrain: string;
  readonly lockedTrain: string;
  readonly poolTrain: string;
  readonly trainTrade: string;
  readonly trainLimit: string;
  readonly discard: string;
}

/** Where items of the start packet are offered for less and less. */
export interface FallingCites {
  readonly takeOrDecline: string;
  readonly reducedPrice: string;
  readonly leastPrice: string;
}

/** Where a director without money borrows it. */
export interface LoanCites {
  readonly trainStep: string;
  readonly noDuty: string;
  readonly paysItself: string;
  readonly duty: string;
  readonly forcedTrain: string;
  readonly moneyOrder: string;
  readonly onlyNeeded: string;
  readonly poolLimit: string;
  readonly noNewDirector: string;
  readonly cashFirst: string;
  readonly noLoan: string;
}
