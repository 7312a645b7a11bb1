import type { Speaker } from '../../text/speaker.ts';
import { words } from './words.ts';

/** “4er-Lok” and “6E-Lok”, “4-train” and “6E-train”. */
export function trainName(train: string, speaker: Speaker): string {
  return speaker.text(/\d$/.test(train) ? words.trainName : words.trainLetter, { train });
}
