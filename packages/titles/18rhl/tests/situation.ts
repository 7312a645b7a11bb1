import {
  BANK,
  cellAt,
  DEPOT,
  GONE,
  moveTrain,
  OFFERING,
  type Owner,
  POOL,
  parPlaces,
  placeMarker as placeOnMarket,
  playerOwner,
  trainsOf,
} from '@stellwerk/engine/finance';
import { arrange, explain, type Game, type Options } from '@stellwerk/engine/kernel';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { freeSlots, placeMarker, type Rotation, replaceTile, tileOn } from '@stellwerk/engine/track';
import { newCompanyTurn, newOperatingRound, newStockRound } from '../../rhineland/new-frames.ts';
import { type CompanyId, companies, isCompany } from '../companies.ts';
import { rhl } from '../index.ts';
import { market } from '../market.ts';
import { cases, rules } from '../rules/index.ts';
import { PRIVATE_IDS, type PrivateId } from '../start-items.ts';
import { type CompanyTurn, type Frame, mapOf, type State, type StockRound } from '../state.ts';
import { TRAIN_TYPES, type TrainType } from '../trains.ts';

export { offers, play, refusedBy, types, typesOffered } from '@stellwerk/engine/testing/play';

export const rule = ruleTests(rules, cases);

type Holder = number | 'pool';
type Hand = number | readonly number[];

/**
 * A position in words. What is not said is as after the set-up with the start packet sold and its privates closed; whatever
 * is taken comes from where the game keeps it, so nothing is made or lost.
 */
