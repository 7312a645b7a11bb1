import type { Text } from '@stellwerk/engine/kernel';
import { useVoice } from '../../text/context.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { GameCard } from './game-card.tsx';
import { usePages } from './use-pages.ts';
import { words } from './words.ts';

interface GameListProps {
  /** What is asked for: `/api/games?status=running`. */
  readonly path: string;
  readonly none: Text;
  readonly everyMs?: number;
  /** Tables that stand elsewhere on the page. */
  readonly without?: readonly string[];
}

/** Games in cards, a page at a time. */
export function GameList({ path, none, everyMs, without = [] }: GameListProps) {
  const voice = useVoice();
  const { games, problem, hasMore, more } = usePages(path, everyMs);
  const shown = games?.filter(({ id }) => !without.includes(id));
  return (
    <>
      <ProblemLine problem={problem} voice={voice} />
      {shown === undefined && !problem ? <p className="quiet">{voice.say('loading')}</p> : null}
      {shown?.length === 0 ? <p className="quiet">{voice.text(none)}</p> : null}
      <ul className="games">
        {shown?.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
      {hasMore ? (
        <button type="button" className="btn slim" onClick={more} data-more>
          <b>{voice.text(words.more)}</b>
        </button>
      ) : null}
    </>
  );
}
