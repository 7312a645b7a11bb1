import {
  BANK,
  cellAt,
  DEPOT,
  GONE,
  moveTrain,
  placeMarker as placeOnMarket,
  playerOwner,
  trainsOf,
} from '@stellwerk/engine/finance';
import { arrange, explain, type Game, newGame, type Options } from '@stellwerk/engine/kernel';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { freeSlots, placeMarker, type Rotation, replaceTile, tileOn } from '@stellwerk/engine/track';
import { COMPANY_IDS, type CompanyId, companies, type DirectorPercent, isCompany, PERMITS } from '../companies.ts';
import { issueCompany, rowsFor } from '../founding.ts';
import { priceBonus } from '../income.ts';
import { china } from '../index.ts';
import { freeHomes } from '../investor-choice.ts';
import { INVESTOR_IDS, type InvestorId, investors, isInvestor } from '../investors.ts';
import { market } from '../market.ts';
import { newCompanyTurn, newInvestorTurn, newOperatingRound, newStockRound } from '../new-frames.ts';
import { nextAbove } from '../paper.ts';
import type { ParPrice } from '../par.ts';
import { PRIVATE_IDS, type PrivateId } from '../privates.ts';
import { cases, rules } from '../rules/index.ts';
import {
  barPosition,
  type CompanyTurn,
  type Frame,
  type InvestorTurn,
  mapOf,
  type OperatingRound,
  type Railway,
  type State,
  type StockRound,
} from '../state.ts';
import { isSaleType, type PhaseId, phaseBegunBy, phases, SALE_ORDER, type TrainType } from '../trains.ts';

export { offers, play, refusedBy, types, typesOffered } from '@stellwerk/engine/testing/play';

export const rule = ruleTests(rules, cases);

const NOBODY = () => {};

/**
 * A position in words. What is not said is as after the set-up with all privates sold and without further effect, no
 * investor in play and nothing founded; whatever is taken comes from where the game keeps it, so nothing is made or lost.
 */
export interface Situation {
  readonly players?: number;
  readonly options?: Options;
  /** The phase; by default that of the highest train owned. New trains of lower types that nobody has are gone. */
  readonly phase?: PhaseId;
  /** Cash by seat. */
  readonly cash?: readonly number[];
  readonly debts?: readonly number[];
  readonly treasury?: Partial<Record<Railway, number>>;
  /** Company → who has how many percent of it; the first seat named has the director certificate. The rest is in the bank. */
  readonly shares?: Partial<Record<CompanyId, readonly (readonly [seat: number, percent: number])[]>>;
  /** Company → the size of its director certificate; 20 unless told. */
  readonly director?: Partial<Record<CompanyId, DirectorPercent>>;
  /** Company → issue price; 90 for every company with shares, unless told. */
  readonly par?: Partial<Record<CompanyId, ParPrice>>;
  /** Company → its row within its price from 0; the topmost free one, in the order of `shares`, unless told. */
  readonly rows?: Partial<Record<CompanyId, number>>;
  /** Company → its permit; one that holds now, unless told. */
  readonly permits?: Partial<Record<CompanyId, string>>;
  /** Company → its place on the market as [row, column]; the start field of its price unless told. */
  readonly at?: Partial<Record<CompanyId, readonly [row: number, column: number]>>;
  /** Companies in operation; by default every company with a treasury, a train, a marker or a turn. */
  readonly open?: readonly CompanyId[];
  /** Companies that have had the second half of their capital. */
  readonly funded?: readonly CompanyId[];
  readonly trains?: Partial<Record<CompanyId, readonly TrainType[]>>;
  /** How many new trains of a type are left in the bank, where that is not all that nobody owns; the others are gone. */
  readonly bank?: Partial<Record<TrainType, number>>;
  /** Hex → tile and rotation, such as { E4: '7/4' }, laid in this order. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Company → hexes or nodes ('F9', 'F9.city1') of its markers beside the home, which is there once it is open. */
  readonly markers?: Partial<Record<CompanyId, readonly string[]>>;
  /** Investors in play with the seats they belong to, and the company whose card lies on them. */
  readonly investors?: Partial<Record<InvestorId, readonly [seat: number, company?: CompanyId]>>;
  readonly privates?: Partial<Record<PrivateId, number>>;
  readonly permitOfP5?: CompanyId;
  readonly priority?: number;
  /** The company beside which the purchase marker stands. */
  readonly marker?: CompanyId;
  readonly turnsLeft?: number;
  readonly stock?: { readonly seat: number } & Partial<Omit<StockRound, 'kind' | 'seat'>>;
  /** With `stock` beside it, the stock round interrupts this turn. */
  readonly turn?: { readonly company: CompanyId } & Partial<Omit<CompanyTurn, 'kind' | 'company'>>;
  readonly investorTurn?: { readonly investor: InvestorId } & Partial<Omit<InvestorTurn, 'kind' | 'investor'>>;
  /** The operating round of the turn; alone, it goes on behind place `at` of the bar (see state.ts). */
  readonly round?: Partial<Omit<OperatingRound, 'kind'>>;
}

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dea', 'Eva', 'Fox', 'Gus'];

