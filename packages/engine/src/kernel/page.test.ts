import { expect, test } from 'vitest';
import { asPositionText, frozenLike, wholeText, writePosition } from './page.ts';
import { frozen } from './remember.ts';

const position = { title: 'tiny', flow: [{ kind: 'taking' }], 'a "name"': null, heap: 12 };

test('the parts of a position make the text that it has as a whole', () => {
  const text = JSON.stringify(position);
  expect(wholeText(writePosition(position))).toBe(text);
  expect(wholeText(asPositionText(text))).toBe(text);
  expect(wholeText(writePosition({}))).toBe('{}');
});

test('what has changed since the position before is written anew, whatever it is', () => {
  const before = writePosition(position);
  for (const after of [
    { ...position, heap: 11 },
    { heap: 12, title: 'tiny', flow: position.flow },
    { ...position, more: [] },
    { title: 'tiny' },
    position,
  ]) {
    expect(wholeText(writePosition(after, before))).toBe(JSON.stringify(after));
  }
});

test('a position that was read shares what is frozen and the same in another one, and has the rest frozen alike', () => {
  const model = { laid: frozen({ b2: '57' }), options: frozen({ short: true }), tiles: { '57': 3 } };
  const read = frozenLike({ laid: { b2: '15' }, options: { short: true }, tiles: { '57': 3 } }, model);
  expect(read).toEqual({ laid: { b2: '15' }, options: { short: true }, tiles: { '57': 3 } });
  expect(read.options).toBe(model.options);
  expect(Object.isFrozen(read.laid)).toBe(true);
  expect(Object.isFrozen(read.tiles)).toBe(false);
  expect(read.tiles).not.toBe(model.tiles);
});
