import { EDGES } from '@stellwerk/engine/board';
import { companyTraveller, printedPosition, reach, trackGraph } from '@stellwerk/engine/track';
import { maps } from '@stellwerk/titles/18rhl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { companyLooks as companies, mapLook as look } from '../titles/18rhl/look.ts';
import { LEGAL, playedPosition, ROUTES } from '../titles/18rhl/played.fixture.ts';
import { companyLooks as chinese } from '../titles/1880/look.ts';
import { HexMap, type HexMapProps, Marker, MarketGrid, TileFace, TrainTicket } from './index.ts';

const map = maps.standard;
const texts: HexMapProps['texts'] = {
  map: 'The map',
  hex: (hex) => `Hex ${hex}`,
  place: ({ hex, slot }) => `Take place ${slot} in ${hex}`,
  zoom: { closer: 'Closer', further: 'Further', whole: 'Whole' },
};

const mapped = (extra: Partial<HexMapProps>) =>
  renderToStaticMarkup(
    <HexMap
      map={map}
      position={printedPosition(map)}
      look={look}
      companies={companies}
      texts={texts}
      size="M"
      {...extra}
    />,
  );

const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

describe('a tile', () => {
  it('is drawn without a wrong number, however it lies', () => {
    for (const tile of maps.ratingen.tiles.values()) {
      for (const rotation of EDGES) {
        const markup = renderToStaticMarkup(
          <TileFace tile={tile} rotation={rotation} width={100} look={look} label={tile.id} />,
        );
        expect(markup, tile.id).not.toMatch(/NaN|Infinity|undefined/);
        expect(markup).toContain(`aria-label="${tile.id}"`);
      }
    }
  });

  it('is silent beside a text', () => {
    const tile = map.tiles.get('57');
    if (tile === undefined) throw new RangeError('57');
    expect(renderToStaticMarkup(<TileFace tile={tile} width={40} />)).toContain('aria-hidden="true"');
  });
});

describe('the map', () => {
  it('is a tree with an item for each hex that is not blank', () => {
    const markup = mapped({});
    const blank = map.printed.filter(({ own }) => own['blank'] === true).length;
    expect(markup).toContain('role="tree"');
    expect(count(markup, /role="treeitem"/g)).toBe(map.printed.length - blank);
    expect(markup).toContain('aria-label="Hex E8"');
    expect(count(markup, /tabindex="0"/gi)).toBe(1);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('has homes kept free as dashed rings', () => {
    expect(count(mapped({}), /dw-reserved"/g)).toBe(9);
  });

  it('shows markers, routes, networks and what can be done', () => {
    const position = playedPosition(map);
    const markup = mapped({
      position,
      legal: LEGAL,
      routes: ROUTES,
      places: [{ hex: 'K6', node: 'city0', slot: 1 }],
      network: {
        company: 'RhE',
        reach: reach(trackGraph(map, position), companyTraveller('RhE')),
        blocked: ['F13.city0'],
      },
      marks: { J3: [{ kind: 'coal' }] },
      fan: { hex: 'H5', tiles: [{ tile: '23', rotation: 0, label: 'Tile 23', note: '×1' }], onPick: () => undefined },
      ghost: { hex: 'H5', tile: '23', rotation: 0 },
    });
    expect(count(markup, /class="dw-legal[ "]/g)).toBe(LEGAL.size);
    expect(count(markup, /class="dw-route"/g)).toBe(2);
    expect(count(markup, /class="dw-marker"/g)).toBe(17);
    expect(markup).toContain('aria-label="Take place 1 in K6"');
    expect(markup).toContain('aria-label="Tile 23"');
    expect(count(markup, /class="dw-new"/g)).toBe(1);
    expect(count(markup, /class="dw-blocked"/g)).toBe(1);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('the pieces', () => {
  it('are drawn for every company', () => {
    for (const look of [...Object.values(companies), ...Object.values(chinese)]) {
      const markup = renderToStaticMarkup(<Marker look={look} label={look.letters} />);
      expect(markup).toContain(look.colour);
      expect(markup).not.toMatch(/NaN/);
    }
  });

  it('have a ticket that says in which state the train is', () => {
    expect(renderToStaticMarkup(<TrainTicket name="2" title="gone" state="gone" />)).toContain('<s>2</s>');
    expect(renderToStaticMarkup(<TrainTicket name="5" title="2 left" note="500 M" state="next" />)).toContain('500 M');
  });

  it('have a market with the markers of a cell in their order and where one may go', () => {
    const state = {
      market: {
        BME: { row: 0, column: 1, arrival: 4 },
        RhE: { row: 0, column: 1, arrival: 2 },
        CCE: { row: 0, column: 1, arrival: 7 },
      },
      arrivals: 8,
    };
    const markup = renderToStaticMarkup(
      <MarketGrid
        market={{ cells: [[{ price: 50 }, { price: 60, par: true }, null], [{ price: 40 }]] }}
        state={state}
        companies={companies}
        texts={{ market: 'Market', cell: (_, price) => String(price) }}
        chosen="RhE"
        moves={[{ kind: 'withhold', to: { row: 0, column: 0 }, text: 'withhold' }]}
      />,
    );
    expect(count(markup, /class="dw-cell/g)).toBe(3);
    expect(markup.indexOf('RhE')).toBeLessThan(markup.indexOf('BME'));
    expect(markup).toContain('+1');
    expect(markup).toContain('dw-move-withhold');
    expect(markup).not.toMatch(/NaN|undefined/);
  });
});
