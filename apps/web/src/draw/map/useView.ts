import {
  type PointerEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '../../parts/after-paint.ts';
import type { Point } from '../geometry/point.ts';
import type { Rect } from './bounds.ts';
import {
  fitting,
  moved,
  type Near,
  nearing,
  type Screen,
  showing,
  type View,
  viewBoxOf,
  within,
  zoomed,
} from './view.ts';

export interface ViewControl {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Pixels for a unit of the map, as of the last time the drawing should change with it; 0 before it is known. */
  readonly scale: number;
  showAll(): void;
  zoom(factor: number): void;
  /** Brings a square about a point into sight. */
  show(at: Point, reach: number): void;
  readonly pointer: {
    onPointerDown(event: PointerEvent<SVGSVGElement>): void;
    onPointerMove(event: PointerEvent<SVGSVGElement>): void;
    onPointerUp(event: PointerEvent<SVGSVGElement>): void;
    onPointerCancel(event: PointerEvent<SVGSVGElement>): void;
  };
  /** What was shown need no longer stay in sight. */
  leave(): void;
  /** Whether the pointer moved the map since it went down: then a click is none. */
  wasDragged(): boolean;
}

const DRAG_FROM = 6;
/** With less room little can be made out: where something else is looked at, the map may be left out (`dw-flat`). */
const LEAST_HEIGHT = 150;

/**
 * Pan and zoom by the viewBox: text stays sharp, and while the map moves React is not asked. Only when the scale passes
 * from one size of figures to another (`stageOf`, undefined where any will do) is the drawing made anew.
 */
export function useView(whole: Rect, stageOf: (scale: number) => string | undefined, near?: Near): ViewControl {
  const svg = useRef<SVGSVGElement>(null);
  const view = useRef<View | null>(null);
  const screen = useRef<Screen>({ width: 1, height: 1 });
  const isWhole = useRef(true);
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const frame = useRef(0);
  /** What was to be seen last: it stays in sight when the room on the screen changes. */
  const aim = useRef<{ readonly at: Point; readonly reach: number } | null>(null);
  const [scale, setScale] = useState(0);
  const stage = useRef<string | undefined>(undefined);

  const draw = useCallback(() => {
    frame.current = 0;
    if (svg.current === null || view.current === null) return;
    const box = viewBoxOf(view.current, screen.current);
    // Whatever is written there, all text of the map is measured anew.
    if (svg.current.getAttribute('viewBox') !== box) svg.current.setAttribute('viewBox', box);
    const now = stageOf(view.current.scale);
    const { scale } = view.current;
    if (stage.current === undefined) {
      stage.current = now ?? '';
      setScale(scale);
    } else if (now !== undefined && now !== stage.current) {
      stage.current = now;
      // Every hex is drawn anew: until then the map is seen with figures of the other size.
      startTransition(() => setScale(scale));
    }
  }, [stageOf]);

  const look = useCallback(
    (next: View) => {
      view.current = within(next, whole, screen.current);
      // Many moves may come between two frames of the screen; the last one counts.
      if (frame.current === 0) frame.current = requestAnimationFrame(draw);
    },
    [whole, draw],
  );

  const place = useCallback(() => {
    if (isWhole.current || view.current === null)
      view.current = near ? nearing(whole, near, screen.current) : fitting(whole, screen.current);
    if (aim.current !== null) {
      const { at, reach } = aim.current;
      view.current = within(showing(view.current, screen.current, at, reach), whole, screen.current);
    }
    draw();
  }, [whole, near, draw]);

  const placing = useRef(place);
  const measuring = useRef(() => {});
  useLayoutEffect(() => {
    placing.current = place;
    if (view.current === null) return;
    return afterPaint(() => measuring.current());
  }, [place]);

  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const room = element.parentElement ?? element;
    const measure = () => {
      const { width, height } = room.getBoundingClientRect();
      room.classList.toggle('dw-flat', height > 0 && height < LEAST_HEIGHT);
      if (width === 0 || height === 0) return;
      screen.current = { width, height };
      // In pixels: in another room the map stays as it is until it is placed there, for all its text is measured with it.
      Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
      placing.current();
    };
    measuring.current = measure;
    measure();
    let wait = () => {};
    const observer = new ResizeObserver(() => {
      wait();
      wait = afterPaint(measure);
    });
    observer.observe(room);
    return () => {
      observer.disconnect();
      wait();
    };
  }, []);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const zoomAt = useCallback(
    (factor: number, at: Point) => {
      if (view.current === null) return;
      isWhole.current = false;
      look(zoomed(view.current, screen.current, factor, at));
    },
    [look],
  );

  // React listens to the wheel passively; only an own listener may keep the page from scrolling along.
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
      zoomAt(factor, [event.clientX - left, event.clientY - top]);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoomAt]);

  return useMemo(() => {
    const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
      pointers.current.delete(event.pointerId);
      if (pointers.current.size > 0) return;
      event.currentTarget.classList.remove('dw-dragging');
      // The click that ends the drag comes at once; a later one, of a screen reader perhaps, is meant.
      setTimeout(() => {
        dragged.current = false;
      });
    };
    return {
      svg,
      scale,
      showAll: () => {
        aim.current = null;
        isWhole.current = true;
        look(fitting(whole, screen.current));
      },
      leave: () => {
        aim.current = null;
      },
      zoom: (factor) => zoomAt(factor, [screen.current.width / 2, screen.current.height / 2]),
      show: (at, reach) => {
        aim.current = { at, reach };
        if (view.current !== null) look(showing(view.current, screen.current, at, reach));
      },
      pointer: {
        onPointerDown: (event) => {
          if (event.pointerType === 'mouse' && event.button !== 0) return;
          if (pointers.current.size === 0) dragged.current = false;
          pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
        },
        onPointerMove: (event) => {
          const before = pointers.current.get(event.pointerId);
          if (before === undefined || view.current === null) return;
          const now: Point = [event.clientX, event.clientY];
          const step: Point = [now[0] - before[0], now[1] - before[1]];
          if (!dragged.current && pointers.current.size === 1 && Math.hypot(...step) < DRAG_FROM) return;
          if (!dragged.current) {
            dragged.current = true;
            event.currentTarget.classList.add('dw-dragging');
            event.currentTarget.setPointerCapture(event.pointerId);
          }
          isWhole.current = false;
          aim.current = null;
          const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
          pointers.current.set(event.pointerId, now);
          if (other === undefined) {
            look(moved(view.current, step));
            return;
          }
          const { left, top } = event.currentTarget.getBoundingClientRect();
          const apart = Math.max(1, Math.hypot(before[0] - other[0], before[1] - other[1]));
          const factor = Math.hypot(now[0] - other[0], now[1] - other[1]) / apart;
          const middle: Point = [(now[0] + other[0]) / 2 - left, (now[1] + other[1]) / 2 - top];
          look(moved(zoomed(view.current, screen.current, factor, middle), [step[0] / 2, step[1] / 2]));
        },
        onPointerUp,
        onPointerCancel: onPointerUp,
      },
      wasDragged: () => dragged.current,
    };
  }, [scale, whole, look, zoomAt]);
}
