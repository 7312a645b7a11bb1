import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters X and XI: routes, revenue, bonuses and phases. */
export const runningRules: RuleTexts = {
  // Routes
  '1880/X-run-a': {
    de: 'Eine Strecke verbindet mindestens zwei Halte und berührt einen eigenen Bahnhof.',
    en: 'A route joins at least two stops and has one of your stations on it.',
  },
  '1880/X-run-b': {
    de: 'Außer E-Loks lässt keine Lok einen Halt aus.',
    en: 'No train but an E train leaves out a stop.',
  },
  '1880/X-run-c': {
    de: 'Dieselbe Stadt kommt in einer Strecke nur einmal vor, außer bei getrennten Bahnhöfen.',
    en: 'The same city is in a route only once, unless it has separate stations.',
  },
  '1880/X-run-d': {
    de: 'In gelbem und grünem Beijing darf eine Strecke in zwei verschiedenen Bahnhöfen beginnen und enden.',
    en: 'In yellow and green Beijing a route may begin and end in two different stations.',
  },
  '1880/X-run-e': {
    de: 'Dasselbe rote oder blaue Gebiet kommt in einer Strecke nur einmal vor.',
    en: 'The same red or blue area is in a route only once.',
  },
  '1880/X-run-f': {
    de: 'Rote Gebiete zählen als große, Häfen als kleine Halte.',
    en: 'Red areas count as large stops, harbours as small ones.',
  },
  '1880/X-run-g': {
    de: 'Rote Gebiete und Häfen sind immer Endpunkte.',
    en: 'Red areas and harbours are always ends of a route.',
  },
  '1880/X-run-h': {
    de: 'In einer fremd besetzten Stadt darf die Strecke enden, aber nicht weitergehen.',
    en: 'A route may end in a city full of foreign markers but not go on beyond it.',
  },
  '1880/X-run-i': {
    de: 'Kein Gleisstück wird in einer Strecke zweimal benutzt.',
    en: 'No piece of track is used twice in a route.',
  },
  '1880/X-run-j': {
    de: 'Eine Strecke verlässt einen Bahnhof auf einem anderen Gleis.',
    en: 'A route leaves a station by another track.',
  },
  '1880/X-run-k': {
    de: 'Mehrere Loks benutzen getrennte Gleise; eine Weiche dient nur einer.',
    en: 'Several trains use separate track; a junction serves only one of them.',
  },
  '1880/X-run-l': {
    de: 'Getrennte Bahnhöfe auf einem Plättchen sind eigene Halte.',
    en: 'Separate stations on a tile are stops of their own.',
  },
  '1880/X-run-m': {
    de: 'Fähren sind Gleise und keine Halte; kleine Bahnhöfe sperren nie.',
    en: 'Ferries are track, not stops; small stations never block.',
  },
  '1880/X-run-n': {
    de: 'Zwei Bahnhöfe von Beijing zählen als zwei große Halte; hindurch kommt man erst in Braun.',
    en: 'Two Beijing stations count as two large stops; passing through comes with brown.',
  },

  // Revenue
  '1880/X-revenue-a': {
    de: 'Das Ergebnis ist die Summe aller Loks mit Boni, abzüglich der Fährgebühren.',
    en: 'Revenue is the sum of all trains with bonuses, less ferry fees.',
  },
  '1880/X-revenue-b': {
    de: 'Eine Lok bringt den Wert der Halte, die sie zählt.',
    en: 'A train earns the value of the stops it counts.',
  },
  '1880/X-revenue-c': {
    de: 'Rote und blaue Gebiete haben für jede Phase A bis D einen eigenen Wert.',
    en: 'Red and blue areas have a value for each phase from A to D.',
  },
  '1880/X-revenue-d': {
    de: 'Jede benutzte Fähre kostet ¥10.',
    en: 'Each ferry used costs ¥10.',
  },
  '1880/X-revenue-e': {
    de: 'Du schüttest alles aus oder behältst alles.',
    en: 'You pay out everything or keep everything.',
  },
  '1880/X-revenue-f': {
    de: 'Bei Ausschüttung bekommt jeder ein Zehntel je Anteil.',
    en: 'When you pay out, each unit earns a tenth for its player.',
  },
  '1880/X-revenue-g': {
    de: 'Anteile in der Bank und bei Investoren bringen niemandem etwas.',
    en: 'Units in the bank and on investors earn nothing for anybody.',
  },
  '1880/X-revenue-h': {
    de: 'Behältst du ein, geht alles in die Kasse der Gesellschaft.',
    en: "If you withhold, everything goes to the company's treasury.",
  },

  // Bonuses
  '1880/X-bonus-a': {
    de: 'Die kleine Zahl im Kursfeld zu Beginn des Zugs zählt zehnfach zum Ergebnis.',
    en: 'The small number in the price field at the start of the turn adds ten times itself to the revenue.',
  },
  '1880/X-bonus-b': {
    de: 'Ohne Lok gibt es keinen Kursbonus.',
    en: 'Without a train there is no price bonus.',
  },
  '1880/X-bonus-c': {
    de: 'Mit Lok, aber ohne Strecke besteht das Ergebnis aus dem Bonus allein.',
    en: 'With a train but without a route the bonus alone is the revenue.',
  },
  '1880/X-bonus-d': {
    de: 'Den Kursbonus gibt es auch in der kommunistischen Phase.',
    en: 'The price bonus is paid in the communist phase, too.',
  },
  '1880/X-transsib-a': {
    de: 'Eine Lok, die in A3 und A15 hält, bringt ¥50 zusätzlich.',
    en: 'A train that stops at A3 and A15 brings ¥50 extra.',
  },
  '1880/X-transsib-b': {
    de: 'Den Transsib-Bonus gibt es je Lok, wenn sie beide Gebiete zählt.',
    en: 'The Trans-Siberian bonus is paid for each train that counts both areas.',
  },

  // Phases
  '1880/XI-phase-a': {
    de: 'Eine Phase beginnt, wenn die erste Lok ihres Typs die Bank verlässt.',
    en: 'A phase begins when the first train of its type leaves the bank.',
  },
  '1880/XI-phase-b': {
    de: 'Die letzte Lok eines Typs allein beginnt keine neue Phase.',
    en: 'The last train of a type alone begins no new phase.',
  },
  '1880/XI-phase-c': {
    de: 'Verschrottete Loks gehen sofort überall und ohne Ersatz aus dem Spiel.',
    en: 'Scrapped trains leave the game at once, everywhere and without compensation.',
  },
  '1880/XI-phase-d': {
    de: 'Auf den Kauf folgen Marker, Verschrotten, Limit, Phase, P7, P0 und zuletzt die Aktienrunde.',
    en: 'A purchase is followed by marker, scrapping, limit, phase, P7, P0 and at last the stock round.',
  },
  '1880/XI-phase-e': {
    de: 'Baurechte, Gebietswerte und Bahnhofspreise richten sich nach dem Buchstaben der Phase.',
    en: 'Permits, values of areas and station prices follow the letter of the phase.',
  },
  '1880/XI-phase-f': {
    de: 'Frühere Plättchenfarben bleiben in jeder Phase erhältlich; diese Farbe gibt es noch nicht.',
    en: 'Earlier tile colours stay available in every phase; this colour is not yet among them.',
  },
};
