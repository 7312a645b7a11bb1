import { makeRoute, type Route } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { words } from './words.ts';
import '../../styles/club.css';

const PAGES = [
  ['lobby', words.tables, { screen: 'lobby' }],
  ['watch', words.watch, { screen: 'watch' }],
  ['archive', words.archive, { screen: 'archive' }],
  ['tournaments', words.tournaments, { screen: 'tournaments' }],
  ['best', words.best, { screen: 'best', title: undefined }],
] as const satisfies readonly (readonly [Route['screen'], unknown, Route])[];

/** The way between the pages of the club. */
export function ClubNav({ here }: { readonly here: (typeof PAGES)[number][0] }) {
  const voice = useVoice();
  return (
    <nav className="club-nav" aria-label={voice.text(words.pages)}>
      {PAGES.map(([page, name, route]) => (
        <a key={page} href={makeRoute(route)} aria-current={page === here ? 'page' : undefined} data-page={page}>
          {voice.text(name)}
        </a>
      ))}
    </nav>
  );
}
