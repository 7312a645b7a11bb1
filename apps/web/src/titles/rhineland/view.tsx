import { type BaseState, topFrame } from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/rhineland';
import { TicketRow } from '../../parts/ticket.tsx';
import type { Speaker } from '../../text/speaker.ts';
import { layNote } from '../railway/action-names.ts';
import { NO_HEADER } from '../railway/header.ts';
import { MaterialPage } from '../railway/material.tsx';
import { libraryOf, marketPanel, topicsOf } from '../railway/pages.tsx';
import { buildingOn } from '../railway/pointed-actions.ts';
import { turnSteps } from '../railway/steps.ts';
import { railwayView, runningOf } from '../railway/view.tsx';
import { words as common } from '../railway/words.ts';
import type { Panel, TitleView } from '../view.ts';
import { nameOf } from './action-names.ts';
import { dealing, dealName } from './deals.ts';
import { headerOf } from './header.ts';
import { Packet } from './packet.tsx';
import { CompaniesPage, SourcesPage, TrainsAndPhases } from './pages.tsx';
import { question } from './questions.ts';
import { railwayOf } from './railway.ts';
import { ownersOf } from './sheets.ts';
import type { RhinelandTable } from './table.ts';
import { rhinelandCore } from './title-core.ts';
import { ticketsOf } from './trains.ts';
import { shareDeals, trainPurchase, wantedActions } from './wanted-actions.ts';
import { words } from './words.ts';

/** The table of a game on the Rhine; a title may put its own in place of any part. */
export function rhinelandView<S extends State>(table: RhinelandTable<S>): TitleView {
  const { title, game, isPosition, bonuses, sources } = table;
  const railway = railwayOf(table);
  const material: Panel = {
    id: 'material',
    name: common.material,
    icon: 'supply',
    Body: ({ state, speaker }) =>
      isPosition(state) ? (
        <MaterialPage
          railway={railway}
          state={state}
          speaker={speaker}
          trains={<TicketRow tickets={ticketsOf(game, railway, state, speaker)} />}
        >
          <TrainsAndPhases table={table} railway={railway} speaker={speaker} />
        </MaterialPage>
      ) : null,
  };
  return {
    ...railwayView(railway),
    title,
    running: runningOf(railway, rhinelandCore(table).plan, bonuses),
    Hand: ({ state, speaker }) =>
      isPosition(state) ? <Packet game={game} powers={table.powers} state={state} speaker={speaker} /> : null,
    headerOf: (state, speaker) => (isPosition(state) ? headerOf(game, railway, state, speaker) : NO_HEADER),
    ownersOf: (state, speaker, isWanted) =>
      isPosition(state) ? ownersOf(table, railway, state, speaker, isWanted) : [],
    actingOwner,
    ask: (state, speaker) => (isPosition(state) ? question(table, state, speaker) : undefined),
    steps: (state, speaker) => {
      const frame = topFrame(state);
      return frame?.kind === 'companyTurn' && 'step' in frame
        ? turnSteps(railway.terms, String(frame.step), speaker)
        : undefined;
    },
    nameOf: (action, state, speaker) => (isPosition(state) ? nameOf(game, railway, action, state, speaker) : undefined),
    noteOn: (action, state, speaker) =>
      action.type === 'layTile' && isPosition(state) ? layNote(railway, action, state, speaker) : undefined,
    powerOf: (id, speaker) => {
      const power = table.powers[id];
      return power && speaker.text(power);
    },
    dealing: (state) => (isPosition(state) ? dealing(game, state) : undefined),
    dealName: (action, state, speaker) => (isPosition(state) ? dealName(game, action, state, speaker) : undefined),
    wanted: (state, seat) => (isPosition(state) ? wantedActions(game, railway, state, seat) : []),
    actionsAtPlace: (state, seat, hex) =>
      isPosition(state) && topFrame(state)?.kind === 'companyTurn' ? buildingOn(railway, state, seat, hex) : [],
    actionsAtPart: (seat, company, part) => shareDeals(game, seat, company, part),
    actionAtTicket: (_, seat, train) => trainPurchase(game, seat, train),
    grave: ['bankrupt', 'receivership', 'gameEnded'],
    topics: topicsOf({
      money: ['itemSold', 'incomeKept', 'aachenLinked', 'bankBroke', 'bankCompleted', 'priceCut', 'bankrupt'],
      track: ['sitesPlaced'],
      trains: ['trainOffered', 'offerDeclined'],
      market: ['parSet', 'floated', 'receivership'],
    }),
    panels: [marketPanel(railway), material],
    library: [
      ...libraryOf(railway, {
        trainsName: common.trainsPage,
        trains: ({ speaker }) => <TrainsAndPhases table={table} railway={railway} speaker={speaker} />,
        companies: ({ speaker }) => <CompaniesPage table={table} railway={railway} speaker={speaker} />,
      }),
      ...(sources
        ? [
            {
              id: 'sources',
              name: words.sources,
              Body: ({ speaker }: { readonly speaker: Speaker }) => (
                <SourcesPage table={table} sources={sources} speaker={speaker} />
              ),
            },
          ]
        : []),
    ],
  };
}

/** The company whose turn it is; else the player. */
function actingOwner({ flow }: BaseState, seat: number): string {
  const turn = flow.findLast((frame) => 'company' in frame);
  return turn && 'company' in turn ? String(turn.company) : `player-${seat}`;
}
