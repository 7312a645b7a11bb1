import type { Texts } from '@stellwerk/engine/kernel';
import { placeTexts } from '@stellwerk/engine/track';
import { commonEvents, commonRefusals, commonWords } from '../rhineland/texts.ts';
import { maps } from './board.ts';
import { optionNotes } from './option-notes.ts';
import { ITEM_IDS, startItems } from './start-items.ts';

const options: Texts = {
  'option.capital': { de: 'Startkapital', en: 'Starting capital' },
  'option.capital.normal': { de: '1800 M zusammen', en: '1,800 M in all' },
  'option.capital.lower': { de: '1500 M zusammen (für 3 oder 4 empfohlen)', en: '1,500 M in all (advised for 3 or 4)' },
  'option.extraTwoTrain': { de: 'Ein 2er-Zug mehr', en: 'One more 2-train' },
  'option.promotionTiles': { de: 'Mit den Sonderplättchen', en: 'With the promotion tiles' },
  'option.ratingen': { de: 'Variante Ratingen', en: 'Ratingen variant' },
  'option.seating': { de: 'Sitzordnung', en: 'Seating' },
  'option.seating.dealt': { de: 'ausgelost nach Regel 2.1', en: 'dealt by rule 2.1' },
  'option.seating.given': { de: 'wie eingetragen', en: 'as entered' },
  'option.sites': { de: 'Zeche und Stahlwerk', en: 'Coal mine and steel mill' },
  'option.sites.drawn': { de: 'ausgelost', en: 'drawn by lot' },
  'option.venlo': { de: 'Venlo', en: 'Venlo' },
  'option.venlo.city': { de: 'wird wie eine Stadt durchfahren', en: 'is run through like a city' },
  'option.venlo.end-only': { de: 'ist nur Endpunkt', en: 'is an end only' },
  'option.rhePar': { de: 'Startkurs der RhE', en: 'Par of RhE' },
  'option.rhePar.any': { de: 'jeder Startkurs', en: 'any par' },
  'option.rhePar.70-80': { de: 'nur 70, 75 oder 80', en: '70, 75 or 80 only' },
  'option.rhePrice': { de: 'Das Direktorzertifikat der RhE kostet', en: 'The director certificate of RhE costs' },
  'option.rhePrice.twice-par': {
    de: 'das Gebot, mindestens den doppelten Startkurs',
    en: 'the bid, twice the par at least',
  },
  'option.rhePrice.bid': { de: 'das Gebot', en: 'the bid' },
  'option.rheTreasury': {
    de: 'Die RhE erhält für ihr Direktorzertifikat',
    en: 'For its director certificate RhE gets',
  },
  'option.rheTreasury.twice-par': { de: 'den doppelten Startkurs', en: 'twice the par' },
  'option.rheTreasury.bid': { de: 'das ganze Gebot', en: 'the whole bid' },
  'option.aachenLink': { de: 'Verbindung Köln–Düren–Aachen', en: 'Link Köln–Düren–Aachen' },
  'option.aachenLink.any-track': { de: 'über jedes Gleis', en: 'over any track' },
  'option.aachenLink.open-track': { de: 'nur wo Züge durchkommen', en: 'only where trains could pass' },
  'option.trainTrade': { de: 'Züge zwischen Gesellschaften', en: 'Trains between companies' },
  'option.trainTrade.green': { de: 'ab dem ersten 3er-Zug', en: 'from the first 3-train on' },
  'option.trainTrade.always': { de: 'von Anfang an', en: 'from the start' },
  'option.priorityTie': { de: 'Bei gleichem Geld geht das Vorrecht', en: 'With equal cash priority goes' },
  'option.priorityTie.from-last-buyer': { de: 'ab dem letzten Käufer weiter', en: 'clockwise from the last buyer' },
  'option.priorityTie.next-to-act': {
    de: 'an den, der als Nächster am Zug wäre, auch wenn er nicht dazugehört',
    en: 'to whoever would act next, even if not among the tied',
  },
  'option.firstShares': { de: 'Nach dem Startpaket beginnt', en: 'After the start packet the first to act is' },
  'option.firstShares.next-seat': { de: 'der nächste Platz', en: 'the next seat' },
  'option.firstShares.richest': { de: 'wer das meiste Geld hat', en: 'whoever has the most cash' },
  'option.floating': { de: 'Eine Gesellschaft nimmt den Betrieb auf', en: 'A company floats' },
  'option.floating.round-end': { de: 'am Ende der Aktienrunde', en: 'at the end of the stock round' },
  'option.floating.at-once': {
    de: 'mit dem Kauf, der sie dazu bringt; der Kurs steigt am Ende der Runde',
    en: 'with the purchase that brings it there; its price rises at the end of the round',
  },
  'option.directorSales': {
    de: 'Ein Direktor verkauft in der Betriebsrunde Aktien',
    en: 'In an operating round a director sells shares',
  },
  'option.directorSales.forced': { de: 'nur zum Notkauf', en: 'only for a forced purchase' },
  'option.directorSales.with-trains': {
    de: 'jederzeit, wenn seine Gesellschaft Züge kauft',
    en: 'whenever the company may buy trains',
  },
  'option.saleBlocks': {
    de: 'Aktien einer Gesellschaft verkauft man im Spielzug',
    en: 'Shares of one company are sold in a turn',
  },
  'option.saleBlocks.one': { de: 'in einem Block', en: 'in one block' },
  'option.saleBlocks.several': { de: 'in mehreren, jeder senkt den Kurs', en: 'in several, and each lowers the price' },
  'option.powers': { de: 'Sonderrechte an Plättchen gelten', en: 'Tile powers are used' },
  'option.powers.building': { de: 'beim Bauen', en: 'when building' },
  'option.powers.until-trains': { de: 'bis die Gesellschaft einen Zug kauft', en: 'until the company buys a train' },
  'option.mountains': { de: 'Nr. 3 gilt für Bergfelder', en: 'No. 3 is for mountain hexes' },
  'option.mountains.bare': { de: 'ohne Plättchen', en: 'with no tile' },
  'option.mountains.covered-too': { de: 'auch mit gelbem Plättchen', en: 'with a yellow tile too' },
  'option.trainDuty': { de: 'Einen Zug muss haben', en: 'A train must be owned by' },
  'option.trainDuty.route': { de: 'wer eine Strecke hat', en: 'who has a route' },
  'option.trainDuty.ever-linked': {
    de: 'wessen Marker je mit einem anderen Halt verbunden war',
    en: 'whose marker was ever linked to another stop',
  },
  'option.indebted': { de: 'Wer der Bank schuldet und einen Direktor hat', en: 'Who owes the bank and has a director' },
  'option.indebted.keeps-trains': { de: 'verkauft keinen Zug', en: 'sells no train' },
  'option.indebted.sells-trains': { de: 'darf Züge verkaufen', en: 'may sell trains' },
  'option.kkkChange': {
    de: 'Teile des KKK-Direktorzertifikats verkauft man',
    en: 'Part of the director certificate of KKK is sold',
  },
  'option.kkkChange.exact': { de: 'nur bei genauem Tausch', en: 'by an exact exchange only' },
  'option.kkkChange.oldest': {
    de: 'gegen das älteste Zertifikat im Bankpool als Rest',
    en: 'with the oldest certificate of the pool as change',
  },
  'option.running': { de: 'Züge fahren', en: 'Trains run' },
  'option.running.duty': { de: 'muss, wer eine Strecke hat', en: 'whenever there is a route' },
  'option.running.free': { de: 'darf, wer will', en: 'if the director wants them to' },
  'option.receivership': { de: 'Eine Gesellschaft ohne Direktor führt', en: 'A company without a director is run by' },
  'option.receivership.bank': {
    de: 'die Bank: beste Strecken, Zug aus der Kasse und auf Schulden',
    en: 'the bank: best routes, a train from the treasury and on credit',
  },
  'option.receivership.players': {
    de: 'jeder Mitspieler: fahren und Züge aus der Kasse kaufen',
    en: 'any player: running, and trains from the treasury',
  },
  'option.afterBankruptcy': {
    de: 'Nach einem Bankrott muss der neue Direktor',
    en: 'After a bankruptcy the new director',
  },
  'option.afterBankruptcy.same-train': {
    de: 'denselben Zug fertig bezahlen; das Geld des Bankrotten zählt mit',
    en: 'finishes paying the same train; the cash of the bankrupt counts',
  },
  'option.afterBankruptcy.anew': {
    de: 'neu kaufen; das Geld des Bankrotten verfällt',
    en: 'buys anew; the cash of the bankrupt is lost',
  },
  'option.unstartedShares': {
    de: 'Aktien einer nicht gegründeten Gesellschaft bei Bankrott',
    en: 'Shares of an unstarted company in a bankruptcy',
  },
  'option.unstartedShares.to-pool': { de: 'kommen in den Bankpool', en: 'go to the pool' },
  'option.unstartedShares.kept': { de: 'behält der Bankrotte', en: 'stay with the bankrupt' },
  'option.lastPlayer': { de: 'Ist nur noch eine Person im Spiel', en: 'With one player left in the game' },
  'option.lastPlayer.ends': { de: 'ist es zu Ende', en: 'it ends' },
  'option.lastPlayer.plays-on': { de: 'spielt sie weiter', en: 'that player plays on' },
  'option.ironRhine': {
    de: 'Eiserner Rhein bei fremdem Marker in Roermond',
    en: 'Iron Rhine with a foreign marker in Roermond',
  },
  'option.ironRhine.blocked': { de: 'nur für dessen Gesellschaft', en: 'for its owner only' },
  'option.ironRhine.open': { de: 'für alle', en: 'for all' },
  'option.rheingold': { de: 'Metropolen zählen doppelt', en: 'Metropoles count double' },
  'option.rheingold.across': { de: 'von Nord nach Süd', en: 'from north to south' },
  'option.rheingold.any-two': { de: 'zwischen zwei Rheingold-Feldern', en: 'between any two Rheingold hexes' },
  'option.offBoardPairs': { de: 'Hamburg und Berlin in einer Strecke', en: 'Hamburg and Berlin in one route' },
  'option.offBoardPairs.closed': { de: 'nicht erlaubt', en: 'not allowed' },
  'option.offBoardPairs.open': { de: 'erlaubt', en: 'allowed' },
  'option.forcedTrain': { de: 'Zug beim Notkauf', en: 'Train of a forced purchase' },
  'option.forcedTrain.choice': {
    de: 'aus dem Bankpool oder der billigste neue',
    en: 'from the pool or the cheapest new one',
  },
  'option.forcedTrain.cheapest': { de: 'der billigste', en: 'the cheapest' },
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`option.sites.${i + 1}`, { de: `Ziehung ${i + 1}`, en: `draw ${i + 1}` }]),
  ),
};

