import { botsFor } from '@stellwerk/bots';
import { ask, readAs } from '@stellwerk/client/answers';
import type { Remote } from '@stellwerk/client/remote';
import * as shapes from '@stellwerk/client/shapes';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { makeRoute } from '../../route.ts';
import { useTable } from '../../session/context.tsx';
import { shownName } from '../../text/name.ts';
import { botName } from '../../text/speaker.ts';
import { useOnline } from '../account.ts';
import { useOffer } from '../offer.ts';
import { clockText } from '../times.ts';
import { useLive } from '../use-live.ts';
import { Chat } from './chat.tsx';
import { InviteLink } from './invitation.tsx';
import { ClockFace, mySeatIn } from './live-status.tsx';
import { Programs } from './programs.tsx';
import { Webhooks } from './webhooks.tsx';

/** The pages only a table on a server has. */
export function LivePage({ id, remote }: { readonly id: string; readonly remote: Remote }) {
  switch (id) {
    case 'chat':
      return <LiveChat remote={remote} />;
    case 'notes':
      return <Notes remote={remote} />;
    case 'seats':
      return <SeatsPage remote={remote} />;
    default:
      return null;
  }
}

function LiveChat({ remote }: { readonly remote: Remote }) {
  const { chat, table } = useLive(remote);
  const { account } = useOnline();
  const sits = table.mySeat !== null || account?.id === table.host.id;
  return (
    <Chat lines={chat} mayTalk={account !== undefined && (sits || table.chat === 'everyone')} onSay={remote.say} />
  );
}

/** How long after the last key a note is stored. */
const STORE_MS = 700;

function Notes({ remote }: { readonly remote: Remote }) {
  const { speaker } = useTable();
  const { account } = useOnline();
  const [text, setText] = useState<string | undefined>();
  const [isStored, setStored] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = `/api/tables/${remote.id}/note`;
  const isSignedIn = account !== undefined;
  useEffect(() => {
    if (!isSignedIn) return;
    void readAs(shapes.note, ask('GET', path)).then((answer) => {
      if (answer.ok) setText((written) => written ?? answer.value.body);
    });
  }, [path, isSignedIn]);
  const write = (body: string) => {
    setText(body);
    setStored(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void ask('PUT', path, { body }).then((answer) => setStored(answer.ok));
    }, STORE_MS);
  };
  if (!isSignedIn) return <p className="quiet">{speaker.say('room.signIn')}</p>;
  return (
    <div className="notes">
      <label className="text">
        {speaker.say('live.notesMine')}
        <textarea
          rows={8}
          maxLength={20_000}
          value={text ?? ''}
          disabled={text === undefined}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <p className="quiet" role="status">
        {isStored ? speaker.say('saved') : speaker.say('live.pending')}
      </p>
    </div>
  );
}

function SeatsPage({ remote }: { readonly remote: Remote }) {
  const { moment, speaker } = useTable();
  const { table } = useLive(remote);
  const { account } = useOnline();
  const [leaving, setLeaving] = useState(false);
  const offer = useOffer();
  const isHost = account?.id === table.host.id;
  const mine = mySeatIn(table);
  const running = table.status === 'running';
  const alone = table.seatList.every(
    ({ seat, player, bot, missing }) => seat === table.mySeat || player === null || bot !== null || missing,
  );
  const bots = botsFor(table.title);
  return (
    <div className="seats-page">
      <p className="quiet">
        {shownName(table.name)} · {clockText(table.clock, speaker)}
        {table.rated ? ` · ${speaker.say('lobby.isRated')}` : ''}
      </p>
      <ol className="room-seats">
        {table.seatList.map((seat) => {
          const name = speaker.player(seat.seat);
          return (
            <li key={seat.seat} data-seat={seat.seat}>
              <span className="seat-name">
                {seat.player ? (
                  <a href={makeRoute({ screen: 'player', player: seat.player.id })}>{name}</a>
                ) : (
                  <b>{name}</b>
                )}
                <small>
                  {[
                    seat.missing ? speaker.say('live.missing') : undefined,
                    seat.vacation ? speaker.say('live.vacation') : undefined,
                    seat.bot === null ? undefined : botName(seat.bot, speaker),
                    moment.actors.includes(seat.seat) ? speaker.say('live.toAct') : undefined,
                    seat.score === null ? undefined : `${seat.rank}. · ${speaker.number(seat.score)}`,
                    seat.rating === null
                      ? undefined
                      : `${seat.rating.before} → ${seat.rating.after} ± ${seat.rating.uncertainty}`,
                  ]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                </small>
              </span>
              <ClockFace clock={seat.clock} />
              {running && seat.missing && account && (!mine || mine.missing) && seat.seat !== table.mySeat ? (
                <button
                  type="button"
                  className="small"
                  onClick={() => void remote.change('POST', `/seats/${seat.seat}/take`)}
                >
                  {speaker.say('live.take', { name })}
                </button>
              ) : null}
              {running && seat.missing && isHost ? (
                <select
                  aria-label={speaker.say('live.bot', { name })}
                  value=""
                  onChange={(event) =>
                    void remote.change('PUT', `/seats/${seat.seat}/bot`, { bot: event.target.value })
                  }
                >
                  <option value="">{speaker.say('live.bot', { name })} …</option>
                  {bots.map(({ id }) => (
                    <option key={id} value={id}>
                      {botName(id, speaker)}
                    </option>
                  ))}
                </select>
              ) : null}
            </li>
          );
        })}
      </ol>
      {running && mine && mine.bot === null && !mine.missing ? <Programs remote={remote} seat={mine.seat} /> : null}
      {table.invite !== null && table.visibility !== 'private' ? (
        <InviteLink table={table.id} invite={table.invite} />
      ) : null}
      {isHost && offer?.webhooks ? <Webhooks table={table.id} /> : null}
      {running && mine && !mine.missing ? (
        <button type="button" className="btn slim danger" onClick={() => setLeaving(true)}>
          <b>{speaker.say(isHost && alone ? 'live.end' : 'live.leave')}</b>
        </button>
      ) : null}
      {leaving ? (
        <Dialog title={speaker.say(isHost && alone ? 'live.end' : 'live.leave')} onClose={() => setLeaving(false)}>
          <p>{speaker.say(isHost && alone ? 'live.endText' : 'live.leaveText')}</p>
          <div className="two">
            <button
              type="button"
              className="btn danger"
              onClick={() => {
                setLeaving(false);
                void (isHost && alone ? remote.change('DELETE', '') : remote.change('POST', '/leave'));
              }}
            >
              <b>{speaker.say(isHost && alone ? 'live.end' : 'live.leave')}</b>
            </button>
            <button type="button" className="btn" onClick={() => setLeaving(false)}>
              <b>{speaker.say('cancel')}</b>
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
