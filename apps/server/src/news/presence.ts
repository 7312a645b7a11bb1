import type { Clock } from '../clock.ts';
import type { NewsItem } from './bridge.ts';

/** Who looks at a table: players by id, others by number. */
export interface Company {
  readonly players: readonly string[];
  readonly others: number;
}

type PresenceItem = Extract<NewsItem, { kind: 'presence' }>;

/** Who looks at tables through the other processes, as far as they have told. */
export interface Elsewhere {
  at(table: string): Company;
  /** Tells the others who is here now; `asks` for who is there, when the first comes to a table. */
  tell(table: string, here: Company, asks: boolean): void;
  heard(item: PresenceItem): void;
  /** Forgets what was not said again; the tables of which something was forgotten. */
  sweep(): readonly string[];
}

interface ElsewhereOptions {
  /** The name of this process among the others. */
  readonly me: string;
  readonly clock: Clock;
  readonly send: (item: PresenceItem) => void;
}

/** Every process repeats at this interval who looks at its tables, so that the others forget a process that died. */
export const PRESENCE_MS = 10_000;
const KEEP_MS = 25_000;

export function makeElsewhere({ me, clock, send }: ElsewhereOptions): Elsewhere {
  const tables = new Map<string, Map<string, { readonly company: Company; readonly until: number }>>();

  function forget(table: string, process: string): void {
    const byProcess = tables.get(table);
    byProcess?.delete(process);
    if (byProcess?.size === 0) tables.delete(table);
  }

  return {
    at(table) {
      const all = [...(tables.get(table)?.values() ?? [])].map(({ company }) => company);
      return {
        players: all.flatMap(({ players }) => players),
        others: all.reduce((sum, { others }) => sum + others, 0),
      };
    },
    tell(table, { players, others }, asks) {
      send({ kind: 'presence', from: me, table, players: [...players], others, asks });
    },
    heard({ from, table, players, others }) {
      if (players.length === 0 && others === 0) {
        forget(table, from);
        return;
      }
      const byProcess = tables.get(table) ?? new Map();
      tables.set(table, byProcess);
      byProcess.set(from, { company: { players, others }, until: clock.now() + KEEP_MS });
    },
    sweep() {
      const changed = new Set<string>();
      for (const [table, byProcess] of [...tables]) {
        for (const [process, { until }] of [...byProcess]) {
          if (until > clock.now()) continue;
          forget(table, process);
          changed.add(table);
        }
      }
      return [...changed];
    },
  };
}

/** For a process that is alone. */
export const NOWHERE_ELSE: Pick<Elsewhere, 'at' | 'tell'> = {
  at: () => ({ players: [], others: 0 }),
  tell: () => {},
};
