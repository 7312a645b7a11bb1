import type { Game } from '@stellwerk/engine/kernel';
import type { CompanyId, State } from '../index.ts';
import { type Situation, situation } from './situation.ts';

/** Barmen – Östliches Ruhrgebiet: BME has a route. */
export const A_ROUTE = { E14: '9/0' };

/** A company in step 6 of its turn. */
export function buying(company: CompanyId, wanted: Omit<Situation, 'turn'>): Game<State> {
  return situation({ ...wanted, turn: { company, step: 'trains' } });
}

type Move = Record<string, unknown> & { readonly type: string };

export function buy(train: string, from: string, price: number): Move {
  return { type: 'buyTrain', train, from, price };
}

export function force(train: string, from: 'depot' | 'pool'): Move {
  return { type: 'forcePurchase', train, from };
}

export function sell(company: string, ...certificates: readonly number[]): Move {
  return { type: 'sellShares', company, certificates };
}

export const PASS: Move = { type: 'pass' };

/** New trains offered to the company that buys. */
export function newTrains(game: Game<State>): readonly string[] {
  return game
    .choices(game.actors()[0] ?? 0)
    .filter(({ type, params }) => type === 'buyTrain' && JSON.stringify(params['from']) === '["depot"]')
    .map(({ params }) => String(Object.values(params['train'] ?? [])[0]));
}

export function cash(game: Game<State>, seat: number): number {
  return game.state.money[`player${seat}`] ?? 0;
}
