import { withFrozenRecords } from '@stellwerk/bots';
import {
  actorsOf,
  type BaseAction,
  type BaseState,
  clone,
  isRecord,
  sample,
  seededRandom,
  step,
  type Title,
} from '@stellwerk/engine/kernel';
import { importPeerText } from '@stellwerk/interop';
import { titles } from '@stellwerk/titles';
import { readGameText } from '../game-file.ts';
import { humanGames } from '../recorded-games.ts';
import type { Benchmark, Figures } from './benchmark.ts';
import { readPositions } from './route-positions.ts';

/** So many of the kept positions are looked ahead from, spread over all of them. */
const POSITIONS = 120;
/** About an operating round of four or five companies. */
const ACTIONS = 30;
/** The least of so many tries counts: a shared machine interrupts whatever runs. */
const TRIES = 3;

/** Looking ahead from positions of games in which a company is to run its trains. */
export const ahead: readonly Benchmark[] = titles
  .filter((title) => title.dueRun !== undefined)
  .flatMap((title) => [
    {
      name: `ahead ${title.id}: the best run after a fresh lay, from the lay on`,
      unit: 'ms',
      run: () => runsAfterLays(title),
    },
    {
      name: `ahead ${title.id}: ${ACTIONS} drawn actions of an operating round, quick runs`,
      unit: 'ms',
      run: () => roundsAhead(title),
    },
  ]);

async function roundsAhead(title: Title): Promise<Figures | undefined> {
  const starts = await startsOf(title);
  if (!starts) return undefined;
  let actions = 0;
  const samples = measured(starts, (state, i) => {
    actions += playAhead(title, state, i).length;
  });
  return { samples, notes: { title: title.id, actions: Math.round(actions / (TRIES + 1) / starts.length) } };
}

/** A company lays track, and what it can run for then is worked out: moves between the lay and the run included. */
async function runsAfterLays(title: Title): Promise<Figures | undefined> {
  const starts = await startsOf(title);
  if (!starts) return undefined;
  const lines = starts.flatMap((state, i) => laysBeforeRuns(title, state, i));
  const samples = measured(
    lines.map(({ before }) => before),
    (state, i) => {
      for (const action of lines[i]?.actions ?? []) step(title, state, action);
      const best = title.dueRun?.(state)?.best();
      if (!best?.proven) throw new Error(`${title.id}: the run after a lay is not proven`);
    },
  );
  return { samples, notes: { title: title.id } };
}

/** Plays at random on the state itself, and answers with the moves. */
function playAhead(
  title: Title,
  state: BaseState,
  i: number,
  see: (action: BaseAction) => void = () => {},
): BaseAction[] {
  const random = seededRandom(`ahead/${i}`);
  const actions: BaseAction[] = [];
  while (actions.length < ACTIONS && state.flow.length > 0) {
    const [seat = 0] = actorsOf(title, state);
    const action = sample(random, title, state, seat);
    if (!action) break;
    see(action);
    const played = step(title, state, action);
    if (!played.ok) throw new Error(`${title.id}: drawn, but refused by ${played.refusal.rule}`);
    actions.push(action);
  }
  return actions;
}

interface Line {
  readonly before: BaseState;
  /** The lay, and what was done until the run was due. */
  readonly actions: readonly BaseAction[];
}

function laysBeforeRuns(title: Title, start: BaseState, i: number): Line[] {
  const state = clone(start);
  const lines: Line[] = [];
  let last: { before: BaseState; track: unknown; actions: BaseAction[] } | undefined;
  let line: Line | undefined;
  const look = (action: BaseAction) => {
    const due = title.dueRun?.(state);
    if (last && laidIn(state) !== last.track) line = { before: last.before, actions: [...last.actions] };
    if (due && line) lines.push(line);
    if (due) line = undefined;
    else if (line) line = { ...line, actions: [...line.actions, action] };
    last = { before: clone(state), track: laidIn(state), actions: [action] };
  };
  playAhead(title, state, i, look);
  return lines;
}

/** The record of laid tiles; another one when something was laid. */
function laidIn(state: BaseState): unknown {
  const track = Object.values(state).find((part) => isRecord(part) && 'laid' in part && 'markers' in part);
  return isRecord(track) ? track['laid'] : undefined;
}

/** Positions of a game that people played, where one is here; else those kept for the search of routes. */
async function startsOf(title: Title): Promise<readonly BaseState[] | undefined> {
  const human = humanGames().find((one) => one.title === title.id);
  if (human) return runsDueIn(title, human.file);
  const positions = readPositions(title.id);
  if (!positions) return undefined;
  const every = Math.max(1, Math.floor(positions.length / POSITIONS));
  return positions.filter((_, i) => i % every === 0).map(({ state }) => withFrozenRecords(clone(state)));
}

async function runsDueIn(title: Title, file: string): Promise<readonly BaseState[]> {
  const imported = importPeerText(await readGameText(file));
  if (!imported.ok) throw new Error(`the recorded game is refused by ${imported.refusal.rule}`);
  const { game } = imported.value;
  return game.actions.map((_, moves) => game.at(moves)).filter((state) => title.dueRun?.(state) !== undefined);
}

/** Milliseconds of a core from each position, on copies of it; a round before warms up. */
function measured(starts: readonly BaseState[], work: (state: BaseState, i: number) => void): number[] {
  starts.forEach((start, i) => {
    work(clone(start), i);
  });
  return starts.map((start, i) => {
    const tries = Array.from({ length: TRIES }, () => {
      const from = process.cpuUsage();
      work(clone(start), i);
      const { user, system } = process.cpuUsage(from);
      return (user + system) / 1000;
    });
    return Math.min(...tries);
  });
}
