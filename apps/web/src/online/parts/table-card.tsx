import type { TableLine } from '@stellwerk/server/api';
import { makeRoute } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { shownName } from '../../text/name.ts';
import { cardOf } from '../../titles/catalogue.ts';
import { liveId } from '../live-id.ts';
import { clockText } from '../times.ts';

const STATUS = {
  open: 'lobby.isOpen',
  running: 'lobby.isRunning',
  finished: 'lobby.isFinished',
  ended: 'lobby.isEnded',
} as const;

/** A table in a list: what is played, by whom, and whether it waits for somebody. */
export function TableCard({ line }: { readonly line: TableLine }) {
  const voice = useVoice();
  const { status, players, seats, myTurn } = line;
  const screen = status === 'finished' ? 'finale' : 'table';
  const facts = [
    status === 'open' ? voice.say('lobby.seats', { taken: line.taken, n: seats }) : undefined,
    clockText(line.clock, voice),
    line.rated ? voice.say('lobby.isRated') : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <li className="game">
      <a className="card" href={makeRoute({ screen, game: liveId(line.id) })} data-table={line.id}>
        <b>{shownName(line.name)}</b>
        <span>{cardOf(line.title)?.name ?? line.title}</span>
        <span>{players.map(({ name }) => shownName(name)).join(', ')}</span>
        <small>{facts.join(' · ')}</small>
        <em className={myTurn || (status === 'open' && line.mySeat === null) ? 'chip' : 'chip off'}>
          {voice.say(myTurn ? 'lobby.yourTurn' : STATUS[status])}
        </em>
      </a>
    </li>
  );
}
