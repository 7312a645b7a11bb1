import * as shapes from '@stellwerk/client/shapes';
import type { TournamentLine } from '@stellwerk/server/api';
import { useOnline } from '../online/account.ts';
import { ClubNav } from '../online/club/club-nav.tsx';
import { ClubScreen } from '../online/club/club-screen.tsx';
import { NewTournament } from '../online/club/new-tournament.tsx';
import { stateOf } from '../online/club/tournament-state.ts';
import { words } from '../online/club/words.ts';
import { SignIn } from '../online/parts/sign-in.tsx';
import { clockText } from '../online/times.ts';
import { useList } from '../online/use-list.ts';
import { makeRoute } from '../route.ts';
import { useVoice } from '../text/context.tsx';
import { shownName } from '../text/name.ts';
import { cardOf } from '../titles/catalogue.ts';

const LINES = shapes.listOf(shapes.tournamentLine);

/** Tournaments of the server, and a form to set one up. */
export function TournamentsScreen() {
  const voice = useVoice();
  const { account } = useOnline();
  return (
    <ClubScreen title={voice.text(words.tournaments)}>
      <ClubNav here="tournaments" />
      <Lines key={account?.id ?? ''} />
      {account === undefined ? <SignIn /> : null}
      {account?.kind === 'guest' ? <p className="quiet">{voice.text(words.guests)}</p> : null}
      {account?.kind === 'person' ? <NewTournament host={account.name} /> : null}
    </ClubScreen>
  );
}

function Lines() {
  const voice = useVoice();
  const [lines] = useList(LINES, '/api/tournaments');
  return (
    <section aria-label={voice.text(words.tournaments)} data-list="tournaments">
      {lines.length === 0 ? <p className="quiet">{voice.text(words.noTournaments)}</p> : null}
      <ul className="games">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: TournamentLine }) {
  const voice = useVoice();
  const facts = [
    voice.text(words.entrants, { n: line.entrants }),
    clockText(line.clock, voice),
    line.rated ? voice.text(words.isRated) : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <li className="game">
      <a className="card" href={makeRoute({ screen: 'tournament', tournament: line.id })} data-tournament={line.id}>
        <b>{shownName(line.name)}</b>
        <span>{cardOf(line.title)?.name ?? line.title}</span>
        <span>{voice.text(words.organiser, { name: shownName(line.host.name) })}</span>
        <small>{facts.join(' · ')}</small>
        <em className={line.status === 'open' && !line.isIn ? 'chip' : 'chip off'}>{stateOf(line, voice)}</em>
      </a>
    </li>
  );
}
