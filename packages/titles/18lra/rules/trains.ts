import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 6.2.6 and 6.3: trains, forced purchase and the phases. */
export const trainsRules: RuleTexts = {
  // Buying trains
  '18lra/6.2.6-a': sentences['6.2.6-a'],
  '18lra/6.2.6-b': sentences['6.2.6-b'],
  '18lra/6.2.6-c': {
    de: 'Mit dem ersten 5er-Zug sind auch 6er-Züge zu haben.',
    en: 'The first 5-train makes 6-trains available as well.',
  },
  '18lra/6.2.6-d': sentences['6.2.6-d'],
  '18lra/6.2.6-e': sentences['6.2.6-e'],
  '18lra/6.2.6-f': sentences['6.2.6-f'],
  '18lra/6.2.6-g': sentences['6.2.6-g'],
  '18lra/6.2.6-h': sentences['6.2.6-h'],
  '18lra/6.2.6-i': sentences['6.2.6-i'],
  '18lra/6.2.6-j': {
    de: '5er-Züge, die noch nicht verkauft sind, bleiben neben den 6ern im Angebot.',
    en: '5-trains not yet sold stay on offer beside the 6s.',
  },

  // Duty to own a train
  '18lra/6.2.6.1-a': sentences['6.2.6.1-a'],
  '18lra/6.2.6.1-b': sentences['6.2.6.1-b'],
  '18lra/6.2.6.1-c': sentences['6.2.6.1-c'],

  // Forced purchase
  '18lra/6.2.6.2-a': sentences['6.2.6.2-a'],
  '18lra/6.2.6.2-b': sentences['6.2.6.2-b'],
  '18lra/6.2.6.2-c': sentences['6.2.6.2-c'],
  '18lra/6.2.6.2-d': sentences['6.2.6.2-d'],
  '18lra/6.2.6.2-e': sentences['6.2.6.2-e'],
  '18lra/6.2.6.2-f': sentences['6.2.6.2-f'],
  '18lra/6.2.6.2-g': sentences['6.2.6.2-g'],
  '18lra/6.2.6.2-h': sentences['6.2.6.2-h'],
  '18lra/6.2.6.2-i': sentences['6.2.6.2-i'],
  '18lra/6.2.6.2-j': sentences['6.2.6.2-j'],
  '18lra/6.2.6.2-k': sentences['6.2.6.2-k'],
  '18lra/6.2.6.2-l': sentences['6.2.6.2-l'],
  '18lra/6.2.6.2-m': sentences['6.2.6.2-m'],
  '18lra/6.2.6.2-n': sentences['6.2.6.2-n'],

  // Phases
  '18lra/6.3-a': sentences['6.3-a'],
  '18lra/6.3-b': sentences['6.3-b'],
  '18lra/6.3-c': sentences['6.3-c'],
  '18lra/6.3-d': {
    de: '4er-, 5er- und 6er-Züge und der 2+4-Zug veralten nie.',
    en: 'Trains of type 4, 5 and 6 and the 2+4 train never become outdated.',
  },
  '18lra/6.3-e': {
    de: 'Erst verlassen veraltete Züge das Spiel; beim ersten 5er-Zug folgen Dalheim, der 2+4-Zug, das Zuglimit und das Ende der Privatbahnen.',
    en: 'Outdated trains leave first; with the first 5-train then follow Dalheim, the 2+4 train, the train limit and the end of the privates.',
  },
};
