import { newDepot, OFFERING } from '@stellwerk/engine/finance';
import { blankState, type Config, draw, readOptions, recordOf, shuffled, type Tell } from '@stellwerk/engine/kernel';
import { seatsFor } from '@stellwerk/engine/rounds';
import { dealOut, newCompany, newPacket, newPosition } from '../rhineland/setup.ts';
import { maps, SITES, tileStock } from './board.ts';
import { box } from './box.ts';
import { COMPANY_IDS, companies } from './companies.ts';
import { options } from './options.ts';
import { IN_PACKET, WITH_NO5 } from './owners.ts';
import { ITEM_IDS, PRIVATE_IDS, startItems } from './start-items.ts';
import type { Frame, KkkBook, State } from './state.ts';
import { TRAIN_TYPES, trainKinds } from './trains.ts';

/** 18rhl/1-b */
const ALL_MONEY = 9000;
/** 18rhl/2.3-a, 18rhl/18.2-a */
const CAPITAL = { normal: 1800, lower: 1500 };

export function setup(config: Config, tell: Tell): State {
  const { players } = config;
  const { capital, extraTwoTrain, promotionTiles, seating, sites, ...rules } = readOptions(options, config.options);
  const blank = blankState<Frame>(config);
  const { random } = blank;
  const seats = seating === 'given' ? seatsFor(players.length) : dealtSeats(random, players.length, tell);
  const drawn = sites === 'drawn' ? draw(random, 'sites', SITES.length) + 1 : Number(sites);
  const state: State = {
    ...blank,
    ...newPosition({
      seats,
      money: ALL_MONEY,
      map: maps[rules.ratingen ? 'ratingen' : 'standard'],
      tiles: tileStock(promotionTiles, rules.ratingen),
      depot: newDepot(TRAIN_TYPES, (type) => trainKinds[type].count + (type === '2' && extraTwoTrain ? 1 : 0)),
    }),
    options: Object.freeze(rules),
    draw: drawn,
    privates: recordOf(PRIVATE_IDS, () => OFFERING),
    companies: recordOf(COMPANY_IDS, newCompany),
    rheBid: 0,
    everLinked: [],
    kkk: rules.kkkChange === 'oldest' ? newKkkBook() : null,
  };
  dealOut(box, state, CAPITAL[capital] / players.length);
  const gve = state.certificates['GVE'];
  const rhe = state.certificates['RhE'];
  if (gve) gve[1] = WITH_NO5;
  if (rhe) rhe[0] = IN_PACKET;
  const { coal, steel } = SITES[drawn - 1] ?? { coal: '', steel: '' };
  tell({ type: 'sitesPlaced', coal, steel });
  tell({ type: 'seated', seats });
  state.flow.push(newPacket(box, state, ITEM_IDS));
  return state;
}

/** Who is dealt the cheapest item has the priority deal, the others sit in the order of theirs. 18rhl/2.1 */
function dealtSeats(random: State['random'], players: number, tell: Tell): number[] {
  const items = shuffled(random, 'seating', [...ITEM_IDS]).slice(0, players);
  const dealt = items.map((item, seat) => ({ seat, item, price: startItems[item].price }));
  dealt.sort((a, b) => a.price - b.price);
  tell({ type: 'seatsDealt', seats: dealt.map(({ seat }) => seat), items: dealt.map(({ item }) => item) });
  return dealt.map(({ seat }) => seat);
}

function newKkkBook(): KkkBook {
  return { order: companies.KKK.certificates.map((_, index) => index), booked: {} };
}
