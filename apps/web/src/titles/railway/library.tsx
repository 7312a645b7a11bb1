import type { Market } from '@stellwerk/engine/finance';
import type { TrackMap } from '@stellwerk/engine/track';
import type { ReactNode } from 'react';
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
}: {
  readonly map: TrackMap;
  readonly look: MapLook;
  readonly speaker: Speaker;
}) {
  return (
    <div className="library-map">
      <HexMap
        map={map}
        position={NO_TRACK}
        look={look}
        companies={{}}
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
}: {
  readonly market: Market;
  readonly speaker: Speaker;
  readonly rules: readonly string[];
}) {
  return (
    <div className="library-market">
      <MarketGrid
        market={market}
        state={{ market: {}, arrivals: 0 }}
        companies={{}}
        texts={{ market: speaker.text(words.market), cell: (_, price) => String(price) }}
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
  return (
    <section className="facts">
      <h3 className="sec">{caption}</h3>
      <div className="scroll-x">
        <table className="dense">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
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
                    <td key={heads[i + 1]}>{cell}</td>
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
