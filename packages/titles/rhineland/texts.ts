import type { Texts } from '@stellwerk/engine/kernel';

/** What every game on the Rhine says: frames, actions, their parameters and terms. */
export const commonWords: Texts = {
  'frame.startPacket': { de: 'bietet auf das Startpaket', en: 'bids on the start packet' },
  'frame.itemAuction': { de: 'bietet in der Versteigerung', en: 'bids in the auction' },
  'frame.stockRound': { de: 'ist in der Aktienrunde am Zug', en: 'acts in the stock round' },
  'frame.operatingRound': { de: 'Betriebsrunde', en: 'Operating round' },
  'frame.companyTurn': { de: 'führt die Gesellschaft', en: 'runs the company' },
  'frame.trainOffer': { de: 'entscheidet über das Angebot', en: 'decides on the offer' },
  'frame.discardTrains': { de: 'gibt einen Zug ab', en: 'gives up a train' },
  'frame.raiseMoney': { de: 'muss Geld für den Zug aufbringen', en: 'must raise money for the train' },
  'action.buyItem': { de: 'Kaufen', en: 'Buy' },
  'action.bid': { de: 'Bieten', en: 'Bid' },
  'action.found': { de: 'Gesellschaft gründen', en: 'Found a company' },
  'action.buyShare': { de: 'Aktie kaufen', en: 'Buy a share' },
  'action.sellShares': { de: 'Aktien verkaufen', en: 'Sell shares' },
  'action.layTile': { de: 'Plättchen legen', en: 'Lay a tile' },
  'action.placeMarker': { de: 'Bahnhofsmarker setzen', en: 'Place a station marker' },
  'action.run': { de: 'Züge fahren', en: 'Run trains' },
  'action.payDividend': { de: 'Dividende zahlen', en: 'Pay a dividend' },
  'action.withhold': { de: 'Einbehalten', en: 'Withhold' },
  'action.buyTrain': { de: 'Zug kaufen', en: 'Buy a train' },
  'action.answerOffer': { de: 'Angebot beantworten', en: 'Answer the offer' },
  'action.discardTrain': { de: 'Zug abgeben', en: 'Give up a train' },
  'action.forcePurchase': { de: 'Notkauf', en: 'Forced purchase' },
  'action.pass': { de: 'Passen / weiter', en: 'Pass / go on' },
  'param.item': { de: 'Los', en: 'item' },
  'param.amount': { de: 'Betrag', en: 'amount' },
  'param.par': { de: 'Startkurs', en: 'par' },
  'param.company': { de: 'Gesellschaft', en: 'company' },
  'param.from': { de: 'von', en: 'from' },
  'param.percent': { de: 'Prozent', en: 'percent' },
  'param.certificates': { de: 'Zertifikate', en: 'certificates' },
  'param.hex': { de: 'Feld', en: 'hex' },
  'param.tile': { de: 'Plättchen', en: 'tile' },
  'param.rotation': { de: 'Drehung', en: 'rotation' },
  'param.power': { de: 'Sonderrecht', en: 'power' },
  'param.node': { de: 'Platz', en: 'place' },
  'param.routes': { de: 'Strecken', en: 'routes' },
  'param.train': { de: 'Zug', en: 'train' },
  'param.price': { de: 'Preis', en: 'price' },
  'param.accept': { de: 'annehmen', en: 'accept' },
  'info.price': { de: '{price} M', en: '{price} M' },
  'info.cost': { de: '{cost} M', en: '{cost} M' },
  'info.income': { de: '{income} M', en: '{income} M' },
  'info.revenue': { de: '{revenue} M', en: '{revenue} M' },
  'term.none': { de: 'ohne', en: 'none' },
  'term.offering': { de: 'Erstangebot', en: 'initial offering' },
  'term.pool': { de: 'Bankpool', en: 'bank pool' },
  'term.depot': { de: 'Bank (neu)', en: 'bank (new)' },
  'term.cash': { de: 'Bargeld', en: 'cash' },
  'term.shares': { de: 'Aktien', en: 'shares' },
  'term.bank': { de: 'die Bank ist gesprengt', en: 'the bank is broken' },
  'term.stock': { de: 'Aktienrunde', en: 'stock round' },
  'term.operating': { de: 'Betriebsrunde', en: 'operating round' },
};

