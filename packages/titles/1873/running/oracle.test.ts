import { holds, PATIENCE } from '@stellwerk/engine/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRun } from './best.ts';
import { DIESEL, type Sketch, situationOf } from './board.fixture.ts';
import { checkRun } from './check.ts';
import { type GivenWay, TooMuch, type Truth, truthAbout, type Way } from './oracle.fixture.ts';
import { randomBoard, sketchOf } from './random-board.fixture.ts';

const MAPS = 150;

/** Letters of the rules as the oracle tells them: what belongs to one sentence there is one letter. */
const LETTER: Readonly<Record<string, string>> = { a: 'p', b: 'p', c: 'p', d: 'p', e: 'p', k: 'p', h: 'g', j: 'u' };

describe('on random maps', () => {
  it(`search and check agree with the rulebook tried out naively (${MAPS} maps)`, {
    timeout: PATIENCE,
  }, () => {
    let routes = 0;
    let runs = 0;
    holds(
      fc.property(randomBoard, fc.infiniteStream(fc.nat({ max: 997 })), (board, numbers) => {
        const sketch = sketchOf(board);
        const truth = knownTruth(sketch);
        fc.pre(truth !== undefined && truth.routes.length > 1);
        if (truth === undefined) return;
        const situation = situationOf(sketch);
        const best = bestRun(situation);
        expect(best.proven).toBe(true);
        expect(best.revenue).toBe(truth.revenue);
        const checked = checkRun(situation, best.routes);
        expect(checked.ok ? checked.result.revenue : checked.faults).toBe(truth.revenue);
        expect(best.routes.filter(({ train }) => train !== DIESEL).length).toBe(Math.max(0, truth.most));
        routes += truth.routes.length;
        for (let i = 0; i < 12; i++) {
          const run = drawnRun(sketch, truth, () => numbers.next().value ?? 0, i);
          const expected = truth.breaks(run);
          const isOfDiesel = (route: number | null) => route !== null && run[route]?.loco === null;
          const judged = checkRun(
            situation,
            run.map(({ way, loco }) => ({ train: loco === null ? DIESEL : `loco${loco}`, path: way.path })),
          );
          runs += 1;
          if (judged.ok) {
            expect([...expected]).toEqual([]);
            expect(judged.result.revenue).toBe(truth.brings(run));
          } else {
            const letters = judged.faults.map(({ rule, route }) => {
              const letter = rule.slice(-1);
              const sentence = LETTER[letter] ?? letter;
              return isOfDiesel(route) && sentence !== 'p' ? 'u' : sentence;
            });
            expect(comparable(new Set(letters))).toEqual(comparable(expected));
          }
        }
      }),
      MAPS,
    );
    expect(routes).toBeGreaterThan(MAPS);
    expect(runs % (12 * MAPS)).toBe(0);
  });
});

function knownTruth(sketch: Sketch): Truth | undefined {
  try {
    return truthAbout(sketch);
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

/** What goes before makes the rest pointless: a set with something that is no route, or without the concession route. */
function comparable(letters: ReadonlySet<string>): string[] {
  const sorted = [...letters].sort();
  if (sorted.includes('p')) return ['p'];
  return sorted.includes('g') ? sorted.filter((letter) => !'qru'.includes(letter)) : sorted;
}

/** A run that may well be wrong: routes that fit together, now and then one that does not, given to locos at random. */
function drawnRun(sketch: Sketch, truth: Truth, draw: () => number, kind: number): GivenWay[] {
  const pick = <T>(items: readonly T[]): T | undefined => items[draw() % Math.max(1, items.length)];
  const loco = () => draw() % sketch.locos.length;
  const run: GivenWay[] = [];
  const fits = (way: Way, byDiesel: boolean) =>
    !run.some(
      (other) => (other.loco === null) === byDiesel && other.way.pieces.some((piece) => way.pieces.includes(piece)),
    );
  const together = loco();
  const first = kind % 2 === 0 ? () => together : loco;
  if (kind !== 11) for (const way of truth.concession) run.push({ way, loco: first() });
  const places = sketch.locos.reduce((sum, { size }) => sum + size, 0);
  const wanted = kind % 3 === 0 ? places : draw() % (places + 1);
  for (let tries = 0; run.length < wanted && tries < 12; tries++) {
    const fitting = truth.routes.filter((way) => fits(way, false));
    const way = draw() % 20 === 0 ? pick(truth.ways) : draw() % 12 === 0 ? pick(truth.routes) : pick(fitting);
    if (way !== undefined) run.push({ way, loco: kind % 4 === 3 ? loco() : first() });
  }
  if (!sketch.diesel) return run;
  for (const way of truth.concession) run.push({ way, loco: null });
  for (let more = draw() % 8; more > 0; more--) {
    const way = pick(truth.dieselRoutes.filter((route) => fits(route, true)));
    if (way !== undefined) run.push({ way, loco: null });
  }
  return run;
}
