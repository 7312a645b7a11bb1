import type { Text, Texts } from '@stellwerk/engine/kernel';
import { placeTexts } from '@stellwerk/engine/track';
import { mapFor } from './board.ts';
import { mineCompanyNames, RAILWAY_IDS, railways } from './companies.ts';
import { allMines } from './mines.ts';
import { optionNotes } from './option-notes.ts';
import { optionTexts } from './option-texts.ts';

const both = (text: string): Text => ({ de: text, en: text });

const frames: Texts = {
  'frame.premiumAuction': { de: 'bietet um den Aufschlag', en: 'bids for the premium' },
  'frame.startAuction': { de: 'ist in der Startversteigerung am Zug', en: 'acts in the start auction' },
  'frame.auctionRound': { de: 'ist in der Versteigerungsrunde am Zug', en: 'acts in the auction round' },
  'frame.bidding': { de: 'bietet', en: 'bids' },
  'frame.stockRound': { de: 'ist in der Aktienrunde am Zug', en: 'acts in the stock round' },
  'frame.operatingRound': { de: 'Betriebsrunde', en: 'Operating round' },
  'frame.mineTurn': { de: 'führt das Werk', en: 'runs the mine' },
  'frame.mineCompanyTurn': { de: 'führt die Werk-AG', en: 'runs the mine company' },
  'frame.railwayTurn': { de: 'führt die Eisenbahn', en: 'runs the railway' },
  'frame.consent': { de: 'entscheidet über das Angebot', en: 'decides on the offer' },
};

const actions: Texts = {
  'action.bidPremium': { de: 'Aufschlag bieten', en: 'Bid a premium' },
  'action.buyItem': { de: 'Kaufen', en: 'Buy' },
  'action.putUp': { de: 'Zur Versteigerung bringen', en: 'Put up for auction' },
  'action.raise': { de: 'Höher bieten', en: 'Bid higher' },
  'action.sellShares': { de: 'Aktien verkaufen', en: 'Sell shares' },
  'action.buyShare': { de: 'Aktie kaufen', en: 'Buy a share' },
  'action.foundRailway': { de: 'Eisenbahn gründen', en: 'Found a railway' },
  'action.foundMines': { de: 'Werk-AG gründen', en: 'Found a mine company' },
  'action.exercise': { de: 'Vorkaufsrecht ausüben', en: 'Use the pre-emption right' },
  'action.layTile': { de: 'Plättchen legen', en: 'Lay a tile' },
  'action.produce': { de: 'Werkloks verteilen und produzieren', en: 'Assign switchers and produce' },
  'action.placeMarker': { de: 'Bahnhof bauen', en: 'Build a station' },
  'action.run': { de: 'Fahren', en: 'Run' },
  'action.payOut': { de: 'Auszahlen', en: 'Pay out' },
  'action.buyMine': { de: 'Werk kaufen', en: 'Buy a mine' },
  'action.buyMachine': { de: 'Maschine kaufen', en: 'Buy a machine' },
  'action.buyLoco': { de: 'Lok kaufen', en: 'Buy a loco' },
  'action.buyDiesel': { de: 'Triebwagen kaufen', en: 'Buy a diesel' },
  'action.buySwitcher': { de: 'Werklok kaufen', en: 'Buy a switcher' },
  'action.trade': { de: 'Von einem anderen Betrieb kaufen', en: 'Buy from another operation' },
  'action.scrap': { de: 'Verschrotten', en: 'Scrap' },
  'action.becomeInsolvent': { de: 'Zahlungsunfähig werden', en: 'Become insolvent' },
  'action.issueShares': { de: 'Neue Aktien ausgeben', en: 'Issue new shares' },
  'action.closeMine': { de: 'Werk schließen', en: 'Close the mine' },
  'action.answer': { de: 'Antworten', en: 'Answer' },
  'action.pass': { de: 'Passen', en: 'Pass' },
};

