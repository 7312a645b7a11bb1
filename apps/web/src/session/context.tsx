import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../settings.ts';
import { type Speaker, speakerFor } from '../text/speaker.ts';
import type { Owner } from '../titles/view.ts';
import type { Moment, Session } from './session.ts';

/** What every part of the table needs: the session, what it shows now, and a voice for it. */
export interface AtTable {
  readonly session: Session;
  readonly moment: Moment;
  readonly speaker: Speaker;
  readonly owners: readonly Owner[];
}

const TableContext = createContext<AtTable | undefined>(undefined);

export function TableProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const moment = useSyncExternalStore(session.subscribe, session.moment);
  const { language } = useSettings();
  const { view, game } = session;
  const speaker = useMemo(
    () => speakerFor(view.title, language, game.config.players),
    [view, language, game.config.players],
  );
  const owners = useMemo(() => view.ownersOf(moment.state, speaker), [view, moment.state, speaker]);
  const value = useMemo(() => ({ session, moment, speaker, owners }), [session, moment, speaker, owners]);
  return <TableContext value={value}>{children}</TableContext>;
}

export function useTable(): AtTable {
  const table = use(TableContext);
  if (!table) throw new Error('not at a table');
  return table;
}
