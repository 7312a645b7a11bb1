import { DEPOT, GONE, type Owner, POOL } from './owners.ts';

/** Every train by its type and owner: the depot's are new and lie in the order in which they are sold. */
export interface TrainState {
  trains: Record<Owner, string[]>;
}

export function trainsOf(state: TrainState, owner: Owner): readonly string[] {
  return state.trains[owner] ?? [];
}

export function moveTrain(state: TrainState, type: string, from: Owner, to: Owner): void {
  const at = state.trains[from]?.indexOf(type) ?? -1;
  if (at < 0) throw new RangeError(`${from} has no ${type}`);
  state.trains[from]?.splice(at, 1);
  const list = state.trains[to] ?? [];
  list.push(type);
  state.trains[to] = list;
}

/** Takes every train of the type out of the game, whoever has it, new ones too. Returns who lost how many. */
export function scrap(state: TrainState, type: string): Readonly<Record<Owner, number>> {
  const lost: Record<Owner, number> = {};
  for (const owner of Object.keys(state.trains)) {
    if (owner === GONE) continue;
    while (state.trains[owner]?.includes(type)) {
      moveTrain(state, type, owner, GONE);
      lost[owner] = (lost[owner] ?? 0) + 1;
    }
  }
  return lost;
}

/** How many of each type there are, over all owners. */
export function trainCounts(state: TrainState): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const type of Object.values(state.trains).flat()) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

export function newTrains(state: TrainState): readonly string[] {
  return trainsOf(state, DEPOT);
}

export function poolTrains(state: TrainState): readonly string[] {
  return trainsOf(state, POOL);
}

/** The new trains of a game: so many of each type, in the order of the types. */
export function newDepot<T extends string>(types: readonly T[], countOf: (type: T) => number): string[] {
  return types.flatMap((type) => Array<string>(countOf(type)).fill(type));
}
