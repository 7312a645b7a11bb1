import { BANK, cashOf, GONE, isPlayer, pay } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Tell, unlessEmpty } from '@stellwerk/engine/kernel';
import { isMineCompany, isRailway, type RailwayId, railways } from './companies.ts';
import { DIESEL_PRICE, SWITCHER_PRICES } from './data/units.ts';
import { isMine, type MineId } from './mines.ts';
import { dropSwitcher, type Goods, gainSwitcher, goodsOf, isFull, removeOne, switchersHeld } from './operations.ts';
import { settleDirector } from './paper.ts';
import { nextSize, takeDiesel, takeUnit } from './phase-change.ts';
import { type Operation, phaseOf, type State } from './state.ts';
import { type Size, type SwitcherSize, units } from './units.ts';

function capitalShort(state: State, id: Operation, rule: string, cost: number): Refusal | undefined {
  const cash = cashOf(state, id);
  return cash < cost ? refuse(rule, { cost, cash }, '1873.capitalShort') : undefined;
}

/** What each chapter says of the purchases of its operations. */
export function purchaseRule(id: Operation): string {
  return isMine(id) ? '1873/4.2.4-f' : isMineCompany(id) ? '1873/4.3.5-e' : '1873/4.4.7-i';
}

// Machines

/**
 * The mines of a buyer that a machine may be put in: those with a smaller one. 1873/4.2.4-b, 1873/4.3.5-a,
 * 1873/4.3.5-c
 */
function mayGrow(state: State, id: Operation): MineId[] {
  const own = isMineCompany(id) ? state.mineCompanies[id].mines : [id].filter(isMine);
  return own.filter((mine) => state.mines[mine].machine < nextSize(state));
}

function refuseMachine(state: State, id: Operation, chosen: readonly MineId[]): Refusal | undefined {
  const single = isMine(id);
  const price = units[nextSize(state)].machine;
  if (price === null) return refuse('1873/4.1-d');
  const fitting = mayGrow(state, id);
  if (chosen.length === 0 || chosen.some((mine) => !fitting.includes(mine))) {
    return refuse(single ? '1873/4.2.4-b' : fitting.length === 0 ? '1873/4.3.5-a' : '1873/4.3.5-c');
  }
  // The list is told in the order of the company's mines, each once.
  if (fitting.filter((mine) => chosen.includes(mine)).join() !== chosen.join()) return refuse('kernel/shape');
  const most = Math.min(nextSize(state), fitting.length);
  if (chosen.length > most) return refuse('1873/4.3.5-b');
  if (state.options.machineMarkers === 'most' && chosen.length < most) return refuse('1873/4.3.5-b');
  return capitalShort(state, id, single ? '1873/4.2.4-a' : '1873/4.3.5-a', price);
}

/**
 * As often as it can. 1873/4.2.4-d, 1873/4.3.5-h. One unit, one price; up to as many markers as its size.
 * 1873/4.2.4-c, 1873/4.3.5-b
 */
export function buyMachine(state: State, id: Operation, chosen: readonly MineId[], tell: Tell): Refusal | undefined {
  return refuseMachine(state, id, chosen) ?? installMachine(state, id, chosen, tell);
}

/** The next machine of the bank, paid from the capital, with a marker in each of these mines. */
export function installMachine(state: State, id: Operation, into: readonly MineId[], tell: Tell): undefined {
  const price = units[nextSize(state)].machine ?? 0;
  pay(state, id, BANK, price);
  tell({ type: 'machineBought', operation: id, size: nextSize(state), price, mines: into });
  const size = takeUnit(state, tell);
  for (const mine of into) state.mines[mine].machine = size;
}

function machineChoices(state: State, id: Operation): Choice[] {
  const price = units[nextSize(state)].machine;
  if (price === null || cashOf(state, id) < price) return [];
  const lists = subsets(mayGrow(state, id)).filter((chosen) => !refuseMachine(state, id, chosen));
  return unlessEmpty({ type: 'buyMachine', params: { mines: lists }, info: { price } });
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without.map((some) => [first, ...some]), ...without];
}

// Switchers

/** Switchers never touch the stack. 1873/4.1-h. The bank sells the size of the phase, from phase 2 on. 1873/4.1-g */
function switcherOnSale(state: State): SwitcherSize | undefined {
  const { size } = phaseOf(state);
  return size === 1 ? undefined : size;
}

