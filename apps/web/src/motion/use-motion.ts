import type { TrackPosition } from '@stellwerk/engine/track';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { laidBetween, type Spots, shiftsBetween } from './changes.ts';
import { drawAlong, flash, settleIn, slideFrom } from './play.ts';

/** More tiles than one turn lays are a leap to another position. */
const TILES_OF_A_TURN = 4;

/** Tiles that were laid fade in: all that is drawn of a hex is marked by `data-cell`. */
export function useSettlingTiles(drawing: RefObject<Element | null>, position: TrackPosition): void {
  const before = useRef(position);
  useLayoutEffect(() => {
    const laid = laidBetween(before.current, position);
    before.current = position;
    if (laid.length > TILES_OF_A_TURN) return;
    for (const hex of laid) drawing.current?.querySelectorAll(`[data-cell="${hex}"]`).forEach(settleIn);
  }, [drawing, position]);
}

/** What is drawn elsewhere than before slides there: it is marked by `data-slides`. */
export function useSlides(drawing: RefObject<Element | null>, spots: Spots): void {
  const before = useRef(spots);
  useLayoutEffect(() => {
    for (const { id, x, y } of shiftsBetween(before.current, spots)) {
      const moved = drawing.current?.querySelector(`[data-slides="${id}"]`);
      if (moved) slideFrom(moved, x, y);
    }
    before.current = spots;
  }, [drawing, spots]);
}

/** The lines in an element are drawn along when what they show has been done. */
export function useDrawnAlong(lines: RefObject<Element | null>, isDone: boolean): void {
  useLayoutEffect(() => {
    if (isDone)
      lines.current?.querySelectorAll('path[stroke]').forEach((path) => {
        if (path instanceof SVGPathElement) drawAlong(path);
      });
  }, [lines, isDone]);
}

/** An element flashes when the value it shows becomes another. */
export function useFlash(shown: RefObject<Element | null>, value: string | number): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value && shown.current) flash(shown.current);
    before.current = value;
  }, [shown, value]);
}
