import type { Market, MarketPlace } from '@stellwerk/engine/finance';
import { printedPosition, type TrackMap } from '@stellwerk/engine/track';
import { type ReactNode, useMemo } from 'react';
import { HexMap, MarketGrid } from '../../draw/index.ts';
import type { MapLook } from '../../draw/look.ts';
import { Marker } from '../../draw/Marker.tsx';
import type { Companies } from '../../draw/palette.ts';
import type { Speaker } from '../../text/speaker.ts';
import { words } from './words.ts';

const NO_TRACK = { laid: {}, markers: {}, reserved: {} };

export function MapPage({
  map,
  look,
  speaker,
  companies,
}: {
  readonly map: TrackMap;
  readonly look: MapLook;
  readonly speaker: Speaker;
  /** With them the homes are shown. */
  readonly companies?: Companies;
}) {
  const position = useMemo(() => (companies ? printedPosition(map) : NO_TRACK), [map, companies]);
  return (
    <div className="library-map">
      <HexMap
        map={map}
        position={position}
        look={look}
        companies={companies ?? {}}
        texts={{
          map: speaker.text(words.map),
          hex: (hex) => speaker.text(words.hex, { hex }),
          zoom: { closer: speaker.say('map.in'), further: speaker.say('map.out'), whole: speaker.say('map.fit') },
        }}
      />
    </div>
  );
}

export function MarketPage({
  market,
  speaker,
  rules,
  bonusOf,
}: {
  readonly market: Market;
  readonly speaker: Speaker;
  readonly rules: readonly string[];
  readonly bonusOf?: (place: MarketPlace) => string | undefined;
}) {
  return (
    <div className="library-market">
      <MarketGrid
        market={market}
        state={{ market: {}, arrivals: 0 }}
        companies={{}}
        texts={{ market: speaker.text(words.market), cell: (_, price) => String(price) }}
        {...(bonusOf ? { bonusOf } : {})}
      />
      <ul className="legend">
        {rules.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
}

/** A table of facts: companies, trains, privates. */
export function FactTable({
  caption,
  heads,
  rows,
  companies = {},
}: {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly CompanyRow[];
  readonly companies?: Companies;
}) {
  // What is drawn or told in a sentence stands at the left, figures at the right.
  const isDrawn = (column: number) => rows.some(({ cells }) => typeof cells[column] === 'object');
  return (
    <section className="facts">
      <h3 className="sec">{caption}</h3>
      <div className="scroll-x">
        <table className="dense">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head, i) => (
                <th key={head} scope="col" className={isDrawn(i - 1) ? 'drawn' : ''}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const look = companies[row.id];
              return (
                <tr key={row.id}>
                  <th scope="row">
                    <span className="name-cell">
                      {look ? <Marker look={look} size={26} /> : null} {row.name}
                    </span>
                  </th>
                  {row.cells.map((cell, i) => (
                    <td key={heads[i + 1]} className={isDrawn(i) ? 'drawn' : ''}>
                      {cell}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
