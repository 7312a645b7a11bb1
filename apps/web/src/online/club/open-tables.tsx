import { useState } from 'react';
import { useVoice } from '../../text/context.tsx';
import { GameList } from './game-list.tsx';
import { TitleFilter, WordFilter } from './title-filter.tsx';
import { words } from './words.ts';

const REFRESH_MS = 4000;

/** Tables that still take people, by title, speed and level. */
export function OpenTables({ without }: { readonly without: readonly string[] }) {
  const voice = useVoice();
  const [title, setTitle] = useState('');
  const [speed, setSpeed] = useState('');
  const [level, setLevel] = useState('');
  const query = Object.entries({ title, speed, level })
    .flatMap(([name, value]) => (value === '' ? [] : [`&${name}=${value}`]))
    .join('');
  return (
    <section aria-labelledby="list-open" data-list="open">
      <h2 id="list-open">{voice.say('lobby.open')}</h2>
      <div className="filters">
        <TitleFilter value={title} onChange={setTitle} />
        <WordFilter
          name="speed"
          label={words.speed}
          any={words.anySpeed}
          values={{ untimed: words.untimed, quick: words.quick, slow: words.slow }}
          value={speed}
          onChange={setSpeed}
        />
        <WordFilter
          name="level"
          label={words.level}
          any={words.anyLevel}
          values={{ new: words.new, fair: words.fair, strong: words.strong }}
          value={level}
          onChange={setLevel}
        />
      </div>
      <GameList path={`/api/games?status=open${query}`} none={words.noneOpen} everyMs={REFRESH_MS} without={without} />
    </section>
  );
}
