import { expect, test } from 'vitest';
import { tinyTitle } from '../../testing/tiny-title.ts';
import {
  ALIKE,
  type BaseAction,
  type Choice,
  canonical,
  expand,
  type Frame,
  newGame,
  type Offer,
  offer,
  offering,
  sample,
  seededRandom,
  type Title,
} from './index.ts';

type State = ReturnType<typeof tinyTitle.setup>;
type Tiny = Title<State>;

/** The tiny title with other offers in its first frame, and a position of it. */
function offeringOnly(offers: () => readonly Offer[]): { readonly title: Tiny; readonly state: State } {
  const taking = tinyTitle.frames['taking'];
  if (!taking) throw new Error('the tiny title takes stones');
  const frame: Frame<State, BaseAction> = { ...taking, ...offering(offers), apply: () => undefined };
  const title: Tiny = { ...tinyTitle, frames: { ...tinyTitle.frames, taking: frame } };
  const game = newGame(title, { players: ['Ann', 'Bob'], seed: 'sample.test', options: {} });
  if (!game.ok) throw new Error(game.refusal.rule);
  return { title, state: game.value.state };
}

const PASS: Choice = { type: 'pass', params: {} };
const lay = (hex: string): Choice => ({ type: 'lay', params: { hex: [hex], turned: { min: 0, max: 5, step: 1 } } });

test('everything offered is drawn sooner or later, and nothing else, whatever turns out to be empty', () => {
  const offers: readonly Offer[] = [
    { type: 'lay', portions: () => [() => [lay('A1'), lay('A3')], () => [], () => [lay('B2')], () => []] },
    offer('sell', () => []),
    offer('pass', () => [{ type: 'pass', params: {} }]),
  ];
  const { title, state } = offeringOnly(() => offers);
  const random = seededRandom('sample');
  const drawn = new Set<string>();
  for (let i = 0; i < 2_000; i++) drawn.add(canonical(sample(random, title, state, 0)));
  const all = [lay('A1'), lay('A3'), lay('B2'), { type: 'pass', params: {} }].flatMap((choice) => [
    ...expand(choice, 0),
  ]);
  expect(drawn.size).toBe(19);
  expect([...drawn].sort()).toEqual(all.map(canonical).sort());
});

test('one portion of the kind drawn is looked at, no other', () => {
  let looked = 0;
  const portions = Array.from({ length: 50 }, (_, i) => () => {
    looked += 1;
    return [lay(`A${i}`)];
  });
  const { title, state } = offeringOnly(() => [{ type: 'lay', portions: () => portions }, offer('pass', () => [])]);
  expect(sample(seededRandom('one'), title, state, 0)?.type).toBe('lay');
  expect(looked).toBe(1);
});

test('a kind that weighs nothing is drawn only where there is no other', () => {
  const pass = offer('pass', () => [{ type: 'pass', params: {} }]);
  const weightOf = (type: string) => (type === 'pass' ? 0 : 1);
  const both = offeringOnly(() => [pass, offer('lay', () => [lay('A1')])]);
  const random = seededRandom('weights');
  for (let i = 0; i < 100; i++) expect(sample(random, both.title, both.state, 0, weightOf)?.type).toBe('lay');
  const only = offeringOnly(() => [pass, offer('lay', () => [])]);
  expect(sample(random, only.title, only.state, 0, weightOf)?.type).toBe('pass');
});

test('an open domain gives its quick suggestion, and the best is not looked for', () => {
  const routes = {
    open: true,
    get suggested(): readonly string[] {
      throw new Error('the best was looked for');
    },
    quick: ['good'],
  } as const;
  const { title, state } = offeringOnly(() => [offer('run', () => [{ type: 'run', params: { routes } }])]);
  expect(sample(seededRandom('quick'), title, state, 0)).toEqual({ type: 'run', seat: 0, routes: 'good' });
});

test('a seat that is not to act draws nothing', () => {
  const { title, state } = offeringOnly(() => [offer('pass', () => [{ type: 'pass', params: {} }])]);
  expect(sample(seededRandom('other'), title, state, 1)).toBeUndefined();
});

test('the title weighs the kinds of action by frame, and what it does not name counts once', () => {
  const { title, state } = offeringOnly(() => [offer('lay', () => [lay('A1')]), offer('pass', () => [PASS])]);
  const weighed: Tiny = { ...title, weights: { taking: { pass: 99 }, asking: { lay: 99 } } };
  const random = seededRandom('weights');
  const counts = { lay: 0, pass: 0 };
  for (let i = 0; i < 2_000; i++) counts[sample(random, weighed, state, 0)?.type === 'lay' ? 'lay' : 'pass'] += 1;
  expect(counts.lay).toBeGreaterThan(0);
  expect(counts.pass).toBeGreaterThan(50 * counts.lay);
  const alike = Array.from({ length: 100 }, () => sample(random, weighed, state, 0, ALIKE)?.type);
  expect(alike.filter((type) => type === 'lay').length).toBeGreaterThan(20);
});
