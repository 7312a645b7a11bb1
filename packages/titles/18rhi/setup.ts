import { BANK, newDepot, OFFERING, POOL, parPlaces, pay, placeMarker } from '@stellwerk/engine/finance';
import { blankState, type Config, draw, recordOf, type Tell } from '@stellwerk/engine/kernel';
import { seatsFor } from '@stellwerk/engine/rounds';
import { type Components, mapOfFigures } from '../rhineland/components.ts';
import { dealtSeats } from '../rhineland/seating.ts';
import { dealOut, newCompany, newPacket, newPosition } from '../rhineland/setup.ts';
import { replaceable, tileStock } from './board.ts';
import { box } from './box.ts';
import { COMPANY_IDS, RHE } from './companies.ts';
import { market } from './market.ts';
import { ruleOptions } from './options.ts';
import { AACHEN_FUND, IN_PACKET, WITH_NO5 } from './owners.ts';
import { CAPITAL, BANK as MONEY, ORDER_CARDS } from './preparation.ts';
import { ITEM_IDS, PRIVATE_IDS } from './start-items.ts';
import type { Frame, State } from './state.ts';
import { TRAIN_TYPES, trainKinds } from './trains.ts';

export function setup(config: Config, tell: Tell): State {
  const { players, options } = config;
  const blank = blankState<Frame>(config);
  const { random } = blank;
  const drawn = options['sites'] === 'drawn' ? draw(random, 'sites', ORDER_CARDS.length) + 1 : Number(options['sites']);
  // 18rhi/3.4-a, 18rhi/3.4-b
  const seats =
    options['seating'] === 'given'
      ? seatsFor(players.length)
      : dealtSeats(random, ORDER_CARDS.length, players.length, tell);
  const rules = Object.freeze(ruleOptions(config));
  const { components } = rules;
  const state: State = {
    ...blank,
    ...newPosition({
      seats,
      money: MONEY,
      map: mapOfFigures(replaceable, components),
      tiles: { ...tileStock(), ...components?.tiles },
      depot: newTrains(options['extraTwoTrain'] === true, components),
    }),
    options: rules,
    draw: drawn,
    privates: recordOf(PRIVATE_IDS, () => OFFERING),
    companies: recordOf(COMPANY_IDS, newCompany),
    loans: Object.fromEntries(seats.map((seat) => [seat, 0])),
  };
  dealOut(box, state, CAPITAL[options['capital'] === 'lower' ? 'lower' : 'normal'] / players.length);
  setAsideShares(state);
  state.money[AACHEN_FUND] = 0;
  pay(state, BANK, AACHEN_FUND, RHE.fund);
  const { coal, steel } = ORDER_CARDS[drawn - 1] ?? { coal: '', steel: '' };
  tell({ type: 'sitesPlaced', coal, steel });
  tell({ type: 'seated', seats });
  state.flow.push(newPacket(box, state, ITEM_IDS));
  return state;
}

/** What does not lie in the initial offering. 18rhi/3.2-d, 18rhi/3.2-e, 18rhi/3.2-f, 18rhi/3.2-g */
function setAsideShares(state: State): void {
  const { GVE: gve, RhE: rhe } = state.certificates;
  if (gve) gve[1] = WITH_NO5;
  if (rhe) rhe.splice(0, 4, IN_PACKET, POOL, POOL, POOL);
  const place = parPlaces(market).find(({ price }) => price === RHE.par);
  if (place) placeMarker(state, 'RhE', place);
  state.companies.RhE.par = RHE.par;
}

/** 18rhi/3.2-a, 18rhi/8.1-a */
function newTrains(extraTwoTrain: boolean, given: Components | undefined): string[] {
  return newDepot(
    TRAIN_TYPES,
    (type) => (given?.trains?.[type] ?? trainKinds[type].count) + (type === '2' && extraTwoTrain ? 1 : 0),
  );
}
