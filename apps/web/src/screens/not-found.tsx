import { Bar } from '../parts/bar.tsx';
import { useVoice } from '../text/context.tsx';

/** Shown for an address without a screen, with a link to the start. */
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
