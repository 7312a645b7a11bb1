import { type BaseAction, newGame, randomMove, seededRandom, type Title } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { z } from 'zod';
import { pause } from '../tests/process.ts';
import type { Wire } from './wire.ts';

/** A table whose next moves are known. */
interface Prepared {
  readonly id: string;
  readonly cookies: readonly string[];
  readonly actions: readonly BaseAction[];
  at: number;
  busy: boolean;
}

const AT_ONCE = 24;

const WithId = z.object({ id: z.string() });

/** A table with an open seed, so that its moves can be known beforehand and nothing is asked but to play them. */
export async function prepare(wire: Wire, i: number, most: number): Promise<Prepared> {
  const title = titles[i % 2];
  if (!title) throw new Error('a title is missing');
  const seats = title.players[0];
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const seed = `bench ${i}`;
  const actions = playedOut(title, names, seed, most);
  const cookies: string[] = [];
  for (const name of names) cookies.push(await guest(wire, name));
  const [host = '', ...others] = cookies;
  const table = { title: title.id, name: 'Bench', seats, seed, seating: 'joined' };
  const made = await wire.post('/api/tables', host, table);
  const { id } = WithId.parse(JSON.parse(made.text));
  for (const other of others) await wire.post(`/api/tables/${id}/join`, other, undefined);
  const started = await wire.post(`/api/tables/${id}/start`, host, undefined);
  if (started.status !== 200) throw new Error(started.text);
  return { id, cookies, actions, at: 0, busy: false };
}

/** Sends the next move of a table; tells how long it took. */
async function next(table: Prepared, wire: Wire): Promise<number> {
  const action = table.actions[table.at];
  if (!action) throw new Error('no move left');
  table.busy = true;
  const began = performance.now();
  const body = { after: table.at, id: `bench-${table.at}-move`, action };
  const answer = await wire.post(`/api/tables/${table.id}/moves`, table.cookies[action.seat] ?? '', body);
  if (answer.status !== 200) throw new Error(`a move was answered ${answer.status}: ${answer.text}`);
  table.at += 1;
  table.busy = false;
  return performance.now() - began;
}

/** At a fixed rate, whether the server keeps up or not: a move that could not be sent in time counts from when it was due. */
export async function steadily(
  tables: readonly Prepared[],
  wire: Wire,
  rate: number,
  seconds: number,
): Promise<number[]> {
  const latency: number[] = [];
  const began = performance.now();
  const sent: Promise<void>[] = [];
  let turn = 0;
  for (let n = 0; n < rate * seconds; n++) {
    const due = began + (1000 * n) / rate;
    while (performance.now() < due) await pause(1);
    let table: Prepared | undefined;
    while (!table) {
      table = tables.slice(turn % tables.length).find(ready) ?? tables.find(ready);
      if (!table && !tables.some(({ at, actions }) => at < actions.length)) return latency;
      if (!table) await pause(1);
      turn += 1;
    }
    const late = performance.now() - due;
    sent.push(next(table, wire).then((ms) => void latency.push(ms + late)));
  }
  await Promise.all(sent);
  return latency;
}

function ready({ busy, at, actions }: Prepared): boolean {
  return !busy && at < actions.length;
}

export async function quickly(tables: readonly Prepared[], wire: Wire, seconds: number): Promise<number[]> {
  const ends = performance.now() + 1000 * seconds;
  const perSecond: number[] = [];
  const began = performance.now();
  let turn = 0;
  const lane = async () => {
    while (performance.now() < ends) {
      turn += 1;
      const table = tables.slice(turn % tables.length).find(ready) ?? tables.find(ready);
      if (!table) return;
      await next(table, wire);
      const second = Math.floor((performance.now() - began) / 1000);
      perSecond[second] = (perSecond[second] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return perSecond.slice(0, seconds).filter((count) => count !== undefined);
}

export async function guest(wire: Wire, name: string): Promise<string> {
  const { cookies } = await wire.post('/api/account/guest', '', { name });
  return cookies.map((text) => text.split(';')[0]).join('; ');
}

/** The moves of a game played at random. */
export function playedOut(title: Title, players: readonly string[], seed: string, most: number): readonly BaseAction[] {
  const fresh = newGame(title, { players, seed });
  if (!fresh.ok) throw new Error('a game cannot begin');
  const random = seededRandom(`${seed}/bots`);
  const game = fresh.value;
  while (!game.over && game.actions.length < most) game.play(randomMove(random, game, game.actors()[0] ?? 0));
  return [...game.actions];
}
