import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Section 10: the short game. Our reconstruction, the rulebook has no rules for it. */
export const shortGameRules: RuleTexts = {
  // Set-up
  '18lra/short-a': {
    de: 'Das Kurzspiel ist für zwei bis vier Personen, ohne Investor, zusätzlichen 2er-Zug und kleineres Startkapital.',
    en: 'The short game is for two to four players, without the Investor, the additional 2-train and the smaller capital.',
  },
  '18lra/short-b': {
    de: 'Im Kurzspiel spielt ihr immer ein Szenario mit sechs Gesellschaften.',
    en: 'In the short game you always play a scenario of six companies.',
  },
  '18lra/short-c': {
    de: 'Im Kurzspiel gibt es kein Startpaket; alle Aktien der ADR liegen in ihrem Stapel.',
    en: 'In the short game there is no start packet; all ADR shares lie in their stack.',
  },
  '18lra/short-d': {
    de: 'Im Kurzspiel liegen 4.000 M in der Bank; zu zweit und zu dritt beginnt ihr mit 600 M, zu viert mit 450 M.',
    en: 'In the short game the bank holds 4,000 M; with two or three players you start with 600 M each, with four 450 M.',
  },
  '18lra/short-e': {
    de: 'Im Kurzspiel darfst du zu zweit und zu dritt 14, zu viert 11 Zertifikate halten.',
    en: 'In the short game you may hold 14 certificates with two or three players and 11 with four.',
  },
  '18lra/short-f': {
    de: 'Im Kurzspiel gibt es vier 2er-, drei 3er-, zwei 4er-, zwei 5er- und sechs 6er-Züge.',
    en: 'In the short game there are four 2-trains, three 3s, two 4s, two 5s and six 6s.',
  },

  // Rounds
  '18lra/short-g': {
    de: 'Das Kurzspiel besteht aus höchstens acht Paaren: einer Spielerrunde und einer Zugrunde.',
    en: 'The short game has eight pairs at most: one player round, then one train round.',
  },
  '18lra/short-h': {
    de: 'In der ersten Spielerrunde wird nichts verkauft; sie endet, wenn alle nacheinander passen.',
    en: 'Nothing is sold in the first player round; it ends when all have passed in a row.',
  },
  '18lra/short-i': {
    de: 'Spätere Spielerrunden haben zwei Umläufe und enden früher, wenn alle nacheinander passen.',
    en: 'Later player rounds have two laps and end earlier when all have passed in a row.',
  },
  '18lra/short-j': {
    de: 'Jede Spielerrunde endet mit Vorrecht und ausverkauften Kursen; Verkauftes kaufst du erst in der nächsten wieder.',
    en: 'Every player round ends with the priority deal and sold-out prices; what you sold you can buy again in the next.',
  },
  '18lra/short-k': {
    de: 'Eine Zugrunde ist genau eine Betriebsrunde; mehr werden es nie.',
    en: 'A train round is exactly one operating round; there are never more.',
  },
  '18lra/short-l': {
    de: 'Kauft in einer Zugrunde niemand einen neuen Zug, verlässt der kleinste angebotene das Spiel, als wäre er gekauft.',
    en: 'If nobody buys a new train in a train round, the smallest on offer leaves the game as if it had been bought.',
  },
  '18lra/short-m': {
    de: 'Im Kurzspiel ist kein Hafen reserviert; für alle gilt die Regel von Orsoy.',
    en: 'In the short game no harbour is reserved; the rule of Orsoy holds for all.',
  },
  '18lra/short-n': {
    de: 'Im Kurzspiel gibt es Montanbonus, Hafenbonus und Eisernen Rhein, aber keinen Bonus für Dalheim.',
    en: 'The short game has the Montan bonus, the harbour bonus and the Iron Rhine, but no Dalheim bonus.',
  },
  '18lra/short-o': {
    de: 'Das Kurzspiel endet nach der Zugrunde mit dem ersten 6er-Zug, mit der gesprengten Bank oder nach der achten.',
    en: 'The short game ends after the train round with the first 6-train, with a broken bank, or after the eighth.',
  },
  '18lra/short-p': {
    de: 'Auch im Kurzspiel zählen Bargeld und Aktien weniger das Doppelte der Kredite.',
    en: 'In the short game too cash and shares count, less twice your loans.',
  },
};
