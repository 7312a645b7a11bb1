import { type Curve, lengthOf, partOf, pointAt, tangentAt } from './curve.ts';
import type { PlacedSegment } from './layout.ts';
import { CROSSING_GAP, TRACK } from './measures.ts';
import { distance } from './point.ts';

/** Track in the order it is drawn: what is passed over, then the gaps, then the rest, which nothing may cut. */
export interface Stacking {
  readonly below: readonly PlacedSegment[];
  readonly gaps: readonly Curve[];
  readonly above: readonly PlacedSegment[];
}

/** Where track crosses other track without a switch, the later one passes over with a gap at each side. */
export function stackingOf(segments: readonly PlacedSegment[]): Stacking {
  const below = new Set<PlacedSegment>();
  const above = new Set<PlacedSegment>();
  const gaps: Curve[] = [];
  segments.forEach((first, i) => {
    for (const second of segments.slice(i + 1)) {
      if (haveCommonEnd(first, second)) continue;
      const [lower, upper] = below.has(second) || above.has(first) ? [second, first] : [first, second];
      const gap = gapOver(lower.curve, upper.curve);
      if (gap === undefined) continue;
      below.add(lower);
      above.add(upper);
      gaps.push(gap);
    }
  });
  return {
    below: segments.filter((segment) => below.has(segment)),
    gaps,
    above: segments.filter((segment) => !below.has(segment) || above.has(segment)),
  };
}

function haveCommonEnd({ segment: one }: PlacedSegment, { segment: other }: PlacedSegment): boolean {
  return one.a === other.a || one.a === other.b || one.b === other.a || one.b === other.b;
}

const STEP = 2;

/** The part of the upper curve that lies over the lower one, undefined if they do not cross. */
function gapOver(lower: Curve, upper: Curve): Curve | undefined {
  const meeting = crossingOf(lower, upper);
  if (meeting === undefined) return undefined;
  const angle = tangentAt(lower, meeting.lower) - tangentAt(upper, meeting.upper);
  const steepness = Math.max(0.3, Math.abs(Math.sin(angle)));
  const half = (TRACK / 2 + CROSSING_GAP) / steepness / lengthOf(upper);
  return partOf(upper, Math.max(0, meeting.upper - half), Math.min(1, meeting.upper + half));
}

interface Meeting {
  readonly lower: number;
  readonly upper: number;
}

function crossingOf(lower: Curve, upper: Curve): Meeting | undefined {
  const lows = Math.ceil(lengthOf(lower) / STEP);
  const ups = Math.ceil(lengthOf(upper) / STEP);
  let best: Meeting | undefined;
  let least = STEP * 0.8;
  const path = Array.from({ length: ups + 1 }, (_, i) => pointAt(upper, i / ups));
  for (let i = 0; i <= lows; i++) {
    const p = pointAt(lower, i / lows);
    path.forEach((q, j) => {
      const d = distance(p, q);
      if (d < least) {
        least = d;
        best = { lower: i / lows, upper: j / ups };
      }
    });
  }
  return best;
}
