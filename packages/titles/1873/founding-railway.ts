import { BANK, cashOf, OFFERING, type Owner, pay, playerOwner, seatOf } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step, unlessEmpty } from '@stellwerk/engine/kernel';
import type { ActionNamed } from './actions.ts';
import { RAILWAY_IDS, type RailwayId } from './companies.ts';
import { ISSUE_PRICES } from './data/values.ts';
import { isFounded, moveShares } from './paper.ts';
import type { State, StockRound } from './state.ts';
import { type IssuePrice, setValue } from './value-track.ts';

/** The founder may take so many shares in the same action. 1873/3.2.4-d */
const MOST_SHARES = 2;

function issuePrice(price: number): IssuePrice | undefined {
  return ISSUE_PRICES.find((known) => known === price);
}

function refuseFounding(state: State, seat: number, id: RailwayId, price: number, shares: number): Refusal | undefined {
  if (isFounded(state, id)) return refuse('1873/3.2.4-a', {}, '1873.founded');
  if (seatOf(state.railways[id].concession.owner) !== seat) return refuse('1873/3.2.4-a');
  if (issuePrice(price) === undefined) return refuse('1873/T1-a');
  if (shares < 1 || shares > MOST_SHARES) return refuse('1873/3.2.4-d');
  const cost = price * shares;
  if (cashOf(state, playerOwner(seat)) >= cost) return undefined;
  return refuse(shares === 1 ? '1873/3.2.4-a' : '1873/3.2.4-d', { price: cost }, '1873.tooDear');
}

/** 1873/3.2.4-a, 1873/3.2.4-b, 1873/3.2.4-c, 1873/3.2.4-d, 1873/3.2.4-e, 1873/3.2.4-f */
export function foundRailway(
  { state, tell }: Step<State, StockRound>,
  { seat, company, price, shares }: ActionNamed<'foundRailway'>,
): Refusal | undefined {
  const refusal = refuseFounding(state, seat, company, price, shares);
  if (refusal) return refusal;
  const railway = state.railways[company];
  railway.issuePrice = issuePrice(price) ?? null;
  railway.director = seat;
  state.certificates[company] = Array<Owner>(5).fill(OFFERING);
  setValue(state, company, price);
  pay(state, playerOwner(seat), BANK, price * shares);
  moveShares(state, company, OFFERING, playerOwner(seat), shares);
  tell({ type: 'railwayFounded', seat, company, price, shares });
  return undefined;
}

export function foundingChoices(state: State, seat: number): Choice[] {
  return RAILWAY_IDS.filter((id) => seatOf(state.railways[id].concession.owner) === seat).flatMap((company) =>
    ISSUE_PRICES.flatMap((price) => {
      const shares = [1, 2].filter((count) => !refuseFounding(state, seat, company, price, count));
      return unlessEmpty({
        type: 'foundRailway',
        params: { company: [company], price: [price], shares },
        info: { price },
      });
    }),
  );
}
