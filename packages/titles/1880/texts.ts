import type { Text, Texts } from '@stellwerk/engine/kernel';
import { placeTexts } from '@stellwerk/engine/track';
import { map } from './board.ts';
import { DIRECTOR_PERCENTS } from './companies.ts';
import { allInvestors } from './investors.ts';
import { optionNotes } from './option-notes.ts';
import { PAR_PRICES, ROWS_PER_PRICE } from './par.ts';
import { allPrivates } from './privates.ts';

const both = (text: string): Text => ({ de: text, en: text });

const options: Texts = {
  'option.seating': { de: 'Sitzordnung', en: 'Seating' },
  'option.seating.drawn': { de: 'ausgelost', en: 'drawn by lot' },
  'option.seating.given': { de: 'wie eingetragen', en: 'as entered' },
  'option.bids': { de: 'Gebote auf Privatpapiere', en: 'Bids for privates' },
  'option.bids.fives': { de: 'in Schritten von 5', en: 'in steps of 5' },
  'option.bids.any': { de: 'beliebig, mindestens 5 mehr', en: 'any sum, at least 5 more' },
  'option.forcedPrivate': {
    de: 'Nach einem Papier für 0 beginnt',
    en: 'After a private taken at 0 the next opens with',
  },
  'option.forcedPrivate.next-seat': { de: 'der nächste Platz', en: 'the next seat' },
  'option.forcedPrivate.skips-one': { de: 'der übernächste Platz', en: 'the seat after next' },
  'option.parRow': { de: 'Reihe auf der Zugreihenfolgeleiste', en: 'Row on the order bar' },
  'option.parRow.topmost': { de: 'die oberste freie', en: 'the topmost free one' },
  'option.parRow.free': { de: 'freie Wahl', en: 'free choice' },
  'option.secondHalf': { de: 'Zweite Hälfte des Kapitals', en: 'Second half of the capital' },
  'option.secondHalf.founding-too': { de: 'auch gleich mit der Gründung', en: 'with the founding too' },
  'option.secondHalf.purchases': { de: 'erst mit einem Aktienkauf', en: 'with a purchase of a share only' },
  'option.repaying': { de: 'Schulden zurückzahlen', en: 'Repaying a debt' },
  'option.repaying.no-act': { de: 'zählt nicht als Handlung', en: 'is no action' },
  'option.repaying.acts': { de: 'zählt wie Kauf oder Verkauf', en: 'counts like buying or selling' },
  'option.debtors': { de: 'Wer Schulden hat', en: 'Who is in debt' },
  'option.debtors.buy-nothing': { de: 'kauft nichts', en: 'buys nothing' },
  'option.debtors.may-found': { de: 'darf gründen', en: 'may found a company' },
  'option.merging': { de: 'Ein Investor schließt sich an', en: 'An investor joins its company' },
  'option.merging.home': { de: 'von Heimat zu Heimat', en: 'from home to home' },
  'option.merging.any-station': { de: 'an jedem Bahnhof der Gesellschaft', en: 'at any station of the company' },
  'option.redStations': { de: 'Bahnhöfe auf roten Feldern', en: 'Stations in red areas' },
  'option.redStations.investors': { de: 'nur an Stelle eines Investors', en: 'only in place of an investor' },
  'option.redStations.open': { de: 'wo ein Platz frei ist', en: 'wherever a place is free' },
  'option.priceBonus': { de: 'Bonus der Kurstabelle', en: 'Bonus of the price table' },
  'option.priceBonus.with-train': { de: 'mit jeder Lok', en: 'with any train' },
  'option.priceBonus.with-route': { de: 'nur wenn eine Lok fährt', en: 'only if a train runs' },
  'option.homeCity': { de: 'Heimat von QSR und SCR', en: 'Home of QSR and SCR' },
  'option.homeCity.with-track': {
    de: 'in Weiß und Gelb die Stadt mit Gleis',
    en: 'on white and yellow the city with track',
  },
  'option.homeCity.chosen': {
    de: 'immer nach Wahl, sobald ein Plättchen liegt',
    en: 'always chosen, once a tile lies there',
  },
  'option.trainPrices': { de: 'Preise der Loks', en: 'Prices of trains' },
  'option.trainPrices.printed': { de: 'wie aufgedruckt', en: 'as printed' },
  'option.trainPrices.early-site': { de: '6E für 600, 2R für 100', en: '6E for 600, 2R for 100' },
  'option.directorSales': { de: 'Aktienverkauf in Betriebsrunden', en: 'Selling shares in operating rounds' },
  'option.directorSales.forced': { de: 'nur beim Zwangskauf', en: 'only in a forced purchase' },
  'option.directorSales.train-step': { de: 'vor jedem Lokkauf', en: 'before any purchase of a train' },
  'option.permitTarget': { de: 'Baurecht von P5', en: 'Permit of P5' },
  'option.permitTarget.own': { de: 'für eine eigene Gesellschaft ohne D', en: 'for a company of one’s own without D' },
  'option.permitTarget.any': { de: 'für jede gegründete Gesellschaft', en: 'for any founded company' },
  'option.partSale': { de: 'Verkauf eines Teils der Direktoraktie', en: 'Selling part of a director certificate' },
  'option.partSale.exact': { de: 'getauscht wird mit dem neuen Direktor', en: 'exchanged with the new director' },
  'option.partSale.through-bank': { de: 'der Rest kommt aus der Bank', en: 'the rest comes out of the bank' },
  'option.excessTrains': { de: 'Überzählige Loks gehen', en: 'Excess trains go' },
  'option.excessTrains.at-once': { de: 'sofort', en: 'at once' },
  'option.excessTrains.after-stock-round': { de: 'nach der Aktienrunde', en: 'after the stock round' },
  'option.lastInvestors': { de: 'Investoren am Spielende', en: 'Investors at the end' },
  'option.lastInvestors.all-pay': { de: 'alle zahlen 20 %', en: 'all pay 20%' },
  'option.lastInvestors.next-forgotten': {
    de: 'der nächste nach jedem wird übergangen',
    en: 'the next after each is passed over',
  },
  'option.removal': { de: 'Unverkaufte Loks gehen aus dem Spiel', en: 'Unsold trains leave the game' },
  'option.removal.by-marker': { de: 'immer nach einer vollen Runde', en: 'after every full round' },
  'option.removal.not-after-stock-round': {
    de: 'nicht in einer Betriebsrunde mit Aktienrunde',
    en: 'not in an operating round with a stock round in it',
  },
};