export interface Situation {
  readonly players?: number;
  readonly options?: Options;
  /** The phase; by default that of the highest train owned. New trains of lower types that nobody has are gone. */
  readonly phase?: TrainType;
  /** Cash by seat. */
  readonly cash?: readonly number[];
  readonly treasury?: Partial<Record<CompanyId, number>>;
  /** The bank's money; the Aachen fund's is set apart by `fund`. The last seat is given or relieved of the difference. */
  readonly bank?: number;
  readonly fund?: number;
  /**
   * Company → who has how much of it: percents, or a list of certificates ([20, 10]) where it matters. The first seat named
   * has the director certificate. What nobody has is in the initial offering.
   */
  readonly shares?: Partial<Record<CompanyId, readonly (readonly [Holder, Hand])[]>>;
  /** Company → par; 70 for every company with shares, unless told. */
  readonly par?: Partial<Record<CompanyId, number>>;
  /** Company → its place on the market as [row, column]; its par square unless told. Companies named first lie on top. */
  readonly at?: Partial<Record<CompanyId, readonly [row: number, column: number]>>;
  /** Companies that have floated and acted; by default every company with a treasury, a train, a marker or a turn. */
  readonly floated?: readonly CompanyId[];
  /** Of these, the ones that have not had a turn yet. */
  readonly fresh?: readonly CompanyId[];
  readonly debt?: Partial<Record<CompanyId, number>>;
  readonly trains?: Partial<Record<CompanyId | 'pool', readonly TrainType[]>>;
  /** Hex → tile and rotation, such as { E4: '7/4' }, laid in this order. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Company → hexes or nodes ('F9', 'F9.city1') of its markers beside the homes, which are there once it has floated. */
  readonly markers?: Partial<Record<CompanyId, readonly string[]>>;
  /** Companies that floated but whose home markers are not placed. */
  readonly homeless?: readonly CompanyId[];
  readonly privates?: Partial<Record<PrivateId, number>>;
  readonly usedPowers?: readonly PrivateId[];
  readonly priority?: number;
  readonly stock?: { readonly seat: number } & Partial<Omit<StockRound, 'kind' | 'seat'>>;
  readonly turn?: { readonly company: CompanyId } & Partial<Omit<CompanyTurn, 'kind' | 'company'>>;
  /** The operating round the turn stands in; the first of one unless told. */
  readonly round?: { readonly number: number; readonly of: number; readonly acted?: readonly CompanyId[] };
  readonly bankBroke?: State['bankBroke'];
  /** Which of the nine draws placed coal mine and steel mill; 1 unless told (J3 and Krefeld). */
  readonly draw?: number;
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dea', 'Eva', 'Fox'];

/** A game standing in that position; an impossible one throws. Seats sit in the order of their numbers. */
export function situation(wanted: Situation = {}): Game<State> {
  const players = NAMES.slice(0, wanted.players ?? 3);
  const options = { seating: 'given', sites: String(wanted.draw ?? 1), ...wanted.options };
  const game = arrange(rhl, { players, options, seed: 'situation' }, (state) => edit(state, wanted));
  if (!game.ok) throw new Error(explain(game.refusal, { language: 'en', players, title: rhl }));
  return game.value;
}

function edit(state: State, wanted: Situation): void {
  sellPacket(state, wanted);
  for (const [id, hands] of Object.entries(wanted.shares ?? {})) if (isCompany(id) && hands) deal(state, id, hands);
  quote(state, wanted);
  dealTrains(state, wanted);
  float(state, wanted);
  build(state, wanted);
  state.priority = wanted.priority ?? 0;
  state.usedPowers = [...(wanted.usedPowers ?? [])];
  state.bankBroke = wanted.bankBroke ?? '';
  state.flow = framesOf(state, wanted);
  settleMoney(state, wanted);
}

/** Nobody has anything from the packet but what `privates` and `shares` say. */
function sellPacket(state: State, { privates = {} }: Situation): void {
  for (const id of PRIVATE_IDS) {
    const seat = privates[id];
    state.privates[id] = seat === undefined ? GONE : playerOwner(seat);
  }
  state.certificates['RhE'] = companies.RhE.certificates.map(() => OFFERING);
  state.certificates['GVE'] = companies.GVE.certificates.map(() => OFFERING);
}

function deal(state: State, id: CompanyId, hands: readonly (readonly [Holder, Hand])[]): void {
  const owners = state.certificates[id] ?? [];
  const specs = companies[id].certificates;
  hands.forEach(([holder, hand], i) => {
    const owner: Owner = holder === 'pool' ? POOL : playerOwner(holder);
    const percents = typeof hand === 'number' ? tens(hand, i === 0) : [...hand];
    for (const [j, percent] of percents.entries()) {
      const director = i === 0 && j === 0 && percent === 20;
      const at = owners.findIndex(
        (held, k) => held === OFFERING && specs[k]?.percent === percent && (specs[k]?.director === true) === director,
      );
      if (at < 0) throw new Error(`there is no ${percent}% certificate of ${id} left for ${owner}`);
      owners[at] = owner;
    }
  });
}

function tens(percent: number, director: boolean): number[] {
  const first = director ? [20] : [];
  return [...first, ...Array<number>((percent - (director ? 20 : 0)) / 10).fill(10)];
}

function quote(state: State, { shares = {}, par = {}, at = {} }: Situation): void {
  const ids = [...new Set([...Object.keys(at), ...Object.keys(shares), ...Object.keys(par)])].filter(isCompany);
  for (const id of ids) {
    const price = par[id] ?? 70;
    const [row, column] = at[id] ?? [];
    const place =
      row === undefined || column === undefined ? parPlaces(market).find((p) => p.price === price) : { row, column };
    if (!place || !cellAt(market, place)) throw new Error(`no square ${row},${column} (par ${price}) for ${id}`);
    state.companies[id].par = price;
    placeOnMarket(state, id, place);
  }
}

function dealTrains(state: State, { trains = {}, phase }: Situation): void {
  let highest: TrainType = '2';
  for (const [owner, types] of Object.entries(trains)) {
    for (const type of types ?? []) {
      moveTrain(state, type, DEPOT, owner);
      if (Number(type) > Number(highest)) highest = type;
    }
  }
  state.phase = phase ?? highest;
  for (const type of TRAIN_TYPES) {
    while (Number(type) < Number(state.phase) && trainsOf(state, DEPOT).includes(type))
      moveTrain(state, type, DEPOT, GONE);
  }
}

function float(state: State, wanted: Situation): void {
  const implied = [
    ...Object.keys(wanted.treasury ?? {}),
    ...Object.keys(wanted.trains ?? {}),
    ...Object.keys(wanted.markers ?? {}),
    ...(wanted.turn ? [wanted.turn.company] : []),
    ...(wanted.round?.acted ?? []),
  ].filter(isCompany);
  for (const id of new Set(wanted.floated ?? implied)) {
    state.companies[id].floated = true;
    state.companies[id].acted = !wanted.fresh?.includes(id);
    state.companies[id].debt = wanted.debt?.[id] ?? 0;
  }
}

function build(state: State, wanted: Situation): void {
  const map = mapOf(state);
  const homeless = new Set([...(wanted.homeless ?? []), ...(wanted.fresh ?? [])]);
  const put = (id: CompanyId, hex: string, node: string) => {
    const [slot] = freeSlots(map, state.track, hex, node);
    if (slot === undefined) throw new Error(`no free place for ${id} on ${hex}`);
    placeMarker(map, state.track, { hex, node, slot }, id);
  };
  for (const company of Object.values(companies)) {
    if (!state.companies[company.id].floated || homeless.has(company.id)) continue;
    for (const hex of company.homes) {
      const home = state.track.reserved[hex]?.find((place) => place.company === company.id);
      put(company.id, hex, home?.node ?? 'city0');
    }
  }
  for (const [hex, laid] of Object.entries(wanted.tiles ?? {})) {
    const [tile = '', turned] = laid.split('/');
    const rotation = ([0, 1, 2, 3, 4, 5] as const).find((r): r is Rotation => r === Number(turned));
    if (rotation === undefined) throw new Error(`${laid} is no tile and rotation`);
    replaceTile(map, state.track, state.tiles, hex, { tile, rotation });
  }
  for (const [id, places] of Object.entries(wanted.markers ?? {})) {
    for (const place of places ?? []) {
      const [hex = '', node] = place.split('.');
      const nodes = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
      if (isCompany(id)) put(id, hex, node ?? nodes[0]?.id ?? '');
    }
  }
}

function framesOf(state: State, { turn, stock, round }: Situation): Frame[] {
  if (!turn) return [{ ...newStockRound(state), ...stock }];
  const { number, of, acted = [] } = round ?? { number: 1, of: 1 };
  const operating = { ...newOperatingRound(number, of), begun: true, acted: [...acted, turn.company] };
  return [operating, { ...newCompanyTurn(turn.company), begun: true, ...turn }];
}

function settleMoney(state: State, { cash = [], treasury = {}, fund = 0, bank }: Situation): void {
  for (const [seat, amount] of cash.entries()) state.money[playerOwner(seat)] = amount;
  for (const [id, amount] of Object.entries(treasury)) state.money[id] = amount ?? 0;
  if (fund > 0) state.money['aachenFund'] = fund;
  const last = playerOwner(state.startingPlayers - 1);
  const others = () => Object.entries(state.money).reduce((sum, [owner, has]) => sum + (owner === BANK ? 0 : has), 0);
  if (bank !== undefined) state.money[last] = (state.money[last] ?? 0) + 9000 - bank - others();
  state.money[BANK] = 9000 - others();
}
