import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 1 to 3: what the game consists of and how it is set up. */
export const preparationRules: RuleTexts = {
  // Players and companies
  '18lra/1.2-a': {
    de: 'Das Spiel ist für zwei bis vier Personen; die Regeln zu zweit sind unsere Rekonstruktion.',
    en: 'The game is for two to four players; its rules for two are our reconstruction.',
  },
  '18lra/1.2-b': {
    de: 'Acht Gesellschaften gehören zum Spiel: ADR, BME, CCE, CME, GVE, KEG, MKB und RhE; zu zweit und zu dritt nur sechs davon.',
    en: 'Eight companies belong to the game: ADR, BME, CCE, CME, GVE, KEG, MKB and RhE; with two or three players only six of them.',
  },

  // Material
  '18lra/2-a': sentences['2-a'],
  '18lra/2-b': {
    de: 'Es gibt 24 Züge: sechs 2er und einen auf Wunsch, fünf 3er, drei 4er, drei 5er und sechs 6er, für 100, 200, 300, 500 und 600 M.',
    en: 'There are 24 trains: six 2s and an optional one, five 3s, three 4s, three 5s and six 6s, for 100, 200, 300, 500 and 600 M.',
  },
  '18lra/2-c': sentences['2-c'],

  // Preparations for both games
  '18lra/3.1-a': sentences['3.1-a'],
  '18lra/3.1-b': sentences['3.1-b'],
  '18lra/3.1-c': {
    de: 'Die DEE spielt nicht mit; ihre Zertifikate bleiben in der Schachtel.',
    en: 'DEE takes no part; its certificates stay in the box.',
  },
  '18lra/3.1-d': sentences['3.1-d'],
  '18lra/3.1-e': sentences['3.1-e'],
  '18lra/3.1-f': sentences['3.1-f'],

  // Set-up of this game
  '18lra/3.3-a': {
    de: 'Anfangs sind nur 2er-Züge zu haben; 3er, 4er, 5er und 6er sind noch gesperrt.',
    en: 'At first only 2-trains can be had; 3s, 4s, 5s and 6s are still locked.',
  },
  '18lra/3.3-b': {
    de: 'Gebaut wird nur mit dem Plättchensatz dieses Spiels.',
    en: 'You build only with the tile set of this game.',
  },
  '18lra/3.3-c': {
    de: 'In Dalheim liegt der DEC-Marker auf der Seite „im Bau“, der zweite mit dem Wert 20 bei Privatbahn Nr. 1.',
    en: 'In Dalheim the DEC marker lies on its side “under construction”; the other one, worth 20, is with private No. 1.',
  },
  '18lra/3.3-d': {
    de: 'Eine Aktie der ADR gehört zur Privatbahn Nr. 5 und liegt deshalb nicht im Erstangebot.',
    en: 'One ADR share belongs to private No. 5 and is therefore not part of the initial offering.',
  },
  '18lra/3.3-e': {
    de: 'Zu dritt spielt ihr eines von vier Szenarien mit je sechs Gesellschaften, zu viert mit allen acht.',
    en: 'With three players you play one of four scenarios with six companies each, with four players all eight.',
  },
  '18lra/3.3-f': {
    de: 'Diese Gesellschaft spielt im gewählten Szenario nicht mit und kann weder gekauft noch gegründet werden.',
    en: 'This company is not in the chosen scenario and can be neither bought nor floated.',
  },
  '18lra/3.3-g': {
    de: 'Auf dem Heimatkreis einer Gesellschaft, die nicht mitspielt, liegt ein blanker Marker: Niemand setzt dort, er hält aber keinen Zug auf.',
    en: 'A blank marker covers the home circle of a company not in play: nobody places there, yet it stops no train.',
  },
  '18lra/3.3-h': {
    de: 'Vorrechte einer Gesellschaft, die nicht mitspielt, gibt es nicht; die Sonderrechte der Privatbahnen bleiben.',
    en: 'Privileges of a company not in play do not exist; the powers of the privates remain.',
  },
  '18lra/3.3-i': {
    de: 'Zu dritt liegen 6.000 M in der Bank, zu viert 8.000 M; auch das Startkapital kommt daraus.',
    en: 'The bank holds 6,000 M with three players and 8,000 M with four; the starting capital comes out of it too.',
  },
  '18lra/3.3-j': {
    de: 'Jeder beginnt zu dritt mit 600 M, zu viert mit 450 M.',
    en: 'Each of you starts with 600 M with three players, 450 M with four.',
  },
  '18lra/3.3-k': {
    de: 'Bewegliche Zechen oder Stahlwerke gibt es nicht, für die RhE liegt kein Geld bereit, und der Bankpool ist anfangs leer.',
    en: 'There are no movable coal mines or steel mills, no money waits for RhE, and the bank pool is empty at first.',
  },
  '18lra/3.3-l': {
    de: 'Alle Zechen und Stahlwerke sind aufgedruckt; die losen Marker bleiben in der Schachtel.',
    en: 'All coal mines and steel mills are printed; the loose markers stay in the box.',
  },

  // Seating
  '18lra/3.4-a': sentences['3.4-a'],
  '18lra/3.4-b': sentences['3.4-b'],
};
