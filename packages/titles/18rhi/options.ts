import { type Config, type OptionSpec, reading } from '@stellwerk/engine/kernel';
import { type Components, componentsIn, componentsOption } from '../rhineland/components.ts';
import { replaceable } from './board.ts';

/** The options the rules ask about during the game. */
export interface RuleOptions {
  readonly venlo: 'city' | 'end-only';
  readonly ending: 'loans' | 'short-of-money';
  /** Figures from a file. */
  readonly components?: Components;
}

/** The first value is the rulebook's, or the reading chosen where it is silent; the others are variants and other readings. */
export const options: readonly OptionSpec[] = [
  reading('18rhi/8.2-a', 'capital', 'normal', 'lower'),
  { id: 'extraTwoTrain', rule: '18rhi/8.1-a', kind: 'switch', default: false },
  reading('18rhi/8.3-a', 'ending', 'loans', 'short-of-money'),
  reading('18rhi/3.4-a', 'seating', 'dealt', 'given'),
  reading('18rhi/3.2-h', 'sites', 'drawn', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
  reading('18rhi/6.2.3-m', 'venlo', 'city', 'end-only'),
  componentsOption('18rhi', replaceable),
];

export function ruleOptions({ options: given }: Config): RuleOptions {
  return {
    venlo: given['venlo'] === 'end-only' ? 'end-only' : 'city',
    ending: given['ending'] === 'short-of-money' ? 'short-of-money' : 'loans',
    ...componentsIn(replaceable, given),
  };
}
