import { lazy, Suspense, useEffect } from 'react';
import { Fence } from './parts/fence.tsx';
import { Waiting } from './parts/waiting.tsx';
import { parseRoute, type Route, useRoute } from './route.ts';
import { HomeScreen } from './screens/home.tsx';
import { useVoice, VoiceProvider } from './text/context.tsx';

/** Whoever comes straight to a table needs its screen, its game and its title: all are fetched at once. */
function fetchAhead(route: Route): void {
  if (route.screen !== 'table' && route.screen !== 'finale' && route.screen !== 'analysis') return;
  void import('./screens/table.tsx');
  void import('./session/open.ts').then(({ fetchTitle }) => fetchTitle(route.game));
}

fetchAhead(parseRoute(location.hash));

const NewTableScreen = lazy(async () => ({ default: (await import('./screens/new-table.tsx')).NewTableScreen }));
const TableScreen = lazy(async () => ({ default: (await import('./screens/table.tsx')).TableScreen }));
const FinaleScreen = lazy(async () => ({ default: (await import('./screens/finale.tsx')).FinaleScreen }));
const LibraryScreen = lazy(async () => ({ default: (await import('./screens/library.tsx')).LibraryScreen }));

export function App() {
  return (
    <VoiceProvider>
      <Fence>
        <Suspense fallback={<Waiting />}>
          <Screen route={useRoute()} />
        </Suspense>
      </Fence>
    </VoiceProvider>
  );
}

function Screen({ route }: { readonly route: Route }) {
  const voice = useVoice();
  useEffect(() => {
    document.title = `${voice.say(`screen.${route.screen}`)} · Stellwerk`;
  }, [voice, route.screen]);
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return <NewTableScreen title={route.title} />;
    case 'table':
      return <TableScreen key={route.game} game={route.game} move={undefined} />;
    case 'analysis':
      return <TableScreen key={`${route.game}/${route.move}`} game={route.game} move={route.move} />;
    case 'finale':
      return <FinaleScreen key={route.game} game={route.game} />;
    case 'library':
      return <LibraryScreen title={route.title} page={route.page} rule={route.rule} />;
  }
}
