import { playerOwner, trainsOf } from '@stellwerk/engine/finance';
import { type BaseAction, type Choice, expand, type Game, newGame, saveGame } from '@stellwerk/engine/kernel';
import {
  bestRunOf,
  china,
  directorSeat,
  INVESTOR_IDS,
  type InvestorId,
  isFullRound,
  type Railway,
  type State,
  trainsToRun,
} from '@stellwerk/titles/1880';

export const PLAYERS = ['Ann', 'Ben', 'Cleo'];

export function chinaGame(players: readonly string[] = PLAYERS, seed = 'opening'): Game<State> {
  const started = newGame(china, { players, seed, options: { seating: 'given' } });
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.value;
}

/** What a table decides for itself; everything else is done as soon as it can be. */
interface Habits {
  /** Trains a company wants. */
  readonly trains: number;
  /** P7 is exchanged when it can be. */
  readonly rocket: boolean;
  /** What the owner of an investor founds, rather than the first free company. */
  readonly founds: Partial<Record<InvestorId, string>>;
}

const EAGER: Habits = { trains: 2, rocket: true, founds: {} };

/** So many lays are looked at. */
const MOST_LAYS = 30;

/** A game that only picks from what the engine offers: it goes on until `until` says that the next move is the one wanted. */
export function playOn(
  game: Game<State>,
  until: (game: Game<State>) => boolean,
  habits: Partial<Habits> = {},
  most = 2000,
): Game<State> {
  const wanted = { ...EAGER, ...habits };
  while (!game.over && !until(game)) {
    if (game.actions.length > most) throw new Error('the position wanted did not come');
    const played = game.play(eager(game, game.actors()[0] ?? 0, wanted));
    if (!played.ok) throw new Error(played.refusal.rule);
  }
  return game;
}

/** A file of the game as somebody would have saved it. */
export function fileOf(game: Game<State>): string {
  return JSON.stringify(saveGame(game));
}

/** The same game anew, so that it can be played on otherwise. */
export function copyOf(game: Game<State>): Game<State> {
  const again = newGame(china, game.config);
  if (!again.ok) throw new Error(again.refusal.rule);
  for (const action of game.actions) again.value.play(action);
  return again.value;
}

/** Kinds of action in the order an eager table takes them. */
const ORDER = [
  'startBcr',
  'chooseInvestor',
  'chooseHome',
  'buyShare',
  'found',
  'layTile',
  'placeMarker',
  'run',
  'withhold',
  'payDividend',
  'buyTrain',
  'mergeTreasury',
  'replaceMarker',
  'takePayment',
  'discardTrain',
  'placeRocket',
];

function eager(game: Game<State>, seat: number, habits: Habits): BaseAction {
  const choices = game.choices(seat);
  const { state } = game;
  const railway = actingIn(state);
  const has = railway === undefined ? 0 : trainsOf(state, railway).length;
  const own = INVESTOR_IDS.find((id) => state.investors[id].owner === seat) ?? 'A1';
  const rocket = choices.find(({ type }) => type === 'exchangeRocket');
  if (rocket && habits.rocket) return first(rocket, seat);
  for (const type of ORDER) {
    // Who wants more trains saves for them.
    if (type === 'withhold' && has >= habits.trains) continue;
    const alike = choices.filter((choice) => choice.type === type && isWanted(game, choice, seat, has, habits));
    const actions = alike.flatMap((choice) => [...expand(choice, seat, 6)]);
    const liked = alike.flatMap((choice) => (type === 'found' ? [...expand(choice, seat, 60)] : []));
    const action =
      type === 'layTile'
        ? bestLay(game, actions, railway)
        : (liked.find((one) => 'company' in one && one.company === habits.founds[own]) ?? actions[0]);
    if (action) return action;
  }
  const bid = choices.find(({ type }) => type === 'bid');
  // Everybody takes the next private at its price; nobody overbids.
  const top = state.flow.at(-1);
  if (bid && top?.kind === 'auction' && top.high === null && mayWant(state, top.item, seat)) return first(bid, seat);
  const pass = choices.find(({ type }) => type === 'pass');
  const other = pass ?? choices[0];
  if (!other) throw new Error('nothing to do');
  return first(other, seat);
}

/** The Rocket of China is for whoever directs a company already. */
function mayWant(state: State, item: string, seat: number): boolean {
  return item !== 'P7' || directorSeat(state, 'BCR') === seat;
}

function first(choice: Choice, seat: number): BaseAction {
  for (const action of expand(choice, seat, 1)) return action;
  throw new Error(`${choice.type} cannot be done`);
}

/** One company a player and so many trains; shares only where they make a director. */
function isWanted(game: Game<State>, choice: Choice, seat: number, has: number, habits: Habits): boolean {
  const { state } = game;
  switch (choice.type) {
    case 'found': {
      const directs = Object.values(state.certificates).filter((owners) => owners[0] === playerOwner(seat)).length;
      return directs < 2;
    }
    case 'buyTrain': {
      const top = state.flow.at(-1);
      const lastCall = top?.kind === 'companyTurn' && isFullRound(state, top);
      return Array.isArray(choice.params['price']) && (has < habits.trains || lastCall);
    }
    default:
      return true;
  }
}

function bestLay(game: Game<State>, lays: readonly BaseAction[], railway: Railway | undefined): BaseAction | undefined {
  if (railway === undefined) return lays[0];
  const worth = (action: BaseAction) => {
    const tried = game.preview(action);
    if (!tried.ok) return 0;
    const { state } = tried.value;
    const runs =
      trainsToRun(state, railway).length > 0 ? state : { ...state, trains: { ...state.trains, [railway]: ['2'] } };
    return bestRunOf(runs, railway).revenue;
  };
  const rated = lays.slice(0, MOST_LAYS).map((action) => ({ action, value: worth(action) }));
  return rated.sort((a, b) => b.value - a.value)[0]?.action;
}

function actingIn(state: State): Railway | undefined {
  const frame = state.flow.at(-1);
  return frame?.kind === 'companyTurn' ? frame.company : frame?.kind === 'investorTurn' ? frame.investor : undefined;
}
