import { useState } from 'react';
import { ClubNav } from '../online/club/club-nav.tsx';
import { ClubScreen } from '../online/club/club-screen.tsx';
import { GameList } from '../online/club/game-list.tsx';
import { TitleFilter } from '../online/club/title-filter.tsx';
import { words } from '../online/club/words.ts';
import { useVoice } from '../text/context.tsx';

const REFRESH_MS = 10_000;

/** Running games that anybody may watch, the liveliest first. */
export function WatchScreen() {
  const voice = useVoice();
  const [title, setTitle] = useState('');
  return (
    <ClubScreen title={voice.text(words.watch)}>
      <ClubNav here="watch" />
      <div className="filters">
        <TitleFilter value={title} onChange={setTitle} />
      </div>
      <section aria-label={voice.text(words.watch)} data-list="running">
        <GameList
          path={`/api/games?status=running${title === '' ? '' : `&title=${title}`}`}
          none={words.noneRunning}
          everyMs={REFRESH_MS}
        />
      </section>
    </ClubScreen>
  );
}
