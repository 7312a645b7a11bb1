import type { Text } from '@stellwerk/engine/kernel';

/** What the guide says beside the sentences of a lesson. */
export const words = {
  lead: {
    de: 'Ein kurzes, echtes Spiel, Schritt für Schritt: Jeder Schritt sagt, was zu tun ist und warum. Fang mit dem an, das dich am meisten lockt; je kleiner das Gewicht, desto leichter.',
    en: 'A short real game, step by step: each step says what to do and why. Begin with the one that tempts you most; the lower its weight, the easier it is.',
  },
  guide: { de: 'Geführtes Spiel', en: 'Guided game' },
  progress: { de: 'Schritt {n} von {of}', en: 'Step {n} of {of}' },
  show: { de: 'Zeig mir, wo', en: 'Show me where' },
  back: { de: 'Einen Schritt zurück', en: 'One step back' },
  leave: { de: 'Ab hier frei weiterspielen', en: 'Play on freely from here' },
  leaveNote: {
    de: 'Ein eigenes Spiel ab dieser Stellung, gegen Computerspieler. Der Lehrgang bleibt, wo er ist.',
    en: 'A game of its own from this position, against computer players. The lesson stays where it is.',
  },
  others: { de: 'Die anderen sind am Zug …', en: 'The others are acting …' },
  strayed: {
    de: 'Die Regeln erlauben das. Heute aber: {todo}',
    en: 'The rules allow that. For today, though: {todo}',
  },
  done: { de: 'Geschafft!', en: 'Well done!' },
  again: { de: 'Noch einmal von vorn', en: 'Once more from the start' },
  readOn: { de: 'Das Spiel in fünf Minuten', en: 'The game in five minutes' },
  failed: { de: 'Das ging nicht: {reason}', en: 'That did not work: {reason}' },
  pupil: { de: 'Du', en: 'You' },
} as const satisfies Readonly<Record<string, Text>>;
