import type { BaseAction } from '@stellwerk/engine/kernel';
import type { Speaker } from '../text/speaker.ts';
import type { Told } from './story.ts';

/** A round of the game: its name in the header, and the position it begins with. */
export interface Round {
  readonly label: string;
  readonly from: number;
}

/** No round is shorter; where two positions at this interval lie in different rounds, the change is found by halving. */
const STRIDE = 3;

/** All rounds so far, first to last. */
export function roundsOf(session: Told, speaker: Speaker): readonly Round[] {
  const search = roundsSought(session, speaker);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** The same a few positions at a time, for whoever has something else to do meanwhile. */
export function* roundsSought(session: Told, speaker: Speaker): Generator<undefined, readonly Round[]> {
  const last = session.game.actions.length;
  const first = { from: 0, label: labelAt(session, speaker, 0) };
  const rounds: Round[] = [first];
  let before = first;
  for (let from = STRIDE; before.from < last; from += STRIDE) {
    yield;
    const move = Math.min(from, last);
    const next = { from: move, label: labelAt(session, speaker, move) };
    rounds.push(...changesBetween(session, speaker, before, next));
    before = next;
  }
  return rounds;
}

/** The round that a position lies in. */
export function roundAt(rounds: readonly Round[], move: number): Round | undefined {
  return rounds.findLast(({ from }) => from <= move);
}

function changesBetween(session: Told, speaker: Speaker, a: Round, b: Round): readonly Round[] {
  if (a.label === b.label) return [];
  if (b.from - a.from <= 1) return [b];
  const from = (a.from + b.from) >> 1;
  const middle = { from, label: labelAt(session, speaker, from) };
  return [...changesBetween(session, speaker, a, middle), ...changesBetween(session, speaker, middle, b)];
}

/** What the header said after a move: it says so for ever, and to find it the game is played to there. */
const said = new WeakMap<Speaker, WeakMap<BaseAction, string>>();

/** After the end the last round goes on. */
function labelAt({ game, view }: Told, speaker: Speaker, move: number): string {
  const labels = said.get(speaker) ?? new WeakMap<BaseAction, string>();
  said.set(speaker, labels);
  const action = game.actions[move - 1];
  const known = action && labels.get(action);
  if (known !== undefined) return known;
  const { stations } = view.headerOf(game.at(move), speaker);
  const label =
    stations.find(({ kind }) => kind === 'now')?.label ?? stations.findLast(({ kind }) => kind === 'done')?.label ?? '';
  if (action) labels.set(action, label);
  return label;
}
