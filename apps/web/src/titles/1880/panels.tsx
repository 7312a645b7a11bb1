import type { BaseState, Text } from '@stellwerk/engine/kernel';
import {
  companies,
  INVESTOR_IDS,
  investors,
  isTakenOver,
  MARKER_COSTS,
  map,
  market,
  PHASE_IDS,
  type PhaseId,
  PRIVATE_IDS,
  phases,
  privates,
  TRAIN_TYPES,
  type TrainType,
  tileStock,
  trainKinds,
} from '@stellwerk/titles/1880';
import { TicketRow } from '../../parts/ticket.tsx';
import type { Speaker } from '../../text/speaker.ts';
import { Colours } from '../railway/colours.tsx';
import { FactTable, MapPage as MapOf, MarketPage as MarketOf } from '../railway/library.tsx';
import { MarketPage } from '../railway/market.tsx';
import { successorsOn, TileSheet } from '../railway/material.tsx';
import { words as common } from '../railway/words.ts';
import './china.css';
import { trainTickets } from './header.ts';
import { companyLooks } from './look.ts';
import { BarKey, OrderBar } from './order-bar.tsx';
import { namedHex } from './places.ts';
import { POWERS } from './powers.ts';
import { bonusWord, frozen, railway } from './railway.ts';
import { endOf } from './sheets.ts';
import { words } from './words.ts';

interface PanelProps {
  readonly state: BaseState;
  readonly speaker: Speaker;
}

/** The price chart with the order bar in its free corner. */
export function Market({ state, speaker }: PanelProps) {
  if (!railway.isPosition(state)) return null;
  return (
    <div className="china-market">
      <MarketPage
        railway={isTakenOver(state.phase) ? frozen : railway}
        state={state}
        speaker={speaker}
        order={<OrderBar state={state} speaker={speaker} />}
      />
      <BarKey speaker={speaker} />
    </div>
  );
}

/** What is left of trains and tiles, and what the phases bring. */
export function Material({ state, speaker }: PanelProps) {
  if (!railway.isPosition(state)) return null;
  return (
    <div className="material-page">
      <h3 className="sec">{speaker.text(common.trains)}</h3>
      <div className="all-trains">
        <TicketRow tickets={trainTickets(state, speaker)} />
      </div>
      <Phases speaker={speaker} now={state.phase} />
      <h3 className="sec">{speaker.text(common.tilesLeft)}</h3>
      <TileSheet map={map} look={railway.look} speaker={speaker} supply={state.tiles} width={58} />
    </div>
  );
}

interface PageProps {
  readonly speaker: Speaker;
}

export function MapPage({ speaker }: PageProps) {
  return (
    <div className="china-map">
      <MapOf map={map} look={railway.look} speaker={speaker} companies={companyLooks} />
    </div>
  );
}

const STOCK = tileStock();
const successors = successorsOn(map, STOCK);

export function TilesPage({ speaker }: PageProps) {
  return <TileSheet map={map} look={railway.look} speaker={speaker} supply={STOCK} becomes={successors} width={92} />;
}

export function MarketLibrary({ speaker }: PageProps) {
  return <MarketOf market={market} speaker={speaker} rules={railway.moveRules(speaker)} bonusOf={bonusWord} />;
}

const BRINGS: Readonly<Partial<Record<PhaseId, Text>>> = {
  B1: words.bringsB1,
  B3: words.bringsB3,
  C2: words.bringsC2,
  D1: words.bringsD1,
};

function Phases({ speaker, now }: PageProps & { readonly now?: PhaseId }) {
  return (
    <div className="long-facts">
      <FactTable
        caption={speaker.text(words.phases)}
        heads={[
          speaker.text(words.phaseHead),
          speaker.text(words.begins),
          speaker.text(common.colours),
          speaker.text(words.limit),
          speaker.text(words.opensWith),
          speaker.text(common.scraps),
          speaker.text(words.brings),
        ]}
        rows={PHASE_IDS.map((phase) => {
          const { begins, tiles, trainLimit, opensWith, scraps } = phases[phase];
          const brings = BRINGS[phase];
          return {
            id: phase,
            name: phase === now ? speaker.text(words.nowPhase, { phase }) : phase,
            cells: [
              begins,
              <Colours key="colours" colours={tiles} speaker={speaker} />,
              trainLimit,
              `${opensWith} %`,
              scraps ?? '–',
              brings ? speaker.text(brings) : '–',
            ],
          };
        })}
      />
    </div>
  );
}

export function TrainsPage({ speaker }: PageProps) {
  return (
    <>
      <FactTable
        caption={speaker.text(common.trains)}
        heads={[
          speaker.text(common.typeHead),
          speaker.text(common.startPrice),
          speaker.text(common.count),
          speaker.text(words.stops),
          speaker.text(words.lasts),
        ]}
        rows={TRAIN_TYPES.map((type) => ({
          id: type,
          name: type,
          cells: [
            speaker.text(words.yuan, { n: trainKinds[type].price }),
            trainKinds[type].count ?? speaker.text(words.unlimited),
            stopsOf(type, speaker),
            endOf(type, speaker),
          ],
        }))}
      />
      <Phases speaker={speaker} />
    </>
  );
}

function stopsOf(type: TrainType, speaker: Speaker): string {
  const { stops, cities, skips } = trainKinds[type];
  if (skips) return speaker.text(words.skips, { stops });
  return cities < stops ? speaker.text(words.plusStops, { cities, stops }) : String(stops);
}

export function CompaniesPage({ speaker }: PageProps) {
  return (
    <>
      <FactTable
        caption={speaker.text(common.companiesPage)}
        heads={[speaker.text(common.name), speaker.text(common.home), speaker.text(words.stationCosts)]}
        companies={companyLooks}
        rows={Object.values(companies).map(({ id, name, home }) => ({
          id,
          name: `${id} · ${name}`,
          cells: [namedHex(home.hex), MARKER_COSTS.join(' · ')],
        }))}
      />
      <FactTable
        caption={speaker.text(words.investors)}
        heads={[speaker.text(common.name), speaker.text(common.home)]}
        companies={companyLooks}
        rows={INVESTOR_IDS.map((id) => ({ id, name: speaker.term(id), cells: [namedHex(investors[id].home.hex)] }))}
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
          rows={PRIVATE_IDS.map((id) => ({
            id,
            name: speaker.term(id),
            cells: [
              speaker.text(words.yuan, { n: privates[id].price }),
              speaker.text(words.yuan, { n: privates[id].income }),
              speaker.text(POWERS[id]),
            ],
          }))}
        />
      </div>
    </>
  );
}
