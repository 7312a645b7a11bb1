import { botsFor } from '@stellwerk/bots';
import { ask, type Method, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Account, ChatLine, SeatView, Table } from '@stellwerk/server/api';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { go } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { shownName } from '../../text/name.ts';
import { botName } from '../../text/speaker.ts';
import { cardOf } from '../../titles/catalogue.ts';
import { InviteFriends } from '../club/friends.tsx';
import { theLine } from '../line.ts';
import { Agreement } from './agreement.tsx';
import { Chat } from './chat.tsx';
import { InviteByName, InviteLink } from './invitation.tsx';
import { ProblemLine } from './problem.tsx';

interface RoomProps {
  readonly table: Table;
  readonly account: Account | undefined;
  onChange(table: Table): void;
  /** The table has changed: ask for it anew. */
  onAsk(): Promise<void>;
}

/** A table before its game: seats fill, and whoever invites begins. */
export function Room({ table, account, onChange, onAsk }: RoomProps) {
  const voice = useVoice();
  const { id } = table;
  const [problem, setProblem] = useState<Problem | undefined>();
  const [present, setPresent] = useState<readonly string[]>([]);
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const readTable = useCallback(async () => {
    const answer = await readAs(shapes.table, ask('GET', `/api/tables/${id}`));
    if (answer.ok) onChange(answer.value);
    else if (answer.problem.status === 404) go({ screen: 'lobby' });
  }, [id, onChange]);
  const readChat = useCallback(async () => {
    const answer = await readAs(shapes.listOf(shapes.chatLine), ask('GET', `/api/tables/${id}/chat`));
    if (answer.ok) setLines(answer.value);
  }, [id]);
  useEffect(
    () =>
      theLine().watch(
        id,
        () => 0,
        (message) => {
          if (message.type === 'table' || message.type === 'watching') void readTable();
          if (message.type === 'chat' || message.type === 'watching') void readChat();
          if (message.type === 'presence') setPresent(message.players);
        },
      ),
    [id, readTable, readChat],
  );

  const change = async (method: Method, path: string, body?: unknown) => {
    const answer = await readAs(shapes.table, ask(method, `/api/tables/${id}${path}`, body));
    if (answer.ok && 'seatList' in answer.value) onChange(answer.value);
    else if (answer.ok) go({ screen: 'lobby' });
    setProblem(answer.ok ? undefined : answer.problem);
    if (!answer.ok) void onAsk();
  };

  const isHost = account?.id === table.host.id;
  const free = table.seats - table.seatList.length;
  const bots = botsFor(table.title);
  return (
    <>
      <section className="room" aria-labelledby="room">
        <h2 id="room">{voice.say('room.waiting')}</h2>
        <p className="quiet">{cardOf(table.title)?.name ?? table.title}</p>
        <ol className="room-seats">
          {Array.from({ length: table.seats }, (_, seat) => {
            const taken = table.seatList.find((one) => one.seat === seat);
            return (
              <li key={String(seat)} data-seat={seat} className={taken ? 'taken' : 'free'}>
                <SeatName seat={seat} taken={taken} table={table} present={present} />
                {!taken && isHost && !table.rated ? (
                  <select
                    aria-label={voice.say('room.putBot', { n: seat + 1 })}
                    value=""
                    onChange={(event) => void change('PUT', `/seats/${seat}/bot`, { bot: event.target.value })}
                  >
                    <option value="">{voice.say('account.asBot')} …</option>
                    {bots.map(({ id: bot }) => (
                      <option key={bot} value={bot}>
                        {botName(bot, voice)}
                      </option>
                    ))}
                  </select>
                ) : null}
                {taken && isHost && seat !== table.mySeat ? (
                  <button
                    type="button"
                    className="tool"
                    aria-label={voice.say('room.clear', { n: seat + 1 })}
                    onClick={() => void change('DELETE', `/seats/${seat}`)}
                  >
                    <Icon name="minus" />
                  </button>
                ) : null}
              </li>
            );
          })}
        </ol>
        <ProblemLine problem={problem} voice={voice} />
        <div className="room-actions">
          {account && table.mySeat === null && free > 0 ? (
            <button type="button" className="btn primary" data-join onClick={() => void change('POST', '/join')}>
              <b>{voice.say('room.join')}</b>
            </button>
          ) : null}
          {isHost ? (
            <button
              type="button"
              className="btn primary"
              data-begin
              disabled={free > 0}
              onClick={() => void change('POST', '/start')}
            >
              <span className="btn-text">
                <b>{voice.say('room.start')}</b>
                {free > 0 ? <small>{voice.say('room.startWaits', { n: free })}</small> : null}
              </span>
            </button>
          ) : null}
          {table.mySeat !== null ? (
            <button type="button" className="btn" onClick={() => void change('POST', '/leave')}>
              <b>{voice.say('room.leave')}</b>
            </button>
          ) : null}
          {isHost ? (
            <button type="button" className="btn danger" onClick={() => void change('DELETE', '')}>
              <b>{voice.say('room.close')}</b>
            </button>
          ) : null}
        </div>
        {isHost ? null : <p className="quiet">{voice.say('room.hostStarts', { name: shownName(table.host.name) })}</p>}
      </section>
      <Agreement table={table} />
      {table.invite !== null && table.visibility !== 'private' ? <InviteLink table={id} invite={table.invite} /> : null}
      {isHost ? <InviteFriends table={id} seated={table.seatList.flatMap(({ player }) => player?.id ?? [])} /> : null}
      {isHost ? <InviteByName table={id} /> : null}
      <section aria-labelledby="chat">
        <h2 id="chat">{voice.say('live.chat')}</h2>
        <Chat
          lines={lines}
          mayTalk={account !== undefined && (isHost || table.mySeat !== null || table.chat === 'everyone')}
          onSay={async (body) => {
            const answer = await ask('POST', `/api/tables/${id}/chat`, { body });
            setProblem(answer.ok ? undefined : answer.problem);
            await readChat();
            return answer.ok;
          }}
        />
      </section>
    </>
  );
}

interface SeatNameProps {
  readonly seat: number;
  readonly taken: SeatView | undefined;
  readonly table: Table;
  readonly present: readonly string[];
}

function SeatName({ seat, taken, table, present }: SeatNameProps) {
  const voice = useVoice();
  if (!taken) {
    return (
      <span className="seat-name">
        <i>{voice.say('room.free')}</i>
      </span>
    );
  }
  const { player, bot } = taken;
  const here = player !== null && present.includes(player.id);
  const marks = [
    player?.kind === 'guest' ? voice.say('account.asGuest') : undefined,
    player?.kind === 'bot' ? voice.say('account.asBot') : undefined,
    player?.id === table.host.id ? voice.say('room.host') : undefined,
    seat === table.mySeat ? voice.say('room.you') : undefined,
  ].filter((mark) => mark !== undefined);
  return (
    <span className="seat-name">
      {player ? <Presence here={here} /> : null}
      <b>{player ? shownName(player.name) : botName(bot ?? '', voice)}</b>
      {marks.length > 0 ? <small>{marks.join(' · ')}</small> : null}
    </span>
  );
}

export function Presence({ here }: { readonly here: boolean }) {
  const voice = useVoice();
  const text = voice.say(here ? 'room.here' : 'room.gone');
  return <i className={here ? 'presence here' : 'presence'} role="img" aria-label={text} title={text} />;
}
