import { conserved } from '../rhineland/audit.ts';
import { bankPays } from '../rhineland/bank.ts';
import { exactDealing } from '../rhineland/dealing.ts';
import { floatCompanies, inOperatingOrder, raiseSoldOut } from '../rhineland/floating.ts';
import { keepIncome, payDividend, settleIncome } from '../rhineland/income.ts';
import { layChecks } from '../rhineland/lay-checks.ts';
import { certificatesHeld } from '../rhineland/limits.ts';
import { placeHomeMarkers } from '../rhineland/markers.ts';
import { moves } from '../rhineland/market.ts';
import { networkOf } from '../rhineland/network.ts';
import { newOperatingRound } from '../rhineland/new-frames.ts';
import { operatingRound } from '../rhineland/operating-round.ts';
import { payPrivates } from '../rhineland/privates.ts';
import { score } from '../rhineland/score.ts';
import { refuseBlock, saleChoices, sellBlock } from '../rhineland/selling.ts';
import { playShortOperatingRound } from '../rhineland/short-operating-round.ts';
import { freeCash, itemAuction, startPacket } from '../rhineland/start-packet.ts';
import { directorSeat } from '../rhineland/state.ts';
import { stockRound } from '../rhineland/stock-round.ts';
import { ferryRule, montanBonus, siteMarks, stopValues } from '../rhineland/stop-values.ts';
import { layTile } from '../rhineland/track-laying.ts';
import { deliverTrain, discardTrains, trainsOnOffer } from '../rhineland/train-buying.ts';
import { goBankrupt } from './bankruptcy.ts';
import { maps } from './board.ts';
import { companies } from './companies.ts';
import { companyTurn } from './company-turn.ts';
import { forcePurchase, raiseMoney } from './forced-purchase.ts';
import { law } from './law.ts';
import { isBlocked } from './network.ts';
import { options } from './options.ts';
import { packet } from './packet.ts';
import { powers } from './powers/index.ts';
import { isReservedByNo1 } from './powers/no1-prinz-wilhelm.ts';
import { no2, refuseConcession } from './powers/no2-osterath.ts';
import { no3 } from './powers/no3-rope-haulage.ts';
import { no4 } from './powers/no4-ferry.ts';
import { routeRules } from './route-rules.ts';
import { setup } from './setup.ts';
import { startItems } from './start-items.ts';
import { owesTrain } from './train-duty.ts';
import { phases, trainKinds } from './trains.ts';

