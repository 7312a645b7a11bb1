import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 6.2.3 to 6.2.5: routes, income and the price after it. */
export const runningRules: RuleTexts = {
  // Routes
  '18lra/6.2.3-a': sentences['6.2.3-a'],
  '18lra/6.2.3-b': sentences['6.2.3-b'],
  '18lra/6.2.3-c': sentences['6.2.3-c'],
  '18lra/6.2.3-d': sentences['6.2.3-d'],
  '18lra/6.2.3-e': sentences['6.2.3-e'],
  '18lra/6.2.3-f': sentences['6.2.3-f'],
  '18lra/6.2.3-g': sentences['6.2.3-g'],
  '18lra/6.2.3-i': sentences['6.2.3-i'],
  '18lra/6.2.3-j': sentences['6.2.3-j'],
  '18lra/6.2.3-k': sentences['6.2.3-k'],
  '18lra/6.2.3-l': sentences['6.2.3-l'],
  '18lra/6.2.3-m': {
    de: 'Doppelfelder sind ein Ort, der einmal zählt und zahlt: Kevelaer, Oberhausen, Venlo, Antwerpen, Aachen und Jülich.',
    en: 'Double hexes are one place that counts and pays once: Kevelaer, Oberhausen, Venlo, Antwerpen, Aachen and Jülich.',
  },
  '18lra/6.2.3-n': {
    de: 'Durch Venlo darfst du fahren, in Kevelaer nur enden; beide zählen als Stadt.',
    en: 'You may run through Venlo but only end in Kevelaer; both count as a city.',
  },
  '18lra/6.2.3-o': {
    de: 'Das westliche und das östliche Köln sind zwei Gebiete; ein Zug darf beide verbinden.',
    en: 'Western and eastern Köln are two areas; one train may link them.',
  },

  // Crossing the Rhine
  '18lra/6.2.3.2-a': {
    de: 'Über den Rhein geht es bei Homberg, Rheinhausen und Neuss, erst mit der Fähre, dann über eine Brücke, und nach Wesel.',
    en: 'The Rhine is crossed at Homberg, Rheinhausen and Neuss, first by ferry and later by bridge, and to Wesel.',
  },
  '18lra/6.2.3.2-b': {
    de: 'Wer mit der Fähre fährt, bekommt den niedrigeren Wert des Plättchens, sonst den höheren.',
    en: 'Taking the ferry earns the smaller value of the tile, otherwise the larger one counts.',
  },
  '18lra/6.2.3.2-c': {
    de: 'Braune Plättchen haben eine Brücke und nur einen Wert.',
    en: 'Brown tiles have a bridge and a single value.',
  },
  '18lra/6.2.3.2-d': {
    de: 'Die Fähre liegt auf dem Plättchen Ruhrort, Rheinhausen oder Düsseldorf; nur dessen Wert sinkt, auch wenn die Strecke dort endet.',
    en: 'The ferry is on the tile of Ruhrort, Rheinhausen or Düsseldorf; only its value falls, even if the route ends there.',
  },
  '18lra/6.2.3.2-e': {
    de: 'Nach Wesel gibt es keine Fähre, also auch keinen Abzug.',
    en: 'There is no ferry to Wesel and so no deduction.',
  },

  // Income and dividend
  '18lra/6.2.4-a': sentences['6.2.4-a'],
  '18lra/6.2.4-b': sentences['6.2.4-b'],
  '18lra/6.2.4-c': {
    de: 'Behältst du ein, gehen alle Einnahmen in die Kasse; vom 2+4-Zug darfst du sie allein einbehalten.',
    en: 'If you withhold, the whole income goes to the treasury; that of the 2+4 train may be withheld alone.',
  },
  '18lra/6.2.4-d': sentences['6.2.4-d'],
  '18lra/6.2.4-e': {
    de: 'Du schüttest alles aus oder nichts; nur die Einnahmen des 2+4-Zugs lassen sich abtrennen.',
    en: 'You pay out everything or nothing; only the income of the 2+4 train can be kept apart.',
  },

  // Iron Rhine
  '18lra/6.2.4.1-a': {
    de: 'Eine Strecke von Antwerpen nach Oberhausen oder Essen bringt als Eiserner Rhein 80 M zusätzlich.',
    en: 'A route that joins Antwerpen with Oberhausen or Essen earns another 80 M as the Iron Rhine.',
  },
  '18lra/6.2.4.1-b': sentences['6.2.4.1-b'],
  '18lra/6.2.4.1-c': {
    de: 'Antwerpen hat einen eigenen Wert und kann Ende jeder Strecke sein.',
    en: 'Antwerpen has a value of its own and can end any route.',
  },
  '18lra/6.2.4.1-d': {
    de: 'Oberhausen und Essen allein sind kein Eiserner Rhein; ein fremder Marker in Essen sperrt es.',
    en: 'Oberhausen and Essen alone make no Iron Rhine; a foreign marker in Essen closes it.',
  },

  // Montan bonus
  '18lra/6.2.4.2-a': {
    de: 'Eine Strecke mit gedruckter Zeche und gedrucktem Stahlwerk bringt 20 M, ab dem ersten 5er-Zug 40 M.',
    en: 'A route with a printed coal mine and a printed steel mill earns 20 M, from the first 5-train on 40 M.',
  },
  '18lra/6.2.4.2-b': sentences['6.2.4.2-b'],
  '18lra/6.2.4.2-c': {
    de: 'Zechen sind A13/A15, B8, C9, C11, C13, J2 und K1/K3, Stahlwerke B16, C15, D14 und F10.',
    en: 'Coal mines are A13/A15, B8, C9, C11, C13, J2 and K1/K3, steel mills B16, C15, D14 and F10.',
  },
  '18lra/6.2.4.2-d': sentences['6.2.4.2-f'],
  '18lra/6.2.4.2-e': sentences['6.2.4.2-g'],

  // Eastern Ruhr
  '18lra/6.2.4.3-a': {
    de: 'Das Östliche Ruhrgebiet gehört nicht zu diesem Spiel.',
    en: 'The Eastern Ruhr is not part of this game.',
  },

  // Rheingold-Express
  '18lra/6.2.4.4-a': {
    de: 'Den Rheingold-Express gibt es in diesem Spiel nicht.',
    en: 'There is no Rheingold-Express in this game.',
  },

  // Harbour bonus
  '18lra/6.2.4.5-a': {
    de: 'Führt eine Strecke über den eigenen Hafen, bringt jede Zeche und jedes Stahlwerk daran 10 M.',
    en: 'If a route runs over the own harbour, each coal mine and each steel mill on it brings 10 M.',
  },
  '18lra/6.2.4.5-b': {
    de: 'Auch Zeche oder Stahlwerk auf dem Hafenfeld selbst zählt.',
    en: 'A coal mine or steel mill on the harbour hex itself counts too.',
  },
  '18lra/6.2.4.5-c': {
    de: 'Der Hafenbonus kommt zum Montanbonus und zum Bonus für Dalheim hinzu.',
    en: 'The harbour bonus adds to the Montan bonus and the Dalheim bonus.',
  },
  '18lra/6.2.4.5-d': {
    de: 'Jede Gesellschaft hat nur einen Hafen; zwei eigene auf einer Strecke gibt es nicht.',
    en: 'Every company has just one harbour; there are never two own ones on a route.',
  },
  '18lra/6.2.4.5-e': {
    de: 'Ein umgedrehter Hafenmarker bringt keinen Hafenbonus.',
    en: 'A harbour marker turned over brings no harbour bonus.',
  },
  '18lra/6.2.4.5-f': {
    de: 'Der Hafenbonus gilt für jede Strecke einzeln.',
    en: 'Each route earns its own harbour bonus.',
  },

  // Price
  '18lra/6.2.5-a': {
    de: 'Ist die gesamte Ausschüttung mindestens so hoch wie der Kurs, rückt der Kursmarker nach rechts; Einbehaltenes zählt nicht.',
    en: 'If the total payout is no less than the price, the price marker steps to the right; what is withheld does not count.',
  },
  '18lra/6.2.5-b': sentences['6.2.5-b'],
  '18lra/6.2.5-c': sentences['6.2.5-c'],
  '18lra/6.2.5-d': sentences['6.2.5-d'],
  '18lra/6.2.5-e': sentences['6.2.5-e'],
};