export const commonEvents: Texts = {
  'event.seated': { de: 'Reihenfolge: {seats:players}.', en: 'Order of play: {seats:players}.' },
  'event.sitesPlaced': {
    de: 'Zeche auf {coal}, Stahlwerk auf {steel}.',
    en: 'Coal mine on {coal}, steel mill on {steel}.',
  },
  'event.bid': {
    de: '{seat:player} bietet {amount} M auf {item:term}.',
    en: '{seat:player} bids {amount} M for {item:term}.',
  },
  'event.passed': { de: '{seat:player} passt.', en: '{seat:player} passes.' },
  'event.droppedOut': {
    de: '{seat:player} steigt bei {item:term} aus.',
    en: '{seat:player} drops out of {item:term}.',
  },
  'event.auctionOpened': { de: '{item:term} wird versteigert.', en: '{item:term} is auctioned.' },
  'event.itemSold': {
    de: '{seat:player} kauft {item:term} für {price} M.',
    en: '{seat:player} buys {item:term} for {price} M.',
  },
  'event.priceCut': { de: '{item:term} kostet jetzt {price} M.', en: '{item:term} now costs {price} M.' },
  'event.shortOperatingRound': {
    de: 'Kurze Betriebsrunde: nur die Privatbahnen zahlen.',
    en: 'Short operating round: only privates pay.',
  },
  'event.privatePaid': {
    de: '{seat:player} erhält {amount} M von {item:term}.',
    en: '{seat:player} gets {amount} M from {item:term}.',
  },
  'event.packetSold': { de: 'Das Startpaket ist verkauft.', en: 'The start packet is sold.' },
  'event.founded': {
    de: '{seat:player} gründet {company} zu {par} M.',
    en: '{seat:player} founds {company} at {par} M.',
  },
  'event.shareBought': {
    de: '{seat:player} kauft {percent} % {company} ({from:term}) für {price} M.',
    en: '{seat:player} buys {percent} % of {company} ({from:term}) for {price} M.',
  },
  'event.sharesSold': {
    de: '{seat:player} verkauft {percent} % {company} für {amount} M.',
    en: '{seat:player} sells {percent} % of {company} for {amount} M.',
  },
  'event.directorChanged': {
    de: '{seat:player} ist Direktor der {company}.',
    en: '{seat:player} is director of {company}.',
  },
  'event.priceMoved': { de: 'Kurs der {company}: {price} M.', en: 'Price of {company}: {price} M.' },
  'event.soldOut': { de: '{company} ist ausverkauft, Kurs {price} M.', en: '{company} is sold out, price {price} M.' },
  'event.floated': {
    de: '{company} nimmt den Betrieb auf, Kapital {capital} M.',
    en: '{company} floats with {capital} M.',
  },
  'event.stockRoundBegan': { de: 'Aktienrunde {round} beginnt.', en: 'Stock round {round} begins.' },
  'event.stockRoundEnded': {
    de: 'Aktienrunde {round} endet, Vorrecht bei {seat:player}.',
    en: 'Stock round {round} ends, priority deal with {seat:player}.',
  },
  'event.operatingRoundBegan': {
    de: 'Betriebsrunde {number} von {of} beginnt.',
    en: 'Operating round {number} of {of} begins.',
  },
  'event.turnBegan': { de: '{company} ist an der Reihe.', en: '{company} operates.' },
  'event.turnEnded': { de: '{company} ist fertig.', en: '{company} is done.' },
  'event.homePlaced': {
    de: '{company} setzt den Heimatmarker in {hex:place}.',
    en: '{company} places its home marker at {hex:place}.',
  },
  'event.tileLaid': {
    de: '{company} baut in {hex:place}[ für {cost} M].',
    en: '{company} builds at {hex:place}[ for {cost} M].',
  },
  'event.aachenLinked': {
    de: 'Köln, Düren und Aachen sind verbunden: die RhE erhält {amount} M.',
    en: 'Köln, Düren and Aachen are linked: RhE gets {amount} M.',
  },
  'event.markerPlaced': {
    de: '{company} setzt einen Marker in {hex:place}[ ({cost} M)].',
    en: '{company} places a marker at {hex:place}[ ({cost} M)].',
  },
  'event.ran': { de: '{company} fährt {revenue} M ein.', en: '{company} runs for {revenue} M.' },
  'event.didNotRun': { de: '{company} fährt nicht.', en: '{company} does not run.' },
  'event.dividendPaid': { de: '{company} zahlt {income} M aus.', en: '{company} pays out {income} M.' },
  'event.incomeKept': { de: '{company} behält {income} M ein.', en: '{company} withholds {income} M.' },
  'event.trainBought': {
    de: '{company} kauft einen {train}er-Zug ({from:term}) für {price} M.',
    en: '{company} buys a {train}-train ({from:term}) for {price} M.',
  },
  'event.trainOffered': {
    de: '{company} bietet {seller} {price} M für einen {train}er-Zug.',
    en: '{company} offers {seller} {price} M for a {train}-train.',
  },
  'event.offerDeclined': {
    de: '{company} gibt den {train}er-Zug nicht her.',
    en: '{company} declines to sell the {train}-train.',
  },
  'event.phaseBegan': {
    de: 'Der erste {phase}er-Zug: eine neue Phase beginnt.',
    en: 'The first {phase}-train: a new phase begins.',
  },
  'event.trainsScrapped': { de: 'Alle {train}er-Züge werden verschrottet.', en: 'All {train}-trains are scrapped.' },
  'event.trainDiscarded': { de: '{company} gibt einen {train}er-Zug ab.', en: '{company} gives up a {train}-train.' },
  'event.privatesClosed': { de: 'Die Privatbahnen schließen.', en: 'The privates close.' },
  'event.forcedPurchase': {
    de: '{company} braucht einen {train}er-Zug für {price} M; {seat:player} muss zuzahlen.',
    en: '{company} needs a {train}-train for {price} M; {seat:player} must pay the rest.',
  },
  'event.directorPaid': {
    de: '{seat:player} zahlt {amount} M für {company}.',
    en: '{seat:player} pays {amount} M for {company}.',
  },
  'event.bankBroke': { de: 'Die Bank ist gesprengt ({round:term}).', en: 'The bank is broken ({round:term}).' },
  'event.gameEnded': { de: 'Das Spiel ist zu Ende: {reason:term}.', en: 'The game is over: {reason:term}.' },
};

