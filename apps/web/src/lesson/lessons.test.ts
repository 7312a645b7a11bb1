import { choicesOf, newGame, render, type Text, wealthOf } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../titles/catalogue.ts';
import { loadCore } from '../titles/load.ts';
import { actionFor, isAccepted, PUPIL, standingAfter } from './lesson.ts';
import type { Lesson, Step, Wish } from './steps.ts';
import { words } from './words.ts';

const TAUGHT = catalogue.map(({ id, lesson }) => ({ id, lesson }));

describe.each(TAUGHT)('the guided game of $id', ({ id, lesson: load }) => {
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
    if (!lesson || !core) throw new Error(`${id} has no guided game`);
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
