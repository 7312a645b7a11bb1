import { ask, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { RankedPlayer, TitleStatistics } from '@stellwerk/server/api';
import { useEffect, useState } from 'react';
import { useOnline } from '../online/account.ts';
import { ClubNav } from '../online/club/club-nav.tsx';
import { NoServer } from '../online/parts/no-server.tsx';
import { OnlineBar } from '../online/parts/online-bar.tsx';
import { FigureTable } from '../parts/figure-table.tsx';
import { TitleNotHere } from '../parts/shelf.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { makeRoute } from '../route.ts';
import { useVoice } from '../text/context.tsx';
import { shownName } from '../text/name.ts';
import { cardOf, catalogue } from '../titles/catalogue.ts';

/** The best players of each title on this server, and how its games went. */
export function BestPlayersScreen({ title }: { readonly title: string | undefined }) {
  const voice = useVoice();
  const { server } = useOnline();
  const chosen = title ?? catalogue[0]?.id ?? '';
  return (
    <>
      <OnlineBar title={voice.say('screen.best')} />
      <main className="screen best">
        {server === 'asking' ? <Waiting /> : null}
        {server === 'none' ? <NoServer /> : null}
        {server === 'here' ? (
          <>
            <ClubNav here="best" />
            <nav className="chips" aria-label={voice.say('new.title')}>
              {catalogue.map(({ id, name }) => (
                <a
                  key={id}
                  href={makeRoute({ screen: 'best', title: id })}
                  aria-current={id === chosen ? 'page' : undefined}
                >
                  {name}
                </a>
              ))}
            </nav>
            {cardOf(chosen) ? <OfTitle key={chosen} title={chosen} /> : <TitleNotHere title={chosen} />}
          </>
        ) : null}
      </main>
    </>
  );
}

function OfTitle({ title }: { readonly title: string }) {
  const [best, setBest] = useState<readonly RankedPlayer[] | undefined>();
  const [figures, setFigures] = useState<TitleStatistics | undefined>();
  useEffect(() => {
    const path = `/api/titles/${encodeURIComponent(title)}`;
    void Promise.all([
      readAs(shapes.listOf(shapes.rankedPlayer), ask('GET', `${path}/ratings`)),
      readAs(shapes.titleStatistics, ask('GET', `${path}/statistics`)),
    ]).then(([ratings, statistics]) => {
      setBest(ratings.ok ? ratings.value : []);
      if (statistics.ok) setFigures(statistics.value);
    });
  }, [title]);
  if (!best) return <Waiting />;
  return (
    <>
      <Ranking best={best} />
      {figures && figures.finished > 0 ? <Figures figures={figures} /> : null}
    </>
  );
}

function Ranking({ best }: { readonly best: readonly RankedPlayer[] }) {
  const voice = useVoice();
  const { account } = useOnline();
  const rankOf = (rating: number) => 1 + best.filter((other) => other.rating > rating).length;
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">{voice.say('profile.best')}</h2>
      {best.length === 0 ? (
        <p className="quiet">{voice.say('best.none')}</p>
      ) : (
        <FigureTable
          caption={voice.say('profile.best')}
          isCaptionHidden
          columns={[
            voice.say('screen.player'),
            voice.say('profile.rating'),
            voice.say('profile.games'),
            voice.say('profile.wins'),
          ]}
          rows={best.map(({ player, rating, uncertainty, games, wins }) => ({
            key: player.id,
            name: (
              <>
                {rankOf(rating)}.{' '}
                <a href={makeRoute({ screen: 'player', player: player.id })}>{shownName(player.name)}</a>
              </>
            ),
            figures: [`${rating} ± ${uncertainty}`, games, wins],
            isMine: player.id === account?.id,
          }))}
        />
      )}
      <p className="quiet">{voice.say('best.note')}</p>
    </section>
  );
}

function Figures({ figures }: { readonly figures: TitleStatistics }) {
  const voice = useVoice();
  const { finished, running, byPlayers, winsBySeat } = figures;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{voice.say('best.figures')}</h2>
      <p>{voice.say('profile.counts', { finished, running })}</p>
      <div className="tables">
        <FigureTable
          caption={voice.say('best.byPlayers')}
          columns={[
            voice.say('best.players'),
            voice.say('profile.games'),
            voice.say('best.moves'),
            voice.say('best.score'),
          ]}
          rows={byPlayers.map(({ players, games, meanMoves, meanWinningScore }) => ({
            key: players,
            name: players,
            figures: [games, voice.number(Math.round(meanMoves)), voice.number(Math.round(meanWinningScore))],
          }))}
        />
        <FigureTable
          caption={voice.say('best.bySeat')}
          columns={[voice.say('best.seat'), voice.say('profile.games'), voice.say('best.share')]}
          rows={winsBySeat.map(({ seat, games, wins }) => ({
            key: seat,
            name: seat + 1,
            figures: [games, games === 0 ? '–' : `${Math.round((100 * wins) / games)} %`],
          }))}
        />
      </div>
    </section>
  );
}
