import { diceBuilder } from '@stellwerk/bots';
import { type Game, newGame, saveGame, seededRandom, type Title } from '@stellwerk/engine/kernel';
import { COMPANY_IDS, type State as Harz, inReceivership, isFounded, itemsOnOffer } from '@stellwerk/titles/1873';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { offers } from './beside.ts';
import { chinaGame, fileOf, playOn } from './china-opening-1880.ts';
import { fileOf as harzFile, harzGame, playOn as playHarz } from './harz-opening-1873.ts';
import { recordedUntil } from './recorded-games.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';
import { CHINA, playBy, RHINELAND } from './spendthrift.ts';

/** Games to be shown in pictures; each is played once, when it is first asked for. */
const games = new Map<string, Game>();

function once(name: string, play: () => Game): Game {
  const game = games.get(name) ?? play();
  games.set(name, game);
  return game;
}

/** A game of Railroad Dice 2 after so many moves. */
export function dice(players: readonly string[], moves: number): string {
  const started = newGame(railroadDice2, { players, seed: 'screens' });
  if (!started.ok) throw new Error(started.refusal.rule);
  const game = started.value;
  const random = seededRandom('screens');
  while (!game.over && game.actions.length < moves) {
    game.play(diceBuilder.choose(game, game.actors()[0] ?? 0, random));
  }
  return JSON.stringify(saveGame(game));
}

const PLAYERS = ['Ann', 'Ben', 'Cleo'];

/** The position before the n-th action of a kind in a game on the Rhine that goes on for some rounds, or before its last one. */
export function rhineland(type: string, nth: number, title = '18rhl'): string {
  const whole = once(title, () => {
    const game = rhinelandGame(PLAYERS, 'opening', title);
    for (const _ of opening(game, 600, 16));
    return game;
  });
  const at = whole.actions.flatMap((action, i) => (action.type === type ? [i] : [])).slice(0, nth);
  const game = rhinelandGame(PLAYERS, 'opening', title);
  for (const action of whole.actions.slice(0, at.at(-1) ?? 0)) game.play(action);
  return JSON.stringify(saveGame(game));
}

/** The same of a game of 1880 that goes on to the second half of phase B; an investor joins its company in another one. */
export function china(type: string, nth: number): string {
  const whole =
    type === 'mergeTreasury'
      ? once('merger', () => {
          const game = playOn(chinaGame(), ({ state }) => state.flow.at(-1)?.kind === 'merger', {
            founds: { A2: 'QSR' },
          });
          return playOn(game, ({ state }) => state.flow.at(-1)?.kind !== 'merger');
        })
      : once('1880', () => playOn(chinaGame(), ({ actions }) => actions.length >= 262));
  const at = whole.actions.flatMap((action, i) => (action.type === type ? [i] : []))[nth - 1];
  if (at === undefined) throw new Error(`no ${nth}. ${type}`);
  const game = chinaGame();
  for (const action of whole.actions.slice(0, at)) game.play(action);
  return fileOf(game);
}

/** The same of a whole game of Harzbahn 1873; at its end if there is no such action. */
export function harz(type: string, nth: number): string {
  const whole = once('1873', () => playHarz(harzGame(PLAYERS), () => false));
  const at = whole.actions.flatMap((action, i) => (action.type === type ? [i] : []))[nth - 1];
  const game = harzGame(PLAYERS);
  for (const action of whole.actions.slice(0, at)) game.play(action);
  return harzFile(game);
}

/** That game where it first comes to what is wanted: a mine that may be closed, a right on offer, a company in receivership. */
export function harzAt(wanted: 'close' | 'right' | 'receivership'): string {
  const isThere = {
    close: (game: Game<Harz>) => offers(game, 'closeMine'),
    right: ({ state }: Game<Harz>) =>
      itemsOnOffer(state).some((id) => isFounded(state, id)) && isIn(state, 'auctionRound'),
    receivership: ({ state }: Game<Harz>) =>
      COMPANY_IDS.some((id) => inReceivership(state, id)) && isIn(state, 'stockRound'),
  };
  const game = playHarz(harzGame(PLAYERS), isThere[wanted]);
  if (game.over) throw new Error(`no ${wanted}`);
  return harzFile(game);
}

function isIn({ flow }: Harz, kind: string): boolean {
  return flow.at(-1)?.kind === kind;
}

/** Games in which money and trains run short, before a frame of that kind; at their end if there is none. */
export function chinaInNeed(kind: string | undefined): string {
  const game = playBy(chinaGame(), CHINA, ({ state }) => state.flow.at(-1)?.kind === kind);
  return fileOf(game);
}

/** The last stock round of that game, before its last purchase of a share. */
export function chinaLateStock(): string {
  const whole = once('1880 in need', () => playBy(chinaGame(), CHINA, ({ over }) => over));
  const last = whole.actions.findLastIndex(({ type }) => type === 'buyShare');
  const game = chinaGame();
  for (const action of whole.actions.slice(0, last)) game.play(action);
  return fileOf(game);
}

/** A game of 18RhI in which an item falls in price, after so many declined it. */
export function rhinelandFalling(declined: number): string {
  const game = rhinelandGame(PLAYERS, 'opening', '18rhi');
  for (let i = 0; i < PLAYERS.length + declined; i++) game.play({ type: 'pass', seat: game.actors()[0] ?? 0 });
  return JSON.stringify(saveGame(game));
}

/** A recorded game on the Rhine, when this kind of action is first offered. */
export function rhinelandWith(type: string, title: Title, players: number): string {
  return JSON.stringify(saveGame(recordedUntil(title, players, type)));
}

export function rhinelandInNeed(kind: string | undefined, title = '18rhl'): string {
  const six = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay'];
  const players = title === '18rhl' ? six : six.slice(0, 5);
  const game = playBy(rhinelandGame(players, 's1', title), RHINELAND, ({ state }) => state.flow.at(-1)?.kind === kind);
  return JSON.stringify(saveGame(game));
}
