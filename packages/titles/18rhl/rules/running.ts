import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 10 to 12: routes, income and the price after it. */
export const runningRules: RuleTexts = {
  // Routes
  '18rhl/10.1-a': {
    de: 'Jeder Zug fährt höchstens einmal, wenn seine Gesellschaft an der Reihe ist.',
    en: 'Every train runs no more than once when its company has its turn.',
  },
  '18rhl/10.1-b': sentences['6.2.3-l'],
  '18rhl/10.1-c': {
    de: 'Eine Strecke verbindet mindestens zwei verschiedene Städte oder rote Gebiete.',
    en: 'A route links no fewer than two different cities or red areas.',
  },
  '18rhl/10.1-d': {
    de: 'Auf der Strecke muss mindestens ein Bahnhofsmarker deiner Gesellschaft liegen.',
    en: 'There must be a station marker of your company somewhere along the route.',
  },
  '18rhl/10.1-e': {
    de: 'Eine Kleinstadt kann weder Anfang noch Ende einer Strecke sein.',
    en: 'A town cannot be the first or the last stop of a route.',
  },
  '18rhl/10.1-f': sentences['6.2.3-g'],
  '18rhl/10.1-g': sentences['6.2.3-h'],
  '18rhl/10.1-h': {
    de: 'Eine Stadt, deren Kreise alle fremd besetzt sind, kann nur am Anfang oder Ende der Strecke liegen.',
    en: 'A city with all its circles taken by others can only be at one end of the route.',
  },
  '18rhl/10.1-i': {
    de: 'Durch eine Stadt darfst du fahren, wenn ein Kreis frei ist oder dein Marker darin steht.',
    en: 'You may run through a city if there is an empty circle or your own marker in it.',
  },
  '18rhl/10.1-j': sentences['6.1.2-b'],
  '18rhl/10.1-k': {
    de: 'Zwei Züge einer Gesellschaft dürfen kein Gleisstück gemeinsam benutzen.',
    en: 'Two trains of a company cannot have any bit of track in common.',
  },
  '18rhl/10.1-l': sentences['6.2.3-k'],
  '18rhl/10.1-m': {
    de: 'Über eine Gleisverzweigung fährt nur einer deiner Züge.',
    en: 'Where track forks, just one of your trains can use it.',
  },
  '18rhl/10.1-n': {
    de: 'Gibt es eine erlaubte Strecke, musst du fahren; welche du nimmst, ist deine Sache.',
    en: 'If there is a legal route you have to run; which one you take is up to you.',
  },
  '18rhl/10.1-o': {
    de: 'Getrennte Städte oder Kleinstädte auf einem Feld sind verschiedene Halte; eine Strecke darf beide besuchen, wenn Gleise sie verbinden.',
    en: 'Separate cities or towns on a hex are different stops; one route may visit both if track elsewhere links them.',
  },

  // Crossing the Rhine
  '18rhl/10.2-a': sentences['6.2.3.1-a'],
  '18rhl/10.2-b': sentences['6.2.3.1-b'],
  '18rhl/10.2-c': {
    de: 'Ein fremd besetztes Ufer hält die Fähre nicht auf; gesperrt ist die grüne Metropole erst mit drei fremden Markern.',
    en: 'One side full of other markers does not stop the ferry; it takes three foreign markers to block a green metropolis.',
  },
  '18rhl/10.2-d': sentences['6.2.3.1-d'],
  '18rhl/10.2-e': sentences['6.2.3.1-i'],
  '18rhl/10.2-f': sentences['6.2.3.1-g'],
  '18rhl/10.2-h': {
    de: 'Ein freier Kreis oder eigener Marker an irgendeinem Ufer lässt dich durch die grüne Metropole; hin und zurück fährt die Fähre nicht.',
    en: 'An empty circle or own marker on either side lets you through a green metropolis; the ferry will not take you there and back.',
  },
  '18rhl/10.2-g': sentences['6.2.3.1-j'],
  '18rhl/10.2-i': sentences['6.2.3.1-f'],
  '18rhl/10.2-j': {
    de: 'Die Fähre einer grünen Metropole nimmt je Spielzug nur einen Zug deiner Gesellschaft mit; die anderen bleiben auf ihrem Ufer.',
    en: 'The ferry of a green metropolis carries just one train of your company a turn; the others keep to their side.',
  },

  // Length of a route
  '18rhl/10.3-a': {
    de: 'Die Strecke hat mehr Städte und rote Gebiete, als die Zahl des Zuges erlaubt.',
    en: 'The route has more cities and red areas than the number of the train allows.',
  },
  '18rhl/10.3-b': {
    de: 'Kleinstädte zählen nicht zur Länge einer Strecke.',
    en: 'Towns do not make a route any longer.',
  },
  '18rhl/10.3-c': {
    de: 'Außer dem 8er-Zug darf kein Zug eine Stadt auf seinem Weg auslassen.',
    en: 'No train but the 8-train may leave out a city along its way.',
  },
  '18rhl/10.3-d': {
    de: 'Rote Gebiete liegen nur am Anfang oder Ende; L9 gilt aber als Kleinstadt und Venlo, falls nicht anders eingestellt, als Stadt, nur nicht für den 8er-Zug.',
    en: 'Red areas only begin or end a route; yet L9 passes for a town and Venlo, unless set otherwise, for a city to all but the 8-train.',
  },
  '18rhl/10.3-e': {
    de: 'Der Rheingold-Express darf Städte auslassen, die dann weder zählen noch zahlen; durch gesperrte kommt auch er nicht.',
    en: 'The Rheingold-Express may leave out cities, which then neither count nor pay; blocked ones stop it like any train.',
  },
  '18rhl/10.3-f': {
    de: 'Der Rheingold-Express beginnt in Nijmegen, Arnhem, Basel oder Frankfurt.',
    en: 'The Rheingold-Express sets out from Nijmegen, Arnhem, Basel or Frankfurt.',
  },
  '18rhl/10.3-g': {
    de: 'Der Rheingold-Express endet in einer Stadt oder am RGE-Feld des gegenüberliegenden Rands; andere rote Felder meidet er.',
    en: 'The Rheingold-Express ends in a city or at an RGE hex on the far edge of the map, and avoids all other red hexes.',
  },

  // Income and dividend
  '18rhl/11.1-a': sentences['6.2.4-a'],
  '18rhl/11.1-b': sentences['6.2.4-b'],
  '18rhl/11.1-c': sentences['6.2.4-c'],
  '18rhl/11.1-d': {
    de: 'Schüttest du aus, bringt jede Aktie ein Zehntel: dem Spieler, aus dem Erstangebot der Kasse, im Bankpool niemandem.',
    en: 'If you pay out, each share earns a tenth: for its player, for the treasury in the initial offering, for nobody in the bank pool.',
  },
  '18rhl/11.1-e': sentences['6.2.4-e'],

  // Montan bonus
  '18rhl/11.2-a': sentences['6.2.4.2-a'],
  '18rhl/11.2-b': sentences['6.2.4.2-b'],
  '18rhl/11.2-c': sentences['6.2.4.2-f'],
  '18rhl/11.2-d': sentences['6.2.4.2-d'],
  '18rhl/11.2-e': sentences['6.2.4.4-c'],
  '18rhl/11.2-f': sentences['6.2.4.2-g'],
  '18rhl/11.2-g': sentences['6.2.4.2-e'],

  // Eastern Ruhr
  '18rhl/11.3-a': sentences['6.2.4.3-a'],
  '18rhl/11.3-b': {
    de: 'Der Wert des Östlichen Ruhrgebiets ist in allen Phasen gleich.',
    en: 'The phase of the game makes no difference to what the Eastern Ruhr is worth.',
  },
  '18rhl/11.3-c': sentences['6.2.4.3-b'],

  // Iron Rhine
  '18rhl/11.4-a': {
    de: 'Eine Strecke von Roermond bis ins Östliche Ruhrgebiet bringt als Eiserner Rhein 80 M zusätzlich.',
    en: 'A route that joins Roermond and the Eastern Ruhr earns another 80 M as the Iron Rhine.',
  },
  '18rhl/11.4-c': {
    de: 'Montanbonus und Eiserner Rhein dürfen auf derselben Strecke zusammenkommen.',
    en: 'The same route may earn the Montan bonus and the Iron Rhine together.',
  },
  '18rhl/11.4-b': {
    de: 'Steht in Roermond ein Bahnhofsmarker, gehört der Bonus des Eisernen Rheins nur dieser Gesellschaft.',
    en: 'With a station marker in Roermond, the Iron Rhine pays its bonus to that company and no other.',
  },

  // Ferry
  '18rhl/11.5-a': {
    de: 'Wer in einer grünen Metropole mit der Fähre übersetzt, bekommt nur deren niedrigeren Wert.',
    en: 'Taking the ferry in a green metropolis earns only the smaller of its values.',
  },

  // Rheingold-Express
  '18rhl/11.6-a': sentences['6.2.4.4-b'],
  '18rhl/11.6-b': {
    de: 'Der Rheingold-Express befördert nur Reisende und bekommt keinen Montanbonus.',
    en: 'The Rheingold-Express carries passengers only and is denied the Montan bonus.',
  },
  '18rhl/11.6-c': sentences['6.2.4.4-d'],
  '18rhl/11.6-d': sentences['6.2.4.4-f'],

  // Price
  '18rhl/12-a': sentences['6.2.5-a'],
  '18rhl/12-b': sentences['6.2.5-b'],
  '18rhl/12-c': {
    de: 'Ist die Ausschüttung kleiner als der Kurs, aber nicht null, bleibt der Kursmarker, wo er liegt.',
    en: 'If the payout is below the price but not nothing, the price marker keeps its place.',
  },
  '18rhl/12-d': sentences['6.2.5-d'],
  '18rhl/12-e': {
    de: 'Geht es nicht weiter nach links, fällt der Kursmarker eine Zeile, und geht auch das nicht, bleibt er liegen.',
    en: 'If it cannot go left, the price marker drops a row, and if it cannot drop, it stays.',
  },
  '18rhl/12-f': sentences['6.2.5-e'],
};
