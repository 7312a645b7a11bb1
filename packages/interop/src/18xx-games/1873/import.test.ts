import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import { isRecord, makeConfig, type Refusal, topFrame } from '@stellwerk/engine/kernel';
import { harzbahn, isPosition, type State } from '@stellwerk/titles/1873';
import { describe, expect, test } from 'vitest';
import { byCompany as company, type Entry, byMinor as mine, byPlayer as player } from '../entries.fixture.ts';
import { readPeerGame } from '../file.ts';
import { playFile } from '../import.ts';
import { requestFor } from './options.ts';

const FACE = { 1: 110, 2: 120, 3: 130, 4: 140, 5: 150, 6: 160, 7: 170, 8: 180, 9: 190, 10: 200, 11: 220, 12: 240 };
const buying = (who: number, item: string, price: number) => player(who, 'bid', { company: item, price });

/** No premium; player 1 has GHE and the odd mines, player 2 the even ones. */
const START: readonly Entry[] = [
  player(1, 'bid', { price: 0 }),
  player(2, 'pass'),
  buying(1, 'GHE', 100),
  buying(2, '12', FACE[12]),
  buying(1, '1', FACE[1]),
  buying(2, '11', FACE[11]),
  ...[1, 2].map((id) => player(id, 'pass')),
];

/** GHE at 240 with its second share, the Harzer Werke of two mines, the third share of GHE. */
const FIRST_ROUND: readonly Entry[] = [
  player(1, 'par', { corporation: 'GHE', share_price: '240,0,15' }),
  player(1, 'buy_shares', { shares: ['GHE_1'], percent: 20 }),
  player(2, 'par', { corporation: 'HW', share_price: '120,0,5' }),
  company('HW', 'merge', { minor: '12' }),
  company('HW', 'merge', { minor: '11' }),
  player(1, 'buy_shares', { shares: ['GHE_2'], percent: 20 }),
  player(2, 'pass'),
  player(1, 'pass'),
];

/** Mine 1 builds nothing and stays; GHE builds its route. */
const FIRST_TURNS: readonly Entry[] = [
  mine('1', 'pass'),
  mine('1', 'pass'),
  company('GHE', 'lay_tile', { hex: 'H19', tile: '78-0', rotation: 1 }),
  company('GHE', 'place_token', { city: 'H17-0-0', slot: 0 }),
  company('GHE', 'buy_train', { train: '1T-1', price: 100, variant: '1T' }),
];

function played(actions: readonly Entry[], more: Entry = {}): State | Refusal {
  const file = readPeerGame({ title: 'Harzbahn 1873', seed: 7, players: [1, 2], actions, ...more });
  if (!file.ok) return file.refusal;
  const imported = playFile(file.value);
  if (!imported.ok) return imported.refusal;
  const { state } = imported.value.game;
  if (!isPosition(state)) throw new Error('another title');
  return state;
}

function position(actions: readonly Entry[]): State {
  const found = played(actions);
  if ('rule' in found) throw new Error(JSON.stringify(found));
  return found;
}

/** The rule behind a refusal of a move, and the number of its entry. */
function refusal(actions: readonly Entry[]): readonly unknown[] {
  const found = played(actions);
  if (!('rule' in found)) return [];
  const { cause, number } = found.figures;
  return [number, isRecord(cause) ? cause['rule'] : found.rule];
}

