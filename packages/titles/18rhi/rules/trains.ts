import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 6.2.6 and 6.3: trains, forced purchase and the phases. */
export const trainsRules: RuleTexts = {
  // Buying trains
  '18rhi/6.2.6-a': sentences['6.2.6-a'],
  '18rhi/6.2.6-b': sentences['6.2.6-b'],
  '18rhi/6.2.6-c': sentences['6.2.6-c'],
  '18rhi/6.2.6-d': sentences['6.2.6-d'],
  '18rhi/6.2.6-e': sentences['6.2.6-e'],
  '18rhi/6.2.6-f': sentences['6.2.6-f'],
  '18rhi/6.2.6-g': sentences['6.2.6-g'],
  '18rhi/6.2.6-h': sentences['6.2.6-h'],
  '18rhi/6.2.6-i': sentences['6.2.6-i'],
  '18rhi/6.2.6-j': {
    de: 'Kleinere Züge, die noch nicht verkauft sind, bleiben neben 6ern und 8ern im Angebot.',
    en: 'Smaller trains not yet sold stay on offer beside the 6s and 8s.',
  },

  // Duty to own a train
  '18rhi/6.2.6.1-a': sentences['6.2.6.1-a'],
  '18rhi/6.2.6.1-b': sentences['6.2.6.1-b'],
  '18rhi/6.2.6.1-c': sentences['6.2.6.1-c'],

  // Forced purchase
  '18rhi/6.2.6.2-a': sentences['6.2.6.2-a'],
  '18rhi/6.2.6.2-b': sentences['6.2.6.2-b'],
  '18rhi/6.2.6.2-c': sentences['6.2.6.2-c'],
  '18rhi/6.2.6.2-d': sentences['6.2.6.2-d'],
  '18rhi/6.2.6.2-e': sentences['6.2.6.2-e'],
  '18rhi/6.2.6.2-f': sentences['6.2.6.2-f'],
  '18rhi/6.2.6.2-g': sentences['6.2.6.2-g'],
  '18rhi/6.2.6.2-h': sentences['6.2.6.2-h'],
  '18rhi/6.2.6.2-i': sentences['6.2.6.2-i'],
  '18rhi/6.2.6.2-j': sentences['6.2.6.2-j'],
  '18rhi/6.2.6.2-k': sentences['6.2.6.2-k'],
  '18rhi/6.2.6.2-l': sentences['6.2.6.2-l'],
  '18rhi/6.2.6.2-m': sentences['6.2.6.2-m'],
  '18rhi/6.2.6.2-n': sentences['6.2.6.2-n'],

  // Phases
  '18rhi/6.3-a': sentences['6.3-a'],
  '18rhi/6.3-b': sentences['6.3-b'],
  '18rhi/6.3-c': sentences['6.3-c'],
  '18rhi/6.3-d': sentences['6.3-d'],
  '18rhi/6.3-e': sentences['6.3-e'],
};
