import { conserved } from '../rhineland/audit.ts';
import { bankPays } from '../rhineland/bank.ts';
import { turnDeeds } from '../rhineland/company-turn.ts';
import { fallingOffer } from '../rhineland/falling-offer.ts';
import { inOperatingOrder } from '../rhineland/floating.ts';
import { payDividend, settleIncome } from '../rhineland/income.ts';
import { layChecks } from '../rhineland/lay-checks.ts';
import { lendingTurn } from '../rhineland/lending-turn.ts';
import { certificatesHeld } from '../rhineland/limits.ts';
import { raiseMoney } from '../rhineland/loan.ts';
import { placeMarker } from '../rhineland/markers.ts';
import { networkOf } from '../rhineland/network.ts';
import { operatingRound, yetToAct } from '../rhineland/operating-round.ts';
import { score } from '../rhineland/score.ts';
import { dealtSeats } from '../rhineland/seating.ts';
import { saleChoices } from '../rhineland/selling.ts';
import { itemAuction, startPacket } from '../rhineland/start-packet.ts';
import { directorSeat } from '../rhineland/state.ts';
import { payeeOf, stockRound } from '../rhineland/stock-round.ts';
import { layTile } from '../rhineland/track-laying.ts';
import { buyTrain, deliverTrain, discardTrains, isAtLimit, trainsOnOffer } from '../rhineland/train-buying.ts';
import { hexLists, maps } from './board.ts';
import { companies } from './companies.ts';
import { startGkb } from './gkb.ts';
import { placeHarbour } from './harbour-building.ts';
import { isBlocked } from './network.ts';
import { routeRules } from './route-rules.ts';
import { hasRoute } from './running.ts';
import { inPlay } from './scenarios.ts';
import { setup } from './setup.ts';
import { trainKinds } from './trains.ts';

/** The rules that the game keeps without ever refusing by them, each with the code or the data that keeps it. */
export const keptBy: Readonly<Record<string, unknown>> = {
  '18lra/2-a': directorSeat,
  '18lra/3.1-c': companies,
  '18lra/3.1-e': conserved,
  '18lra/3.1-f': stockRound,
  '18lra/3.3-h': inPlay,
  '18lra/3.3-l': hexLists.coal,
  '18lra/3.4-b': dealtSeats,
  '18lra/4.1-a': conserved,
  '18lra/4.1-b': certificatesHeld,
  '18lra/4.1-e': placeMarker,
  '18lra/4.1.2-harbour-h': placeHarbour,
  '18lra/4.1.2-no6-g': isAtLimit,
  '18lra/4.1.2-no6-k': routeRules,
  '18lra/4.1.2-no6-l': startGkb,
  '18lra/4.2-c': stockRound,
  '18lra/4.2.3-j': companies,
  '18lra/4.2.3-n': hasRoute,
  '18lra/4.2.3-o': hasRoute,
  '18lra/5-b': stockRound,
  '18lra/5.1.1-b': startPacket,
  '18lra/5.1.1-e': startPacket,
  '18lra/5.1.1-f': startPacket,
  '18lra/5.1.1-h': itemAuction,
  '18lra/5.1.1-i': startPacket,
  '18lra/5.1.1-q': startPacket,
  '18lra/5.1.1-r': startPacket,
  '18lra/5.1.1-l': fallingOffer,
  '18lra/5.1.1-n': fallingOffer,
  '18lra/5.1.2-b': stockRound,
  '18lra/5.1.3-b': stockRound,
  '18lra/5.1.4-a': payeeOf,
  '18lra/5.1.4-b': payeeOf,
  '18lra/5.1.4-d': stockRound,
  '18lra/5.2-a': stockRound,
  '18lra/5.2-c': payeeOf,
  '18lra/5.2-d': stockRound,
  '18lra/5.2.1-f': saleChoices,
  '18lra/5.2.2-b': certificatesHeld,
  '18lra/5.2.2-d': stockRound,
  '18lra/6-a': operatingRound,
  '18lra/6-b': operatingRound,
  '18lra/6-c': inOperatingOrder,
  '18lra/6-d': inOperatingOrder,
  '18lra/6-f': yetToAct,
  '18lra/6-e': operatingRound,
  '18lra/6.1.1-a': routeRules,
  '18lra/6.1.2-a': networkOf,
  '18lra/6.1.2-c': networkOf,
  '18lra/6.2.1.1-a': layTile,
  '18lra/6.2.1.1-e': maps,
  '18lra/6.2.1.1-f': layChecks,
  '18lra/6.2.1.4-a': maps,
  '18lra/6.2.2.1-f': networkOf,
  '18lra/6.2.2.1-j': isBlocked,
  '18lra/6.2.3-d': isBlocked,
  '18lra/6.2.3-k': routeRules,
  '18lra/6.2.3-l': turnDeeds,
  '18lra/6.2.3-o': maps,
  '18lra/6.2.4-d': payDividend,
  '18lra/6.2.4.3-a': maps,
  '18lra/6.2.4.4-a': trainKinds,
  '18lra/6.2.5-e': settleIncome,
  '18lra/6.2.6-h': deliverTrain,
  '18lra/6.2.6-i': discardTrains,
  '18lra/6.2.6-j': trainsOnOffer,
  '18lra/6.2.6.1-b': buyTrain,
  '18lra/6.2.6.2-c': raiseMoney,
  '18lra/6.2.6.2-i': raiseMoney,
  '18lra/6.2.6.2-l': deliverTrain,
  '18lra/6.2.6.2-m': raiseMoney,
  '18lra/6.2.6.2-n': raiseMoney,
  '18lra/6.3-a': deliverTrain,
  '18lra/6.3-c': deliverTrain,
  '18lra/7.1-a': bankPays,
  '18lra/7.1-b': bankPays,
  '18lra/7.1-d': bankPays,
  '18lra/7.1-c': bankPays,
  '18lra/7.1-e': bankPays,
  '18lra/7.2-b': score,
  '18lra/7.2-c': score,
  '18lra/8.3-b': raiseMoney,
  '18lra/8.3-c': raiseMoney,
  '18lra/2p-e': startPacket,
  '18lra/2p-m': payDividend,
  '18lra/2p-p': lendingTurn,
  '18lra/2p-q': score,
  '18lra/2p-r': setup,
  '18lra/short-j': stockRound,
  '18lra/short-n': routeRules,
  '18lra/short-p': score,
};
