import { isPlayer, type Owner, priceOf } from '@stellwerk/engine/finance';
import { type Figures, type Refusal, refuse } from '@stellwerk/engine/kernel';
import type { Box } from './box.ts';
import type { Law } from './law.ts';
import type { Company, Phase, StartItem } from './material.ts';
import type { State } from './state.ts';

export type { Box } from './box.ts';

/** A game on the Rhine: its box, and the decisions that are its own. */
export interface Rhineland extends Box {
  readonly law: Law;
}

export function companyOf(game: Box, id: string): Company {
  const company = game.companies.find((one) => one.id === id);
  if (!company) throw new RangeError(`there is no company ${id}`);
  return company;
}

export function isCompany(game: Box, id: string): boolean {
  return game.companies.some((company) => company.id === id);
}

export function companyIds(game: Box): readonly string[] {
  return game.companies.map(({ id }) => id);
}

/** A player, or who else holds shares as players do. */
export function isShareholder(game: Box, owner: Owner): boolean {
  return isPlayer(owner) || game.holders?.includes(owner) === true;
}

export function phaseOf(game: Box, { phase }: State): Phase {
  const found = game.phases[phase];
  if (!found) throw new RangeError(`there is no phase ${phase}`);
  return found;
}

export function priceNow(game: Box, state: State, company: string): number {
  return priceOf(game.market, state, company) ?? 0;
}

/** What a title reads of its own positions; red and grey areas have a figure for each `valueStep`, named as in the map data. */
export function readersOf(box: Box) {
  return {
    phaseOf: (state: State) => phaseOf(box, state),
    priceNow: (state: State, company: string) => priceNow(box, state, company),
    valueStep: (state: State) => (phaseOf(box, state).values === 'low' ? 'yellow' : 'brown'),
  };
}

export function priceOfTrain(game: Box, type: string): number {
  return game.trains[type]?.price ?? 0;
}

/** An item of the start packet, with the figures of a file if one gives them. */
export function itemOf(game: Box, { options }: State, id: string): StartItem {
  const item = game.items[id];
  if (!item) throw new RangeError(`there is no item ${id}`);
  const given = options.components?.privates?.[id];
  return given ? { ...item, ...given } : item;
}

/** What the markers of a company cost, in the order in which they are placed. */
export function markersOf({ options }: State, { id, markers }: Company): readonly number[] {
  return options.components?.markers?.[id] ?? markers;
}

/** Whether such a train stays with its company whatever happens. */
export function isBound(game: Box, train: string): boolean {
  return game.boundTrains?.includes(train) === true;
}

/** A refusal by a rule whose case deserves a text of its own. */
export function refuseSaying(game: Box, rule: string, text: string, figures: Figures = {}): Refusal {
  return refuse(rule, figures, `${game.id}.${text}`);
}
