import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 10 to 12: routes, income and the price after it. */
export const runningRules: RuleTexts = {
  // Routes
  '18rhl/10.1-a': {
    de: 'Jeder Zug fährt höchstens einmal, wenn seine Gesellschaft an der Reihe ist.',
    en: 'Every train runs no more than once when its company has its turn.',
  },
  '18rhl/10.1-b': {
    de: 'Ein eben gekaufter Zug fährt erst im nächsten Spielzug; im ersten nimmt eine Gesellschaft daher nichts ein.',
    en: 'A train just bought waits for the next turn to run; that is why a company has no income in its first.',
  },
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
  '18rhl/10.1-f': {
    de: 'Eine Strecke besucht dieselbe Stadt, Kleinstadt oder dasselbe rote Gebiet nur einmal.',
    en: 'A route visits the same city, town or red area only once.',
  },
  '18rhl/10.1-g': {
    de: 'Eine Strecke nutzt nur ein Feld des Östlichen Ruhrgebiets und nur je eines von Hamburg/Berlin, Arnhem/Nijmegen und Basel/Frankfurt.',
    en: 'A route takes in only one hex of the Eastern Ruhr, and only one each of Hamburg/Berlin, Arnhem/Nijmegen and Basel/Frankfurt.',
  },
  '18rhl/10.1-h': {
    de: 'Eine Stadt, deren Kreise alle fremd besetzt sind, kann nur am Anfang oder Ende der Strecke liegen.',
    en: 'A city with all its circles taken by others can only be at one end of the route.',
  },
  '18rhl/10.1-i': {
    de: 'Durch eine Stadt darfst du fahren, wenn ein Kreis frei ist oder dein Marker darin steht.',
    en: 'You may run through a city if there is an empty circle or your own marker in it.',
  },
  '18rhl/10.1-j': {
    de: 'Eine Strecke nutzt kein Gleisstück zweimal; getrennte Gleise desselben Plättchens darf sie beide nutzen.',
    en: 'A route uses no bit of track a second time; separate tracks on the same tile are both open to it.',
  },
  '18rhl/10.1-k': {
    de: 'Zwei Züge einer Gesellschaft dürfen kein Gleisstück gemeinsam benutzen.',
    en: 'Two trains of a company cannot have any bit of track in common.',
  },
  '18rhl/10.1-l': {
    de: 'Strecken deiner Züge dürfen sich in Städten und Kleinstädten treffen, wenn jede eigene Gleise hinein und hinaus hat.',
    en: 'The routes of your trains may meet in cities and towns if each has its own track in and out.',
  },
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
  '18rhl/10.2-a': {
    de: 'In einer gelben Metropole kommst du nicht über den Rhein und nicht von Kreis zu Kreis; Kreise eines Ufers sind dennoch dieselbe Stadt.',
    en: 'In a yellow metropolis you cannot cross the Rhine or go from circle to circle, yet circles on one side are the same city.',
  },
  '18rhl/10.2-b': {
    de: 'Eine grüne Metropole ist eine einzige Stadt mit drei Kreisen, und die Fähre verbindet ihre Ufer.',
    en: 'A green metropolis is a single city with three circles, and the ferry links its two sides.',
  },
  '18rhl/10.2-c': {
    de: 'Ein fremd besetztes Ufer hält die Fähre nicht auf; gesperrt ist die grüne Metropole erst mit drei fremden Markern.',
    en: 'One side full of other markers does not stop the ferry; it takes three foreign markers to block a green metropolis.',
  },
  '18rhl/10.2-d': {
    de: 'Wechselt deine Strecke in einer grünen Metropole das Ufer, zählt deren niedrigerer Wert.',
    en: 'If your route changes sides in a green metropolis, its smaller value is what you get.',
  },
  '18rhl/10.2-e': {
    de: 'Bleibt deine Strecke in einer grünen Metropole auf einem Ufer, zählt deren höherer Wert.',
    en: 'If your route keeps to one side in a green metropolis, its larger value is what you get.',
  },
  '18rhl/10.2-f': {
    de: 'Braune und graue Metropolen haben eine Brücke: eine Stadt, ein Wert, kein Abzug.',
    en: 'Brown and grey metropolises have a bridge: a single city at full value.',
  },
  '18rhl/10.2-h': {
    de: 'Ein freier Kreis oder eigener Marker an irgendeinem Ufer lässt dich durch die grüne Metropole; hin und zurück fährt die Fähre nicht.',
    en: 'An empty circle or own marker on either side lets you through a green metropolis; the ferry will not take you there and back.',
  },
  '18rhl/10.2-g': {
    de: 'Beide Ufer einer gelben Metropole darf eine Strecke besuchen, wenn Gleise sie anderswo verbinden; ab Grün ist es dieselbe Stadt.',
    en: 'A route may visit both sides of a yellow metropolis if other track links them; from green on they are the same city.',
  },
  '18rhl/10.2-i': {
    de: 'Steht dein einziger Marker der Strecke am anderen Ufer einer grünen Metropole, musst du hinüber und bekommst den niedrigeren Wert.',
    en: 'If the only own marker of the route is across the river in a green metropolis, you must ferry over for the smaller value.',
  },
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
  '18rhl/11.1-a': {
    de: 'Die Bank zahlt für jeden Zug, was Städte, Kleinstädte und rote Gebiete seiner Strecke wert sind, und dazu die Boni.',
    en: 'For each train the bank pays what the cities, towns and red areas of its route are worth, with the bonuses on top.',
  },
  '18rhl/11.1-b': {
    de: 'Rote und graue Gebiete zählen bis zum ersten 5er-Zug mit dem linken, danach mit dem rechten Wert.',
    en: 'Red and grey areas pay their left value up to the first 5-train and their right value afterwards.',
  },
  '18rhl/11.1-c': {
    de: 'Behältst du ein, gehen alle Einnahmen in die Kasse der Gesellschaft.',
    en: 'If you withhold, the company keeps its entire income in the treasury.',
  },
  '18rhl/11.1-d': {
    de: 'Schüttest du aus, bringt jede Aktie ein Zehntel: dem Spieler, aus dem Erstangebot der Kasse, im Bankpool niemandem.',
    en: 'If you pay out, each share earns a tenth: for its player, for the treasury in the initial offering, for nobody in the bank pool.',
  },
  '18rhl/11.1-e': {
    de: 'Du schüttest alles aus oder nichts; Teilbeträge gibt es nicht.',
    en: 'You pay out everything or nothing and cannot split the income.',
  },

  // Montan bonus
  '18rhl/11.2-a': {
    de: 'Eine Strecke mit Zeche und Stahlwerk bringt den Montanbonus: 20 M, ab dem ersten 5er-Zug 40 M.',
    en: 'A route with a coal mine and a steel mill earns the Montan bonus: 20 M, from the first 5-train on 40 M.',
  },
  '18rhl/11.2-b': {
    de: 'Zwei Zechen und zwei Stahlwerke auf einer Strecke verdoppeln den Montanbonus; mehr wird es nicht.',
    en: 'Two coal mines and two steel mills on a route double the Montan bonus; it grows no further.',
  },
  '18rhl/11.2-c': {
    de: 'Zeche oder Stahlwerk zählt je Strecke einmal, wenn sie irgendeine Stadt oder Kleinstadt auf diesem Feld besucht.',
    en: 'A coal mine or steel mill counts once for a route that visits any city or town on its hex.',
  },
  '18rhl/11.2-d': {
    de: 'Die Zeche in Moers zählt erst, wenn D7 braun ausgebaut ist.',
    en: 'The coal mine in Moers does not count before D7 has turned brown.',
  },
  '18rhl/11.2-e': {
    de: 'Der 8er-Zug bekommt keinen Montanbonus, was auch immer an seiner Strecke liegt.',
    en: 'The 8-train earns no Montan bonus, whatever lies along its route.',
  },
  '18rhl/11.2-f': {
    de: 'Der Montanbonus gilt für jede Strecke einzeln; Zechen und Stahlwerke verschiedener Züge zählen nicht zusammen.',
    en: 'Each route earns its own Montan bonus; coal mines and steel mills of different trains do not add up.',
  },
  '18rhl/11.2-g': {
    de: 'Im Östlichen Ruhrgebiet zählt die Zufahrt deiner Strecke: von C12 oder E14 eine Zeche, von D13 ein Stahlwerk.',
    en: 'In the Eastern Ruhr the way in matters: a coal mine from C12 or E14, a steel mill from D13.',
  },

  // Eastern Ruhr
  '18rhl/11.3-a': {
    de: 'Das Östliche Ruhrgebiet ist 20, 30, 40 oder 50 M wert, je nachdem, ob Gleise an eine, zwei, drei oder vier Zufahrten führen.',
    en: 'The Eastern Ruhr is worth 20, 30, 40 or 50 M as track leads to one, two, three or four of its entries.',
  },
  '18rhl/11.3-b': {
    de: 'Der Wert des Östlichen Ruhrgebiets ist in allen Phasen gleich.',
    en: 'The phase of the game makes no difference to what the Eastern Ruhr is worth.',
  },
  '18rhl/11.3-c': {
    de: 'Ein Zug besucht das Östliche Ruhrgebiet nur einmal; mehrere Züge brauchen verschiedene Zufahrten.',
    en: 'A train visits the Eastern Ruhr only once; several trains have to use different entries.',
  },

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
  '18rhl/11.6-a': {
    de: 'Kleinstädte bringen dem Rheingold-Express nichts ein.',
    en: 'The Rheingold-Express earns nothing in towns.',
  },
  '18rhl/11.6-b': {
    de: 'Der Rheingold-Express befördert nur Reisende und bekommt keinen Montanbonus.',
    en: 'The Rheingold-Express carries passengers only and is denied the Montan bonus.',
  },
  '18rhl/11.6-c': {
    de: 'Fährt der Rheingold-Express von Nijmegen oder Arnhem bis Basel oder Frankfurt, zählen seine Metropolen doppelt.',
    en: 'If the Rheingold-Express goes all the way between Nijmegen or Arnhem and Basel or Frankfurt, its metropolises pay double.',
  },
  '18rhl/11.6-d': {
    de: 'Nimmt der Rheingold-Express in einer doppelt zählenden Metropole die Fähre, wird ihr niedrigerer Wert verdoppelt.',
    en: 'If the Rheingold-Express takes the ferry in a metropolis that pays double, it is the smaller value that is doubled.',
  },

  // Price
  '18rhl/12-a': {
    de: 'Ist die gesamte Ausschüttung mindestens so hoch wie der Kurs, rückt der Kursmarker ein Feld nach rechts.',
    en: 'If the total payout is no less than the price, the price marker steps one square to the right.',
  },
  '18rhl/12-b': {
    de: 'Geht es nicht weiter nach rechts, steigt der Kursmarker eine Zeile, und geht auch das nicht, bleibt er liegen.',
    en: 'If it cannot go right, the price marker climbs a row, and if it cannot climb, it stays.',
  },
  '18rhl/12-c': {
    de: 'Ist die Ausschüttung kleiner als der Kurs, aber nicht null, bleibt der Kursmarker, wo er liegt.',
    en: 'If the payout is below the price but not nothing, the price marker keeps its place.',
  },
  '18rhl/12-d': {
    de: 'Ohne Dividende rückt der Kursmarker ein Feld nach links, ob du einbehältst oder nichts einnimmst.',
    en: 'Without a dividend the price marker steps one square to the left, whether you withheld or earned nothing.',
  },
  '18rhl/12-e': {
    de: 'Geht es nicht weiter nach links, fällt der Kursmarker eine Zeile, und geht auch das nicht, bleibt er liegen.',
    en: 'If it cannot go left, the price marker drops a row, and if it cannot drop, it stays.',
  },
  '18rhl/12-f': {
    de: 'Kommt ein Kursmarker auf ein belegtes Kursfeld, wird er unter die anderen gelegt.',
    en: 'A price marker that comes to a square with others on it is slid below them.',
  },
};
