import { DEPOT, GONE, OFFERING } from '@stellwerk/engine/finance';
import { expect } from 'vitest';
import { roundOf } from '../../rhineland/tests/rounds.ts';
import { inPlay } from '../scenarios.ts';
import { ITEM_IDS } from '../start-items.ts';
import { rosters, TRAIN_TYPES } from '../trains.ts';
import {
  beginning,
  bid,
  buyItem,
  buyTrain,
  found,
  held,
  money,
  now,
  PASS,
  play,
  price,
  refusedBy,
  rule,
  type Situation,
  sell,
  share,
  situation,
  types,
} from './situation.ts';

const TENS = (count: number) => Array<number>(count).fill(10);
const FIVE = [20, 10, 10, 10];
const SHORT = { length: 'short', scenario: '3' };

/** Ann's BME is the only company that has floated; it has no route, and three players are at the table. */
const short = (wanted: Situation = {}) =>
  situation({
    players: 3,
    options: SHORT,
    floated: ['BME'],
    shares: {
      BME: [
        [0, FIVE],
        ['charter', TENS(5)],
      ],
    },
    ...wanted,
  });

/** The end of a train round in which BME has the last turn. */
const lastTurn = (wanted: Situation = {}) => short({ turn: { company: 'BME', step: 'trains' }, ...wanted });

const newTrains = (game: ReturnType<typeof short>) => (game.state.trains[DEPOT] ?? []).join('');

rule(
  ['18lra/short-b', '18lra/short-d', '18lra/short-f', '18lra/short-a'],
  'six companies, 4,000 M, seventeen trains and no Investor',
  () => {
    for (const players of [2, 3, 4]) {
      const game = beginning(players, SHORT);
      expect(inPlay(game.state.scenario)).toHaveLength(6);
      const each = players === 4 ? 450 : 600;
      expect(game.state.seats.map((seat) => money(game, seat))).toEqual(Array<number>(players).fill(each));
      expect(money(game, 'bank')).toBe(4000 - players * each);
      expect(game.state.investorCard).toBe(null);
      expect(game.state.trains[DEPOT]).toHaveLength(17);
      expect(TRAIN_TYPES.map((type) => game.state.trains[DEPOT]?.filter((train) => train === type).length)).toEqual(
        TRAIN_TYPES.map((type) => rosters.short[type]),
      );
    }
  },
);

rule(
  ['18lra/short-c', '18lra/short-h'],
  'it begins with shares: no packet, and ADR floats from its stack alone',
  () => {
    const game = beginning(3, SHORT);
    expect([now(game), ITEM_IDS.map((id) => game.state.privates[id])]).toEqual([
      'stockRound',
      ITEM_IDS.map(() => GONE),
    ]);
    expect(new Set(game.state.certificates['ADR'])).toEqual(new Set([OFFERING]));
    for (const move of [buyItem('no1'), bid('no2', 45)]) expect(refusedBy(game, move)).toBe('kernel/not-now');
    play(game, found('ADR', 60), share('ADR', 'offering'), share('ADR', 'offering'));
    expect(refusedBy(game, sell('ADR', 10)), 'no sales yet').toBe('18lra/5.1-a');
    expect(game.state.companies.ADR.floated).toBe(false);
    play(game, share('ADR', 'offering'));
    expect([game.state.companies.ADR.floated, money(game, 'ADR')]).toEqual([true, 300]);
    for (let turn = 0; turn < 4; turn += 1) play(game, PASS, PASS, share('ADR', 'charter'));
    expect(roundOf(game), 'it goes on until all pass').toBe('SR');
    play(game, PASS, PASS, PASS);
    expect(roundOf(game)).toBe('OR 1/1');
  },
);

rule('18lra/short-e', 'eleven certificates with four players', () => {
  const game = situation({
    players: 4,
    options: SHORT,
    cash: [900, 0, 0, 0],
    stock: { seat: 0 },
    floated: ['BME', 'CME'],
    shares: {
      BME: [[0, [20, ...TENS(8)]]],
      CME: [
        [1, FIVE],
        [0, [10]],
        ['charter', TENS(4)],
      ],
    },
  });
  play(game, share('CME', 'charter'), PASS, PASS, PASS);
  expect(refusedBy(game, share('CME', 'charter'))).toBe('18lra/5.2.2-e');
});

rule(['18lra/short-i', '18lra/E-92'], 'a later player round is over after two laps, whatever the last turn was', () => {
  const game = short({ stock: { seat: 0 } });
  play(game, PASS, share('BME', 'charter'), PASS, sell('BME', 10), PASS, PASS);
  expect([roundOf(game), game.actors()[0]], 'one turn is left').toEqual(['SR', 2]);
  play(game, share('BME', 'pool'));
  expect(roundOf(game)).toBe('OR 1/1');
});

rule(
  ['18lra/short-i', '18lra/short-j'],
  'it ends at once when all pass, with priority deal and sold-out prices',
  () => {
    const game = short({
      cash: [100, 300, 200],
      stock: { seat: 0 },
      shares: {
        BME: [
          [0, FIVE],
          [1, TENS(5)],
        ],
      },
    });
    play(game, PASS, PASS, PASS);
    expect([roundOf(game), game.state.priority, price(game, 'BME')]).toEqual(['OR 1/1', 1, 75]);
  },
);

