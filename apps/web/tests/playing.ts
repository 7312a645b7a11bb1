import { type BaseAction, type Choice, draw, randomAction, seededRandom } from '@stellwerk/engine/kernel';
import { Choices, Entries, type Entry, MovePlayed, Table } from '@stellwerk/server/api';
import type { Friend } from './house.ts';

export async function tableFor(friend: Friend, table: string): Promise<Table> {
  return Table.parse((await friend.ask('GET', `/api/tables/${table}`)).body);
}

export async function logOf(friend: Friend, table: string): Promise<Entry[]> {
  return Entries.parse((await friend.ask('GET', `/api/tables/${table}/entries`)).body).entries;
}

let count = 0;

/** A move for whoever of them is to act; with none named, any that is offered. */
export async function moveOn(
  friends: readonly Friend[],
  table: string,
  action?: Record<string, unknown>,
): Promise<BaseAction> {
  const [one] = friends;
  if (!one) throw new Error('nobody plays');
  const seen = await tableFor(one, table);
  const seat = seen.actors[0] ?? 0;
  const actor = whoHas(seat, friends, seen);
  const move = action ? { type: '', ...action, seat } : await anyOf(actor, table, seat);
  await make(actor, table, seen.seq, move);
  return move;
}

function whoHas(seat: number, friends: readonly Friend[], { seatList }: Table): Friend {
  const actor = friends.find(({ id }) => id === seatList[seat]?.player?.id);
  if (!actor) throw new Error(`nobody here acts for seat ${seat}`);
  return actor;
}

async function make(actor: Friend, table: string, after: number, action: BaseAction): Promise<MovePlayed> {
  count += 1;
  const move = { after, id: `people-${count}-move`, action };
  const answer = await actor.ask('POST', `/api/tables/${table}/moves`, move);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return MovePlayed.parse(answer.body);
}

const random = seededRandom('people');

/** Something that is offered: first which kind of action, then which one. */
async function anyOf(friend: Friend, table: string, seat: number): Promise<BaseAction> {
  const { choices } = Choices.parse((await friend.ask('GET', `/api/tables/${table}/choices`)).body);
  const told: readonly unknown[] = choices;
  const offered = told.filter(isChoice);
  const kinds = [...new Set(offered.map(({ type }) => type))];
  const kind = kinds[draw(random, 'kind', kinds.length)];
  const alike = offered.filter(({ type }) => type === kind);
  const choice = alike[draw(random, 'choice', alike.length)];
  const action = choice && randomAction(random, choice, seat);
  if (!action) throw new Error('nothing to do');
  return action;
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'type' in value && 'params' in value;
}

/** Makes these moves, each by whoever has its seat; the table has begun with them in this order. */
export async function replay(friends: readonly Friend[], table: string, actions: readonly BaseAction[]): Promise<void> {
  for (const [after, action] of actions.entries()) {
    const answer = await friends[action.seat]?.ask('POST', `/api/tables/${table}/moves`, {
      after,
      id: `replayed-${after}`,
      action,
    });
    if (answer?.status !== 200) throw new Error(JSON.stringify(answer?.body));
  }
}

/** Plays whatever is offered until the game is over. What the table says is asked for once: a move's answer tells who is next. */
export async function playOut(friends: readonly Friend[], table: string): Promise<void> {
  const [one] = friends;
  if (!one) throw new Error('nobody plays');
  const begun = await tableFor(one, table);
  let { actors, seq } = begun;
  for (let moves = 0; moves < 1500; moves++) {
    const seat = actors[0] ?? 0;
    const actor = whoHas(seat, friends, begun);
    const played = await make(actor, table, seq, await anyOf(actor, table, seat));
    if (played.over) return;
    ({ actors } = played);
    ({ seq } = played.entry);
  }
  throw new Error('the game does not end');
}
