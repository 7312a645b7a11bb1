import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 6.2.3 to 6.2.5: routes, income and the price after it. */
export const running = {
  // Routes
  '6.2.3-a': {
    de: 'Jeder Zug fährt höchstens einmal auf einer Strecke; kann einer fahren, muss mindestens einer fahren.',
    en: 'Each train runs one route at most; if any can run, at least one has to.',
  },
  '6.2.3-b': {
    de: 'Die Strecke hat mehr Städte und rote Gebiete, als die Zahl des Zuges erlaubt.',
    en: 'The route has more cities and red areas than the number of the train allows.',
  },
  '6.2.3-c': {
    de: 'Eine Kleinstadt zählt nur am Anfang oder Ende der Strecke zur Zahl des Zuges.',
    en: 'A town counts against the number of the train only at an end of the route.',
  },
  '6.2.3-d': {
    de: 'Eine gesperrte Stadt kann am Anfang oder Ende der Strecke liegen.',
    en: 'A blocked city can be at an end of the route.',
  },
  '6.2.3-e': {
    de: 'Durch ein rotes Gebiet fährt kein Zug hindurch.',
    en: 'No train runs through a red area.',
  },
  '6.2.3-f': {
    de: 'Kein Zug lässt auf seinem Weg ein Einkommensfeld aus.',
    en: 'No train leaves out an income field on its way.',
  },
  '6.2.3-g': {
    de: 'Eine Strecke besucht dieselbe Stadt, Kleinstadt oder dasselbe rote Gebiet nur einmal.',
    en: 'A route visits the same city, town or red area only once.',
  },
  '6.2.3-h': {
    de: 'Eine Strecke nutzt nur ein Feld des Östlichen Ruhrgebiets und nur je eines von Hamburg/Berlin, Arnhem/Nijmegen und Basel/Frankfurt.',
    en: 'A route takes in only one hex of the Eastern Ruhr, and only one each of Hamburg/Berlin, Arnhem/Nijmegen and Basel/Frankfurt.',
  },
  '6.2.3-i': {
    de: 'Ein rotes Gebiet mit einem fremden Marker gehört zu keiner deiner Strecken.',
    en: 'A red area with a foreign marker is part of none of your routes.',
  },
  '6.2.3-j': {
    de: 'Strecken der Züge einer Gesellschaft sind getrennt; über eine Gleisverzweigung fährt nur einer von ihnen.',
    en: 'Routes of the trains of a company are separate; only one of them uses a fork.',
  },
  '6.2.3-k': {
    de: 'Strecken deiner Züge dürfen sich in Städten und Kleinstädten treffen, wenn jede eigene Gleise hinein und hinaus hat.',
    en: 'The routes of your trains may meet in cities and towns if each has its own track in and out.',
  },
  '6.2.3-l': {
    de: 'Ein eben gekaufter Zug fährt erst im nächsten Spielzug; im ersten nimmt eine Gesellschaft daher nichts ein.',
    en: 'A train just bought waits for the next turn to run; that is why a company has no income in its first.',
  },

  // The metropolises
  '6.2.3.1-a': {
    de: 'In einer gelben Metropole kommst du nicht über den Rhein und nicht von Kreis zu Kreis; Kreise eines Ufers sind dennoch dieselbe Stadt.',
    en: 'In a yellow metropolis you cannot cross the Rhine or go from circle to circle, yet circles on one side are the same city.',
  },
  '6.2.3.1-b': {
    de: 'Eine grüne Metropole ist eine einzige Stadt mit drei Kreisen, und die Fähre verbindet ihre Ufer.',
    en: 'A green metropolis is a single city with three circles, and the ferry links its two sides.',
  },
  '6.2.3.1-d': {
    de: 'Wechselt deine Strecke in einer grünen Metropole das Ufer, zählt deren niedrigerer Wert.',
    en: 'If your route changes sides in a green metropolis, its smaller value is what you get.',
  },
  '6.2.3.1-f': {
    de: 'Steht dein einziger Marker der Strecke am anderen Ufer einer grünen Metropole, musst du hinüber und bekommst den niedrigeren Wert.',
    en: 'If the only own marker of the route is across the river in a green metropolis, you must ferry over for the smaller value.',
  },
  '6.2.3.1-g': {
    de: 'Braune und graue Metropolen haben eine Brücke: eine Stadt, ein Wert, kein Abzug.',
    en: 'Brown and grey metropolises have a bridge: a single city at full value.',
  },
  '6.2.3.1-i': {
    de: 'Bleibt deine Strecke in einer grünen Metropole auf einem Ufer, zählt deren höherer Wert.',
    en: 'If your route keeps to one side in a green metropolis, its larger value is what you get.',
  },
  '6.2.3.1-j': {
    de: 'Beide Ufer einer gelben Metropole darf eine Strecke besuchen, wenn Gleise sie anderswo verbinden; ab Grün ist es dieselbe Stadt.',
    en: 'A route may visit both sides of a yellow metropolis if other track links them; from green on they are the same city.',
  },

  // Income and dividend
  '6.2.4-a': {
    de: 'Die Bank zahlt für jeden Zug, was Städte, Kleinstädte und rote Gebiete seiner Strecke wert sind, und dazu die Boni.',
    en: 'For each train the bank pays what the cities, towns and red areas of its route are worth, with the bonuses on top.',
  },
  '6.2.4-b': {
    de: 'Rote und graue Gebiete zählen bis zum ersten 5er-Zug mit dem linken, danach mit dem rechten Wert.',
    en: 'Red and grey areas pay their left value up to the first 5-train and their right value afterwards.',
  },
  '6.2.4-c': {
    de: 'Behältst du ein, gehen alle Einnahmen in die Kasse der Gesellschaft.',
    en: 'If you withhold, the company keeps its entire income in the treasury.',
  },
  '6.2.4-d': {
    de: 'Schüttest du aus, bringt jede Aktie ein Zehntel: dem Spieler, auf dem Besitzblatt der Kasse, im Bankpool niemandem.',
    en: 'If you pay out, each share earns a tenth: for its player, for the treasury on the charter, for nobody in the bank pool.',
  },
  '6.2.4-e': {
    de: 'Du schüttest alles aus oder nichts; Teilbeträge gibt es nicht.',
    en: 'You pay out everything or nothing and cannot split the income.',
  },

  // Iron Rhine
  '6.2.4.1-b': {
    de: 'Der Eiserne Rhein kommt zu anderen Boni hinzu.',
    en: 'The Iron Rhine adds to other bonuses.',
  },

  // Montan bonus
  '6.2.4.2-a': {
    de: 'Eine Strecke mit Zeche und Stahlwerk bringt den Montanbonus: 20 M, ab dem ersten 5er-Zug 40 M.',
    en: 'A route with a coal mine and a steel mill earns the Montan bonus: 20 M, from the first 5-train on 40 M.',
  },
  '6.2.4.2-b': {
    de: 'Zwei Zechen und zwei Stahlwerke auf einer Strecke verdoppeln den Montanbonus; mehr wird es nicht.',
    en: 'Two coal mines and two steel mills on a route double the Montan bonus; it grows no further.',
  },
  '6.2.4.2-d': {
    de: 'Die Zeche in Moers zählt erst, wenn D7 braun ausgebaut ist.',
    en: 'The coal mine in Moers does not count before D7 has turned brown.',
  },
  '6.2.4.2-e': {
    de: 'Im Östlichen Ruhrgebiet zählt die Zufahrt deiner Strecke: von C12 oder E14 eine Zeche, von D13 ein Stahlwerk.',
    en: 'In the Eastern Ruhr the way in matters: a coal mine from C12 or E14, a steel mill from D13.',
  },
  '6.2.4.2-f': {
    de: 'Zeche oder Stahlwerk zählt je Strecke einmal, wenn sie irgendeine Stadt oder Kleinstadt auf diesem Feld besucht.',
    en: 'A coal mine or steel mill counts once for a route that visits any city or town on its hex.',
  },
  '6.2.4.2-g': {
    de: 'Der Montanbonus gilt für jede Strecke einzeln; Zechen und Stahlwerke verschiedener Züge zählen nicht zusammen.',
    en: 'Each route earns its own Montan bonus; coal mines and steel mills of different trains do not add up.',
  },

  // Eastern Ruhr
  '6.2.4.3-a': {
    de: 'Das Östliche Ruhrgebiet ist 20, 30, 40 oder 50 M wert, je nachdem, ob Gleise an eine, zwei, drei oder vier Zufahrten führen.',
    en: 'The Eastern Ruhr is worth 20, 30, 40 or 50 M as track leads to one, two, three or four of its entries.',
  },
  '6.2.4.3-b': {
    de: 'Ein Zug besucht das Östliche Ruhrgebiet nur einmal; mehrere Züge brauchen verschiedene Zufahrten.',
    en: 'A train visits the Eastern Ruhr only once; several trains have to use different entries.',
  },

  // Rheingold-Express
  '6.2.4.4-b': {
    de: 'Kleinstädte bringen dem Rheingold-Express nichts ein.',
    en: 'The Rheingold-Express earns nothing in towns.',
  },
  '6.2.4.4-c': {
    de: 'Der 8er-Zug bekommt keinen Montanbonus, was auch immer an seiner Strecke liegt.',
    en: 'The 8-train earns no Montan bonus, whatever lies along its route.',
  },
  '6.2.4.4-d': {
    de: 'Fährt der Rheingold-Express von Nijmegen oder Arnhem bis Basel oder Frankfurt, zählen seine Metropolen doppelt.',
    en: 'If the Rheingold-Express goes all the way between Nijmegen or Arnhem and Basel or Frankfurt, its metropolises pay double.',
  },
  '6.2.4.4-f': {
    de: 'Nimmt der Rheingold-Express in einer doppelt zählenden Metropole die Fähre, wird ihr niedrigerer Wert verdoppelt.',
    en: 'If the Rheingold-Express takes the ferry in a metropolis that pays double, it is the smaller value that is doubled.',
  },

  // Price
  '6.2.5-a': {
    de: 'Ist die gesamte Ausschüttung mindestens so hoch wie der Kurs, rückt der Kursmarker ein Feld nach rechts.',
    en: 'If the total payout is no less than the price, the price marker steps one square to the right.',
  },
  '6.2.5-b': {
    de: 'Geht es nicht weiter nach rechts, steigt der Kursmarker eine Zeile, und geht auch das nicht, bleibt er liegen.',
    en: 'If it cannot go right, the price marker climbs a row, and if it cannot climb, it stays.',
  },
  '6.2.5-c': {
    de: 'Ist die Ausschüttung kleiner als der Kurs, aber nicht null, bleibt der Kursmarker auf seinem Feld, kommt aber unter die anderen.',
    en: 'If the payout is below the price but not nothing, the price marker stays on its square but goes below the others.',
  },
  '6.2.5-d': {
    de: 'Ohne Dividende rückt der Kursmarker ein Feld nach links, ob du einbehältst oder nichts einnimmst.',
    en: 'Without a dividend the price marker steps one square to the left, whether you withheld or earned nothing.',
  },
  '6.2.5-e': {
    de: 'Kommt ein Kursmarker auf ein belegtes Kursfeld, wird er unter die anderen gelegt.',
    en: 'A price marker that comes to a square with others on it is slid below them.',
  },
} satisfies RuleTexts;
