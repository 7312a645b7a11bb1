import {
  type BaseAction,
  type BaseState,
  type Choice,
  canonical,
  draw,
  type Game,
  newGame,
  type Options,
  type RandomState,
  type Score,
  type Seat,
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
  randomAction,
  type Trial,
} from './laws.ts';
import { shrink } from './shrink.ts';

export interface RandomGame<S extends BaseState> {
  readonly title: Title<S>;
  readonly players: number;
  readonly seed: string;
  readonly options?: Options;
  /** A game longer than this counts as one that does not end. */
  readonly mostActions?: number;
  readonly effort?: Effort;
}

export interface Outcome {
  readonly actions: readonly BaseAction[];
  readonly score: readonly Score[];
  readonly hash: string;
}

const NORMAL_EFFORT: Effort = { offers: 3, foreign: 4 };
const MOST_ACTIONS = 20_000;

/**
 * Plays a game at random to its end and holds it to every law after every action. A breach throws, with the seed and the
 * shortest list of actions found that still shows it.
 */
export function playRandomly<S extends BaseState>(request: RandomGame<S>): Outcome {
  const { game, breach } = run(request, chooseAtRandom(request.seed));
  if (!breach) return { actions: game.actions, score: game.score(), hash: game.hash() };
  const shortest = shrink(game.actions, (actions) => {
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
  };
  let breach = breachInPosition(trial);
  while (!breach && !game.over) {
    if (game.actions.length >= mostActions) {
      breach = { law: 'the game ends', found: `not within ${mostActions} actions` };
      break;
    }
    const action = player(game);
    if (!action) return { game, breach };
    remember(trial.seen, game.choices(action.seat));
    breach = breachByForeigners(trial, action);
    if (breach) break;
    const before = canonical(game.state);
    const played = game.play(action);
    // Only a list cut short while shrinking holds actions that no longer fit; they are left out.
    if (!played.ok) continue;
    breach = breachByMove(trial, before, played.events) ?? breachInPosition(trial);
  }
  return { game, breach: breach ?? breachInReplay(trial) };
}

function chooseAtRandom<S extends BaseState>(seed: string): Player<S> {
  const random = seededRandom(`${seed}/player`);
  return (game) => randomMove(random, game);
}

/** One of the kinds of action offered, then one of the choices of that kind, then one value for each parameter. */
export function randomMove<S extends BaseState>(random: RandomState, game: Game<S>): BaseAction {
  const seats = game.actors();
  const seat: Seat = seats[draw(random, 'seat', seats.length)] ?? 0;
  const byType = new Map<string, Choice[]>();
  for (const choice of game.choices(seat)) {
    const alike = byType.get(choice.type);
    if (alike) alike.push(choice);
    else byType.set(choice.type, [choice]);
  }
  const kinds = [...byType.values()];
  const kind = kinds[draw(random, 'kind', kinds.length)] ?? [];
  const choice = kind[draw(random, 'choice', kind.length)];
  if (!choice) throw new Error(`${game.title.id}: seat ${seat} is to act and has no choice`);
  return randomAction(random, choice, seat);
}

function followList<S extends BaseState>(actions: readonly BaseAction[]): Player<S> {
  const rest = [...actions];
  return () => rest.shift();
}
