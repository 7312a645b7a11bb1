import {
  type BaseAction,
  type BaseState,
  canonical,
  draw,
  type Game,
  newGame,
  type Options,
  randomMove,
  type Score,
  seededRandom,
  type Title,
} from '../src/kernel/index.ts';
import { nothingSeen, remember } from './foreign.ts';
import {
  type Breach,
  breachByForeigners,
  breachByMove,
  breachInPosition,
  breachInReplay,
  type Effort,
  type Trial,
} from './laws.ts';
import { shrink } from './shrink.ts';

interface RandomGame<S extends BaseState> {
  readonly title: Title<S>;
  readonly players: number;
  readonly seed: string;
  readonly options?: Options;
  /** A game longer than this counts as one that does not end. */
  readonly mostActions?: number;
  readonly effort?: Effort;
}

interface Outcome {
  readonly actions: readonly BaseAction[];
  readonly score: readonly Score[];
  readonly hash: string;
}

/** Moderate, because every test run plays such games; `npm run fuzz` plays many more of them. */
const NORMAL_EFFORT: Effort = { offers: 2, foreign: 2, careful: 3 };
const MOST_ACTIONS = 20_000;
const MOST_SHRINKING_TRIES = 2_000;
const ENDS = 'the game ends';
const TASTES = [1, 3, 10, 30];
/** Actions after which the tastes change, so that no game stands still for ever because nobody likes to go on. */
const FASHION = 400;

/**
 * Plays a game at random to its end and holds it to every law after every action. A breach throws, with the seed and the
 * shortest list of actions found that still shows it.
 */
export function playRandomly<S extends BaseState>(request: RandomGame<S>): Outcome {
  const { game, breach } = run(request, chooseAtRandom(request.seed));
  if (!breach) return { actions: game.actions, score: game.score(), hash: game.hash() };
  let tries = breach.law === ENDS ? 0 : MOST_SHRINKING_TRIES;
  const shortest = shrink(game.actions, (actions) => {
    tries -= 1;
    if (tries < 0) return undefined;
    const again = run(request, followList(actions));
    return again.breach?.law === breach.law ? again.game.actions : undefined;
  });
  throw new Error(
    [
      `${request.title.id}, ${request.players} players, seed ${JSON.stringify(request.seed)}: ${breach.law}: ${breach.found}`,
      `shortest of ${game.actions.length} actions that shows it (${shortest.length}):`,
      ...shortest.map((action) => `  ${canonical(action)}`),
    ].join('\n'),
  );
}

/** What is played next; undefined to stop. */
type Player<S extends BaseState> = (game: Game<S>) => BaseAction | undefined;

function run<S extends BaseState>(
  { title, players, seed, options = {}, mostActions = MOST_ACTIONS, effort = NORMAL_EFFORT }: RandomGame<S>,
  player: Player<S>,
): { readonly game: Game<S>; readonly breach: Breach | undefined } {
  const names = Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  const started = newGame(title, { players: names, seed, options });
  if (!started.ok) throw new Error(`${title.id} cannot start: ${canonical(started.refusal)}`);
  const game = started.value;
  const trial: Trial<S> = {
    game,
    random: seededRandom(`${seed}/laws`),
    seen: nothingSeen(),
    effort,
    sums: title.conserved(game.state),
    text: JSON.stringify(game.state),
  };
  let breach = breachInPosition(trial);
  while (!breach && !game.over) {
    if (game.actions.length >= mostActions) {
      breach = { law: ENDS, found: `not within ${mostActions} actions` };
      break;
    }
    const action = player(game);
    if (!action) return { game, breach };
    remember(trial.seen, game.choices(action.seat));
    breach = breachByForeigners(trial, action);
    if (breach) break;
    // Only a list cut short while shrinking holds actions that no longer fit; they are left out.
    breach = breachByMove(trial, action) ?? breachInPosition(trial);
  }
  return { game, breach: breach ?? breachInReplay(trial) };
}

/**
 * Each game has tastes of its own, drawn with its seed: in one hardly anybody ends a turn early, in another nobody buys. So
 * the games together see far more of a title than evenly random ones would.
 */
function chooseAtRandom<S extends BaseState>(seed: string): Player<S> {
  const random = seededRandom(`${seed}/player`);
  const tastes = new Map<string, number>();
  const tasteFor = (type: string): number => {
    const taste = tastes.get(type) ?? TASTES[draw(random, 'tastes', TASTES.length)] ?? 1;
    tastes.set(type, taste);
    return taste;
  };
  return (game) => {
    if (game.actions.length % FASHION === 0) tastes.clear();
    const seats = game.actors();
    return randomMove(random, game, seats[draw(random, 'seat', seats.length)] ?? 0, tasteFor);
  };
}

function followList<S extends BaseState>(actions: readonly BaseAction[]): Player<S> {
  const rest = [...actions];
  return () => rest.shift();
}
