import type { BaseState, Text } from '@stellwerk/engine/kernel';
import {
  companies,
  INVESTOR_IDS,
  investors,
  isTakenOver,
  MARKER_COSTS,
  PHASE_IDS,
  type PhaseId,
  PRIVATE_IDS,
  phases,
  privates,
  TRAIN_TYPES,
  type TrainType,
  trainKinds,
} from '@stellwerk/titles/1880';
import { TicketRow } from '../../parts/ticket.tsx';
import type { Speaker } from '../../text/speaker.ts';
import { Colours } from '../railway/colours.tsx';
import { FactTable, PrintedMap, PrivatesTable } from '../railway/library.tsx';
import { MarketPage } from '../railway/market.tsx';
import { MaterialPage } from '../railway/material.tsx';
import { words as common } from '../railway/words.ts';
import './china.css';
import { trainTickets } from './header.ts';
import { companyLooks } from './look.ts';
import { BarKey, OrderBar } from './order-bar.tsx';
import { namedHex } from './places.ts';
import { POWERS } from './powers.ts';
import { frozen, railway } from './railway.ts';
import { endOf } from './sheets.ts';
import { terms } from './terms.ts';
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
  const trains = (
    <div className="all-trains">
      <TicketRow tickets={trainTickets(state, speaker)} />
    </div>
  );
  return (
    <MaterialPage railway={railway} state={state} speaker={speaker} trains={trains}>
      <Phases speaker={speaker} now={state.phase} />
      <h3 className="sec">{speaker.text(common.tilesLeft)}</h3>
    </MaterialPage>
  );
}

interface PageProps {
  readonly speaker: Speaker;
}

export function MapPage({ speaker }: PageProps) {
  return (
    <div className="china-map">
      <PrintedMap railway={railway} speaker={speaker} />
    </div>
  );
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
        caption={words.phases}
        heads={[
          ...[words.phaseHead, words.begins, common.colours, common.limit],
          ...[words.opensWith, common.scraps, words.brings],
        ]}
        speaker={speaker}
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
        caption={common.trains}
        heads={[common.typeHead, common.startPrice, common.count, common.stops, words.lasts]}
        speaker={speaker}
        rows={TRAIN_TYPES.map((type) => ({
          id: type,
          name: type,
          cells: [
            railway.money(trainKinds[type].price, speaker),
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
        caption={common.companiesPage}
        heads={[common.name, common.home, terms.markers]}
        companies={companyLooks}
        speaker={speaker}
        rows={Object.values(companies).map(({ id, name, home }) => ({
          id,
          name: `${id} · ${name}`,
          cells: [namedHex(home.hex), MARKER_COSTS.join(' · ')],
        }))}
      />
      <FactTable
        caption={words.investors}
        heads={[common.name, common.home]}
        companies={companyLooks}
        speaker={speaker}
        rows={INVESTOR_IDS.map((id) => ({ id, name: speaker.term(id), cells: [namedHex(investors[id].home.hex)] }))}
      />
      <PrivatesTable
        caption={words.privates}
        speaker={speaker}
        rows={PRIVATE_IDS.map((id) => ({
          id,
          price: railway.money(privates[id].price, speaker),
          revenue: railway.money(privates[id].income, speaker),
          power: POWERS[id],
        }))}
      />
    </>
  );
}
