import type { ClockRules } from '@stellwerk/server/api';
import type { Voice } from '../text/speaker.ts';

/** A span of time in the largest unit that tells it exactly. */
export function spanOf(seconds: number, voice: Voice): string {
  if (seconds % 86_400 === 0) return voice.say('time.days', { n: seconds / 86_400 });
  if (seconds % 3600 === 0) return voice.say('time.hours', { n: seconds / 3600 });
  if (seconds % 60 === 0) return voice.say('time.minutes', { n: seconds / 60 });
  return voice.say('time.seconds', { n: seconds });
}

export function clockText(clock: ClockRules, voice: Voice): string {
  if (clock.kind === 'none') return voice.say('clock.none');
  return voice.say(clock.kind === 'move' ? 'clock.move' : 'clock.bank', { time: spanOf(clock.seconds, voice) });
}

/** What is left, as a clock shows it: 2 d 4 h, 1:05:09, 4:59. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} d ${hours} h`;
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
