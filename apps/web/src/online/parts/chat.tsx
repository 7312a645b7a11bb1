import type { ChatLine } from '@stellwerk/server/api';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useVoice } from '../../text/context.tsx';
import { shownName } from '../../text/name.ts';

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly mayTalk: boolean;
  /** Tells whether it was said. */
  onSay(body: string): Promise<boolean>;
}

/** What is said at a table. */
export function Chat({ lines, mayTalk, onSay }: ChatProps) {
  const voice = useVoice();
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (body === '') return;
    setText('');
    if (!(await onSay(body))) setText(body);
  };
  return (
    <div className="chat">
      <ol aria-live="polite" aria-label={voice.say('live.chat')}>
        {lines.map((line) => (
          <li key={line.id}>
            <b>{shownName(line.player.name)}</b> <span dir="auto">{line.body}</span>{' '}
            <small>{voice.when(line.at)}</small>
          </li>
        ))}
        <li ref={end} className="end" aria-hidden="true" />
      </ol>
      {lines.length === 0 ? <p className="quiet">{voice.say('live.noChat')}</p> : null}
      {mayTalk ? (
        <form onSubmit={send}>
          <input
            type="text"
            value={text}
            maxLength={1000}
            aria-label={voice.say('live.say')}
            placeholder={voice.say('live.say')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="small">
            {voice.say('live.send')}
          </button>
        </form>
      ) : (
        <p className="quiet">{voice.say('live.chatPlayers')}</p>
      )}
    </div>
  );
}