const words: Texts = {
  'title.summary': {
    de: 'Chinas Bahnen von 1880 bis heute: Investoren aus dem Ausland, Baurechte, Machtübernahme und Börse Shanghai.',
    en: 'China’s railways from 1880 on: foreign investors, building permits, the takeover and the Shanghai exchange.',
  },
  'frame.auction': { de: 'bietet auf ein Privatpapier', en: 'bids for a private' },
  'frame.bcrStart': { de: 'richtet die BCR ein', en: 'sets up BCR' },
  'frame.investorChoice': { de: 'sucht einen Investor aus', en: 'chooses an investor' },
  'frame.stockRound': { de: 'ist in der Aktienrunde am Zug', en: 'acts in the stock round' },
  'frame.homeCity': { de: 'wählt die Heimatstadt', en: 'chooses the home city' },
  'frame.operatingRound': { de: 'Betriebsrunde', en: 'Operating round' },
  'frame.companyTurn': { de: 'führt die Gesellschaft', en: 'runs the company' },
  'frame.investorTurn': { de: 'führt den Investor', en: 'runs the investor' },
  'frame.merger': { de: 'entscheidet über den Anschluss', en: 'settles the merger' },
  'frame.raiseMoney': { de: 'muss Geld für die Lok aufbringen', en: 'must raise money for the train' },
  'frame.discardTrains': { de: 'gibt eine Lok ab', en: 'gives up a train' },
  'frame.forcedRocket': { de: 'setzt die Lok der Rocket of China ein', en: 'places the train of the Rocket of China' },
  'frame.payment': { de: 'entscheidet über die Auszahlung', en: 'decides on the payment' },
  'action.bid': { de: 'Bieten', en: 'Bid' },
  'action.startBcr': { de: 'BCR einrichten', en: 'Set up BCR' },
  'action.chooseInvestor': { de: 'Investor wählen', en: 'Choose an investor' },
  'action.found': { de: 'Gesellschaft gründen', en: 'Found a company' },
  'action.buyShare': { de: 'Aktie kaufen', en: 'Buy a share' },
  'action.sellShares': { de: 'Aktien verkaufen', en: 'Sell shares' },
  'action.repay': { de: 'Schulden zurückzahlen', en: 'Repay a debt' },
  'action.chooseHome': { de: 'Heimatstadt wählen', en: 'Choose the home city' },
  'action.layTile': { de: 'Plättchen legen', en: 'Lay a tile' },
  'action.placeMarker': { de: 'Bahnhof errichten', en: 'Place a station' },
  'action.run': { de: 'Loks fahren', en: 'Run trains' },
  'action.payDividend': { de: 'Dividende zahlen', en: 'Pay a dividend' },
  'action.withhold': { de: 'Einsparen', en: 'Withhold' },
  'action.buyTrain': { de: 'Lok kaufen', en: 'Buy a train' },
  'action.forcePurchase': { de: 'Zwangskauf', en: 'Forced purchase' },
  'action.borrow': { de: 'Den Rest schulden', en: 'Owe the rest' },
  'action.discardTrain': { de: 'Lok abgeben', en: 'Give up a train' },
  'action.mergeTreasury': { de: 'Kasse des Investors vergeben', en: 'Dispose of the investor’s treasury' },
  'action.replaceMarker': { de: 'Bahnhof ersetzen', en: 'Replace the station' },
  'action.takePayment': { de: 'Auszahlung nehmen', en: 'Take the payment' },
  'action.assignPermit': { de: 'Baurecht D vergeben', en: 'Give permit D away' },
  'action.exchangeRocket': { de: 'Rocket of China eintauschen', en: 'Exchange the Rocket of China' },
  'action.placeRocket': { de: 'Lok einsetzen', en: 'Place the train' },
  'action.pass': { de: 'Passen / weiter', en: 'Pass / go on' },
  'param.item': { de: 'Privatpapier', en: 'private' },
  'param.amount': { de: 'Betrag', en: 'amount' },
  'param.row': { de: 'Reihe', en: 'row' },
  'param.permit': { de: 'Baurecht', en: 'permit' },
  'param.investor': { de: 'Investor', en: 'investor' },
  'param.company': { de: 'Gesellschaft', en: 'company' },
  'param.percent': { de: 'Direktoraktie', en: 'director’s share' },
  'param.par': { de: 'Ausgabekurs', en: 'issue price' },
  'param.units': { de: 'Anteile', en: 'units' },
  'param.node': { de: 'Platz', en: 'place' },
  'param.hex': { de: 'Feld', en: 'hex' },
  'param.tile': { de: 'Plättchen', en: 'tile' },
  'param.rotation': { de: 'Drehung', en: 'rotation' },
  'param.routes': { de: 'Strecken', en: 'routes' },
  'param.train': { de: 'Lok', en: 'train' },
  'param.from': { de: 'von', en: 'from' },
  'param.price': { de: 'Preis', en: 'price' },
  'param.to': { de: 'an', en: 'to' },
  'param.returned': { de: 'dafür abgegeben', en: 'given up for it' },
  'info.price': { de: '¥ {price}', en: '¥{price}' },
  'info.cost': { de: '¥ {cost}', en: '¥{cost}' },
  'info.amount': { de: '¥ {amount}', en: '¥{amount}' },
  'info.revenue': { de: '¥ {revenue}', en: '¥{revenue}' },
  'info.train': { de: '{train}-Lok', en: '{train}-train' },
  ...Object.fromEntries(
    Array.from({ length: ROWS_PER_PRICE }, (_, row) => row).map((row) => [`value.row.${row}`, both(String(row + 1))]),
  ),
  ...Object.fromEntries(DIRECTOR_PERCENTS.map((percent) => [`value.percent.${percent}`, both(`${percent} %`)])),
  ...Object.fromEntries(PAR_PRICES.map((par) => [`value.par.${par}`, { de: `¥ ${par}`, en: `¥${par}` }])),
  'term.bank': { de: 'Bank', en: 'bank' },
  'term.company': { de: 'Gesellschaft', en: 'company' },
  'term.owner': { de: 'Besitzer (20 %)', en: 'owner (20 %)' },
  'term.cash': { de: 'Bargeld', en: 'cash' },
  'term.shares': { de: 'Aktien', en: 'shares' },
  'term.investor': { de: 'Investor', en: 'investor' },
  'term.debt': { de: 'Schulden', en: 'debt' },
  ...Object.fromEntries(allPrivates.map(({ id, name }) => [`term.${id}`, both(`${id} ${name}`)])),
  ...Object.fromEntries(allInvestors.map(({ id, name }) => [`term.${id}`, both(`${id} ${name}`)])),
};

