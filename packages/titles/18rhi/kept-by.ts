import { conserved } from '../rhineland/audit.ts';
import { bankPays } from '../rhineland/bank.ts';
import { stayIdle, turnDeeds } from '../rhineland/company-turn.ts';
import { fallingOffer } from '../rhineland/falling-offer.ts';
import { inOperatingOrder } from '../rhineland/floating.ts';
import { keepIncome, payDividend, settleIncome } from '../rhineland/income.ts';
import { layChecks } from '../rhineland/lay-checks.ts';
import { certificatesHeld } from '../rhineland/limits.ts';
import { raiseMoney } from '../rhineland/loan.ts';
import { markerCost, placeMarker } from '../rhineland/markers.ts';
import { networkOf } from '../rhineland/network.ts';
import { newOperatingRound } from '../rhineland/new-frames.ts';
import { operatingRound } from '../rhineland/operating-round.ts';
import { score } from '../rhineland/score.ts';
import { refuseBlock, saleChoices } from '../rhineland/selling.ts';
import { itemAuction, startPacket } from '../rhineland/start-packet.ts';
import { directorSeat } from '../rhineland/state.ts';
import { stockRound } from '../rhineland/stock-round.ts';
import { stopValues } from '../rhineland/stop-values.ts';
import { layTile } from '../rhineland/track-laying.ts';
import { buyTrain, deliverTrain, discardTrains, trainsOnOffer } from '../rhineland/train-buying.ts';
import { map } from './board.ts';
import { companies, RHE } from './companies.ts';
import { law } from './law.ts';
import { isBlocked } from './network.ts';
import { powers } from './powers/index.ts';
import { no2, refuseConcession } from './powers/no2-osterath.ts';
import { no4 } from './powers/no4-ferry.ts';
import { PLAYERS } from './preparation.ts';
import { routeRules } from './route-rules.ts';

/** The rules that the game keeps without ever refusing by them, each with the code or the data that keeps it. */
export const keptBy: Readonly<Record<string, unknown>> = {
  '18rhi/2-a': directorSeat,
  '18rhi/3.1-c': companies,
  '18rhi/3.1-e': conserved,
  '18rhi/3.1-f': stockRound,
  '18rhi/4.1-a': conserved,
  '18rhi/4.1-b': certificatesHeld,
  '18rhi/4.1-e': no2,
  '18rhi/4.1.1-no2-d': refuseConcession,
  '18rhi/4.1.1-no2-f': no2,
  '18rhi/4.1.1-no4-e': no4,
  '18rhi/4.1.1-no5-b': law,
  '18rhi/4.1.1-no6-a': RHE,
  '18rhi/4.2-c': stockRound,
  '18rhi/4.2.2-c': companies,
  '18rhi/4.2.2-d': powers,
  '18rhi/4.2.2-i': stayIdle,
  '18rhi/5-a': stockRound,
  '18rhi/5-b': stockRound,
  '18rhi/5-e': newOperatingRound,
  '18rhi/5.1.1-b': startPacket,
  '18rhi/5.1.1-e': startPacket,
  '18rhi/5.1.1-f': startPacket,
  '18rhi/5.1.1-h': itemAuction,
  '18rhi/5.1.1-i': startPacket,
  '18rhi/5.1.1-l': fallingOffer,
  '18rhi/5.1.1-n': fallingOffer,
  '18rhi/5.1.1-q': startPacket,
  '18rhi/5.1.1-r': startPacket,
  '18rhi/5.1.2-b': stockRound,
  '18rhi/5.1.3-b': stockRound,
  '18rhi/5.1.4-a': stockRound,
  '18rhi/5.1.4-b': stockRound,
  '18rhi/5.1.4-d': stockRound,
  '18rhi/5.2-a': stockRound,
  '18rhi/5.2-c': stockRound,
  '18rhi/5.2-d': stockRound,
  '18rhi/5.2.1-f': saleChoices,
  '18rhi/5.2.2-b': certificatesHeld,
  '18rhi/5.2.2-d': stockRound,
  '18rhi/5.2.2-f': refuseBlock,
  '18rhi/6-a': operatingRound,
  '18rhi/6-b': operatingRound,
  '18rhi/6-c': inOperatingOrder,
  '18rhi/6-d': inOperatingOrder,
  '18rhi/6-e': operatingRound,
  '18rhi/6-f': operatingRound,
  '18rhi/6.1.1-a': routeRules,
  '18rhi/6.1.2-a': networkOf,
  '18rhi/6.1.2-c': networkOf,
  '18rhi/6.2.1.1-a': layTile,
  '18rhi/6.2.1.1-f': layChecks,
  '18rhi/6.2.1.2-j': layTile,
  '18rhi/6.2.1.3-a': map,
  '18rhi/6.2.2-i': markerCost,
  '18rhi/6.2.2-j': placeMarker,
  '18rhi/6.2.3-d': isBlocked,
  '18rhi/6.2.3-k': routeRules,
  '18rhi/6.2.3-l': turnDeeds,
  '18rhi/6.2.4-a': routeRules,
  '18rhi/6.2.4-c': keepIncome,
  '18rhi/6.2.4-d': payDividend,
  '18rhi/6.2.4.3-c': stopValues,
  '18rhi/6.2.5-e': settleIncome,
  '18rhi/6.2.6-h': deliverTrain,
  '18rhi/6.2.6-i': discardTrains,
  '18rhi/6.2.6-j': trainsOnOffer,
  '18rhi/6.2.6.1-b': buyTrain,
  '18rhi/6.2.6.2-c': raiseMoney,
  '18rhi/6.2.6.2-i': raiseMoney,
  '18rhi/6.2.6.2-l': deliverTrain,
  '18rhi/6.2.6.2-m': raiseMoney,
  '18rhi/6.2.6.2-n': raiseMoney,
  '18rhi/6.3-a': deliverTrain,
  '18rhi/6.3-b': operatingRound,
  '18rhi/6.3-c': deliverTrain,
  '18rhi/6.3-e': deliverTrain,
  '18rhi/7.1-a': bankPays,
  '18rhi/7.1-b': bankPays,
  '18rhi/7.1-c': bankPays,
  '18rhi/7.1-d': bankPays,
  '18rhi/7.1-e': bankPays,
  '18rhi/7.2-b': score,
  '18rhi/7.2-c': score,
  '18rhi/8-b': PLAYERS,
  '18rhi/8.3-b': raiseMoney,
  '18rhi/8.3-c': raiseMoney,
};
