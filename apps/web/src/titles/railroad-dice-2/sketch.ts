import { type State, trackOf } from '@stellwerk/titles/railroad-dice-2';
import { disc, type Sketch } from '../../draw/sketch.ts';
import { pieces } from './die.tsx';
import { lookOf } from './position.ts';

const SIDE = 100;
const GROUNDS: Readonly<Record<string, string>> = { P: 'ground-land', M: 'ground-hills', W: 'ground-blue' };

/** The fields, the dice on them and the stations. */
export function boardSketch(state: State): Sketch | undefined {
  const { columns, rows, terrain } = state.board;
  if (columns === 0) return undefined;
  const shapes = new Map<string, { kind: string; d: string; colour?: string }>();
  const add = (kind: string, d: string, colour?: string) => {
    const known = shapes.get(`${kind} ${colour}`)?.d ?? '';
    shapes.set(`${kind} ${colour}`, { kind, d: known + d, ...(colour === undefined ? {} : { colour }) });
  };
  const corner = (field: number) => [(field % columns) * SIDE, Math.floor(field / columns) * SIDE] as const;
  for (const [field, kind] of [...terrain].entries()) {
    const [x, y] = corner(field);
    if (kind !== ' ') add(GROUNDS[kind] ?? 'ground-land', `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}Z`);
  }
  const laid = [...terrain].flatMap((_, field) => {
    const die = state.dice[field];
    return die ? [{ field, die }] : [];
  });
  for (const { field, die } of laid) {
    const [x, y] = corner(field);
    add(trackOf(die)?.kind === 'complex' ? 'ground-green' : 'ground-yellow', `M${x + 4} ${y + 4}h92v92h-92Z`);
  }
  for (const { field, die } of laid) {
    const [x, y] = corner(field);
    add('track', pieces(die, [x + 50, y + 50]).join(''));
  }
  for (const { field, owner } of state.stations) {
    const [x, y] = corner(field);
    if (owner === null) add('stop', disc([x + 50, y + 50], 26));
    else add('marker', disc([x + 50, y + 50], 34), lookOf(state, owner).colour);
  }
  return { box: [-10, -10, columns * SIDE + 20, rows * SIDE + 20], shapes: [...shapes.values()] };
}
