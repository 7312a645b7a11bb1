import { type KeyboardEvent, lazy, memo, type PointerEvent, Suspense, useEffect, useState } from 'react';
import { Charts } from '../charts/charts.tsx';
import { GlossaryProvider } from '../glossary/context.tsx';
import { useUnread } from '../online/unread.ts';
import { Icon } from '../parts/icon.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useAfterPaint } from '../parts/use-after-paint.ts';
import { useMedia } from '../parts/use-media.ts';
import { usePhone } from '../parts/use-phone.ts';
import { useRoute } from '../route.ts';
import { Beside, Held, useTable } from '../session/context.tsx';
import { seatOfMine } from '../session/me.ts';
import { useOwnersBefore } from '../session/use-owners-before.ts';
import { Announcer } from './announcer.tsx';
import { BestNow } from './best-run.tsx';
import { BoardPane } from './board-pane.tsx';
import { Comparison } from './comparison.tsx';
import { Header } from './header.tsx';
import { useTableKeys } from './keys.ts';
import { LastRuns } from './last-runs.tsx';
import { Log } from './log.tsx';
import { LookBackBar } from './look-back.tsx';
import { News } from './news.tsx';
import { Now } from './now.tsx';
import { OwnersTable } from './owners-table.tsx';
import { PrintSheets } from './print-sheets.tsx';
import { Scrubber } from './scrubber.tsx';
import { Sheet } from './sheet.tsx';
import { StockMatrix } from './stock-matrix.tsx';
import { StoryPane } from './story.tsx';
import { TurnCall } from './turn-call.tsx';
import { usePinned } from './use-pinned.ts';

/** Loaded only for tables on a server. */
const LivePage = lazy(async () => ({ default: (await import('../online/parts/live-pages.tsx')).LivePage }));

const LineBanner = lazy(async () => ({ default: (await import('../online/parts/live-status.tsx')).LineBanner }));

export function Table() {
  useTableKeys();
  const { session } = useTable();
  const { live } = session;
  useEffect(markFirstView, []);
  // The address may name an older position.
  const route = useRoute();
  const at = route.screen === 'table' ? route.at : undefined;
  useEffect(() => {
    if (at !== undefined) session.scrub(at);
  }, [session, at]);
  return (
    <GlossaryProvider title={session.view.title.id}>
      {usePhone() ? <PhoneTable /> : <WideTable />}
      <Announcer />
      <PrintSheets />
      <TurnCall />
      {live ? (
        <Suspense fallback={null}>
          <LineBanner remote={live} />
        </Suspense>
      ) : null}
    </GlossaryProvider>
  );
}

/** A performance mark: the table is shown. */
function markFirstView(): void {
  requestAnimationFrame(() => setTimeout(() => performance.mark('stellwerk/table')));
}

const LEAST_DRAWER = 120;
const FIRST_DRAWER = 264;
/** A market wants to be seen whole. */
const MARKET_DRAWER = 316;

