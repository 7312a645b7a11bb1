import { newGame, randomMove, seededRandom } from '@stellwerk/engine/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { opening, rhinelandGame } from '../../tests/rhineland-opening.ts';
import { type Speaker, speakerFor } from '../text/speaker.ts';
import { catalogue } from '../titles/catalogue.ts';
import { roundsOf } from './rounds.ts';
import {
  endOfTurn,
  makerOf,
  nextOf,
  pathsOfMove,
  pathsOfTurn,
  startOfTurn,
  storyOf,
  type Told,
  turnAfter,
  turnBefore,
} from './story.ts';

const MOVES = 120;

type Played = { readonly told: Told; readonly speaker: Speaker };
const games = new Map<string, Promise<Played>>();

/** Each game is played once. */
function played(id: string): Promise<Played> {
  const game = games.get(id) ?? playedAfresh(id);
  games.set(id, game);
  return game;
}

async function playedAfresh(id: string): Promise<Played> {
  const card = catalogue.find((one) => one.id === id);
  const view = await card?.load();
  const started = view && newGame(view.title, { players: ['Ann', 'Ben', 'Cleo'], seed: 'story' });
  if (!view || !started?.ok) throw new Error(id);
  const game = started.value;
  const random = seededRandom('story');
  while (!game.over && game.actions.length < MOVES) game.play(randomMove(random, game, game.actors()[0] ?? 0));
  return { told: { game, view, past: undefined }, speaker: speakerFor(view.title, 'en', game.config.players) };
}

beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return () => vi.unstubAllGlobals();
});

describe.each(['18rhl', '1880', 'railroad-dice-2'])('a game of %s told', (id) => {
  test('every move has a maker, and its changes are those between the two positions', async () => {
    const { told, speaker } = await played(id);
    for (let move = 1; move <= told.game.actions.length; move += 7) {
      const story = storyOf(told, speaker, move);
      const owners = told.view.ownersOf(told.game.at(move), speaker);
      expect(owners.map((owner) => owner.id)).toContain(story?.maker);
      expect(story?.turn).toContain(move);
      for (const { owner, figures } of story?.changes ?? []) {
        const before = told.view.ownersOf(told.game.at(move - 1), speaker).find((one) => one.id === owner.id);
        for (const figure of figures) {
          expect(figure.before).toBe(before?.figures.find((one) => one.id === figure.id)?.value);
          expect(figure.after).not.toBe(figure.before);
        }
      }
    }
    expect(storyOf(told, speaker, 0)).toBeUndefined();
  });

  test('steps by turn meet every turn once, forwards and backwards', async () => {
    const { told } = await played(id);
    const forwards: number[] = [];
    for (let at = 0; at < told.game.actions.length; at = turnAfter(told, at)) forwards.push(at);
    const backwards: number[] = [];
    for (let at = told.game.actions.length; at > 0; ) {
      at = turnBefore(told, at);
      backwards.push(at);
    }
    expect(backwards.toReversed()).toEqual(forwards);
    for (const end of forwards.slice(1)) {
      expect(endOfTurn(told, end)).toBe(end);
      const owner = makerOf(told, end);
      for (let move = startOfTurn(told, end); move < end; move++) expect(makerOf(told, move)).toBe(owner);
    }
  });

  test('steps by owner meet only its own moves', async () => {
    const { told } = await played(id);
    let count = 0;
    for (let at = nextOf(told, 'player-1', 0, 1); at !== undefined; at = nextOf(told, 'player-1', at, 1)) {
      expect(told.game.actions[at - 1]?.seat).toBe(1);
      count += 1;
    }
    expect(count).toBe(told.game.actions.filter(({ seat }) => seat === 1).length);
  });

  test('the rounds begin where the header changes', async () => {
    const { told, speaker } = await played(id);
    const label = (move: number) =>
      told.view.headerOf(told.game.at(move), speaker).stations.find(({ kind }) => kind === 'now')?.label;
    const rounds = roundsOf(told, speaker);
    expect(rounds.length).toBeGreaterThan(1);
    for (const { from, label: name } of rounds.slice(1)) {
      expect(label(from)).toBe(name);
      expect(label(from - 1)).not.toBe(name);
    }
  });
});

describe('the colours of a run', () => {
  test('stay until somebody else moves, or the same player for another company', async () => {
    const { told: random } = await played('18rhl');
    const game = rhinelandGame(['Ann', 'Ben', 'Cleo'], 'opening');
    for (const _ of opening(game, 160));
    const told = { ...random, game };
    const { actions } = game;
    let runs = 0;
    for (let move = 1; move <= actions.length; move++) {
      const action = actions[move - 1];
      const paths = action ? pathsOfMove(told, action) : [];
      if (paths.length === 0) continue;
      runs += 1;
      const last = endOfTurn(told, move);
      for (let at = move; at <= last; at++) expect(pathsOfTurn(told, at)).toEqual(paths);
      if (last < actions.length) expect(pathsOfTurn(told, last + 1)).toEqual([]);
    }
    expect(runs).toBeGreaterThan(0);
  });
});
