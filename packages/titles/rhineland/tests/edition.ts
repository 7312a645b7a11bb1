import type { Owner } from '@stellwerk/engine/finance';
import type { Game, Options } from '@stellwerk/engine/kernel';
import type { ruleTests } from '@stellwerk/engine/testing/rule';
import type { Rhineland } from '../game.ts';
import type { LendingState } from '../loan.ts';
import type { Material } from '../material.ts';
import { readings } from './moves.ts';
import type { Holder, Position } from './position.ts';

type RuleTest = ReturnType<typeof ruleTests>;
type Company = 'ADR' | 'BME' | 'CCE' | 'CME' | 'MKB' | 'RhE';
type Private = 'no1' | 'no2' | 'no3' | 'no4' | 'no5';
type Train = '2' | '3' | '4' | '5' | '6';
export type Wanted = Position<Company, Train, Private> & { readonly players?: number; readonly options?: Options };

/** What differs between the two games of the newer rulebook where their tests are the same. */
interface Places {
  readonly situation: (wanted: Wanted) => Game<LendingState>;
  readonly beginning: (players: number) => Game<LendingState>;
  /** Tiles that give BME a route of two stops. */
  readonly aRoute: Readonly<Record<string, string>>;
  readonly homeOfAdr: readonly [hex: string, node: string];
}

/** A game of the newer rulebook, for tests of what it says of both: three players, and companies that both have. */
export interface Edition extends Places, Pick<Material, 'items'> {
  /** By ids without the game; a whole id holds for its own game only. */
  readonly rule: RuleTest;
  readonly id: (rule: string) => string;
  readonly held: (game: Game<LendingState>, id: Company, holder: Holder) => number;
  readonly money: (game: Game<LendingState>, owner: number | Owner) => number;
  readonly price: (game: Game<LendingState>, id: Company) => number;
}

export function edition(game: Rhineland, rule: RuleTest, places: Places): Edition {
  const id = (suffix: string) => `${game.id}/${suffix}`;
  const ownIds = (ids: string | readonly string[]) =>
    (typeof ids === 'string' ? [ids] : ids)
      .map((one) => (one.includes('/') ? one : id(one)))
      .filter((one) => one.startsWith(id('')));
  return {
    ...places,
    ...readings<Company, LendingState>(game),
    items: game.items,
    id,
    rule: (ids, situation, run) => rule(ownIds(ids), situation, run),
  };
}
