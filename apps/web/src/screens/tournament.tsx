import { ask, type Method, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import { sameJson } from '@stellwerk/engine/kernel';
import type { Tournament } from '@stellwerk/server/api';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '../online/account.ts';
import { ClubNav } from '../online/club/club-nav.tsx';
import { ClubScreen } from '../online/club/club-screen.tsx';
import { seatName } from '../online/club/game-card.tsx';
import { stateOf } from '../online/club/tournament-state.ts';
import { words } from '../online/club/words.ts';
import { liveId } from '../online/live-id.ts';
import { ProblemLine } from '../online/parts/problem.tsx';
import { SignIn } from '../online/parts/sign-in.tsx';
import { clockText } from '../online/times.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { useTitleView } from '../parts/shelf.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { go, makeRoute } from '../route.ts';
import { useVoice } from '../text/context.tsx';
import { shownName } from '../text/name.ts';
import { speakerFor } from '../text/speaker.ts';
import { cardOf } from '../titles/catalogue.ts';

const REFRESH_MS = 4000;
const STATUS = {
  open: 'lobby.isOpen',
  running: 'lobby.isRunning',
  finished: 'lobby.isFinished',
  ended: 'lobby.isEnded',
} as const;

/** A tournament: who is in, its tables round by round, and the standings. */
export function TournamentScreen({ tournament }: { readonly tournament: string }) {
  const voice = useVoice();
  const { account } = useOnline();
  return (
    <ClubScreen title={voice.say('screen.tournament')}>
      <ClubNav here="tournaments" />
      <Whole key={account?.id ?? ''} id={tournament} />
      {account === undefined ? <SignIn /> : null}
    </ClubScreen>
  );
}

function Whole({ id }: { readonly id: string }) {
  const voice = useVoice();
  const path = `/api/tournaments/${encodeURIComponent(id)}`;
  const [shown, setShown] = useState<Tournament | undefined>();
  const [problem, setProblem] = useState<Problem | undefined>();
  const tell = useCallback(async (method: Method, at: string) => {
    const answer = await readAs(shapes.tournament, ask(method, at));
    if (answer.ok) setShown(answer.value);
    setProblem(answer.ok ? undefined : answer.problem);
  }, []);
  const callOff = async () => {
    const answer = await ask('DELETE', path);
    if (answer.ok) go({ screen: 'tournaments' });
    else setProblem(answer.problem);
  };
  useEffect(() => {
    void tell('GET', path);
  }, [tell, path]);
  const isOver = shown?.status === 'finished';
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(async () => {
      if (document.hidden) return;
      // Only what is new is shown: the answer to the last click stays.
      const answer = await readAs(shapes.tournament, ask('GET', path));
      if (answer.ok) setShown(answer.value);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [path, isOver]);
  if (!shown) return problem ? <ProblemLine problem={problem} voice={voice} /> : <Waiting />;
  return (
    <>
      <Facts shown={shown} />
      <Ways shown={shown} onAsk={(way) => void tell('POST', `${path}/${way}`)} onCallOff={() => void callOff()} />
      <ProblemLine problem={problem} voice={voice} />
      <Standings shown={shown} />
      <Rounds shown={shown} />
    </>
  );
}

function Facts({ shown }: { readonly shown: Tournament }) {
  const voice = useVoice();
  const facts = [
    cardOf(shown.title)?.name ?? shown.title,
    `${voice.text(words.perTable)}: ${shown.seats}`,
    `${voice.text(words.rounds)}: ${shown.rounds}`,
    clockText(shown.clock, voice),
    shown.rated ? voice.text(words.isRated) : undefined,
    voice.text(words.organiser, { name: shownName(shown.host.name) }),
  ].filter((fact) => fact !== undefined);
  return (
    <section aria-labelledby="tournament" data-status={shown.status}>
      <h2 id="tournament">{shownName(shown.name)}</h2>
      <p>
        <em className={shown.status === 'open' ? 'chip' : 'chip off'}>{stateOf(shown, voice)}</em>
      </p>
      <p className="quiet">{facts.join(' · ')}</p>
      <Departures shown={shown} />
      {shown.status === 'open' ? <p className="quiet">{voice.text(words.tournamentNote)}</p> : null}
    </section>
  );
}

/** What the games are played by beside the rulebook: who enters accepts it. */
function Departures({ shown }: { readonly shown: Tournament }) {
  const voice = useVoice();
  const view = useTitleView(shown.title);
  if (!view) return null;
  const speaker = speakerFor(view.title, voice.language, []);
  const chosen = view.title.options.flatMap(({ id, default: usual }) => {
    const value = shown.options[id];
    if (value === undefined || sameJson(value, usual)) return [];
    return [typeof value === 'string' ? `${speaker.option(id)}: ${speaker.option(id, value)}` : speaker.option(id)];
  });
  return <p className="quiet">{chosen.length === 0 ? speaker.say('readings.none') : chosen.join(' · ')}</p>;
}

interface WaysProps {
  readonly shown: Tournament;
  onAsk(way: 'enter' | 'withdraw' | 'start'): void;
  onCallOff(): void;
}

/** What one can do here: enter or withdraw, and as its host begin it or call it off. */
function Ways({ shown, onAsk, onCallOff }: WaysProps) {
  const voice = useVoice();
  const { account } = useOnline();
  if (!account || shown.status === 'finished') return null;
  if (account.kind === 'guest') return <p className="quiet">{voice.text(words.guests)}</p>;
  const isOpen = shown.status === 'open';
  const isHost = shown.host.id === account.id;
  return (
    <div className="ways">
      {isOpen && isHost ? (
        <button
          type="button"
          className="btn slim primary"
          data-way="start"
          disabled={shown.entrants < 2}
          onClick={() => onAsk('start')}
        >
          <b>{voice.text(words.begin)}</b>
          {shown.entrants < 2 ? <small>{voice.text(words.beginLater)}</small> : null}
        </button>
      ) : null}
      {isOpen && !shown.isIn ? (
        <button type="button" className="btn slim primary" data-way="enter" onClick={() => onAsk('enter')}>
          <b>{voice.text(words.enter)}</b>
        </button>
      ) : null}
      {shown.isIn ? (
        <button type="button" className="btn slim" data-way="withdraw" onClick={() => onAsk('withdraw')}>
          <b>{voice.text(isOpen ? words.withdraw : words.withdrawLater)}</b>
        </button>
      ) : null}
      {isOpen && isHost ? (
        <button type="button" className="btn slim" data-way="call-off" onClick={onCallOff}>
          <b>{voice.text(words.callOff)}</b>
        </button>
      ) : null}
    </div>
  );
}

function Standings({ shown }: { readonly shown: Tournament }) {
  const voice = useVoice();
  const { account } = useOnline();
  const heading = voice.text(shown.status === 'open' ? words.entered : words.standings);
  return (
    <section aria-labelledby="standings" data-list="standings">
      <h2 id="standings">
        {heading} ({voice.text(words.entrants, { n: shown.entrants })})
      </h2>
      {shown.status === 'open' ? (
        <ul className="chips">
          {shown.standings.map(({ player }) => (
            <li key={player.id}>
              <a href={makeRoute({ screen: 'player', player: player.id })}>{shownName(player.name)}</a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <FigureTable
            caption={heading}
            isCaptionHidden
            columns={[
              voice.say('screen.player'),
              ...[words.points, words.games, words.wins, words.share].map((word) => voice.text(word)),
            ]}
            rows={shown.standings.map(({ player, withdrawn, rank, games, wins, points, share }) => ({
              key: player.id,
              name: (
                <>
                  {rank}. <a href={makeRoute({ screen: 'player', player: player.id })}>{shownName(player.name)}</a>
                  {withdrawn ? <small> {voice.text(words.withdrawn)}</small> : null}
                </>
              ),
              figures: [voice.number(points), games, wins, `${voice.number(share)} %`],
              isMine: player.id === account?.id,
            }))}
          />
          <p className="quiet">{voice.text(words.pointsNote)}</p>
        </>
      )}
    </section>
  );
}

/** The groups of each round, the latest first, with the way to their tables. */
function Rounds({ shown }: { readonly shown: Tournament }) {
  const voice = useVoice();
  const rounds = [...new Set(shown.tables.map(({ round }) => round))].sort((a, b) => b - a);
  return rounds.map((n) => (
    <section key={n} aria-labelledby={`round-${n}`} data-round={n}>
      <h2 id={`round-${n}`}>{voice.text(words.round, { n })}</h2>
      <ul className="tournament-tables">
        {shown.tables
          .filter(({ round }) => round === n)
          .map(({ table, status, seats }) => (
            <li key={table}>
              <a
                className="card"
                href={makeRoute({ screen: status === 'finished' ? 'finale' : 'table', game: liveId(table) })}
                data-table={table}
              >
                <ol>
                  {seats.map((seat) => (
                    <li key={seat.seat}>
                      {seatName(seat, voice)}
                      <span>{seat.score === null ? null : `${seat.rank}. (${voice.number(seat.score)})`}</span>
                    </li>
                  ))}
                </ol>
                <small>
                  {voice.say(STATUS[status])} · {voice.text(words.toTable)}
                </small>
              </a>
            </li>
          ))}
      </ul>
    </section>
  ));
}
