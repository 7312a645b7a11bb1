import { cashOf, OFFERING, POOL, playerOwner } from '@stellwerk/engine/finance';
import { type Json, topFrame } from '@stellwerk/engine/kernel';
import { slotsOn, tileOn } from '@stellwerk/engine/track';
import {
  type Action,
  checkRun,
  DIESEL_PRICE,
  denominationOf,
  isMine,
  isMineCompany,
  isRailway,
  MINE_IDS,
  type MineCompanyId,
  mapOf,
  mines,
  nextSize,
  type Operation,
  phaseOf,
  type RailwayId,
  runSituation,
  type State,
  type StockId,
  salePrice,
  sharesToExercise,
  VALUES,
  valueNow,
} from '@stellwerk/titles/1873';
import { copyOn, freeCopy, typeOfCopy } from '../copies.ts';
import { byCompany, byMinor, byPlayer, type Entry, type Pending, type Told, told, untold } from '../entry.ts';
import { routeEntry } from '../route-entries.ts';
import { asksForSwitchers, isAskedForStation } from './flow.ts';
import { goodsNamed, peerNameOf } from './names.ts';
import { arrangementOf, listPrice, nextCopy, ownerOf } from './purchases.ts';
import { placesOf } from './routes.ts';
import { frameOf, operating, type Table } from './table.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type Moves = Pending<State, Action>;

/** What the site writes for the next moves of a game here. */
export function tell(table: Table, pending: Moves): Told {
  const who = operating(frameOf(table));
  const before = [...concessionTiles(table, who), ...stationPassed(table, pending.move, who)];
  const answer = tellMove(table, pending, who, before);
  return 'refusal' in answer ? answer : told(...before, ...answer.entries);
}

function tellMove(table: Table, pending: Moves, who: Operation | '', before: readonly Entry[]): Told {
  const { move } = pending;
  const { state } = table.game;
  switch (move.type) {
    case 'bidPremium':
      return told(byPlayer('bid', move.seat, { price: move.amount }));
    case 'buyItem': {
      const price = isMine(move.item) ? mines[move.item].faceValue : 100;
      return told(byPlayer('bid', move.seat, { company: peerNameOf(move.item), price }));
    }
    case 'putUp':
    case 'raise':
      return bid(table, pending, move);
    case 'foundRailway':
      return foundRailway(state, pending, move);
    case 'foundMines':
      return foundMines(pending, move);
    case 'buyShare':
      return buyShare(table, move);
    case 'sellShares':
      return sellShares(state, move);
    case 'exercise':
      return exercise(state, move);
    case 'answer':
      return move.accept ? told() : untold('interop/untold-refusal');
    case 'pass':
      return who === '' ? passOfPlayer(table, pending, move.seat) : passInTurn(table, who);
    default:
      return who === '' ? untold('interop/untold-now') : tellTurn(table, pending, who, before);
  }
}

function tellTurn(table: Table, pending: Moves, who: Operation, before: readonly Entry[]): Told {
  const { move } = pending;
  switch (move.type) {
    case 'layTile':
      return layTile(table, pending, move, who);
    case 'placeMarker':
      return isRailway(who) ? placeMarker(table, move, who, before) : untold('interop/untold-now');
    case 'produce':
      return isMineCompany(who) ? produce(table, move, who) : untold('interop/untold-now');
    case 'run':
      return isRailway(who) ? run(table, move, who) : untold('interop/untold-now');
    case 'payOut':
      return told(by('dividend', who, { kind: { full: 'payout', half: 'half', none: 'withhold' }[move.part] }));
    case 'buyMine':
      return told(by('buy_corporation', who, { minor: peerNameOf(move.mine), price: move.price }));
    case 'buyMachine':
      return told(fromBank(table, who, 'M', slotsOf(table, who, move.mines)));
    case 'buyLoco':
      return told(fromBank(table, who, 'T'));
    case 'buyDiesel':
      return told(by('buy_train', who, { train: nextCopy(table, 'D'), price: DIESEL_PRICE, variant: 'D' }));
    case 'buySwitcher':
      return told(fromBank(table, who, 'S', switcherSlot(table, who, move.scraps)));
    case 'trade':
      return trade(table, move, who);
    case 'scrap':
      return scrap(table, move, who);
    case 'becomeInsolvent':
      return told(by('pass', who));
    case 'issueShares':
    case 'closeMine':
      return told(by('convert', who));
    default:
      return untold('interop/kind');
  }
}

