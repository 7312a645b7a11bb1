import { glossaryOf } from '../../glossary/field.ts';
import { charter, coal, loan, montan, newerChapters, newerField, startPacket, steel } from '../rhineland/glossary.ts';

export const glossary = glossaryOf({
  chapters: {
    ...newerChapters,
    '6.2.4.3': { de: 'Kein Östliches Ruhrgebiet', en: 'No Eastern Ruhr' },
    '6.2.4.4': { de: 'Kein Rheingold-Express', en: 'No Rheingold-Express' },
    '3.3': { de: 'Aufbau: Szenario, Bank und Startkapital', en: 'Set-up: scenario, bank and starting money' },
    '4.1.2': { de: 'Wann Sonderrechte gelten', en: 'When powers can be used' },
    '4.1.2-no1': { de: 'Nr. 1: das Auswandererlager', en: 'No. 1: the emigrant camp' },
    '4.1.2-harbour': { de: 'Nr. 2 bis 4: Häfen', en: 'No. 2 to 4: harbours' },
    '4.1.2-no5': { de: 'Nr. 5: eine Aktie der ADR', en: 'No. 5: a share of ADR' },
    '4.1.2-no6': { de: 'Nr. 6: der 2+4-Zug', en: 'No. 6: the 2+4 train' },
    '4.2.3': { de: 'Was einzelne Gesellschaften besonders macht', en: 'What is special about some companies' },
    '6.2.1.4': { de: 'Plättchen am Rhein', en: 'Tiles on the Rhine' },
    '6.2.2.1': { de: 'Hafenmarker', en: 'Harbour markers' },
    '6.2.3.2': { de: 'Fähren über den Rhein', en: 'Ferries across the Rhine' },
    '6.2.4.5': { de: 'Der Hafenbonus', en: 'The harbour bonus' },
    '2p': { de: 'Das Spiel zu zweit', en: 'The game for two' },
    short: { de: 'Das kurze Spiel', en: 'The short game' },
  },
  field: newerField,
  own: [
    { ...startPacket, chapter: '5.1.1' },
    {
      id: 'harbour',
      de: ['Hafen', 'Häfen'],
      en: ['harbour', 'harbours'],
      text: {
        de: 'Ein Ort am Rhein mit einem Anker, auf dem nur ein Hafenmarker liegen kann.',
        en: 'A place on the Rhine with an anchor, where only a harbour marker can lie.',
      },
      chapter: '6.2.2.1',
    },
    {
      id: 'harbourMarker',
      de: ['Hafenmarker'],
      en: ['harbour marker', 'harbour markers'],
      text: {
        de: 'Der besondere Marker einer Gesellschaft für einen Hafen. Über den eigenen Hafen bringen Zechen und Stahlwerke mehr.',
        en: 'The special marker of a company for a harbour. Over the own harbour coal mines and steel mills earn more.',
      },
      chapter: '6.2.2.1',
    },
    {
      id: 'ferry',
      de: ['Fähre', 'Fähren'],
      en: ['ferry', 'ferries'],
      text: {
        de: 'Der Weg über den Rhein, bevor es eine Brücke gibt; dann zählt der kleinere Wert.',
        en: 'The way across the Rhine before there is a bridge; the smaller value counts then.',
      },
      chapter: '6.2.3.2',
    },
    { ...montan, chapter: '6.2.4.2' },
    { ...coal, chapter: '6.2.4.2' },
    { ...steel, chapter: '6.2.4.2' },
    {
      id: 'camp',
      de: ['Auswandererlager'],
      en: ['emigrant camp'],
      text: {
        de: 'Die Fähigkeit von Nr. 1: Strecken, die Dalheim mit dem rechten Ufer verbinden, bringen einer Gesellschaft je 20 M mehr.',
        en: 'The power of No. 1: routes that join Dalheim with the right bank earn one company 20 M more each.',
      },
      chapter: '4.1.2-no1',
    },
    {
      id: 'ironRhine',
      de: ['Eiserner Rhein', 'Eiserne Rhein', 'Eisernen Rhein'],
      en: ['Iron Rhine'],
      text: {
        de: 'Ein Bonus von 80 M für die Strecke von Antwerpen bis Oberhausen oder Essen.',
        en: 'A bonus of 80 M for the route from Antwerpen to Oberhausen or Essen.',
      },
      chapter: '6.2.4.1',
    },
    {
      id: 'investor',
      de: ['Investor', 'Investors'],
      en: ['Investor'],
      text: {
        de: 'Im Spiel zu zweit der Dritte am Tisch: Die beiden kaufen abwechselnd Aktien für ihn; Direktor wird er nie.',
        en: 'The third at a table of two: the players buy shares for it in turn; it never becomes director.',
      },
      chapter: '2p',
    },
    {
      id: 'scenario',
      de: ['Szenario', 'Szenarien'],
      en: ['scenario', 'scenarios'],
      text: {
        de: 'Welche Gesellschaften mitspielen. Die Heimat der anderen bleibt belegt.',
        en: 'Which companies are in the game. The homes of the others stay reserved.',
      },
      chapter: '3.3',
    },
    { ...charter, chapter: '5.1.4' },
    { ...loan, chapter: '6.2.6.2' },
  ],
});
