/** An entry of a file's list of actions. */
export type Entry = Readonly<Record<string, unknown>>;

export const byPlayer = (entity: number, type: string, more: Entry = {}): Entry => entry('player', entity, type, more);
export const byCompany = (entity: string, type: string, more: Entry = {}): Entry =>
  entry('corporation', entity, type, more);
export const byMinor = (entity: string, type: string, more: Entry = {}): Entry => entry('minor', entity, type, more);

function entry(kind: string, entity: number | string, type: string, more: Entry): Entry {
  return { type, entity, entity_type: kind, ...more };
}