function by(type: string, who: Operation, fields: Readonly<Record<string, Json>> = {}): Entry {
  return (isMine(who) ? byMinor : byCompany)(type, peerNameOf(who), fields);
}

/** The concession route comes at once here, there hex by hex. */
function concessionTiles(table: Table, who: Operation | ''): readonly Entry[] {
  if (who === '' || !isRailway(who)) return [];
  const { laid } = table.game.state.track;
  const missing = Object.entries(laid).filter(([hex, { tile }]) => typeOfCopy(copyOn(table.tiles, hex)) !== tile);
  const used = new Map<string, number>();
  return missing.map(([hex, { tile, rotation }]) => {
    const after = used.get(tile) ?? 0;
    used.set(tile, after + 1);
    return by('lay_tile', who, { hex, tile: freeCopy(table.tiles, tile, after), rotation });
  });
}

/** The site asks for a station even where none can be placed. */
function stationPassed(table: Table, move: Action, who: Operation | ''): readonly Entry[] {
  return who !== '' && move.type !== 'placeMarker' && isAskedForStation(table) ? [by('pass', who)] : [];
}

/** Bids, and then the passes of those whom the site asks although they cannot raise any more. */
function bid(table: Table, pending: Moves, move: Of<'putUp'> | Of<'raise'>): Told {
  const frame = frameOf(table);
  const item = move.type === 'putUp' ? move.item : frame?.kind === 'bidding' ? frame.item : undefined;
  if (item === undefined) return untold('interop/untold-now');
  const { state } = table.game;
  const bidders =
    move.type === 'raise'
      ? table.bidders
      : new Set(state.seats.filter((seat) => cashOf(state, playerOwner(seat)) > move.amount));
  return told(
    byPlayer('bid', move.seat, { company: peerNameOf(item), price: move.amount }),
    ...passesAfter(pending, move.seat, move.seat, bidders),
  );
}

/** The bidders between the one who acted and the one who is asked here next. */
function passesAfter(pending: Moves, seat: number, highest: number, bidders: ReadonlySet<number>): readonly Entry[] {
  const after = pending.after();
  const frame = topFrame(after);
  const next = frame?.kind === 'bidding' ? frame.seat : seat;
  const { seats } = after;
  const from = seats.indexOf(seat);
  const passes: Entry[] = [];
  for (let step = 1; step < seats.length; step++) {
    const other = seats[(from + step) % seats.length] ?? seat;
    if (other === next) break;
    if (bidders.has(other) && other !== highest && other !== seat) passes.push(byPlayer('pass', other));
  }
  return passes;
}

/** The first share comes with the founding; whoever could pay for it is asked for a second. */
function foundRailway(state: Readonly<State>, pending: Moves, move: Of<'foundRailway'>): Told {
  const { seat, company, price, shares } = move;
  if (shares > 2) return untold('interop/untold-shares');
  const name = peerNameOf(company);
  const percent = denominationOf(pending.after(), company);
  const asked = cashOf(state, playerOwner(seat)) >= 2 * price;
  return told(
    byPlayer('par', seat, { corporation: name, share_price: squareOf(price) }),
    ...(shares === 2 ? [byPlayer('buy_shares', seat, { shares: [`${name}_1`], percent })] : []),
    ...(shares === 1 && asked ? [byPlayer('pass', seat)] : []),
  );
}

/** "120,0,5": the value and its box. */
function squareOf(value: number): string {
  return `${value},0,${VALUES.indexOf(value)}`;
}

/** The price means nothing there. */
function foundMines(_: Moves, { seat, company, first, second }: Of<'foundMines'>): Told {
  const name = peerNameOf(company);
  return told(
    byPlayer('par', seat, { corporation: name, share_price: squareOf(120) }),
    ...[first, second].map((mine) => byCompany('merge', name, { minor: peerNameOf(mine) })),
  );
}

/** The numbers of the shares that somebody has. */
function numbersOf(state: Readonly<State>, id: StockId, owner: string): readonly number[] {
  return (state.certificates[id] ?? []).flatMap((holder, i) => (holder === owner ? [i] : []));
}

