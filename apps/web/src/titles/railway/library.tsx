import type { BaseState, Text } from '@stellwerk/engine/kernel';
import { printedPosition } from '@stellwerk/engine/track';
import { type ReactNode, useMemo } from 'react';
import { HexMap, MarketGrid } from '../../draw/index.ts';
import { Marker } from '../../draw/Marker.tsx';
import type { Companies } from '../../draw/palette.ts';
import { ScrollX } from '../../parts/scroll-x.tsx';
import type { Speaker } from '../../text/speaker.ts';
import type { Railway } from './railway.ts';
import { words } from './words.ts';

interface PageOf<S extends BaseState> {
  readonly railway: Railway<S>;
  readonly speaker: Speaker;
}

/** The printed map with the homes of the companies. */
export function PrintedMap<S extends BaseState>({ railway, speaker }: PageOf<S>) {
  const { map, look, companies, printedMarks } = railway;
  const position = useMemo(() => printedPosition(map), [map]);
  return (
    <div className="library-map">
      <HexMap
        map={map}
        position={position}
        look={look}
        companies={companies}
        {...(printedMarks ? { marks: printedMarks } : {})}
        texts={{
          map: speaker.text(words.map),
          hex: (hex) => speaker.text(words.hex, { hex }),
          zoom: { closer: speaker.say('map.in'), further: speaker.say('map.out'), whole: speaker.say('map.fit') },
        }}
      />
    </div>
  );
}

/** The printed chart of the market, and how markers move on it. */
export function MarketChart<S extends BaseState>({ railway, speaker }: PageOf<S>) {
  const { bonusOf } = railway;
  return (
    <div className="library-market">
      <MarketGrid
        market={railway.market}
        state={{ market: {}, arrivals: 0 }}
        companies={{}}
        texts={{ market: speaker.text(words.market), cell: (_, price) => String(price) }}
        {...(bonusOf ? { bonusOf } : {})}
      />
      <ul className="legend">
        {railway.moveRules(speaker).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
}

/** A table of facts: companies, trains, privates. */
export function FactTable({
  caption,
  heads,
  rows,
  speaker,
  companies = {},
}: {
  readonly caption: Text;
  readonly heads: readonly Text[];
  readonly rows: readonly Row[];
  readonly speaker: Speaker;
  readonly companies?: Companies;
}) {
  const columns = heads.map((head) => speaker.text(head));
  // What is drawn or told in a sentence stands at the left, figures at the right.
  const isDrawn = (column: number) => rows.some(({ cells }) => typeof cells[column] === 'object');
  return (
    <section className="facts">
      <h3 className="sec">{speaker.text(caption)}</h3>
      <ScrollX>
        <table className="dense">
          <caption className="visually-hidden">{speaker.text(caption)}</caption>
          <thead>
            <tr>
              {columns.map((head, i) => (
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
                    <td key={columns[i + 1]} className={isDrawn(i) ? 'drawn' : ''}>
                      {cell}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollX>
    </section>
  );
}

interface PrivateRow {
  readonly id: string;
  readonly price: string;
  readonly revenue: string;
  readonly power: Text;
}

/** What the privates cost, pay and do. */
export function PrivatesTable({
  caption,
  rows,
  speaker,
}: {
  readonly caption: Text;
  readonly rows: readonly PrivateRow[];
  readonly speaker: Speaker;
}) {
  return (
    <div className="long-facts">
      <FactTable
        caption={caption}
        heads={[words.name, words.startPrice, words.privateRevenue, words.power]}
        speaker={speaker}
        rows={rows.map(({ id, price, revenue, power }) => ({
          id,
          name: speaker.term(id),
          cells: [price, revenue, speaker.text(power)],
        }))}
      />
    </div>
  );
}