const words: Texts = {
  'title.summary': {
    de: 'Eisenbahnen am Rhein: Kohle, Stahl, drei Metropolen mit Fähren und der Rheingold-Express.',
    en: 'Railways on the Rhine: coal, steel, three metropoles with ferries and the Rheingold-Express.',
  },
  'frame.choosePar': { de: 'legt den Startkurs der RhE fest', en: 'sets the par of RhE' },
  'action.setPar': { de: 'Startkurs festlegen', en: 'Set the par' },
  'term.no1+no3': { de: 'Prinz-Wilhelm-Bahn und Seilzuganlage', en: 'Prinz-Wilhelm-Bahn and Seilzuganlage' },
  'term.lastPlayer': { de: 'nur eine Person ist übrig', en: 'one player is left' },
  ...Object.fromEntries(
    ITEM_IDS.map((id, i) => {
      const { name } = startItems[id];
      return [`term.${id}`, { de: `Nr. ${i + 1} ${name}`, en: `No. ${i + 1} ${name}` }];
    }),
  ),
};

const events: Texts = {
  'event.seatsDealt': { de: 'Die Sitzordnung ist ausgelost.', en: 'The seats are dealt.' },
  'event.parSet': {
    de: '{seat:player} setzt den Startkurs der {company} auf {par} M.',
    en: '{seat:player} sets the par of {company} at {par} M.',
  },
  'event.debtRepaid': { de: '{company} tilgt {amount} M Schulden.', en: '{company} repays {amount} M of its debt.' },
  'event.bankrupt': { de: '{seat:player} ist bankrott.', en: '{seat:player} is bankrupt.' },
  'event.receivership': { de: '{company} steht unter Zwangsverwaltung.', en: '{company} is in receivership.' },
  'event.bankCompleted': {
    de: 'Die Bank zahlt; {company} schuldet ihr {debt} M.',
    en: 'The bank pays; {company} owes it {debt} M.',
  },
};

const refusals: Texts = {
  'refusal.18rhl.angertalbahn': {
    de: 'Ratingen wird erst ab der grünen Phase bebaut, zuerst über die Angertalbahn allein.',
    en: 'Ratingen is built on from the green phase only, at first through the Angertalbahn alone.',
  },
};

export const texts: Texts = {
  ...placeTexts(maps.standard),
  ...commonWords,
  ...commonEvents,
  ...commonRefusals('18rhl'),
  ...words,
  ...options,
  ...optionNotes,
  ...events,
  ...refusals,
};
