import {
  type BaseAction,
  type BaseState,
  type Choice,
  expand,
  type Game,
  newGame,
  topFrame,
} from '@stellwerk/engine/kernel';

/** How a table plays that only wants to get on: the first kind of action of the list that is offered. */
export interface Taste {
  readonly order: readonly string[];
  /** Kinds that are done in some frames only. */
  readonly only: Readonly<Record<string, string>>;
  /** Kinds of which the last offered is taken, not the first. */
  readonly last?: readonly string[];
}

/** Everything is bought, paid out and built at once, so that money runs short when trains grow old. */
export const CHINA: Taste = {
  order: [
    ...['startBcr', 'chooseInvestor', 'chooseHome', 'sellShares', 'borrow', 'found', 'buyShare', 'layTile'],
    ...['placeMarker', 'run', 'payDividend', 'buyTrain', 'mergeTreasury', 'replaceMarker', 'takePayment'],
    ...['discardTrain', 'placeRocket', 'bid', 'pass'],
  ],
  only: { sellShares: 'raiseMoney' },
};

export const RHINELAND: Taste = {
  order: [
    ...[
      'sellCharterShares',
      'takeLoan',
      'forcePurchase',
      'buyItem',
      'setPar',
      'found',
      'buyShare',
      'layTile',
      'placeMarker',
      'run',
      'payDividend',
    ],
    ...['buyTrain', 'discardTrain', 'answerOffer', 'sellShares', 'pass'],
  ],
  only: { sellShares: 'raiseMoney' },
  last: ['buyShare'],
};

/** Plays on until told that the next move is the one wanted. */
export function playBy<S extends BaseState>(game: Game<S>, taste: Taste, until: (game: Game<S>) => boolean): Game<S> {
  while (!until(game)) {
    if (game.over) throw new Error('the position wanted did not come');
    const played = game.play(nextBy(game, taste));
    if (!played.ok) throw new Error(played.refusal.rule);
  }
  return game;
}

export function nextBy<S extends BaseState>(game: Game<S>, { order, only, last = [] }: Taste): BaseAction {
  const seat = game.actors()[0] ?? 0;
  const choices = game.choices(seat);
  const frame = topFrame(game.state);
  for (const type of order) {
    if (only[type] !== undefined && only[type] !== frame?.kind) continue;
    const alike = choices.filter((one) => one.type === type && isPlain(one, frame));
    const choice = alike.at(last.includes(type) ? -1 : 0);
    if (choice) return first(choice, seat);
  }
  const [any] = choices;
  if (!any) throw new Error('nothing to do');
  return first(any, seat);
}

/** A price to be agreed is left alone, and so is a bid that stands already. */
function isPlain({ type, params }: Choice, frame: object | undefined): boolean {
  if (type === 'buyTrain') return Array.isArray(params['price']);
  return type !== 'bid' || !frame || !('high' in frame) || frame.high === null;
}

function first(choice: Choice, seat: number): BaseAction {
  for (const action of expand(choice, seat, 1)) return action;
  throw new Error(`${choice.type} cannot be done`);
}

/** The same game anew, up to a move, so that it can be played on otherwise. */
export function copyOf<S extends BaseState>(game: Game<S>, moves = game.actions.length): Game<S> {
  const again = newGame(game.title, game.config);
  if (!again.ok) throw new Error(again.refusal.rule);
  for (const action of game.actions.slice(0, moves)) again.value.play(action);
  return again.value;
}
