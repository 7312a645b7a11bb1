import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 7 and 8: the end of the game and the variants. */
export const endRules: RuleTexts = {
  // When the game ends
  '18rhi/7.1-a': sentences['7.1-a'],
  '18rhi/7.1-b': sentences['7.1-b'],
  '18rhi/7.1-d': sentences['7.1-d'],
  '18rhi/7.1-c': sentences['7.1-c'],
  '18rhi/7.1-e': sentences['7.1-e'],

  // Winner
  '18rhi/7.2-a': sentences['7.2-a'],
  '18rhi/7.2-b': sentences['7.2-b'],
  '18rhi/7.2-c': sentences['7.2-c'],

  // Variants
  '18rhi/8.1-a': sentences['8.1-a'],
  '18rhi/8.2-a': {
    de: 'Variante: Ihr beginnt mit zusammen 1.500 M, gleich verteilt; zu fünft ist das nicht zu empfehlen.',
    en: 'Variant: you start with 1,500 M shared equally among you, which is not advised with five players.',
  },
  '18rhi/8.3-a': sentences['8.3-a'],
  '18rhi/8.3-b': sentences['8.3-b'],
  '18rhi/8.3-c': sentences['8.3-c'],
  '18rhi/8-b': {
    de: 'Kurzspiel und Spiel zu zweit sind angekündigt, aber ohne Regeln; in diesem Spiel werden sie nicht angeboten.',
    en: 'A short game and a game for two are announced but without rules; they are not offered in this game.',
  },
};
