import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Section 4.2: the companies and their directors. */
export const companiesRules: RuleTexts = {
  // General
  '18rhi/4.2-a': sentences['4.2-a'],
  '18rhi/4.2-b': {
    de: 'Zuerst wird das Direktorzertifikat verkauft; wer es kauft, ist Direktor und wählt einen violetten Startkurs.',
    en: 'The director certificate is sold first; its buyer is the director and chooses a violet par.',
  },
  '18rhi/4.2-c': sentences['4.2-c'],
  '18rhi/4.2-d': sentences['4.2-d'],
  '18rhi/4.2-e': sentences['4.2-e'],
  '18rhi/4.2-f': sentences['4.2-f'],

  // Change of director
  '18rhi/4.2.1-a': sentences['4.2.1-a'],
  '18rhi/4.2.1-b': sentences['4.2.1-b'],
  '18rhi/4.2.1-c': {
    de: 'Der alte Direktor gibt Besitzblatt und Direktorzertifikat ab und bekommt vom neuen gewöhnliche Zertifikate über ebenso viel Prozent.',
    en: 'The old director hands over charter and director certificate and gets ordinary certificates of the same percentage from the new one.',
  },
  '18rhi/4.2.1-d': sentences['4.2.1-d'],
  '18rhi/4.2.1-e': sentences['4.2.1-e'],
  '18rhi/4.2.1-f': sentences['4.2.1-f'],
  '18rhi/4.2.1-g': sentences['4.2.1-g'],
  '18rhi/4.2.1-h': sentences['4.2.1-h'],

  // Special companies
  '18rhi/4.2.2-a': sentences['4.2.2-a'],
  '18rhi/4.2.2-b': {
    de: 'Die MKB verkauft erst ihre drei Zertifikate über 20 %, dann die kleinen; darum wird sie mit 60 % gegründet.',
    en: 'MKB sells its three certificates of 20% first and the small ones later, so it takes 60% to float.',
  },
  '18rhi/4.2.2-c': {
    de: 'Die MKB kann von Anfang an gekauft und gegründet werden, obwohl Moers erst in der braunen Phase erreichbar wird.',
    en: 'MKB can be bought and floated from the start, although Moers stays out of reach until the brown phase.',
  },
  '18rhi/4.2.2-d': {
    de: 'Mit Nr. 2 oder Nr. 4 kann die MKB schon in der grünen Phase ihren zweiten Marker setzen.',
    en: 'With No. 2 or No. 4, MKB can place its second marker as early as the green phase.',
  },
  '18rhi/4.2.2-e': {
    de: 'Die GVE wird gegründet, wenn neben der Aktie von Nr. 5 noch 40 % verkauft sind, und bekommt Geld für fünf Anteile.',
    en: 'GVE floats when 40% are sold beside the share of No. 5, and is paid for five shares.',
  },
  '18rhi/4.2.2-f': {
    de: 'Die RhE ist gegründet, sobald ihr Direktorzertifikat gekauft ist.',
    en: 'RhE floats as soon as its director certificate is bought.',
  },
  '18rhi/4.2.2-g': {
    de: 'Dieser Kreis ist der Heimatbahnhof einer anderen Gesellschaft.',
    en: 'This circle is the home of another company.',
  },
  '18rhi/4.2.2-h': {
    de: 'Nach den Heimatmarkern kosten Bahnhöfe, was auf dem Besitzblatt steht: 60, 80 und 100 M, so weit die Marker reichen.',
    en: 'After the homes, stations cost what the charter says: 60, 80 and 100 M, as far as the markers go.',
  },
  '18rhi/4.2.2-i': {
    de: 'Auch ohne erreichbare Gleise ist die MKB an der Reihe: Sie nimmt nichts ein, ihr Kurs fällt, und sie muss keinen Zug kaufen.',
    en: 'Even with no track in reach MKB has its turn: it earns nothing, its price falls and it does not have to buy a train.',
  },
};
