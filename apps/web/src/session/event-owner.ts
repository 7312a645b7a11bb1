import type { GameEvent } from '@stellwerk/engine/kernel';

/** Where titles name the company, the mine or whoever builds, works or buys. */
const FIELDS = ['company', 'mine', 'operation', 'builder', 'buyer'] as const;

/** The owner an event is about; undefined if it is about a player or nobody. */
export function ownerNamed(event: GameEvent): string | undefined {
  const name = FIELDS.map((field) => event[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : undefined;
}
