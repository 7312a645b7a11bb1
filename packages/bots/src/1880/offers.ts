import { cashOf, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import { type Choice, topFrame } from '@stellwerk/engine/kernel';
import {
  type CompanyId,
  isCompany,
  phaseOf,
  priceOfTrain,
  RESTORED,
  routeRules,
  type State,
  typeOnSale,
} from '@stellwerk/titles/1880';
import { blurred, type Decision, offered } from '../railway/planner.ts';
import { livesOf } from './appraise.ts';
import { earningsAtHome, incomeOf } from './earnings.ts';
import { isLasting } from './outlook.ts';
import { HOME_QUALITY } from './weights.ts';

/** What of all that is offered is worth a look. */
export type Offers = (decision: Decision<State>) => readonly Choice[];

/** Companies looked at for a founding, the best homes first. */
const HOMES = 4;
/** A train by whose size homes are compared, and the income that counts as much as a good home. */
const MEASURE = 4;
const GOOD_INCOME = 300;

/** Of the many ways to found a company only some. */
export function tradeOffers({ state, choices, seat, temper, random }: Decision<State>): readonly Choice[] {
  const founding = offered(choices, 'found');
  const homes = [
    ...new Set(
      founding.flatMap(({ params }) => (Array.isArray(params['company']) ? params['company'].map(String) : [])),
    ),
  ]
    .filter(isCompany)
    .map((id) => ({ id, quality: blurred(homeOf(state, id), { ...temper, blur: 0.12 }, random) }))
    .sort((a, b) => b.quality - a.quality)
    .slice(0, HOMES)
    .map(({ id }) => id);
  return [
    ...choices.filter(({ type }) => type !== 'found'),
    ...founding.flatMap((choice) => narrowed(state, seat, choice, homes)),
  ];
}

/** A good place, and track that is there already. */
function homeOf(state: State, id: CompanyId): number {
  return HOME_QUALITY[id] + earningsAtHome(state, id)(MEASURE) / GOOD_INCOME;
}

/** The first row, the percentages that open the company, and the permit that begins now. */
function narrowed(state: State, seat: number, choice: Choice, homes: readonly CompanyId[]): Choice[] {
  const { letter, opensWith } = phaseOf(state);
  const cash = cashOf(state, playerOwner(seat));
  const listed = (name: string) => {
    const domain = choice.params[name];
    return Array.isArray(domain) ? domain : [];
  };
  const company = listed('company').filter((id) => homes.some((home) => home === id));
  const permit = listed('permit').filter((one) => String(one).startsWith(letter));
  const percent = listed('percent').filter((one) => Number(one) === 20 || Number(one) <= opensWith);
  const row = listed('row').slice(0, 1);
  // Whoever cannot pay for the units with which it opens waits.
  const par = listed('par').filter((price) => cash >= (Number(price) * opensWith) / 10);
  const permits =
    permit.length > 0
      ? permit
      : listed('permit')
          .filter((one) => String(one).includes(letter))
          .slice(0, 1);
  if ([company, permits, percent, par].some((values) => values.length === 0)) return [];
  return [{ ...choice, params: { ...choice.params, company, permit: permits, percent, par, row } }];
}

/** Nothing is sold in a turn but by who must, and trains go from one company to another only where that helps one of them. */
export function turnOffers({ state, choices, temper }: Decision<State>): readonly Choice[] {
  const top = topFrame(state);
  const company = top?.kind === 'companyTurn' ? top.company : undefined;
  const helpless =
    company !== undefined &&
    trainsOf(state, company).length === 0 &&
    cashOf(state, company) < priceOfTrain(state, typeOnSale(state));
  const earns = company === undefined ? () => true : (choice: Choice) => isWorthIts(state, company, choice);
  return choices.filter(
    (choice) =>
      choice.type !== 'sellShares' &&
      earns(choice) &&
      (!isTrade(choice) ||
        (hasTrainToSpare(state, choice) && (helpless || (temper.thorough && helpsSeller(state, choice))))),
  );
}

/** What a further train must bring in a round, as a part of its price. */
const RETURN = 0.18;

/** Who has a train that runs on for a while buys one more only if that stays, or earns its price: money is wanted for those that stay. */
function isWorthIts(state: State, company: CompanyId, choice: Choice): boolean {
  const { train, from } = choice.params;
  if (choice.type !== 'buyTrain' || !Array.isArray(train) || !Array.isArray(from) || !from.includes('bank'))
    return true;
  const own = trainsOf(state, company);
  const lifeOf = livesOf(state);
  const lives = own.some((kind) => kind !== RESTORED && lifeOf(kind) > 1);
  if (!lives) return true;
  const rules = routeRules(state, company);
  const now = incomeOf(rules, own);
  return train.some((kind) => {
    const type = String(kind);
    return isLasting(type) || incomeOf(rules, [...own, type]) - now >= RETURN * priceOfTrain(state, type);
  });
}

/** A train of another company of the same director; it is only moved where one is needed. */
function isTrade({ type, params }: Choice): boolean {
  const from = params['from'];
  return type === 'buyTrain' && Array.isArray(from) && from.some((seller) => isCompany(String(seller)));
}

/** A train that goes one day brings a sister company the money for one that stays. */
function helpsSeller(state: State, { params }: Choice): boolean {
  const from = params['from'];
  return (
    Array.isArray(from) &&
    from.every((seller) => {
      const company = String(seller);
      return (
        isCompany(company) &&
        !trainsOf(state, company).some(isLasting) &&
        cashOf(state, company) < priceOfTrain(state, typeOnSale(state))
      );
    })
  );
}

/** Whoever sells its last train must buy another, and dearer; a restored one does not count, for it does not meet the duty. */
function hasTrainToSpare(state: State, { params }: Choice): boolean {
  const { from, train } = params;
  if (!Array.isArray(from) || !Array.isArray(train)) return false;
  const onlyRestored = train.every((kind) => kind === RESTORED);
  return from.every((seller) => {
    const company = String(seller);
    return (
      isCompany(company) && (onlyRestored || trainsOf(state, company).filter((kind) => kind !== RESTORED).length > 1)
    );
  });
}
