import { expect } from 'vitest';
import { passing, runBest } from './moves.ts';
import { ANN, capital, play, refusedBy, rule, situation, starting, stepOf, told } from './situation.ts';

rule(
  ['1873/E54', '1873/4.4.9-a', '1873/4.4.9-c'],
  'the QLB earns 60 in its first turn, may build at once, and keeps its value',
  () => {
    const { game } = starting('QLB', {
      phase: '4',
      cash: [0, 0, 0],
      railways: { QLB: { shares: [[ANN, 5]], acted: false, concession: ANN, capital: 750, value: 150 } },
    });
    expect([stepOf(game), capital(game, 'QLB')], 'no route to pay').toEqual(['track', 750]);
    const events = play(game, passing);
    const ran = told(events, 'ran') ?? told(play(game, passing), 'ran');
    expect(ran).toMatchObject({ revenue: 60, profit: 60 });
    play(game, { type: 'payOut', part: 'full' });
    expect(game.state.market['QLB']?.column, '150').toBe(8);
    expect(game.state.railways.QLB.concession.owner, '(A18)').toBe('gone');
  },
);

rule(['1873/4.4.4-b'], 'grey hexes pay by phase', () => {
  const revenue = (phase: '2' | '3' | '5' | 'D') => {
    const game = situation({
      phase,
      railways: { KEZ: { shares: [[ANN, 5]], locos: [5], capital: 500 } },
      turn: 'KEZ',
      step: 'run',
    });
    return told(runBest(game), 'ran')?.['revenue'];
  };
  // Zorge 30 and Ellrich 40, 50, 80 or 120; mine 14 is closed.
  expect([revenue('2'), revenue('3'), revenue('5'), revenue('D')]).toEqual([70, 80, 110, 150]);
});

rule(['1873/4.2.5-e'], 'a closed mine brings nothing and is no end of a route', () => {
  const run = (open: boolean) => {
    const game = situation({
      phase: '2',
      mines: open ? { W14: ANN } : {},
      railways: { KEZ: { shares: [[ANN, 5]], locos: [3], capital: 500 } },
      turn: 'KEZ',
      step: 'run',
    });
    return told(runBest(game), 'ran')?.['revenue'];
  };
  expect([run(false), run(true)]).toEqual([70, 70 + 3 * 20]);
  const ghe = situation({
    phase: '2',
    tiles: { I16: '76/1' },
    railways: { GHE: { shares: [[ANN, 5]], locos: [2] } },
    turn: 'GHE',
    step: 'run',
  });
  const path = ['H17.village0', 'H17/0', 'I16/3', 'I16.village0'];
  expect(refusedBy(ghe, { type: 'run', routes: [{ train: '2', path, counts: null }] })).toMatch(/^1873\/4\.4\.3-/);
});
