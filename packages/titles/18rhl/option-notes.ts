import type { Texts } from '@stellwerk/engine/kernel';

/** What each option is about, in one line. */
export const optionNotes: Texts = {
  'optionNote.capital': {
    de: 'Mit weniger Geld wird schon das Startpaket knapp.',
    en: 'With less money even the start packet is tight.',
  },
  'optionNote.extraTwoTrain': {
    de: 'Die gelbe Phase dauert dann mindestens zwei Betriebsrunden.',
    en: 'The yellow phase then lasts two operating rounds at least.',
  },
  'optionNote.promotionTiles': {
    de: 'Für Duisburg, Moers und Essen liegen weitere Plättchen im Vorrat.',
    en: 'More tiles for Duisburg, Moers and Essen are in the supply.',
  },
  'optionNote.ratingen': {
    de: 'Nr. 1 baut in Ratingen statt auf E14, und Ratingen mit einem Stahlwerk bringt 30 M; nicht aus der Spielregel.',
    en: 'No. 1 builds in Ratingen instead of E14, and Ratingen with a steel mill brings 30 M; not in the rulebook.',
  },
  'optionNote.seating': {
    de: 'Ausgelost sitzt, wer das billigste Los zog, an erster Stelle.',
    en: 'By lot, whoever drew the cheapest item sits first.',
  },
  'optionNote.sites': {
    de: 'Neun Ziehungen sagen, auf welchen Feldern die beiden liegen.',
    en: 'Nine draws say on which hexes the two lie.',
  },
  'optionNote.venlo': {
    de: 'Ob eine Strecke durch Venlo hindurch weiterführen darf.',
    en: 'Whether a route may go on through Venlo.',
  },
  'optionNote.rhePar': {
    de: 'Ob für die RhE alle violetten Felder gelten oder nur die mittleren.',
    en: 'Whether all violet cells are open to RhE, or those in the middle only.',
  },
  'optionNote.rhePrice': {
    de: 'Ob der Käufer auf den doppelten Startkurs aufzahlt, wenn sein Gebot darunter lag.',
    en: 'Whether the buyer adds up to twice the par if the bid was lower.',
  },
  'optionNote.rheTreasury': {
    de: 'Was die Bank der RhE für dieses Zertifikat in die Kasse legt.',
    en: 'What the bank puts into the treasury of RhE for this certificate.',
  },
  'optionNote.aachenLink': {
    de: 'Ab wann die RhE das Geld bekommt, das für diese Strecke bereitliegt.',
    en: 'From when RhE gets the money that waits for this line.',
  },
  'optionNote.trainTrade': {
    de: 'Ob sich Gesellschaften schon mit 2er-Zügen aushelfen.',
    en: 'Whether companies help each other out with 2-trains already.',
  },
  'optionNote.priorityTie': {
    de: 'Wer bei Gleichstand an Bargeld die nächste Aktienrunde eröffnet.',
    en: 'Who opens the next stock round if several have the same cash.',
  },
  'optionNote.firstShares': {
    de: 'Wer als Erster Aktien kauft, wenn das Startpaket verkauft ist.',
    en: 'Who is the first to buy shares when the packet is sold.',
  },
  'optionNote.floating': {
    de: 'Ob Kasse und Marker noch während der Aktienrunde da sind.',
    en: 'Whether treasury and markers are there during the stock round already.',
  },
  'optionNote.directorSales': {
    de: 'Ob sich ein Direktor auch ohne Not in der Betriebsrunde Geld beschaffen darf.',
    en: 'Whether a director may raise cash in an operating round without being forced to.',
  },
  'optionNote.saleBlocks': {
    de: 'Mehrere Blöcke drücken den Kurs stärker, lassen aber öfter die Wahl.',
    en: 'Several blocks press the price down further, but leave more choice.',
  },
  'optionNote.powers': {
    de: 'Ob Nr. 1 bis 4 auch nach dem Fahren noch eingesetzt werden dürfen.',
    en: 'Whether No. 1 to 4 may still be used after the run.',
  },
  'optionNote.mountains': {
    de: 'Ob Nr. 3 auch ein gelbes Plättchen auf einem Berg grün macht.',
    en: 'Whether No. 3 also turns a yellow tile on a mountain green.',
  },
  'optionNote.trainDuty': {
    de: 'Wen der Notkauf treffen kann.',
    en: 'Whom a forced purchase can hit.',
  },
  'optionNote.indebted': {
    de: 'Ob eine Gesellschaft mit Schulden ihre Züge an andere abgeben darf.',
    en: 'Whether a company in debt may hand its trains to others.',
  },
  'optionNote.kkkChange': {
    de: 'Was geht, wenn niemand passende Anteile zum Tauschen hat.',
    en: 'What can be done if nobody has the right shares to swap.',
  },
  'optionNote.running': {
    de: 'Ob ein Direktor auf Einnahmen verzichten darf, um den Kurs zu drücken.',
    en: 'Whether a director may forgo income to press the price.',
  },
  'optionNote.receivership': {
    de: 'Wer für sie entscheidet, bis jemand 20 % hat.',
    en: 'Who decides for it until somebody has 20%.',
  },
  'optionNote.afterBankruptcy': {
    de: 'Ob der angefangene Kauf weitergeht oder von vorn beginnt.',
    en: 'Whether the purchase goes on or begins afresh.',
  },
  'optionNote.unstartedShares': {
    de: 'Betrifft die Aktie der GVE aus Nr. 5.',
    en: 'This is about the share of GVE from No. 5.',
  },
  'optionNote.lastPlayer': {
    de: 'Nach dem Bankrott aller anderen gibt es nichts mehr zu entscheiden.',
    en: 'When all others are bankrupt there is nothing left to decide.',
  },
  'optionNote.ironRhine': {
    de: 'Ob ein Marker in Roermond den Bonus für andere sperrt.',
    en: 'Whether a marker in Roermond keeps the bonus from others.',
  },
  'optionNote.rheingold': {
    de: 'Was der Rheingold-Express verbinden muss, damit sich die Fahrt verdoppelt.',
    en: 'What the Rheingold-Express must join to double its metropolises.',
  },
  'optionNote.offBoardPairs': {
    de: 'Ob beide Felder dieses Außengebiets in einer Strecke zählen.',
    en: 'Whether both hexes of this area count in one route.',
  },
  'optionNote.forcedTrain': {
    de: 'Ob man beim Notkauf auch einen teureren Zug aus dem Bankpool nehmen darf.',
    en: 'Whether a dearer train of the pool may be taken in a forced purchase.',
  },
};
