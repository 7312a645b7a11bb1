import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 1 to 3: what the game consists of and how it is set up. */
export const preparationRules: RuleTexts = {
  // Players and companies
  '18rhi/1.2-a': {
    de: 'Das Spiel ist für drei bis fünf Personen und beginnt mit keiner anderen Zahl.',
    en: 'The game is for three to five players and does not start with any other number.',
  },
  '18rhi/1.2-b': {
    de: 'Acht Gesellschaften sind im Spiel: ADR, BME, CCE, CME, DEE, GVE, MKB und RhE.',
    en: 'Eight companies are in the game: ADR, BME, CCE, CME, DEE, GVE, MKB and RhE.',
  },

  // Material
  '18rhi/2-a': sentences['2-a'],
  '18rhi/2-b': {
    de: 'Es gibt 28 Züge: sechs 2er und einen auf Wunsch, fünf 3er, drei 4er, drei 5er, sechs 6er und vier 8er, für 100, 200, 300, 500, 600 und 800 M.',
    en: 'There are 28 trains: six 2s and an optional one, five 3s, three 4s, three 5s, six 6s and four 8s, for 100, 200, 300, 500, 600 and 800 M.',
  },
  '18rhi/2-c': sentences['2-c'],

  // Preparations for both games
  '18rhi/3.1-a': sentences['3.1-a'],
  '18rhi/3.1-b': sentences['3.1-b'],
  '18rhi/3.1-c': {
    de: 'Die KEG spielt nicht mit; ihre Zertifikate bleiben in der Schachtel.',
    en: 'KEG takes no part; its certificates stay in the box.',
  },
  '18rhi/3.1-d': sentences['3.1-d'],
  '18rhi/3.1-e': sentences['3.1-e'],
  '18rhi/3.1-f': sentences['3.1-f'],

  // Set-up of this game
  '18rhi/3.2-a': sentences['3.2-a'],
  '18rhi/3.2-b': {
    de: 'Die Überlegfelder für E10, E12 und G12 und die Plättchen mit den Buchstaben RA und RS bleiben aus dem Spiel.',
    en: 'The overlays for E10, E12 and G12 and the tiles lettered RA and RS stay out of the game.',
  },
  '18rhi/3.2-c': {
    de: 'Plättchen #935 liegt bei Privatbahn Nr. 2 und kommt nur durch sie auf den Plan.',
    en: 'Tile #935 lies with private No. 2 and comes onto the map only through it.',
  },
  '18rhi/3.2-d': sentences['3.2-d'],
  '18rhi/3.2-e': {
    de: 'Das Direktorzertifikat der RhE ist als Nr. 6 das letzte Stück des Startpakets.',
    en: 'The director certificate of RhE is No. 6, the last item of the start packet.',
  },
  '18rhi/3.2-f': {
    de: 'Drei Aktien der RhE liegen von Anfang an im Bankpool.',
    en: 'Three RhE shares lie in the bank pool from the start.',
  },
  '18rhi/3.2-g': {
    de: 'Der Kursmarker der RhE steht von Anfang an auf dem Startfeld 70; niemand wählt ihn.',
    en: 'The price marker of RhE stands on the start square 70 from the beginning; nobody chooses it.',
  },
  '18rhi/3.2-h': {
    de: 'Eine zufällig gezogene der neun Reihenfolgekarten legt fest, wo die bewegliche Zeche und das bewegliche Stahlwerk liegen.',
    en: 'One of the nine order cards, drawn at random, settles where the movable coal mine and steel mill lie.',
  },
  '18rhi/3.2-i': sentences['3.2-i'],
  '18rhi/3.2-j': sentences['3.2-j'],
  '18rhi/3.2-k': {
    de: 'Für die RhE liegen 210 M aus der Bank bei Aachen bereit.',
    en: '210 M out of the bank wait at Aachen for RhE.',
  },
  '18rhi/3.2-l': {
    de: 'Zusammen habt ihr 1.800 M Startkapital: je 600 M zu dritt, 450 M zu viert und 360 M zu fünft.',
    en: 'Together you start with 1,800 M: 600 M each with three players, 450 M with four, 360 M with five.',
  },

  // Seating
  '18rhi/3.4-a': sentences['3.4-a'],
  '18rhi/3.4-b': sentences['3.4-b'],
};
