import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 7 and 8: the end of the game and the variants. */
export const end = {
  // When the game ends
  '7.1-a': {
    de: 'Kann die Bank in einer Betriebsrunde eine Zahlung nicht voll leisten, endet das Spiel nach dieser Folge von Betriebsrunden.',
    en: 'If the bank cannot make a payment in full in an operating round, the game is over after this set of operating rounds.',
  },
  '7.1-b': {
    de: 'Wird die Bank in einer Aktienrunde gesprengt, spielt ihr diese zu Ende und danach noch eine volle Folge von Betriebsrunden.',
    en: 'If the bank is broken in a stock round, you complete that round and then play a whole set of operating rounds.',
  },
  '7.1-d': {
    de: 'Ist die Bank einmal gesprengt, endet das Spiel, auch wenn sie wieder zu Geld kommt.',
    en: 'Once the bank is broken, the game will end even if money flows back into it.',
  },
  '7.1-c': {
    de: 'Auch die gesprengte Bank zahlt weiter alles, was sie schuldet.',
    en: 'Even when it is broken, the bank goes on paying all it owes.',
  },
  '7.1-e': {
    de: 'Auch Erträge der Privatbahnen oder Gründungskapital können die Bank sprengen; es zählt, in welcher Runde das geschieht.',
    en: 'Private revenue and float capital can break the bank too; what matters is the kind of round it happens in.',
  },

  // Winner
  '7.2-a': {
    de: 'Dein Ergebnis ist dein Bargeld und der Wert deiner Aktien, weniger das Doppelte deiner Kredite.',
    en: 'Your result is your cash and the worth of your shares, less twice your loans.',
  },
  '7.2-b': {
    de: 'Was Gesellschaften gehört, auch Aktien auf Besitzblättern, zählt am Ende nicht.',
    en: 'What companies own, shares on charters included, does not count at the end.',
  },
  '7.2-c': {
    de: 'Das höchste Ergebnis gewinnt; bei Gleichstand gewinnt ihr gemeinsam.',
    en: 'The best result wins; if it is shared, so is the victory.',
  },

  // Variants
  '8.1-a': {
    de: 'Variante: Ein zusätzlicher 2er-Zug lässt die gelbe Phase mindestens zwei Betriebsrunden dauern.',
    en: 'Variant: an additional 2-train makes the yellow phase last two operating rounds or more.',
  },
  '8.3-a': {
    de: 'Variante: Es gibt keinen Kredit; fehlt im Zwangskauf nach allen Verkäufen noch Geld, endet das Spiel sofort.',
    en: 'Variant: there is no loan; if money is still missing in a forced purchase after all sales, the game ends at once.',
  },
  '8.3-b': {
    de: 'Auch mit dieser Variante gelten die Grenzen für Verkäufe; reicht das Geld, geht das Spiel weiter.',
    en: 'The limits on sales hold with this variant too; if the money suffices, the game goes on.',
  },
  '8.3-c': {
    de: 'Endet das Spiel so, wird die Betriebsrunde nicht beendet und der Zug nicht gekauft; es gelten die Kurse nach den Verkäufen.',
    en: 'If the game ends this way, the operating round is not finished and the train not bought; prices after the sales count.',
  },
} satisfies RuleTexts;
