import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Section 4.2: the companies and their directors. */
export const companies = {
  // General
  '4.2-a': {
    de: 'Eine Gesellschaft hat zehn Anteile zu 10 % auf Zertifikaten über 10, 20 oder 30 %.',
    en: 'A company has ten shares of 10% on certificates of 10, 20 or 30%.',
  },
  '4.2-c': {
    de: 'Jede Gesellschaft hat nur einen Kurs, im Erstangebot, auf ihrem Besitzblatt und im Bankpool, beim Kauf wie beim Verkauf.',
    en: 'Every company has one price only, in the initial offering, on its charter and in the bank pool, to buy and to sell.',
  },
  '4.2-d': {
    de: 'Gegründet wird, sobald Spieler 50 % gekauft haben; eine Aktie aus dem Startpaket zählt mit.',
    en: 'A company floats as soon as players have bought 50%; a share from the start packet counts.',
  },
  '4.2-e': {
    de: 'Das Geld für Aktien aus dem Erstangebot bekommt die Kasse bei der Gründung, das für Aktien vom Besitzblatt sofort.',
    en: 'The treasury gets the money for shares of the initial offering on floating, for shares of its charter at once.',
  },
  '4.2-f': {
    de: 'Für eine Aktie aus dem Startpaket zahlt die Bank der Gesellschaft bei der Gründung den Kurs.',
    en: 'For a share from the start packet the bank pays the company its price on floating.',
  },

  // Change of director
  '4.2.1-a': {
    de: 'Sobald jemand mehr von einer Gesellschaft hält als ihr Direktor, wird er Direktor.',
    en: 'As soon as somebody holds more of a company than its director, directorship passes.',
  },
  '4.2.1-b': {
    de: 'Bei gleichem Anteil bleibt der bisherige Direktor im Amt.',
    en: 'With equal holdings the present director stays in office.',
  },
  '4.2.1-d': {
    de: 'Die Leitung gibst du freiwillig nur durch Verkauf in den Bankpool ab, und nur, wenn ein anderer mindestens 20 % hält.',
    en: 'You give up a company by choice only through a sale to the bank pool, and only if another player has 20% or more.',
  },
  '4.2.1-e': {
    de: 'Neuer Direktor wird, wer den größten Anteil hat, bei Gleichstand der Nächste im Uhrzeigersinn nach dem alten.',
    en: 'The largest holder becomes the new director; among equals it is the next one clockwise after the old director.',
  },
  '4.2.1-f': {
    de: 'Das Direktorzertifikat selbst kommt nie in den Bankpool.',
    en: 'The director certificate itself never enters the bank pool.',
  },
  '4.2.1-g': {
    de: 'Verkaufst du das Direktorzertifikat ganz oder halb, wird es erst getauscht; von den neuen Aktien geht der verkaufte Teil in den Bankpool.',
    en: 'If you sell all or half of the director certificate, it is swapped first; then the part sold goes to the bank pool.',
  },
  '4.2.1-h': {
    de: 'Getauscht wird bei der MKB genau: Um nur 10 % des Direktorzertifikats zu verkaufen, muss der neue Direktor zwei Aktien zu 10 % haben.',
    en: 'MKB swaps must be exact: to sell only 10% of its director certificate, the new director needs two shares of 10%.',
  },

  // Special companies
  '4.2.2-a': {
    de: 'Die CCE hat zwei Heimatbahnhöfe, in Köln und in Krefeld, und setzt dort kostenlos und zugleich ihre Marker.',
    en: 'CCE has two homes, in Köln and in Krefeld, and places its markers there free and at the same time.',
  },
} satisfies RuleTexts;
