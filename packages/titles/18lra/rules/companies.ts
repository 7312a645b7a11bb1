import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Section 4.2: the companies and their directors. */
export const companiesRules: RuleTexts = {
  // General
  '18lra/4.2-a': sentences['4.2-a'],
  '18lra/4.2-b': {
    de: 'Zuerst wird das Direktorzertifikat verkauft; wer es kauft, ist Direktor und wählt einen violetten Startkurs, auch bei der RhE.',
    en: 'The director certificate is sold first; its buyer is the director and chooses a violet par, for RhE too.',
  },
  '18lra/4.2-c': sentences['4.2-c'],
  '18lra/4.2-d': sentences['4.2-d'],
  '18lra/4.2-e': sentences['4.2-e'],
  '18lra/4.2-f': sentences['4.2-f'],

  // Change of director
  '18lra/4.2.1-a': sentences['4.2.1-a'],
  '18lra/4.2.1-b': sentences['4.2.1-b'],
  '18lra/4.2.1-c': {
    de: 'Der alte Direktor gibt Besitzblatt samt DEC-Marker und 2+4-Zug und das Direktorzertifikat ab und bekommt gewöhnliche über 20 %, bei der KEG 30 %.',
    en: 'The old director hands over the charter with DEC marker and 2+4 train and the director certificate and gets ordinary ones for 20%, with KEG 30%.',
  },
  '18lra/4.2.1-d': {
    de: 'Die Leitung gibst du nur durch Verkauf in den Bankpool ab, und nur, wenn ein anderer mindestens 20 % hält, bei der KEG 30 %.',
    en: 'You give up a company only through a sale to the bank pool, and only if another player has 20% or more, with KEG 30%.',
  },
  '18lra/4.2.1-e': sentences['4.2.1-e'],
  '18lra/4.2.1-f': sentences['4.2.1-f'],
  '18lra/4.2.1-g': {
    de: 'Verkaufst du das Direktorzertifikat ganz oder teilweise, wird es erst getauscht; von den neuen Aktien geht der verkaufte Teil in den Bankpool.',
    en: 'If you sell all or part of the director certificate, it is swapped first; then the part sold goes to the bank pool.',
  },
  '18lra/4.2.1-h': sentences['4.2.1-h'],

  // Special companies
  '18lra/4.2.3-a': {
    de: 'Jede Gesellschaft außer der GVE hat einen Hafenmarker neben ihren gewöhnlichen Markern.',
    en: 'Every company but GVE has a harbour marker beside its ordinary markers.',
  },
  '18lra/4.2.3-b': {
    de: 'Die MKB wird mit 60 % gegründet, denn ihre drei Zertifikate über 20 % kommen zuerst; alle anderen mit 50 %.',
    en: 'MKB floats at 60%, as its three certificates of 20% come first; all others float at 50%.',
  },
  '18lra/4.2.3-c': {
    de: 'ADR, CME, KEG und RhE dürfen in ihrem ersten Spielzug zwei gelbe Plättchen legen.',
    en: 'ADR, CME, KEG and RhE may lay two yellow tiles in their first turn.',
  },
  '18lra/4.2.3-d': {
    de: 'Beide Plättchen des ersten Spielzugs müssen gelb sein; nach einem Ausbau gibt es kein zweites.',
    en: 'Both tiles of the first turn must be yellow; after an upgrade there is no second.',
  },
  '18lra/4.2.3-e': {
    de: 'Die CCE darf einmal einen gewöhnlichen Marker ohne Verbindung, aber zum üblichen Preis, nach Krefeld setzen.',
    en: 'CCE may once place an ordinary marker in Krefeld without a link, but at the usual price.',
  },
  '18lra/4.2.3-f': {
    de: 'Verbinden Gleise H8 oder I7 mit Venlo, bekommt die GVE einmalig 100 M von der Bank.',
    en: 'When track joins H8 or I7 with Venlo, GVE gets 100 M from the bank, once.',
  },
  '18lra/4.2.3-g': {
    de: 'Die MKB baut ihren Hafen in Orsoy ab der grünen Phase immer für 20 M.',
    en: 'From the green phase on MKB always builds its harbour in Orsoy for 20 M.',
  },
  '18lra/4.2.3-h': {
    de: 'Die BME hat kein Vorrecht.',
    en: 'BME has no privilege.',
  },
  '18lra/4.2.3-i': {
    de: 'Das Direktorzertifikat der KEG steht für 30 % und kostet den dreifachen Startkurs; mit zwei weiteren Aktien ist sie gegründet.',
    en: 'The director certificate of KEG stands for 30% and costs three times the par; two more shares float the company.',
  },
  '18lra/4.2.3-j': {
    de: 'Die RhE ist hier eine Gesellschaft wie die anderen.',
    en: 'RhE is a company like the others here.',
  },
  '18lra/4.2.3-k': {
    de: 'Nach dem Heimatmarker kosten Bahnhöfe 60 und 80 M, so weit die Marker reichen, der Hafen 50 oder 100 M, bei CCE, KEG und MKB 40 oder 80 M.',
    en: 'After the home, stations cost 60 and 80 M as far as the markers go, a harbour 50 or 100 M, for CCE, KEG and MKB 40 or 80 M.',
  },
  '18lra/4.2.3-l': {
    de: 'Die KEG beginnt in Krefeld auf dem Kreis mit Gleis; der andere hat vor Grün keines.',
    en: 'KEG starts in Krefeld on the circle with track; the other has none before green.',
  },
  '18lra/4.2.3-m': {
    de: 'Die CCE beginnt in Wesel und die CME im östlichen Köln, wenn nicht anders eingestellt.',
    en: 'CCE starts in Wesel and CME in eastern Köln, unless set otherwise.',
  },
  '18lra/4.2.3-n': {
    de: 'Von Wesel aus kann vor der grünen Phase niemand bauen; Wesel und Geldern sind für die CCE aber schon eine Strecke.',
    en: 'From Wesel nobody can build before the green phase; yet Wesel and Geldern already are a route for CCE.',
  },
  '18lra/4.2.3-o': {
    de: 'Von Moers aus kann vor der grünen Phase niemand bauen; die MKB darf dennoch gegründet sein und muss keinen Zug besitzen.',
    en: 'From Moers nobody can build before the green phase; MKB may float all the same and needs no train.',
  },
  '18lra/4.2.3-p': {
    de: 'Liegt der Heimatbahnhof in einem roten Gebiet, verlängert das erste Plättchen dessen gedruckte Gleise.',
    en: 'If the home lies in a red area, the first tile carries on from its printed track.',
  },
};
