import type { Primer } from '../primer.ts';
import { advice, aim, operating, packet } from '../rhineland/primer.ts';

export const primer: Primer = [
  aim,
  packet,
  {
    head: { de: 'Aktienrunde', en: 'Stock round' },
    lines: [
      {
        de: 'Reihum verkauft man, was man will, und kauft danach ein Zertifikat oder keines. Mit dem Direktorzertifikat (20 %) gründet man eine Gesellschaft und setzt ihren Startkurs. Ist am Ende der Runde die Hälfte verkauft, nimmt sie den Betrieb auf und bekommt ihr Kapital. Wer mehr hält als der Direktor, wird Direktor. Jeder Verkauf drückt den Kurs um ein Feld.',
        en: 'In turn you sell what you like and then buy one certificate or none. The director certificate (20 %) founds a company and sets its par. Once half of it is sold at the end of the round, it floats and gets its capital. Whoever holds more than the director becomes director. Each sale lowers the price by one cell.',
      },
    ],
  },
  operating,
  {
    head: { de: 'Züge veralten', en: 'Trains grow old' },
    lines: [
      {
        de: 'Der erste 4er nimmt die 2er aus dem Spiel, der erste 6er die 3er, der erste 8er die 4er. Grüne Plättchen kommen mit dem ersten 3er, braune mit dem ersten 5er, graue mit dem ersten 8er. Eine Gesellschaft mit Strecke braucht einen Zug: Reicht ihre Kasse nicht, zahlt der Direktor aus eigener Tasche und verkauft notfalls Aktien – bis zum Bankrott.',
        en: 'The first 4-train scraps the 2-trains, the first 6-train the 3-trains, the first 8-train the 4-trains. Green tiles come with the first 3-train, brown with the first 5-train, grey with the first 8-train. A company with a route must have a train: if its treasury is short, the director pays from the own purse and sells shares if need be – down to bankruptcy.',
      },
    ],
  },
  {
    head: { de: 'Das Rheinland', en: 'The Rhineland' },
    lines: [
      {
        de: 'Köln, Düsseldorf und Duisburg liegen an beiden Ufern; wer in Grün mit der Fähre übersetzt, zählt den kleineren Wert. Kohle und Stahl auf einer Strecke bringen den Montanzuschlag, Roermond mit dem östlichen Ruhrgebiet den Eisernen Rhein. Der 8er ist der Rheingold-Express: Er darf Städte überspringen, und von Rand zu Rand zahlen die Metropolen doppelt.',
        en: 'Köln, Düsseldorf and Duisburg lie on both banks; a train that crosses by ferry in green counts the lower value. Coal and steel on one route earn the mining bonus, Roermond with the Eastern Ruhr the Iron Rhine. The 8-train is the Rheingold-Express: it may skip cities, and from edge to edge the metropoles pay double.',
      },
    ],
  },
  advice,
];
