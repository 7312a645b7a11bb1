import { arrange, explain, type Game, newGame, type Options } from '@stellwerk/engine/kernel';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { readings } from '../../rhineland/tests/moves.ts';
import { bringInto, type Position } from '../../rhineland/tests/position.ts';
import type { CompanyId } from '../companies.ts';
import { game as rhineland } from '../game.ts';
import { lra, type State } from '../index.ts';
import { INVESTOR } from '../owners.ts';
import { cases, rules } from '../rules/index.ts';
import type { ItemId } from '../start-items.ts';
import type { TrainType } from '../trains.ts';

export * from '../../rhineland/tests/moves.ts';

export const rule = ruleTests(rules, cases);
export const { held, money, price } = readings<CompanyId, State>(rhineland);

/** A position in words; what is not said is as after the set-up with the start packet sold and its privates closed. */
export interface Situation extends Position<CompanyId, TrainType, ItemId> {
  /** Four unless told, so that all companies are in play. */
  readonly players?: number;
  readonly options?: Options;
  /** The Investor's money, and the seat with its card; as after the set-up unless told. */
  readonly investor?: number;
  readonly investorCard?: number;
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dea'];

/** A new game before the first move. Ann begins, the others sit in the order of their names; scenario 1 unless told. */
export function beginning(players = 4, options: Options = {}): Game<State> {
  const game = newGame(lra, {
    players: NAMES.slice(0, players),
    seed: 'a beginning',
    options: settled(players, options),
  });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

/** A game standing in that position; an impossible one throws. Seats sit in the order of their numbers. */
export function situation(wanted: Situation = {}): Game<State> {
  const players = NAMES.slice(0, wanted.players ?? 4);
  const options = settled(players.length, wanted.options ?? {});
  const game = arrange(lra, { players, options, seed: 'situation' }, (state) => {
    const purses = wanted.investor === undefined ? {} : { [INVESTOR]: wanted.investor };
    bringInto(rhineland, state, { ...wanted, purses });
    state.investorCard = wanted.investorCard ?? state.investorCard;
  });
  if (!game.ok) throw new Error(explain(game.refusal, { language: 'en', players, title: lra }));
  return game.value;
}

function settled(players: number, options: Options): Options {
  const needsScenario = players < 4 || options['length'] === 'short';
  return { seating: 'given', ...(needsScenario ? { scenario: '1' } : {}), ...options };
}

/** Buys for the Investor. */
export const invest = (company: CompanyId, from: 'offering' | 'charter' | 'pool', percent = 10) => ({
  type: 'investorBuys',
  company,
  from,
  percent,
});
