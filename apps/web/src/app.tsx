import { lazy, Suspense, useEffect } from 'react';
import { showTitle } from './online/badge.ts';
import { tableIn } from './online/live-id.ts';
import { hasSignedInBefore } from './online/sign-in-memory.ts';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { Waiting } from './parts/waiting.tsx';
import { hashFor, parseRoute, type Route, useRoute } from './route.ts';
import { HomeScreen } from './screens/home.tsx';
import { NotFoundScreen } from './screens/not-found.tsx';
import { useVoice, VoiceProvider } from './text/context.tsx';

/** If the page opens at a table, its screen, its game and its title are fetched at the same time. */
function fetchAhead(route: Route): void {
  if (route.screen !== 'table' && route.screen !== 'finale' && route.screen !== 'analysis') return;
  void import('./screens/table.tsx');
  if (tableIn(route.game) !== undefined) return;
  void import('./session/open.ts').then(({ fetchTitle }) => fetchTitle(route.game));
}

const led = hashFor(location.pathname, location.hash);
if (led !== undefined) history.replaceState(null, '', `/${led}`);
fetchAhead(parseRoute(location.hash));

const NewTableScreen = lazy(async () => ({ default: (await import('./screens/new-table.tsx')).NewTableScreen }));
const TableScreen = lazy(async () => ({ default: (await import('./screens/table.tsx')).TableScreen }));
const LiveScreen = lazy(async () => ({ default: (await import('./screens/live.tsx')).LiveScreen }));
const LobbyScreen = lazy(async () => ({ default: (await import('./screens/lobby.tsx')).LobbyScreen }));
const WatchScreen = lazy(async () => ({ default: (await import('./screens/watch.tsx')).WatchScreen }));
const ArchiveScreen = lazy(async () => ({ default: (await import('./screens/archive.tsx')).ArchiveScreen }));
const TournamentsScreen = lazy(async () => ({
  default: (await import('./screens/tournaments.tsx')).TournamentsScreen,
}));
const TournamentScreen = lazy(async () => ({ default: (await import('./screens/tournament.tsx')).TournamentScreen }));
const HostScreen = lazy(async () => ({ default: (await import('./screens/host.tsx')).HostScreen }));
const ProfileScreen = lazy(async () => ({ default: (await import('./screens/profile.tsx')).ProfileScreen }));
const BestPlayersScreen = lazy(async () => ({
  default: (await import('./screens/best-players.tsx')).BestPlayersScreen,
}));
const PlayerScreen = lazy(async () => ({ default: (await import('./screens/player.tsx')).PlayerScreen }));
const MailLinkScreen = lazy(async () => ({ default: (await import('./screens/mail-link.tsx')).MailLinkScreen }));
const NoticeListener = lazy(async () => ({
  default: (await import('./online/parts/notice-listener.tsx')).NoticeListener,
}));
const FinaleScreen = lazy(async () => ({ default: (await import('./screens/finale.tsx')).FinaleScreen }));
const LearnScreen = lazy(async () => ({ default: (await import('./screens/learn.tsx')).LearnScreen }));
const LibraryScreen = lazy(async () => ({ default: (await import('./screens/library.tsx')).LibraryScreen }));

export function App() {
  return (
    <VoiceProvider>
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <Screen route={useRoute()} />
        </Suspense>
        {hasSignedInBefore() ? (
          <Suspense fallback={null}>
            <NoticeListener />
          </Suspense>
        ) : null}
      </ErrorBoundary>
    </VoiceProvider>
  );
}

function Screen({ route }: { readonly route: Route }) {
  const voice = useVoice();
  useEffect(() => {
    showTitle(`${voice.say(`screen.${route.screen}`)} · Stellwerk`);
  }, [voice, route.screen]);
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'lost':
      return <NotFoundScreen />;
    case 'new':
      return <NewTableScreen title={route.title} />;
    case 'lobby':
      return <LobbyScreen />;
    case 'watch':
      return <WatchScreen />;
    case 'archive':
      return <ArchiveScreen />;
    case 'tournaments':
      return <TournamentsScreen />;
    case 'tournament':
      return <TournamentScreen key={route.tournament} tournament={route.tournament} />;
    case 'host':
      return <HostScreen title={route.title} />;
    case 'join':
      return <LiveScreen key={route.table} table={route.table} invite={route.invite} />;
    case 'profile':
      return <ProfileScreen />;
    case 'player':
      return <PlayerScreen key={route.player} player={route.player} />;
    case 'best':
      return <BestPlayersScreen title={route.title} />;
    case 'mailLink':
      return <MailLinkScreen about={route.about} token={route.token} />;
    case 'table': {
      const table = tableIn(route.game);
      if (table !== undefined) return <LiveScreen key={table} table={table} invite={undefined} />;
      return <TableScreen key={route.game} game={route.game} move={undefined} />;
    }
    case 'analysis':
      return (
        <TableScreen
          key={`${route.game}/${route.move}/${route.line}`}
          game={route.game}
          move={route.move}
          line={route.line}
        />
      );
    case 'finale':
      return <FinaleScreen key={route.game} game={route.game} />;
    case 'learn':
      return <LearnScreen title={route.title} />;
    case 'library':
      return <LibraryScreen title={route.title} page={route.page} rule={route.rule} />;
  }
}
