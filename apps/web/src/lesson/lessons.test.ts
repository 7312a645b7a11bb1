import { choicesOf, newGame, render, type Text, wealthOf } from '@stellwerk/engine/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Draft, proposed, withValues } from '../session/draft.ts';
import { offersOf, openParams } from '../session/offers.ts';
import { catalogue } from '../titles/catalogue.ts';
import { loadCore } from '../titles/load.ts';
import { actionFor, fits, isAccepted, PUPIL, standingAfter } from './lesson.ts';
import { marksFor } from './mark.ts';
import type { Lesson, Step, Wish } from './steps.ts';
import { words } from './words.ts';

/** What draws a table asks the browser for its language and colours when it is read. */
beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterAll(() => vi.unstubAllGlobals());

const CONFIRM = '.pick [data-confirm="yes"]';
/** Elements, classes and attributes, each value in quotation marks that it does not hold itself. */
const SELECTOR = /^([a-z]*([.:][\w-]+(\([^()]*\))?|\[[\w-]+(=("[^"]*"|'[^']*'|[a-z]+))?\])* ?)+$/;

const TAUGHT = catalogue.map(({ id, lesson, load }) => ({ id, lesson, load }));

describe.each(TAUGHT)('the guided game of $id', ({ id, lesson: load, load: loadView }) => {
  test('is played through the engine step by step, by the move that is marked', async () => {
    const { lesson, game } = await begun();
    let halfway = 0;
    let steps = 0;
    while (!isDone(lesson, game.actions.length)) {
      const { step, script } = standingAfter(lesson, game.actions.length);
      const [seat] = game.actors();
      if (seat === undefined) throw new Error(`nobody acts after ${game.actions.length} moves`);
      const wish = script ?? step?.wish;
      const action = wish && actionFor(game.title, game.state, seat, wish);
      if (!step && !script) throw new Error('the lesson has no move');
      if (!script) {
        expect(seat, `step ${steps + 1} is the pupil’s`).toBe(PUPIL);
        steps += 1;
        if (steps === Math.ceil(lesson.steps.length / 2)) halfway = wealthOf(game.title, game.state, PUPIL);
      }
      expect(action, `move ${game.actions.length + 1}: ${JSON.stringify(wish)}`).toBeDefined();
      if (!script && step && action) expect(isAccepted(game, step, action), JSON.stringify(action)).toBe(true);
      const played = game.play(action);
      expect(played.ok ? 'played' : played.refusal, `move ${game.actions.length + 1}`).toBe('played');
    }
    expect(steps).toBe(lesson.steps.length);
    expect(steps).toBeGreaterThanOrEqual(8);
    // It ends well: the game can go on, and the pupil is richer than halfway.
    expect(game.over).toBe(false);
    expect(wealthOf(game.title, game.state, PUPIL)).toBeGreaterThan(halfway);
  });

  test('goes on to its end whichever accepted move is made', async () => {
    const { lesson } = await begun();
    for (const [index, { also = [] }] of lesson.steps.entries()) {
      for (const other of also) await playThrough(lesson, index, other);
    }
  });

  test('offers something else at most steps, so that choosing is real', async () => {
    const { lesson, game } = await begun();
    let withOthers = 0;
    while (!isDone(lesson, game.actions.length)) {
      const { step, script } = standingAfter(lesson, game.actions.length);
      const seat = game.actors()[0] ?? 0;
      if (!script && choicesOf(game.title, game.state, seat).length > 1) withOthers += 1;
      const wish = script ?? step?.wish;
      game.play(wish && actionFor(game.title, game.state, seat, wish));
    }
    expect(withOthers).toBeGreaterThan(lesson.steps.length / 2);
  });

  test('marks what is to be pressed by names that a style sheet can read, until the move can be confirmed', async () => {
    const { lesson, game } = await begun();
    const view = await loadView();
    while (!isDone(lesson, game.actions.length)) {
      const { index, step, script } = standingAfter(lesson, game.actions.length);
      const seat = game.actors()[0] ?? 0;
      const wish = script ?? step?.wish;
      if (!script && step)
        for (const mark of marksOfStep(step.wish)) expect(mark, `step ${index + 1}`).toMatch(SELECTOR);
      game.play(wish && actionFor(game.title, game.state, seat, wish));

      /** All marks of a step, as somebody meets them who presses one after the other. */
      function marksOfStep(wish: Wish): readonly string[] {
        const choices = choicesOf(game.title, game.state, seat);
        const pointing = view.pointing[wish.type] ?? [];
        const first = marksFor(wish, { choices, draft: undefined, seat }, view);
        expect(first.length, `step ${index + 1}`).toBeGreaterThan(0);
        const isDirect = offersOf(choices, seat, view.pointing).some(
          (offer) => offer.kind === 'act' && fits(wish, offer.action),
        );
        if (isDirect) return first;
        let draft: Draft = proposed(choices, { type: wish.type, values: {} }, pointing, view.highest);
        const marks = [...first];
        for (const name of openParams(choices, draft, pointing)) {
          const value = wish[name];
          if (value === undefined) continue;
          marks.push(...marksFor(wish, { choices, draft, seat }, view));
          draft = proposed(choices, withValues(choices, draft, { [name]: value }), pointing, view.highest);
        }
        expect(marksFor(wish, { choices, draft, seat }, view)).toEqual([CONFIRM]);
        return marks;
      }
    }
  });

  test('says every sentence in both languages, one for what to do and one for why', async () => {
    const { lesson } = await begun();
    for (const text of textsOf(lesson)) {
      expect(Object.keys(text).sort()).toEqual(['de', 'en']);
      expect(text.de.trim()).toMatch(/[.!?…]$/);
      expect(text.en.trim()).toMatch(/[.!?…]$/);
      for (const language of ['de', 'en'] as const) {
        expect(render(text, {}, { language, players: [], texts: {} })).toBe(text[language]);
      }
    }
    expect(lesson.steps[0]?.chapter).toBeDefined();
  });

  async function begun() {
    const lesson = await load?.();
    const core = await loadCore(id);
    if (!lesson) throw new Error(`${id} has no guided game`);
    const players = [words.pupil.en, ...lesson.others];
    const started = newGame(core.title, { players, options: lesson.options, seed: lesson.seed });
    if (!started.ok) throw new Error(started.refusal.rule);
    return { lesson, game: started.value };
  }

  async function playThrough(lesson: Lesson, at: number, other: Wish): Promise<void> {
    const { game } = await begun();
    while (!isDone(lesson, game.actions.length)) {
      const { index, step, script } = standingAfter(lesson, game.actions.length);
      const wish = script ?? (index === at ? other : step?.wish);
      const action = wish && actionFor(game.title, game.state, game.actors()[0] ?? 0, wish);
      if (!script && index === at && step && action) expect(isAccepted(game, step, action)).toBe(true);
      const played = game.play(action);
      expect(played.ok ? 'played' : played.refusal, JSON.stringify(wish)).toBe('played');
    }
  }
});

function isDone(lesson: Lesson, moves: number): boolean {
  const { step, script } = standingAfter(lesson, moves);
  return !step && !script;
}

function textsOf(lesson: Lesson): readonly Text[] {
  const ofStep = ({ todo, why, meanwhile, instead }: Step) => [todo, why, meanwhile, instead];
  return [...lesson.steps.flatMap(ofStep), lesson.end].filter((text) => text !== undefined);
}
