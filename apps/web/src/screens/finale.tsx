import { newGame } from '@stellwerk/engine/kernel';
import { Charts } from '../charts/charts.tsx';
import { Review } from '../charts/review.tsx';
import { Marker } from '../draw/Marker.tsx';
import { PlayAgain } from '../online/parts/play-again.tsx';
import { Bar } from '../parts/bar.tsx';
import { Icon } from '../parts/icon.tsx';
import { Name } from '../parts/name.tsx';
import { ScrollX } from '../parts/scroll-x.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { go, makeRoute } from '../route.ts';
import { TableProvider, useTable } from '../session/context.tsx';
import { fileOf } from '../session/open.ts';
import { keepGame, newId, newSeed, recordOf } from '../store/games.ts';
import { download } from '../table/download.ts';
import { useVoice } from '../text/context.tsx';
import { NotThere, useOpened } from './table.tsx';

export function FinaleScreen({ game }: { readonly game: string }) {
  const opened = useOpened(game, undefined);
  const voice = useVoice();
  if (!opened) return <Waiting />;
  if (!opened.ok) return <NotThere game={game} opened={opened} />;
  return (
    <TableProvider session={opened.session}>
      <Bar title={voice.say('screen.finale')} />
      <Finale />
    </TableProvider>
  );
}

/** How every sum came about, the charts, and what one may want next. */
function Finale() {
  const { session, moment, speaker, owners } = useTable();
  const { game, view } = session;
  const scores = [...game.score()].sort((a, b) => a.rank - b.rank);
  const parts = Object.keys(scores[0]?.parts ?? {});
  const winners = scores.filter(({ rank }) => rank === 1).map(({ seat }) => speaker.player(seat));
  const last = game.events(game.actions.length).map((event) => speaker.narrate(event));

  const rematch = async () => {
    const { players, options } = game.config;
    const started = newGame(view.title, { players, options, seed: newSeed() });
    if (!started.ok) return;
    const id = newId();
    await keepGame(recordOf(started.value, { id, sitters: session.sitters, created: Date.now() }));
    go({ screen: 'table', game: id });
  };

  return (
    <main className="screen finale">
      <section className="hero">
        <p className="lead">
          {moment.over ? speaker.say('finale.winner', { players: winners.join(', ') }) : speaker.say('finale.notYet')}
        </p>
        <p className="quiet">{moment.over ? last[last.length - 1] : null}</p>
      </section>
      <ScrollX>
        <table className="dense big">
          <caption className="visually-hidden">{speaker.say('finale.sheet')}</caption>
          <thead>
            <tr>
              <th scope="col">{speaker.say('finale.rank')}</th>
              <th scope="col">{speaker.say('sheet.name')}</th>
              <th scope="col">{speaker.say('finale.result')}</th>
              {parts.map((part) => (
                <th key={part} scope="col">
                  {speaker.term(part)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => {
              const owner = owners.find(({ kind, seat }) => kind === 'player' && seat === score.seat);
              return (
                <tr key={score.seat} className={score.rank === 1 ? 'won' : ''}>
                  <td>{score.rank}</td>
                  <th scope="row">
                    <span className="name-cell">
                      {owner ? <Marker look={owner.look} size={28} /> : null} <Name name={speaker.player(score.seat)} />
                    </span>
                  </th>
                  <td>
                    <b>{speaker.number(score.value)}</b>
                  </td>
                  {parts.map((part) => (
                    <td key={part}>{speaker.number(score.parts[part] ?? 0)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollX>
      <div className="finale-actions">
        {session.live ? (
          <PlayAgain table={session.live.id} title={view.title.id} />
        ) : (
          <button type="button" className="btn primary" onClick={rematch}>
            <Icon name="plus" />
            <b>{speaker.say('finale.rematch')}</b>
          </button>
        )}
        <a className="btn" href={makeRoute({ screen: 'table', game: session.id })}>
          <Icon name="log" />
          <b>{speaker.say('finale.replay')}</b>
        </a>
        <a className="btn" href={makeRoute({ screen: 'analysis', game: session.id, move: moment.moves })}>
          <Icon name="flask" />
          <b>{speaker.say('screen.analysis')}</b>
        </a>
        {game.config.seed === '' ? null : (
          <button
            type="button"
            className="btn"
            onClick={() => {
              const file = fileOf(session);
              download(file.name, 'application/json', file.text);
            }}
          >
            <Icon name="save" />
            <b>{speaker.say('menu.export')}</b>
          </button>
        )}
      </div>
      <h2>{speaker.say('table.charts')}</h2>
      <Charts />
      <Review />
    </main>
  );
}
