import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Section 4.1: the privates and their powers; section 5.1.1: how they are sold. */
export const privatesRules: RuleTexts = {
  // Privates in general
  '18rhi/4.1-a': sentences['4.1-a'],
  '18rhi/4.1-b': sentences['4.1-b'],
  '18rhi/4.1-c': sentences['4.1-c'],
  '18rhi/4.1-d': sentences['4.1-d'],
  '18rhi/4.1-e': sentences['4.1-e'],
  '18rhi/4.1-f': sentences['4.1-f'],
  '18rhi/4.1-g': {
    de: 'Mit dem Kauf des ersten 5er-Zugs schließen alle offenen Privatbahnen; ungenutzte Sonderrechte verfallen.',
    en: 'When the first 5-train is bought, all open privates close and powers not yet used lapse.',
  },
  '18rhi/4.1-h': sentences['4.1-h'],

  // Powers in general
  '18rhi/4.1.1-b': sentences['4.1.1-b'],
  '18rhi/4.1.1-a': sentences['4.1.1-a'],

  // No. 1: Prinz-Wilhelm-Bahn
  '18rhi/4.1.1-no1-a': sentences['4.1.1-no1-a'],
  '18rhi/4.1.1-no1-b': sentences['4.1.1-no1-b'],
  '18rhi/4.1.1-no1-c': sentences['4.1.1-no1-c'],
  '18rhi/4.1.1-no1-d': sentences['4.1.1-no1-d'],
  '18rhi/4.1.1-no1-e': sentences['4.1.1-no1-e'],

  // No. 2: Konzession Essen-Osterath
  '18rhi/4.1.1-no2-a': sentences['4.1.1-no2-a'],
  '18rhi/4.1.1-no2-b': sentences['4.1.1-no2-b'],
  '18rhi/4.1.1-no2-c': sentences['4.1.1-no2-c'],
  '18rhi/4.1.1-no2-d': sentences['4.1.1-no2-d'],
  '18rhi/4.1.1-no2-e': {
    de: 'Ist das Sonderrecht von Nr. 2 genutzt, verlässt die Privatbahn das Spiel und zählt nicht mehr als Zertifikat.',
    en: 'Once its power is used, No. 2 leaves the game and no longer counts as a certificate.',
  },
  '18rhi/4.1.1-no2-f': sentences['4.1.1-no2-f'],

  // No. 3: Seilzuganlage
  '18rhi/4.1.1-no3-a': {
    de: 'Mit Nr. 3 legt deine Gesellschaft in Schritt 1 zusätzlich ein Plättchen auf ein Bergfeld oder baut eines mit Berg aus, ohne Bergkosten.',
    en: 'With No. 3 your company lays one extra tile on a mountain hex in step 1, or upgrades one with a mountain, at no cost.',
  },
  '18rhi/4.1.1-no3-b': {
    de: 'In einer Stadt, die mit Nr. 3 gebaut wurde, braucht ein Bahnhofsmarker trotzdem eine Verbindung.',
    en: 'In a city built with No. 3 a station marker needs a link all the same.',
  },
  '18rhi/4.1.1-no3-c': sentences['4.1.1-no3-c'],
  '18rhi/4.1.1-no3-d': {
    de: 'Nr. 3 gilt nur für Felder mit Berg: gelb auf weißen und ab der grünen Phase grün auf F13, I14 und K2; nicht für C8 oder eine Metropole.',
    en: 'No. 3 is only for hexes with a mountain: yellow on white ones and, from the green phase, green on F13, I14 and K2; not for C8 or a metropolis.',
  },

  // No. 4: Trajektanstalt
  '18rhi/4.1.1-no4-a': sentences['4.1.1-no4-a'],
  '18rhi/4.1.1-no4-b': sentences['4.1.1-no4-b'],
  '18rhi/4.1.1-no4-c': sentences['4.1.1-no4-c'],
  '18rhi/4.1.1-no4-e': sentences['4.1.1-no4-e'],
  '18rhi/4.1.1-no4-d': sentences['4.1.1-no4-d'],
  '18rhi/4.1.1-no4-f': {
    de: 'Der Marker zu Nr. 4 kommt auf irgendeinen freien Kreis, gleich an welchem Ufer; in Köln sind alle drei Kreise Heimatbahnhöfe.',
    en: 'The marker that goes with No. 4 takes any free circle on either bank; in Köln all three circles are homes.',
  },

  // No. 5: Niederrheinische Licht- und Kraftwerke
  '18rhi/4.1.1-no5-a': sentences['4.1.1-no5-a'],
  '18rhi/4.1.1-no5-b': sentences['4.1.1-no5-b'],
  '18rhi/4.1.1-no5-c': {
    de: 'Nr. 5 hat kein Sonderrecht.',
    en: 'No. 5 has no power.',
  },

  // No. 6: director certificate of RhE
  '18rhi/4.1.1-no6-a': {
    de: 'Nr. 6 kostet 140 M oder das siegreiche Gebot; der Startkurs der RhE ist immer 70 M.',
    en: 'No. 6 costs 140 M or the winning bid; the par of RhE is always 70 M.',
  },
  '18rhi/4.1.1-no6-b': {
    de: 'Vom Preis für Nr. 6 gehen 140 M in die Kasse der RhE, alles darüber an die Bank.',
    en: 'Of the price of No. 6, 140 M go to the treasury of RhE and anything above to the bank.',
  },
  '18rhi/4.1.1-no6-c': {
    de: 'Mit dem Kauf von Nr. 6 ist die RhE sofort gegründet: Der Kurs steigt auf 75, ihre fünf übrigen Aktien kommen auf ihr Besitzblatt.',
    en: 'With the purchase of No. 6 RhE floats at once: its price rises to 75 and its five remaining shares go to its charter.',
  },
  '18rhi/4.1.1-no6-d': sentences['4.1.1-no6-d'],

  // Sale of the privates
  '18rhi/5.1.1-a': sentences['5.1.1-a'],
  '18rhi/5.1.1-b': sentences['5.1.1-b'],
  '18rhi/5.1.1-c': sentences['5.1.1-c'],
  '18rhi/5.1.1-d': sentences['5.1.1-d'],
  '18rhi/5.1.1-e': sentences['5.1.1-e'],
  '18rhi/5.1.1-f': sentences['5.1.1-f'],
  '18rhi/5.1.1-g': sentences['5.1.1-g'],
  '18rhi/5.1.1-h': sentences['5.1.1-h'],
  '18rhi/5.1.1-i': sentences['5.1.1-i'],
  '18rhi/5.1.1-q': sentences['5.1.1-q'],
  '18rhi/5.1.1-r': sentences['5.1.1-r'],
  '18rhi/5.1.1-s': sentences['5.1.1-s'],
  '18rhi/5.1.1-j': sentences['5.1.1-j'],
  '18rhi/5.1.1-k': sentences['5.1.1-k'],
  '18rhi/5.1.1-l': sentences['5.1.1-l'],
  '18rhi/5.1.1-m': sentences['5.1.1-m'],
  '18rhi/5.1.1-t': sentences['5.1.1-t'],
  '18rhi/5.1.1-n': sentences['5.1.1-n'],
  '18rhi/5.1.1-o': {
    de: 'Nr. 6 wird nie unter 140 M angeboten; lehnen alle zweimal ab, muss der Erste sie nehmen, der 140 M frei hat.',
    en: 'No. 6 is never offered below 140 M; if all decline twice, the first player with 140 M of free money must take it.',
  },
  '18rhi/5.1.1-p': sentences['5.1.1-p'],
  '18rhi/5.1.1-u': sentences['5.1.1-u'],
};
