import { rotated, SIDES, type Side } from '@stellwerk/engine/board';

type SimpleTrack = 'straight' | 'curve';
type ComplexTrack = 'crossing' | 'doubleCurve' | 'switchRight' | 'switchLeft' | 'ySwitch';
export type TrackFace = SimpleTrack | ComplexTrack;

export const SIMPLE_TRACKS: readonly SimpleTrack[] = ['straight', 'curve'];
export const COMPLEX_TRACKS: readonly ComplexTrack[] = [
  'crossing',
  'doubleCurve',
  'switchRight',
  'switchLeft',
  'ySwitch',
];

/** The pairs of sides each face joins (north 0, clockwise), and how many quarter turns of it look different. */
const FACES: Readonly<
  Record<TrackFace, { readonly joins: readonly (readonly [Side, Side])[]; readonly turns: number }>
> = {
  straight: { joins: [[0, 2]], turns: 2 },
  curve: { joins: [[0, 1]], turns: 4 },
  crossing: {
    joins: [
      [0, 2],
      [3, 1],
    ],
    turns: 1,
  },
  doubleCurve: {
    joins: [
      [0, 1],
      [2, 3],
    ],
    turns: 2,
  },
  switchRight: {
    joins: [
      [2, 0],
      [2, 1],
    ],
    turns: 4,
  },
  switchLeft: {
    joins: [
      [2, 0],
      [2, 3],
    ],
    turns: 4,
  },
  ySwitch: {
    joins: [
      [2, 3],
      [2, 1],
    ],
    turns: 4,
  },
};

/** A die on the board as one word, such as `curve.3`: its face and its quarter turns clockwise. An empty field is ''. */
export type LaidDie = string;

export interface Track {
  readonly kind: 'simple' | 'complex';
  readonly face: TrackFace;
  readonly rotation: number;
  /** The sides with a track end, one bit a side. */
  readonly ends: number;
  /** Where a line coming in by a side goes on, one bit a side. A switch is never run from branch to branch. rrd2/direct-c */
  readonly exits: readonly [number, number, number, number];
}

const TRACKS = new Map<LaidDie, Track>();
for (const face of [...SIMPLE_TRACKS, ...COMPLEX_TRACKS]) {
  for (let rotation = 0; rotation < FACES[face].turns; rotation++) {
    const exits: [number, number, number, number] = [0, 0, 0, 0];
    for (const [a, b] of FACES[face].joins) {
      exits[rotated(a, rotation)] |= 1 << rotated(b, rotation);
      exits[rotated(b, rotation)] |= 1 << rotated(a, rotation);
    }
    const ends = SIDES.reduce<number>((mask, side) => (exits[side] ? mask | (1 << side) : mask), 0);
    const kind = isSimple(face) ? 'simple' : 'complex';
    TRACKS.set(laidDie(face, rotation), { kind, face, rotation, ends, exits });
  }
}

function isSimple(face: TrackFace): face is SimpleTrack {
  return face === 'straight' || face === 'curve';
}

export function laidDie(face: TrackFace, rotation: number): LaidDie {
  return `${face}.${rotation}`;
}

/** The track of a die on the board; undefined for an empty field and for a turn that looks like a smaller one. */
export function trackOf(die: LaidDie | undefined): Track | undefined {
  return die ? TRACKS.get(die) : undefined;
}

export function turnsOf(face: TrackFace): readonly number[] {
  return [0, 1, 2, 3].slice(0, FACES[face].turns);
}

/** Every way through the old die is a way through the new one. rrd2/laying-complex-e */
export function keepsTrack(before: Track, after: Track): boolean {
  return SIDES.every((side) => (before.exits[side] & ~after.exits[side]) === 0);
}
