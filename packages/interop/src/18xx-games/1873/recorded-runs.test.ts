import { bestRun, checkRun } from '@stellwerk/titles/1873';
import { describe, expect, test } from 'vitest';
import { recordedNames, withRecordedGames } from '../recorded.fixture.ts';
import { RULEBOOK, recordedRuns, SITE } from './recorded-runs.fixture.ts';

/** Of the duties that the site does not ask for: each run to its end, none cut, as many as possible, the diesel's set whole. */
const DUTIES = ['1873/4.4.3-q', '1873/4.4.3-r', '1873/4.4.3-s', '1873/4.4.3-u'];

withRecordedGames('1873', (folder) => {
  describe('runs of Harzbahn 1873 recorded on 18xx.games', () => {
    const counts = { runs: 0, legal: 0, belowOurs: 0, illegal: 0, aboveOurs: 0 };

    test.each(recordedNames(folder, /\.gz$/))('%s', (name) => {
      for (const { action, routes: read, total, situation } of recordedRuns(folder + name)) {
        const routes = read.filter((route) => route !== undefined);
        expect(routes.length, `${action}: every route is a way over our track`).toBe(read.length);
        const bySite = checkRun(situation(SITE), routes);
        expect(bySite.ok ? [] : bySite.faults, `${action}: allowed as the site reads the rules`).toEqual([]);
        if (!bySite.ok) continue;
        const { revenue, bonuses } = bySite.result;
        const local = bonuses.reduce((sum, { amount }) => sum + amount, 0);
        expect(revenue - local, `${action}: brings what it brought there`).toBe(total);
        expect(bestRun(situation(SITE)).revenue, `${action}: without duties too`).toBeGreaterThanOrEqual(revenue);

        const byRulebook = checkRun(situation(RULEBOOK), routes);
        const best = bestRun(situation(RULEBOOK));
        expect(best.proven, `${action}: proven`).toBe(true);
        expect(checkRun(situation(RULEBOOK), best.routes).ok, `${action}: our best is legal`).toBe(true);
        counts.runs += 1;
        if (byRulebook.ok) {
          const brought = byRulebook.result.revenue;
          expect(best.revenue, `${action}: at least what was run`).toBeGreaterThanOrEqual(brought);
          counts.legal += 1;
          counts.belowOurs += brought < best.revenue ? 1 : 0;
        } else {
          expect(DUTIES).toEqual(expect.arrayContaining(byRulebook.faults.map(({ rule }) => rule)));
          counts.illegal += 1;
          counts.aboveOurs += revenue > best.revenue ? 1 : 0;
        }
      }
    });

    test('in every run our best is at least what was run; so many are illegal by the rulebook', () => {
      expect(counts).toEqual({ runs: 1759, legal: 1288, belowOurs: 194, illegal: 471, aboveOurs: 1 });
    });
  });
});
