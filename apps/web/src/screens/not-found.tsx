import { Bar } from '../parts/bar.tsx';
import { useVoice } from '../text/context.tsx';

/** An address that leads nowhere, and the way home. */
export function NotFoundScreen() {
  const voice = useVoice();
  return (
    <>
      <Bar title="Stellwerk" />
      <main className="screen">
        <h2>{voice.say('lost.title')}</h2>
        <p role="alert">{voice.say('lost.text')}</p>
        <a className="btn slim" href="#/">
          <b>{voice.say('nav.home')}</b>
        </a>
      </main>
    </>
  );
}