/** Where both places have shares, the site's names tell them apart. */
function buyShare({ game: { state }, issued }: Table, { seat, company, from }: Of<'buyShare'>): Told {
  const name = peerNameOf(company);
  const there = numbersOf(state, company, from === 'pool' ? POOL : OFFERING);
  const number = there.find((one) => issued.has(`${name}_${one}`) === (from === 'pool')) ?? there[0];
  if (number === undefined) return untold('interop/untold-share');
  return told(byPlayer('buy_shares', seat, { shares: [`${name}_${number}`], percent: denominationOf(state, company) }));
}

function sellShares(state: Readonly<State>, { seat, company, count }: Of<'sellShares'>): Told {
  const numbers = numbersOf(state, company, playerOwner(seat)).slice(0, count);
  const price = salePrice(state, company);
  return told(
    byPlayer('sell_shares', seat, {
      shares: numbers.map((number) => `${peerNameOf(company)}_${number}`),
      percent: count * denominationOf(state, company),
      ...(price === valueNow(state, company) ? {} : { share_price: price }),
    }),
  );
}

/** The first 20 %, then one by one; whoever takes less than he may passes. */
function exercise(state: Readonly<State>, { seat, company, count }: Of<'exercise'>): Told {
  const [least, most] = sharesToExercise(state, company);
  const name = peerNameOf(company);
  const percent = denominationOf(state, company);
  const shares = numbersOf(state, company, POOL)
    .slice(0, count)
    .map((number) => `${name}_${number}`);
  const packets = [shares.slice(0, least), ...shares.slice(least).map((share) => [share])];
  return told(
    ...packets.map((packet) => byPlayer('buy_shares', seat, { shares: packet, percent: packet.length * percent })),
    ...(count < most ? [byPlayer('pass', seat)] : []),
  );
}

/** With the end of the track step the site looks which mines are connected. */
function layTile(table: Table, pending: Moves, { hex, tile, rotation }: Of<'layTile'>, who: Operation): Told {
  const fields = { hex, tile: freeCopy(table.tiles, tile), rotation };
  const ended = isTrackEnded(pending, who);
  return told(by('lay_tile', who, ended ? { auto_actions: [connection(pending.after(), who)], ...fields } : fields));
}

function isTrackEnded(pending: Moves, who: Operation): boolean {
  const frame = topFrame(pending.after());
  return !(operating(frame) === who && frame && 'step' in frame && frame.step === 'track');
}

function connection(after: Readonly<State>, who: Operation): Json {
  const connected = MINE_IDS.filter((id) => after.mines[id].connected).map(peerNameOf);
  return {
    type: 'destination_connection',
    entity: peerNameOf(who),
    entity_type: isMine(who) ? 'minor' : 'corporation',
    minors: connected,
  };
}

/** The tile there may be one of the concession route, told just before. */
function placeMarker(
  table: Table,
  { hex, node, replaces }: Of<'placeMarker'>,
  who: RailwayId,
  before: readonly Entry[],
): Told {
  const { state } = table.game;
  const map = mapOf(state);
  const stops = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
  const slot = Math.max(0, slotsOn(map, state.track, hex, node).indexOf(replaces));
  const laid = before.find((entry) => entry['hex'] === hex)?.['tile'];
  const copy = typeof laid === 'string' ? laid : copyOn(table.tiles, hex);
  const city = `${copy}-${stops.findIndex(({ id }) => id === node)}`;
  return told(by('place_token', who, { city, slot, tokener: peerNameOf(who) }));
}

/** Swaps of two mines each, until the switchers lie as they shall; who has nothing to swap is not asked. */
function produce(table: Table, { switchers }: Of<'produce'>, who: MineCompanyId): Told {
  const now = [...arrangementOf(table, who)];
  const swaps: Entry[] = [];
  switchers.forEach((size, to) => {
    const from = now.findIndex((other, i) => i > to && other === size);
    if (now[to] === size || from < 0) return;
    now[from] = now[to] ?? 0;
    now[to] = size;
    swaps.push(by('switch_trains', who, { slots: [to, from] }));
  });
  return told(...swaps, ...(asksForSwitchers(table, who) ? [by('pass', who)] : []));
}

