import type { BaseState } from '@stellwerk/engine/kernel';
import {
  companies,
  ITEM_IDS,
  mapOf,
  maps,
  market,
  phases,
  startItems,
  TRAIN_TYPES,
  tileStock,
  trainKinds,
} from '@stellwerk/titles/18rhl';
import { TicketRow } from '../../parts/ticket.tsx';
import type { Speaker } from '../../text/speaker.ts';
import { FactTable, MapPage as MapOf, MarketPage as MarketOf } from '../railway/library.tsx';
import { MarketPage } from '../railway/market.tsx';
import { successorsOn, TileSheet } from '../railway/material.tsx';
import { words as common } from '../railway/words.ts';
import { railway } from './railway.ts';
import { headerOf, LOOKS } from './sheets.ts';
import { words } from './words.ts';

interface PanelProps {
  readonly state: BaseState;
  readonly speaker: Speaker;
}

export function Market({ state, speaker }: PanelProps) {
  return railway.isPosition(state) ? <MarketPage railway={railway} state={state} speaker={speaker} /> : null;
}

/** What is left of trains and tiles. */
export function Material({ state, speaker }: PanelProps) {
  if (!railway.isPosition(state)) return null;
  return (
    <div className="material-page">
      <h3 className="sec">{speaker.text(common.trains)}</h3>
      <TicketRow tickets={headerOf(state, speaker).tickets} />
      <Phases speaker={speaker} />
      <TileSheet map={mapOf(state)} look={railway.look} speaker={speaker} supply={state.tiles} width={58} />
    </div>
  );
}

interface PageProps {
  readonly speaker: Speaker;
}

export function MapPage({ speaker }: PageProps) {
  return <MapOf map={maps.standard} look={railway.look} speaker={speaker} />;
}

const STOCK = tileStock(true, false);
const successors = successorsOn(maps.standard, STOCK);

export function TilesPage({ speaker }: PageProps) {
  return (
    <TileSheet
      map={maps.standard}
      look={railway.look}
      speaker={speaker}
      supply={STOCK}
      becomes={successors}
      width={92}
    />
  );
}

export function MarketLibrary({ speaker }: PageProps) {
  return <MarketOf market={market} speaker={speaker} rules={railway.moveRules(speaker)} />;
}

function Phases({ speaker }: PageProps) {
  return (
    <FactTable
      caption={speaker.text(words.trainsPage)}
      heads={[
        speaker.text(words.typeHead),
        speaker.text(words.startPrice),
        speaker.text(words.count),
        speaker.text(words.stopsHead),
        speaker.text(words.scraps),
        speaker.text(words.colours),
        speaker.text(words.limitHead),
        speaker.text(words.rounds),
        speaker.text(words.bonusHead),
      ]}
      rows={TRAIN_TYPES.map((type) => ({
        id: type,
        name: type,
        cells: [
          `${trainKinds[type].price} M`,
          trainKinds[type].count,
          trainKinds[type].stops,
          phases[type].scraps ?? '–',
          <Colours key="colours" colours={phases[type].tiles} speaker={speaker} />,
          phases[type].trainLimit,
          phases[type].operatingRounds,
          `${phases[type].montanBonus} M`,
        ],
      }))}
    />
  );
}

function Colours({ colours, speaker }: { readonly colours: readonly string[]; readonly speaker: Speaker }) {
  return (
    <span
      className="phase-colours"
      role="img"
      aria-label={colours.map((colour) => colourWord(colour, speaker)).join(', ')}
    >
      {colours.map((colour) => (
        <i key={colour} style={{ background: `var(--t-${colour})` }} />
      ))}
    </span>
  );
}

function colourWord(colour: string, speaker: Speaker): string {
  switch (colour) {
    case 'yellow':
    case 'green':
    case 'brown':
    case 'gray':
      return speaker.text(common[colour]);
    default:
      return colour;
  }
}

export function TrainsPage({ speaker }: PageProps) {
  return <Phases speaker={speaker} />;
}

export function CompaniesPage({ speaker }: PageProps) {
  return (
    <>
      <FactTable
        caption={speaker.text(words.companiesPage)}
        heads={[
          speaker.text(words.name),
          speaker.text(words.home),
          speaker.text(words.markerCosts),
          speaker.text(words.certificatesHead),
        ]}
        companies={LOOKS}
        rows={Object.values(companies).map(({ id, name, homes, markers, certificates }) => ({
          id,
          name: `${id} · ${name}`,
          cells: [
            homes.join(', '),
            markers.join(' · '),
            certificates.map(({ percent, director }) => `${percent}${director ? '*' : ''}`).join(' '),
          ],
        }))}
      />
      <FactTable
        caption={speaker.text(words.privates)}
        heads={[speaker.text(words.name), speaker.text(words.startPrice), speaker.text(words.revenue)]}
        rows={ITEM_IDS.map((id) => ({
          id,
          name: speaker.term(id),
          cells: [`${startItems[id].price} M`, `${startItems[id].revenue} M`],
        }))}
      />
    </>
  );
}
