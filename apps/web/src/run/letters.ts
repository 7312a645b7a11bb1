import type { Plan } from '../titles/plan.ts';
import type { Line } from './edit.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Whether trains may run several routes. */
export function isMany(plan: Plan): boolean {
  return plan.trains.some((train) => plan.mostRoutes(train) > 1);
}

/** Where trains run several routes, each has a letter, here and on the map. */
export function letterOf(plan: Plan, { number }: Pick<Line, 'number'>): string {
  if (number === undefined || !isMany(plan)) return '';
  return LETTERS[number] ?? String(number + 1);
}
