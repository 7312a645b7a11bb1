import { type BaseAction, type BaseState, topFrame } from '@stellwerk/engine/kernel';
import {
  COMPANY_IDS,
  companies,
  isPosition,
  isTrainType,
  leastBid,
  PAR_PRICES,
  PERMITS,
  PRIVATE_IDS,
  priceOfTrain,
  type State,
  type TrainType,
  typeOnSale,
} from '@stellwerk/titles/1880';
import { actionOf, buildingOn } from '../railway/pointed-actions.ts';
import { wantedInTurn } from '../railway/wanted-actions.ts';
import type { Part } from '../view.ts';
import { railway } from './railway.ts';

/** What somebody at the table might look for; what of it is not offered answers for itself. */
export function wantedActions(state: BaseState, seat: number): readonly BaseAction[] {
  if (!isPosition(state)) return [];
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'auction':
      return PRIVATE_IDS.slice(PRIVATE_IDS.indexOf(frame.item)).map((item) =>
        actionOf('bid', seat, { item, amount: leastBid(frame) }),
      );
    case 'stockRound':
      return [...founding(state, seat), ...dealing(state, seat), actionOf('pass', seat)];
    case 'companyTurn': {
      const train = typeOnSale(state);
      const { hex } = companies[frame.company].home;
      return [
        ...wantedInTurn(railway, state, seat, hex, [newTrain(state, train)]),
        actionOf('exchangeRocket', seat),
        actionOf('assignPermit', seat, { company: frame.company }),
        actionOf('pass', seat),
      ];
    }
    default:
      return [];
  }
}

function founding(state: State, seat: number): readonly BaseAction[] {
  const [company] = COMPANY_IDS.filter((id) => state.companies[id].par === null);
  if (company === undefined) return [];
  return [actionOf('found', seat, { company, percent: 20, par: PAR_PRICES[0], row: 0, permit: PERMITS[20][0] ?? '' })];
}

function dealing(state: State, seat: number): readonly BaseAction[] {
  return COMPANY_IDS.filter((id) => state.companies[id].par !== null).flatMap((company) => [
    actionOf('buyShare', seat, { company }),
    actionOf('sellShares', seat, { company, units: 1 }),
  ]);
}

function newTrain(state: State, train: TrainType) {
  return { train, from: 'bank', price: priceOfTrain(state, train) };
}

export function buildingAt(state: BaseState, seat: number, hex: string): readonly BaseAction[] {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (!isPosition(state) || (frame?.kind !== 'companyTurn' && frame?.kind !== 'investorTurn')) return [];
  return buildingOn(railway, state, seat, hex);
}

/** Pointing at what the bank has means to buy of it, at the own units to sell one. */
export function shareDeals(seat: number, company: string, { kind, seat: holder }: Part): readonly BaseAction[] {
  if (holder === seat) return [actionOf('sellShares', seat, { company, units: 1 })];
  return kind === 'pool' ? [actionOf('buyShare', seat, { company })] : [];
}

/** Pointing at a pile of trains means to buy the first. */
export function trainPurchase(state: BaseState, seat: number, ticket: string): BaseAction | undefined {
  if (!isPosition(state) || !isTrainType(ticket)) return undefined;
  return actionOf('buyTrain', seat, newTrain(state, ticket));
}