const info: Texts = {
  'info.price': { de: '{price} M', en: '{price} M' },
  'info.cost': { de: '{cost} M', en: '{cost} M' },
  'info.profit': { de: '{profit} M', en: '{profit} M' },
  'info.revenue': { de: '{revenue} M', en: '{revenue} M' },
  'info.size': { de: 'Größe {size}', en: 'size {size}' },
};

const summary: Texts = {
  'title.summary': {
    de: 'Schmalspurbahnen und Bergwerke im Harz: Werke, Werk-AGs und Eisenbahnen mit Konzessionen.',
    en: 'Narrow-gauge railways and mines in the Harz: mines, mine companies and railways with concessions.',
  },
};

const params: Texts = {
  'param.amount': { de: 'Betrag', en: 'amount' },
  'param.item': { de: 'Stück', en: 'item' },
  'param.company': { de: 'Gesellschaft', en: 'company' },
  'param.count': { de: 'Zahl', en: 'number' },
  'param.from': { de: 'von', en: 'from' },
  'param.price': { de: 'Preis', en: 'price' },
  'param.shares': { de: 'Aktien', en: 'shares' },
  'param.first': { de: 'eigenes Werk', en: 'own mine' },
  'param.second': { de: 'zweites Werk', en: 'second mine' },
  'param.hex': { de: 'Feld', en: 'hex' },
  'param.tile': { de: 'Plättchen', en: 'tile' },
  'param.rotation': { de: 'Drehung', en: 'rotation' },
  'param.switchers': { de: 'Werkloks', en: 'switchers' },
  'param.node': { de: 'Halt', en: 'stop' },
  'param.replaces': { de: 'ersetzt', en: 'replaces' },
  'param.routes': { de: 'Fahrten', en: 'routes' },
  'param.part': { de: 'Anteil', en: 'part' },
  'param.mine': { de: 'Werk', en: 'mine' },
  'param.mines': { de: 'Werke', en: 'mines' },
  'param.size': { de: 'Größe', en: 'size' },
  'param.seller': { de: 'Verkäufer', en: 'seller' },
  'param.upkeep': { de: 'Unterhalt zahlt', en: 'maintenance paid by' },
  'param.scraps': { de: 'verschrottet', en: 'scrapped' },
  'param.accept': { de: 'Zustimmung', en: 'consent' },
};

const terms: Texts = {
  'term.pool': { de: 'Bankpool', en: 'pool' },
  'term.offering': { de: 'Ausgabefeld', en: 'issue box' },
  'term.bank': { de: 'Bank', en: 'bank' },
  'term.loco': { de: 'Lok', en: 'loco' },
  'term.diesel': { de: 'Triebwagen', en: 'diesel' },
  'term.switcher': { de: 'Werklok', en: 'switcher' },
  'term.buyer': { de: 'Käufer', en: 'buyer' },
  'term.seller': { de: 'Verkäufer', en: 'seller' },
  'term.none': { de: 'nichts', en: 'nothing' },
  'term.half': { de: 'die Hälfte', en: 'half' },
  'term.full': { de: 'alles', en: 'all' },
  'term.cash': { de: 'Bargeld', en: 'cash' },
  'term.shares': { de: 'Aktien', en: 'shares' },
  'term.mines': { de: 'Werke', en: 'mines' },
  'term.chosen': { de: 'freiwillig', en: 'by choice' },
  'term.forced': { de: 'weil der Unterhalt nicht zu zahlen ist', en: 'because maintenance cannot be paid' },
  'term.maintenance': { de: 'der Unterhalt ist nicht zu zahlen', en: 'maintenance cannot be paid' },
  'term.value': { de: 'ein Wert hat 1000 erreicht', en: 'a value has reached 1000' },
  'term.rounds': { de: 'die letzte Folge ist gespielt', en: 'the last set is played' },
  'term.compulsory': { de: 'die Pflichtlok ist nicht zu zahlen', en: 'the compulsory loco cannot be paid' },
  'term.MHE': both('MHE Magdeburg-Halberstädter Eisenbahn'),
  ...Object.fromEntries(RAILWAY_IDS.map((id) => [`term.${id}`, both(`${id} ${railways[id].name}`)])),
  ...Object.fromEntries(Object.entries(mineCompanyNames).map(([id, name]) => [`term.${id}`, both(`${id} ${name}`)])),
  ...Object.fromEntries(
    allMines.map(({ id, name }): [string, Text] => [
      `term.${id}`,
      { de: `Werk ${id.slice(1)} ${name}`, en: `mine ${id.slice(1)} ${name}` },
    ]),
  ),
};