/** Refusals whose case deserves a text of its own, named for the title. */
export function commonRefusals(title: string): Texts {
  return Object.fromEntries(Object.entries(refusals).map(([id, text]) => [`refusal.${title}.${id}`, text]));
}

const refusals: Texts = {
  components: {
    de: 'Diese Zahlen passen nicht zum Spiel: nur note, tiles, trains und hexes, mit bekannten Nummern und denselben Plätzen.',
    en: 'These figures do not fit the game: note, tiles, trains and hexes only, with known numbers and the same places.',
  },
  leastBid: {
    de: 'Das Gebot muss mindestens {least} M betragen.',
    en: 'The bid must be {least} M at least.',
  },
  tooDear: {
    de: 'Das kostet {price} M; so viel hast du nicht.',
    en: 'That costs {price} M; you have not got that much.',
  },
  notOnSale: {
    de: 'Ein solches Zertifikat liegt dort nicht zum Verkauf.',
    en: 'No such certificate is on sale there.',
  },
  notHeld: {
    de: 'Solche Zertifikate dieser Gesellschaft hast du nicht.',
    en: 'You do not own such certificates of this company.',
  },
  treasuryShort: {
    de: 'Das kostet {cost} M, in der Kasse liegen {cash} M.',
    en: 'That costs {cost} M, the treasury holds {cash} M.',
  },
  noFreePlace: { de: 'Dort ist kein Platz frei.', en: 'No place is free there.' },
};

/** Where items of the start packet are offered for less and less, and where a director borrows. */
export const lendingTexts: Texts = {
  'frame.fallingOffer': { de: 'nimmt das Angebot an oder lehnt ab', en: 'takes the offer or declines' },
  'frame.raiseMoney': { de: 'muss Geld für den Zug aufbringen', en: 'must raise money for the train' },
  'action.sellCharterShares': { de: 'Aktien der Gesellschaft verkaufen', en: 'Sell shares of the charter' },
  'action.takeLoan': { de: 'Kredit aufnehmen', en: 'Take a loan' },
  'term.charter': { de: 'Gesellschaft', en: 'charter' },
  'term.loans': { de: 'Kredite (doppelt)', en: 'loans (twice)' },
  'term.shortOfMoney': { de: 'das Geld für den Zug fehlt', en: 'money for the train is short' },
  'event.offerRefused': {
    de: '{seat:player} lehnt {item:term} für {price} M ab.',
    en: '{seat:player} declines {item:term} for {price} M.',
  },
  'event.charterSharesSold': {
    de: '{company} verkauft {percent} % eigene Aktien für {amount} M.',
    en: '{company} sells {percent} % of its own shares for {amount} M.',
  },
  'event.loanTaken': {
    de: '{seat:player} leiht {amount} M von der Bank.',
    en: '{seat:player} borrows {amount} M from the bank.',
  },
};

/** What the options are about that the newer games have alike, in one line each, and the option for figures of one's own. */
export const lendingOptionNotes: Texts = {
  'option.components': { de: 'Eigene Zahlen aus einer Datei', en: 'Your own figures from a file' },
  'optionNote.components': {
    de: 'Anzahl von Plättchen und Zügen und gedruckte Felder; eine Vorlage gibt es in der Bibliothek unter „Woher die Zahlen sind“.',
    en: 'Numbers of tiles and trains, and printed hexes; a pattern is in the library under “Where the figures come from”.',
  },
  'optionNote.capital': {
    de: 'Mit weniger Geld wird schon das Startpaket knapp.',
    en: 'With less money even the start packet is tight.',
  },
  'optionNote.extraTwoTrain': {
    de: 'Die gelbe Phase dauert dann etwas länger.',
    en: 'The yellow phase then lasts a little longer.',
  },
  'optionNote.ending': {
    de: 'Was geschieht, wenn Direktor und Gesellschaft zusammen den Zug nicht zahlen können, den sie haben muss.',
    en: 'What happens when director and company together cannot pay the train that it must have.',
  },
  'optionNote.seating': {
    de: 'Nach Karten sitzt, wer die niedrigste bekam, an erster Stelle.',
    en: 'By cards, whoever was dealt the lowest one sits first.',
  },
};
