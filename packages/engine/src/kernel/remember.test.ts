import { expect, test } from 'vitest';
import { canonical, clone } from './json.ts';
import { lazily } from './lazy.ts';
import { frozen, keptBeside, remembered } from './remember.ts';

const records = {
  'a record that anybody may add to': () => ({ tile: 7 }),
  'a record frozen to keep things beside it': () => frozen({ tile: 7 }),
  'a record that somebody else froze': () => Object.freeze({ tile: 7 }),
};

test.each(Object.entries(records))('beside %s two memories keep what is theirs, and nobody sees it', (_, make) => {
  const [names, sizes] = [keptBeside<object, string>(), keptBeside<object, number>()];
  const [record, other] = [make(), make()];
  expect(remembered(names, record, () => 'curve')).toBe('curve');
  expect(remembered(sizes, record, () => 2)).toBe(2);
  expect(remembered(names, record, () => 'never asked for')).toBe('curve');
  expect(names.get(other)).toBeUndefined();
  expect(names.get({ ...record })).toBeUndefined();
  expect([Object.keys(record), JSON.stringify(record), canonical(record)]).toEqual([
    ['tile'],
    '{"tile":7}',
    '{"tile":7}',
  ]);
});

test('a copy of a position shares a frozen record with all that is kept beside it, and has nothing of one that it copies', () => {
  const memory = keptBeside<object, string>();
  const position = { laid: frozen({ A1: 7 }), money: { bank: 12 } };
  memory.set(position.laid, 'graph');
  memory.set(position.money, 'sum');
  const copy = clone(position);
  expect([memory.get(copy.laid), memory.get(copy.money)]).toEqual(['graph', undefined]);
});

test('a lazy field is worked out when it is read, by whoever reads, copies or writes the object', () => {
  let asked = 0;
  const squareOf = lazily<number, { readonly side: number; readonly area: number }>({
    side: (side) => side,
    area: (side) => {
      asked += 1;
      return side * side;
    },
  });
  const [three, four] = [squareOf(3), squareOf(4)];
  expect([three.side, asked]).toEqual([3, 0]);
  expect([three.area, four.area]).toEqual([9, 16]);
  expect({ ...three }).toEqual({ side: 3, area: 9 });
  expect(JSON.stringify(four)).toBe('{"side":4,"area":16}');
});
