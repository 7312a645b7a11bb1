import { type BaseAction, type BaseState, type Choice, expand, type Game, newGame } from '@stellwerk/engine/kernel';
import { bestRunOf, type CompanyId, isPosition, rhl } from '@stellwerk/titles/18rhl';

/** Kinds of action in the order an eager table would take them. */
const EAGER = [
  'buyItem',
  'setPar',
  'buyShare',
  'found',
  'run',
  'payDividend',
  'layTile',
  'placeMarker',
  'buyTrain',
  'pass',
];
/** It ends when this operating round begins, unless told otherwise. */
const ROUNDS = 3;
/** So many lays are looked at. */
const MOST_LAYS = 150;

export function rhinelandGame(players: readonly string[], seed: string): Game {
  const started = newGame(rhl, { players, seed });
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
  const choices = game.choices(seat);
  const company = companyOf(game.state);
  // So many trains a company are enough, and only new ones have a fixed price.
  const trains = company !== undefined && isPosition(game.state) ? (game.state.trains[company]?.length ?? 0) : 0;
  const fits = (choice: Choice) =>
    choice.type !== 'buyTrain' || (trains < wanted && Array.isArray(choice.params['price']));
  // Who saves for a second train keeps what it earns.
  const order = trains < wanted && wanted > 1 ? ['withhold', ...EAGER] : EAGER;
  for (const type of order) {
    const alike = choices.filter((choice) => choice.type === type && fits(choice));
    const actions = alike.flatMap((choice) => [...expand(choice, seat, 6)]);
    const [action] = type === 'layTile' ? byRevenue(game, actions, company) : actions;
    if (action) return action;
  }
  const [first] = choices.flatMap((choice) => [...expand(choice, seat, 1)]);
  if (!first) throw new Error('nothing to do');
  return first;
}

/** The lays after which a 2-train would earn most come first. */
function byRevenue(game: Game, lays: readonly BaseAction[], company: CompanyId | undefined): readonly BaseAction[] {
  if (company === undefined) return lays;
  const worth = (action: BaseAction) => {
    const tried = game.preview(action);
    if (!tried.ok || !isPosition(tried.value.state)) return 0;
    const { state } = tried.value;
    return bestRunOf({ ...state, trains: { ...state.trains, [company]: ['2'] } }, company).revenue;
  };
  const rated = lays.slice(0, MOST_LAYS).map((action) => ({ action, value: worth(action) }));
  return rated.sort((a, b) => b.value - a.value).map(({ action }) => action);
}

function companyOf(state: BaseState): CompanyId | undefined {
  const turn = isPosition(state) ? state.flow.find((frame) => frame.kind === 'companyTurn') : undefined;
  return turn?.company;
}
