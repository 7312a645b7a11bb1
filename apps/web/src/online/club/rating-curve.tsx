import type { RatingCurve } from '@stellwerk/server/api';
import { useVoice } from '../../text/context.tsx';
import { cardOf } from '../../titles/catalogue.ts';
import { words } from './words.ts';

const WIDTH = 520;
const HEIGHT = 170;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 24;
const STEP = 100;

/** The rating before and after each game of a title, with how unsure it was: a line within a band. */
export function Curve({ curve }: { readonly curve: RatingCurve }) {
  const voice = useVoice();
  const { points } = curve;
  const last = points.at(-1);
  if (!last) return null;
  const name = cardOf(curve.title)?.name ?? curve.title;
  const title = voice.text(words.curveOf, {
    title: name,
    rating: last.rating,
    uncertainty: last.uncertainty,
    n: points.length - 1,
  });
  const low = STEP * Math.floor(Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty)) / STEP);
  const high = STEP * Math.ceil(Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty)) / STEP);
  const x = (i: number) => LEFT + (i / Math.max(1, points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (rating: number) => TOP + ((high - rating) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const at = (i: number, rating: number) => `${x(i).toFixed(1)} ${y(rating).toFixed(1)}`;
  const upper = points.map(({ rating, uncertainty }, i) => at(i, rating + uncertainty));
  const lower = points.map(({ rating, uncertainty }, i) => at(i, rating - uncertainty)).reverse();
  const every = Math.ceil((high - low) / STEP / 5) * STEP;
  const marks = Array.from({ length: Math.floor((high - low) / every) + 1 }, (_, i) => low + i * every);
  const day = (time: number) => voice.day(time);
  return (
    <figure className="rating-curve">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {marks.map((mark) => (
          <g key={mark}>
            <path d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} className="grid" />
            <text x={LEFT - 6} y={y(mark) + 4} className="axis" textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        <path d={`M${[...upper, ...lower].join('L')}Z`} className="band" />
        <path d={`M${points.map(({ rating }, i) => at(i, rating)).join('L')}`} className="curve" />
        {points.map(({ rating, at: moment }, i) => (
          <circle key={`${moment} ${x(i)}`} cx={x(i)} cy={y(rating)} r={points.length > 40 ? 1.5 : 3} className="dot">
            <title>{`${day(moment)}: ${rating}`}</title>
          </circle>
        ))}
        <text x={LEFT} y={HEIGHT - 6} className="axis">
          {day(points[0]?.at ?? 0)}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 6} className="axis" textAnchor="end">
          {day(last.at)}
        </text>
      </svg>
    </figure>
  );
}
