import { type Bot, BUDGET, botNamed, botsFor, chanceFor, foresightFor, seenPosition } from '@stellwerk/bots';
import {
  type Game,
  type GameEvent,
  loadGame,
  newGame,
  type SavedGame,
  type Seat,
  type SeedlessRecord,
  sameJson,
  saveGame,
  seedlessGame,
  type Title,
} from '@stellwerk/engine/kernel';
import type { BestRun } from '@stellwerk/engine/routes';
import type { Prospect } from '../charts/swings.ts';
import { loadCore } from '../titles/load.ts';
import type { Measures } from '../titles/measure.ts';
import type { Answer, Job, PlayedOn, Reply, Request, ReviewedRun } from './protocol.ts';

/** The game played last, so that the next move of a long game needs no replay. */
let known: { readonly saved: SavedGame; readonly game: Game } | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const tell = (answer: Answer) => {
    const reply: Reply = { id: data.id, answer };
    self.postMessage(reply);
  };
  try {
    await work(data.job, tell);
  } catch (fault) {
    tell({ kind: 'failed', reason: fault instanceof Error ? fault.message : String(fault) });
  }
});

async function work(job: Job, tell: (answer: Answer) => void): Promise<void> {
  switch (job.kind) {
    case 'choose': {
      const game = 'since' in job.saved ? playedOn(job.saved) : await gameOf(job.saved);
      const { action } = await thoughtOf(game, job.seat, job.bot);
      tell({ kind: 'chosen', action });
      return;
    }
    case 'advise': {
      const game = await standingOf(job.saved);
      const best = botsFor(game.title.id).at(-1)?.id ?? 'random';
      const { action, considered } = await thoughtOf(game, job.seat, best);
      const moves = considered.length > 0 ? considered.slice(0, MOST_ADVISED) : [{ action, behind: 0 }];
      tell({ kind: 'advised', moves });
      return;
    }
    case 'measure':
      tell({ kind: 'measured', moves: await measures(job.saved, tell) });
      return;
    case 'review':
      tell({ kind: 'reviewed', runs: await reviewedRuns(job.saved, tell) });
      return;
    case 'foresee':
      tell({ kind: 'foreseen', prospects: await prospects(job.saved, new Set(job.moves)) });
      return;
    case 'search':
      tell({ kind: 'found', run: await search(job, tell) });
      return;
    case 'import': {
      const { explainImport, importPeerText } = await import('@stellwerk/interop');
      const imported = importPeerText(job.text);
      if (imported.ok) {
        const { game, notices } = imported.value;
        const told = notices.map((notice) => ({ rule: notice.rule, text: explainImport(notice, job.language) }));
        tell({ kind: 'imported', saved: saveGame(game), notices: told });
      } else tell({ kind: 'declined', reason: explainImport(imported.refusal, job.language) });
      return;
    }
    case 'export': {
      const { explainImport, exportGame } = await import('@stellwerk/interop');
      const exported = exportGame(await gameOf(job.saved));
      if (exported.ok) tell({ kind: 'exported', text: JSON.stringify(exported.value) });
      else tell({ kind: 'declined', reason: explainImport(exported.refusal, job.language) });
    }
  }
}

/** How many moves are told to somebody who asks for advice. */
const MOST_ADVISED = 3;

async function thoughtOf(game: Game, seat: Seat, name: string): Promise<Awaited<ReturnType<Bot['think']>>> {
  const { title, config, actions, state } = game;
  const bot = await botNamed(title.id, name);
  if (!bot) throw new Error(`no bot “${name}” plays ${title.id}`);
  // A stream for each seat and move: the bot decides the same however often the page asks.
  const random = chanceFor(config.seed, seat, actions.length);
  return bot.think({ title, state: seenPosition(state, random.seed) }, seat, { random, budget: BUDGET });
}

function playedOn({ since }: PlayedOn): Game {
  if (!known) throw new Error('no game was sent');
  const { game, saved } = known;
  for (const action of since) game.play(action);
  known = { saved: { ...saved, actions: game.actions }, game };
  return game;
}

async function gameOf(saved: SavedGame): Promise<Game> {
  const before = known?.saved.actions ?? [];
  const grows =
    known !== undefined &&
    known.saved.seed === saved.seed &&
    known.saved.title === saved.title &&
    sameJson(known.saved.options, saved.options) &&
    sameJson(known.saved.players, saved.players) &&
    before.length <= saved.actions.length &&
    before.every((action, i) => sameJson(action, saved.actions[i]));
  if (known && grows) {
    for (const action of saved.actions.slice(before.length)) known.game.play(action);
    known = { saved, game: known.game };
    return known.game;
  }
  const core = await loadCore(saved.title);
  const loaded = loadGame([core.title], saved);
  if (!loaded.ok) throw new Error(loaded.refusal.rule);
  known = { saved, game: loaded.value };
  return loaded.value;
}

