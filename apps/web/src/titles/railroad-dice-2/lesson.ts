import type { Lesson } from '../../lesson/steps.ts';

/** From the start station to the first passengers, and a switch. */
export const lesson: Lesson = {
  others: ['Ada'],
  seed: 'g3',
  options: { startPlayer: '1' },
  steps: [
    {
      chapter: { de: 'Bahnhöfe setzen', en: 'Placing stations' },
      todo: { de: 'Setze deinen Startbahnhof auf G5.', en: 'Place your start station on G5.' },
      why: {
        de: 'Alle deine Gleise beginnen hier, und hierher holst du Fahrgäste: Die Mitte erreicht vieles.',
        en: 'All your track begins here, and here you bring passengers: the middle reaches much.',
      },
      wish: { type: 'placeStation', field: 'G5' },
      instead: { de: 'Auch dort ginge es. Für heute nimm G5.', en: 'It would do there too. For today take G5.' },
    },
    {
      before: [{ type: 'placeStation', field: 'C3' }],
      meanwhile: { de: 'Adas Startbahnhof steht auf C3.', en: 'Ada’s start station stands on C3.' },
      todo: { de: 'Setze einen grauen Bahnhof auf D5.', en: 'Place a grey station on D5.' },
      why: {
        de: 'Zwischen zwei Bahnhöfen liegen mindestens zwei Felder; D5 ist so nah an deinem, wie es nur geht.',
        en: 'At least two fields lie between any two stations; D5 is as near to yours as can be.',
      },
      wish: { type: 'placeStation', field: 'D5' },
      instead: {
        de: 'Erlaubt, aber weiter weg. D5 erreichst du mit zwei Würfeln.',
        en: 'Allowed, but further off. You reach D5 with two dice.',
      },
    },
    {
      before: [
        { type: 'placeStation', field: 'E2' },
        { type: 'placeStation', field: 'I4' },
        { type: 'placeStation', field: 'H2' },
        { type: 'placeStation', field: 'K2' },
        { type: 'placeStation', field: 'B6' },
        { type: 'placeStation', field: 'J6' },
        { type: 'placeStation', field: 'E7' },
      ],
      meanwhile: {
        de: 'Alle Bahnhöfe stehen, und an den Karten warten 50 Fahrgäste.',
        en: 'All stations stand, and 50 passengers wait beside the cards.',
      },
      chapter: { de: 'Dein erster Zug', en: 'Your first turn' },
      todo: { de: 'Würfle mit vier einfachen Würfeln.', en: 'Roll four simple dice.' },
      why: {
        de: 'Einfache Würfel zeigen Geraden, Kurven, Loks und „?“ und kommen auf leere Felder.',
        en: 'Simple dice show straights, curves, locos and “?” and go on empty fields.',
      },
      wish: { type: 'roll', dice: 'fourSimple' },
      instead: {
        de: 'Würfel mit Weichen ersetzen liegende, und noch liegt keiner. Nimm vier einfache.',
        en: 'Dice with points replace dice that lie there, and none does yet. Take four simple ones.',
      },
    },
    {
      todo: { de: 'Lege eine Gerade auf F5, in Richtung D5.', en: 'Lay a straight on F5, towards D5.' },
      why: {
        de: 'Jedes Gleis muss an deinen Startbahnhof anschließen; ein weiterer Klick aufs Feld dreht den Würfel.',
        en: 'Each piece of track must join your start station; another click on the field turns the die.',
      },
      wish: { type: 'lay', die: 'straight', field: 'F5', rotation: 1 },
      instead: {
        de: 'Erlaubt, führt aber nicht nach D5. Lege die Gerade auf F5.',
        en: 'Allowed, but it does not lead to D5. Lay the straight on F5.',
      },
    },
    {
      todo: { de: 'Lege die zweite Gerade auf E5.', en: 'Lay the second straight on E5.' },
      why: {
        de: 'Damit sind G5 und D5 verbunden: Jede neue Verbindung bringt dir 5, das Gelände kostet 1.',
        en: 'That joins G5 and D5: each new connection brings you 5, the terrain costs 1.',
      },
      wish: { type: 'lay', die: 'straight', field: 'E5', rotation: 1 },
      instead: {
        de: 'Dann bliebe D5 unverbunden. Lege die Gerade auf E5.',
        en: 'Then D5 would stay unjoined. Lay the straight on E5.',
      },
    },
    {
      todo: { de: 'Kaufe eine Lok der Stärke 2 für 5.', en: 'Buy a loco of strength 2 for 5.' },
      why: {
        de: 'Nur Loks holen Fahrgäste; die Stärke sagt, wie viele und wie weit.',
        en: 'Only locos fetch passengers; their strength says how many and how far.',
      },
      wish: { type: 'buyLoco', loco: 2 },
    },
    {
      todo: { de: 'Hole zwei Fahrgäste aus D5.', en: 'Fetch two passengers from D5.' },
      why: {
        de: 'Fahrgäste sind Punkte und Geld zugleich; jede Lok fährt einmal je Zug.',
        en: 'Passengers are points and money at once; each loco runs once a turn.',
      },
      wish: { type: 'transport', station: 'D5', passengers: 2 },
      instead: { de: 'Deine Lok kann zwei holen: Nimm beide.', en: 'Your loco can fetch two: take both.' },
    },
    {
      todo: {
        de: 'Gib den Würfel mit der Lok für neue Fahrgäste an Karte 4 ab.',
        en: 'Hand in the die with the loco for new passengers at card 4.',
      },
      why: {
        de: 'Ein Würfel, den du nicht legen kannst oder willst, füllt so die Bahnhöfe einer Karte auf.',
        en: 'A die that you cannot or will not lay fills up the stations of a card this way.',
      },
      wish: { type: 'newPassengers', die: 'locomotive', card: 4 },
      also: [1, 2, 3, 5, 6].map((card) => ({ type: 'newPassengers', die: 'locomotive', card })),
    },
    {
      todo: { de: 'Beende deinen Zug.', en: 'End your turn.' },
      why: {
        de: 'Die Kurve hilft heute nicht weiter; was du nicht legst, geht zurück.',
        en: 'The curve is no help today; what you do not lay goes back.',
      },
      wish: { type: 'endTurn' },
    },
    {
      before: [
        { type: 'roll', dice: 'fourSimple' },
        { type: 'lay', die: 'straight', field: 'D3', rotation: 1 },
        { type: 'lay', die: 'straight', field: 'E3', rotation: 1 },
        { type: 'endTurn' },
      ],
      meanwhile: { de: 'Ada hat zwei Geraden nach Osten gelegt.', en: 'Ada laid two straights to the east.' },
      chapter: { de: 'Weichen', en: 'Points' },
      todo: { de: 'Hole noch zwei Fahrgäste aus D5.', en: 'Fetch two more passengers from D5.' },
      why: {
        de: 'Deine Lok fährt in jedem Zug wieder; vor oder nach dem Würfeln, wie du willst.',
        en: 'Your loco runs again in each turn; before or after the roll, as you like.',
      },
      wish: { type: 'transport', station: 'D5', passengers: 2 },
    },
    {
      todo: {
        de: 'Würfle zwei einfache Würfel und einen mit Weichen.',
        en: 'Roll two simple dice and one with points.',
      },
      why: {
        de: 'Würfel mit Weichen ersetzen liegende Gleise und machen aus einer Linie zwei.',
        en: 'Dice with points replace track that lies there and make two lines of one.',
      },
      wish: { type: 'roll', dice: 'twoSimpleOneComplex' },
    },
    {
      todo: { de: 'Tausche das Gleis auf E5 gegen die Weiche.', en: 'Exchange the track on E5 for the switch.' },
      why: {
        de: 'Die Verbindung nach D5 bleibt, und eine neue Linie kann abzweigen; die alte Gerade geht in den Vorrat.',
        en: 'The line to D5 stays, and a new one can branch off; the old straight goes back to the supply.',
      },
      wish: { type: 'exchange', field: 'E5' },
      instead: {
        de: 'Auch möglich. Tausche heute das Gleis auf E5.',
        en: 'Possible too. Today exchange the track on E5.',
      },
    },
  ],
  end: {
    de: 'Du hast gebaut, verbunden, eine Lok gekauft und Fahrgäste geholt. Nun verbinde weitere Bahnhöfe und kaufe stärkere Loks: Wer die meisten Fahrgäste holt, gewinnt.',
    en: 'You built, joined, bought a loco and fetched passengers. Now join more stations and buy stronger locos: whoever fetches most passengers wins.',
  },
};
