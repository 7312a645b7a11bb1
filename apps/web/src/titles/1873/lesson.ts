import type { Lesson, Wish } from '../../lesson/steps.ts';
import { chapters } from '../railway/lesson-chapters.ts';

const passes = (n: number): readonly Wish[] => Array.from({ length: n }, () => ({ type: 'pass' }));

/** Two mines and the railway from Halberstadt to Blankenburg. */
export const lesson: Lesson = {
  others: ['Ada', 'Ben'],
  seed: 'guided',
  options: { seating: 'given' },
  steps: [
    {
      chapter: chapters.auction,
      todo: { de: 'Passe.', en: 'Pass.' },
      why: {
        de: 'Auf jeden Preis kommt ein Aufschlag von 120 M; passen alle, fällt er um 10 M.',
        en: 'A premium of 120 M comes on top of each price; when all pass, it falls by 10 M.',
      },
      wish: { type: 'pass' },
      instead: { de: 'Noch ist alles teuer. Warte und passe.', en: 'Everything is dear yet. Wait and pass.' },
    },
    {
      before: passes(20),
      meanwhile: {
        de: 'Alle haben gewartet, bis der Aufschlag bei 50 M war. Wir haben das übersprungen.',
        en: 'All have waited until the premium was down to 50 M. We skipped that.',
      },
      todo: { de: 'Kaufe die Konzession der HBE für 150 M.', en: 'Buy the concession of HBE for 150 M.' },
      why: {
        de: 'Nur wer eine Konzession hat, darf diese Bahn gründen; die Strecke der HBE kostet zudem nichts.',
        en: 'Only the owner of a concession may found that railway; and the route of HBE costs nothing.',
      },
      wish: { type: 'buyItem', item: 'HBE' },
    },
    {
      before: [
        { type: 'buyItem', item: 'W15' },
        { type: 'buyItem', item: 'GHE' },
      ],
      meanwhile: {
        de: 'Ada kaufte die Grube 15, Ben die andere Konzession.',
        en: 'Ada bought mine 15, Ben the other concession.',
      },
      todo: { de: 'Kaufe die Grube 12, Blankenburg.', en: 'Buy mine 12, Blankenburg.' },
      why: {
        de: 'Sie liegt an der Strecke der HBE: Mit Gleisanschluss verdient eine Grube mehr.',
        en: 'It lies on the route of HBE: with a rail link a mine earns more.',
      },
      wish: { type: 'buyItem', item: 'W12' },
      instead: {
        de: 'Auch eine gute Grube. Die 12 liegt aber an deiner Bahn: Kaufe sie.',
        en: 'A good mine as well. But mine 12 lies on your railway: buy it.',
      },
    },
    {
      before: [
        { type: 'buyItem', item: 'W14' },
        { type: 'buyItem', item: 'W13' },
      ],
      todo: { de: 'Kaufe die Grube 11, Tanne.', en: 'Buy mine 11, Tanne.' },
      why: {
        de: 'Aus zwei Gruben kannst du später eine Grubengesellschaft mit Aktien machen.',
        en: 'Of two mines you can later make a mine company with shares.',
      },
      wish: { type: 'buyItem', item: 'W11' },
    },
    {
      before: [{ type: 'buyItem', item: 'W10' }, { type: 'buyItem', item: 'W9' }, ...passes(18)],
      meanwhile: {
        de: 'Ada und Ben kauften noch je eine Grube, dann passten alle; was übrig blieb, wird geschlossen.',
        en: 'Ada and Ben bought another mine each, then all passed; what was left is closed.',
      },
      chapter: chapters.founding,
      todo: {
        de: 'Gründe die HBE zum Wert 150 M mit zwei Aktien.',
        en: 'Found HBE at a value of 150 M with two shares.',
      },
      why: {
        de: 'Jede ihrer fünf Aktien steht für 20 %; der Wert bestimmt, was die Bahn als Kapital bekommt.',
        en: 'Each of its five shares stands for 20 %; the value sets what the railway gets as capital.',
      },
      wish: { type: 'foundRailway', company: 'HBE', price: 150, shares: 2 },
      instead: {
        de: 'Erlaubt. Für heute reichen 150 M und zwei Aktien.',
        en: 'Allowed. For today 150 M and two shares will do.',
      },
    },
    {
      before: passes(2),
      todo: { de: 'Kaufe noch eine Aktie der HBE.', en: 'Buy another share of HBE.' },
      why: {
        de: 'Mit der dritten Aktie ist mehr als die Hälfte verkauft: Die HBE erhält 750 M und kann loslegen.',
        en: 'With the third share more than half of it is sold: HBE gets 750 M and can start.',
      },
      wish: { type: 'buyShare', company: 'HBE', from: 'offering' },
      instead: {
        de: 'Das geht später auch noch. Erst bringst du die HBE in Gang: Kaufe ihre Aktie.',
        en: 'That can wait. First you get HBE going: buy its share.',
      },
    },
    {
      before: passes(16),
      meanwhile: {
        de: 'Die Aktienrunde ist zu Ende, und die Gruben haben gefördert: deine zwei je 70 M. Die HBE hat ihre Konzessionsstrecke gebaut, und die Grube 12 ist angeschlossen.',
        en: 'The stock round is over, and the mines have produced: your two 70 M each. HBE has built its concession route, and mine 12 is linked.',
      },
      chapter: chapters.firstRound,
      todo: { de: 'Setze keinen Bahnhof: „Passen“.', en: 'Place no station: “Pass”.' },
      why: {
        de: 'Ein weiterer Bahnhof kostet 100 M; die HBE hat schon zwei, an beiden Enden ihrer Strecke.',
        en: 'Another station costs 100 M; HBE has two already, at both ends of its route.',
      },
      wish: { type: 'pass' },
    },
    {
      todo: { de: 'Kaufe die Lok der Größe 1 für 100 M.', en: 'Buy the loco of size 1 for 100 M.' },
      why: {
        de: 'In ihrer ersten Betriebsrunde muss eine Bahn eine Lok kaufen, die ihre Konzessionsstrecke befahren kann.',
        en: 'In its first operating round a railway must buy a loco that can run its concession route.',
      },
      wish: { type: 'buyLoco' },
    },
    {
      todo: { de: 'Beende den Zug: „Passen“.', en: 'End the turn: “Pass”.' },
      why: {
        de: 'Eine größere Lok begänne eine neue Phase, in der alte Maschinen Unterhalt kosten; das hat Zeit.',
        en: 'A larger loco would begin a new phase, in which old machines cost maintenance; that can wait.',
      },
      wish: { type: 'pass' },
    },
    {
      before: passes(5),
      meanwhile: {
        de: 'Niemand hat auf die zweite Konzession geboten; die nächste Aktienrunde ist bei dir.',
        en: 'Nobody bid for the second concession; the next stock round has come to you.',
      },
      chapter: chapters.stock,
      todo: {
        de: 'Gründe die Harzer Werke aus den Gruben 12 und 11.',
        en: 'Found the Harzer Werke of mines 12 and 11.',
      },
      why: {
        de: 'Eine Grubengesellschaft hat einen Wert, der mit ihren Auszahlungen steigt; einzelne Gruben behalten nur ihren Nennwert.',
        en: 'A mine company has a value that rises with its payouts; single mines keep only their face value.',
      },
      wish: { type: 'foundMines', company: 'HW', first: 'W12', second: 'W11' },
      also: [{ type: 'foundMines', company: 'HW', first: 'W11', second: 'W12' }],
    },
    {
      before: passes(12),
      meanwhile: {
        de: 'In der Betriebsrunde haben die Harzer Werke 190 M verdient.',
        en: 'In the operating round the Harzer Werke earned 190 M.',
      },
      chapter: chapters.running,
      todo: { de: 'Zahle alles aus.', en: 'Pay out all of it.' },
      why: {
        de: 'Alles, die Hälfte oder nichts: Volle Auszahlung hebt den Wert auf der Wertleiste, Einbehalten senkt ihn.',
        en: 'All, half or nothing: a full payout raises the value on the track, retaining lowers it.',
      },
      wish: { type: 'payOut', part: 'full' },
      instead: {
        de: 'Erlaubt, aber der Wert stiege nicht. Zahle heute alles aus.',
        en: 'Allowed, but the value would not rise. Pay out all today.',
      },
    },
    {
      before: passes(4),
      meanwhile: {
        de: 'Keine Verschublok, kein neues Gleis: Nun fährt die HBE.',
        en: 'No switcher, no new track: now HBE runs.',
      },
      todo: { de: 'Bestätige die Fahrt Halberstadt–Blankenburg.', en: 'Confirm the run Halberstadt–Blankenburg.' },
      why: {
        de: 'Ihre Konzessionsstrecke muss eine Bahn in jeder Runde fahren, bis zu ihren Enden.',
        en: 'A railway must run its concession route in each round, to its ends.',
      },
      wish: { type: 'run' },
    },
    {
      todo: { de: 'Zahle alles aus.', en: 'Pay out all of it.' },
      why: {
        de: 'Drei von fünf Aktien sind dein: Der größte Teil der 130 M kommt zu dir.',
        en: 'Three of five shares are yours: most of the 130 M comes to you.',
      },
      wish: { type: 'payOut', part: 'full' },
    },
  ],
  end: {
    de: 'Du hast Gruben und eine Konzession ersteigert, eine Bahn und eine Grubengesellschaft gegründet, bist gefahren und hast ausgezahlt. Nun baue weiter: Jede angeschlossene Grube bringt Bahn und Grube mehr – und achte auf den Unterhalt.',
    en: 'You bought mines and a concession, founded a railway and a mine company, ran and paid out. Now build on: each linked mine earns more for railway and mine – and mind the maintenance.',
  },
};
