import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 6.2.3 to 6.2.5: routes, income and the price after it. */
export const runningRules: RuleTexts = {
  // Routes
  '18rhi/6.2.3-a': sentences['6.2.3-a'],
  '18rhi/6.2.3-b': sentences['6.2.3-b'],
  '18rhi/6.2.3-c': sentences['6.2.3-c'],
  '18rhi/6.2.3-d': sentences['6.2.3-d'],
  '18rhi/6.2.3-e': sentences['6.2.3-e'],
  '18rhi/6.2.3-f': sentences['6.2.3-f'],
  '18rhi/6.2.3-g': sentences['6.2.3-g'],
  '18rhi/6.2.3-h': sentences['6.2.3-h'],
  '18rhi/6.2.3-i': sentences['6.2.3-i'],
  '18rhi/6.2.3-j': sentences['6.2.3-j'],
  '18rhi/6.2.3-k': sentences['6.2.3-k'],
  '18rhi/6.2.3-l': sentences['6.2.3-l'],
  '18rhi/6.2.3-m': {
    de: 'Durch Venlo fahren, falls nicht anders eingestellt, alle Züge außer dem 8er; ein fremder Marker sperrt es ganz.',
    en: 'Unless set otherwise, all trains but the 8 run through Venlo; a foreign marker closes it altogether.',
  },
  '18rhi/6.2.3-n': {
    de: 'L9 gilt als Kleinstadt und nicht als rotes Gebiet.',
    en: 'L9 passes for a town, not for a red area.',
  },

  // The metropolises
  '18rhi/6.2.3.1-a': sentences['6.2.3.1-a'],
  '18rhi/6.2.3.1-b': sentences['6.2.3.1-b'],
  '18rhi/6.2.3.1-c': {
    de: 'Ein fremd besetztes Ufer hält die Fähre nicht auf.',
    en: 'One bank full of other markers does not stop the ferry.',
  },
  '18rhi/6.2.3.1-d': sentences['6.2.3.1-d'],
  '18rhi/6.2.3.1-e': {
    de: 'Ohne eigenen Marker am Weg führt die Strecke in einer grünen Metropole über einen freien Kreis; dafür musst du notfalls übersetzen.',
    en: 'With no own marker on the way, the route through a green metropolis uses a free circle, even if that means the ferry.',
  },
  '18rhi/6.2.3.1-f': sentences['6.2.3.1-f'],
  '18rhi/6.2.3.1-g': sentences['6.2.3.1-g'],
  '18rhi/6.2.3.1-i': sentences['6.2.3.1-i'],
  '18rhi/6.2.3.1-j': sentences['6.2.3.1-j'],
  '18rhi/6.2.3.1-h': {
    de: 'Die Fähre ist ein Gleis: Eine Strecke nutzt sie nur einmal und fährt nicht hin und zurück.',
    en: 'The ferry is track: a route uses it once and does not go over and back.',
  },

  // Income and dividend
  '18rhi/6.2.4-a': sentences['6.2.4-a'],
  '18rhi/6.2.4-b': sentences['6.2.4-b'],
  '18rhi/6.2.4-c': sentences['6.2.4-c'],
  '18rhi/6.2.4-d': sentences['6.2.4-d'],
  '18rhi/6.2.4-e': sentences['6.2.4-e'],

  // Iron Rhine
  '18rhi/6.2.4.1-a': {
    de: 'Eine Strecke von Antwerpen bis ins Östliche Ruhrgebiet bringt als Eiserner Rhein 80 M zusätzlich.',
    en: 'A route that joins Antwerpen and the Eastern Ruhr earns another 80 M as the Iron Rhine.',
  },
  '18rhi/6.2.4.1-b': sentences['6.2.4.1-b'],
  '18rhi/6.2.4.1-c': {
    de: 'Antwerpen zählt nur für den Eisernen Rhein und ist selbst nichts wert; ohne diesen Bonus fährt kein Zug dorthin.',
    en: 'Antwerpen counts only for the Iron Rhine and is worth nothing itself; without that bonus no train runs there.',
  },
  '18rhi/6.2.4.1-e': {
    de: 'Antwerpen ist ein eigenes Gebiet neben Roermond und zählt zur Zahl des Zuges.',
    en: 'Antwerpen is an area of its own beside Roermond and counts against the number of the train.',
  },
  '18rhi/6.2.4.1-d': {
    de: 'Nach Antwerpen geht es nur durch Roermond; ein fremder Marker dort hält dich auf, enden darfst du in Roermond trotzdem.',
    en: 'Antwerpen is reached only through Roermond; a foreign marker there stops you, yet you may end in Roermond.',
  },

  // Montan bonus
  '18rhi/6.2.4.2-a': sentences['6.2.4.2-a'],
  '18rhi/6.2.4.2-b': sentences['6.2.4.2-b'],
  '18rhi/6.2.4.2-c': {
    de: 'Bewegliche Zechen und Stahlwerke zählen wie gedruckte.',
    en: 'Movable coal mines and steel mills count like printed ones.',
  },
  '18rhi/6.2.4.2-d': sentences['6.2.4.2-d'],
  '18rhi/6.2.4.2-e': sentences['6.2.4.2-e'],
  '18rhi/6.2.4.2-f': sentences['6.2.4.2-f'],
  '18rhi/6.2.4.2-g': sentences['6.2.4.2-g'],

  // Eastern Ruhr
  '18rhi/6.2.4.3-a': sentences['6.2.4.3-a'],
  '18rhi/6.2.4.3-b': sentences['6.2.4.3-b'],
  '18rhi/6.2.4.3-c': {
    de: 'Was das Östliche Ruhrgebiet wert ist, zeigt der Plan an.',
    en: 'The map shows what the Eastern Ruhr is worth.',
  },

  // Rheingold-Express
  '18rhi/6.2.4.4-a': {
    de: 'Der 8er-Zug beginnt in Nijmegen oder Arnhem.',
    en: 'The 8-train sets out from Nijmegen or Arnhem.',
  },
  '18rhi/6.2.4.4-b': sentences['6.2.4.4-b'],
  '18rhi/6.2.4.4-c': sentences['6.2.4.4-c'],
  '18rhi/6.2.4.4-d': sentences['6.2.4.4-d'],
  '18rhi/6.2.4.4-e': {
    de: 'Der 8er-Zug fährt nicht durch Venlo.',
    en: 'The 8-train does not run through Venlo.',
  },
  '18rhi/6.2.4.4-f': sentences['6.2.4.4-f'],

  // Price
  '18rhi/6.2.5-a': sentences['6.2.5-a'],
  '18rhi/6.2.5-b': sentences['6.2.5-b'],
  '18rhi/6.2.5-c': sentences['6.2.5-c'],
  '18rhi/6.2.5-d': sentences['6.2.5-d'],
  '18rhi/6.2.5-e': sentences['6.2.5-e'],
};
