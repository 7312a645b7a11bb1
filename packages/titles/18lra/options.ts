import {
  type Config,
  type OptionSpec,
  type OptionsOf,
  type Refusal,
  reading,
  readOptions,
  refuse,
} from '@stellwerk/engine/kernel';
import { type Components, componentsOption } from '../rhineland/components.ts';
import { replaceable } from './board.ts';
import { SCENARIO_IDS } from './scenarios.ts';

/** The first value is the rulebook's, or the reading chosen where it is silent; the others are variants and other readings. */
export const options = [
  reading('18lra/3.3-e', 'scenario', 'drawn', ...SCENARIO_IDS),
  reading('18lra/8-b', 'length', 'normal', 'short'),
  reading('18lra/8.2-a', 'capital', 'normal', 'lower'),
  { id: 'extraTwoTrain', rule: '18lra/8.1-a', kind: 'switch', default: false },
  reading('18lra/8.3-a', 'ending', 'loans', 'short-of-money'),
  { id: 'smallRoster', rule: '18lra/2-b', kind: 'switch', default: false },
  reading('18lra/4.2.3-m', 'homes', 'text', 'branch'),
  reading('18lra/3.4-a', 'seating', 'dealt', 'given'),
  { ...reading('18lra/6.2.2-d', 'redMarkers', 'close', 'stay-open'), added: true },
  { ...reading('18lra/6.2.3-o', 'koeln', 'two-areas', 'one-area'), added: true },
  componentsOption('18lra', replaceable.text),
] as const satisfies readonly OptionSpec[];

export type GameOptions = OptionsOf<typeof options>;
/** The options the rules ask about during the game. */
export type RuleOptions = Pick<GameOptions, 'length' | 'ending' | 'homes' | 'redMarkers' | 'koeln'> & {
  /** Figures from a file. */
  readonly components?: Components;
};

/** What cannot go together: the short game has figures of its own, and four players use all companies. */
export function checkConfig({ players, options: given }: Config): Refusal | undefined {
  const { length, capital, extraTwoTrain, smallRoster, scenario } = readOptions(options, given);
  if (length === 'short') {
    if (capital !== 'normal' || extraTwoTrain) return refuse('18lra/short-a');
    return smallRoster ? refuse('18lra/short-f') : undefined;
  }
  return players.length === 4 && scenario !== 'drawn' ? refuse('18lra/3.3-e') : undefined;
}