function WideTable() {
  const { session, moment, speaker } = useTable();
  const [wanted, setPage] = useState(session.view.firstPage ?? 'players');
  const [height, setHeight] = useState(
    // A higher screen has a higher drawer, so that a market grows with it.
    (session.view.drawer ?? (session.view.firstPage === undefined ? FIRST_DRAWER : MARKET_DRAWER)) *
      Math.min(Math.max(innerHeight / 900, 1), 1.6),
  );
  const pages = usePages();
  const [kept, setPinned] = usePinned(session.view.title.id);
  // A page that this game does not have is not missed.
  const pinned = pages.some(({ id }) => id === kept) ? kept : undefined;
  // What is pinned is no page of the drawer.
  const page = wanted === pinned ? (pages.find(({ id }) => id !== pinned)?.id ?? wanted) : wanted;
  const unread = useUnread(session.live, page === 'chat' || pinned === 'chat');
  const isPast = moment.scrubbed !== undefined;
  const [onMap, setOnMap] = useState(false);
  const isDealingNow = !isPast && session.view.dealing?.(moment.state) !== undefined;
  const showsShares = isDealingNow && !onMap;
  // What to do and what is told have their place at once; then the rows of the shares give way to the map, or the map to them.
  const isDealing = useAfterPaint(isDealingNow);
  const hasRows = isDealing && !onMap;
  // Beside the map where there is room for both, else in the drawer.
  const isWide = useMedia('(min-width: 1300px)');
  const isVeryWide = useMedia('(min-width: 1900px)');
  const isBeside = pinned !== undefined && (isVeryWide || (isWide && !showsShares));
  // The log opens at the move that is looked at, and what was open before comes back with the present position.
  const [pageBefore, setPageBefore] = useState<string | undefined>();
  const isToldPast = useAfterPaint(isPast, false);
  if (isToldPast && pageBefore === undefined) {
    setPageBefore(page);
    if (pinned !== 'log') setPage('log');
  } else if (!isToldPast && pageBefore !== undefined) {
    setPageBefore(undefined);
    if (page === 'log') setPage(pageBefore);
  }
  // Beside a tall map the market leaves room below it for the sheet.
  const isTall = session.view.shape === 'portrait' && pinned === session.view.panels[0]?.id;
  const leaf =
    pinned === undefined ? null : (
      <section className={isBeside ? 'leaf pinned' : 'leaf'} aria-label={pages.find(({ id }) => id === pinned)?.name}>
        <header>
          <b>{pages.find(({ id }) => id === pinned)?.name}</b>
          <button type="button" className="small" data-unpin onClick={() => setPinned(undefined)}>
            {speaker.say('table.unpin')}
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reachable by keyboard */}
        <div className="leaf-body" tabIndex={0}>
          <Beside>
            <Page id={pinned} />
            {isBeside && isTall && !isPast ? <ActingSheet /> : null}
          </Beside>
        </div>
      </section>
    );
  const resize = (next: number) => setHeight(Math.min(Math.max(next, LEAST_DRAWER), innerHeight * 0.7));
  return (
    <div
      className={`table ${session.view.shape}${session.sandbox ? ' sandbox' : ''}${isPast ? ' looking-back' : ''}${showsShares ? ' dealing' : ''}${isBeside ? ' with-pinned' : ''}`}
      data-moves={moment.moves}
      style={{ '--drawer': `${height}px` }}
    >
      <Header />
      <LookBackBar />
      <main className={hasRows ? 'map with-rows' : 'map'} aria-label={speaker.say('table.map')}>
        {isDealing ? (
          <fieldset className="pane-choice">
            <button type="button" data-pane="shares" aria-pressed={!onMap} onClick={() => setOnMap(false)}>
              {speaker.say('matrix.show')}
            </button>
            <button type="button" data-pane="map" aria-pressed={onMap} onClick={() => setOnMap(true)}>
              {speaker.say('table.map')}
            </button>
          </fieldset>
        ) : null}
        <Held isHeld={isDealing !== isDealingNow}>
          {hasRows ? <StockMatrix /> : null}
          <Beside unless={!hasRows}>
            <BoardPane />
          </Beside>
        </Held>
        <Scrubber />
      </main>
      <aside className="side" aria-label={speaker.say('table.now')}>
        <Now />
        {isPast ? (
          <StoryPane />
        ) : isBeside && isTall ? null : (
          <Beside>
            <ActingSheet />
          </Beside>
        )}
        {session.sandbox ? <Comparison /> : null}
      </aside>
      {isBeside ? leaf : null}
      <section className="drawer" aria-label={speaker.say('table.drawer')}>
        <Grip height={height} onResize={resize} />
        <div className={pinned === undefined || isBeside ? 'leaves' : 'leaves two-leaves'}>
          {isBeside ? null : leaf}
          <Tabs
            label={speaker.say('table.drawer')}
            tabs={pages
              .filter(({ id }) => id !== pinned)
              .map(({ id, name }) => ({ id, label: name, className: id === 'chat' && unread ? 'dot' : '' }))}
            chosen={page}
            onChoose={setPage}
            extra={
              <button
                type="button"
                className="pin"
                title={speaker.say('table.pinNote')}
                data-pin
                onClick={() => setPinned(page)}
              >
                {speaker.say('table.pin')}
              </button>
            }
          >
            <Beside>
              <Page id={page} />
            </Beside>
          </Tabs>
        </div>
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
  const isPast = moment.scrubbed !== undefined;
  const unread = useUnread(session.live, tab === 'chat');
  const panel = session.view.panels[0];
  const tabs = [
    { id: 'map', icon: 'map' as const, name: speaker.say('table.map') },
    { id: 'now', icon: 'now' as const, name: speaker.say('table.now') },
    ...(panel ? [{ id: panel.id, icon: panel.icon, name: speaker.text(panel.name) }] : []),
    { id: 'sheets', icon: 'sheets' as const, name: speaker.say('table.sheets') },
    { id: 'log', icon: 'log' as const, name: speaker.say('table.log') },
    ...(session.live ? [{ id: 'chat', icon: 'chat' as const, name: speaker.say('live.chat') }] : []),
  ];
  return (
    <div
      className={`table phone${session.sandbox ? ' sandbox' : ''}${isPast ? ' looking-back' : ''}`}
      data-moves={moment.moves}
    >
      <Header />
      <LookBackBar />
      <main className="phone-main">
        <Tabs
          below
          label={speaker.say('table.drawer')}
          className="tabbar"
          tabs={tabs.map(({ id, icon, name }) => ({
            id,
            className:
              (id === 'now' && moment.seat !== undefined) || (id === 'chat' && unread && tab !== 'chat') ? 'dot' : '',
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
                <BoardPane />
              </div>
              {isPast ? <Scrubber /> : null}
              <Peek />
            </div>
          ) : null}
          {tab === 'now' ? (
            <div className="page">
              <Now />
              {isPast ? (
                <StoryPane />
              ) : (
                <Beside>
                  <ActingSheet />
                </Beside>
              )}
              {session.sandbox ? <Comparison /> : null}
            </div>
          ) : null}
          {tab === 'sheets' ? (
            <div className="page">
              <Page id="players" />
              <Page id="companies" />
              {session.view.panels.slice(1).map(({ id }) => (
                <Page key={id} id={id} />
              ))}
              <Page id="charts" />
            </div>
          ) : null}
          {tab === 'log' ? (
            <div className="page">
              <Scrubber />
              <StoryPane />
              <Log />
            </div>
          ) : null}
          {tab === 'chat' ? (
            <div className="page">
              <Page id="chat" />
              <Page id="notes" />
              <Page id="seats" />
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

/** What to do now, under the map: drawn up or down by its handle. */
function Peek() {
  const { moment, speaker } = useTable();
  const [low, setLow] = useState(false);
  return (
    <div className={low ? 'peek low' : 'peek'}>
      <button
        type="button"
        className="handle"
        aria-expanded={!low}
        aria-label={speaker.say('table.peek')}
        onClick={() => setLow(!low)}
      />
      {moment.scrubbed === undefined ? <Now /> : <StoryPane />}
    </div>
  );
}

/** The sheet of whoever acts and, while others act, the own one, with what changed since the own last turn. */
const ActingSheet = memo(function ActingSheet() {
  const { session, moment, owners } = useTable();
  const { view } = session;
  const seat = moment.seat ?? moment.actors[0];
  const mine = seatOfMine(session);
  const before = useOwnersBefore();
  const id = seat === undefined ? undefined : view.actingOwner(moment.state, seat);
  const owner = owners.find((one) => one.id === id);
  const own = moment.seat === undefined ? owners.find((one) => one.seat === mine && one.kind === 'player') : undefined;
  if (!owner && !own) return null;
  return (
    <div className="acting">
      {own && own !== owner ? <Sheet owner={own} before={before.find((one) => one.id === own.id)} /> : null}
      {owner ? <Sheet owner={owner} before={before.find((one) => one.id === owner.id)} /> : null}
      {owner?.kind === 'company' && view.running && moment.draft?.type !== view.running.type ? (
        <BestNow company={owner.id} />
      ) : null}
      {owner ? <LastRuns company={owner.id} /> : null}
      {/* While others act it stands beside what they can do. */}
      {moment.seat === undefined ? null : <News />}
    </div>
  );
});

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
    ...(session.live
      ? [
          { id: 'chat', name: speaker.say('live.chat') },
          { id: 'notes', name: speaker.say('live.notes') },
          { id: 'seats', name: speaker.say('live.seats') },
        ]
      : []),
  ];
}

const Page = memo(function Page({ id }: { readonly id: string }) {
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
              <Sheet key={owner.id} owner={owner} />
            ))}
          </div>
        </>
      );
    }
    case 'log':
      return <Log />;
    case 'charts':
      return <Charts />;
    case 'chat':
    case 'notes':
    case 'seats':
      return session.live ? (
        <Suspense fallback={null}>
          <LivePage id={id} remote={session.live} />
        </Suspense>
      ) : null;
    default:
      return null;
  }
});
