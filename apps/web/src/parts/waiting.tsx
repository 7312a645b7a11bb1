import { useVoice } from '../text/context.tsx';

export function Waiting() {
  const voice = useVoice();
  return (
    <p className="waiting-screen" role="status">
      {voice.say('loading')}
    </p>
  );
}
