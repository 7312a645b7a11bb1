import { expect } from 'vitest';
import { phases, TRAIN_TYPES, type TrainType } from '../trains.ts';
import { allPass, hands, pass, passToNextRound, roundNow } from './paper.ts';
import { offers, play, refusedBy, rule, type Situation, situation, types } from './situation.ts';

const PRICES: Readonly<Record<TrainType, number>> = { '2': 100, '3': 200, '4': 300, '5': 500, '6': 600, '8': 800 };

function newTrain(train: TrainType) {
  return { type: 'buyTrain', train, from: 'depot', price: PRICES[train] };
}

/** BME buys trains with plenty of money; the other companies own what is told. */
function bmeBuys(wanted: Situation) {
  return situation({
    shares: { BME: hands('Ann 50'), CME: hands('Bob 50'), DEE: hands('Cid 50') },
    treasury: { BME: 2000 },
    cash: [0, 0, 0],
    turn: { company: 'BME', step: 'trains' },
    ...wanted,
  });
}

rule('18rhl/14-a', 'the table of the phases, row by row', () => {
  const rows = TRAIN_TYPES.map((type) => {
    const { tiles, trainLimit, scraps = '–', operatingRounds, montanBonus, values } = phases[type];
    return [type, tiles.at(-1), tiles.length, trainLimit, scraps, operatingRounds, montanBonus, values];
  });
  expect(rows).toEqual([
    ['2', 'yellow', 1, 4, '–', 1, 20, 'low'],
    ['3', 'green', 2, 4, '–', 2, 20, 'low'],
    ['4', 'green', 2, 3, '2', 2, 20, 'low'],
    ['5', 'brown', 3, 2, '–', 3, 40, 'high'],
    ['6', 'brown', 3, 2, '3', 3, 40, 'high'],
    ['8', 'gray', 4, 2, '4', 3, 40, 'high'],
  ]);
});

rule('18rhl/14-a', 'the first 3-train: companies trade trains from that moment, within the same step', () => {
  const fromCme = { type: 'buyTrain', train: '2', from: 'CME', price: 1 };
  const game = bmeBuys({ trains: { CME: ['2', '2', '2', '2'], DEE: ['2', '2'] } });
  expect(refusedBy(game, fromCme)).toBe('18rhl/13.1-e');
  expect(types(play(game, newTrain('3')))).toEqual(['trainBought', 'phaseBegan']);
  expect(game.state.phase).toBe('3');
  expect(offers(game, fromCme)).toBe(true);
  expect(game.state.trains['DEE'], 'nothing is scrapped').toEqual(['2', '2']);
});

rule('18rhl/14-a', 'the second 3-train changes nothing', () => {
  const game = bmeBuys({ trains: { CME: ['3'] } });
  expect(types(play(game, newTrain('3')))).toEqual(['trainBought']);
});

rule('18rhl/14-a', 'the first 4-train: 2-trains are scrapped everywhere and three trains are the most', () => {
  const game = bmeBuys({
    trains: { BME: ['3', '2'], CME: ['3', '3', '2'], DEE: ['3', '3'], pool: ['2'] },
    treasury: { BME: 900 },
  });
  expect(types(play(game, newTrain('4')))).toEqual(['trainBought', 'phaseBegan', 'trainsScrapped']);
  expect(game.state.trains).toMatchObject({ BME: ['3', '4'], CME: ['3', '3'], DEE: ['3', '3'], pool: [] });
  play(game, newTrain('4'));
  expect(offers(game, newTrain('4'))).toBe(false);
  expect(refusedBy(game, newTrain('4'))).toBe('18rhl/13.1-h');
});

rule('18rhl/14-a', 'the first 5-train: two trains at the most, privates close, 6-trains are on offer', () => {
  const game = bmeBuys({
    trains: { CME: ['4', '4', '3'], DEE: ['4', '3'] },
    privates: { no1: 0, no2: 1, no3: 1, no4: 2, no5: 2 },
    treasury: { BME: 1200 },
  });
  expect(offers(game, newTrain('6'))).toBe(false);
  expect(types(play(game, newTrain('5')))).toEqual(['trainBought', 'phaseBegan', 'privatesClosed']);
  expect(new Set(Object.values(game.state.privates))).toEqual(new Set(['gone']));
  expect(game.actors(), 'CME has three trains: Bob gives one up at once').toEqual([1]);
  play(game, { type: 'discardTrain', train: '3' });
  expect(game.state.trains).toMatchObject({ CME: ['4', '4'], DEE: ['4', '3'], pool: ['3'] });
  expect(game.actors(), 'then BME goes on').toEqual([0]);
  expect(offers(game, newTrain('6'))).toBe(true);
  expect(offers(game, newTrain('8'))).toBe(false);
});

