import { newGame, type Options } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { rhl } from '../index.ts';
import { routeRules } from '../route-rules.ts';
import { hands, money } from './paper.ts';
import { offers, play, refusedBy, rule, type Situation, situation } from './situation.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dea', 'Eva', 'Fox', 'Gil'];

function sitDown(players: number, options: Options = {}) {
  return newGame(rhl, { players: NAMES.slice(0, players), options, seed: 'variants' });
}

function table(players: number, options: Options = {}) {
  const game = sitDown(players, options);
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

function twoTrains(options: Options): number {
  return (table(3, options).state.trains['depot'] ?? []).filter((type) => type === '2').length;
}

rule('18rhl/18.1-a', 'the optional 2-train is a seventh; without it there are six', () => {
  expect([twoTrains({ extraTwoTrain: true }), twoTrains({})]).toEqual([7, 6]);
  expect(table(3, { extraTwoTrain: true }).state.trains['depot'], 'all 28 cards').toHaveLength(28);
});

rule('18rhl/18.1-a', 'six 2-trains sold: the seventh comes before any 3-train', () => {
  const position: Situation = {
    shares: { BME: hands('Ann 50'), CME: hands('Bob 50'), DEE: hands('Cid 50') },
    trains: { CME: ['2', '2', '2', '2'], DEE: ['2', '2'] },
    treasury: { BME: 500 },
    turn: { company: 'BME', step: 'trains' },
  };
  const two = { type: 'buyTrain', train: '2', from: 'depot', price: 100 };
  const three = { type: 'buyTrain', train: '3', from: 'depot', price: 200 };
  const normal = situation(position);
  expect([offers(normal, two), offers(normal, three)]).toEqual([false, true]);
  const seven = situation({ ...position, options: { extraTwoTrain: true } });
  expect([offers(seven, two), offers(seven, three)]).toEqual([true, false]);
  expect(refusedBy(seven, three)).toBe('18rhl/13.1-c');
  play(seven, two);
  expect(offers(seven, three)).toBe(true);
});

rule('18rhl/18.2-a', '1,500 M together: 500, 375, 300 or 250 M each; five or six may play with it as well', () => {
  const each: Readonly<Record<number, number>> = { 3: 500, 4: 375, 5: 300, 6: 250 };
  for (const [players, capital] of Object.entries(each)) {
    const game = table(Number(players), { capital: 'lower' });
    expect(game.state.seats.map((seat) => money(game, seat))).toEqual(Array(Number(players)).fill(capital));
    expect(money(game, 'bank')).toBe(7500);
  }
  expect(money(table(3), 0), 'without the variant').toBe(600);
  expect(rhl.texts['option.capital.lower']?.en, 'the notice').toContain('advised for 3 or 4');
});

const PROMOTION: Options = { promotionTiles: true };

rule('18rhl/18.3-a', 'the stock gains #949, #950 and Essen, and two #932V stand for the two #932', () => {
  const { '932': standard, ...rest } = table(3).state.tiles;
  expect(standard).toBe(2);
  expect(table(3, PROMOTION).state.tiles).toEqual({ ...rest, '932V': 2, '949': 1, '950': 1, Essen: 1 });
});

function lay(hex: string, tile: string, rotation = 0) {
  return { type: 'layTile', hex, tile, rotation, power: 'none' };
}

/** Grey phase; CME has markers in brown Duisburg, Düsseldorf, Moers, Essen and Krefeld, as far as they go. */
function greyPhase(options: Options, markers: readonly string[]) {
  return situation({
    phase: '8',
    options,
    shares: { CME: hands('Ann 50') },
    tiles: { D7: '947/0', D9: '929/0', F9: '927/0', I10: '928/0', D13: '216/0', E6: '216/0' },
    markers: { CME: markers },
    treasury: { CME: 500 },
    turn: { company: 'CME' },
  });
}

rule('18rhl/18.3-a', 'brown Duisburg becomes #949, Moers #950, Essen “Essen”, Düsseldorf and Köln #932V', () => {
  for (const [hex, tile, cost] of [
    ['D9', '949', 50],
    ['D7', '950', 0],
    ['D13', 'Essen', 0],
    ['F9', '932V', 50],
    ['I10', '932V', 50],
  ] as const) {
    const game = greyPhase(PROMOTION, hex === 'I10' ? [] : [hex]);
    expect(offers(game, lay(hex, tile)), `${tile} on ${hex}`).toBe(true);
    play(game, lay(hex, tile));
    expect(game.state.track.laid[hex]).toMatchObject({ tile });
    expect(money(game, 'CME')).toBe(500 - cost);
    expect(refusedBy(greyPhase({}, hex === 'I10' ? [] : [hex]), lay(hex, tile)), 'not in the normal game').toBe(
      '18rhl/1-g',
    );
  }
});

rule('18rhl/18.3-a', 'each only in its place: Essen on D13 alone, #932V not on Duisburg, #932 nowhere', () => {
  const game = greyPhase(PROMOTION, ['D9', 'E6']);
  expect(refusedBy(game, lay('E6', 'Essen')), 'Krefeld has a brown Y tile too').toBe('18rhl/8-h');
  for (const other of [lay('D9', '932V'), lay('D9', '950'), lay('I10', '949')])
    expect(refusedBy(game, other)).toBe('18rhl/8-h');
  expect(refusedBy(game, lay('I10', '932'))).toBe('18rhl/1-g');
  for (const wrong of [lay('E6', 'Essen'), lay('D9', '932V'), lay('I10', '932')])
    expect(offers(game, wrong)).toBe(false);

  const green = situation({
    phase: '8',
    options: PROMOTION,
    shares: { CME: hands('Ann 50') },
    tiles: { D13: '934/0' },
    markers: { CME: ['D13'] },
    turn: { company: 'CME' },
  });
  expect(refusedBy(green, lay('D13', 'Essen')), 'on the brown tile only').toBe('18rhl/8-b');
});

rule('18rhl/18.3-a', 'grey tiles like all others: not before the first 8-train', () => {
  const game = situation({
    phase: '6',
    options: PROMOTION,
    shares: { CME: hands('Ann 50') },
    tiles: { D9: '929/0' },
    markers: { CME: ['D9'] },
    treasury: { CME: 500 },
    turn: { company: 'CME' },
  });
  expect(refusedBy(game, lay('D9', '949'))).toBe('18rhl/8-b');
});

rule('18rhl/18-b', 'no game for two, no short game, no scenario, no other end', () => {
  expect(sitDown(2)).toMatchObject({ ok: false, refusal: { rule: 'kernel/players' } });
  expect(sitDown(7)).toMatchObject({ ok: false, refusal: { rule: 'kernel/players' } });
  for (const option of ['short', 'shortGame', 'scenario', 'optionalEnd', 'twoPlayers']) {
    expect(sitDown(3, { [option]: true })).toMatchObject({ ok: false, refusal: { rule: 'kernel/option' } });
  }
  const variants = rhl.options.filter(({ kind }) => kind === 'switch').map(({ id }) => id);
  expect(variants).toEqual(['extraTwoTrain', 'promotionTiles', 'ratingen']);
});

/** Not in the rulebook: the variant as the fact table has it. */
describe('the Ratingen variant', () => {
  const RATINGEN: Options = { ratingen: true };

  test('adds #1910 and #1911, one of each', () => {
    expect(table(3, RATINGEN).state.tiles).toEqual({ ...table(3).state.tiles, '1910': 1, '1911': 1 });
  });

  const byDuesseldorf: Situation = {
    phase: '3',
    options: RATINGEN,
    shares: { DEE: hands('Ann 50') },
    tiles: { F9: '921/0' },
    turn: { company: 'DEE' },
  };

  test('E10 is a city that takes #1910 along its printed track, then #1911, and nothing else', () => {
    const game = situation(byDuesseldorf);
    const onE10 = game.choices(0).filter(({ params }) => JSON.stringify(params['hex']) === '["E10"]');
    expect(onE10.map(({ params }) => [params['tile'], params['rotation']])).toEqual([[['1910'], [0]]]);
    expect(refusedBy(game, lay('E10', '9'))).toBe('18rhl/7.1-f');
    expect(refusedBy(game, lay('E10', '1910', 2))).toBe('18rhl/7.1-k');
    const green = situation({ ...byDuesseldorf, tiles: { F9: '921/0', E10: '1910/0' } });
    expect(offers(green, lay('E10', '1911'))).toBe(true);
    const normal = situation({ ...byDuesseldorf, options: {} });
    expect(offers(normal, lay('E10', '9')), 'plain in the normal game').toBe(true);
  });

  /** ADR has a marker in Elberfeld, whose track leads to Ratingen; Ann directs it. */
  const inElberfeld: Situation = {
    phase: '3',
    options: RATINGEN,
    shares: { ADR: hands('Ann 50') },
    markers: { ADR: ['F13.city0'] },
    treasury: { ADR: 100 },
    turn: { company: 'ADR' },
  };
  const first = { ...lay('E12', '69', 1), power: 'no1' };

  test('the Angertalbahn: in the green phase its owner lays the first tile on E12 for nothing, and it closes', () => {
    const game = situation({ ...inElberfeld, privates: { no1: 0 } });
    expect(offers(game, first)).toBe(true);
    play(game, first);
    expect([money(game, 'ADR'), game.state.privates.no1]).toEqual([100, 'gone']);
    expect(
      game.choices(0).some(({ params }) => JSON.stringify(params['power']) === '["none"]'),
      'a lay is left',
    ).toBe(true);
  });

  test('it needs a connection, and nobody else lays that tile while it is open', () => {
    const apart = situation({ ...inElberfeld, markers: {}, privates: { no1: 0 } });
    expect(offers(apart, first)).toBe(false);
    const foreign = situation({ ...inElberfeld, privates: { no1: 1 } });
    expect(offers(foreign, lay('E12', '69', 1))).toBe(false);
    expect(refusedBy(foreign, lay('E12', '69', 1))).toBe('18rhl/4.2-no1-a');
    const closed = situation(inElberfeld);
    expect(offers(closed, lay('E12', '69', 1))).toBe(true);
    play(closed, lay('E12', '69', 1));
    expect(money(closed, 'ADR'), 'then the mountain costs 30').toBe(70);
  });

  test('E12 is closed in the yellow phase, and its first tile joins the side of E10', () => {
    const yellow = situation({ ...inElberfeld, phase: '2', privates: { no1: 0 } });
    for (const tile of [first, lay('E12', '69', 1)]) expect(offers(yellow, tile)).toBe(false);
    const game = situation(inElberfeld);
    expect(refusedBy(game, lay('E12', '69', 2)), 'exits south-east and south-west only').toBe('18rhl/7.1-k');
  });

  test('E14 is free from the start', () => {
    const game = situation({
      ...inElberfeld,
      shares: { BME: hands('Ann 50') },
      markers: {},
      treasury: { BME: 100 },
      privates: { no1: 1 },
      turn: { company: 'BME' },
    });
    expect(offers(game, lay('E14', '9'))).toBe(true);
  });

  test('a route with Ratingen and a steel mill brings 30 more, not for the 8-train', () => {
    const path = ['F13.city0', 'F13/2', 'E12.town1', 'E12/3', 'D13.city0'];
    const earned = (options: Options, draw: number) => {
      const game = situation({
        ...inElberfeld,
        options,
        draw,
        trains: { ADR: ['3'] },
        tiles: { E12: '69/1', D13: '201/0' },
        turn: { company: 'ADR', step: 'run' },
      });
      return play(game, { type: 'run', routes: [{ train: '3', path, counts: null }] })[0]?.['revenue'];
    };
    expect(earned(RATINGEN, 7), 'draw 7 puts the steel mill in Essen').toBe(100);
    expect(earned(RATINGEN, 1), 'draw 1 in Krefeld').toBe(70);
    expect(earned({}, 7), 'the normal game').toBe(70);
    const { bonuses = [] } = routeRules(situation(inElberfeld).state, 'ADR');
    const [bonus] = bonuses.filter(({ id }) => id === 'ratingen');
    expect(bonus?.kinds).toEqual(['2', '3', '4', '5', '6']);
  });
});
