import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 17 and 18: the end of the game and the variants. */
export const endRules: RuleTexts = {
  // When the game ends
  '18rhl/17.1-a': {
    de: 'Kann die Bank Einnahmen einer Gesellschaft nicht voll bezahlen, endet das Spiel nach dieser Folge von Betriebsrunden.',
    en: 'If the bank cannot pay the income of a company in full, the game is over after this set of operating rounds.',
  },
  '18rhl/17.1-b': {
    de: 'Ist die Bank einmal gesprengt, endet das Spiel, auch wenn sie wieder zu Geld kommt.',
    en: 'Once the bank is broken, the game will end even if money flows back into it.',
  },
  '18rhl/17.1-c': {
    de: 'Wird die Bank in einer Aktienrunde gesprengt, spielt ihr diese zu Ende und danach noch eine volle Folge von Betriebsrunden.',
    en: 'If the bank is broken in a stock round, you complete that round and then play a whole set of operating rounds.',
  },
  '18rhl/17.1-d': {
    de: 'Auch die gesprengte Bank zahlt weiter alles, was sie schuldet.',
    en: 'Even when it is broken, the bank goes on paying all it owes.',
  },
  '18rhl/17.1-e': {
    de: 'Auch Erträge der Privatbahnen oder Gründungskapital können die Bank sprengen; es zählt, in welcher Runde das geschieht.',
    en: 'Private revenue and float capital can break the bank too; what matters is the kind of round it happens in.',
  },

  // Winner
  '18rhl/17.2-a': {
    de: 'Dein Ergebnis ist dein Bargeld und der Wert deiner Aktien zum Kurs am Ende.',
    en: 'Your result is your cash together with the worth of your shares at the final prices.',
  },
  '18rhl/17.2-b': {
    de: 'Kassen, Züge und Marker der Gesellschaften zählen am Ende nicht, Privatbahnen auch nicht.',
    en: 'What companies own, be it money, trains or markers, is left out at the end, and so are privates.',
  },
  '18rhl/17.2-c': {
    de: 'Das höchste Ergebnis gewinnt; bei Gleichstand gewinnt ihr gemeinsam.',
    en: 'The best result wins; if it is shared, so is the victory.',
  },

  // Variants
  '18rhl/18.1-a': {
    de: 'Variante: Ein zusätzlicher 2er-Zug lässt die gelbe Phase mindestens zwei Betriebsrunden dauern.',
    en: 'Variant: an additional 2-train makes the yellow phase last two operating rounds or more.',
  },
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
