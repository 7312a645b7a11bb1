import {
  cashOf,
  OFFERING,
  ownersOf,
  parPlaces,
  percentAt,
  percentOf,
  placeMarker as placeOnMarket,
  playerOwner,
  priceOf,
} from '@stellwerk/engine/finance';
import { type Frame, refuse, replaceTop, type Seat } from '@stellwerk/engine/kernel';
import { blockPrice, buyCertificate, endTurn, PASS, passTurn } from '@stellwerk/engine/rounds';
import { placeMarker } from '@stellwerk/engine/track';
import { COMPANY_IDS, type CompanyId, companies, LIMITS, map, market, SEATS } from './data.ts';
import { operatingRoundOf } from './operating-round.ts';
import type { Action, State, StockRound } from './state.ts';

/** The next certificate of the offering with its price; the first one founds the company at par. toy/1-buy */
function onOffer(state: State, id: CompanyId) {
  const { issue } = companies[id];
  const index = ownersOf(state, issue).indexOf(OFFERING);
  const percent = index < 0 ? 0 : percentAt(issue, index);
  return { issue, index, percent, price: blockPrice([percent], priceOf(market, state, id) ?? LIMITS.par) };
}

function refuseShare(state: State, seat: Seat, id: CompanyId) {
  const { issue, index, percent, price } = onOffer(state, id);
  const buyer = playerOwner(seat);
  if (index < 0 || cashOf(state, buyer) < price) return refuse('toy/1-buy');
  return percentOf(state, issue, buyer) + percent > LIMITS.shares ? refuse('toy/1-limit') : undefined;
}

export const stockRound: Frame<State, Action, StockRound> = {
  actors: (_, { seat }) => [seat],
  choices: (state, { seat }) => [
    ...COMPANY_IDS.filter((id) => !refuseShare(state, seat, id)).map((id) => ({
      type: 'buyShare',
      params: { company: [id] },
      info: { price: onOffer(state, id).price },
    })),
    PASS,
  ],
  apply({ state, frame, tell }, action) {
    if (action.type === 'pass') {
      if (passTurn(frame, SEATS, tell)) replaceTop(state, operatingRoundOf(state));
      return undefined;
    }
    if (action.type !== 'buyShare') return refuse('kernel/not-now');
    const { company: id } = action;
    const refusal = refuseShare(state, frame.seat, id);
    if (refusal) return refusal;
    const { issue, index, price } = onOffer(state, id);
    const [par] = parPlaces(market);
    tell({ type: 'shareBought', seat: frame.seat, company: id, price });
    buyCertificate(state, SEATS, { issue, index, buyer: playerOwner(frame.seat), payee: id, price }, tell);
    if (index === 0 && par) {
      placeOnMarket(state, id, par);
      placeMarker(map, state.track, { hex: companies[id].home, node: 'city0', slot: 0 }, id);
    }
    endTurn(frame, SEATS);
    return undefined;
  },
};
