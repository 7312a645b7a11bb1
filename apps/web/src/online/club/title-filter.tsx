import type { Text } from '@stellwerk/engine/kernel';
import { useVoice } from '../../text/context.tsx';
import { catalogue } from '../../titles/catalogue.ts';
import { words } from './words.ts';

interface FilterProps {
  readonly value: string;
  onChange(value: string): void;
}

/** Which title a list is about; the empty value means all of them. */
export function TitleFilter({ value, onChange }: FilterProps) {
  const voice = useVoice();
  return (
    <label className="text">
      {voice.text(words.title)}
      <select name="title" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{voice.text(words.anyTitle)}</option>
        {catalogue.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WordFilterProps extends FilterProps {
  readonly name: string;
  readonly label: Text;
  readonly any: Text;
  readonly values: Readonly<Record<string, Text>>;
}

export function WordFilter({ name, label, any, values, value, onChange }: WordFilterProps) {
  const voice = useVoice();
  return (
    <label className="text">
      {voice.text(label)}
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{voice.text(any)}</option>
        {Object.entries(values).map(([id, text]) => (
          <option key={id} value={id}>
            {voice.text(text)}
          </option>
        ))}
      </select>
    </label>
  );
}
