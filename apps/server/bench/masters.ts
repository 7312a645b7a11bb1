import { z } from 'zod';
import { type DatabaseKind, withServer } from './benched-server.ts';
import { botTable } from './company.ts';
import { prepare, steadily } from './played-tables.ts';
import type { Wire } from './wire.ts';

interface MastersOptions {
  readonly kind: DatabaseKind;
  /** What the masters play. */
  readonly title: string;
  /** Moves a second that people offer at other tables. */
  readonly rate: number;
  readonly say: (line: string) => void;
}

interface Figures {
  /** Milliseconds from sending a move at another table to its acknowledgement, from the masters' first move to their last. */
  readonly latency: readonly number[];
  /** Moves and seconds of the masters' whole game. */
  readonly moves: readonly number[];
  readonly seconds: readonly number[];
}

const MASTERS = 4;
const OTHER_TABLES = 40;
const WARMING_SECONDS = 3;
const SLICE_SECONDS = 5;
/** A game of masters takes three to five minutes with the usual pause between the moves of bots. */
const MOST_SECONDS = 900;

/** Four masters play a game to its end, and meanwhile people move at other tables. */
export async function besideMasters({ kind, title, rate, say }: MastersOptions): Promise<Figures> {
  return withServer(kind, {}, async ({ wire }) => {
    const most = Math.ceil((rate * MOST_SECONDS) / OTHER_TABLES);
    say(`${kind}: ${OTHER_TABLES} tables begin`);
    const tables = await Promise.all(Array.from({ length: OTHER_TABLES }, (_, i) => prepare(wire, i, most)));
    await steadily(tables, wire, rate, WARMING_SECONDS);
    say(`${kind}: ${MASTERS} masters play ${title}, ${rate} moves a second at the other tables`);
    const began = performance.now();
    const { id } = await botTable(wire, { title, seats: MASTERS, bot: 'master' });
    const latency: number[] = [];
    for (;;) {
      latency.push(...(await steadily(tables, wire, rate, SLICE_SECONDS)));
      const seconds = Math.round((performance.now() - began) / 1000);
      const { status, seq } = await standOf(wire, id);
      if (status === 'finished') return { latency, moves: [seq], seconds: [seconds] };
      if (seconds > MOST_SECONDS)
        throw new Error(`the masters have made ${seq} moves in ${seconds} s and are not done`);
      say(`${kind}: ${seq} moves in ${seconds} s`);
    }
  });
}

const Stand = z.object({ status: z.string(), seq: z.int() });

async function standOf(wire: Wire, id: string): Promise<z.infer<typeof Stand>> {
  return Stand.parse(JSON.parse(await wire.get(`/api/tables/${id}`)));
}
