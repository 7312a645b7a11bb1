import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Player } from '@stellwerk/server/api';
import { type FormEvent, useState } from 'react';
import { useVoice } from '../../text/context.tsx';
import { shownName } from '../../text/name.ts';
import { inviteLink } from '../invite.ts';
import { Copyable } from './fields.tsx';
import { ProblemLine } from './problem.tsx';

/** The link to pass on. */
export function InviteLink({ table, invite }: { readonly table: string; readonly invite: string }) {
  const voice = useVoice();
  const link = inviteLink(table, invite);
  return <Copyable name="invite" value={link} label={voice.say('room.link')} note={voice.say('room.linkNote')} />;
}

/** Finds somebody by the beginning of their name and lets them in. */
export function InviteByName({ table }: { readonly table: string }) {
  const voice = useVoice();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly Player[]>([]);
  const [invited, setInvited] = useState<string | undefined>();
  const [problem, setProblem] = useState<Problem | undefined>();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await readAs(
      shapes.listOf(shapes.player),
      ask('GET', `/api/players?name=${encodeURIComponent(name.trim())}`),
    );
    setFound(answer.ok ? answer.value : []);
    setProblem(answer.ok ? undefined : answer.problem);
  };
  const invite = async (player: Player) => {
    const answer = await ask('POST', `/api/tables/${table}/invite`, { player: player.id });
    setInvited(answer.ok ? shownName(player.name) : undefined);
    setProblem(answer.ok ? undefined : answer.problem);
  };
  return (
    <div className="invite-by-name">
      <h3 className="sec">{voice.say('room.invite')}</h3>
      <form className="invite" onSubmit={find}>
        <label className="text">
          {voice.say('room.find')}
          <input
            type="text"
            minLength={2}
            maxLength={40}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="btn slim">
          <b>{voice.say('room.findGo')}</b>
        </button>
      </form>
      <div className="chips">
        {found.map((player) => (
          <button key={player.id} type="button" onClick={() => void invite(player)}>
            {shownName(player.name)}
          </button>
        ))}
      </div>
      {invited === undefined ? null : <p role="status">{voice.say('room.invited', { name: invited })}</p>}
      <ProblemLine problem={problem} voice={voice} />
    </div>
  );
}
