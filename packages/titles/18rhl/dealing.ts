import { directorOf, exchangeDirector, exchangeHand, POOL, playerOwner } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { exactDealing } from '../rhineland/dealing.ts';
import type { Dealing } from '../rhineland/law.ts';
import { box } from './box.ts';
import type { Company } from './companies.ts';
import { exchangeKkk, kkkDealing, takesOldestBack } from './kkk-change.ts';
import type { State } from './state.ts';

const exact = exactDealing(box);

/** How the company's certificates change hands; a purchase may end its receivership. */
export function dealingIn(state: State, company: Company): Dealing {
  const dealing = takesOldestBack(state, company) ? kkkDealing : exact;
  return {
    ...dealing,
    take(after: State, issue: Company, index: number, seat: number, tell: Tell) {
      dealing.take(after, issue, index, seat, tell);
      endReceivership(after, issue, seat, tell);
    },
  };
}

/** Ordinary shares worth the director certificate are exchanged for it where it lies in the pool. 18rhl/13.3-j, (A-32) */
function endReceivership(state: State, company: Company, seat: number, tell: Tell): void {
  const director = directorOf(state, company);
  if (director === playerOwner(seat) || director !== POOL) return;
  const hand = exchangeHand(state, company, playerOwner(seat));
  if (!hand) return;
  if (takesOldestBack(state, company)) exchangeKkk(state, seat, POOL);
  else exchangeDirector(state, company, playerOwner(seat), hand);
  tell({ type: 'directorChanged', company: company.id, seat });
}
