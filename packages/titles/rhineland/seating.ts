import { shuffled, type Tell } from '@stellwerk/engine/kernel';
import type { State } from './state.ts';

/** The lowest order card has the priority deal, the others sit in the order of theirs. */
export function dealtSeats(random: State['random'], cards: number, players: number, tell: Tell): number[] {
  const drawn = shuffled(
    random,
    'seating',
    Array.from({ length: cards }, (_, i) => i + 1),
  ).slice(0, players);
  const dealt = drawn.map((card, seat) => ({ seat, card })).sort((a, b) => a.card - b.card);
  tell({ type: 'orderDealt', seats: dealt.map(({ seat }) => seat), cards: dealt.map(({ card }) => card) });
  return dealt.map(({ seat }) => seat);
}
