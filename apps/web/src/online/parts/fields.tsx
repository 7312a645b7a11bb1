import { useState } from 'react';
import { useVoice } from '../../text/context.tsx';
import type { Word } from '../../text/words.ts';

interface FieldProps {
  readonly value: string;
  onChange(value: string): void;
}

export function EmailField({ value, onChange }: FieldProps) {
  const voice = useVoice();
  return (
    <label className="text">
      {voice.say('account.email')}
      <input
        type="email"
        name="email"
        required
        maxLength={200}
        autoComplete="email"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface PasswordFieldProps extends FieldProps {
  /** A new one has to be long enough; the present one is as it is. */
  readonly isNew: boolean;
  readonly label?: Word;
}

export function PasswordField({ value, isNew, label, onChange }: PasswordFieldProps) {
  const voice = useVoice();
  return (
    <label className="text">
      {voice.say(label ?? (isNew ? 'account.newPassword' : 'account.password'))}
      <input
        type="password"
        name="password"
        required
        minLength={isNew ? 10 : 1}
        maxLength={128}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** Something to be passed on: shown to be marked, and copied by a click. */
export function Copyable({ value, label, note, name }: CopyableProps) {
  const voice = useVoice();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Where the clipboard is refused, it stands there to be marked.
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div className="invite">
      <label className="text">
        {label}
        <input type="text" readOnly data-copy={name} value={value} onFocus={(event) => event.target.select()} />
        {note === undefined ? null : <small>{note}</small>}
      </label>
      <button type="button" className="btn slim" onClick={copy}>
        <b>{voice.say(copied ? 'copied' : 'copy')}</b>
      </button>
    </div>
  );
}

interface CopyableProps {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly name: string;
}
