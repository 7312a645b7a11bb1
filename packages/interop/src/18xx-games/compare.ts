import { isRecord, type Refusal } from '@stellwerk/engine/kernel';
import { numberIn } from './action.ts';
import type { PeerGame } from './file.ts';
import { playFile } from './import.ts';
import type { Progress } from './importer.ts';
import type { BestIncome, Readings } from './mapper.ts';

/** The first figure in which two positions differ. */
interface Difference {
  /** How many actions of the file were played. */
  readonly action: number;
  readonly kind: string;
  readonly what: string;
  readonly ours: string;
  readonly theirs: string;
}

/** A recorded run beside the best one there was. */
interface RunComparison {
  readonly action: number;
  readonly company: string;
  readonly recorded: number;
  readonly best: number;
  readonly proven: boolean;
  /** The recorded run was found by a search of all routes, so it must be the best. */
  readonly exhaustive: boolean;
}

export interface Comparison {
  readonly actions: number;
  /** Positions that were compared, the set-up among them. */
  readonly compared: number;
  readonly identical: boolean;
  /** What each player has here in the end, by the site's number of the player. */
  readonly result: Readonly<Record<string, number>>;
  readonly firstDifference?: Difference;
  /** Why the game could not be played further. */
  readonly refusal?: Refusal;
  readonly runs: readonly RunComparison[];
}

/** Plays a recorded game and compares every position with the site's, up to the first difference. */
export function comparePeerGame(file: PeerGame, withRuns = false): Comparison {
  let compared = 0;
  let difference: Difference | undefined;
  let reached: Progress | undefined;
  let awaited: BestIncome | undefined;
  const runs: RunComparison[] = [];

  const watch = (progress: Progress): boolean => {
    const { played, action } = progress;
    if (awaited && action?.type === 'run_routes') runs.push(runOf(file, played, awaited));
    awaited = withRuns && file.actions[played]?.type === 'run_routes' ? progress.bestRun() : undefined;
    reached = progress;
    const readings = progress.settled ? progress.readings() : undefined;
    if (!readings) return true;
    compared += 1;
    const found = firstDifference(readings);
    if (found) difference = { action: played, kind: action?.type ?? 'set-up', ...found };
    return !found;
  };
  const played = playFile(file, watch);

  return {
    actions: file.actions.length,
    compared,
    identical: played.ok && difference === undefined,
    result: reached ? scoreOf(file, reached) : {},
    ...(difference ? { firstDifference: difference } : {}),
    ...(played.ok ? {} : { refusal: played.refusal }),
    runs,
  };
}

function firstDifference({ ours, theirs }: Readings): Pick<Difference, 'what' | 'ours' | 'theirs'> | undefined {
  for (const [what, there] of theirs) {
    const here = ours.get(what) ?? '';
    if (here !== there) return { what, ours: here, theirs: there };
  }
  for (const [what, here] of ours) if (here !== '' && !theirs.has(what)) return { what, ours: here, theirs: '' };
  return undefined;
}

function scoreOf({ players }: PeerGame, { game }: Progress): Readonly<Record<string, number>> {
  return Object.fromEntries(game.score().map(({ seat, value }) => [players[seat]?.id ?? '', value]));
}

function runOf(file: PeerGame, action: number, { company, revenue, proven }: BestIncome): RunComparison {
  const digest = file.digests[action] ?? {};
  const run = isRecord(digest['run']) ? digest['run'] : {};
  const mode = isRecord(digest['mode']) ? digest['mode'] : {};
  return {
    action,
    company,
    recorded: numberIn(run, 'total') ?? 0,
    best: revenue,
    proven,
    exhaustive: mode['route_mode'] === 'best' && mode['complete'] === true,
  };
}
