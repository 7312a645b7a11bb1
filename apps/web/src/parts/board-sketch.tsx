import type { Sketch } from '../draw/sketch.ts';

/** A board in small; the words beside it say what it is. */
export function BoardSketch({ sketch }: { readonly sketch: Sketch }) {
  return (
    <svg className="board-sketch" viewBox={sketch.box.join(' ')} aria-hidden="true">
      {sketch.shapes.map(({ kind, d, colour }) => (
        <path key={`${kind} ${colour ?? ''}`} className={`sk-${kind}`} d={d} fill={colour} />
      ))}
    </svg>
  );
}
