import {
  type BaseAction,
  type Choice,
  type Game,
  isRecord,
  type Json,
  mayAdmit,
  newGame,
} from '@stellwerk/engine/kernel';
import { companies } from '@stellwerk/titles/18rhl';
import { describe, expect, test } from 'vitest';
import { importPeerText } from './import.ts';
import { recordedText, withRecordedGames } from './recorded.fixture.ts';

type Forgery = Readonly<Record<string, unknown>>;

withRecordedGames('18rhl', (folder) => {
  describe('forged moves in the game of three people', () => {
    test('each move is forged in at least three ways; what is not offered is refused and changes nothing', {
      timeout: 300_000,
    }, () => {
      const original = importPeerText(recordedText(`${folder}raw/human_game_end_bank.json`));
      if (!original.ok) throw new Error(original.refusal.rule);
      const { game: known } = original.value;
      const again = newGame(known.title, known.config);
      if (!again.ok) throw new Error(again.refusal.rule);
      const game = again.value;
      let forged = 0;
      for (const [i, action] of known.actions.entries()) {
        const refused = refusedForgeries(game, action);
        expect(refused, `move ${i + 1}: ${JSON.stringify(action)}`).toBeGreaterThanOrEqual(3);
        forged += refused;
        expect(game.play(action)).toMatchObject({ ok: true });
      }
      expect(game.over).toBe(true);
      expect(forged).toBeGreaterThan(3 * known.actions.length);
      const hash = game.hash();
      for (const action of known.actions) {
        expect(game.play(action)).toMatchObject({ ok: false, refusal: { rule: 'kernel/over' } });
      }
      expect(game.hash()).toBe(hash);
      expect(hash).toBe(known.hash());
    });
  });
});

/** Tries all forgeries of a move that are not offered, and returns how many there were. */
function refusedForgeries(game: Game, action: BaseAction): number {
  const hash = game.hash();
  const actors = game.actors();
  const offered = new Map(actors.map((seat) => [seat, game.choices(seat)]));
  const forgeries = forgeriesOf(game, action).filter((forgery) => !isOffered(offered, forgery));
  for (const forgery of forgeries) {
    const played = game.play(forgery);
    expect(played, JSON.stringify(forgery)).toMatchObject({ ok: false });
    expect(game.hash(), JSON.stringify(forgery)).toBe(hash);
  }
  return forgeries.length;
}

/** Routes are an open domain: whatever they are, only the engine says; forged ones are made so that none can be run. */
function isOffered(offered: ReadonlyMap<number, readonly Choice[]>, forgery: Forgery): boolean {
  const { type, seat } = forgery;
  if (typeof type !== 'string' || typeof seat !== 'number' || type === 'run') return false;
  return mayAdmit(offered.get(seat) ?? [], { ...forgery, type, seat });
}

function forgeriesOf(game: Game, action: BaseAction): readonly Forgery[] {
  const seats = game.config.players.length;
  return [
    { ...action, seat: (action.seat + 1) % seats },
    { ...action, seat: seats },
    { ...action, bribe: 100 },
    { type: 'answerOffer', seat: action.seat, accept: true },
    { type: 'buyItem', seat: action.seat, item: 'no5' },
    { type: 'placeMarker', seat: action.seat, hex: 'A4', node: 'offboard0' },
    ...ownForgeries(game, action),
  ];
}

/** Wrong in what this kind of move says. */
function ownForgeries(game: Game, action: BaseAction): readonly Forgery[] {
  const fields: Readonly<Record<string, unknown>> = { ...action };
  const changed = (changes: Forgery): Forgery => ({ ...action, ...changes });
  const others = Object.keys(companies).filter((id) => id !== fields['company']);
  switch (action.type) {
    case 'bid':
      return [changed({ amount: Number(fields['amount']) - 5 }), changed({ amount: 5000 }), changed({ item: 'no1' })];
    case 'found':
    case 'setPar':
      return [changed({ par: 77 }), changed({ par: Number(fields['par']) + 1 }), changed({ par: 350 })];
    case 'buyShare':
      return [
        ...others.map((company) => changed({ company })),
        changed({ from: fields['from'] === 'pool' ? 'offering' : 'pool' }),
        changed({ percent: fields['percent'] === 20 ? 10 : 20 }),
      ];
    case 'sellShares':
      return [
        ...others.map((company) => changed({ company })),
        changed({ certificates: [] }),
        changed({ certificates: Array<number>(10).fill(10) }),
      ];
    case 'layTile':
      return [
        ...[0, 1, 2, 3, 4, 5].map((rotation) => changed({ rotation })),
        ...soldOutTiles(game).map((tile) => changed({ tile })),
        changed({ hex: 'L11' }),
        changed({ hex: 'Z99' }),
        changed({ power: 'no2' }),
        changed({ power: 'no4' }),
      ];
    case 'placeMarker':
      return [changed({ node: 'city9' }), changed({ hex: 'J1' }), changed({ hex: 'K2' })];
    case 'run':
      return forgedRuns(action);
    case 'buyTrain':
      return [
        changed({ price: Number(fields['price']) - 1 }),
        changed({ price: 0 }),
        changed({ train: '8', price: 800 }),
        changed({ from: 'pool' }),
      ];
    case 'payDividend':
    case 'withhold':
      return [changed({ type: 'pass' }), changed({ type: 'run', routes: [] }), changed({ income: 999 })];
    default:
      return [];
  }
}

function soldOutTiles(game: Game): readonly string[] {
  const state: unknown = game.state;
  const tiles = isRecord(state) && isRecord(state['tiles']) ? state['tiles'] : {};
  return Object.keys(tiles).filter((tile) => tiles[tile] === 0);
}

/** Runs that no position allows: over a gap, with a train twice or one that is not there, from nowhere. */
function forgedRuns(action: BaseAction): readonly Forgery[] {
  const fields: Readonly<Record<string, unknown>> = { ...action };
  const routes = Array.isArray(fields['routes']) ? fields['routes'].filter(isRecord) : [];
  const [first] = routes;
  const path = first && Array.isArray(first['path']) ? first['path'].map(String) : [];
  const withFirst = (changes: Readonly<Record<string, Json>>): Forgery => ({
    ...action,
    routes: [{ ...first, ...changes }, ...routes.slice(1)],
  });
  if (!first) return [{ ...action, routes: [{ train: '2', path: ['A1.city0'], counts: null }] }];
  return [
    { ...action, routes: [first, ...routes] },
    withFirst({ train: '9' }),
    withFirst({ path: path.filter((_, i) => i !== 1) }),
    withFirst({ path: [...path, ...path.toReversed()] }),
    withFirst({ path: path.slice(0, 1) }),
    withFirst({ path: ['Q7.city0', ...path] }),
    withFirst({ counts: ['Q7.city0'] }),
    withFirst({ revenue: 5000 }),
    { ...action, revenue: 5000 },
  ];
}