/** A game standing in that position; an impossible one throws. Seats sit in the order of their numbers. */
export function situation(wanted: Situation = {}): Game<State> {
  const players = NAMES.slice(0, wanted.players ?? 3);
  const options = { seating: 'given', ...wanted.options };
  const game = arrange(china, { players, options, seed: 'situation' }, (state) => edit(state, wanted));
  if (!game.ok) throw new Error(explain(game.refusal, { language: 'en', players, title: china }));
  return game.value;
}

/** A new game with the auction of P0 about to begin, seats in the order of their numbers. */
export function opening(players = 3, options: Options = {}): Game<State> {
  const names = NAMES.slice(0, players);
  const game = newGame(china, { players: names, options: { seating: 'given', ...options }, seed: 'opening' });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

function edit(state: State, wanted: Situation): void {
  for (const id of PRIVATE_IDS) {
    const seat = wanted.privates?.[id];
    state.privates[id] = seat === undefined ? GONE : playerOwner(seat);
  }
  state.permitOfP5 = wanted.permitOfP5 ?? null;
  dealTrains(state, wanted);
  for (const id of Object.keys(wanted.shares ?? {})) if (isCompany(id)) found(state, id, wanted);
  seatInvestors(state, wanted);
  for (const [id, hands] of Object.entries(wanted.shares ?? {})) if (isCompany(id)) deal(state, id, hands ?? []);
  openUp(state, wanted);
  build(state, wanted);
  state.priority = wanted.priority ?? 0;
  state.marker = wanted.marker ?? null;
  state.turnsLeft = wanted.turnsLeft ?? null;
  state.stockRounds = 1;
  settleMoney(state, wanted);
  state.flow = framesOf(state, wanted);
}

function dealTrains(state: State, { trains = {}, bank = {}, phase }: Situation): void {
  let highest = 0;
  for (const [owner, types] of Object.entries(trains)) {
    for (const type of types ?? []) {
      moveTrain(state, type, DEPOT, owner);
      if (isSaleType(type)) highest = Math.max(highest, SALE_ORDER.indexOf(type));
    }
  }
  state.phase = phase ?? phaseBegunBy(SALE_ORDER[highest] ?? '2');
  const now = SALE_ORDER.indexOf(phases[state.phase].begins);
  const left = (type: TrainType) => trainsOf(state, DEPOT).filter((one) => one === type).length;
  for (const [i, type] of SALE_ORDER.entries()) {
    const kept = bank[type] ?? (i < now ? 0 : left(type));
    if (kept > left(type)) throw new Error(`there are not ${kept} new ${type}-trains`);
    while (left(type) > kept) moveTrain(state, type, DEPOT, GONE);
  }
  while (bank['2R'] !== undefined && left('2R') > bank['2R']) moveTrain(state, '2R', DEPOT, GONE);
}

function found(state: State, id: CompanyId, wanted: Situation): void {
  const [first] = wanted.shares?.[id] ?? [];
  if (!first) throw new Error(`nobody directs ${id}`);
  const percent = wanted.director?.[id] ?? 20;
  const par = wanted.par?.[id] ?? 90;
  const [topmost] = rowsFor(state, par);
  const row = wanted.rows?.[id] ?? topmost;
  if (row === undefined) throw new Error(`no row is free at ${par} for ${id}`);
  const { letter } = phases[state.phase];
  const permit = wanted.permits?.[id] ?? PERMITS[percent].find((letters) => letters.includes(letter)) ?? '';
  issueCompany(state, { seat: first[0], company: id, percent, par, row, permit }, NOBODY);
  state.companies[id].secondHalf = wanted.funded?.includes(id) ?? false;
  const [line, column] = wanted.at?.[id] ?? [];
  if (line === undefined || column === undefined) return;
  if (!cellAt(market, { row: line, column })) throw new Error(`no field ${line},${column} for ${id}`);
  placeOnMarket(state, id, { row: line, column });
}

function seatInvestors(state: State, { investors: seated = {} }: Situation): void {
  for (const id of INVESTOR_IDS) {
    const [seat, company] = seated[id] ?? [];
    if (seat === undefined) continue;
    Object.assign(state.investors[id], { owner: seat, company: company ?? null });
    placeMarker(mapOf(state), state.track, { ...investors[id].home, slot: 0 }, id);
    if (company === undefined) continue;
    const index = nextAbove(state, company);
    if (index === undefined) throw new Error(`no card of ${company} is left for ${id}`);
    const cards = state.certificates[company];
    if (cards) cards[index] = id;
  }
  freeHomes(state);
}

function deal(state: State, id: CompanyId, hands: readonly (readonly [number, number])[]): void {
  const owners = state.certificates[id] ?? [];
  hands.forEach(([seat, percent], i) => {
    const tens = (percent - (i === 0 ? state.companies[id].director : 0)) / 10;
    for (let n = 0; n < tens; n++) {
      const at = owners.indexOf(BANK);
      if (at < 0) throw new Error(`no card of ${id} is left for seat ${seat}`);
      owners[at] = playerOwner(seat);
    }
  });
}

function openUp(state: State, wanted: Situation): void {
  const implied = [
    ...Object.keys(wanted.treasury ?? {}),
    ...Object.keys(wanted.trains ?? {}),
    ...Object.keys(wanted.markers ?? {}),
    ...(wanted.turn ? [wanted.turn.company] : []),
  ].filter(isCompany);
  for (const id of new Set(wanted.open ?? implied)) state.companies[id].open = true;
}

function build(state: State, wanted: Situation): void {
  const map = mapOf(state);
  const put = (id: CompanyId, hex: string, node: string) => {
    const [slot] = freeSlots(map, state.track, hex, node);
    if (slot === undefined) throw new Error(`no free place for ${id} on ${hex}`);
    placeMarker(map, state.track, { hex, node, slot }, id);
  };
  for (const id of COMPANY_IDS) {
    const { hex, node } = companies[id].home;
    if (state.companies[id].open) put(id, hex, node ?? 'city0');
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

function framesOf(state: State, { turn, investorTurn, stock, round }: Situation): Frame[] {
  const interruption: Frame[] = stock ? [{ ...newStockRound(state), begun: true, ...stock }] : [];
  if (!turn && !investorTurn && !round) {
    return stock ? interruption : [{ ...newStockRound(state), begun: true }];
  }
  const bonus = turn ? { bonus: priceBonus(state, turn.company) } : {};
  const acting: Frame[] = turn ? [{ ...newCompanyTurn(turn.company), begun: true, ...bonus, ...turn }] : [];
  if (investorTurn) acting.push({ ...newInvestorTurn(investorTurn.investor), begun: true, ...investorTurn });
  const row = turn ? INVESTOR_IDS.length + (barPosition(state, turn.company) ?? 0) : -1;
  const at = investorTurn ? INVESTOR_IDS.indexOf(investorTurn.investor) : row;
  return [{ ...newOperatingRound(1), begun: true, at, ...round }, ...acting, ...interruption];
}

function settleMoney(state: State, { cash = [], debts = [], treasury = {} }: Situation): void {
  const all = Object.values(state.money).reduce((sum, has) => sum + has, 0);
  for (const [seat, amount] of cash.entries()) state.money[playerOwner(seat)] = amount;
  for (const [seat, amount] of debts.entries()) state.debts[seat] = amount;
  for (const [id, amount] of Object.entries(treasury)) {
    if (!isCompany(id) && !isInvestor(id)) throw new Error(`${id} has no treasury`);
    state.money[id] = amount ?? 0;
  }
  const others = Object.entries(state.money).reduce((sum, [owner, has]) => sum + (owner === BANK ? 0 : has), 0);
  state.money[BANK] = all - others;
}

/** The kind of frame on top. */
export function top(game: Game<State>): string {
  return game.state.flow.at(-1)?.kind ?? '';
}