function run(table: Table, { routes }: Of<'run'>, who: RailwayId): Told {
  const situation = runSituation(table.game.state, who);
  const checked = checkRun(situation, routes);
  if (!checked.ok) return untold('interop/untold-routes');
  const places = placesOf(table, who, routes, situation.locos);
  const entries = routes.map(({ path }, i) =>
    routeEntry(situation.graph, places[i] ?? '', path, checked.result.routes[i]?.revenue ?? 0),
  );
  return told(by('run_routes', who, { routes: entries, extra_revenue: 0, subsidy: 0 }));
}

/** For mine companies: which of their mines, by place. */
function slotsOf({ game }: Table, who: Operation, chosen: readonly string[]): readonly number[] | undefined {
  if (!isMineCompany(who)) return undefined;
  return game.state.mineCompanies[who].mines.flatMap((mine, i) => (chosen.includes(mine) ? [i] : []));
}

/** A switcher goes to a mine without one, or in the place of the one that is scrapped. */
function switcherSlot(table: Table, who: Operation, scraps: number): readonly number[] | undefined {
  if (!isMineCompany(who)) return undefined;
  const sizes = arrangementOf(table, who);
  return [Math.max(0, sizes.indexOf(scraps))];
}

function fromBank(table: Table, who: Operation, kind: 'T' | 'M' | 'S', slots?: readonly number[]): Entry {
  const { state } = table.game;
  const variant = `${kind === 'S' ? phaseOf(state).size : nextSize(state)}${kind}`;
  const fields = { train: nextCopy(table, variant), price: listPrice(variant), variant };
  return by('buy_train', who, slots ? { ...fields, slots: [...slots] } : fields);
}

/** The names of what somebody has of an item of a size. */
function namesOf(table: Table, owner: Operation, item: string, size: number): readonly string[] {
  return [...table.held.keys(), ...table.slots.values()].filter((name) => {
    const goods = goodsNamed(name);
    return goods?.item === item && (item === 'diesel' || goods.size === size) && ownerOf(table, name) === owner;
  });
}

function trade(table: Table, move: Of<'trade'>, who: Operation): Told {
  const { item, size, seller, price, upkeep, scraps } = move;
  const [train] = namesOf(table, seller, item, size);
  if (train === undefined) return untold('interop/untold-train');
  const phase = phaseOf(table.game.state);
  const due = item === 'diesel' ? 0 : ((item === 'loco' ? phase.locos : phase.switchers)[size - 1] ?? 0);
  const slots = item === 'switcher' ? switcherSlot(table, who, scraps) : undefined;
  return told(
    by('buy_train', who, {
      train,
      price,
      ...(slots ? { slots: [...slots] } : {}),
      ...(upkeep === 'seller' && due > 0 ? { extra_due: true } : {}),
    }),
  );
}

function scrap(table: Table, { item, size }: Of<'scrap'>, who: Operation): Told {
  const [train] = namesOf(table, who, item, size);
  return train === undefined ? untold('interop/untold-train') : told(by('scrap_train', who, { train }));
}

function passOfPlayer(table: Table, pending: Moves, seat: number): Told {
  const frame = frameOf(table);
  const pass = byPlayer('pass', seat);
  if (frame?.kind === 'bidding') return told(pass, ...passesAfter(pending, seat, frame.high.seat, table.bidders));
  const stuck = frame?.kind === 'stockRound' && table.game.choices(seat).every(({ type }) => type === 'pass');
  return stuck ? told() : told(pass);
}

const BUYING: ReadonlySet<string> = new Set(['buyMachine', 'buyLoco', 'buyDiesel', 'buySwitcher', 'trade', 'scrap']);

/** Purchases, and closing or issuing, are passed one by one, each only where something could be done. */
function passInTurn(table: Table, who: Operation): Told {
  const frame = frameOf(table);
  const pass = by('pass', who);
  if (!frame || !('step' in frame)) return told(pass);
  if (frame.step !== 'purchases' && frame.step !== 'issue') return told(pass);
  const seat = table.game.actors()[0] ?? -1;
  const kinds = table.game.choices(seat).map(({ type }) => type);
  const buys = frame.step === 'purchases' && kinds.some((kind) => BUYING.has(kind));
  const closes = kinds.some((kind) => kind === 'closeMine' || kind === 'issueShares');
  return told(...(buys ? [pass] : []), ...(closes ? [pass] : []));
}
