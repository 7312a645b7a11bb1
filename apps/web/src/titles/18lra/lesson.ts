import type { Lesson } from '../../lesson/steps.ts';
import { chapters } from '../railway/lesson-chapters.ts';

/** Found KEG at Krefeld and bring it to Uerdingen. */
export const lesson: Lesson = {
  others: ['Ada', 'Ben'],
  seed: 'guided',
  options: { seating: 'given' },
  steps: [
    {
      chapter: chapters.auction,
      todo: {
        de: 'Biete 55 M auf Nr. 3, den Hafen Neuss: „Bieten“, dann Nr. 3.',
        en: 'Bid 55 M for No. 3, the harbour of Neuss: “Bid”, then No. 3.',
      },
      why: {
        de: 'Nur das billigste Stück kauft man sofort; auf die anderen bietet man, und das Gebot bleibt liegen, bis sie an der Reihe sind.',
        en: 'Only the cheapest item is bought at once; for the others you bid, and the bid stays there until their turn comes.',
      },
      wish: { type: 'bid', item: 'no3', amount: 55 },
      instead: {
        de: 'Das ginge. Für heute nehmen wir einen Hafen: Biete 55 M auf Nr. 3.',
        en: 'That would do. For today we take a harbour: bid 55 M for No. 3.',
      },
    },
    {
      before: [
        { type: 'buyItem', item: 'no1' },
        { type: 'buyItem', item: 'no2' },
      ],
      meanwhile: {
        de: 'Ada und Ben haben Nr. 1 und Nr. 2 gekauft; auf Nr. 3 bot nur einer, also gehört sie dir für 55 M.',
        en: 'Ada and Ben bought No. 1 and No. 2; you were the only bidder for No. 3, so it is yours for 55 M.',
      },
      todo: { de: 'Kaufe Nr. 4, den Hafen Ruhrort, für 60 M.', en: 'Buy No. 4, the harbour of Ruhrort, for 60 M.' },
      why: {
        de: 'Jetzt ist es das billigste Stück; jeder Hafen zahlt dir 15 M in jeder Betriebsrunde und öffnet einen Hafenplatz vor allen anderen.',
        en: 'Now it is the cheapest item; each harbour pays you 15 M in each operating round and opens a harbour site before all others.',
      },
      wish: { type: 'buyItem', item: 'no4' },
    },
    {
      before: [
        { type: 'buyItem', item: 'no5' },
        { type: 'buyItem', item: 'no6' },
      ],
      meanwhile: {
        de: 'Das Startpaket ist verkauft, die Aktienrunde beginnt bei dir.',
        en: 'The start packet is sold, and the stock round begins with you.',
      },
      chapter: chapters.founding,
      todo: {
        de: 'Gründe die KEG in Krefeld zum Startkurs 65 M.',
        en: 'Found KEG at Krefeld at a par of 65 M.',
      },
      why: {
        de: 'Ihr Direktorzertifikat hat 30 %: Mit zwei Aktien mehr ist die Hälfte verkauft, und sie nimmt den Betrieb auf.',
        en: 'Its director certificate is 30 %: with two more shares half of it is sold, and it floats.',
      },
      wish: { type: 'found', company: 'KEG', par: 65 },
      instead: {
        de: 'Auch erlaubt. Die KEG kommt aber am schnellsten in Fahrt: Gründe sie zu 65 M.',
        en: 'Allowed too. But KEG comes to run soonest: found it at 65 M.',
      },
    },
    {
      before: [
        { type: 'found', company: 'ADR', par: 65 },
        { type: 'buyShare', company: 'ADR' },
      ],
      meanwhile: {
        de: 'Ada hat die ADR in Aachen gegründet, Ben ist eingestiegen.',
        en: 'Ada founded ADR at Aachen, and Ben joined in.',
      },
      todo: { de: 'Kaufe 10 % der KEG.', en: 'Buy 10 % of KEG.' },
      why: {
        de: 'In einem Zug kauft man höchstens ein Zertifikat; verkaufen dürfte man vorher, so viel man will.',
        en: 'In a turn you buy one certificate at most; before that you might sell as much as you like.',
      },
      wish: { type: 'buyShare', company: 'KEG' },
    },
    {
      before: [
        { type: 'buyShare', company: 'ADR' },
        { type: 'buyShare', company: 'ADR' },
      ],
      todo: { de: 'Kaufe noch 10 % der KEG.', en: 'Buy another 10 % of KEG.' },
      why: {
        de: 'Das ist die fünfte Aktie: Die KEG nimmt sofort mit 325 M den Betrieb auf, und der Rest der Aktien gehört ihr selbst.',
        en: 'That is the fifth share: KEG floats at once with 325 M, and the rest of the shares belongs to itself.',
      },
      wish: { type: 'buyShare', company: 'KEG' },
    },
    {
      before: [{ type: 'pass' }, { type: 'pass' }],
      todo: { de: 'Passe.', en: 'Pass.' },
      why: {
        de: 'Haben alle nacheinander gepasst, folgt die Betriebsrunde, in der die Gesellschaften handeln.',
        en: 'Once all have passed in a row, the operating round follows, in which the companies act.',
      },
      wish: { type: 'pass' },
      instead: {
        de: 'Erlaubt. Behalte heute aber etwas Geld und passe.',
        en: 'Allowed. But keep some money today, and pass.',
      },
    },
    {
      before: [
        { type: 'layTile', hex: 'J4', tile: '58', rotation: 5, power: 'none' },
        { type: 'pass' },
        { type: 'buyTrain', train: '2', from: 'depot' },
        { type: 'pass' },
      ],
      meanwhile: {
        de: 'Die ADR hat den höheren Kurs und war zuerst dran. Nun handelt die KEG.',
        en: 'ADR has the higher price and came first. Now KEG acts.',
      },
      chapter: chapters.firstRound,
      todo: {
        de: 'Klicke östlich von Krefeld auf F12 und lege Nr. 1 so, dass die Strecke nach Uerdingen führt.',
        en: 'East of Krefeld click F12 and lay No. 1 so that the line leads to Uerdingen.',
      },
      why: {
        de: 'Ortschaften zahlen, ohne als Stadt zu zählen; „Beste Fahrt danach“ zeigt, was ein Zug hier verdienen würde.',
        en: 'Towns pay without counting as a city; “best run after it” shows what a train would earn here.',
      },
      wish: { type: 'layTile', hex: 'F12', tile: '1', rotation: 0, power: 'none' },
      also: [
        { type: 'layTile', hex: 'F12', tile: '56', rotation: 0, power: 'none' },
        { type: 'layTile', hex: 'F12', tile: '56', rotation: 1, power: 'none' },
        { type: 'layTile', hex: 'F12', tile: '69', rotation: 5, power: 'none' },
      ],
      instead: {
        de: 'Das Gleis läge erlaubt, brächte aber weniger. Nimm in F12 Nr. 1 und drehe es nach Uerdingen.',
        en: 'That track would be legal, but it would earn less. Take No. 1 in F12 and turn it to Uerdingen.',
      },
    },
    {
      before: [{ type: 'pass' }],
      todo: { de: 'Kaufe einen 2er-Zug für 100 M.', en: 'Buy a 2-train for 100 M.' },
      why: {
        de: 'Ohne Zug verdient die KEG nichts, und ihr Kurs fällt jedes Mal ein Feld; ein 2er verbindet zwei Städte.',
        en: 'Without a train KEG earns nothing, and its price drops a cell each time; a 2-train links two cities.',
      },
      wish: { type: 'buyTrain', train: '2', from: 'depot' },
    },
    {
      todo: { de: 'Beende den Zug der KEG: „Passen“.', en: 'End the turn of KEG: “Pass”.' },
      why: {
        de: 'Ein zweiter Zug hätte noch keine Strecke; das Geld brauchst du gleich für einen Marker.',
        en: 'A second train would have no route yet; you will soon need the money for a marker.',
      },
      wish: { type: 'pass' },
    },
    {
      before: [{ type: 'pass' }],
      chapter: chapters.stock,
      todo: { de: 'Kaufe 10 % der KEG von ihr selbst.', en: 'Buy 10 % of KEG from itself.' },
      why: {
        de: 'Der Preis geht in ihre Kasse, und dein Anteil an der nächsten Auszahlung wächst.',
        en: 'The price goes to its treasury, and your part of the next payout grows.',
      },
      wish: { type: 'buyShare', company: 'KEG' },
    },
    {
      before: [
        { type: 'pass' },
        { type: 'pass' },
        { type: 'pass' },
        { type: 'pass' },
        { type: 'run' },
        { type: 'payDividend' },
        { type: 'pass' },
      ],
      meanwhile: {
        de: 'Die ADR ist für 60 M gefahren und hat ausgezahlt. Nun wieder die KEG.',
        en: 'ADR ran for 60 M and paid out. Now KEG again.',
      },
      chapter: chapters.running,
      todo: {
        de: 'Setze für 60 M einen Marker in Uerdingen (E13).',
        en: 'Place a marker at Uerdingen (E13) for 60 M.',
      },
      why: {
        de: 'Jede Strecke braucht einen eigenen Marker; hier hält er den Platz frei, bevor ihn andere versperren.',
        en: 'Each route needs a marker of your own; here it keeps the place before others bar it.',
      },
      wish: { type: 'placeMarker', hex: 'E13' },
    },
    {
      before: [{ type: 'pass' }],
      todo: {
        de: 'Lass den Zug fahren: Die beste Fahrt liegt bereit, bestätige sie.',
        en: 'Run the train: the best run lies ready, confirm it.',
      },
      why: {
        de: 'Sie zählt zwei Städte und nimmt die Ortschaften dazwischen umsonst mit.',
        en: 'It counts two cities and takes the towns between them for free.',
      },
      wish: { type: 'run' },
      instead: {
        de: 'Diese Fahrt brächte weniger. Nimm die beste, „Beste Fahrt“ stellt sie wieder her.',
        en: 'That run would earn less. Take the best one; “best run” puts it back.',
      },
    },
    {
      todo: { de: 'Zahle die Einnahme aus.', en: 'Pay the revenue out.' },
      why: {
        de: 'Mit 60 % bekommst du das meiste, und die Aktien in der Kasse verdienen für die KEG; wer einbehält, lässt den Kurs fallen.',
        en: 'With 60 % you get most of it, and the shares in the treasury earn for KEG; withholding makes the price fall.',
      },
      wish: { type: 'payDividend' },
      instead: {
        de: 'Einbehalten füllt die Kasse, drückt aber den Kurs. Heute zahlst du aus.',
        en: 'Withholding fills the treasury but lowers the price. Today you pay out.',
      },
    },
    {
      todo: { de: 'Kaufe noch einen 2er-Zug für 100 M.', en: 'Buy another 2-train for 100 M.' },
      why: {
        de: 'Jeder Kauf rückt den nächsten Typ näher: Der erste 3er bringt grüne Plättchen, der erste 4er verschrottet die 2er.',
        en: 'Each purchase brings the next type nearer: the first 3-train brings green tiles, the first 4-train scraps the 2-trains.',
      },
      wish: { type: 'buyTrain', train: '2', from: 'depot' },
    },
  ],
  end: {
    de: 'Du hast ersteigert, gegründet, gebaut, bist gefahren und hast ausgezahlt. Als Nächstes locken die Häfen: Wer Kohle oder Stahl auf der Strecke hat, verdient dort mehr.',
    en: 'You bid, founded, built, ran and paid out. Next the harbours beckon: with coal or steel on the route they earn more.',
  },
};
