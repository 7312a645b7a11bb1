import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BoardPane } from './board-pane.tsx';

interface WholeBoard {
  /** To be put anywhere in the table. */
  readonly outOfSight: ReactNode;
  /** Draws the board, reads what is wanted of the drawing and takes it away again. */
  read<T>(use: (drawing: SVGSVGElement) => T): T | undefined;
}

/**
 * The whole board at a size of its own, for files and paper: on the screen it may be small, zoomed, behind another tab or
 * pressed flat by the rows of a stock round.
 */
export function useWholeBoard(): WholeBoard {
  const [isDrawn, setDrawn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return {
    outOfSight: isDrawn ? (
      <div ref={place} className="whole-board map" inert>
        <BoardPane />
      </div>
    ) : null,
    read(use) {
      // It must be there when the next line asks for it.
      flushSync(() => setDrawn(true));
      const drawing = place.current?.querySelector('svg[data-whole], svg.board');
      const read = drawing instanceof SVGSVGElement ? use(drawing) : undefined;
      setDrawn(false);
      return read;
    },
  };
}
