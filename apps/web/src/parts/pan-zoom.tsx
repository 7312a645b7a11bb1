import type { KeyboardEvent, ReactNode } from 'react';
import type { Rect } from '../draw/map/bounds.ts';
import { useView } from '../draw/map/useView.ts';
import { ZoomButtons } from '../draw/map/ZoomButtons.tsx';
import { GROUP } from '../draw/roles.ts';
import { useVoice } from '../text/context.tsx';

interface PanZoomProps {
  readonly box: Rect;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const STEP = 1.35;
/** The drawing is the same at every scale. */
const oneStage = () => '';

/** Any drawing to look around in, moved and zoomed as the maps are. */
export function PanZoom({ box, label, className = '', children }: PanZoomProps) {
  const voice = useVoice();
  const view = useView(box, oneStage);
  const keys = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') view.zoom(STEP);
    else if (event.key === '-') view.zoom(1 / STEP);
    else if (event.key === '0') view.showAll();
    else return;
    event.preventDefault();
  };
  return (
    <div className={`pan-zoom ${className}`}>
      <svg
        ref={view.svg}
        className="board"
        data-whole={`${box.x} ${box.y} ${box.width} ${box.height}`}
        {...GROUP}
        aria-label={label}
        {...view.pointer}
        onKeyDown={keys}
        onClickCapture={(event) => {
          if (view.wasDragged()) event.stopPropagation();
        }}
      >
        {children}
      </svg>
      <ZoomButtons
        view={view}
        texts={{ closer: voice.say('map.in'), further: voice.say('map.out'), whole: voice.say('map.fit') }}
      />
    </div>
  );
}