rule('18rhl/14-a', 'the first 6-train: 3-trains are scrapped and 8-trains are on offer', () => {
  const game = bmeBuys({ trains: { CME: ['5', '3'], DEE: ['4', '3'], pool: ['3'] } });
  expect(offers(game, newTrain('8'))).toBe(false);
  expect(types(play(game, newTrain('6')))).toEqual(['trainBought', 'phaseBegan', 'trainsScrapped']);
  expect(game.state.trains).toMatchObject({ BME: ['6'], CME: ['5'], DEE: ['4'], pool: [] });
  expect(offers(game, newTrain('8'))).toBe(true);
});

rule(['18rhl/14-a', '18rhl/14-c'], 'the first 8-train scraps the 4-trains; 5-, 6- and 8-trains stay for good', () => {
  const game = bmeBuys({ trains: { CME: ['6', '5'], DEE: ['5', '4'], pool: ['4'] } });
  expect(types(play(game, newTrain('8')))).toEqual(['trainBought', 'phaseBegan', 'trainsScrapped']);
  expect(game.state.trains).toMatchObject({ BME: ['8'], CME: ['6', '5'], DEE: ['5'], pool: [] });
  expect(
    TRAIN_TYPES.map((type) => phases[type].scraps ?? ''),
    'no row scraps them',
  ).toEqual(['', '', '2', '', '3', '4']);
});

rule(
  ['18rhl/14-b', '18rhl/15.1-e', '18rhl/E-52'],
  'the first 3-train in the only operating round after a stock round: a stock round is next, then two operating rounds',
  () => {
    const game = bmeBuys({ trains: { CME: ['2', '2', '2', '2'], DEE: ['2', '2'] }, floated: ['BME'] });
    play(game, newTrain('3'), pass);
    expect(roundNow(game)).toBe('SR');
    allPass(game);
    expect(roundNow(game)).toBe('OR 1/2');
    passToNextRound(game);
    expect(roundNow(game)).toBe('OR 2/2');
    passToNextRound(game);
    expect(roundNow(game)).toBe('SR');
  },
);

rule('18rhl/14-b', 'the first 5-train in the first of two: the set stays two, the next one is three', () => {
  const game = bmeBuys({
    trains: { CME: ['4', '4'], DEE: ['4'] },
    floated: ['BME'],
    round: { number: 1, of: 2 },
  });
  play(game, newTrain('5'), pass);
  expect(roundNow(game)).toBe('OR 2/2');
  passToNextRound(game);
  expect(roundNow(game)).toBe('SR');
  allPass(game);
  expect(roundNow(game)).toBe('OR 1/3');
});

rule('18rhl/14-d', 'a train from the pool begins no phase, even one of a type that was never bought new', () => {
  const game = bmeBuys({ phase: '3', trains: { CME: ['2'], pool: ['4'] } });
  const fromPool = { type: 'buyTrain', train: '4', from: 'pool', price: 300 };
  expect(offers(game, fromPool)).toBe(true);
  expect(types(play(game, fromPool))).toEqual(['trainBought']);
  expect(game.state.phase).toBe('3');
  expect(game.state.trains).toMatchObject({ BME: ['4'], CME: ['2'] });
});

rule('18rhl/14-d', 'nor does a train of another company', () => {
  const game = bmeBuys({ phase: '3', trains: { CME: ['4'], DEE: ['2'] } });
  play(game, { type: 'buyTrain', train: '4', from: 'CME', price: 250 });
  expect(types(play(game, { type: 'answerOffer', accept: true }))).toEqual(['trainBought']);
  expect(game.state.phase).toBe('3');
  expect(game.state.trains).toMatchObject({ BME: ['4'], CME: [], DEE: ['2'] });
});
