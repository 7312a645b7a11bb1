import { ask, type Problem } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import { useState } from 'react';
import { makeRoute } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { shownName } from '../../text/name.ts';
import { cardOf } from '../../titles/catalogue.ts';
import { liveId } from '../live-id.ts';
import { ProblemLine } from '../parts/problem.tsx';
import { useList } from '../use-list.ts';
import { words } from './words.ts';

const FRIENDS = shapes.listOf(shapes.friend);

/** Whom I want to find again, and where they play. */
export function Friends() {
  const voice = useVoice();
  const [friends] = useList(FRIENDS, '/api/friends');
  return (
    <section aria-labelledby="friends" data-list="friends">
      <h2 id="friends">{voice.text(words.friends)}</h2>
      {friends.length === 0 ? <p className="quiet">{voice.text(words.noFriends)}</p> : null}
      <ul className={friends.length === 0 ? undefined : 'notices'}>
        {friends.map(({ player, tables }) => (
          <li key={player.id}>
            <a href={makeRoute({ screen: 'player', player: player.id })}>{shownName(player.name)}</a>
            <span>
              {tables.length === 0 ? <small>{voice.text(words.playsNowhere)}</small> : null}
              {tables.slice(0, 3).map(({ id, name, title }) => (
                <a key={id} className="at-table" href={makeRoute({ screen: 'table', game: liveId(id) })}>
                  {shownName(name)} ({cardOf(title)?.name ?? title})
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Notes somebody as a friend, or no longer. */
export function FriendButton({ player }: { readonly player: string }) {
  const voice = useVoice();
  const [friends, read] = useList(FRIENDS, '/api/friends');
  const [problem, setProblem] = useState<Problem | undefined>();
  const isFriend = friends.some((friend) => friend.player.id === player);
  const change = async () => {
    const answer = await ask(isFriend ? 'DELETE' : 'PUT', `/api/friends/${player}`);
    setProblem(answer.ok ? undefined : answer.problem);
    await read();
  };
  return (
    <div className="friend">
      <button type="button" className="btn slim" data-friend={isFriend ? 'yes' : 'no'} onClick={() => void change()}>
        <b>{voice.text(isFriend ? words.friendRemove : words.friendAdd)}</b>
      </button>
      <small className="quiet">{voice.text(words.friendNote)}</small>
      <ProblemLine problem={problem} voice={voice} />
    </div>
  );
}

/** Friends who are not at the table yet, to be asked with a click. */
export function InviteFriends({ table, seated }: { readonly table: string; readonly seated: readonly string[] }) {
  const voice = useVoice();
  const [friends] = useList(FRIENDS, '/api/friends');
  const [invited, setInvited] = useState<string | undefined>();
  const [problem, setProblem] = useState<Problem | undefined>();
  const others = friends.filter(({ player }) => !seated.includes(player.id));
  if (others.length === 0) return null;
  const invite = async (id: string, name: string) => {
    const answer = await ask('POST', `/api/tables/${table}/invite`, { player: id });
    setInvited(answer.ok ? name : undefined);
    setProblem(answer.ok ? undefined : answer.problem);
  };
  return (
    <div className="invite-by-name">
      <h3 className="sec">{voice.text(words.inviteFriends)}</h3>
      <div className="chips">
        {others.map(({ player }) => (
          <button key={player.id} type="button" onClick={() => void invite(player.id, shownName(player.name))}>
            {shownName(player.name)}
          </button>
        ))}
      </div>
      {invited === undefined ? null : <p role="status">{voice.text(words.isInvited, { name: invited })}</p>}
      <ProblemLine problem={problem} voice={voice} />
    </div>
  );
}
