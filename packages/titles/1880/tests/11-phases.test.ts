import { expect } from 'vitest';
import { phaseOf } from '../state.ts';
import { PHASE_IDS, type PhaseId, phases, SALE_ORDER, type TrainType, trainKinds } from '../trains.ts';
import { NANJING } from './boards.ts';
import {
  about,
  building,
  buy,
  buying,
  cash,
  earns,
  inBank,
  laying,
  offeredMarkers,
  PASS,
  trainsOf,
  treasury,
  trip,
  verdict,
} from './railways.ts';
import { play, refusedBy, rule, top, types } from './situation.ts';

rule('1880/XI-phase-a', 'the first train of its type begins each phase', () => {
  for (const [i, type] of SALE_ORDER.entries()) {
    if (i === 0) continue;
    const before = PHASE_IDS[i - 1] ?? 'A1';
    const old = SALE_ORDER[i - 1] ?? '2';
    const bank = { [old]: 0 };
    const game = buying('NJR', { phase: before, bank, ...(i > 8 ? { turnsLeft: 3 } : {}), treasury: { NJR: 2000 } });
    expect(game.state.phase).toBe(before);
    const events = play(game, buy(type, trainKinds[type].price));
    expect(game.state.phase, type).toBe(PHASE_IDS[i]);
    expect(events).toContainEqual({ type: 'phaseBegan', phase: PHASE_IDS[i] });
    const second = play(game, buy(type, trainKinds[type].price));
    expect(types(second), 'the second of the type begins nothing').not.toContain('phaseBegan');
  }
});

rule('1880/XI-phase-a', 'a P7 exchange and a removal begin a phase as a purchase does', () => {
  const rocket = buying('NJR', { phase: 'A2', bank: { '2+2': 0 }, privates: { P7: 0 } });
  play(rocket, { type: 'exchangeRocket' });
  expect([rocket.state.phase, trainsOf(rocket, 'NJR')]).toEqual(['B1', ['3']]);
  const removal = buying('NJR', { phase: 'A2', bank: { '2+2': 0 }, trains: { NJR: ['2'] }, marker: 'NJR' });
  play(removal, PASS);
  expect([removal.state.phase, inBank(removal, '3')]).toEqual(['B1', 0]);
});

rule('1880/XI-phase-b', 'the last train of a type alone begins no phase', () => {
  const bought = buying('NJR', { phase: 'A2', bank: { '2+2': 1 }, treasury: { NJR: 180 } });
  play(bought, buy('2+2', 180));
  expect([bought.state.phase, top(bought)]).toEqual(['A2', 'stockRound']);
  const removed = buying('NJR', { phase: 'B2', trains: { NJR: ['3+3'] }, marker: 'NJR' });
  play(removed, PASS);
  expect([removed.state.phase, inBank(removed, '3+3')], 'B3 waits for a 4').toEqual(['B2', 0]);
  expect(phaseOf(removed.state).trainLimit).toBe(3);
});

rule('1880/XI-phase-c', 'what a phase scraps is gone from every company, without compensation', () => {
  const scraps: readonly (readonly [PhaseId, TrainType, TrainType])[] = [
    ['B2', '4', '2'],
    ['B3', '4+4', '2+2'],
    ['C1', '6', '3'],
    ['C2', '6E', '3+3'],
    ['C3', '8', '4'],
    ['D1', '8E', '4+4'],
  ];
  for (const [before, next, old] of scraps) {
    const game = buying('NJR', {
      phase: before,
      bank: { [phases[before].begins]: 0 },
      trains: { NJR: [old], HKR: [old, '6'] },
      treasury: { NJR: 1000, HKR: 0 },
      ...(next === '8E' ? { turnsLeft: 3 } : {}),
    });
    play(game, buy(next, trainKinds[next].price));
    expect(trainsOf(game, 'NJR'), next).toEqual([next]);
    expect(trainsOf(game, 'HKR'), next).toEqual(['6']);
    expect(treasury(game, 'HKR')).toBe(0);
  }
  const scrapped = PHASE_IDS.flatMap((id) => phases[id].scraps ?? []);
  expect(scrapped).toEqual(['2', '2+2', '3', '3+3', '4', '4+4']);
});

