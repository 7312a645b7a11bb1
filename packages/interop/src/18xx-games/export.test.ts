import {
  type Game,
  isRecord,
  newGame,
  type Options,
  type Refusal,
  randomMove,
  saveGame,
  seededRandom,
  type Title,
} from '@stellwerk/engine/kernel';
import { eachSeed } from '@stellwerk/engine/testing/property';
import { rhl } from '@stellwerk/titles/18rhl';
import { harzbahn } from '@stellwerk/titles/1873';
import { china } from '@stellwerk/titles/1880';
import { describe, expect, test } from 'vitest';
import { explainImport } from './explain.ts';
import { exportedTitles, exportGame, type PeerFile } from './export.ts';
import { importPeerGame, importPeerText } from './import.ts';
import { siteReadings } from './importers.ts';
import { recordedText, withRecordedGames } from './recorded.fixture.ts';

const HUMAN: Readonly<Record<string, string>> = {
  '18rhl': 'human_game_end_bank.json',
  '1880': 'human_1.json',
  '1873': 'human_game_end_stock_market.json',
};

test('games of three titles can be written', () => {
  expect([...exportedTitles].sort()).toEqual(Object.keys(HUMAN).sort());
});

describe.each(Object.entries(HUMAN))('the game people played of %s', (title, name) => {
  withRecordedGames(title, (folder) => {
    /** Read and written once for all that is asked of it. */
    let taken: { readonly text: string; readonly game: Game; readonly file: PeerFile } | undefined;
    const take = () => {
      const text = recordedText(`${folder}raw/${name}`);
      const game = imported(JSON.parse(text));
      return { text, game, file: exported(game) };
    };

    test('goes out and comes back with the same position after every move', () => {
      taken ??= take();
      const { game, file } = taken;
      const again = imported(file);
      expect(again.config).toEqual({ ...game.config, seed: again.config.seed });
      const [one, other] = [replay(game), replay(again, game.config.seed)];
      for (const action of game.actions) {
        expect(one.play(action)).toMatchObject({ ok: true });
        expect(other.play(again.actions[one.actions.length - 1])).toMatchObject({ ok: true });
        expect(other.hash(), `after move ${one.actions.length}`).toBe(one.hash());
      }
      expect(one.over).toBe(true);
    });

    test('has only entries of a form that the site writes', () => {
      taken ??= take();
      const known = new Set(formsIn(JSON.parse(taken.text)));
      const odd = [...new Set(formsIn(taken.file))].filter((form) => !known.has(form));
      expect(odd).toEqual([]);
    });
  });
});

const TITLES: readonly Title[] = [rhl, china, harzbahn];
const MOVES = 260;

describe.each(TITLES.map((title) => [title.id, title] as const))('a game of %s at random', (id, title) => {
  test('goes out and comes back, or says which move the site has no words for', () => {
    eachSeed(`export-${id}`, 2, (seed) => expectThereAndBack(randomGame(title, seed)));
  });
});

test.each(TITLES.map((title) => [title.id, title] as const))(
  'where the seats of %s were dealt, the file lists the players as they sit, each with their own moves',
  (_, title) => {
    const game = randomGame(title, 'dealt', { seating: title === rhl ? 'dealt' : 'drawn' });
    const seats = seatsIn(game);
    expect(seats).not.toEqual([0, 1, 2]);
    const result = exportGame(game);
    const told = result.ok ? game : upTo(game, result.refusal);
    expect(told.actions.length).toBeGreaterThan(20);
    const file = exported(told);
    const again = imported(file);
    expect(again.config.players).toEqual(seats.map((seat) => game.config.players[seat]));
    const byName = ({ config, score }: Game) =>
      Object.fromEntries(score().map(({ seat, value }) => [config.players[seat], value]));
    expect(byName(again)).toEqual(byName(endOf(told, file)));
  },
);

test('of two moves that cannot be told the first is named', () => {
  // Somebody sells shares beside a company that cannot buy a train; only much later comes a move without words.
  const game = randomGame(rhl, 'export-18rhl-1 of 20261116');
  expect(exportGame(game).ok).toBe(false);
  expectThereAndBack(game);
});

