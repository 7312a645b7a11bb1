import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Map, tables, course of the game, set-up and start auction. */
export const preparationRules: RuleTexts = {
  '1873/map-a': {
    de: 'Ein kleines Dreieck sind Hügel, ein großes Bergland, zwei große Gebirge; danach richten sich die Baukosten.',
    en: 'A small triangle means hills, one large one upland, two large ones mountains; the building cost follows from it.',
  },
  '1873/map-b': {
    de: 'Ein dicker brauner Balken zwischen zwei Feldern lässt nie ein Gleis durch.',
    en: 'No track ever crosses a thick brown bar between two hexes.',
  },
  '1873/map-c': {
    de: 'Staatsbahngleise benutzt niemand; sie zählen nur für den Anschluss von Werken und machen einen Ort zur Stadt.',
    en: 'Nobody uses state railway track; it counts only for connecting mines and makes a place a town.',
  },
  '1873/map-d': {
    de: 'Schwarz-weiß aufgedruckte Gleise sind von Anfang an benutzbar.',
    en: 'Track printed in black and white may be used from the start.',
  },
  '1873/map-e': {
    de: 'Dünne schwarze Linien sind keine Gleise, sondern zeigen, wo eine Konzessionsstrecke zu bauen ist.',
    en: 'Thin black lines are not track; they show where a concession route is to be built.',
  },
  '1873/map-f': {
    de: 'Ein Ort mit rotem Rand oder Staatsbahngleis ist eine Stadt, jeder andere ein Dorf.',
    en: 'A place with a red border or state railway track is a town, every other a village.',
  },
  '1873/map-g': {
    de: 'Zwei unverbundene Kreise in einem Feld sind zwei Haltestellen desselben Dorfes und zählen als ein Ort.',
    en: 'Two unconnected circles in a hex are two stops of one village and count as one place.',
  },
  '1873/map-h': {
    de: 'Es gibt 15 nummerierte Werke, die Besitzer haben können, und 5 mit Buchstaben, die immer offen sind.',
    en: 'There are 15 numbered mines, which can be owned, and 5 lettered ones, which are always open.',
  },
  '1873/T1-a': {
    de: 'Eine Eisenbahn wird zu 120, 150, 190, 240 oder 300 gegründet.',
    en: 'A railway is founded at 120, 150, 190, 240 or 300.',
  },
  '1873/T1-b': {
    de: 'HBE: Halberstadt und Blankenburg, Konzession ab Phase 1, 8 oder 12 Bahnhofsmarker, Strecke kostenlos.',
    en: 'HBE: Halberstadt and Blankenburg, concession from phase 1, 8 or 12 station markers, route free of charge.',
  },
  '1873/T1-c': {
    de: 'GHE: Gernrode und Harzgerode, Konzession ab Phase 1, 6 oder 9 Bahnhofsmarker, Strecke 150.',
    en: 'GHE: Gernrode and Harzgerode, concession from phase 1, 6 or 9 station markers, route 150.',
  },
  '1873/T1-d': {
    de: 'NWE: Nordhausen, Wernigerode und Benneckenstein, ab Phase 3 (früh 2), 6 oder 9 Bahnhofsmarker, Strecke 500.',
    en: 'NWE: Nordhausen, Wernigerode and Benneckenstein, from phase 3 (early 2), 6 or 9 station markers, route 500.',
  },
  '1873/T1-e': {
    de: 'SHE: Walkenried und Braunlage, ab Phase 3 (früh 2), 4 oder 6 Bahnhofsmarker, Strecke 300.',
    en: 'SHE: Walkenried and Braunlage, from phase 3 (early 2), 4 or 6 station markers, route 300.',
  },
  '1873/T1-f': {
    de: 'KEZ: Ellrich und Zorge, ab Phase 3 (früh 2), 4 oder 6 Bahnhofsmarker, Strecke 100.',
    en: 'KEZ: Ellrich and Zorge, from phase 3 (early 2), 4 or 6 station markers, route 100.',
  },
  '1873/T1-g': {
    de: 'WBE: Wernigerode und Blankenburg, ab Phase 4 (früh 3), 4 oder 6 Bahnhofsmarker, Strecke kostenlos.',
    en: 'WBE: Wernigerode and Blankenburg, from phase 4 (early 3), 4 or 6 station markers, route free of charge.',
  },
  '1873/T1-h': {
    de: 'QLB: Quedlinburg, ab Phase 4, 4 oder 6 Bahnhofsmarker, keine Konzessionsstrecke.',
    en: 'QLB: Quedlinburg, from phase 4, 4 or 6 station markers, no concession route.',
  },
  '1873/T1-i': {
    de: 'Wird in Phase 2 auf einem Feld der Strecke von NWE, SHE oder KEZ gebaut, ist deren Konzession sofort aktiv.',
    en: 'If somebody builds on a route hex of NWE, SHE or KEZ in phase 2, that concession is active at once.',
  },
  '1873/T1-j': {
    de: 'Für die WBE gilt dasselbe in Phase 3.',
    en: 'The same holds for the WBE in phase 3.',
  },
  '1873/T1-k': {
    de: 'Die Heimatmarker zählen zu den Bahnhofsmarkern einer Eisenbahn.',
    en: 'The home markers count among a railway’s station markers.',
  },
  '1873/1-a': {
    de: 'Handelsrunden und Folgen von Betriebsrunden wechseln sich ab; es beginnt eine Handelsrunde.',
    en: 'Trading rounds and sets of operating rounds alternate; a trading round comes first.',
  },
  '1873/1-b': {
    de: 'Eine Handelsrunde ist eine Versteigerungsrunde und danach eine Aktienrunde.',
    en: 'A trading round is an auction round followed by a stock round.',
  },
  '1873/1-c': {
    de: 'Zwischen zwei Handelsrunden liegen je nach Phase ein bis drei Betriebsrunden.',
    en: 'Between two trading rounds lie one to three operating rounds, depending on the phase.',
  },
  '1873/2-a': {
    de: 'Zu zweit beginnt jeder mit 2100, zu dritt mit 1400, zu viert mit 1050, zu fünft mit 840.',
    en: 'Two players begin with 2100 each, three with 1400, four with 1050, five with 840.',
  },
  '1873/2-b': {
    de: 'Alle zehn MHE-Aktien beginnen im Bankpool.',
    en: 'All ten MHE shares begin in the pool.',
  },
  '1873/2-c': {
    de: 'Die Einheiten liegen nach Größe gestapelt, die 1 oben; die sieben Triebwagen liegen daneben.',
    en: 'The units are stacked by size, 1 on top; the seven diesels lie apart.',
  },
  '1873/2-d': {
    de: 'Alle Werke beginnen offen, ohne Kapital und mit einer Maschine der Größe 1.',
    en: 'All mines begin open, without capital and with a machine of size 1.',
  },
  '1873/2-e': {
    de: 'Die Reihenfolge wird ausgelost; wer vorn liegt, beginnt.',
    en: 'The order of play is drawn by lot; the first begins.',
  },
  '1873/2-f': {
    de: 'Alles Übrige gehört der Bank, deren Geld nie ausgeht.',
    en: 'The bank owns everything else, and its money never runs out.',
  },
  '1873/2-g': {
    de: 'Zu Beginn gibt es die Konzessionen von HBE und GHE, alle 15 Werke und gelbe Plättchen.',
    en: 'At the start there are the concessions of HBE and GHE, all 15 mines and yellow tiles.',
  },
  '1873/2.1-a': {
    de: 'In der Startversteigerung gibt es nur unverkaufte Werke und die Konzessionen von HBE und GHE.',
    en: 'The start auction offers only unsold mines and the concessions of HBE and GHE.',
  },
  '1873/2.1-b': {
    de: 'Es geht in der ausgelosten Reihenfolge weiter, auch wenn der Aufschlag sinkt.',
    en: 'Turns go on in the drawn order, also when the premium falls.',
  },
  '1873/2.1-c': {
    de: 'Wer am Zug ist, passt oder kauft genau eines zum Mindestpreis plus Aufschlag.',
    en: 'On your turn you pass or buy exactly one item for its least price plus the premium.',
  },
  '1873/2.1-d': {
    de: 'Der Aufschlag beginnt zu zweit mit 150, zu dritt mit 120, sonst mit 100.',
    en: 'The premium starts at 150 for two players, 120 for three, 100 otherwise.',
  },
  '1873/2.1-e': {
    de: 'Passen alle nacheinander, sinkt der Aufschlag um 10, und der Nächste ist am Zug.',
    en: 'When all pass in succession, the premium falls by 10 and the next player acts.',
  },
  '1873/2.1-f': {
    de: 'Nach einem Kauf müssen wieder alle passen; wer gepasst hat, darf später kaufen.',
    en: 'After a purchase all must pass anew; whoever passed may buy later.',
  },
  '1873/2.1-g': {
    de: 'Ist alles verkauft, endet die Versteigerung sofort.',
    en: 'When everything is sold, the auction ends at once.',
  },
  '1873/2.1-h': {
    de: 'Passen alle beim Aufschlag 0, endet die Versteigerung.',
    en: 'When all pass at premium 0, the auction ends.',
  },
  '1873/2.1-i': {
    de: 'Unverkaufte Werke sind danach geschlossen.',
    en: 'Mines left unsold are then closed.',
  },
  '1873/2.1-j': {
    de: 'Ein geschlossenes Werk kann kein Spieler mehr erwerben, nur eine Werk-AG.',
    en: 'No player can acquire a closed mine any more, only a mine company can.',
  },
  '1873/2.1-k': {
    de: 'Eine unverkaufte Konzession bleibt bei der Bank für die nächste Versteigerungsrunde.',
    en: 'An unsold concession stays with the bank for the next auction round.',
  },
  '1873/2.1-l': {
    de: 'Jedes Werk hat seinen Nennwert und seine Erträge.',
    en: 'Each mine has its face value and its incomes.',
  },
  '1873/2.1-m': {
    de: 'Werk 12 hat ein Vorrecht bei den Harzer Werken, Werk 15 ist von Anfang an angeschlossen.',
    en: 'Mine 12 has a privilege with the Harzer Werke, mine 15 is connected from the start.',
  },
  '1873/2.2-a': {
    de: 'Die erste Aktienrunde folgt sofort, wieder in der ausgelosten Reihenfolge.',
    en: 'The first stock round follows at once, again in the drawn order.',
  },
};