/** Who has as many as mines must scrap one with the purchase, and only then. 1873/4.3.5-f */
export function refuseScrapped(state: State, id: Operation, scraps: number): Refusal | undefined {
  const fits = isFull(state, id) ? switchersHeld(state, id).some((size) => size === scraps) : scraps === 0;
  return fits ? undefined : refuse('1873/4.3.5-f');
}

/** What may be scrapped with a purchase of a switcher; 0 stands for nothing. */
export function scrapsWith(state: State, id: Operation): readonly number[] {
  return isFull(state, id) ? [...new Set(switchersHeld(state, id))] : [0];
}

function refuseSwitcher(state: State, id: Operation, scraps: number): Refusal | undefined {
  const size = switcherOnSale(state);
  if (size === undefined) return refuse('1873/4.1-g');
  if (isCompulsory(state, id)) return refuse('1873/4.4.7-a');
  return refuseScrapped(state, id, scraps) ?? capitalShort(state, id, purchaseRule(id), SWITCHER_PRICES[size]);
}

export function buySwitcher(state: State, id: Operation, scraps: number, tell: Tell): Refusal | undefined {
  const refusal = refuseSwitcher(state, id, scraps);
  if (refusal) return refusal;
  const size = switcherOnSale(state) ?? 2;
  pay(state, id, BANK, SWITCHER_PRICES[size]);
  tell({ type: 'switcherBought', operation: id, size, price: SWITCHER_PRICES[size] });
  takeInSwitcher(state, id, size, scraps);
  return undefined;
}

export function takeInSwitcher(state: State, id: Operation, size: SwitcherSize, scraps: number): void {
  if (scraps > 0) dropSwitcher(state, id, scraps);
  gainSwitcher(state, id, size);
}

function switcherChoices(state: State, id: Operation): Choice[] {
  const size = switcherOnSale(state);
  if (size === undefined) return [];
  const scraps = scrapsWith(state, id).filter((one) => !refuseSwitcher(state, id, one));
  return unlessEmpty({ type: 'buySwitcher', params: { scraps }, info: { price: SWITCHER_PRICES[size], size } });
}

// Locos

/** The first loco of a railway is still to be bought; the QLB has its local loco. 1873/4.4.7-a, 1873/4.4.9-b */
export function isCompulsory(state: State, id: Operation): boolean {
  return isRailway(id) && id !== 'QLB' && isPlayer(state.railways[id].concession.owner);
}

/** The NWE cannot run its two routes with a loco of size 1. 1873/4.4.7-c */
export function refuseFirstLoco(state: State, id: RailwayId, size: number): Refusal | undefined {
  return isCompulsory(state, id) && size < railways[id].concession.routes.length ? refuse('1873/4.4.7-c') : undefined;
}

/**
 * Only the capital counts, and no offer must be taken. 1873/4.4.7-f, 1873/4.4.7-g. Whether the bank's next loco can be
 * paid: then there is no way round it. 1873/4.4.7-p
 */
export function canAffordLoco(state: State, id: Operation): boolean {
  return cashOf(state, id) >= units[nextSize(state)].loco;
}

function refuseLoco(state: State, id: RailwayId): Refusal | undefined {
  const size = nextSize(state);
  return refuseFirstLoco(state, id, size) ?? capitalShort(state, id, '1873/4.4.7-b', units[size].loco);
}

export function buyLoco(state: State, id: RailwayId, tell: Tell): Refusal | undefined {
  return refuseLoco(state, id) ?? buyNextLoco(state, id, tell);
}

/** The next loco of the bank, paid from the capital. */
export function buyNextLoco(state: State, id: RailwayId, tell: Tell): undefined {
  const price = units[nextSize(state)].loco;
  pay(state, id, BANK, price);
  tell({ type: 'locoBought', company: id, size: nextSize(state), price });
  takeInLoco(state, id, takeUnit(state, tell), tell);
}

export function takeInLoco(state: State, id: RailwayId, size: Size, tell: Tell): void {
  state.railways[id].locos = [...state.railways[id].locos, size].sort();
  if (isCompulsory(state, id)) endConcession(state, id, tell);
}

