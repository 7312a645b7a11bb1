import * as shapes from '@stellwerk/client/shapes';
import type { ListedGame } from '@stellwerk/server/api';
import { FigureTable } from '../../parts/figure-table.tsx';
import { makeRoute } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { shownName } from '../../text/name.ts';
import { cardOf } from '../../titles/catalogue.ts';
import { liveId } from '../live-id.ts';
import { useList } from '../use-list.ts';
import { seatName } from './game-card.tsx';
import { Curve } from './rating-curve.tsx';
import { usePages } from './use-pages.ts';
import { words } from './words.ts';
import '../../styles/club.css';

const CURVES = shapes.listOf(shapes.ratingCurve);
const OPPONENTS = shapes.listOf(shapes.headToHead);

/** What a player has reached: ratings over time, against whom, and game by game. */
export function PlayerRecord({ player }: { readonly player: string }) {
  const voice = useVoice();
  const path = `/api/players/${encodeURIComponent(player)}`;
  const [curves] = useList(CURVES, `${path}/curves`);
  const [opponents] = useList(OPPONENTS, `${path}/opponents`);
  return (
    <>
      {curves.length === 0 ? null : (
        <section aria-labelledby="curves">
          <h2 id="curves">{voice.text(words.curve)}</h2>
          <div className="curves">
            {curves.map((curve) => (
              <Curve key={curve.title} curve={curve} />
            ))}
          </div>
        </section>
      )}
      {opponents.length === 0 ? null : (
        <section aria-labelledby="opponents">
          <h2 id="opponents">{voice.text(words.opponents)}</h2>
          <FigureTable
            caption={voice.text(words.opponents)}
            isCaptionHidden
            columns={[
              voice.say('screen.player'),
              voice.text(words.games),
              voice.text(words.ahead),
              voice.text(words.behind),
              voice.text(words.drawn),
            ]}
            rows={opponents.map(({ player: other, games, ahead, behind, level }) => ({
              key: other.id,
              name: <a href={makeRoute({ screen: 'player', player: other.id })}>{shownName(other.name)}</a>,
              figures: [games, ahead, behind, level],
            }))}
          />
        </section>
      )}
      <History path={`${path}/games?limit=20`} player={player} />
    </>
  );
}

function History({ path, player }: { readonly path: string; readonly player: string }) {
  const voice = useVoice();
  const { games, hasMore, more } = usePages(path);
  return (
    <section aria-labelledby="history" data-list="history">
      <h2 id="history">{voice.text(words.history)}</h2>
      {games?.length === 0 ? <p className="quiet">{voice.text(words.noHistory)}</p> : null}
      {games && games.length > 0 ? (
        <FigureTable
          caption={voice.text(words.history)}
          isCaptionHidden
          columns={[voice.text(words.gameAgainst), voice.text(words.rank), voice.text(words.when)]}
          rows={games.map((game) => ({
            key: game.id,
            name: <Played game={game} player={player} />,
            figures: [rankIn(game, player), voice.day(game.finishedAt ?? 0)],
          }))}
        />
      ) : null}
      {hasMore ? (
        <button type="button" className="btn slim" onClick={more}>
          <b>{voice.text(words.more)}</b>
        </button>
      ) : null}
    </section>
  );
}

function Played({ game, player }: { readonly game: ListedGame; readonly player: string }) {
  const voice = useVoice();
  const others = game.seatList.filter((seat) => seat.player?.id !== player).map((seat) => seatName(seat, voice));
  return (
    <>
      <a href={makeRoute({ screen: 'finale', game: liveId(game.id) })}>{cardOf(game.title)?.name ?? game.title}</a>{' '}
      <small>{others.join(', ')}</small>
    </>
  );
}

function rankIn({ seatList }: ListedGame, player: string): string {
  const mine = seatList.find((seat) => seat.player?.id === player);
  return mine?.rank == null ? '–' : `${mine.rank}/${seatList.length}`;
}
