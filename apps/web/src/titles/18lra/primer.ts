import type { Primer } from '../primer.ts';
import { advice, aim, operating } from '../rhineland/primer.ts';

export const primer: Primer = [
  aim,
  {
    head: { de: 'So läuft das Spiel', en: 'How the game runs' },
    lines: [
      {
        de: 'Erst wird das Startpaket mit sechs Privatbahnen verkauft: das billigste Stück sofort, die anderen durch Gebote in Schritten von 5. Passen alle, zahlen die Privatbahnen, und das nächste Stück wird Runde um Runde billiger angeboten. Danach wechseln Aktienrunden mit einer, zwei oder drei Betriebsrunden.',
        en: 'First the start packet of six private railways is sold: the cheapest at once, the others by bids in steps of 5. If all pass, the privates pay, and the next item is offered cheaper round by round. Then stock rounds alternate with one, two or three operating rounds.',
      },
      {
        de: 'Zu viert spielen alle acht Gesellschaften mit, zu dritt sechs nach einem von vier Szenarien. Das Spiel zu zweit und das kurze Spiel sind Rekonstruktionen.',
        en: 'Four players use all eight companies, three play with six of them by one of four scenarios. The game for two and the short game are reconstructions.',
      },
    ],
  },
  {
    head: { de: 'Aktienrunde', en: 'Stock round' },
    lines: [
      {
        de: 'Reihum verkauft man, was man will, und kauft danach ein Zertifikat oder keines. Ist die Hälfte einer Gesellschaft verkauft (MKB: 60 %), nimmt sie sofort den Betrieb auf, und die übrigen Aktien gehören ihr selbst. Das Direktorzertifikat der KEG hat 30 %.',
        en: 'In turn you sell what you like and then buy one certificate or none. Once half of a company is sold (MKB: 60 %), it floats at once, and the shares left belong to itself. The director certificate of KEG is 30 %.',
      },
    ],
  },
  operating,
  {
    head: { de: 'Häfen, Lager, Kreisbahn', en: 'Harbours, camp, Kreisbahn' },
    lines: [
      {
        de: 'An vier Orten mit Anker stehen Hafenplätze. Vor der braunen Phase öffnen sie nur, wem die passende Privatbahn gehört, danach allen; der eigene Hafen bringt für jede Zeche und jedes Stahlwerk der Strecke 10 M. Das Auswandererlager DEC in Dalheim bringt einer Gesellschaft 20 M, sobald Gleise es mit dem rechten Ufer verbinden. Mit dem ersten 5er wird Nr. 6 zum 2+4-Zug, der aus Kevelaer Orte sammelt.',
        en: 'Four places with an anchor have room for a harbour. Before the brown phase they open only to the owner of the fitting private, afterwards to all; an own harbour earns 10 M for each coal mine and steel mill of the route. The emigrant camp DEC at Dalheim brings a company 20 M once track joins it with the right bank. With the first 5-train No. 6 becomes the 2+4 train, which gathers towns from Kevelaer.',
      },
      {
        de: 'Graue Plättchen und 8er gibt es nicht. Kredite der Bank ersetzen den Bankrott und zählen am Ende doppelt gegen den Schuldner.',
        en: 'There are no grey tiles and no 8-trains. Loans of the bank take the place of bankruptcy and count double against the debtor at the end.',
      },
    ],
  },
  advice,
];
