import { describe, expect, test } from 'vitest';
import { tinyTitle } from '../../testing/tiny-title.ts';
import {
  explain,
  historyOf,
  loadGame,
  newGame,
  recallGame,
  refuse,
  resumeGame,
  saveGame,
  storeGame,
  type Title,
} from './index.ts';

const begun = newGame(tinyTitle, { players: ['Ann', 'Bob'], seed: 'past', options: { stones: 30 } });
if (!begun.ok) throw new Error(begun.refusal.rule);
const game = begun.value;
for (const action of [
  { type: 'take', seat: 0, stones: 3 },
  { type: 'gamble', seat: 1 },
  { type: 'take', seat: 0, stones: 1 },
]) {
  if (!game.play(action).ok) throw new Error('the sample game is not legal');
}
const file: unknown = JSON.parse(JSON.stringify(storeGame(game)));
const bare: unknown = JSON.parse(JSON.stringify(saveGame(game)));

/** The title after its rules were read again: nothing in this game is touched by it. */
const reread = { ...tinyTitle, revision: 2 };

type Taking = (typeof tinyTitle.frames)[string];
function taking(change: (frame: Taking) => Partial<Taking>): typeof tinyTitle {
  const frame = tinyTitle.frames['taking'];
  if (!frame) throw new Error('no frame');
  return {
    ...tinyTitle,
    revision: 2,
    frames: { ...tinyTitle.frames, taking: { ...frame, ...change(frame) } },
  };
}

/** At most two stones from now on. */
const stricter = taking(({ apply }) => ({
  apply: (step, action) =>
    'stones' in action && Number(action.stones) > 2 ? refuse('tiny/take', { heap: 2 }) : apply(step, action),
}));

/** Every move also loses a stone of the heap. */
const leaky = taking(({ apply }) => ({
  apply: (step, action) => {
    const refusal = apply(step, action);
    if (!refusal) step.state.heap -= 1;
    return refusal;
  },
}));

describe('a game stored under an older revision', () => {
  test('that today’s rules lead to as well is taken over and goes on under them', () => {
    const loaded = loadGame([reread], file);
    if (!loaded.ok) throw new Error(loaded.refusal.rule);
    expect(loaded.value.config.revision).toBe(2);
    expect(loaded.value.state).toEqual(game.state);
    expect(saveGame(loaded.value).revision).toBe(2);
    expect(loaded.value.play({ type: 'take', seat: 1, stones: 1 }).ok).toBe(true);
    expect(recallGame([reread], file).ok).toBe(false);
  });

  test.each([
    [
      'a move is not legal any more',
      stricter,
      'kernel/older-move',
      /under today’s revision 2 move 1 is not legal \(tiny\/take/,
    ],
    ['the moves lead elsewhere', leaky, 'kernel/older-position', /the same moves lead to another position/],
    ['the options are none any more', { ...reread, options: [] }, 'kernel/older-setup', /no longer takes its options/],
  ] as const)('is not half-loaded where %s, and says why in one sentence', (_, title: Title, rule, words) => {
    const loaded = loadGame([title], file);
    expect(loaded).toMatchObject({ ok: false, refusal: { rule } });
    if (loaded.ok) return;
    expect(explain(loaded.refusal, { language: 'en', players: [], title })).toMatch(words);
    expect(explain(loaded.refusal, { language: 'de', players: [], title })).toMatch(
      /^Begonnen unter Fassung 1 .*nicht fortsetzen\.$/,
    );
    expect(resumeGame([title], file, historyOf(game)).ok).toBe(false);

    const past = recallGame([title], file);
    if (!past.ok) throw new Error(past.refusal.rule);
    expect(past.value.shown).toEqual([3]);
    expect(past.value.refusal.rule).toBe(rule);
    const shown = past.value.game;
    expect(shown.config.revision).toBe(1);
    expect(shown.at(0)).toEqual(game.state);
    expect(shown.state).toEqual(game.state);
    expect(shown.hash()).toBe(game.hash());
    expect([shown.actors(), shown.choices(1), shown.play({ type: 'take', seat: 1, stones: 1 }).ok]).toEqual([
      [],
      [],
      false,
    ]);
    expect(shown.state).toEqual(game.state);
  });

  test('is not shown without its position, with another one, or with one the title cannot read', () => {
    expect(recallGame([stricter], bare)).toMatchObject({ ok: false, refusal: { rule: 'kernel/older-move' } });
    const other = { ...storeGame(game), position: { ...game.state, heap: 1 } };
    expect(recallGame([stricter], other).ok).toBe(false);
    const unreadable: Title = {
      ...stricter,
      score: () => {
        throw new TypeError('another shape');
      },
    };
    expect(recallGame([unreadable], file).ok).toBe(false);
  });

  test('of a later day than these rules is not guessed at', () => {
    expect(loadGame([tinyTitle], { ...saveGame(game), revision: 7 })).toMatchObject({
      ok: false,
      refusal: { rule: 'kernel/revision' },
    });
  });
});