const events: Texts = {
  'event.seated': { de: 'Reihenfolge: {seats:players}.', en: 'Order of play: {seats:players}.' },
  'event.passed': { de: '{seat:player} passt.', en: '{seat:player} passes.' },
  'event.premiumBid': {
    de: '{seat:player} bietet einen Aufschlag von {amount} M.',
    en: '{seat:player} bids a premium of {amount} M.',
  },
  'event.itemBought': {
    de: '{seat:player} kauft {item:term} für {price} M.',
    en: '{seat:player} buys {item:term} for {price} M.',
  },
  'event.premiumFell': {
    de: 'Alle haben gepasst: Der Aufschlag fällt auf {premium} M.',
    en: 'All have passed: the premium falls to {premium} M.',
  },
  'event.minesUnsold': { de: 'Unverkauft und geschlossen: {mines:terms}.', en: 'Unsold and closed: {mines:terms}.' },
  'event.auctionRoundBegan': { de: 'Versteigerungsrunde: {items:terms}.', en: 'Auction round: {items:terms}.' },
  'event.putUp': {
    de: '{seat:player} bringt {item:term} für {amount} M zur Versteigerung.',
    en: '{seat:player} puts {item:term} up for {amount} M.',
  },
  'event.bidRaised': {
    de: '{seat:player} bietet {amount} M für {item:term}.',
    en: '{seat:player} bids {amount} M for {item:term}.',
  },
  'event.leftBidding': {
    de: '{seat:player} bietet nicht mehr auf {item:term}.',
    en: '{seat:player} bids no more on {item:term}.',
  },
  'event.bidWithdrawn': {
    de: '{seat:player} zieht das Gebot auf {item:term} zurück.',
    en: '{seat:player} withdraws the bid on {item:term}.',
  },
  'event.concessionBought': {
    de: '{seat:player} erhält die Konzession der {item:term} für {price} M.',
    en: '{seat:player} gets the concession of {item:term} for {price} M.',
  },
  'event.rightBought': {
    de: '{seat:player} erhält das Vorkaufsrecht auf {item:term} für {price} M.',
    en: '{seat:player} gets the pre-emption right on {item:term} for {price} M.',
  },
  'event.stockRoundBegan': { de: 'Aktienrunde {round} beginnt.', en: 'Stock round {round} begins.' },
  'event.stockRoundEnded': {
    de: 'Aktienrunde {round} endet. Neue Reihenfolge: {seats:players}.',
    en: 'Stock round {round} ends. New order: {seats:players}.',
  },
  'event.concessionReturned': {
    de: 'Die Konzession der {company:term} geht an die Bank zurück.',
    en: 'The concession of {company:term} returns to the bank.',
  },
  'event.rightLapsed': {
    de: 'Das Vorkaufsrecht auf {company:term} verfällt.',
    en: 'The pre-emption right on {company:term} lapses.',
  },
  'event.sharesSold': {
    de: '{seat:player} verkauft {count:Aktie|Aktien} der {company} zu je {price} M.',
    en: '{seat:player} sells {count:share|shares} of {company} at {price} M each.',
  },
  'event.shareBought': {
    de: '{seat:player} kauft eine Aktie der {company} für {price} M ({from:term}).',
    en: '{seat:player} buys a share of {company} for {price} M ({from:term}).',
  },
  'event.valueMoved': { de: 'Wert der {company}: {value} M.', en: 'Value of {company}: {value} M.' },
  'event.directorChanged': {
    de: '{seat:player} ist Direktor der {company}.',
    en: '{seat:player} is director of {company}.',
  },
  'event.railwayFounded': {
    de: '{seat:player} gründet die {company:term} zu {price} M mit {shares:Aktie|Aktien}.',
    en: '{seat:player} founds {company:term} at {price} M with {shares:share|shares}.',
  },
  'event.floated': {
    de: '{company} geht in Betrieb und erhält {capital} M.',
    en: '{company} floats and gets {capital} M.',
  },
  'event.homePlaced': { de: '{company} hat eine Heimat in {hex:place}.', en: '{company} has a home at {hex:place}.' },
  'event.foundingOffered': {
    de: '{seat:player} will {company:term} aus {first:term} und {second:term} gründen.',
    en: '{seat:player} wants to found {company:term} of {first:term} and {second:term}.',
  },
  'event.minesFounded': {
    de: '{seat:player} gründet {company:term} aus {first:term} und {second:term}, Wert {value} M.',
    en: '{seat:player} founds {company:term} of {first:term} and {second:term}, value {value} M.',
  },
  'event.rightExercised': {
    de: '{seat:player} übernimmt {company:term} mit {count:Aktie|Aktien} zu je {price} M.',
    en: '{seat:player} takes over {company:term} with {count:share|shares} at {price} M each.',
  },
  'event.operatingRoundBegan': {
    de: 'Betriebsrunde {round}.{number} von {of} beginnt.',
    en: 'Operating round {round}.{number} of {of} begins.',
  },
  'event.fullSetBegan': {
    de: 'Volle Folge {set} von drei Betriebsrunden.',
    en: 'Full set {set} of three operating rounds.',
  },
  'event.tileLaid': {
    de: '{builder:term} baut in {hex:place}[ für {cost} M].',
    en: '{builder:term} builds at {hex:place}[ for {cost} M].',
  },
  'event.refunded': {
    de: 'Die Bank erstattet {seat:player} {amount} M für {hex:place}.',
    en: 'The bank refunds {amount} M to {seat:player} for {hex:place}.',
  },
  'event.tileSetAside': {
    de: 'Plättchen {tile} wird für {hex:place} zurückgelegt.',
    en: 'Tile {tile} is set aside for {hex:place}.',
  },
  'event.mineConnected': { de: '{mine:term} ist angeschlossen.', en: '{mine:term} is connected.' },
  'event.concessionActive': {
    de: 'Die Konzession der {company:term} ist aktiv.',
    en: 'The concession of {company:term} is active.',
  },
  'event.concessionBuilt': {
    de: '{company} hat die Konzessionsstrecke und zahlt {cost} M[; gebaut: {hexes:places}].',
    en: '{company} has its concession route and pays {cost} M[; built: {hexes:places}].',
  },
  'event.mineProduced': {
    de: '{mine:term}: Ertrag {income} M, Unterhalt {upkeep} M, Gewinn {profit} M.',
    en: '{mine:term}: income {income} M, maintenance {upkeep} M, profit {profit} M.',
  },
  'event.companyProduced': {
    de: '{company:term}: Ertrag {income} M, Unterhalt {upkeep} M, Gewinn {profit} M.',
    en: '{company:term}: income {income} M, maintenance {upkeep} M, profit {profit} M.',
  },
  'event.mineClosed': {
    de: '{mine:term} wird geschlossen ({reason:term}); der Besitzer erhält {amount} M.',
    en: '{mine:term} is closed ({reason:term}); the owner gets {amount} M.',
  },
  'event.paidOut': {
    de: '{company} zahlt {amount} M von {profit} M aus.',
    en: '{company} pays out {amount} M of {profit} M.',
  },
  'event.machineBought': {
    de: '{operation:term} kauft eine Maschine der Größe {size} für {price} M: {mines:terms}.',
    en: '{operation:term} buys a machine of size {size} for {price} M: {mines:terms}.',
  },
  'event.switcherBought': {
    de: '{operation:term} kauft eine Werklok der Größe {size} für {price} M.',
    en: '{operation:term} buys a switcher of size {size} for {price} M.',
  },
  'event.locoBought': {
    de: '{company} kauft eine Lok der Größe {size} für {price} M.',
    en: '{company} buys a loco of size {size} for {price} M.',
  },
  'event.dieselBought': {
    de: '{company} kauft einen Triebwagen für {price} M.',
    en: '{company} buys a diesel for {price} M.',
  },
  'event.scrapped': {
    de: '{operation:term} verschrottet: {item:term} der Größe {size}.',
    en: '{operation:term} scraps: {item:term} of size {size}.',
  },
  'event.tradeOffered': {
    de: '{buyer:term} bietet {seller:term} {price} M für: {item:term}[ der Größe {size}].',
    en: '{buyer:term} offers {seller:term} {price} M for: {item:term}[ of size {size}].',
  },
  'event.traded': {
    de: '{buyer:term} kauft von {seller:term} für {price} M: {item:term}[ der Größe {size}].',
    en: '{buyer:term} buys from {seller:term} for {price} M: {item:term}[ of size {size}].',
  },
  'event.mineOffered': {
    de: '{company:term} bietet {price} M für {mine:term}.',
    en: '{company:term} offers {price} M for {mine:term}.',
  },
  'event.offerDeclined': { de: '{seat:player} lehnt ab.', en: '{seat:player} declines.' },
  'event.mineBought': {
    de: '{company:term} kauft {mine:term} für {price} M.',
    en: '{company:term} buys {mine:term} for {price} M.',
  },
  'event.sharesIssued': {
    de: '{company} gibt {count:neue Aktie|neue Aktien} aus.',
    en: '{company} issues {count:new share|new shares}.',
  },
  'event.markerPlaced': {
    de: '{company} baut einen Bahnhof in {hex:place}[ ({cost} M)][ anstelle der {replaces}].',
    en: '{company} builds a station at {hex:place}[ ({cost} M)][ in place of {replaces}].',
  },
  'event.ran': {
    de: '{company} fährt {revenue} M ein, Unterhalt {upkeep} M, Gewinn {profit} M.',
    en: '{company} earns {revenue} M, maintenance {upkeep} M, profit {profit} M.',
  },
  'event.markersResting': {
    de: 'Inaktive Bahnhöfe der {company}: {hexes:places}.',
    en: 'Inactive stations of {company}: {hexes:places}.',
  },
  'event.concessionEnded': {
    de: 'Die Konzession der {company} geht aus dem Spiel.',
    en: 'The concession of {company} leaves the game.',
  },
  'event.phaseBegan': { de: 'Phase {phase} beginnt.', en: 'Phase {phase} begins.' },
  'event.insolvent': {
    de: '{company:term} ist zahlungsunfähig: {reason:term}.',
    en: '{company:term} is insolvent: {reason:term}.',
  },
  'event.sharesToPool': {
    de: '{count:Aktie|Aktien} der {company} gehen für {amount} M in den Bankpool.',
    en: '{count:share|shares} of {company} go to the pool for {amount} M.',
  },
  'event.subsidised': {
    de: 'Die Bank gibt der {company} {amount} M dazu.',
    en: 'The bank adds {amount} M for {company}.',
  },
  'event.obsoleteScrapped': {
    de: '{company} verschrottet alles, was Unterhalt kostet.',
    en: '{company} scraps all that needs maintenance.',
  },
  'event.mhePaid': { de: 'Die MHE zahlt {amount} M je Aktie.', en: 'The MHE pays {amount} M per share.' },
  'event.mheRenewed': { de: 'Die MHE erhält eine Lok der Größe {size}.', en: 'The MHE gets a loco of size {size}.' },
  'event.gameEnded': { de: 'Das Spiel ist zu Ende: {reason:term}.', en: 'The game is over: {reason:term}.' },
};

