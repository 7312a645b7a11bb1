import { holds } from '@stellwerk/engine/testing/property';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Logged, resolveUndo } from './undo.ts';

/** A log in short: the id is the place from 1, "undo:3" goes back to action 3. */
function logOf(...kinds: string[]): Logged[] {
  return kinds.map((kind, i) => {
    const [type = '', to] = kind.split(':');
    return { type, id: i + 1, undoTo: to === undefined ? null : Number(to) };
  });
}

function standing(...kinds: string[]): string | undefined {
  const resolved = resolveUndo(logOf(...kinds));
  return resolved.ok ? resolved.value.map(({ type, id }) => `${type}${id}`).join(' ') : resolved.refusal.rule;
}

/** The plain way: a list of what stands, looked through for every undo. */
function oneByOne(kinds: readonly string[]): string {
  let stands: number[] = [];
  let undone: number[][] = [];
  const talk: number[] = [];
  for (const [at, kind] of kinds.entries()) {
    const [type, to] = kind.split(':');
    if (type === 'undo') {
      const kept = to === undefined ? (stands.at(-1) ?? 0) - 1 : Number(to) - 1;
      if (kept > at || (to === undefined && stands.length === 0)) return 'interop/undo';
      undone.push(stands);
      stands = stands.filter((one) => one <= kept);
    } else if (type === 'redo') {
      const back = undone.pop();
      if (!back) return 'interop/undo';
      stands = back;
    } else if (type === 'message') talk.push(at);
    else {
      undone = [];
      stands = [...stands, at];
    }
  }
  return [...stands, ...talk]
    .sort((a, b) => a - b)
    .map((at) => `${kinds[at]}${at + 1}`)
    .join(' ');
}

describe('undo and redo of a log', () => {
  test('an undo takes back the last action that stands', () => {
    expect(standing('bid', 'pass', 'undo', 'bid')).toBe('bid1 bid4');
    expect(standing('bid', 'pass', 'undo', 'undo', 'pass')).toBe('pass5');
  });

  test('an undo to an action takes back all after it; to 0 it takes back everything', () => {
    expect(standing('bid', 'pass', 'bid', 'undo:1', 'pass')).toBe('bid1 pass5');
    expect(standing('bid', 'pass', 'undo:0', 'bid')).toBe('bid4');
  });

  test('a redo brings back what the last undo took, one undo after the other', () => {
    expect(standing('bid', 'pass', 'undo', 'redo')).toBe('bid1 pass2');
    expect(standing('bid', 'pass', 'undo', 'undo', 'redo')).toBe('bid1');
    expect(standing('bid', 'pass', 'undo', 'undo', 'redo', 'redo')).toBe('bid1 pass2');
    expect(standing('bid', 'pass', 'bid', 'undo:1', 'redo')).toBe('bid1 pass2 bid3');
  });

  test('messages stay, are not taken back, and do not spoil a redo', () => {
    expect(standing('bid', 'message', 'undo', 'pass')).toBe('message2 pass4');
    expect(standing('bid', 'undo', 'message', 'redo')).toBe('bid1 message3');
    expect(standing('bid', 'message', 'pass', 'undo:1')).toBe('bid1 message2');
  });

  test('who acts after an undo has nothing to bring back', () => {
    expect(standing('bid', 'undo', 'pass', 'redo')).toBe('interop/undo');
  });

  test('thirty thousand entries that go back to the beginning and forth again are read in one go', () => {
    const moves = Array.from({ length: 10_000 }, () => 'pass');
    const back = Array.from({ length: 10_000 }, () => ['undo:0', 'redo']).flat();
    expect(resolveUndo(logOf(...moves, ...back))).toMatchObject({ ok: true, value: { length: 10_000 } });
    expect(resolveUndo(logOf(...moves, ...Array.from({ length: 9_999 }, () => 'undo')))).toMatchObject({
      ok: true,
      value: [{ id: 1 }],
    });
  });

  test('what stands is the same as by taking back one by one', () => {
    const kind = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('pass', 'message') },
      { weight: 2, arbitrary: fc.constantFrom('undo', 'redo') },
      { weight: 1, arbitrary: fc.nat(30).map((to) => `undo:${to}`) },
    );
    holds(
      fc.property(fc.array(kind, { maxLength: 30 }), (kinds) => standing(...kinds) === oneByOne(kinds)),
      2000,
    );
  });

  test('an undo of nothing, or to an action that is not there, is refused and named', () => {
    expect(standing('undo')).toBe('interop/undo');
    expect(standing('bid', 'undo:7')).toBe('interop/undo');
    const resolved = resolveUndo(logOf('bid', 'pass', 'redo'));
    expect(resolved).toMatchObject({ ok: false, refusal: { figures: { action: 3 } } });
  });
});