const events: Texts = {
  'event.seated': { de: 'Reihenfolge: {seats:players}.', en: 'Order of play: {seats:players}.' },
  'event.bid': {
    de: '{seat:player} bietet ¥ {amount} auf {item:term}.',
    en: '{seat:player} bids ¥{amount} for {item:term}.',
  },
  'event.passed': { de: '{seat:player} passt.', en: '{seat:player} passes.' },
  'event.privateSold': {
    de: '{seat:player} ersteigert {item:term} für ¥ {price}.',
    en: '{seat:player} wins {item:term} for ¥{price}.',
  },
  'event.priceDropped': {
    de: 'Niemand bietet: {item:term} gibt es jetzt ab ¥ {price}.',
    en: 'Nobody bids: {item:term} is now offered from ¥{price}.',
  },
  'event.privatesPay': {
    de: 'Niemand bietet: die Privatpapiere zahlen, dann wird neu geboten.',
    en: 'Nobody bids: the privates pay, then bidding begins anew.',
  },
  'event.privatePaid': {
    de: '{seat:player} erhält ¥ {amount} von {item:term}.',
    en: '{seat:player} gets ¥{amount} from {item:term}.',
  },
  'event.investorChosen': { de: '{seat:player} wählt {investor:term}.', en: '{seat:player} chooses {investor:term}.' },
  'event.investorsRemoved': {
    de: 'Aus dem Spiel: {investors:terms}.',
    en: 'Out of the game: {investors:terms}.',
  },
  'event.founded': {
    de: '{seat:player} gründet {company} zu ¥ {par} mit {percent} %, Reihe {row}, Baurecht {permit}.',
    en: '{seat:player} founds {company} at ¥{par} with {percent} %, row {row}, permit {permit}.',
  },
  'event.cardReserved': {
    de: 'Eine Aktie der {company} liegt bei {investor:term}.',
    en: 'A card of {company} lies on {investor:term}.',
  },
  'event.shareBought': {
    de: '{seat:player} kauft eine Aktie der {company} für ¥ {price}.',
    en: '{seat:player} buys a share of {company} for ¥{price}.',
  },
  'event.sharesSold': {
    de: '{seat:player} verkauft {units:Anteil|Anteile} der {company} für ¥ {amount}.',
    en: '{seat:player} sells {units:unit|units} of {company} for ¥{amount}.',
  },
  'event.directorChanged': {
    de: '{seat:player} ist Direktor der {company}.',
    en: '{seat:player} is director of {company}.',
  },
  'event.priceMoved': { de: 'Kurs der {company}: ¥ {price}.', en: 'Price of {company}: ¥{price}.' },
  'event.soldOut': { de: '{company} ist ausverkauft, Kurs ¥ {price}.', en: '{company} is sold out, price ¥{price}.' },
  'event.opened': {
    de: '{company} geht in Betrieb und erhält ¥ {capital}.',
    en: '{company} opens and gets ¥{capital}.',
  },
  'event.secondHalf': {
    de: '{company} erhält die zweite Hälfte des Kapitals, ¥ {amount}.',
    en: '{company} gets the second half of its capital, ¥{amount}.',
  },
  'event.homePlaced': { de: '{company} hat die Heimat in {hex:place}.', en: '{company} has its home at {hex:place}.' },
  'event.stockRoundBegan': { de: 'Aktienrunde {round} beginnt.', en: 'Stock round {round} begins.' },
  'event.stockRoundEnded': {
    de: 'Aktienrunde {round} endet, das Erstkaufrecht hat {seat:player}.',
    en: 'Stock round {round} ends, {seat:player} has the priority deal.',
  },
  'event.operatingRoundBegan': { de: 'Betriebsrunde {number} beginnt.', en: 'Operating round {number} begins.' },
  'event.turnBegan': { de: '{company:term} ist an der Reihe.', en: '{company:term} operates.' },
  'event.turnEnded': { de: '{company} ist fertig.', en: '{company} is done.' },
  'event.tileLaid': {
    de: '{company:term} baut in {hex:place}[ für ¥ {cost}].',
    en: '{company:term} builds at {hex:place}[ for ¥{cost}].',
  },
  'event.markerPlaced': {
    de: '{company} errichtet einen Bahnhof in {hex:place}[ (¥ {cost})].',
    en: '{company} places a station at {hex:place}[ (¥{cost})].',
  },
  'event.ran': {
    de: '{company:term} fährt ¥ {revenue} ein[ (Kursbonus ¥ {bonus})].',
    en: '{company:term} runs for ¥{revenue}[ (price bonus ¥{bonus})].',
  },
  'event.didNotRun': {
    de: '{company:term} fährt nicht[ (Kursbonus ¥ {bonus})].',
    en: '{company:term} does not run[ (price bonus ¥{bonus})].',
  },
  'event.dividendPaid': { de: '{company} zahlt ¥ {revenue} aus.', en: '{company} pays out ¥{revenue}.' },
  'event.revenueKept': { de: '{company} spart ¥ {revenue} ein.', en: '{company} withholds ¥{revenue}.' },
  'event.trainBought': {
    de: '{company} kauft eine {train}-Lok ({from:term}) für ¥ {price}.',
    en: '{company} buys a {train}-train ({from:term}) for ¥{price}.',
  },
  'event.phaseBegan': { de: 'Phase {phase} beginnt.', en: 'Phase {phase} begins.' },
  'event.trainsScrapped': { de: 'Alle {train}-Loks werden verschrottet.', en: 'All {train}-trains are scrapped.' },
  'event.trainsRemoved': {
    de: 'Eine Runde ohne Kauf: {count} {train}-Loks gehen aus dem Spiel.',
    en: 'A round without a purchase: {count} {train}-trains leave the game.',
  },
  'event.trainDiscarded': { de: '{company} gibt eine {train}-Lok ab.', en: '{company} gives up a {train}-train.' },
  'event.takeover': {
    de: 'Kommunistische Machtübernahme: die Kurse stehen still, Investoren und Privatpapiere auch.',
    en: 'Communist takeover: prices stand still, and so do investors and privates.',
  },
  'event.exchangeReopened': {
    de: 'Die Börse Shanghai öffnet wieder, 2R-Loks sind erhältlich.',
    en: 'The Shanghai exchange reopens, 2R-trains are on sale.',
  },
  'event.endNears': {
    de: 'Die letzte 8er-Lok ist weg: jede Gesellschaft agiert noch {turns}-mal.',
    en: 'The last 8-train is gone: each company acts {turns} more times.',
  },
  'event.forcedPurchase': {
    de: '{company} muss eine {train}-Lok für ¥ {price} kaufen; {seat:player} zahlt ¥ {missing} zu.',
    en: '{company} must buy a {train}-train for ¥{price}; {seat:player} pays the missing ¥{missing}.',
  },
  'event.directorPaid': {
    de: '{seat:player} zahlt ¥ {amount} für {company}.',
    en: '{seat:player} pays ¥{amount} for {company}.',
  },
  'event.debtTaken': {
    de: '{seat:player} macht ¥ {amount} Schulden (zusammen ¥ {debt}).',
    en: '{seat:player} goes ¥{amount} into debt (¥{debt} in all).',
  },
  'event.interestCharged': {
    de: 'Zinsen: {seat:player} schuldet jetzt ¥ {debt}.',
    en: 'Interest: {seat:player} now owes ¥{debt}.',
  },
  'event.debtRepaid': {
    de: '{seat:player} zahlt ¥ {amount} zurück (noch ¥ {debt}).',
    en: '{seat:player} repays ¥{amount} (¥{debt} left).',
  },
  'event.investorJoins': {
    de: '{investor:term} ist mit {company} verbunden und geht in ihr auf.',
    en: '{investor:term} is linked with {company} and joins it.',
  },
  'event.merged': {
    de: '¥ {amount} aus der Kasse von {investor:term} gehen an: {to:term}. Dazu ¥ 50 und die Aktie der {company}.',
    en: '¥{amount} of the treasury of {investor:term} go to: {to:term}. In addition ¥50 and the share of {company}.',
  },
  'event.markerReplaced': {
    de: '{company} ersetzt den Bahnhof in {hex:place}.',
    en: '{company} replaces the station at {hex:place}.',
  },
  'event.markerRemoved': {
    de: 'Der Bahnhof von {investor:term} in {hex:place} ist frei.',
    en: 'The station of {investor:term} at {hex:place} is free.',
  },
  'event.paymentTaken': { de: '{seat:player} nimmt ¥ {amount} aus P0.', en: '{seat:player} takes ¥{amount} from P0.' },
  'event.paymentDeclined': {
    de: '{seat:player} verzichtet auf ¥ {amount} aus P0.',
    en: '{seat:player} declines ¥{amount} from P0.',
  },
  'event.permitAssigned': {
    de: '{seat:player} gibt {company} das Baurecht D aus P5.',
    en: '{seat:player} gives permit D of P5 to {company}.',
  },
  'event.rocketExchanged': {
    de: '{company} erhält für die Rocket of China eine {train}-Lok.',
    en: '{company} gets a {train}-train for the Rocket of China.',
  },
  'event.rocketForced': {
    de: 'Die Rocket of China wird in die zweite 4er-Lok getauscht.',
    en: 'The Rocket of China is exchanged for the second 4-train.',
  },
  'event.rocketPlaced': {
    de: '{company} erhält die {train}-Lok der Rocket of China.',
    en: '{company} gets the {train}-train of the Rocket of China.',
  },
  'event.rocketLost': {
    de: 'Die Lok der Rocket of China geht aus dem Spiel.',
    en: 'The train of the Rocket of China leaves the game.',
  },
  'event.gameEnded': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
};

const refusals: Texts = {
  'refusal.1880.leastBid': { de: 'Biete mindestens ¥ {least}.', en: 'Bid ¥{least} at least.' },
  'refusal.1880.tooDear': {
    de: 'Das kostet ¥ {price}; so viel hast du nicht.',
    en: 'That costs ¥{price}; you have not got that much.',
  },
  'refusal.1880.founded': { de: 'Diese Gesellschaft ist schon gegründet.', en: 'This company is founded already.' },
  'refusal.1880.notOnSale': {
    de: 'Davon liegt zurzeit keine Aktie zum Verkauf.',
    en: 'No share of it is on sale at present.',
  },
  'refusal.1880.notHeld': { de: 'So viele Anteile hast du nicht.', en: 'You do not own that many units.' },
  'refusal.1880.treasuryShort': {
    de: 'Das kostet ¥ {cost}, in der Kasse liegen ¥ {cash}.',
    en: 'That costs ¥{cost}, the treasury holds ¥{cash}.',
  },
  'refusal.1880.noFreePlace': { de: 'Dort ist kein Platz frei.', en: 'No place is free there.' },
};

export const texts: Texts = { ...placeTexts(map), ...words, ...options, ...optionNotes, ...events, ...refusals };