const refusals: Texts = {
  'refusal.1873.tooDear': {
    de: 'Das kostet {price} M; so viel Bargeld hast du nicht.',
    en: 'That costs {price} M; you do not have the cash.',
  },
  'refusal.1873.capitalShort': {
    de: 'Das kostet {cost} M, im Kapital sind {cash} M.',
    en: 'That costs {cost} M; the capital is {cash} M.',
  },
  'refusal.1873.bidTooLow': {
    de: 'Biete mindestens {least} M, in Schritten von 10.',
    en: 'Bid at least {least} M, in steps of 10.',
  },
  'refusal.1873.bidTooHigh': {
    de: 'So viel Bargeld hast du nicht; biete weniger oder passe.',
    en: 'You do not have the cash; bid less or pass.',
  },
  'refusal.1873.mustBuyFirst': {
    de: 'Wer den Aufschlag geboten hat, muss zuerst etwas kaufen.',
    en: 'Whoever bid the premium must buy something first.',
  },
  'refusal.1873.declined': {
    de: 'Das wurde in diesem Zug schon abgelehnt; wähle ein anderes Werk.',
    en: 'That was declined in this turn already; choose another mine.',
  },
  'refusal.1873.founded': { de: 'Diese Gesellschaft ist schon gegründet.', en: 'This company is founded already.' },
  'refusal.1873.notFounded': {
    de: 'Diese Gesellschaft ist noch nicht gegründet.',
    en: 'This company is not founded yet.',
  },
  'refusal.1873.inReceivership': {
    de: 'Diese Gesellschaft ist in Treuhandschaft; ersteigere ihr Vorkaufsrecht.',
    en: 'This company is in receivership; win its pre-emption right.',
  },
  'refusal.1873.noneThere': {
    de: 'Dort liegt keine Aktie dieser Gesellschaft.',
    en: 'No share of this company lies there.',
  },
  'refusal.1873.soldBefore': {
    de: 'Du hast in dieser Aktienrunde Aktien dieser Gesellschaft verkauft.',
    en: 'You sold shares of this company in this stock round.',
  },
  'refusal.1873.notSoMany': { de: 'So viele Aktien hast du nicht.', en: 'You do not own that many shares.' },
  'refusal.1873.noFreeCircle': { de: 'Dort ist kein Kreis frei.', en: 'No circle is free there.' },
  'refusal.1873.stillActive': {
    de: 'Dieser Marker ist aktiv; nur inaktive werden ersetzt.',
    en: 'This marker is active; only inactive ones are replaced.',
  },
  'refusal.1873.noSeller': {
    de: 'Von diesem Betrieb ist nichts zu kaufen; niemand entscheidet für ihn.',
    en: 'Nothing can be bought from this operation; nobody decides for it.',
  },
  'refusal.1873.notThere': { de: 'Das besitzt dieser Betrieb nicht.', en: 'This operation does not own that.' },
  'refusal.1873.offerTooLow': {
    de: 'Biete mindestens {min} M; weniger wurde abgelehnt oder reicht nicht für den Unterhalt.',
    en: 'Offer at least {min} M; less was declined or does not cover the maintenance.',
  },
};

export const texts: Texts = {
  ...placeTexts(mapFor('rulebook', 50)),
  ...optionTexts,
  ...optionNotes,
  ...frames,
  ...actions,
  ...info,
  ...summary,
  ...params,
  ...terms,
  ...events,
  ...refusals,
};
