import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Section 6 up to 6.2.2: order of the companies, track, upgrades and station markers. */
export const trackRules: RuleTexts = {
  // Order of the companies
  '18rhi/6-a': sentences['6-a'],
  '18rhi/6-b': sentences['6-b'],
  '18rhi/6-c': sentences['6-c'],
  '18rhi/6-d': sentences['6-d'],
  '18rhi/6-f': sentences['6-f'],
  '18rhi/6-e': sentences['6-e'],

  // Income fields and routes
  '18rhi/6.1.1-a': sentences['6.1.1-a'],
  '18rhi/6.1.1-b': {
    de: 'Rote Gebiete zahlen je nach Phase; nur das Östliche Ruhrgebiet und Antwerpen haben eigene Regeln.',
    en: 'What red areas pay depends on the phase; only the Eastern Ruhr and Antwerpen have rules of their own.',
  },
  '18rhi/6.1.2-a': sentences['6.1.2-a'],
  '18rhi/6.1.2-b': sentences['6.1.2-b'],
  '18rhi/6.1.2-c': sentences['6.1.2-c'],
  '18rhi/6.1.2-d': sentences['6.1.2-d'],
  '18rhi/6.1.2-e': sentences['6.1.2-e'],
  '18rhi/6.1.2-f': sentences['6.1.2-f'],
  '18rhi/6.1.2-g': sentences['6.1.2-g'],

  // Turn of a company
  '18rhi/6.2-a': sentences['6.2-a'],

  // Laying track
  '18rhi/6.2.1-a': sentences['6.2.1-a'],
  '18rhi/6.2.1-b': sentences['6.2.1-b'],
  '18rhi/6.2.1-c': sentences['6.2.1-c'],
  '18rhi/6.2.1-d': sentences['6.2.1-d'],

  // Yellow tiles
  '18rhi/6.2.1.1-a': sentences['6.2.1.1-a'],
  '18rhi/6.2.1.1-b': sentences['6.2.1.1-b'],
  '18rhi/6.2.1.1-c': sentences['6.2.1.1-c'],
  '18rhi/6.2.1.1-d': sentences['6.2.1.1-d'],
  '18rhi/6.2.1.1-e': sentences['6.2.1.1-e'],
  '18rhi/6.2.1.1-f': sentences['6.2.1.1-f'],
  '18rhi/6.2.1.1-g': sentences['6.2.1.1-g'],

  // Upgrades
  '18rhi/6.2.1.2-a': sentences['6.2.1.2-a'],
  '18rhi/6.2.1.2-b': sentences['6.2.1.2-b'],
  '18rhi/6.2.1.2-c': sentences['6.2.1.2-c'],
  '18rhi/6.2.1.2-d': sentences['6.2.1.2-d'],
  '18rhi/6.2.1.2-e': sentences['6.2.1.2-e'],
  '18rhi/6.2.1.2-f': sentences['6.2.1.2-f'],
  '18rhi/6.2.1.2-g': sentences['6.2.1.2-g'],
  '18rhi/6.2.1.2-h': sentences['6.2.1.2-h'],
  '18rhi/6.2.1.2-i': sentences['6.2.1.2-i'],
  '18rhi/6.2.1.2-j': sentences['6.2.1.2-j'],

  // The Rhine
  '18rhi/6.2.1.3-a': sentences['6.2.1.3-a'],
  '18rhi/6.2.1.3-b': sentences['6.2.1.3-b'],
  '18rhi/6.2.1.3-c': sentences['6.2.1.3-c'],
  '18rhi/6.2.1.3-d': sentences['6.2.1.3-d'],
  '18rhi/6.2.1.3-e': {
    de: 'Das erste Plättchen auf C8 kostet 30 M; sein gedrucktes Gleis führt nach B9.',
    en: 'The first tile on C8 costs 30 M; its printed track leads to B9.',
  },
  '18rhi/6.2.1.3-f': {
    de: 'B7 ist ein festes graues Feld mit Gleis von Arnhem nach Wesel; gebaut wird dort nicht.',
    en: 'B7 is a fixed grey hex with track from Arnhem to Wesel; no tile goes there.',
  },

  // Station markers
  '18rhi/6.2.2-a': sentences['6.2.2-a'],
  '18rhi/6.2.2-b': sentences['6.2.2-b'],
  '18rhi/6.2.2-c': sentences['6.2.2-c'],
  '18rhi/6.2.2-d': {
    de: 'Ein aufgedeckter Marker auf A14, B15, C2 oder E2 sperrt dieses Gebiet für alle anderen Gesellschaften.',
    en: 'A marker face up on A14, B15, C2 or E2 closes that area to all other companies.',
  },
  '18rhi/6.2.2-e': sentences['6.2.2-e'],
  '18rhi/6.2.2-f': {
    de: 'Eine Gesellschaft setzt je Betriebsrunde höchstens einen Marker.',
    en: 'A company places no more than one marker in an operating round.',
  },
  '18rhi/6.2.2-g': sentences['6.2.2-g'],
  '18rhi/6.2.2-h': sentences['6.2.2-h'],
  '18rhi/6.2.2-i': {
    de: 'Der billigste Marker, der noch übrig ist, kommt zuerst.',
    en: 'The cheapest marker still left comes first.',
  },
  '18rhi/6.2.2-j': {
    de: 'In einer grünen, braunen oder grauen Metropole öffnet eine Verbindung zu einem Ufer beide, in einer gelben nur den erreichten Kreis.',
    en: 'In a green, brown or grey metropolis a link to one bank opens both, in a yellow one only the circle reached.',
  },
};
