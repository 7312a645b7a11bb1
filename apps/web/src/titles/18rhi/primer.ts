import type { Primer } from '../primer.ts';
import { advice, aim, operating, packet } from '../rhineland/primer.ts';

export const primer: Primer = [
  aim,
  packet,
  {
    head: { de: 'Aktienrunde', en: 'Stock round' },
    lines: [
      {
        de: 'Reihum verkauft man, was man will, und kauft danach ein Zertifikat oder keines. Mit dem Direktorzertifikat gründet man und setzt den Startkurs. Ist die Hälfte verkauft, nimmt die Gesellschaft sofort den Betrieb auf: Ihr Kurs steigt um ein Feld, und die übrigen Aktien gehören ihr selbst. Sie tragen ihr Dividende und lassen sich verkaufen.',
        en: 'In turn you sell what you like and then buy one certificate or none. The director certificate founds a company and sets its par. Once half of it is sold, the company floats at once: its price rises by one cell, and the shares left belong to the company itself. They earn it dividends and can be sold.',
      },
    ],
  },
  operating,
  {
    head: { de: 'Züge und Kredite', en: 'Trains and loans' },
    lines: [
      {
        de: 'Neue Züge nehmen alte aus dem Spiel: der 4er die 2er, der 6er die 3er, der 8er die 4er. Wer mit Strecke ohne Zug dasteht, muss kaufen: erst aus der Kasse, dann verkauft die Gesellschaft eigene Aktien, dann zahlt der Direktor. Reicht das nicht, leiht ihm die Bank den Rest. Bankrott geht niemand, aber am Ende zählt jeder Kredit doppelt gegen ihn.',
        en: 'New trains scrap old ones: the 4-train the 2-trains, the 6-train the 3-trains, the 8-train the 4-trains. A company with a route but no train must buy: first from its treasury, then it sells shares of its own, then the director pays. If that is not enough, the bank lends the rest. Nobody goes bankrupt, but at the end every loan counts double against its debtor.',
      },
    ],
  },
  {
    head: { de: 'Was diese Ausgabe anders macht', en: 'What this edition does otherwise' },
    lines: [
      {
        de: 'Ein Ort am Ende einer Strecke zählt wie eine Stadt. Der 8er beginnt in Nijmegen oder Arnheim und überspringt nichts. Ein Marker auf einem roten Feld sperrt es für alle anderen. Der Eiserne Rhein führt von Antwerpen ins östliche Ruhrgebiet. Die RhE beginnt fest bei 70 und fährt sofort; in Aachen liegen 210 M für sie bereit.',
        en: 'A town at the end of a route counts like a city. The 8-train begins at Nijmegen or Arnhem and skips nothing. A marker on a red hex shuts it for all others. The Iron Rhine leads from Antwerpen to the Eastern Ruhr. RhE begins fixed at 70 and operates at once; 210 M wait for it at Aachen.',
      },
    ],
  },
  advice,
];
