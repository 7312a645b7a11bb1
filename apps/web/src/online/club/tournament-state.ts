import type { TournamentLine } from '@stellwerk/server/api';
import type { Voice } from '../../text/speaker.ts';
import { words } from './words.ts';

/** How far a tournament is. */
export function stateOf({ status, round, rounds }: TournamentLine, voice: Voice): string {
  if (status === 'running') return voice.text(words.isRunning, { round, rounds });
  return voice.text(status === 'open' ? words.isOpen : words.isFinished);
}
