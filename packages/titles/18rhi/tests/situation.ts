import { arrange, explain, type Game, newGame, type Options } from '@stellwerk/engine/kernel';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { readings } from '../../rhineland/tests/moves.ts';
import { bringInto, type Position } from '../../rhineland/tests/position.ts';
import type { CompanyId } from '../companies.ts';
import { game as rhineland } from '../game.ts';
import { AACHEN_FUND, rhi, type State } from '../index.ts';
import { cases, rules } from '../rules/index.ts';
import type { PrivateId } from '../start-items.ts';
import type { TrainType } from '../trains.ts';

export * from '../../rhineland/tests/moves.ts';

export const rule = ruleTests(rules, cases);
export const { held, money, price } = readings<CompanyId, State>(rhineland);

/** A position in words; what is not said is as after the set-up with the start packet sold and its privates closed. */
export interface Situation extends Position<CompanyId, TrainType, PrivateId> {
  readonly players?: number;
  readonly options?: Options;
  readonly fund?: number;
  /** Which order card placed coal mine and steel mill; 1 unless told (J3 and Krefeld). */
  readonly draw?: number;
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dea', 'Eva'];

/** A new game before the first move. Ann begins, the others sit in the order of their names. */
export function beginning(players = 3, options: Options = {}): Game<State> {
  const settled = { seating: 'given', sites: '1', ...options };
  const game = newGame(rhi, { players: NAMES.slice(0, players), seed: 'a beginning', options: settled });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

/** A game standing in that position; an impossible one throws. Seats sit in the order of their numbers. */
export function situation(wanted: Situation = {}): Game<State> {
  const players = NAMES.slice(0, wanted.players ?? 3);
  const options = { seating: 'given', sites: String(wanted.draw ?? 1), ...wanted.options };
  const purses = { [AACHEN_FUND]: wanted.fund ?? 0 };
  const game = arrange(rhi, { players, options, seed: 'situation' }, (state) =>
    bringInto(rhineland, state, { ...wanted, purses }),
  );
  if (!game.ok) throw new Error(explain(game.refusal, { language: 'en', players, title: rhi }));
  return game.value;
}
