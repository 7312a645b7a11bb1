import {
  type BaseAction,
  type BaseState,
  type Choice,
  expand,
  type Game,
  newGame,
  type Title,
} from '@stellwerk/engine/kernel';
import * as lra from '@stellwerk/titles/18lra';
import * as rhi from '@stellwerk/titles/18rhi';
import * as rhl from '@stellwerk/titles/18rhl';
import { bestRunOf, commonFlow, type Rhineland, type State } from '@stellwerk/titles/rhineland';

/** A game on the Rhine as these openings know it. */
interface Rhine {
  readonly title: Title;
  readonly game: Rhineland;
  isPosition(state: BaseState): state is State;
}

const GAMES: readonly Rhine[] = [
  { title: rhl.rhl, game: rhl.game, isPosition: rhl.isPosition },
  { title: lra.lra, game: lra.game, isPosition: lra.isPosition },
  { title: rhi.rhi, game: rhi.game, isPosition: rhi.isPosition },
];

function rhineOf(id: string): Rhine {
  const found = GAMES.find(({ title }) => title.id === id);
  if (!found) throw new Error(`${id} is no game on the Rhine`);
  return found;
}

/** Kinds of action in the order an eager table would take them. */
const EAGER = [
  'buyItem',
  'setPar',
  'buyShare',
  'found',
  'run',
  'payDividend',
  'placeHarbour',
  'layTile',
  'placeMarker',
  'buyTrain',
  'pass',
];
/** It ends when this operating round begins, unless told otherwise. */
const ROUNDS = 3;
/** So many lays are looked at. */
const MOST_LAYS = 150;

export function rhinelandGame(players: readonly string[], seed: string, title = '18rhl'): Game {
  const started = newGame(rhineOf(title).title, { players, seed });
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.value;
}

/**
 * An opening: the start packet, the first stock round, then operating rounds with track, markers, routes, dividends and
 * trains. It only picks from what the engine offers.
 */
export function* opening(game: Game, most: number, last = ROUNDS): Generator<BaseAction> {
  let rounds = 0;
  while (!game.over && game.actions.length < most && rounds < last) {
    const action = eager(game, game.actors()[0] ?? 0, last > ROUNDS ? 2 : 1);
    const played = game.play(action);
    if (!played.ok) throw new Error(played.refusal.rule);
    rounds += played.events.filter(({ type }) => type === 'operatingRoundBegan').length;
    yield action;
  }
}

function eager(game: Game, seat: number, wanted: number): BaseAction {
  const { state } = game;
  const rhine = rhineOf(game.title.id);
  const choices = game.choices(seat);
  const company = rhine.isPosition(state) ? companyOf(state) : undefined;
  // So many trains a company are enough, and only new ones have a fixed price.
  const trains = company !== undefined && rhine.isPosition(state) ? (state.trains[company]?.length ?? 0) : 0;
  const fits = (choice: Choice) =>
    choice.type !== 'buyTrain' || (trains < wanted && Array.isArray(choice.params['price']));
  // Who saves for a second train keeps what it earns.
  const order = trains < wanted && wanted > 1 ? ['withhold', ...EAGER] : EAGER;
  for (const type of order) {
    const alike = choices.filter((choice) => choice.type === type && fits(choice));
    const actions = alike.flatMap((choice) => [...expand(choice, seat, 6)]);
    const [action] = type === 'layTile' ? byRevenue(rhine, game, actions, company) : actions;
    if (action) return action;
  }
  const [first] = choices.flatMap((choice) => [...expand(choice, seat, 1)]);
  if (!first) throw new Error('nothing to do');
  return first;
}

/** The lays after which a 2-train would earn most come first. */
function byRevenue(
  rhine: Rhine,
  game: Game,
  lays: readonly BaseAction[],
  company: string | undefined,
): readonly BaseAction[] {
  if (company === undefined) return lays;
  const worth = (action: BaseAction) => {
    const tried = game.preview(action);
    if (!tried.ok || !rhine.isPosition(tried.value.state)) return 0;
    const { state } = tried.value;
    const withTrain = { ...state, trains: { ...state.trains, [company]: ['2'] } };
    return bestRunOf(rhine.game, withTrain, company).revenue;
  };
  const rated = lays.slice(0, MOST_LAYS).map((action) => ({ action, value: worth(action) }));
  return rated.sort((a, b) => b.value - a.value).map(({ action }) => action);
}

function companyOf(state: State): string | undefined {
  return commonFlow(state).find((frame) => frame.kind === 'companyTurn')?.company;
}
