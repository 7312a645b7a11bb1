import { type FormEvent, useState } from 'react';
import { ClubNav } from '../online/club/club-nav.tsx';
import { ClubScreen } from '../online/club/club-screen.tsx';
import { GameList } from '../online/club/game-list.tsx';
import { TitleFilter } from '../online/club/title-filter.tsx';
import { words } from '../online/club/words.ts';
import { useVoice } from '../text/context.tsx';

const DAY_MS = 86_400_000;

interface Search {
  readonly title: string;
  readonly player: string;
  readonly from: string;
  readonly to: string;
}

const ALL: Search = { title: '', player: '', from: '', to: '' };

/** Finished games that anybody may replay, found by title, player and date. */
export function ArchiveScreen() {
  const voice = useVoice();
  const [draft, setDraft] = useState(ALL);
  const [search, setSearch] = useState(ALL);
  const look = (event: FormEvent) => {
    event.preventDefault();
    setSearch(draft);
  };
  const change = (part: Partial<Search>) => setDraft({ ...draft, ...part });
  return (
    <ClubScreen title={voice.text(words.archive)}>
      <ClubNav here="archive" />
      <form className="filters" onSubmit={look}>
        <TitleFilter value={draft.title} onChange={(title) => change({ title })} />
        <label className="text">
          {voice.text(words.player)}
          <input
            type="search"
            name="player"
            maxLength={40}
            value={draft.player}
            onChange={(event) => change({ player: event.target.value })}
          />
        </label>
        <label className="text">
          {voice.text(words.from)}
          <input
            type="date"
            name="from"
            value={draft.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        </label>
        <label className="text">
          {voice.text(words.to)}
          <input type="date" name="to" value={draft.to} onChange={(event) => change({ to: event.target.value })} />
        </label>
        <button type="submit" className="btn slim primary" data-search>
          <b>{voice.text(words.search)}</b>
        </button>
        {search === ALL ? null : (
          <button
            type="button"
            className="btn slim"
            onClick={() => {
              setDraft(ALL);
              setSearch(ALL);
            }}
          >
            <b>{voice.text(words.all)}</b>
          </button>
        )}
      </form>
      <section aria-label={voice.text(words.archive)} data-list="finished">
        <GameList path={pathOf(search)} none={words.noneFinished} />
      </section>
    </ClubScreen>
  );
}

function pathOf({ title, player, from, to }: Search): string {
  const query = new URLSearchParams({ status: 'finished' });
  if (title !== '') query.set('title', title);
  if (player.trim() !== '') query.set('player', player.trim());
  const [begins, ends] = [dayOf(from), dayOf(to)];
  if (begins !== undefined) query.set('from', String(begins));
  if (ends !== undefined) query.set('to', String(ends + DAY_MS - 1));
  return `/api/games?${query}`;
}

/** The moment a day begins where the reader is; undefined if none is named. */
function dayOf(text: string): number | undefined {
  const [year, month, day] = text.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const begins = new Date(year, month - 1, day).getTime();
  return begins >= 0 ? begins : undefined;
}
