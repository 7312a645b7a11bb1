import { useEffect } from 'react';
import { useSettings } from '../../settings.ts';
import { useVoice } from '../../text/context.tsx';
import { onNotice, useOnline } from '../account.ts';
import { liveId } from '../live-id.ts';

/** Listens on every screen for what happens at tables elsewhere, and calls by notification if that was asked for. */
export function NoticeListener() {
  useOnline();
  const voice = useVoice();
  const { notice: wanted } = useSettings();
  useEffect(
    () =>
      onNotice(({ table, kind, name }) => {
        if (!wanted || !document.hidden || Notification.permission !== 'granted') return;
        const call = new Notification('Stellwerk', { body: voice.say(`notice.${kind}`, { name }), tag: liveId(table) });
        call.addEventListener('click', () => {
          focus();
          location.hash = `#/table/${liveId(table)}`;
        });
      }),
    [voice, wanted],
  );
  return null;
}
