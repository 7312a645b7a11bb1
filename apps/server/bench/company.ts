import { botsFor } from '@stellwerk/bots';
import type { BaseAction, Title } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { z } from 'zod';
import { pause } from '../tests/process.ts';
import { guest, playedOut } from './played-tables.ts';
import type { Wire } from './wire.ts';

/** Others who are busy at the server while moves are measured. */
interface Company {
  /** Milliseconds for each old position that the visitor was shown. */
  readonly pages: readonly number[];
  /** Ends their visit; how many moves the bots have made. */
  leave(): Promise<number>;
}

const BOTS = 4;
const BOT = 'planner';
const LONG = 700;
const SEED = 'a long game';
/** As fast as a key repeats that is held down. */
const PAGE_MS = 30;

interface BotTable {
  readonly id: string;
  readonly host: string;
}

const Made = z.object({ id: z.string() });
const Stand = z.object({ seq: z.int() });

/** Four bots think, each at a table of its own, and a visitor pages through a game of 700 moves. */
export async function company(wire: Wire): Promise<Company> {
  const { title, actions } = longOne();
  const tables: BotTable[] = [];
  for (let i = 0; i < BOTS; i++)
    tables.push(await botTable(wire, { title: title.id, seats: title.players[0], bot: BOT }));
  const long = await longGame(wire, title, actions);
  const pages: number[] = [];
  let isHere = true;
  const visit = (async () => {
    for (let at = 0; isHere; at = (at + 1) % LONG) {
      const began = performance.now();
      await wire.get(`/api/tables/${long}/positions/${at}`);
      pages.push(performance.now() - began);
      await pause(PAGE_MS);
    }
  })();
  return {
    pages,
    async leave() {
      isHere = false;
      await visit;
      // The host is back: the game waits for a person, and leaves memory.
      const stands = await Promise.all(
        tables.map(({ id, host }) => must(wire.post(`/api/tables/${id}/return`, host, undefined))),
      );
      return stands.reduce((sum, text) => sum + Stand.parse(JSON.parse(text)).seq, 0);
    },
  };
}

/** A title that the bot plays, and a game of it that is long enough when it is played at random. */
function longOne(): { readonly title: Title; readonly actions: readonly BaseAction[] } {
  for (const title of titles.filter(({ id }) => botsFor(id).some((bot) => bot.id === BOT))) {
    const actions = playedOut(title, namesFor(title), SEED, LONG);
    if (actions.length === LONG) return { title, actions };
  }
  throw new Error(`no title has the bot ${BOT} and a game of ${LONG} moves`);
}

function namesFor({ players: [least] }: Title): readonly string[] {
  return Array.from({ length: least }, (_, seat) => `V${seat}`);
}

/** A game without people: the host leaves, and a bot takes the seat. */
export async function botTable(
  wire: Wire,
  { title, seats, bot }: { readonly title: string; readonly seats: number; readonly bot: string },
): Promise<BotTable> {
  const host = await guest(wire, 'Host');
  const id = await opened(wire, host, { title, name: 'Bots', seats, seating: 'joined' });
  const path = `/api/tables/${id}`;
  for (let seat = 1; seat < seats; seat++) await must(wire.put(`${path}/seats/${seat}/bot`, host, { bot }));
  await must(wire.post(`${path}/start`, host, undefined));
  await must(wire.post(`${path}/leave`, host, undefined));
  await must(wire.put(`${path}/seats/0/bot`, host, { bot }));
  return { id, host };
}

async function longGame(wire: Wire, title: Title, actions: readonly BaseAction[]): Promise<string> {
  const names = namesFor(title);
  const cookies: string[] = [];
  for (const name of names) cookies.push(await guest(wire, name));
  const [host = '', ...others] = cookies;
  const table = { title: title.id, name: 'Long', seats: names.length, seed: SEED, seating: 'joined' };
  const id = await opened(wire, host, table);
  for (const other of others) await must(wire.post(`/api/tables/${id}/join`, other, undefined));
  await must(wire.post(`/api/tables/${id}/start`, host, undefined));
  for (const [after, action] of actions.entries()) {
    const body = { after, id: `long-${after}-move`, action };
    await must(wire.post(`/api/tables/${id}/moves`, cookies[action.seat] ?? '', body));
  }
  return id;
}

async function opened(wire: Wire, host: string, table: unknown): Promise<string> {
  return Made.parse(JSON.parse(await must(wire.post('/api/tables', host, table)))).id;
}

async function must(answer: ReturnType<Wire['post']>): Promise<string> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return text;
}
