import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 7 and 8: the end of the game and the variants. */
export const endRules: RuleTexts = {
  // When the game ends
  '18lra/7.1-a': sentences['7.1-a'],
  '18lra/7.1-b': sentences['7.1-b'],
  '18lra/7.1-d': sentences['7.1-d'],
  '18lra/7.1-c': sentences['7.1-c'],
  '18lra/7.1-e': {
    de: 'Auch Erträge der Privatbahnen, die 100 M der GVE oder Gründungskapital können die Bank sprengen.',
    en: 'Private revenue, the 100 M of GVE and float capital can break the bank too.',
  },

  // Winner
  '18lra/7.2-a': sentences['7.2-a'],
  '18lra/7.2-b': sentences['7.2-b'],
  '18lra/7.2-c': sentences['7.2-c'],

  // Variants
  '18lra/8.1-a': sentences['8.1-a'],
  '18lra/8.2-a': {
    de: 'Variante: Ihr beginnt mit zusammen 1.500 M; zu zweit hat jeder 500 M und der Investor ebenso.',
    en: 'Variant: you start with 1,500 M in all; with two players each has 500 M and so has the Investor.',
  },
  '18lra/8.3-a': sentences['8.3-a'],
  '18lra/8.3-b': sentences['8.3-b'],
  '18lra/8.3-c': sentences['8.3-c'],
  '18lra/8-b': {
    de: 'Kurzspiel und Spiel zu zweit sind angekündigt, aber ohne Regeln; wir bieten sie als eigene Rekonstruktion an.',
    en: 'A short game and a game for two are announced but without rules; we offer them as our own reconstruction.',
  },
};
