import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Section 5: stock rounds, without the sale of the privates. */
export const stockRules: RuleTexts = {
  // Stock rounds in general
  '18lra/5-a': sentences['5-a'],
  '18lra/5-b': sentences['5-b'],
  '18lra/5-c': sentences['5-c'],
  '18lra/5-d': sentences['5-d'],
  '18lra/5-e': sentences['5-e'],
  '18lra/5-f': sentences['5-f'],

  // First stock round
  '18lra/5.1-a': sentences['5.1-a'],
  '18lra/5.1-b': sentences['5.1-b'],
  '18lra/5.1.2-a': sentences['5.1.2-a'],
  '18lra/5.1.2-b': sentences['5.1.2-b'],

  // Founding a company
  '18lra/5.1.3-a': sentences['5.1.3-a'],
  '18lra/5.1.3-b': {
    de: 'Ein Direktorzertifikat kostet den doppelten Startkurs, das der KEG den dreifachen; das Geld geht an die Bank.',
    en: 'A director certificate costs double the par, that of KEG three times the par; the money goes to the bank.',
  },

  // Ordinary certificates
  '18lra/5.1.4-a': sentences['5.1.4-a'],
  '18lra/5.1.4-b': sentences['5.1.4-b'],
  '18lra/5.1.4-c': sentences['5.1.4-c'],
  '18lra/5.1.4-d': sentences['5.1.4-d'],

  // Floating
  '18lra/5.1.5-a': sentences['5.1.5-a'],
  '18lra/5.1.5-b': sentences['5.1.5-b'],
  '18lra/5.1.5-c': sentences['5.1.5-c'],
  '18lra/5.1.5-d': sentences['5.1.5-d'],
  '18lra/5.1.5-e': sentences['5.1.5-e'],
  '18lra/5.1.5-f': sentences['5.1.5-f'],

  // Later stock rounds
  '18lra/5.2-a': sentences['5.2-a'],
  '18lra/5.2-b': sentences['5.2-b'],
  '18lra/5.2-c': sentences['5.2-c'],
  '18lra/5.2-d': sentences['5.2-d'],

  // Selling
  '18lra/5.2.1-a': sentences['5.2.1-a'],
  '18lra/5.2.1-b': sentences['5.2.1-b'],
  '18lra/5.2.1-c': sentences['5.2.1-c'],
  '18lra/5.2.1-d': sentences['5.2.1-d'],
  '18lra/5.2.1-e': sentences['5.2.1-e'],
  '18lra/5.2.1-f': sentences['5.2.1-f'],

  // Limits
  '18lra/5.2.2-a': {
    de: 'Du darfst zu zweit und zu dritt 14, zu viert 15 Zertifikate halten; offene Privatbahnen zählen mit.',
    en: 'You may hold 14 certificates with two or three players and 15 with four; open privates count.',
  },
  '18lra/5.2.2-b': sentences['5.2.2-b'],
  '18lra/5.2.2-c': sentences['5.2.2-c'],
  '18lra/5.2.2-d': sentences['5.2.2-d'],
  '18lra/5.2.2-f': sentences['5.2.2-f'],
  '18lra/5.2.2-e': sentences['5.2.2-e'],
};
