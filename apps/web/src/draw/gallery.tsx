import type { Market } from '@stellwerk/engine/finance';
import {
  companyTraveller,
  printedPosition,
  reach,
  readHexes,
  type TrackMap,
  type TrackPosition,
  trackGraph,
  trackMap,
  withTile,
} from '@stellwerk/engine/track';
import { maps } from '@stellwerk/titles/18rhl';
import { type ReactNode, StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { boardFrom, recordedPosition } from './gallery/facts.ts';
import { LEGAL, playedPosition, ROUTES } from './gallery/played.ts';
import {
  type FanView,
  HexMap,
  type HexMapProps,
  lookOf,
  Marker,
  MarketGrid,
  PALETTES,
  sparePalette,
  TileFace,
  TrainTicket,
} from './index.ts';
import './tokens.css';
import './draw.css';
import './gallery/gallery.css';

/*
 * For looking at the drawing while working on it; no part of the client. `npm run dev`, then /src/draw/gallery.html, with
 * ?theme=dark and ?part=… for one part alone; ?beside=… names the folder of the facts and recorded games that some parts draw.
 */

const query = new URLSearchParams(location.search);
const part = query.get('part');
const beside = `/@fs${query.get('beside') ?? ''}`;
const FACTS = `${beside}/facts`;
const GAMES = `${beside}/games`;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';

const rhl = maps.ratingen;
const texts: HexMapProps['texts'] = {
  map: 'Map',
  hex: (hex) => hex,
  place: ({ hex, node, slot }) => `${hex} ${node} ${slot}`,
  zoom: { closer: 'Closer', further: 'Further', whole: 'Whole map' },
};
const RHL = { look: lookOf('18rhl'), companies: PALETTES['18rhl'], texts };
const SITES = { J3: [{ kind: 'coal' }], E6: [{ kind: 'steel' }] } as const;

function Tiles({
  width,
  map,
  look,
}: {
  readonly width: number;
  readonly map: TrackMap;
  readonly look: HexMapProps['look'];
}) {
  return (
    <div className="gallery-tiles">
      {[...map.tiles.values()].map((tile) => (
        <figure key={tile.id}>
          <TileFace
            tile={tile}
            rotation={tile.rotations?.[0] ?? 0}
            width={width}
            look={look}
            showNumber
            label={tile.id}
          />
          {width < 200 && <figcaption>{tile.id}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

function Turned() {
  const ids = ['1', '2', '55', '69', '58', '5', '15', '934', '938', '941', '942', '916', '920', '216', '950', '1911'];
  return (
    <div className="gallery-tiles">
      {ids.flatMap((id) => {
        const tile = rhl.tiles.get(id);
        return tile === undefined
          ? []
          : ([0, 1, 2, 3, 4, 5] as const).map((rotation) => (
              <TileFace key={`${id} ${rotation}`} tile={tile} rotation={rotation} width={96} look={RHL.look} />
            ));
      })}
    </div>
  );
}

function Acting() {
  const position = useMemo(() => playedPosition(maps.standard), []);
  const [picked, setPicked] = useState<string>('23');
  const fan: FanView = {
    hex: 'H5',
    picked,
    onPick: setPicked,
    tiles: [
      { tile: '18', rotation: 3, note: '×1', label: '18' },
      { tile: '19', rotation: 0, note: '×1', label: '19' },
      { tile: '20', rotation: 0, note: '×1', label: '20' },
      { tile: '23', rotation: 0, note: '×1', label: '23' },
      { tile: '24', rotation: 0, note: '×2', label: '24' },
      { tile: '26', rotation: 0, note: '×1', label: '26' },
      { tile: '27', rotation: 0, note: '×1', label: '27' },
    ],
  };
  return (
    <HexMap
      {...RHL}
      map={maps.standard}
      position={position}
      phase="brown"
      marks={SITES}
      legal={LEGAL}
      routes={ROUTES}
      fan={fan}
      ghost={{ hex: 'H5', tile: picked, rotation: picked === '18' ? 3 : 0 }}
    />
  );
}

function Placing() {
  const position = useMemo(() => playedPosition(maps.standard), []);
  const network = useMemo(
    () => ({
      company: 'RhE',
      reach: reach(trackGraph(maps.standard, position), companyTraveller('RhE')),
      blocked: ['F13.city0'],
    }),
    [position],
  );
  const places = [
    { hex: 'K6', node: 'city0', slot: 1 },
    { hex: 'K10', node: 'city0', slot: 0 },
    { hex: 'K10', node: 'city0', slot: 1 },
  ];
  return (
    <HexMap
      {...RHL}
      map={maps.standard}
      position={position}
      phase="brown"
      marks={SITES}
      network={network}
      places={places}
      chosen="J3"
    />
  );
}

function Printed() {
  const position = useMemo(() => printedPosition(maps.standard), []);
  return <HexMap {...RHL} map={maps.standard} position={position} phase="yellow" />;
}

/** A made-up board of flat-top hexes, the letters for columns. */
function Flat() {
  const map = useMemo(() => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((letter, i) =>
      [2, 4, 6, 8].map((n) => `${letter}${n + (i % 2)}`),
    );
    const hexes = readHexes(Object.fromEntries(names.map((name) => [name, FLAT[name] ?? { color: 'white' }])));
    return trackMap({ orientation: 'flat', letters: 'columns' }, hexes, maps.standard.tiles);
  }, []);
  const position = useMemo(() => {
    let laid = printedPosition(map);
    laid = withTile(map, laid, 'C4', { tile: '57', rotation: 1 });
    laid = withTile(map, laid, 'D5', { tile: '8', rotation: 4 });
    laid = withTile(map, laid, 'D7', { tile: '20', rotation: 0 });
    laid = withTile(map, laid, 'B5', { tile: '9', rotation: 1 });
    return withTile(map, laid, 'E6', { tile: '15', rotation: 2 });
  }, [map]);
  return <HexMap {...RHL} map={map} position={position} phase="green" />;
}

const FLAT: Readonly<Record<string, unknown>> = {
  C4: { color: 'white', name: 'Alpha', nodes: [{ id: 'city0', kind: 'city', slots: 1, revenue: 0 }] },
  E6: {
    color: 'white',
    name: 'Beta',
    nodes: [{ id: 'city0', kind: 'city', slots: 1, revenue: 0, reservedFor: ['ADR'] }],
  },
  B3: { color: 'white', terrain: { cost: 60, types: ['mountain'] }, barriers: [0, 5] },
  A8: {
    color: 'red',
    name: 'Gamma',
    nodes: [{ id: 'offboard0', kind: 'offboard', revenue: { yellow: 20, green: 30, brown: 50 } }],
    segments: [{ a: 4, b: 'offboard0' }],
  },
};

interface Loaded {
  readonly map: TrackMap;
  readonly position: TrackPosition;
}

function FromFacts({ game, played }: { readonly game: string; readonly played?: string }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const map = game === '18rhl' ? maps.standard : await boardFrom(FACTS, game);
      if (map === undefined) return;
      const action = Number(query.get('action') ?? 300);
      const recorded = played === undefined ? undefined : await recordedPosition(`${GAMES}/${played}`, map, action);
      setLoaded({ map, position: recorded ?? printedPosition(map) });
    };
    load().catch((error: unknown) => console.error(game, error));
  }, [game, played]);
  if (loaded === undefined) return <p>{game} is not here.</p>;
  const companies =
    game === '18rhl' || game === '1880'
      ? PALETTES[game]
      : sparePalette(['NWE', 'WBE', 'HBE', 'SHE', 'KEZ', 'QLB', 'GHE', 'CCE', 'MKB', 'GKB', 'BGE', 'RGE']);
  return <HexMap {...loaded} look={lookOf(game)} companies={companies} texts={texts} phase="brown" />;
}

function FactTiles() {
  const [map, setMap] = useState<TrackMap>();
  const game = query.get('game') ?? '1880';
  useEffect(() => {
    boardFrom(FACTS, game).then(setMap, (error: unknown) => console.error(error));
  }, [game]);
  if (map === undefined) return null;
  const mine = [...map.tiles].filter(([, tile]) => {
    const counts = tile.own['counts'];
    return typeof counts === 'object' && counts !== null && game in counts;
  });
  return <Tiles width={150} map={{ ...map, tiles: new Map(mine) }} look={lookOf(game)} />;
}

const ROW: readonly number[] = [75, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 240, 265, 290, 320, 350];
const PAR: readonly string[] = ['0 3', '1 2', '1 3', '2 1', '2 2', '3 0', '3 1'];
const market: Market = {
  cells: [17, 14, 11, 7, 4, 3].map((width, row) =>
    ROW.slice(0, width).map((price, column) =>
      PAR.includes(`${row} ${column}`) ? { price: price - 5 * row, par: true } : { price: price - 5 * row },
    ),
  ),
};

function MarketPart() {
  const at: Readonly<Record<string, readonly [number, number]>> = {
    RhE: [1, 7],
    BME: [0, 6],
    CME: [1, 6],
    CCE: [2, 5],
    ADR: [2, 4],
    DEE: [2, 4],
    GVE: [2, 4],
    KKK: [0, 3],
  };
  const state = {
    market: Object.fromEntries(Object.entries(at).map(([id, [row, column]], i) => [id, { row, column, arrival: i }])),
    arrivals: 8,
  };
  return (
    <MarketGrid
      market={market}
      state={state}
      companies={PALETTES['18rhl']}
      texts={{ market: 'Market', cell: (_, price, here) => `${price} ${here.join(' ')}` }}
      chosen="RhE"
      trail={[
        { row: 3, column: 4 },
        { row: 2, column: 4 },
        { row: 2, column: 7 },
      ]}
      moves={[
        { kind: 'pay', to: { row: 1, column: 8 }, text: 'pay' },
        { kind: 'withhold', to: { row: 1, column: 6 } },
        { kind: 'sell', to: { row: 2, column: 7 } },
      ]}
      onCompany={() => undefined}
    />
  );
}

const STEPS: Market = { cells: [[20, 22, 24, 26, 28, 30, 33, 36, 40, 44, 48, 52, 57, 62].map((price) => ({ price }))] };

function WideMarket() {
  const state = {
    market: {
      JHA: { row: 1, column: 4, arrival: 0 },
      JGG: { row: 1, column: 4, arrival: 1 },
      LHR: { row: 1, column: 4, arrival: 2 },
      NJR: { row: 2, column: 2, arrival: 3 },
      BZU: { row: 2, column: 2, arrival: 4 },
      CKR: { row: 0, column: 5, arrival: 5 },
    },
    arrivals: 6,
  };
  const shared = { companies: PALETTES['1880'], texts: { market: 'Market', cell: () => 'cell' } };
  return (
    <>
      <MarketGrid
        {...shared}
        market={{ cells: market.cells.map((row) => row.slice(0, 9)) }}
        state={state}
        cells="wide"
        parText="PAR"
        bonusOf={({ column }) => (column > 4 ? `+${(column - 4) * 5}` : undefined)}
        chosen="CKR"
        trail={[
          { row: 2, column: 3 },
          { row: 0, column: 3 },
        ]}
        moves={[
          { kind: 'pay', to: { row: 0, column: 6 }, text: 'pay' },
          { kind: 'withhold', to: { row: 0, column: 4 }, text: 'withhold' },
        ]}
        legal={[{ row: 2, column: 1 }]}
        onCell={() => undefined}
      />
      <MarketGrid
        {...shared}
        market={STEPS}
        fold={7}
        state={{ market: { JHA: { row: 0, column: 8, arrival: 0 } }, arrivals: 1 }}
      />
    </>
  );
}

function Pieces() {
  return (
    <>
      {Object.values(PALETTES).map((companies) => (
        <div key={Object.keys(companies).join()} className="gallery-row">
          {Object.values(companies).map((look) => (
            <Marker key={look.letters} look={look} size={48} label={look.letters} />
          ))}
          {Object.values(companies).map((look) => (
            <Marker key={look.letters} look={look} size={22} label={look.letters} />
          ))}
        </div>
      ))}
      <div className="gallery-row">
        <TrainTicket name="2" title="gone" state="gone" />
        <TrainTicket name="3" title="sold" note="until 6" />
        <TrainTicket name="5" title="2 left" note="500 M" state="next" />
        <TrainTicket name="6" title="6 left" note="600 M" />
        <TrainTicket name="8" title="4" note="after 6" state="locked" />
        <TrainTicket name="5" title="never" note="scrapped" large />
      </div>
    </>
  );
}

const PARTS: Readonly<Record<string, () => ReactNode>> = {
  large: () => <Tiles width={300} map={rhl} look={RHL.look} />,
  small: () => <Tiles width={30} map={rhl} look={RHL.look} />,
  medium: () => <Tiles width={96} map={rhl} look={RHL.look} />,
  turned: () => <Turned />,
  printed: () => <Printed />,
  acting: () => <Acting />,
  placing: () => <Placing />,
  recorded: () => <FromFacts game="18rhl" played="18rhl/human_18Rhl_game_end_bank.json.gz" />,
  china: () => <FromFacts game="1880" />,
  chinaPlayed: () => <FromFacts game="1880" played="1880/human_1.json.gz" />,
  harz: () => <FromFacts game="1873" />,
  lra: () => <FromFacts game="18lra" />,
  factTiles: () => <FactTiles />,
  flat: () => <Flat />,
  market: () => <MarketPart />,
  wideMarket: () => <WideMarket />,
  pieces: () => <Pieces />,
};

const MAPS: readonly string[] = [
  'printed',
  'acting',
  'placing',
  'recorded',
  'china',
  'chinaPlayed',
  'harz',
  'lra',
  'flat',
];

function Gallery() {
  return Object.entries(PARTS)
    .filter(([name]) => part === null || part === name)
    .map(([name, show]) => (
      <section
        key={name}
        id={name}
        className={MAPS.includes(name) ? (part === null ? 'gallery-map' : 'gallery-screen') : ''}
      >
        {part === null && <h2>{name}</h2>}
        {show()}
      </section>
    ));
}

const root = document.getElementById('gallery');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
