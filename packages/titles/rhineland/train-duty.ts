import { cashOf, trainsOf } from '@stellwerk/engine/finance';
import { isBound, type Rhineland } from './game.ts';
import type { State } from './state.ts';
import { type BankOffer, bankOffers } from './train-buying.ts';

/** A company without a train that owes one must get it, if there is any to be had. */
export function mustBuy(game: Rhineland, state: State, company: string): boolean {
  return (
    trainsOf(state, company).every((train) => isBound(game, train)) &&
    bankOffers(game, state).length > 0 &&
    game.law.owesTrain(state, company)
  );
}

/** The treasury can pay some train of the bank: then it must do so by itself. */
export function canPayItself(game: Rhineland, state: State, company: string): boolean {
  return bankOffers(game, state).some(({ price }) => price <= cashOf(state, company));
}

/** What a director may choose when the treasury cannot pay: any train in the pool, or the cheapest new one. */
export function forcedOffers(game: Rhineland, state: State, company: string): readonly BankOffer[] {
  if (!mustBuy(game, state, company) || canPayItself(game, state, company)) return [];
  const cheapestFirst = [...bankOffers(game, state)].sort((a, b) => a.price - b.price || (a.from === 'pool' ? -1 : 1));
  const [newest] = cheapestFirst.filter(({ from }) => from === 'depot');
  return cheapestFirst.filter((offer) => offer.from === 'pool' || offer === newest);
}
