import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 17 and 18: the end of the game and the variants. */
export const endRules: RuleTexts = {
  // When the game ends
  '18rhl/17.1-a': {
    de: 'Kann die Bank Einnahmen einer Gesellschaft nicht voll bezahlen, endet das Spiel nach dieser Folge von Betriebsrunden.',
    en: 'If the bank cannot pay the income of a company in full, the game is over after this set of operating rounds.',
  },
  '18rhl/17.1-b': sentences['7.1-d'],
  '18rhl/17.1-c': sentences['7.1-b'],
  '18rhl/17.1-d': sentences['7.1-c'],
  '18rhl/17.1-e': sentences['7.1-e'],

  // Winner
  '18rhl/17.2-a': {
    de: 'Dein Ergebnis ist dein Bargeld und der Wert deiner Aktien zum Kurs am Ende.',
    en: 'Your result is your cash together with the worth of your shares at the final prices.',
  },
  '18rhl/17.2-b': {
    de: 'Kassen, Züge und Marker der Gesellschaften zählen am Ende nicht, Privatbahnen auch nicht.',
    en: 'What companies own, be it money, trains or markers, is left out at the end, and so are privates.',
  },
  '18rhl/17.2-c': sentences['7.2-c'],

  // Variants
  '18rhl/18.1-a': sentences['8.1-a'],
  '18rhl/18.2-a': {
    de: 'Variante: Ihr beginnt mit zusammen 1.500 M, gleich verteilt; zu fünft oder sechst ist das nicht zu empfehlen.',
    en: 'Variant: you start with 1,500 M shared equally among you, which is not advised with five or six players.',
  },
  '18rhl/18.3-a': {
    de: 'Variante: Die Zusatzplättchen für Duisburg, Moers und Essen und zweimal #932V kommen in den Vorrat und stehen allen offen.',
    en: 'Variant: the extra tiles for Duisburg, Moers and Essen and two #932V join the supply and are open to everyone.',
  },
  '18rhl/18-b': {
    de: 'Kurzspiel, Spiel zu zweit, Szenarien oder ein anderes Spielende gibt es in dieser Ausgabe nicht.',
    en: 'This edition knows no short game, no game for two, no scenarios and no other way to end.',
  },
};
