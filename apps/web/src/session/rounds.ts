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
  const last = session.game.actions.length;
  const first = { from: 0, label: labelAt(session, speaker, 0) };
  const rounds: Round[] = [first];
  let before = first;
  for (let from = STRIDE; before.from < last; from += STRIDE) {
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

/** After the end the last round goes on. */
function labelAt({ game, view }: Told, speaker: Speaker, move: number): string {
  const { stations } = view.headerOf(game.at(move), speaker);
  return (
    stations.find(({ kind }) => kind === 'now')?.label ?? stations.findLast(({ kind }) => kind === 'done')?.label ?? ''
  );
}
