import { cashOf, DEPOT, OFFERING, POOL, percentAt, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import { type Json, topFrame } from '@stellwerk/engine/kernel';
import { slotsOn, tileOn } from '@stellwerk/engine/track';
import {
  AACHEN_FUND,
  type Action,
  type CompanyId,
  companies,
  mapOf,
  priceOfTrain,
  routeRules,
  type State,
  startItems,
  trainsToRun,
} from '@stellwerk/titles/18rhl';
import { boughtFrom, soldTo } from '../certificates.ts';
import { copiesOf, copyOn, freeCopy, nextTrain } from '../copies.ts';
import { byCompany, byPlayer, byPrivate, type Entry, type Pending, type Told, told, untold } from '../entry.ts';
import { runFields } from '../route-entries.ts';
import { canPlaceMarker, mayBuyTrain } from './bridge.ts';
import { peerNameOf, peerPrivateOf, peerShareOf, peerTileOf } from './names.ts';
import { squareIn } from './packet.ts';
import { actor, frameOf, type Table } from './table.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type Moves = Pending<State, Action>;

/** What the site writes for the next moves of a game here. */
export function tell(table: Table, pending: Moves): Told {
  const { move } = pending;
  const asked = markerPassed(table, move);
  const answer = tellMove(table, pending);
  return 'refusal' in answer ? answer : told(...asked, ...answer.entries);
}

/** After the tile of a power the site asks for its marker. */
function markerPassed(table: Table, move: Action): readonly Entry[] {
  const frame = frameOf(table);
  if (table.teleport === '' || frame?.kind !== 'companyTurn') return [];
  const places = move.type === 'placeMarker' && move.hex === table.teleport;
  return places ? [] : [passOf(frame.company)];
}

function passOf(company: CompanyId): Entry {
  return byCompany('pass', peerNameOf(company));
}

function tellMove(table: Table, pending: Moves): Told {
  const { move } = pending;
  const { state } = table.game;
  const frame = frameOf(table);
  const company = frame?.kind === 'companyTurn' ? frame.company : undefined;
  switch (move.type) {
    case 'buyItem':
      return buyItem(table, move);
    case 'bid':
      return told(byPlayer('bid', move.seat, { company: itemName(state, move.item), price: move.amount }));
    case 'setPar':
      return told(parOf(pending, move.seat, 'RhE'));
    case 'found':
      return told(parOf(pending, move.seat, move.company));
    case 'buyShare':
      return buyShare(table, pending, move);
    case 'sellShares':
      return told(saleOf(table.game.state.certificates, pending, move));
    case 'layTile':
      return company ? layTile(table, pending, move, company) : untold('interop/untold-now');
    case 'placeMarker':
      return company ? placeMarker(table, move, company) : untold('interop/untold-now');
    case 'run':
      return company ? run(table, move, company) : untold('interop/untold-now');
    case 'payDividend':
    case 'withhold':
      return company
        ? told(byCompany('dividend', peerNameOf(company), { kind: move.type === 'withhold' ? 'withhold' : 'payout' }))
        : untold('interop/untold-now');
    case 'buyTrain':
      return company ? buyTrain(table, pending, move, company) : untold('interop/untold-now');
    case 'forcePurchase':
      return company ? forcePurchase(table, pending, move, company) : untold('interop/untold-now');
    case 'answerOffer':
      return move.accept ? told() : untold('interop/untold-refusal');
    case 'discardTrain':
      return discardTrain(table, move);
    case 'pass':
      return pass(table, move);
    default:
      return untold('interop/kind');
  }
}

function itemName(state: Readonly<State>, item: Of<'bid'>['item']): string {
  return item === 'no6' ? 'RhE' : peerPrivateOf(privateOf(item), state.options.ratingen);
}

function privateOf(item: string) {
  const ids = ['no1', 'no2', 'no3', 'no4', 'no5'] as const;
  return ids.find((id) => id === item) ?? 'no1';
}

/** Nobody is asked there to take the first item for nothing. */
function buyItem(table: Table, { seat, item }: Of<'buyItem'>): Told {
  const frame = frameOf(table);
  const price = frame?.kind === 'startPacket' && item === 'no1' ? frame.price : priceOfItem(item);
  if (item === 'no1' && price === 0) return told();
  return told(byPlayer('bid', seat, { company: itemName(table.game.state, item), price }));
}

function priceOfItem(item: string): number {
  return Object.entries(startItems).find(([id]) => id === item)?.[1].price ?? 0;
}

function parOf(pending: Moves, seat: number, company: string): Entry {
  const id = companyOf(company);
  return byPlayer('par', seat, { corporation: peerNameOf(id), share_price: squareIn(pending.after(), id) });
}

function companyOf(id: string): CompanyId {
  return Object.values(companies).find((company) => company.id === id)?.id ?? 'RhE';
}

function buyShare({ game }: Table, pending: Moves, { seat, company, from, percent }: Of<'buyShare'>): Told {
  const source = from === 'pool' ? POOL : OFFERING;
  const before = game.state.certificates[company];
  const number = boughtFrom(
    before,
    pending.after().certificates[company],
    source,
    (index) => percentAt(companies[companyOf(company)], index) === percent,
  );
  if (number === undefined) return untold('interop/untold-share');
  return told(byPlayer('buy_shares', seat, { shares: [peerShareOf(companyOf(company), number)], percent }));
}

function saleOf(before: State['certificates'], pending: Moves, sale: Of<'sellShares'>): Entry {
  const { seat, certificates: percents } = sale;
  const company = companyOf(sale.company);
  const numbers = soldTo(
    before[company],
    pending.after().certificates[company],
    { seller: playerOwner(seat), to: POOL, percents },
    (number) => percentAt(companies[company], number),
  );
  return byPlayer('sell_shares', seat, {
    shares: numbers.map((number) => peerShareOf(company, number)),
    percent: percents.reduce((sum, one) => sum + one, 0),
  });
}

/** The tile of a power is laid in the name of its private; that of No. 1 only in the Ratingen variant. */
function layTile(table: Table, pending: Moves, move: Of<'layTile'>, company: CompanyId): Told {
  const { state } = table.game;
  const { hex, tile, rotation, power } = move;
  const fields = { hex, tile: freeCopy(table.tiles, peerTileOf(tile)), rotation };
  const used = power === 'no1+no3' ? 'no3' : power;
  const byItself = used !== 'none' && (used !== 'no1' || state.options.ratingen);
  if (byItself) return told(byPrivate('lay_tile', peerPrivateOf(privateOf(used), state.options.ratingen), fields));
  const checked = linkCheck(state, pending.after(), company);
  return told(byCompany('lay_tile', peerNameOf(company), checked ? { auto_actions: [checked], ...fields } : fields));
}

/** Until Köln and Aachen are linked the site looks for it after every tile. */
function linkCheck(before: Readonly<State>, after: Readonly<State>, company: CompanyId): Json | undefined {
  if (cashOf(before, AACHEN_FUND) === 0) return undefined;
  const corporations = cashOf(after, AACHEN_FUND) === 0 ? ['RhE'] : [];
  return { type: 'destination_connection', entity: peerNameOf(company), entity_type: 'corporation', corporations };
}

/** Track comes before markers there. */
function placeMarker(table: Table, { hex, node }: Of<'placeMarker'>, company: CompanyId): Told {
  const { state } = table.game;
  const frame = frameOf(table);
  const map = mapOf(state);
  const cities = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
  const slot = Math.max(0, slotsOn(map, state.track, hex, node).indexOf(null));
  const name = peerNameOf(company);
  const city = `${copyOn(table.tiles, hex)}-${cities.findIndex(({ id }) => id === node)}`;
  const isLaying =
    table.teleport !== hex &&
    frame?.kind === 'companyTurn' &&
    frame.step === 'build' &&
    !frame.laid &&
    table.trackPassed !== company;
  const entry = byCompany('place_token', name, { city, slot, tokener: name });
  return isLaying ? told(passOf(company), entry) : told(entry);
}

function run({ game, trains }: Table, { routes }: Of<'run'>, company: CompanyId): Told {
  const { state } = game;
  const fields = runFields(routeRules(state, company), trainsToRun(state, company), routes, (type) =>
    copiesOf(trains, company, type),
  );
  return fields ? told(byCompany('run_routes', peerNameOf(company), fields)) : untold('interop/untold-routes');
}

function trainEntry(table: Table, company: CompanyId, train: string, from: string, price: number): Entry {
  const fields =
    from === 'depot'
      ? { train: nextTrain(table.trains, train, trainsOf(table.game.state, DEPOT)), price, variant: train }
      : { train: copiesOf(table.trains, from, train)[0] ?? '', price };
  return byCompany('buy_train', peerNameOf(company), fields);
}

/** Another director is not asked there: an offer that was refused is none, and stands for nothing. */
function buyTrain(table: Table, pending: Moves, { train, from, price }: Of<'buyTrain'>, company: CompanyId): Told {
  const next = pending.next();
  if (topFrame(pending.after())?.kind === 'trainOffer' && next?.type === 'answerOffer' && !next.accept) {
    const refusal = pending.take();
    return refusal ? { refusal } : told();
  }
  return told(trainEntry(table, company, train, from, price));
}

/** The director sells first there, and then the train is bought; who cannot pay goes bankrupt, and all is sold with it. */
function forcePurchase(table: Table, pending: Moves, move: Of<'forcePurchase'>, company: CompanyId): Told {
  const { seats } = table.game.state;
  const players = seats.length;
  const sales: Entry[] = [];
  let before = { ...pending.after().certificates };
  for (let next = pending.next(); next; next = pending.next()) {
    if (topFrame(pending.after())?.kind !== 'raiseMoney' || next.type !== 'sellShares') break;
    const refusal = pending.take();
    if (refusal) return { refusal };
    sales.push(saleOf(before, pending, next));
    before = { ...pending.after().certificates };
  }
  if (pending.after().seats.length < players) return told(byCompany('bankrupt', peerNameOf(company)));
  return told(...sales, trainEntry(table, company, move.train, move.from, priceOfTrain(move.train)));
}

function discardTrain(table: Table, { train }: Of<'discardTrain'>): Told {
  const frame = frameOf(table);
  if (frame?.kind !== 'discardTrains') return untold('interop/untold-now');
  const copy = copiesOf(table.trains, frame.company, train)[0] ?? '';
  return told(byCompany('discard_train', peerNameOf(frame.company), { train: copy }));
}

/** Nobody is asked there who could do nothing; track and markers are passed one by one. */
function pass(table: Table, { seat }: Of<'pass'>): Told {
  const frame = frameOf(table);
  if (frame?.kind !== 'companyTurn') {
    const stuck = frame?.kind === 'stockRound' && table.game.choices(actor(table)).every(({ type }) => type === 'pass');
    return stuck ? told() : told(byPlayer('pass', seat));
  }
  const entry = passOf(frame.company);
  if (frame.step === 'trains') return mayBuyTrain(table) ? told(entry) : told();
  if (frame.step !== 'build') return told(entry);
  const laying = !frame.laid && !frame.marked && table.trackPassed !== frame.company;
  return told(...(laying ? [entry] : []), ...(canPlaceMarker(table) ? [entry] : []));
}
