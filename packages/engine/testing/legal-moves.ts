import { breadth, expand, type Game, newGame } from '../src/kernel/index.ts';

/**
 * How many actions are legal in every position of a recorded game, and in some positions how many sequences of two: whatever
 * adds or loses a legal move shows here.
 */
interface LegalMoves {
  /** By move number: the legal actions before that move. */
  readonly one: readonly number[];
  /** By move number: the legal sequences of two from there. */
  readonly two: Readonly<Record<string, number>>;
}

const EVERY = 40;
/** Bids and the like have so many amounts that sequences of two say no more than single ones. */
const MOST = 150;

function legalNow(game: Game): number {
  return game.actors().reduce((sum, seat) => sum + game.choices(seat).reduce((n, choice) => n + breadth(choice), 0), 0);
}

function legalTwice(game: Game): number {
  let sum = 0;
  for (const seat of game.actors()) {
    for (const action of game.choices(seat).flatMap((choice) => [...expand(choice, seat)])) {
      const played = game.play(action);
      if (!played.ok) throw new Error(`${JSON.stringify(action)} is offered and refused by ${played.refusal.rule}`);
      sum += legalNow(game);
      game.undo();
    }
  }
  return sum;
}

export function countLegalMoves(game: Game): LegalMoves {
  const again = newGame(game.title, game.config);
  if (!again.ok) throw new Error(again.refusal.rule);
  const one: number[] = [];
  const two: Record<string, number> = {};
  for (const [number, action] of game.actions.entries()) {
    const legal = legalNow(again.value);
    one.push(legal);
    if (number % EVERY === 0 && legal <= MOST) two[number] = legalTwice(again.value);
    const played = again.value.play(action);
    if (!played.ok) throw new Error(`move ${number} is refused by ${played.refusal.rule}`);
  }
  return { one, two };
}
