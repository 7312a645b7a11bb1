import { botsFor } from '@stellwerk/bots';
import {
  type Game,
  loadGame,
  newGame,
  type SavedGame,
  sameJson,
  saveGame,
  seededRandom,
} from '@stellwerk/engine/kernel';
import { type BestRun, bestRoutes } from '@stellwerk/engine/routes';
import { loadCore } from '../titles/load.ts';
import type { Measures } from '../titles/measure.ts';
import type { Answer, Job, Reply, Request } from './protocol.ts';

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
      const game = await gameOf(job.saved);
      const bot = botsFor(job.saved.title).find(({ id }) => id === job.bot);
      if (!bot) throw new Error(`no bot “${job.bot}” plays ${job.saved.title}`);
      // A stream for each move: the bot decides the same however often the page asks.
      const random = seededRandom(`${job.saved.seed}/bots/${job.saved.actions.length}`);
      tell({ kind: 'chosen', action: bot.choose(game, job.seat, random) });
      return;
    }
    case 'measure':
      tell({ kind: 'measured', moves: await measures(job.saved, tell) });
      return;
    case 'search':
      tell({ kind: 'found', run: await search(job, tell) });
      return;
    case 'import': {
      const { explainImport, importPeerText } = await import('@stellwerk/interop');
      const imported = importPeerText(job.text);
      if (imported.ok) tell({ kind: 'imported', saved: saveGame(imported.value) });
      else tell({ kind: 'declined', reason: explainImport(imported.refusal, job.language) });
    }
  }
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
  const loaded = core ? loadGame([core.title], saved) : undefined;
  if (!loaded?.ok) throw new Error(loaded ? loaded.refusal.rule : `no title “${saved.title}”`);
  known = { saved, game: loaded.value };
  return loaded.value;
}

/** Steps after which a search settles for what it has: some seconds of work, and somebody can stop it before. */
const MOST_STEPS = 12_000_000;

async function search(
  { saved, company, after }: Extract<Job, { readonly kind: 'search' }>,
  tell: (answer: Answer) => void,
): Promise<BestRun | null> {
  const game = await gameOf(saved);
  const core = await loadCore(saved.title);
  const tried = after === undefined ? undefined : game.preview(after);
  if (tried && !tried.ok) return null;
  const plan = core?.plan?.(tried ? tried.value.state : game.state, company);
  if (!plan) return null;
  return bestRoutes(plan.rules, plan.trains, {
    budget: MOST_STEPS,
    watch: ({ nodes, revenue }) => {
      tell({ kind: 'searching', steps: nodes, of: MOST_STEPS, revenue });
      return true;
    },
  });
}

/** One pass over the whole game: the figures after each move. */
async function measures(saved: SavedGame, tell: (answer: Answer) => void): Promise<Measures[]> {
  const core = await loadCore(saved.title);
  const started = core ? newGame(core.title, saved) : undefined;
  if (!core || !started?.ok) throw new Error(`no title “${saved.title}”`);
  const game = started.value;
  const rows = [core.measure(game.state)];
  for (const [i, action] of saved.actions.entries()) {
    game.play(action);
    rows.push(core.measure(game.state));
    if (i % 50 === 49) tell({ kind: 'progress', done: i + 1, of: saved.actions.length });
  }
  return rows;
}
