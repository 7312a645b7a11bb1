import type { Remote } from '@stellwerk/client/remote';
import type { SeatView, Table } from '@stellwerk/server/api';
import { useEffect, useState } from 'react';
import { useTable } from '../../session/context.tsx';
import { nameOfAction } from '../../table/action-name.ts';
import { countdown } from '../times.ts';
import { useLive } from '../use-live.ts';
import { ProblemLine } from './problem.tsx';
import { Presence } from './room.tsx';

/** The state of a live table above the choices: seats with their clocks, pending moves, requests and problems. */
export function LiveStatus({ remote }: { readonly remote: Remote }) {
  const { speaker } = useTable();
  const { table, pending, unsure, problem } = useLive(remote);
  return (
    <div className="live-status">
      <Seats remote={remote} />
      {table.status === 'ended' ? <p role="status">{speaker.say('live.ended')}</p> : null}
      {pending > 0 ? (
        <p role="status" className={unsure ? 'pending unsure' : 'pending late'} data-pending={pending}>
          {unsure ? speaker.say('live.unsure', { n: pending }) : speaker.say('live.pending')}
        </p>
      ) : null}
      <Overtaken remote={remote} />
      <UndoWish remote={remote} />
      <MySeat remote={remote} />
      <ProblemLine problem={problem} voice={speaker} />
    </div>
  );
}

/** Shown on every page of the table while the connection is lost. */
export function LineBanner({ remote }: { readonly remote: Remote }) {
  const { speaker } = useTable();
  const { line } = useLive(remote);
  if (line !== 'lost') return null;
  return (
    <p role="alert" className="line-lost" data-line="lost">
      {speaker.say('live.lost')}
    </p>
  );
}

function Seats({ remote }: { readonly remote: Remote }) {
  const { moment, speaker } = useTable();
  const { table, present, others } = useLive(remote);
  const seated = new Set(table.seatList.map(({ player }) => player?.id));
  const watching = others + present.filter((id) => !seated.has(id)).length;
  return (
    <ul className="live-status-seats" aria-label={speaker.say('live.seats')}>
      {table.seatList.map((seat) => (
        <li
          key={seat.seat}
          data-seat={seat.seat}
          className={moment.actors.includes(seat.seat) ? 'acts' : ''}
          aria-current={moment.actors.includes(seat.seat) ? 'true' : undefined}
        >
          {seat.player && seat.bot === null ? <Presence here={present.includes(seat.player.id)} /> : null}
          <b>{speaker.player(seat.seat)}</b>
          <SeatMark seat={seat} />
          <ClockFace clock={seat.clock} />
        </li>
      ))}
      {watching > (table.mySeat === null ? 1 : 0) ? (
        <li className="quiet">{speaker.say('live.watchers', { n: watching })}</li>
      ) : null}
      {table.mySeat === null ? <li className="quiet">{speaker.say('live.watch')}</li> : null}
    </ul>
  );
}

function SeatMark({ seat }: { readonly seat: SeatView }) {
  const { speaker } = useTable();
  const word = seat.missing
    ? 'live.missing'
    : seat.bot !== null && seat.player
      ? 'live.standIn'
      : seat.bot !== null
        ? 'account.asBot'
        : seat.vacation
          ? 'live.vacation'
          : seat.programmed
            ? 'live.programmed'
            : undefined;
  return word === undefined ? null : <small>{speaker.say(word)}</small>;
}

/** A clock that runs down to its deadline, or stands at what is left. */
export function ClockFace({ clock }: { readonly clock: SeatView['clock'] }) {
  const { deadline, leftMs } = clock;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadline === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null && leftMs === null) return null;
  const left = deadline === null ? (leftMs ?? 0) : deadline - now;
  return <time className={deadline !== null && left < 60_000 ? 'clock short' : 'clock'}>{countdown(left)}</time>;
}

function Overtaken({ remote }: { readonly remote: Remote }) {
  const { session, moment, speaker } = useTable();
  const { overtaken } = useLive(remote);
  if (!overtaken) return null;
  const tried = session.game.preview(overtaken);
  const what = nameOfAction(overtaken, undefined, session.view, speaker, moment.state);
  return (
    <div className="refusals" role="alert" data-overtaken>
      <p>{speaker.say('live.overtaken', { what })}</p>
      {tried.ok ? null : <p>{speaker.explain(tried.refusal)}</p>}
      <div className="two">
        {tried.ok ? (
          <button type="button" className="btn" onClick={() => void remote.again()}>
            <b>{speaker.say('live.again')}</b>
          </button>
        ) : null}
        <button type="button" className="btn" onClick={remote.letBe}>
          <b>{speaker.say('live.letBe')}</b>
        </button>
      </div>
    </div>
  );
}

function UndoWish({ remote }: { readonly remote: Remote }) {
  const { session, speaker } = useTable();
  const { table } = useLive(remote);
  const wish = table.undoRequest;
  if (!wish) return null;
  const n = session.game.actions.length - wish.moves;
  const mine = wish.seat === table.mySeat;
  const player = speaker.player(wish.seat);
  const answered = table.mySeat === null || wish.agreed.includes(table.mySeat);
  return (
    <div className="refusals" role="alert" data-undo-wish>
      <p>{mine ? speaker.say('live.undoMine', { n }) : speaker.say('live.undoWish', { player, n })}</p>
      {wish.agreed.length > 0 ? (
        <p className="quiet">
          {speaker.say('live.undoAgreed', { names: wish.agreed.map((seat) => speaker.player(seat)).join(', ') })}
        </p>
      ) : null}
      {mine ? (
        <button type="button" className="btn" onClick={() => void remote.answerUndo(false)}>
          <b>{speaker.say('live.withdraw')}</b>
        </button>
      ) : answered ? null : (
        <div className="two">
          <button type="button" className="btn primary" onClick={() => void remote.answerUndo(true)}>
            <b>{speaker.say('live.agree')}</b>
          </button>
          <button type="button" className="btn" onClick={() => void remote.answerUndo(false)}>
            <b>{speaker.say('live.refuse')}</b>
          </button>
        </div>
      )}
    </div>
  );
}

function MySeat({ remote }: { readonly remote: Remote }) {
  const { speaker } = useTable();
  const { table } = useLive(remote);
  const mine = mySeatIn(table);
  if (table.status !== 'running' || !mine || (mine.bot === null && !mine.missing)) return null;
  return (
    <button type="button" className="btn primary" onClick={() => void remote.change('POST', '/return')}>
      <b>{speaker.say('live.return')}</b>
    </button>
  );
}

export function mySeatIn(table: Table): SeatView | undefined {
  return table.seatList.find(({ seat }) => seat === table.mySeat);
}
