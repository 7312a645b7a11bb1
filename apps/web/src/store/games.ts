import { allRecords, dropRecord, getRecord, putRecord } from './database.ts';
import { dropHistory } from './histories.ts';
import { type Kept, readStored, type StoredGame } from './stored-game.ts';

export { type DamagedGame, type Kept, rawText, recordOf, type Sitter, type StoredGame } from './stored-game.ts';

export function newId(): string {
  return crypto.randomUUID?.().slice(0, 8) ?? Math.random().toString(36).slice(2, 10);
}

/** A seed for a new game, short enough to read out to somebody. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function keepGame(record: StoredGame): Promise<void> {
  await putRecord(record);
}

export async function findGame(id: string): Promise<Kept | undefined> {
  const record = await getRecord(id);
  return record === undefined ? undefined : readStored(id, record);
}

/** Whose turn it is at this screen first, then the latest; what is damaged comes last. */
export async function listGames(): Promise<readonly Kept[]> {
  const kept = (await allRecords()).map(({ key, value }) => readStored(key, value));
  const waits = ({ over, actors, sitters }: StoredGame) =>
    over ? 2 : actors.some((seat) => sitters[seat]?.kind === 'person') ? 0 : 1;
  const games = kept.flatMap((one) => (one.ok ? [one.game] : []));
  games.sort((a, b) => waits(a) - waits(b) || b.updated - a.updated);
  return [...games.map((game): Kept => ({ ok: true, game })), ...kept.filter(({ ok }) => !ok)];
}

export async function forgetGame(key: IDBValidKey): Promise<void> {
  await dropRecord(key);
  if (typeof key === 'string') await dropHistory(key).catch(() => {});
}