/** The rules that the game keeps without ever refusing by them, each with the code or the data that keeps it. */
export const keptBy: Readonly<Record<string, unknown>> = {
  '18rhl/1-a': setup,
  '18rhl/1-c': companies,
  '18rhl/1-f': startItems,
  '18rhl/1-h': trainKinds,
  '18rhl/1-i': directorSeat,
  '18rhl/1-j': setup,
  '18rhl/1-k': score,
  '18rhl/2.1-b': startItems,
  '18rhl/2.1-c': setup,
  '18rhl/2.1-d': setup,
  '18rhl/2.1-e': setup,
  '18rhl/2.2-b': setup,
  '18rhl/2.4-c': setup,
  '18rhl/2.4-d': stockRound,
  '18rhl/2.4-e': trainsOnOffer,
  '18rhl/2.4-f': conserved,
  '18rhl/3-a': startPacket,
  '18rhl/3-b': startPacket,
  '18rhl/3-f': freeCash,
  '18rhl/3-g': startPacket,
  '18rhl/3-h': startPacket,
  '18rhl/3-i': startPacket,
  '18rhl/3-k': itemAuction,
  '18rhl/3-n': packet,
  '18rhl/3-p': startPacket,
  '18rhl/3-q': startPacket,
  '18rhl/3-t': stockRound,
  '18rhl/3-v': playShortOperatingRound,
  '18rhl/4.1-a': payPrivates,
  '18rhl/4.1-b': conserved,
  '18rhl/4.1-e': powers,
  '18rhl/4.1-f': payPrivates,
  '18rhl/4.1-h': certificatesHeld,
  '18rhl/4.1-j': powers,
  '18rhl/4.1-k': layTile,
  '18rhl/4.2-no1-d': isReservedByNo1,
  '18rhl/4.2-no1-e': isReservedByNo1,
  '18rhl/4.2-no2-d': no2,
  '18rhl/4.2-no2-e': no2,
  '18rhl/4.2-no2-f': refuseConcession,
  '18rhl/4.2-no3-b': no3,
  '18rhl/4.2-no3-c': no3,
  '18rhl/4.2-no3-f': no3,
  '18rhl/4.2-no4-c': no4,
  '18rhl/4.2-no4-d': no4,
  '18rhl/4.2-no5-b': law,
  '18rhl/4.2-no5-c': saleChoices,
  '18rhl/4.2-no6-a': packet,
  '18rhl/4.2-no6-g': floatCompanies,
  '18rhl/5.1-b': stockRound,
  '18rhl/5.1-c': payDividend,
  '18rhl/5.1-d': sellBlock,
  '18rhl/5.2-a': companies,
  '18rhl/5.2-c': companies,
  '18rhl/5.2-d': powers,
  '18rhl/5.2-e': companyTurn,
  '18rhl/5.3-a': directorSeat,
  '18rhl/5.3-b': companies,
  '18rhl/5.4-a': sellBlock,
  '18rhl/5.4-b': directorSeat,
  '18rhl/5.4-c': exactDealing,
  '18rhl/5.4-d': exactDealing,
  '18rhl/5.4-f': refuseBlock,
  '18rhl/5.4-g': exactDealing,
  '18rhl/5.4-h': sellBlock,
  '18rhl/5.4-j': sellBlock,
  '18rhl/6.2-a': operatingRound,
  '18rhl/6.2-b': operatingRound,
  '18rhl/6.2-c': inOperatingOrder,
  '18rhl/6.2-d': inOperatingOrder,
  '18rhl/6.2-e': operatingRound,
  '18rhl/6.2-f': operatingRound,
  '18rhl/6.3-c': owesTrain,
  '18rhl/6.3-d': operatingRound,
  '18rhl/7.1-d': layTile,
  '18rhl/7.1-h': layChecks,
  '18rhl/7.1-j': no3,
  '18rhl/7.2-a': maps,
  '18rhl/7.3-a': no2,
  '18rhl/7.3-b': isReservedByNo1,
  '18rhl/8-a': layTile,
  '18rhl/8-c': layChecks,
  '18rhl/8-i': layTile,
  '18rhl/8-l': layTile,
  '18rhl/8-m': layChecks,
  '18rhl/9-b': networkOf,
  '18rhl/9-c': routeRules,
  '18rhl/9-g': placeHomeMarkers,
  '18rhl/9-m': networkOf,
  '18rhl/10.1-b': companyTurn,
  '18rhl/10.1-i': isBlocked,
  '18rhl/10.1-l': routeRules,
  '18rhl/10.1-m': routeRules,
  '18rhl/10.1-o': routeRules,
  '18rhl/10.2-b': routeRules,
  '18rhl/10.2-e': stopValues,
  '18rhl/10.2-f': routeRules,
  '18rhl/10.3-b': routeRules,
  '18rhl/10.3-e': routeRules,
  '18rhl/11.1-a': routeRules,
  '18rhl/11.1-c': keepIncome,
  '18rhl/11.1-d': payDividend,
  '18rhl/11.2-a': montanBonus,
  '18rhl/11.2-b': montanBonus,
  '18rhl/11.2-c': siteMarks,
  '18rhl/11.2-f': montanBonus,
  '18rhl/11.2-g': siteMarks,
  '18rhl/11.3-a': stopValues,
  '18rhl/11.3-b': stopValues,
  '18rhl/11.3-c': routeRules,
  '18rhl/11.4-c': routeRules,
  '18rhl/11.5-a': ferryRule,
  '18rhl/11.6-b': routeRules,
  '18rhl/11.6-d': ferryRule,
  '18rhl/12-a': settleIncome,
  '18rhl/12-b': moves,
  '18rhl/12-c': settleIncome,
  '18rhl/12-e': moves,
  '18rhl/12-f': settleIncome,
  '18rhl/13.1-g': phases,
  '18rhl/13.1-j': deliverTrain,
  '18rhl/13.1-k': discardTrains,
  '18rhl/13.2-c': forcePurchase,
  '18rhl/13.2-g': raiseMoney,
  '18rhl/13.2-h': forcePurchase,
  '18rhl/13.3-c': goBankrupt,
  '18rhl/13.3-h': settleIncome,
  '18rhl/13.3-l': goBankrupt,
  '18rhl/14-a': deliverTrain,
  '18rhl/14-b': operatingRound,
  '18rhl/14-c': phases,
  '18rhl/14-d': deliverTrain,
  '18rhl/15.1-a': stockRound,
  '18rhl/15.1-b': stockRound,
  '18rhl/15.1-c': stockRound,
  '18rhl/15.1-e': newOperatingRound,
  '18rhl/15.2-a': stockRound,
  '18rhl/15.3-b': raiseSoldOut,
  '18rhl/15.3-c': stockRound,
  '18rhl/16.1-a': stockRound,
  '18rhl/16.2-d': stockRound,
  '18rhl/16.2-e': stockRound,
  '18rhl/16.2-g': stockRound,
  '18rhl/16.2-h': stockRound,
  '18rhl/16.3-b': certificatesHeld,
  '18rhl/16.3-e': stockRound,
  '18rhl/16.4-e': floatCompanies,
  '18rhl/16.5-b': sellBlock,
  '18rhl/16.6-b': moves,
  '18rhl/16.6-c': sellBlock,
  '18rhl/16.6-d': saleChoices,
  '18rhl/17.1-a': bankPays,
  '18rhl/17.1-b': bankPays,
  '18rhl/17.1-c': bankPays,
  '18rhl/17.1-d': bankPays,
  '18rhl/17.2-a': score,
  '18rhl/17.2-b': score,
  '18rhl/17.2-c': score,
  '18rhl/18-b': options,
};
