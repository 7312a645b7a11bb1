import { ask } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import { useVoice } from '../../text/context.tsx';
import { useList } from '../use-list.ts';

const SessionList = shapes.listOf(shapes.session);

/** The sessions of this account. */
export function Sessions() {
  const voice = useVoice();
  const [sessions, read] = useList(SessionList, '/api/account/sessions');
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{voice.say('profile.sessions')}</h2>
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id} className="row">
            <span>
              {browserIn(session.agent)}{' '}
              <small className="quiet">{voice.say('profile.since', { when: voice.when(session.createdAt) })}</small>
            </span>
            {session.current ? (
              <em className="chip off">{voice.say('profile.thisOne')}</em>
            ) : (
              <button
                type="button"
                className="small"
                onClick={() => void ask('DELETE', `/api/account/sessions/${session.id}`).then(read)}
              >
                {voice.say('profile.endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The browser and system of a session, in two words. */
function browserIn(agent: string): string {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? '';
  const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? '';
  return (
    [browser.replace('Edg', 'Edge').replace('OPR', 'Opera'), system].filter((part) => part !== '').join(' · ') || '–'
  );
}