rule(
  '1880/XI-phase-d',
  'marker, scrapping, limit, capital, P7, P0, stock round: in this order, and then the company goes on',
  () => {
    const game = buying('NJR', {
      shares: { NJR: [[0, 50]], HKR: [[1, 50]] },
      phase: 'B1',
      bank: { '3': 0, '3+3': 1 },
      trains: { NJR: ['2'], HKR: ['2', '2', '2', '3'] },
      treasury: { NJR: 300, HKR: 0 },
      privates: { P0: 2 },
      cash: [0, 0, 0],
    });
    const events = play(game, buy('3+3', 300));
    expect(game.state.marker).toBe('NJR');
    expect(types(events).slice(0, 2)).toEqual(['trainBought', 'phaseBegan']);
    expect(top(game), 'the limit first').toBe('discardTrains');
    expect(cash(game, 2)).toBe(0);
    const after = types(play(game, { type: 'discardTrain', train: '2' }));
    expect(after).toEqual(['trainDiscarded', 'paymentTaken', 'stockRoundBegan']);
    expect([cash(game, 2), top(game)], 'P0 before the stock round').toEqual([100, 'stockRound']);

    const four = buying('NJR', {
      shares: { NJR: [[0, 50]], HKR: [[1, 50]] },
      phase: 'B2',
      bank: { '3+3': 0, '4': 2 },
      trains: { NJR: ['2', '2'], HKR: ['2', '3'] },
      treasury: { NJR: 300, HKR: 0 },
      privates: { P7: 1 },
    });
    play(four, buy('4', 300));
    expect(trainsOf(four, 'NJR'), 'the 2-trains go before P7 asks for room').toEqual(['4']);
    expect(
      four.state.flow.slice(2).map(({ kind }) => kind),
      'P7 above the stock round',
    ).toEqual(['stockRound', 'forcedRocket']);
  },
);

rule('1880/XI-phase-d', 'the buyer of the first 3 spends the second half in the same step', () => {
  const game = buying('NJR', { phase: 'A2', bank: { '2+2': 0 }, treasury: { NJR: 180 } });
  play(game, buy('3', 180));
  expect(treasury(game, 'NJR')).toBe(450);
  play(game, buy('3', 180), buy('3', 180));
  expect(trainsOf(game, 'NJR')).toHaveLength(3);
});

rule('1880/XI-phase-e', 'permits, areas and stations follow the letter, not the figure', () => {
  const letters = PHASE_IDS.map((id) => phases[id].letter).join('');
  expect(letters).toBe('AABBBCCCDDD');
  for (const phase of PHASE_IDS) {
    const game = building('NJR', { phase, tiles: NANJING, permits: { NJR: 'BC' }, director: { NJR: 30 } });
    const may = ['B', 'C'].includes(phases[phase].letter);
    expect(verdict(game, laying('I11', '9/2')), phase).toBe(may ? 'legal' : '1880/VIII-permit-a');
    expect(offeredMarkers(game)['J12.city0'], phase).toBe(phases[phase].letter === 'D' ? 80 : 40);
  }
  const way = trip('10', 'J2.city0 J2/0 K1.offboard0');
  for (const phase of ['D1', 'D2', 'D3'] as const) {
    expect(earns(about('LHR', { trains: ['10'], tiles: { J2: '6/4' }, phase }), way)).toBe(100);
  }
});

rule('1880/XI-phase-f', 'earlier colours, yellow too, can be laid in every later phase', () => {
  for (const phase of PHASE_IDS) {
    const game = building('NJR', {
      phase,
      tiles: { ...NANJING, L14: '57/2' },
      permits: { NJR: phases[phase].letter },
      director: { NJR: 40 },
    });
    expect(verdict(game, laying('I11', '9/2')), `yellow in ${phase}`).toBe('legal');
    const green = phases[phase].letter === 'A' ? '1880/X-upgrade-b' : 'legal';
    expect(verdict(game, laying('J12', '619/2')), `green in ${phase}`).toBe(green);
  }
  const before = building('NJR', { phase: 'C3', tiles: { ...NANJING, K13: '63/0' } });
  expect(refusedBy(before, laying('K13', '455/0'))).toBe('1880/X-upgrade-b');
});
