import { useMemo } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { useTable } from '../session/context.tsx';
import { type FigureChange, type OwnerChange, type Story, storyOf } from '../session/story.ts';
import { Sheet } from './sheet.tsx';

/** Looking back: the move that led to the position, its turn, what it changed, and the sheet of its maker. */
export function StoryPane() {
  const { session, moment, speaker, owners } = useTable();
  const { scrubbed } = moment;
  const story = useMemo(
    () => (scrubbed === undefined ? undefined : storyOf(session, speaker, scrubbed, owners)),
    [session, speaker, scrubbed, owners],
  );
  if (scrubbed === undefined) return null;
  if (!story) {
    return (
      <section className="story" aria-label={speaker.say('story')}>
        <h2 className="ask">{speaker.say('story.setUp')}</h2>
      </section>
    );
  }
  const maker = owners.find(({ id }) => id === story.maker);
  const [first, ...more] = story.events;
  return (
    <>
      <section className="story" aria-label={speaker.say('story')}>
        <div className="who">
          {maker ? <Marker look={maker.look} size={44} /> : null}
          <div>
            <b>
              {maker?.kind === 'company'
                ? `${maker.look.letters} · ${speaker.player(story.action.seat)}`
                : speaker.player(story.action.seat)}
            </b>
            <span>{speaker.say('history.at', { move: story.move, of: moment.moves })}</span>
          </div>
        </div>
        <h2 className="told">{first ? speaker.narrate(first) : speaker.action(story.action.type)}</h2>
        {more.length > 0 ? (
          <ul className="also-told">
            {more.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the events of a move never change
              <li key={i}>{speaker.narrate(event)}</li>
            ))}
          </ul>
        ) : null}
        <Details story={story} />
        <TurnRail story={story} />
        {story.changes.length > 0 ? <Changes changes={story.changes} /> : null}
      </section>
      {maker ? (
        <div className="acting">
          <Sheet owner={maker} />
        </div>
      ) : null}
    </>
  );
}

function Details({ story }: { readonly story: Story }) {
  const { session, speaker } = useTable();
  const lines = story.events.flatMap((event) => session.view.details?.(event, speaker) ?? []);
  return lines.length === 0 ? null : (
    <ul className="story-routes">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The moves of the turn; a click goes to the position after one. */
function TurnRail({ story }: { readonly story: Story }) {
  const { session, speaker } = useTable();
  if (story.turn.length < 2) return null;
  return (
    <ol className="turn-rail" aria-label={speaker.say('story.turn')}>
      {story.turn.map((move) => {
        const [event] = session.game.events(move);
        const text = event ? speaker.narrate(event) : speaker.action(session.game.actions[move - 1]?.type ?? '');
        return (
          <li key={move} aria-current={move === story.move ? 'step' : undefined}>
            <button type="button" title={text} onClick={() => session.scrub(move)}>
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Changes({ changes }: { readonly changes: readonly OwnerChange[] }) {
  const { speaker } = useTable();
  return (
    <table className="story-changes">
      <caption>{speaker.say('story.changes')}</caption>
      <tbody>
        {changes.flatMap(({ owner, figures }) =>
          figures.map((figure, i) => (
            <tr key={`${owner.id} ${figure.id}`}>
              <th scope="row">
                {i === 0 ? (
                  <>
                    <Marker look={owner.look} size={20} />{' '}
                    <span>{owner.kind === 'company' ? owner.look.letters : owner.name}</span>
                  </>
                ) : (
                  <span className="visually-hidden">{owner.name}</span>
                )}
              </th>
              <td>{figure.label}</td>
              <td className="was">{speaker.figure(figure.before)} →</td>
              <td>
                <b>{speaker.figure(figure.after)}</b>
              </td>
              <td className={byOf(figure) < 0 ? 'less' : 'more'}>
                {byOf(figure) === 0 ? '' : speaker.signed(byOf(figure))}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function byOf({ before, after }: FigureChange): number {
  return typeof before === 'number' && typeof after === 'number' ? after - before : 0;
}
