import { expect, test } from 'vitest';
import { asPositionText, wholeText, writePosition } from './page.ts';

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
