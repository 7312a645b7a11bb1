import { cashOf } from '@stellwerk/engine/finance';
import { AACHEN_FUND, type State } from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import type { Owner } from '../view.ts';
import { words } from './words.ts';

/** What waits at Aachen for RhE, on the map of the Rhineland. */
export function aachenFund(state: State, company: string, speaker: Speaker): Owner['lines'] {
  const fund = company === 'RhE' ? cashOf(state, AACHEN_FUND) : 0;
  return fund === 0 ? [] : [{ label: speaker.text(words.fund), text: `${speaker.number(fund)}\u00a0M` }];
}
