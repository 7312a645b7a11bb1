import { glossaryOf } from '../../glossary/field.ts';

export const glossary = glossaryOf({
  chapters: {
    setup: { de: 'Aufbau', en: 'Set-up' },
    turn: { de: 'Ablauf eines Zugs', en: 'How a turn goes' },
    direct: { de: 'Direkte Verbindungen', en: 'Direct connections' },
    roll: { de: 'Würfeln', en: 'Rolling' },
    laying: { de: 'Gleis legen', en: 'Laying track' },
    'laying-simple': { de: 'Einfache Würfel legen', en: 'Laying simple dice' },
    'laying-complex': { de: 'Komplexe Würfel legen', en: 'Laying complex dice' },
    bonus: { de: 'Anschluss von Bahnhöfen', en: 'Connecting stations' },
    loco: { de: 'Loks', en: 'Locos' },
    transport: { de: 'Reisende befördern', en: 'Transporting passengers' },
    newpass: { de: 'Neue Reisende', en: 'New passengers' },
    shortage: { de: 'Mangel an Reisenden', en: 'Passenger shortage' },
    end: { de: 'Wann das Endspiel beginnt', en: 'When the end game begins' },
    endgame: { de: 'Das Endspiel', en: 'The end game' },
    score: { de: 'Wertung', en: 'Scoring' },
  },
  field: {},
  own: [
    {
      id: 'simpleDie',
      de: ['einfacher Würfel', 'einfache Würfel', 'einfachen Würfel'],
      en: ['simple die', 'simple dice'],
      text: {
        de: 'Ein Würfel mit einem Stück Gleis; „?“ darf man wählen.',
        en: 'A die with one piece of track; “?” may be chosen.',
      },
      chapter: 'laying-simple',
    },
    {
      id: 'complexDie',
      de: ['komplexer Würfel', 'komplexe Würfel', 'komplexen Würfel'],
      en: ['complex die', 'complex dice'],
      text: {
        de: 'Ein Würfel mit Kreuzungen und Weichen. Er ersetzt einen einfachen auf dem Brett.',
        en: 'A die with crossings and switches. It takes the place of a simple one on the board.',
      },
      chapter: 'laying-complex',
    },
    {
      id: 'startStation',
      de: ['Startbahnhof', 'Startbahnhöfe'],
      en: ['start station', 'start stations'],
      text: {
        de: 'Der eigene Bahnhof: Von ihm aus wird verbunden und befördert.',
        en: 'The own station: connections and transports begin there.',
      },
      chapter: 'setup',
    },
    {
      id: 'directConnection',
      de: ['direkte Verbindung', 'direkten Verbindung', 'direkte Verbindungen'],
      en: ['direct connection', 'direct connections'],
      text: {
        de: 'Gleis von einem Startbahnhof zu einem anderen Bahnhof, ohne dazwischen einen dritten zu berühren.',
        en: 'Track from a start station to another station that touches no third one between.',
      },
      chapter: 'direct',
    },
    {
      id: 'loco',
      de: ['Lok', 'Loks'],
      en: ['loco', 'locos'],
      text: {
        de: 'Sie holt Reisende aus einem Bahnhof. Ihre Zahl sagt, über wie viele Karten sie kommt und wie viele sie mitnimmt.',
        en: 'It fetches passengers from one station. Its number says how many cards far it gets and how many it takes along.',
      },
      chapter: 'loco',
    },
    {
      id: 'passengers',
      de: ['Reisende', 'Reisenden', 'Fahrgäste'],
      en: ['passengers', 'passenger'],
      text: {
        de: 'Wer am Ende im Ganzen die meisten befördert hat, gewinnt.',
        en: 'Whoever has transported most of them in the end wins.',
      },
      chapter: 'transport',
    },
    {
      id: 'connectionBonus',
      de: ['Anschlussbonus', 'Verbindungsbonus'],
      en: ['connection bonus', 'connection bonuses'],
      text: {
        de: '5 Einheiten für jeden, dessen Startbahnhof zum ersten Mal mit einem anderen Bahnhof verbunden wird.',
        en: '5 units for each player whose start station is first connected with another station.',
      },
      chapter: 'bonus',
    },
    {
      id: 'shortage',
      de: ['Mangel'],
      en: ['shortage'],
      text: {
        de: 'Sind zu viele Karten leer, kommen neue Reisende für alle dazu.',
        en: 'When too many cards are empty, new passengers come for everybody.',
      },
      chapter: 'shortage',
    },
    {
      id: 'endGame',
      de: ['Endspiel'],
      en: ['end game'],
      text: {
        de: 'Die letzten Züge: Gebaut wird nicht mehr, nur noch gekauft und befördert.',
        en: 'The last turns: nothing is built any more, only bought and transported.',
      },
      chapter: 'endgame',
    },
    {
      id: 'diceBank',
      de: ['Würfelbank'],
      en: ['dice bank'],
      text: {
        de: 'Hier liegen die Würfel, die noch zu haben sind. Ist eine Sorte aus, gibt es weniger.',
        en: 'Where the dice lie that can still be had. When one kind runs out you get fewer.',
      },
      chapter: 'roll',
    },
  ],
});
