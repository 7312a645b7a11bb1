import type { Texts } from '@stellwerk/engine/kernel';

/** What each option is about, in one line. */
export const optionNotes: Texts = {
  'optionNote.seating': {
    de: 'Nach der Versteigerung sitzt ihr in jedem Fall nach Bargeld.',
    en: 'After the auction you sit by cash in any case.',
  },
  'optionNote.bids': {
    de: 'Ob auch krumme Beträge geboten werden dürfen.',
    en: 'Whether odd sums may be bid.',
  },
  'optionNote.forcedPrivate': {
    de: 'Wen es trifft, wenn P1 bis auf 0 fällt.',
    en: 'Who is hit when P1 falls to 0.',
  },
  'optionNote.parRow': {
    de: 'Die Reihe entscheidet, wann die Gesellschaft an die Reihe kommt.',
    en: 'The row decides when the company acts.',
  },
  'optionNote.secondHalf': {
    de: 'Ab der ersten 3er-Lok, wenn höchstens fünf Anteile in der Bank liegen.',
    en: 'From the first 3-train on, with five units or fewer in the bank.',
  },
  'optionNote.repaying': {
    de: 'Ob Zurückzahlen eine Folge von Passenden unterbricht.',
    en: 'Whether repaying breaks a chain of passes.',
  },
  'optionNote.debtors': {
    de: 'Was der Aktienrunde bleibt, solange nicht alles zurückgezahlt ist.',
    en: 'What a stock round leaves open until all is repaid.',
  },
  'optionNote.merging': {
    de: 'Welche Verbindung den Anschluss auslöst.',
    en: 'Which link brings the merger about.',
  },
  'optionNote.redStations': {
    de: 'Ob andere auf Feldern wie Russland einen Bahnhof errichten dürfen.',
    en: 'Whether others may place a station in areas such as Russia.',
  },
  'optionNote.priceBonus': {
    de: 'Ob der Bonus auch ohne befahrene Strecke Einnahmen bringt.',
    en: 'Whether the bonus is revenue even if no train has a route.',
  },
  'optionNote.homeCity': {
    de: 'Wo ihr Bahnhof steht, sobald das Feld zwei Städte hat.',
    en: 'Where their station stands once the hex has two cities.',
  },
  'optionNote.trainPrices': {
    de: 'Frühe Partien im Netz kannten andere Preise.',
    en: 'Early games on the net knew other prices.',
  },
  'optionNote.directorSales': {
    de: 'Ob sich ein Direktor auch ohne Zwangskauf Geld beschaffen darf.',
    en: 'Whether a director may raise cash without a forced purchase.',
  },
  'optionNote.permitTarget': {
    de: 'Wem das Baurecht D zugutekommen darf.',
    en: 'Who may get permit D.',
  },
  'optionNote.partSale': {
    de: 'Woher der Anteil kommt, den der alte Direktor behält.',
    en: 'Where the part comes from that the old director keeps.',
  },
  'optionNote.excessTrains': {
    de: 'Ob in der Aktienrunde noch offen ist, welche Lok geht.',
    en: 'Whether the stock round still waits for which train goes.',
  },
  'optionNote.lastInvestors': {
    de: 'Was ein Investor ohne Anschluss am Ende noch wert ist.',
    en: 'What an investor that never joined is worth in the end.',
  },
  'optionNote.removal': {
    de: 'Ob eine unterbrechende Aktienrunde die Frist der Kaufmarke verlängert.',
    en: 'Whether a stock round in between gives the purchase marker more time.',
  },
};
