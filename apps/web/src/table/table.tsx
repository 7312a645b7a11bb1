import { type KeyboardEvent, type PointerEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { Charts } from '../charts/charts.tsx';
import { Icon } from '../parts/icon.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useTable } from '../session/context.tsx';
import { lastTurnOf } from '../session/since.ts';
import { Announcer } from './announcer.tsx';
import { BoardPane } from './board-pane.tsx';
import { Comparison } from './comparison.tsx';
import { Header } from './header.tsx';
import { useTableKeys } from './keys.ts';
import { Log } from './log.tsx';
import { Now } from './now.tsx';
import { OwnersTable } from './owners-table.tsx';
import { Scrubber } from './scrubber.tsx';
import { Sheet } from './sheet.tsx';

const PHONE = matchMedia('(max-width: 760px)');

function usePhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      PHONE.addEventListener('change', listener);
      return () => PHONE.removeEventListener('change', listener);
    },
    () => PHONE.matches,
  );
}

export function Table() {
  useTableKeys();
  return (
    <>
      {usePhone() ? <PhoneTable /> : <WideTable />}
      <Announcer />
    </>
  );
}

const LEAST_DRAWER = 120;
const FIRST_DRAWER = 264;

function WideTable() {
  const { session, speaker } = useTable();
  const [page, setPage] = useState('players');
  const [height, setHeight] = useState(FIRST_DRAWER);
  const [spotlight, setSpotlight] = useState<string | undefined>();
  const pages = usePages();
  const resize = (next: number) => setHeight(Math.min(Math.max(next, LEAST_DRAWER), innerHeight * 0.7));
  return (
    <div
      className={`table ${session.view.shape}${session.sandbox ? ' sandbox' : ''}`}
      style={{ '--drawer': `${height}px` }}
    >
      <Header />
      <main className="map" aria-label={speaker.say('table.map')}>
        <BoardPane spotlight={spotlight} />
        <Scrubber />
      </main>
      <aside className="side" aria-label={speaker.say('table.now')}>
        <Now />
        <ActingSheet onSpotlight={setSpotlight} />
        {session.sandbox ? <Comparison /> : null}
      </aside>
      <section className="drawer" aria-label={speaker.say('table.drawer')}>
        <Grip height={height} onResize={resize} />
        <Tabs
          label={speaker.say('table.drawer')}
          tabs={pages.map(({ id, name }) => ({ id, label: name }))}
          chosen={page}
          onChoose={setPage}
        >
          <Page id={page} onSpotlight={setSpotlight} />
        </Tabs>
      </section>
    </div>
  );
}

/** The upper edge of the drawer, to be dragged or moved by the arrow keys. */
function Grip({ height, onResize }: { readonly height: number; onResize(height: number): void }) {
  const { speaker } = useTable();
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(innerHeight - event.clientY);
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 24 : event.key === 'ArrowDown' ? -24 : 0;
    if (step === 0) return;
    event.preventDefault();
    onResize(height + step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that can be dragged has no element of its own
    <div
      className="grip"
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={speaker.say('table.resize')}
      aria-valuenow={Math.round(height)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={keys}
    />
  );
}

function PhoneTable() {
  const { session, moment, speaker } = useTable();
  const [tab, setTab] = useState('map');
  const panel = session.view.panels[0];
  const tabs = [
    { id: 'map', icon: 'map' as const, name: speaker.say('table.map') },
    { id: 'now', icon: 'now' as const, name: speaker.say('table.now') },
    ...(panel ? [{ id: panel.id, icon: panel.icon, name: speaker.text(panel.name) }] : []),
    { id: 'sheets', icon: 'sheets' as const, name: speaker.say('table.sheets') },
    { id: 'log', icon: 'log' as const, name: speaker.say('table.log') },
  ];
  return (
    <div className={`table phone${session.sandbox ? ' sandbox' : ''}`}>
      <Header />
      <main className="phone-main">
        <Tabs
          below
          label={speaker.say('table.drawer')}
          className="tabbar"
          tabs={tabs.map(({ id, icon, name }) => ({
            id,
            className: id === 'now' && moment.seat !== undefined ? 'dot' : '',
            label: (
              <>
                <Icon name={icon} />
                {name}
              </>
            ),
          }))}
          chosen={tab}
          onChoose={setTab}
        >
          {tab === 'map' ? (
            <div className="map-tab">
              <div className="map">
                <BoardPane spotlight={undefined} />
              </div>
              <div className="peek">
                <Now />
              </div>
            </div>
          ) : null}
          {tab === 'now' ? (
            <div className="page">
              <Now />
              <ActingSheet />
              {session.sandbox ? <Comparison /> : null}
            </div>
          ) : null}
          {tab === 'sheets' ? (
            <div className="page">
              <Page id="players" />
              <Page id="companies" />
              <Page id="charts" />
            </div>
          ) : null}
          {tab === 'log' ? (
            <div className="page">
              <Scrubber />
              <Log />
            </div>
          ) : null}
          {panel && tab === panel.id ? (
            <div className="page">
              <Page id={panel.id} />
            </div>
          ) : null}
        </Tabs>
      </main>
    </div>
  );
}

/** The sheet of whoever acts, with what changed since their last turn. */
function ActingSheet({ onSpotlight }: { onSpotlight?(id: string | undefined): void }) {
  const { session, moment, speaker, owners } = useTable();
  const { view, game } = session;
  const seat = moment.seat ?? moment.actors[0];
  const id = seat === undefined ? undefined : view.actingOwner(moment.state, seat);
  const owner = owners.find((one) => one.id === id);
  const moves = moment.moves;
  const before = useMemo(() => {
    const since = seat === undefined || moves === 0 ? undefined : lastTurnOf(session, seat);
    return since === undefined ? [] : view.ownersOf(game.at(since), speaker);
  }, [session, view, game, seat, speaker, moves]);
  if (!owner) return null;
  return (
    <Sheet owner={owner} before={before.find((one) => one.id === owner.id)} {...(onSpotlight ? { onSpotlight } : {})} />
  );
}

function usePages(): readonly { readonly id: string; readonly name: string }[] {
  const { session, speaker, owners } = useTable();
  return [
    ...session.view.panels.map(({ id, name }) => ({ id, name: speaker.text(name) })),
    { id: 'players', name: speaker.say('table.playersTab') },
    ...(owners.some(({ kind }) => kind === 'company')
      ? [{ id: 'companies', name: speaker.say('table.companies') }]
      : []),
    { id: 'log', name: speaker.say('table.log') },
    { id: 'charts', name: speaker.say('table.charts') },
  ];
}

function Page({ id, onSpotlight }: { readonly id: string; onSpotlight?(id: string | undefined): void }) {
  const { session, moment, speaker, owners } = useTable();
  const panel = session.view.panels.find((one) => one.id === id);
  if (panel) return <panel.Body state={moment.state} speaker={speaker} />;
  switch (id) {
    case 'players':
    case 'companies': {
      const kind = id === 'players' ? 'player' : 'company';
      const shown = owners.filter((owner) => owner.kind === kind);
      if (shown.length === 0) return null;
      return (
        <>
          <OwnersTable
            owners={shown}
            caption={speaker.say(id === 'players' ? 'table.playersTab' : 'table.companies')}
          />
          <div className="cards">
            {shown.map((owner) => (
              <Sheet key={owner.id} owner={owner} {...(onSpotlight ? { onSpotlight } : {})} />
            ))}
          </div>
        </>
      );
    }
    case 'log':
      return <Log />;
    case 'charts':
      return <Charts />;
    default:
      return null;
  }
}