/** The concession leaves the game, and whoever owns more directs the railway from now on. 1873/4.4.7-h */
export function endConcession(state: State, id: RailwayId, tell: Tell): void {
  state.railways[id].concession.owner = GONE;
  tell({ type: 'concessionEnded', company: id });
  settleDirector(state, id, tell);
}

function refuseDiesel(state: State, id: RailwayId): Refusal | undefined {
  if (isCompulsory(state, id)) return refuse('1873/4.4.7-d');
  if (state.fullSets < 1) return refuse('1873/T2-g');
  if (state.railways[id].diesel) return refuse('1873/4.4.7-n');
  return state.diesels < 1 ? refuse('1873/4.1-d') : capitalShort(state, id, '1873/4.4.7-i', DIESEL_PRICE);
}

export function buyDiesel(state: State, id: RailwayId, tell: Tell): Refusal | undefined {
  const refusal = refuseDiesel(state, id);
  if (refusal) return refusal;
  pay(state, id, BANK, DIESEL_PRICE);
  tell({ type: 'dieselBought', company: id, price: DIESEL_PRICE });
  state.railways[id].diesel = true;
  takeDiesel(state, tell);
  return undefined;
}

/** What stays must be able to run the concession route; the QLB has its local loco. 1873/4.4.7-m */
export function refuseParting(state: State, id: RailwayId, size: number): Refusal | undefined {
  if (id === 'QLB') return undefined;
  const left = state.railways[id].locos.reduce<number>((sum, one) => sum + one, 0) - size;
  return left < railways[id].concession.routes.length ? refuse('1873/4.4.7-m') : undefined;
}

export function dropLoco(state: State, id: RailwayId, size: number): void {
  removeOne(state.railways[id].locos, size);
}

// Scrapping

function refuseScrap(state: State, id: Operation, { item, size }: Goods): Refusal | undefined {
  if (item === 'switcher') {
    const rule = isMine(id) ? '1873/4.2.4-i' : isMineCompany(id) ? '1873/4.3.5-g' : '1873/4.4.7-l';
    return switchersHeld(state, id).some((one) => one === size) ? undefined : refuse(rule);
  }
  if (!isRailway(id)) return refuse(isMine(id) ? '1873/4.2.4-e' : '1873/4.3.5-d');
  if (item === 'diesel' || !state.railways[id].locos.some((one) => one === size)) return refuse('1873/4.4.7-l');
  return refuseParting(state, id, size);
}

/** Free of charge; what is scrapped leaves the game. 1873/4.2.4-i, 1873/4.3.5-g, 1873/4.4.7-l */
export function scrap(state: State, id: Operation, goods: Goods, tell: Tell): Refusal | undefined {
  const refusal = refuseScrap(state, id, goods);
  if (refusal) return refusal;
  const { item, size } = goods;
  if (item === 'switcher') dropSwitcher(state, id, size);
  else if (isRailway(id)) dropLoco(state, id, size);
  tell({ type: 'scrapped', operation: id, item, size });
  return undefined;
}

function scrapChoices(state: State, id: Operation): Choice[] {
  return goodsOf(state, id)
    .filter((one) => !refuseScrap(state, id, one))
    .map(({ item, size }) => ({ type: 'scrap', params: { item: [item], size: [size] } }));
}

/** Whether there is anything to do with the bank, without listing it. */
export function hasBankChoice(state: State, id: Operation): boolean {
  if (switcherChoices(state, id).length > 0 || scrapChoices(state, id).length > 0) return true;
  if (isRailway(id)) return !refuseLoco(state, id) || !refuseDiesel(state, id);
  const price = units[nextSize(state)].machine;
  return price !== null && cashOf(state, id) >= price && mayGrow(state, id).length > 0;
}

/** All that an operation may do with the bank in its step of purchases. */
export function bankChoices(state: State, id: Operation): Choice[] {
  if (!isRailway(id)) return [...machineChoices(state, id), ...switcherChoices(state, id), ...scrapChoices(state, id)];
  const size = nextSize(state);
  const loco: Choice = { type: 'buyLoco', params: {}, info: { price: units[size].loco, size } };
  const diesel: Choice = { type: 'buyDiesel', params: {}, info: { price: DIESEL_PRICE } };
  return [
    ...(refuseLoco(state, id) ? [] : [loco]),
    ...(refuseDiesel(state, id) ? [] : [diesel]),
    ...switcherChoices(state, id),
    ...scrapChoices(state, id),
  ];
}
