import { cashOf, type MoneyState, moveTrain, type Owner, pay, type TrainState, trainsOf } from '../finance/index.ts';
import {
  type BaseState,
  type Choice,
  type Figures,
  pop,
  type Refusal,
  refuse,
  type Seat,
  type Step,
  type Tell,
} from '../kernel/index.ts';
import type { DiscardingTrains } from './position.ts';

/** A train, who sells it, and for how much. */
export interface TrainDeal {
  readonly train: string;
  readonly from: Owner;
  readonly price: number;
}

/** A train on offer at a price; without one the buyer names it. */
interface TrainForSale extends Pick<TrainDeal, 'train' | 'from'> {
  readonly price?: number;
  /** What a button says. */
  readonly info?: Figures;
}

/**
 * The choices to buy these trains, or one of the `sellers` for whatever the buyer can pay; `refusal` says what forbids one
 * at a price.
 */
export function trainOffers(
  state: TrainState & MoneyState,
  buyer: string,
  offers: readonly TrainForSale[],
  sellers: readonly string[],
  refusal: (deal: TrainDeal) => Refusal | undefined,
): Choice[] {
  const most = cashOf(state, buyer);
  return [...offers, ...trainsOfOthers(state, sellers)].flatMap(({ train, from, price, info }): Choice[] => {
    if (refusal({ train, from, price: price ?? 1 })) return [];
    const prices = price === undefined ? { min: 1, max: most, step: 1 } : [price];
    return [{ type: 'buyTrain', params: { train: [train], from: [from], price: prices }, ...(info && { info }) }];
  });
}

/** Every kind of train that these companies own, to be asked for at any price. */
function trainsOfOthers(state: TrainState, companies: readonly string[]): TrainForSale[] {
  return companies.flatMap((from) => [...new Set(trainsOf(state, from))].map((train) => ({ train, from })));
}

/** The buyer pays for a train; the title delivers it. */
export function payForTrain(
  state: MoneyState,
  company: string,
  payee: Owner,
  { train, from, price }: TrainDeal,
  tell: Tell,
): void {
  pay(state, company, payee, price);
  tell({ type: 'trainBought', company, train, from, price });
}

/** Whether the company is about to give up trains. */
export function isDiscarding({ flow }: BaseState, company: string): boolean {
  return flow.some((frame) => 'company' in frame && frame.kind === 'discardTrains' && frame.company === company);
}

/** What a title says of trains above the limit. */
interface DiscardLaw<S extends BaseState> {
  /** Who chooses; nobody, and the smallest go of themselves. */
  readonly chooser: (state: S, company: string) => Seat | undefined;
  readonly limit: (state: S) => number;
  readonly to: Owner;
  readonly rule: string;
  /** Trains that are never given up; none unless told. */
  readonly stays?: (train: string) => boolean;
}

/** A company gives up what it has above the limit. */
export function discarding<S extends BaseState & TrainState>({ chooser, limit, to, rule, stays }: DiscardLaw<S>) {
  const spare = (state: S, company: string) => trainsOf(state, company).filter((train) => !stays?.(train));
  const discard = (state: S, company: string, train: string, tell: Tell) => {
    moveTrain(state, train, company, to);
    tell({ type: 'trainDiscarded', company, train });
  };
  return {
    actors(state: S, { company }: DiscardingTrains): readonly Seat[] {
      const seat = chooser(state, company);
      return seat === undefined ? [] : [seat];
    },
    choices: (state: S, { company }: DiscardingTrains): readonly Choice[] => [
      { type: 'discardTrain', params: { train: [...new Set(spare(state, company))] } },
    ],
    apply(
      { state, frame, tell }: Step<S, DiscardingTrains>,
      action: { readonly type: string; readonly train?: string },
    ): Refusal | undefined {
      if (action.type !== 'discardTrain' || action.train === undefined) return refuse('kernel/not-now');
      if (!spare(state, frame.company).includes(action.train)) return refuse(rule);
      discard(state, frame.company, action.train, tell);
      return undefined;
    },
    auto({ state, frame, tell }: Step<S, DiscardingTrains>): boolean {
      if (trainsOf(state, frame.company).length <= limit(state)) {
        pop(state);
        return true;
      }
      const [smallest] = spare(state, frame.company).sort();
      if (chooser(state, frame.company) !== undefined || smallest === undefined) return false;
      discard(state, frame.company, smallest, tell);
      return true;
    },
  };
}
