import type { BaseState, Text } from '@stellwerk/engine/kernel';
import {
  type Company,
  companies,
  ITEM_IDS,
  type ItemId,
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
import { Colours } from '../railway/colours.tsx';
import { FactTable, MapPage as MapOf, MarketPage as MarketOf } from '../railway/library.tsx';
import { MarketPage } from '../railway/market.tsx';
import { successorsOn, TileSheet } from '../railway/material.tsx';
import { words as common } from '../railway/words.ts';
import { companyLooks } from './look.ts';
import { namedHex } from './places.ts';
import { railway } from './railway.ts';
import { headerOf } from './sheets.ts';
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
  return <MapOf map={maps.standard} look={railway.look} speaker={speaker} companies={companyLooks} />;
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
        speaker.text(common.typeHead),
        speaker.text(common.startPrice),
        speaker.text(common.count),
        speaker.text(words.stopsHead),
        speaker.text(common.scraps),
        speaker.text(common.colours),
        speaker.text(words.limitHead),
        speaker.text(words.rounds),
        speaker.text(words.bonusHead),
      ]}
      rows={TRAIN_TYPES.map((type) => ({
        id: type,
        name: type,
        cells: [
          inMarks(trainKinds[type].price),
          trainKinds[type].count,
          trainKinds[type].stops,
          phases[type].scraps ?? '–',
          <Colours key="colours" colours={phases[type].tiles} speaker={speaker} />,
          phases[type].trainLimit,
          phases[type].operatingRounds,
          inMarks(phases[type].montanBonus),
        ],
      }))}
    />
  );
}

export function TrainsPage({ speaker }: PageProps) {
  return <Phases speaker={speaker} />;
}

const POWERS: Readonly<Record<ItemId, Text>> = {
  no1: words.powerNo1,
  no2: words.powerNo2,
  no3: words.powerNo3,
  no4: words.powerNo4,
  no5: words.powerNo5,
  no6: words.powerNo6,
};

/** “20* · 8 × 10”: the director certificate, then the others of each size. */
function certificatesText(certificates: Company['certificates']): string {
  const sizes = certificates.filter(({ director }) => !director).map(({ percent }) => percent);
  const others = [...new Set(sizes)].map((size) => `${sizes.filter((one) => one === size).length}\u00a0×\u00a0${size}`);
  return [...certificates.filter(({ director }) => director).map(({ percent }) => `${percent}*`), ...others].join(
    ' · ',
  );
}

function inMarks(sum: number): string {
  return `${sum}\u00a0M`;
}

export function CompaniesPage({ speaker }: PageProps) {
  return (
    <>
      <FactTable
        caption={speaker.text(common.companiesPage)}
        heads={[
          speaker.text(common.name),
          speaker.text(common.home),
          speaker.text(words.markerCosts),
          speaker.text(words.certificatesHead),
        ]}
        companies={companyLooks}
        rows={Object.values(companies).map(({ id, name, homes, markers, certificates }) => ({
          id,
          name: `${id} · ${name}`,
          cells: [homes.map(namedHex).join(', '), markers.join(' · '), certificatesText(certificates)],
        }))}
      />
      <div className="long-facts">
        <FactTable
          caption={speaker.text(words.privates)}
          heads={[
            speaker.text(common.name),
            speaker.text(common.startPrice),
            speaker.text(words.revenue),
            speaker.text(words.power),
          ]}
          rows={ITEM_IDS.map((id) => ({
            id,
            name: speaker.term(id),
            cells: [
              inMarks(startItems[id].price),
              startItems[id].revenue > 0 ? inMarks(startItems[id].revenue) : '–',
              speaker.text(POWERS[id]),
            ],
          }))}
        />
      </div>
    </>
  );
}
