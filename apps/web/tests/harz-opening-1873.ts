import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import { type BaseAction, expand, type Game, newGame, saveGame, topFrame } from '@stellwerk/engine/kernel';
import { harzbahn, type State } from '@stellwerk/titles/1873';

export const PLAYERS = ['Ann', 'Ben'];

export function harzGame(players: readonly string[] = PLAYERS, seed = 'opening'): Game<State> {
  const started = newGame(harzbahn, { players, seed, options: { seating: 'given' } });
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.value;
}

/** A file of the game as somebody would have saved it. */
export function fileOf(game: Game<State>): string {
  return JSON.stringify(saveGame(game));
}

/** The same game anew, so that it can be played on otherwise. */
export function copyOf(game: Game<State>): Game<State> {
  const again = newGame(harzbahn, game.config);
  if (!again.ok) throw new Error(again.refusal.rule);
  for (const action of game.actions) again.value.play(action);
  return again.value;
}

/** A game that only picks from what the engine offers: it goes on until `until` says that the next move is the one wanted. */
export function playOn(game: Game<State>, until: (game: Game<State>) => boolean, most = 2000): Game<State> {
  while (!game.over && !until(game)) {
    if (game.actions.length > most) throw new Error('the position wanted did not come');
    const played = game.play(eager(game, game.actors()[0] ?? 0));
    if (!played.ok) throw new Error(played.refusal.rule);
  }
  return game;
}

/** Nobody buys before the premium has fallen so far, and everybody keeps so much to found a railway. */
const PREMIUM = 50;
const RESERVE = 900;
/** Locos a railway wants. */
const WANTED = 3;

/** Kinds of action in the order an eager table takes them; the rest is passed. */
const ORDER = [
  'answer',
  'putUp',
  'issueShares',
  'foundRailway',
  'foundMines',
  'layTile',
  'placeMarker',
  'produce',
  'run',
  'payOut',
  'buyLoco',
  'buyMachine',
  'buyShare',
  'pass',
  'becomeInsolvent',
];

function eager(game: Game<State>, seat: number): BaseAction {
  const choices = game.choices(seat);
  const frame = topFrame(game.state);
  if (frame?.kind === 'startAuction') return inAuction(game, seat, frame.premium);
  for (const type of ORDER) {
    const alike = choices.filter((choice) => choice.type === type);
    const actions = alike.flatMap((choice) => [...expand(choice, seat, type === 'layTile' ? 1 : 60)]);
    const action = wanted(game, type, actions, seat);
    if (action) return action;
  }
  throw new Error('nothing to do');
}

/** The concessions first, then the mines that earn most. */
function inAuction(game: Game<State>, seat: number, premium: number): BaseAction {
  const actions = game.choices(seat).flatMap((choice) => [...expand(choice, seat)]);
  const items = actions.filter((action) => action.type === 'buyItem').reverse();
  const [pass] = actions.filter((action) => action.type === 'pass');
  const isThrifty = premium > PREMIUM || cashOf(game.state, playerOwner(seat)) < RESERVE;
  const choice = isThrifty ? pass : (items[0] ?? pass);
  if (!choice) throw new Error('nothing to do');
  return choice;
}

function wanted(
  { state }: Game<State>,
  type: string,
  actions: readonly BaseAction[],
  seat: number,
): BaseAction | undefined {
  const frame = topFrame(state);
  switch (type) {
    case 'answer':
      return actions.find((action) => 'accept' in action && action.accept === true);
    case 'putUp':
      return cashOf(state, playerOwner(seat)) > RESERVE ? actions[0] : undefined;
    case 'payOut':
      // A railway saves for its next loco.
      return actions.at(frame?.kind === 'railwayTurn' && state.railways[frame.company].locos.length < WANTED ? -1 : 0);
    case 'foundRailway':
      // As many shares as can be had at a middling price.
      return actions.filter((action) => 'price' in action && action.price === 150).at(-1);
    case 'foundMines':
      return Object.values(state.mineCompanies).filter(({ mines }) => mines.length > 0).length < 3
        ? actions[0]
        : undefined;
    case 'buyLoco':
      return frame?.kind === 'railwayTurn' && state.railways[frame.company].locos.length < WANTED
        ? actions[0]
        : undefined;
    case 'buyShare':
      return actions.find((action) => 'from' in action && action.from === 'offering');
    default:
      return actions[0];
  }
}
