import type { Primer } from '../primer.ts';

export const primer: Primer = [
  {
    head: { de: 'Worum es geht', en: 'What it is about' },
    lines: [
      {
        de: 'Der Harz lebt von seinen Gruben, und ohne Bahn bleiben sie stecken. Ihr besitzt einzelne Gruben, gründet Grubengesellschaften und Schmalspurbahnen. Am Ende zählen Bargeld, Aktien zum Wert und der Nennwert eurer einzelnen Gruben.',
        en: 'The Harz lives by its mines, and without a railway they are stuck. You own single mines, found mine companies and narrow-gauge railways. At the end cash, shares at their value and the face value of your single mines count.',
      },
    ],
  },
  {
    head: { de: 'Handelsrunde', en: 'Trading round' },
    lines: [
      {
        de: 'Sie beginnt mit einer Versteigerung von Konzessionen und Rechten; ganz am Anfang werden Gruben mit einem Aufschlag angeboten, der fällt, wenn alle passen. In der Aktienrunde verkauft man und tut dann eines: eine Aktie kaufen, eine Bahn gründen (nur wer ihre Konzession hat) oder aus zwei Gruben eine Grubengesellschaft bilden. Am Ende bestimmt die Reihenfolge, wer zuerst handelt.',
        en: 'It begins with an auction of concessions and rights; at the very start mines are offered at a premium that falls when all pass. In the stock round you sell and then do one thing: buy a share, found a railway (only the owner of its concession) or make a mine company of two mines. At the end a new order of players is set.',
      },
    ],
  },
  {
    head: { de: 'Gruben', en: 'Mines' },
    lines: [
      {
        de: 'In der Betriebsrunde handeln erst die einzelnen Gruben, dann die Grubengesellschaften, dann die Bahnen. Eine Grube verdient nach ihrer Maschine; angeschlossen an die Staatsbahn verdient sie mehr, mit Verschublok noch mehr. Alte Maschinen kosten in späteren Phasen Unterhalt. Kann die Grube ihn nicht zahlen, wird sie geschlossen.',
        en: 'In an operating round first the single mines act, then the mine companies, then the railways. A mine earns by its machine; linked to the state railway it earns more, with a switcher more still. Old machines cost maintenance in later phases. A mine that cannot pay it is closed.',
      },
    ],
  },
  {
    head: { de: 'Bahnen', en: 'Railways' },
    lines: [
      {
        de: 'Jede Bahn muss in ihrer ersten Betriebsrunde ihre Konzessionsstrecke ganz bauen und bezahlen und eine Lok kaufen, die sie befahren kann; danach befährt sie sie in jeder Runde. Eine Lok der Größe 3 fährt bis zu drei Strecken, die zusammenhängen. Gefahren werden so viele wie möglich, jede bis zu ihrem Ende. Gruben am Weg bringen zusätzlich Geld.',
        en: 'In its first operating round each railway must build and pay its whole concession route and buy a loco that can run it; afterwards it runs it in every round. A loco of size 3 runs up to three routes that hang together. As many as possible are run, each to its end. Mines on the way add money.',
      },
      {
        de: 'Die Auszahlung – alles, die Hälfte oder nichts – bewegt den Wert auf der Wertleiste. Er bestimmt zugleich, wer zuerst handelt.',
        en: 'The payout – all, half or nothing – moves the value on the value track. It also sets who acts first.',
      },
    ],
  },
  {
    head: { de: 'Unterhalt und Konkurs', en: 'Maintenance and insolvency' },
    lines: [
      {
        de: 'Größere Loks und Maschinen leiten neue Phasen ein und machen alte teuer. Eine Gesellschaft, die ihren Unterhalt nicht zahlen kann, wird saniert und steht unter Verwaltung der Bank, bis jemand sie freikauft. Spieler schießen nie eigenes Geld zu.',
        en: 'Larger locos and machines begin new phases and make old ones dear. A company that cannot pay its maintenance is restructured and stands in receivership until somebody releases it. Players never add money of their own.',
      },
    ],
  },
  {
    head: { de: 'Das Ende', en: 'The end' },
    lines: [
      {
        de: 'Erreicht ein Wert 1000, endet das Spiel nach der laufenden Betriebsrunde; sonst nach dem zweiten vollen Satz von drei Betriebsrunden seit Beginn der Phase 5.',
        en: 'If a value reaches 1000, the game ends after the present operating round; otherwise after the second full set of three operating rounds since phase 5 began.',
      },
    ],
  },
];
