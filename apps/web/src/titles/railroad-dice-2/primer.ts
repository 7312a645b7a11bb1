import type { Primer } from '../primer.ts';

export const primer: Primer = [
  {
    head: { de: 'Worum es geht', en: 'What it is about' },
    lines: [
      {
        de: 'Sechs Karten werden zum Land, und gewürfelte Gleise verbinden seine Bahnhöfe. Wer die meisten Fahrgäste in den eigenen Startbahnhof holt, gewinnt.',
        en: 'Six cards become the country, and tracks that you roll join its stations. Whoever brings most passengers to the own start station wins.',
      },
    ],
  },
  {
    head: { de: 'Dein Zug', en: 'Your turn' },
    lines: [
      {
        de: 'Du würfelst einmal: vier einfache Würfel, zwei einfache und einen mit Weichen, oder zwei mit Weichen. Oder du nimmst einen davon ungewürfelt als „?“. Die Würfel legst du als Gleise, die an deinen Startbahnhof anschließen. Einfache kommen auf leere Felder, solche mit Weichen ersetzen liegende.',
        en: 'You roll once: four simple dice, two simple ones and one with points, or two with points. Or you take one of those without rolling, as a “?”. You lay the dice as track that joins your start station. Simple ones go on empty fields, those with points replace dice that lie there.',
      },
      {
        de: 'In beliebiger Reihenfolge kaufst du Loks und holst Fahrgäste. Wer aufs Würfeln verzichtet, füllt dafür alle Bahnhöfe auf.',
        en: 'In any order you buy locos and fetch passengers. Whoever forgoes the roll refills all stations instead.',
      },
    ],
  },
  {
    head: { de: 'Geld und Loks', en: 'Money and locos' },
    lines: [
      {
        de: 'Jedes Paar von Bahnhöfen, das ein Würfel zum ersten Mal verbindet, bringt dem Besitzer eines Startbahnhofs darin 5. Loks der Stärke 2 bis 6 kosten 5 bis 25; nur die kleinste Zahl ist zu haben. Die erste 4 nimmt alle 2er aus dem Spiel.',
        en: 'Each pair of stations that a die joins for the first time brings 5 to the owner of a start station in it. Locos of strength 2 to 6 cost 5 to 25; only the lowest number is on sale. The first 4 takes all 2s out of the game.',
      },
      {
        de: 'Eine Lok der Stärke 3 fährt über höchstens zwei Kartengrenzen und holt bis zu drei Fahrgäste. Sie sind Punkte und Einkommen zugleich.',
        en: 'A loco of strength 3 crosses at most two borders of cards and fetches up to three passengers. They are points and income at once.',
      },
    ],
  },
  {
    head: { de: 'Das Ende', en: 'The end' },
    lines: [
      {
        de: 'Ist ein Startbahnhof mit allen anderen Bahnhöfen verbunden, die Bank leer oder der Vorrat an Würfeln fast verbraucht, werden die Bahnhöfe ein letztes Mal gefüllt. Danach wird nur noch gekauft und gefahren, bis keine Fahrgäste mehr warten.',
        en: 'Once a start station is joined with all other stations, the bank is empty or the dice are nearly used up, the stations are filled a last time. From then on you only buy and transport until no passengers are left.',
      },
    ],
  },
];
