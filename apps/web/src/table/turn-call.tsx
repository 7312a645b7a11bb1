import { useEffect, useRef } from 'react';
import { useTable } from '../session/context.tsx';
import { useSettings } from '../settings.ts';

/** Calls a person whose turn it has become after somebody else moved: by sound or notification, if they asked for it. */
export function TurnCall() {
  const { session, moment, speaker } = useTable();
  const { sound, notice } = useSettings();
  const waited = useRef(false);
  const { seat, thinking, scrubbed } = moment;
  useEffect(() => {
    // While a move made here waits for the server, its player is at the table and is not called.
    if (session.live && session.live.moment().pending > 0) return;
    if (seat === undefined) {
      waited.current = thinking !== undefined || scrubbed === undefined;
      return;
    }
    if (!waited.current) return;
    waited.current = false;
    if (sound) ring();
    if (notice && document.hidden) {
      const text = speaker.say('table.turnOf', { player: speaker.player(seat) });
      new Notification(session.view.title.name, { body: text, tag: session.id });
    }
  }, [seat, thinking, scrubbed, sound, notice, session, speaker]);
  return null;
}

/** A bell of a signal box: two short tones, made here so that nothing need be fetched. */
function ring(): void {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + i * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.4);
    if (i === 1) tone.addEventListener('ended', () => void audio.close());
  });
}
