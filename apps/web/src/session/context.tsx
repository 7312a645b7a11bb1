import { createContext, type ReactNode, startTransition, use, useMemo, useState, useSyncExternalStore } from 'react';
import { useAfterPaint } from '../parts/use-after-paint.ts';
import { useSettings } from '../settings.ts';
import { type Speaker, speakerFor } from '../text/speaker.ts';
import type { Owner } from '../titles/view.ts';
import type { Moment, Session } from './session.ts';

/** What every part of the table needs: the session, what it shows now, and a voice for it. */
interface AtTable {
  readonly session: Session;
  readonly moment: Moment;
  readonly speaker: Speaker;
  readonly owners: readonly Owner[];
}

/** The owner whose network the board shows: the one pointed at, else the one kept. */
interface Spotlight {
  readonly id: string | undefined;
  readonly kept: string | undefined;
  show(id: string | undefined): void;
  keep(id: string | undefined): void;
}

const TableContext = createContext<AtTable | undefined>(undefined);
const SpotlightContext = createContext<Spotlight | undefined>(undefined);

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
  return (
    <TableContext value={value}>
      <SpotlightProvider>{children}</SpotlightProvider>
    </TableContext>
  );
}

/** Apart from the table's own context: pointing at a company redraws the map and nothing else. */
function SpotlightProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<string | undefined>();
  const [kept, keep] = useState<string | undefined>();
  const value = useMemo(
    () => ({
      id: shown ?? kept,
      kept,
      // What comes to lie under the pointer when the table changes is pointed at as well: the change is painted first.
      show: (id: string | undefined) => startTransition(() => setShown(id)),
      keep,
    }),
    [shown, kept],
  );
  return <SpotlightContext value={value}>{children}</SpotlightContext>;
}

interface BesideProps {
  /** It may become what a click is about. */
  readonly unless?: boolean;
  readonly children: ReactNode;
}

/**
 * What stands here is beside what a click is about: it follows when the rest of the table has been painted. Only what is not
 * drawn anew by whoever draws this (`memo`) gains by it.
 */
export function Beside({ unless = false, children }: BesideProps) {
  const now = useTable();
  const later = useAfterPaint(now);
  return <TableContext value={unless ? now : later}>{children}</TableContext>;
}

interface HeldProps {
  /** While it is so, the table is shown as it was before. */
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** What stands here waits until it may show the present table. */
export function Held({ isHeld, children }: HeldProps) {
  const now = useTable();
  const [before, setBefore] = useState(now);
  if (!isHeld && before !== now) setBefore(now);
  return <TableContext value={isHeld ? before : now}>{children}</TableContext>;
}

export function useTable(): AtTable {
  const table = use(TableContext);
  if (!table) throw new Error('not at a table');
  return table;
}

export function useSpotlight(): Spotlight {
  const spotlight = use(SpotlightContext);
  if (!spotlight) throw new Error('not at a table');
  return spotlight;
}
