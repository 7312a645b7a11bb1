import type { ListedGame } from '@stellwerk/server/api';
import { BoardSketch } from '../../parts/board-sketch.tsx';
import { makeRoute } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { shownName } from '../../text/name.ts';
import { botName, type Voice } from '../../text/speaker.ts';
import { cardOf } from '../../titles/catalogue.ts';
import { liveId } from '../live-id.ts';
import { clockText } from '../times.ts';
import { useBoardPicture } from './board-picture.ts';
import { words } from './words.ts';

/** A table of the club: its board in small, what is played, by whom, and how it stands. */
export function GameCard({ game }: { readonly game: ListedGame }) {
  const voice = useVoice();
  const [place, picture] = useBoardPicture(game, voice);
  const { status, seatList } = game;
  const isOver = status === 'finished';
  const card = cardOf(game.title);
  const names = isOver
    ? [...seatList]
        .sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99))
        .map((seat) =>
          seat.rank === null
            ? seatName(seat, voice)
            : voice.text(words.rankOf, {
                rank: seat.rank,
                name: seatName(seat, voice),
                score: voice.number(seat.score ?? 0),
              }),
        )
    : seatList.map((seat) => seatName(seat, voice));
  const acting = seatList.filter(({ seat }) => game.actors.includes(seat)).map((seat) => seatName(seat, voice));
  const facts = [
    picture?.round === '' ? undefined : picture?.round,
    status === 'open' ? voice.say('lobby.seats', { taken: seatList.length, n: game.seats }) : undefined,
    isOver ? voice.text(words.moves, { n: game.moves }) : clockText(game.clock, voice),
    status === 'open' && game.level !== null ? voice.text(words.levelIs, { n: game.level }) : undefined,
    game.rated ? voice.say('lobby.isRated') : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <li className="game" ref={place}>
      <a
        className="card pictured"
        href={makeRoute({ screen: isOver ? 'finale' : 'table', game: liveId(game.id) })}
        data-table={game.id}
      >
        <span className="picture">
          {picture?.sketch ? (
            <BoardSketch sketch={picture.sketch} />
          ) : card?.map === undefined ? null : (
            <img src={card.map} alt="" width={104} height={124} loading="lazy" decoding="async" />
          )}
        </span>
        <span className="card-text">
          <b>{shownName(game.name)}</b>
          <span>{card?.name ?? game.title}</span>
          <span className="players">{names.join(', ')}</span>
          <small>{facts.join(' · ')}</small>
          <small>
            {status === 'running' && acting.length > 0
              ? voice.text(words.acts, { name: acting.join(', ') })
              : voice.when(game.finishedAt ?? game.createdAt)}
          </small>
        </span>
      </a>
      {isOver ? (
        <a className="replay" href={makeRoute({ screen: 'table', game: liveId(game.id), at: 1 })}>
          {voice.text(words.replay)}
        </a>
      ) : null}
    </li>
  );
}

export function seatName({ player, bot }: ListedGame['seatList'][number], voice: Voice): string {
  if (player) return shownName(player.name);
  return bot === null ? '–' : botName(bot, voice);
}
