import type { BaseAction } from '@stellwerk/engine/kernel';
import type { BestRun } from '@stellwerk/engine/routes';
import { useEffect, useState } from 'react';
import { useTable } from '../session/context.tsx';
import type { Session } from '../session/session.ts';
import { useSettings } from '../settings.ts';
import { type Helper, newHelper, type SearchProgress, Stopped } from '../worker/ask.ts';

type Search =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly at: SearchProgress | undefined }
  | { readonly kind: 'found'; readonly run: BestRun }
  | { readonly kind: 'stopped' };

/** Waits a moment before a search, so that a player who leafs through tiles does not start one for each. */
const PATIENCE = 120;
const MOST_KNOWN = 64;

/** One worker a table, and what it has found: several parts of the table ask the same. */
interface Searcher {
  readonly helper: Helper;
  readonly known: Map<string, BestRun | null>;
}

const searchers = new WeakMap<Session, Searcher>();

function searcherOf(session: Session): Searcher {
  const known = searchers.get(session);
  if (known) return known;
  const made = { helper: newHelper(), known: new Map<string, BestRun | null>() };
  searchers.set(session, made);
  session.onClose(made.helper.stop);
  return made;
}

/** The best run of a company, found in a worker: now, or after an action that is only thought of. */
export function useSearch(company: string | undefined, after?: BaseAction): [search: Search, stop: () => void] {
  const { session, moment } = useTable();
  const { game, view } = session;
  const [search, setSearch] = useState<Search>({ kind: 'none' });
  const asked = after === undefined ? '' : JSON.stringify(after);
  const { moves, scrubbed } = moment;
  // Where bots move at once, the next one has moved before it is found.
  const isPassing = useSettings().pace === 'atOnce' && moment.thinking !== undefined;

  useEffect(() => {
    if (company === undefined || view.running === undefined || scrubbed !== undefined || isPassing) {
      setSearch({ kind: 'none' });
      return;
    }
    const { helper, known } = searcherOf(session);
    const last = game.actions[moves - 1];
    const key = [moves, JSON.stringify(last), company, asked].join(' ');
    const tell = (run: BestRun | null) => setSearch(run === null ? { kind: 'none' } : { kind: 'found', run });
    const found = known.get(key);
    if (found !== undefined) {
      tell(found);
      return;
    }
    let left = false;
    setSearch({ kind: 'working', at: undefined });
    const timer = setTimeout(() => {
      const action: BaseAction | undefined = asked === '' ? undefined : JSON.parse(asked);
      helper
        .search({ saved: session.standing(), company, after: action }, (at) => {
          if (!left) setSearch({ kind: 'working', at });
        })
        .then((run) => {
          if (known.size >= MOST_KNOWN) known.clear();
          known.set(key, run);
          if (!left) tell(run);
        })
        .catch((fault: unknown) => {
          if (!left) setSearch({ kind: fault instanceof Stopped ? 'stopped' : 'none' });
        });
    }, PATIENCE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [session, game, view, company, asked, moves, scrubbed, isPassing]);

  return [search, () => searcherOf(session).helper.stop()];
}
