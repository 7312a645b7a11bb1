import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exportSvg } from '../draw/export-svg.ts';
import { useTable } from '../session/context.tsx';
import { applySettings } from '../settings.ts';
import { OwnersTable } from './owners-table.tsx';
import { useWholeBoard } from './whole-board.tsx';

/** Map, market and holdings, a sheet of paper each: drawn while the browser prints, whoever asked for it. */
export function PrintSheets() {
  const [map, setMap] = useState<string | undefined>();
  const { outOfSight, read } = useWholeBoard();
  useEffect(() => {
    const begin = () => {
      // Paper is white, whatever the screen is.
      document.documentElement.dataset['theme'] = 'paper';
      const drawing = read(exportSvg) ?? '';
      // The page must be there before the browser reads it.
      flushSync(() => setMap(drawing));
    };
    const end = () => {
      applySettings();
      setMap(undefined);
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  });
  return (
    <>
      {outOfSight}
      {map === undefined ? null : <Sheets drawing={map} />}
    </>
  );
}

/** The map on the screen is hidden while the page is printed, and what it clips and fills by with it. */
function withOwnIds(svg: string): string {
  return svg
    .replace(/ id="/g, ' id="print-')
    .replace(/url\((&quot;|")?#/g, 'url($1#print-')
    .replace(/href="#/g, 'href="#print-');
}

function Sheets({ drawing }: { readonly drawing: string }) {
  const { session, moment, speaker, owners } = useTable();
  const map = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (drawing === '') return;
    const copy = new DOMParser().parseFromString(withOwnIds(drawing), 'image/svg+xml').documentElement;
    map.current?.replaceChildren(copy);
  }, [drawing]);
  const { view } = session;
  const [panel] = view.panels;
  const round = view.headerOf(moment.state, speaker).stations.find(({ kind }) => kind === 'now')?.label;
  const after = speaker.say('print.after', { move: moment.scrubbed ?? moment.moves });
  const head = (part: string) => (
    <header>
      <b>{view.title.name}</b> · {part}
      <small>{[round, after].filter((text) => text !== undefined).join(' · ')}</small>
    </header>
  );
  return (
    <div className={`print-sheets ${view.shape}`}>
      <section data-sheet="map">
        {head(speaker.say('table.map'))}
        <div className="print-map" ref={map} />
      </section>
      {panel ? (
        <section data-sheet="market">
          {head(speaker.text(panel.name))}
          <panel.Body state={moment.state} speaker={speaker} />
        </section>
      ) : null}
      <section data-sheet="holdings">
        {head(speaker.say('print.holdings'))}
        {(['player', 'company'] as const).map((kind) => {
          const shown = owners.filter((owner) => owner.kind === kind);
          const caption = speaker.say(kind === 'player' ? 'table.playersTab' : 'table.companies');
          return shown.length === 0 ? null : (
            <div key={kind}>
              <h2>{caption}</h2>
              <OwnersTable owners={shown} caption={caption} />
            </div>
          );
        })}
      </section>
    </div>
  );
}