describe('a game of Harzbahn 1873 from 18xx.games', () => {
  test('sets every reading of the site, each another than the rulebook’s', () => {
    const file = readPeerGame({ title: 'Harzbahn 1873', seed: 7, players: [1, 2], actions: [] });
    const request = file.ok ? requestFor(file.value) : file;
    if (!request.ok) throw new Error(request.refusal.rule);
    expect(makeConfig(harzbahn, request.value)).toMatchObject({ ok: true });
    const set = request.value.options ?? {};
    expect(harzbahn.options.map(({ id }) => id).filter((id) => !(id in set))).toEqual([]);
  });

  test('makes Tanne dear by its optional rule and refuses one it does not know', () => {
    const dear = played([], { optional_rules: ['aag_variant'] });
    expect(dear).toMatchObject({ options: { tanne: '100' } });
    expect(played([], { optional_rules: ['other'] })).toMatchObject({ rule: 'interop/optional-rule' });
  });

  test('sells mines and concessions without the premium in their price', () => {
    const state = position(START.slice(0, 4));
    expect(state.mines.W12.owner).toBe(playerOwner(1));
    expect(cashOf(state, playerOwner(1))).toBe(2100 - 240);
    expect(refusal([...START.slice(0, 3), buying(2, '12', 250)])).toEqual([4, 'interop/differs']);
  });

  test('founds a railway with two shares and a mine company of two mines, and floats with the third share', () => {
    const state = position([...START, ...FIRST_ROUND]);
    expect(state.railways.GHE).toMatchObject({ floated: true, director: 0, issuePrice: 240 });
    expect(state.mineCompanies.HW).toMatchObject({ director: 1, mines: ['W12', 'W11'] });
    expect(topFrame(state)).toMatchObject({ kind: 'mineTurn', mine: 'W1', step: 'track' });
  });

  test('lays the concession route at once, takes the site’s lays for it, and goes on', () => {
    const state = position([...START, ...FIRST_ROUND, ...FIRST_TURNS]);
    expect(state.track.laid['H19']).toEqual({ tile: '78', rotation: 1 });
    expect(state.railways.GHE.locos).toEqual([1]);
    expect(cashOf(state, 'GHE')).toBe(5 * 240 - 150 - 100 - 100);
  });

  test('refuses with a rule what does not fit, and never throws', () => {
    const before = [...START, ...FIRST_ROUND];
    const at = before.length + 1;
    expect(refusal([...before, company('HW', 'dividend', { kind: 'payout' })])).toEqual([at, 'interop/who']);
    expect(refusal([...before, mine('99', 'pass')])).toEqual([at, 'interop/who']);
    expect(refusal([...before, mine('1', 'lay_tile', { hex: 'Z9', tile: '78-0', rotation: 0 })])).toEqual([
      at,
      '1873/4.4.1-b',
    ]);
    const turns = [...before, ...FIRST_TURNS];
    const scrapped = company('GHE', 'scrap_train', { train: '5T-9' });
    expect(refusal([...turns, scrapped])).toEqual([turns.length + 1, 'interop/name']);
    const dear = company('GHE', 'buy_train', { train: '2T-0', price: 240, variant: '2T' });
    expect(refusal([...turns, dear])).toEqual([turns.length + 1, 'interop/differs']);
  });

  test('takes a new train by the name it has there: the next unit, numbered on from the loco of the MHE', () => {
    const before = [...START, ...FIRST_ROUND, ...FIRST_TURNS.slice(0, -1)];
    const bought = (train: string) =>
      refusal([...before, company('GHE', 'buy_train', { train, price: 100, variant: '1T' })]);
    expect(bought('1T-1')).toEqual([]);
    for (const other of ['1T-0', '1T-2', '2T-1', 'nonsense'])
      expect(bought(other)).toEqual([before.length + 1, 'interop/differs']);
  });

  test('takes no income beside that of the routes, and no programme of a mine', () => {
    const before = [...START, ...FIRST_ROUND, ...FIRST_TURNS.slice(0, -1)];
    for (const more of [{ extra_revenue: 100 }, { subsidy: -10 }])
      expect(refusal([...before, company('GHE', 'run_routes', { routes: [], ...more })])).toEqual([
        before.length + 1,
        'interop/differs',
      ]);
    const turn = [...START, ...FIRST_ROUND];
    expect(refusal([...turn, mine('1', 'program_share_pass')])).toEqual([turn.length + 1, 'interop/by']);
  });
});