/** The game as it stands, its seed known here or not. */
async function standingOf(saved: SavedGame | SeedlessRecord): Promise<Game> {
  if (!isSeedless(saved)) return gameOf(saved);
  return seedlessGame((await loadCore(titleIn(saved))).title, saved).game();
}

/** The most steps of a search, after which it returns the best run found so far: some seconds of work. */
const MOST_STEPS = 12_000_000;

async function search(
  { saved, company, after }: Extract<Job, { readonly kind: 'search' }>,
  tell: (answer: Answer) => void,
): Promise<BestRun | null> {
  const core = await loadCore(titleIn(saved));
  const game = await standingOf(saved);
  const tried = after === undefined ? undefined : game.preview(after);
  if (tried && !tried.ok) return null;
  const plan = core.plan?.(tried ? tried.value.state : game.state, company);
  if (!plan) return null;
  return plan.best({
    budget: MOST_STEPS,
    watch: ({ nodes, revenue }) => {
      tell({ kind: 'searching', steps: nodes, of: MOST_STEPS, revenue });
      return true;
    },
  });
}

/** One pass over the whole game: the figures after each move. */
async function measures(saved: SavedGame | SeedlessRecord, tell: (answer: Answer) => void): Promise<Measures[]> {
  const core = await loadCore(titleIn(saved));
  const steps = isSeedless(saved) ? seedlessSteps(core.title, saved) : playedSteps(core.title, saved);
  const of = isSeedless(saved) ? saved.moves.length : saved.actions.length;
  const rows: Measures[] = [];
  for (const game of steps) {
    rows.push(core.measure(game.state));
    if (rows.length % 50 === 0) tell({ kind: 'progress', done: rows.length, of });
  }
  return rows;
}

/** One pass over the whole game: what each company ran beside the best it could have run. */
async function reviewedRuns(
  saved: SavedGame | SeedlessRecord,
  tell: (answer: Answer) => void,
): Promise<readonly ReviewedRun[]> {
  const core = await loadCore(titleIn(saved));
  const steps = isSeedless(saved) ? seedlessSteps(core.title, saved) : playedSteps(core.title, saved);
  const of = isSeedless(saved) ? saved.moves.length : saved.actions.length;
  const runs: ReviewedRun[] = [];
  let due: { readonly company: string; readonly best: number; readonly proven: boolean } | undefined;
  let move = 0;
  for (const game of steps) {
    const made =
      due &&
      game
        .events(move)
        .map((event) => earnedIn(event, due?.company))
        .find((sum) => sum !== undefined);
    if (due && made !== undefined) runs.push({ move, made, ...due });
    const run = core.title.dueRun?.(game.state);
    const best = run?.best();
    due = run && best && { company: run.railway, best: best.revenue, proven: best.proven };
    if (move % 20 === 0) tell({ kind: 'progress', done: move, of });
    move += 1;
  }
  return runs;
}

/** One pass over the whole game: what was expected of each seat at some positions, and what came of it at the end. */
async function prospects(saved: SavedGame | SeedlessRecord, wanted: ReadonlySet<number>): Promise<readonly Prospect[]> {
  const core = await loadCore(titleIn(saved));
  const foresee = await foresightFor(core.title.id);
  if (!foresee) return [];
  const told: Prospect[] = [];
  let move = 0;
  for (const game of isSeedless(saved) ? seedlessSteps(core.title, saved) : playedSteps(core.title, saved)) {
    if (wanted.has(move)) told.push({ move, wealth: game.over ? scores(game) : foresee(game.state) });
    move += 1;
  }
  return told;
}

function scores(game: Game): readonly number[] {
  return [...game.score()].sort((a, b) => a.seat - b.seat).map(({ value }) => value);
}

/** What a company ran for, if the event tells of its run. */
function earnedIn(event: GameEvent, company: string | undefined): number | undefined {
  if (event['company'] !== company || (event.type !== 'ran' && event.type !== 'didNotRun')) return undefined;
  return typeof event['revenue'] === 'number' ? event['revenue'] : 0;
}

function* playedSteps(title: Title, saved: SavedGame): Generator<Game> {
  const started = newGame(title, saved);
  if (!started.ok) throw new Error(started.refusal.rule);
  yield started.value;
  for (const action of saved.actions) {
    started.value.play(action);
    yield started.value;
  }
}

function* seedlessSteps(title: Title, record: SeedlessRecord): Generator<Game> {
  const followed = seedlessGame(title, { ...record, moves: [] });
  yield followed.game();
  for (const move of record.moves) {
    followed.follow(move);
    yield followed.game();
  }
}

function isSeedless(saved: SavedGame | SeedlessRecord): saved is SeedlessRecord {
  return 'kind' in saved;
}

function titleIn(saved: SavedGame | SeedlessRecord): string {
  return isSeedless(saved) ? saved.config.title : saved.title;
}
