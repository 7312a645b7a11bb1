import { makeRoute } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { lookUp } from '../account.ts';

/** Instead of everything that needs a server. */
export function NoServer() {
  const voice = useVoice();
  return (
    <section className="no-server">
      <p role="status">{voice.say('server.none')}</p>
      <div className="hero-actions">
        <button type="button" className="btn" onClick={() => void lookUp()}>
          <b>{voice.say('again')}</b>
        </button>
        <a className="btn" href={makeRoute({ screen: 'home' })}>
          <b>{voice.say('nav.home')}</b>
        </a>
      </div>
    </section>
  );
}
