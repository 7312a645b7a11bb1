import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { GROUP } from '../draw/roles.ts';
import { useVoice } from '../text/context.tsx';
import { Icon } from './icon.tsx';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PanZoomProps {
  readonly box: Box;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const MOST_ZOOM = 8;
/** A pointer that moves less than this has clicked. */
const STILL = 6;

/**
 * A drawing to look around in. It changes the view box and not a CSS transform, so text stays sharp at every size, and it
 * does so without React, so a drag costs no rendering.
 */
export function PanZoom({ box, label, className = '', children }: PanZoomProps) {
  const voice = useVoice();
  const ref = useRef<SVGSVGElement>(null);
  const view = useRef<Box>(box);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);

  const show = useCallback(
    (next: Box) => {
      const width = Math.min(Math.max(next.width, box.width / MOST_ZOOM), box.width * 1.2);
      const height = width * (box.height / box.width);
      const x = Math.min(Math.max(next.x, box.x - width / 2), box.x + box.width - width / 2);
      const y = Math.min(Math.max(next.y, box.y - height / 2), box.y + box.height - height / 2);
      view.current = { x, y, width, height };
      ref.current?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    },
    [box],
  );
  const showAll = useCallback(() => show(box), [show, box]);
  useEffect(showAll, [showAll]);

  /** A point of the screen in units of the drawing. */
  const unitAt = useCallback((x: number, y: number) => {
    const matrix = ref.current?.getScreenCTM()?.inverse();
    const point = matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
    return { x: point.x, y: point.y };
  }, []);

  const zoom = useCallback(
    (by: number, at?: { x: number; y: number }) => {
      const { x, y, width, height } = view.current;
      const centre = at ?? { x: x + width / 2, y: y + height / 2 };
      const next = Math.min(Math.max(width / by, box.width / MOST_ZOOM), box.width * 1.2);
      const scale = next / width;
      show({
        x: centre.x - (centre.x - x) * scale,
        y: centre.y - (centre.y - y) * scale,
        width: next,
        height: height * scale,
      });
    },
    [show, box],
  );

  useEffect(() => {
    const svg = ref.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), unitAt(event.clientX, event.clientY));
    };
    // React listens passively to the wheel, and then the page would scroll along.
    svg?.addEventListener('wheel', wheel, { passive: false });
    return () => svg?.removeEventListener('wheel', wheel);
  }, [zoom, unitAt]);

  const down = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 1) dragged.current = 0;
  };
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const now = { x: event.clientX, y: event.clientY };
    dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
    pointers.current.set(event.pointerId, now);
    if (dragged.current < STILL) return;
    ref.current?.setPointerCapture(event.pointerId);
    const [other] = others;
    const from = unitAt(before.x, before.y);
    const to = unitAt(now.x, now.y);
    if (other) {
      const apart = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      zoom(apart(now) / apart(before), unitAt((now.x + other.x) / 2, (now.y + other.y) / 2));
    } else {
      show({ ...view.current, x: view.current.x + from.x - to.x, y: view.current.y + from.y - to.y });
    }
  };
  const up = (event: PointerEvent) => pointers.current.delete(event.pointerId);

  const keys = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoom(1.3);
    else if (event.key === '-') zoom(1 / 1.3);
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  };

  return (
    <div className={`pan-zoom ${className}`}>
      <svg
        ref={ref}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        className="board"
        data-whole={`${box.x} ${box.y} ${box.width} ${box.height}`}
        {...GROUP}
        aria-label={label}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
        onKeyDown={keys}
        onClickCapture={(event) => {
          // A drag that ends over a field is no click on it.
          if (dragged.current >= STILL && event.detail > 0) event.stopPropagation();
        }}
      >
        {children}
      </svg>
      <div className="zoom">
        <button type="button" aria-label={voice.say('map.in')} onClick={() => zoom(1.3)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={voice.say('map.out')} onClick={() => zoom(1 / 1.3)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={voice.say('map.fit')} onClick={showAll}>
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}