rule('18lra/short-j', 'what was sold is bought back in the next player round', () => {
  const game = short({ stock: { seat: 0 } });
  play(game, sell('BME', 10));
  expect(refusedBy(game, share('BME', 'charter'))).toBe('18lra/5.2-b');
  while (roundOf(game) === 'SR') play(game, PASS);
  while (roundOf(game) !== 'SR') play(game, PASS);
  while (game.actors()[0] !== 0) play(game, PASS);
  play(game, share('BME', 'charter'));
  expect(held(game, 'BME', 0)).toBe(50);
});

rule(['18lra/short-k', '18lra/short-g'], 'one train round follows each player round, in every phase', () => {
  for (const phase of ['2', '3', '4', '5'] as const) {
    const game = short({ phase, stock: { seat: 2, passes: 2 } });
    play(game, PASS);
    expect(roundOf(game)).toBe('OR 1/1');
    while (roundOf(game) !== 'SR') play(game, PASS);
    expect(game.state.stockRounds).toBe(2);
  }
});

rule(
  ['18lra/short-l', '18lra/E-91'],
  'nobody buys: one 2-train leaves; when none is left the first 3-train leaves, and green begins',
  () => {
    const twos = short({ stock: { seat: 2, passes: 2 }, trains: { pool: ['2', '2'] } });
    play(twos, PASS);
    expect(newTrains(twos)).toMatch(/^2233344/);
    const events = [...play(twos, PASS), ...play(twos, PASS)];
    expect(types(events)).toContain('trainExported');
    expect([newTrains(twos).startsWith('2333'), twos.state.phase]).toEqual([true, '2']);

    const none = short({ stock: { seat: 2, passes: 2 }, trains: { pool: ['2', '2', '2', '2'] } });
    play(none, PASS, PASS, PASS);
    expect([newTrains(none).startsWith('3344'), none.state.phase]).toEqual([true, '3']);
  },
);

rule('18lra/short-l', 'a new train that was bought spares the export, one of the pool does not', () => {
  const after = (from: 'depot' | 'pool') => {
    const game = short({ stock: { seat: 2, passes: 2 }, treasury: { BME: 500 }, trains: { pool: ['2'] } });
    play(game, PASS, PASS);
    const before = newTrains(game).length;
    play(game, buyTrain('2', from, 100));
    const events = play(game, PASS);
    return [before - newTrains(game).length, types(events).includes('trainExported')];
  };
  expect([after('depot'), after('pool')]).toEqual([
    [1, false],
    [1, true],
  ]);
});

rule('18lra/short-l', 'without a company that floats the train leaves all the same', () => {
  const game = short({ floated: [], shares: {}, stock: { seat: 2, passes: 2 } });
  play(game, PASS);
  expect([roundOf(game), newTrains(game).startsWith('22233')]).toEqual(['SR', true]);
});

rule(
  ['18lra/short-o', '18lra/E-93'],
  'the last 5-train leaves and the game goes on; a 6-train bought or gone ends it after this round',
  () => {
    const five = short({ stock: { seat: 2, passes: 2 }, phase: '5', trains: { pool: ['5'] } });
    play(five, PASS, PASS, PASS);
    expect([newTrains(five), roundOf(five), five.state.phase]).toEqual(['666666', 'SR', '5']);
    while (roundOf(five) === 'SR') play(five, PASS);
    const events = [...play(five, PASS), ...play(five, PASS)];
    expect(types(events)).toContain('trainExported');
    expect([newTrains(five), now(five)]).toEqual(['66666', 'over']);

    const bought = lastTurn({ phase: '5', treasury: { BME: 600 }, trains: { pool: ['5', '5'] } });
    play(bought, buyTrain('6', 'depot', 600));
    expect(roundOf(bought)).toBe('OR 1/1');
    play(bought, PASS);
    expect(now(bought)).toBe('over');
  },
);

rule(['18lra/short-o', '18lra/short-g'], 'the eighth train round is the last', () => {
  const game = short({ stock: { seat: 2, passes: 2 } });
  const rounds: string[] = [];
  while (now(game) !== 'over') {
    if (rounds.at(-1) !== `${game.state.stockRounds} ${roundOf(game)}`)
      rounds.push(`${game.state.stockRounds} ${roundOf(game)}`);
    play(game, PASS);
  }
  expect(rounds.at(-1)).toBe('8 OR 1/1');
  expect(game.state.phase, 'seven trains left, no 6-train').toBe('4');
});

rule(
  ['18lra/short-o', '18lra/short-p'],
  'a bank broken in a player round ends the game after its train round; the score is as ever',
  () => {
    const game = short({ bank: 50, stock: { seat: 0 } });
    play(game, sell('BME', 10));
    while (roundOf(game) === 'SR') play(game, PASS);
    expect([game.state.bankBroke, roundOf(game)]).toEqual(['stock', 'OR 1/1']);
    while (now(game) !== 'over') play(game, PASS);
    const [ann] = game.score();
    expect(ann?.value).toBe(money(game, 0) + 4 * price(game, 'BME'));
  },
);