function randomGame(title: Title, seed: string, options: Options = {}): Game {
  const game = started(title, { ...siteReadings(title.id), ...options });
  const random = seededRandom(seed);
  for (let move = 0; move < MOVES && !game.over; move++) game.play(randomMove(random, game, game.actors()[0] ?? 0));
  return game;
}

/** As it was told at the beginning: later the order may change. */
function seatsIn(game: Game): readonly number[] {
  const seats = game.events(0).find(({ type }) => type === 'seated')?.['seats'];
  return Array.isArray(seats) ? seats.map(Number) : [];
}

function expectThereAndBack(game: Game): void {
  const result = exportGame(game);
  const told = result.ok ? game : upTo(game, result.refusal);
  const file = result.ok ? result.value : exported(told);
  expect(imported(file).score()).toEqual(endOf(told, file).score());
}

describe('what cannot be written', () => {
  test('a title that the site does not have gets one sentence', () => {
    const result = exportGame(started({ ...rhl, id: 'other', name: 'Other' }, {}));
    expect(result.ok ? '' : explainImport(result.refusal, 'en')).toMatch(/^18xx\.games has no Other,/);
  });

  test('a move that the readings of the site forbid is named with its rule', () => {
    // By the rulebook an item may be passed on at any price; the site takes no bid that is no multiple of 5.
    const game = started(china, { bids: 'any' });
    const [seat = 0] = game.actors();
    expect(game.play({ type: 'repay', seat, amount: 5 }).ok).toBe(false);
    const broken: Game = { ...game, actions: [{ type: 'repay', seat } as const], title: game.title };
    const result = exportGame(broken);
    expect(result.ok ? '' : explainImport(result.refusal, 'en')).toMatch(/^Move 1 \(repay, Ann\) cannot be told/);
  });

  test('a running game ends where the site waits', () => {
    const game = started(rhl, siteReadings('18rhl') ?? {});
    const file = exported(game);
    expect(file).toMatchObject({ status: 'active', actions: [], result: {} });
    expect(imported(file).actors()).toEqual(game.actors());
  });
});

function started(title: Title, options: Readonly<Record<string, string>> | object): Game {
  const made = newGame(title, { players: ['Ann', 'Ben', 'Cem'], options: { ...options }, seed: '7' });
  if (!made.ok) throw new Error(made.refusal.rule);
  return made.value;
}

function replay(game: Game, seed = game.config.seed): Game {
  const made = newGame(game.title, { ...saveGame(game), seed });
  if (!made.ok) throw new Error(made.refusal.rule);
  return made.value;
}

function imported(data: unknown): Game {
  const result = typeof data === 'string' ? importPeerText(data) : importPeerGame(data);
  if (!result.ok) throw new Error(explainImport(result.refusal, 'en'));
  return result.value.game;
}

function exported(game: Game): PeerFile {
  const result = exportGame(game);
  if (!result.ok) throw new Error(explainImport(result.refusal, 'en'));
  return result.value;
}

/** The game before the move that a refusal names. */
function upTo(game: Game, refusal: Refusal): Game {
  const { number } = refusal.figures;
  expect(refusal.rule, explainImport(refusal, 'en')).toBe('interop/untold');
  expect(explainImport(refusal, 'en')).toMatch(/^Move \d+ \(\w+, \w+\) cannot be told in a file of 18xx\.games: ./);
  const before = replay(game);
  for (const action of game.actions.slice(0, Number(number) - 1)) before.play(action);
  return before;
}

/** The game where the file ends: what the site does by itself after that is not in it. */
function endOf(game: Game, file: PeerFile): Game {
  const length = imported(file).actions.length;
  const end = replay(game);
  for (const action of game.actions.slice(0, length)) end.play(action);
  return end;
}

/** Kind, actor and fields of each entry. */
function formsIn(file: unknown): readonly string[] {
  const actions = isRecord(file) && Array.isArray(file['actions']) ? file['actions'] : [];
  return actions.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const fields = Object.keys(entry).filter(
      (field) => !/^(created_at|user|auto_actions|subsidy|extra_revenue)$/.test(field),
    );
    return [`${entry['type']} by ${entry['entity_type']}: ${fields.sort().join(' ')}`];
  });
}
