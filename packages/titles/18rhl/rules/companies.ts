import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Section 5: the companies and their directors. */
export const companiesRules: RuleTexts = {
  // General
  '18rhl/5.1-a': {
    de: 'Von jeder Gesellschaft wird zuerst das Direktorzertifikat verkauft; nur die GVE-Aktie von Nr. 5 darf früher vergeben sein.',
    en: 'Each company sells its director certificate first; only the GVE share of No. 5 may be given out earlier.',
  },
  '18rhl/5.1-b': {
    de: 'Wer das Direktorzertifikat kauft, bestimmt sofort den Startkurs der Gesellschaft.',
    en: 'If you buy the director certificate, you choose the par of the company there and then.',
  },
  '18rhl/5.1-c': {
    de: 'Aktionäre bekommen nur dann Dividende, wenn der Direktor die Einnahmen ausschüttet.',
    en: 'Shareholders get a dividend only when the director pays the income out.',
  },
  '18rhl/5.1-d': {
    de: 'Aktien verkaufst du nur in den Bankpool, nie an andere Spieler.',
    en: 'You sell shares only into the bank pool, never to other players.',
  },

  // Special companies
  '18rhl/5.2-a': sentences['4.2.2-a'],
  '18rhl/5.2-b': {
    de: 'Die KKK verkauft erst ihre drei Zertifikate über 20 %, dann die kleinen; darum wird sie mit 60 % gegründet.',
    en: 'KKK sells its three certificates of 20% first and the small ones later, so it takes 60% to float.',
  },
  '18rhl/5.2-c': {
    de: 'Die KKK kann gleich nach dem Startpaket gekauft und gegründet werden, obwohl Moers erst in der braunen Phase erreichbar wird.',
    en: 'KKK can be bought and floated right after the start packet, although Moers stays out of reach until the brown phase.',
  },
  '18rhl/5.2-d': {
    de: 'Mit Nr. 2 oder Nr. 4 kann die KKK schon in der grünen Phase ihren zweiten Marker setzen und von dort aus bauen.',
    en: 'With No. 2 or No. 4, KKK can place its second marker as early as the green phase and build on from it.',
  },
  '18rhl/5.2-e': {
    de: 'Auch ohne erreichbare Gleise ist die KKK an der Reihe: Sie nimmt nichts ein, ihr Kurs fällt, und sie muss keinen Zug kaufen.',
    en: 'Even with no track in reach KKK has its turn: it earns nothing, its price falls and it does not have to buy a train.',
  },

  // Directors
  '18rhl/5.3-a': {
    de: 'Mit dem Kauf des Direktorzertifikats wirst du der erste Direktor der Gesellschaft.',
    en: 'By buying the director certificate you become the first director of the company.',
  },
  '18rhl/5.3-b': {
    de: 'Das Direktorzertifikat steht für 20 % der Gesellschaft.',
    en: 'The director certificate stands for 20% of the company.',
  },

  // Change of director
  '18rhl/5.4-a': {
    de: 'Hält nach einem Kauf oder Verkauf jemand mehr Prozent als der Direktor, bekommt die Gesellschaft einen neuen Direktor.',
    en: 'If a purchase or sale leaves somebody with more percent than the director, the company gets a new one.',
  },
  '18rhl/5.4-b': sentences['4.2.1-b'],
  '18rhl/5.4-c': sentences['4.2.1-e'],
  '18rhl/5.4-d': {
    de: 'Beim Wechsel gibt der alte Direktor Direktorzertifikat und Gesellschaft ab und bekommt vom neuen 20 % in gewöhnlichen Aktien.',
    en: 'In the change the old director hands over certificate and company and gets 20% in ordinary shares from the new one.',
  },
  '18rhl/5.4-e': sentences['4.2.1-d'],
  '18rhl/5.4-f': {
    de: 'Um die Leitung abzugeben, musst du mindestens 10 % verkaufen können, ohne dass mehr als 50 % im Bankpool liegen.',
    en: 'To give up a company you must be able to sell 10% or more without bringing the bank pool above 50%.',
  },
  '18rhl/5.4-g': sentences['4.2.1-g'],
  '18rhl/5.4-h': {
    de: 'Das Direktorzertifikat selbst kommt nie durch Verkauf in den Bankpool, nur durch einen Bankrott.',
    en: 'No sale ever puts the director certificate itself into the bank pool; only a bankruptcy does.',
  },
  '18rhl/5.4-i': {
    de: 'Dafür müsstest du das Direktorzertifikat anbrechen; das geht nur, wenn danach ein anderer mindestens 20 % und mehr als du hat.',
    en: 'This would break up the director certificate, which needs another player with at least 20% and more than you afterwards.',
  },
  '18rhl/5.4-j': {
    de: 'Du bekommst den Kurs von vor dem Verkauf für jede angesagte Aktie; danach fällt er um eine Zeile.',
    en: 'You receive the price from before the sale for every share announced; then it falls by a single row.',
  },
  '18rhl/5.4-k': {
    de: 'Getauscht wird bei der KKK genau: Um nur 10 % des Direktorzertifikats zu verkaufen, muss der neue Direktor zwei Aktien zu 10 % haben.',
    en: 'KKK swaps must be exact: to sell only 10% of its director certificate, the new director needs two shares of 10%.',
  },
};
