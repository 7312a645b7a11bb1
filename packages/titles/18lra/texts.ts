import type { Text, Texts } from '@stellwerk/engine/kernel';
import { placeTexts } from '@stellwerk/engine/track';
import { commonEvents, commonRefusals, commonWords, lendingOptionNotes, lendingTexts } from '../rhineland/texts.ts';
import { maps } from './board.ts';
import { SCENARIO_IDS, scenarios } from './scenarios.ts';
import { ITEM_IDS, startItems } from './start-items.ts';

const both = (text: string): Text => ({ de: text, en: text });

const options: Texts = {
  'option.scenario': { de: 'Szenario zu zweit und zu dritt', en: 'Scenario for two and three players' },
  'option.scenario.drawn': { de: 'ausgelost', en: 'drawn by lot' },
  ...Object.fromEntries(
    SCENARIO_IDS.map((id) => [`option.scenario.${id}`, both(`${id}: ${scenarios[id].join(', ')}`)]),
  ),
  'option.length': { de: 'Spiellänge', en: 'Length of the game' },
  'option.length.normal': { de: 'volles Spiel', en: 'full game' },
  'option.length.short': { de: 'Kurzspiel (unsere Rekonstruktion)', en: 'short game (our reconstruction)' },
  'option.capital': { de: 'Startkapital', en: 'Starting capital' },
  'option.capital.normal': { de: '1800 M zusammen', en: '1,800 M in all' },
  'option.capital.lower': { de: '1500 M zusammen', en: '1,500 M in all' },
  'option.extraTwoTrain': { de: 'Ein 2er-Zug mehr', en: 'One more 2-train' },
  'option.ending': { de: 'Fehlt Geld für einen Zug', en: 'When money for a train is short' },
  'option.ending.loans': { de: 'leiht es die Bank', en: 'the bank lends it' },
  'option.ending.short-of-money': { de: 'endet das Spiel', en: 'the game ends' },
  'option.smallRoster': { de: 'Kleiner Zugsatz mit 20 Zügen', en: 'Small set of 20 trains' },
  'option.homes': { de: 'Heimat von CCE, CME und KEG', en: 'Homes of CCE, CME and KEG' },
  'option.homes.text': { de: 'CCE in Wesel, CME in Köln', en: 'CCE in Wesel, CME in Köln' },
  'option.homes.branch': { de: 'CCE in Köln, CME in Wesel', en: 'CCE in Köln, CME in Wesel' },
  'option.redMarkers': { de: 'Fremder Marker in einem roten Gebiet', en: 'A foreign marker in a red area' },
  'option.redMarkers.close': { de: 'schließt es', en: 'closes it' },
  'option.redMarkers.stay-open': { de: 'hält niemanden auf', en: 'stops nobody' },
  'option.koeln': { de: 'Die beiden Gebiete von Köln', en: 'The two areas of Köln' },
  'option.koeln.two-areas': { de: 'sind zwei Ziele', en: 'are two destinations' },
  'option.koeln.one-area': { de: 'sind eines', en: 'are one' },
  'option.seating': { de: 'Sitzordnung', en: 'Seating' },
  'option.seating.dealt': { de: 'nach Reihenfolgekarten', en: 'by order cards' },
  'option.seating.given': { de: 'wie eingetragen', en: 'as entered' },
};

/** What each option is about, in one line. */
const optionNotes: Texts = {
  ...lendingOptionNotes,
  'optionNote.scenario': {
    de: 'Welche sechs Gesellschaften mitspielen; zu viert alle acht. Das Spiel zu zweit mit dem Investor ist unsere Rekonstruktion.',
    en: 'Which six companies play; with four players all eight. The game for two with its Investor is our reconstruction.',
  },
  'optionNote.length': {
    de: 'Das Regelheft kündigt ein Kurzspiel an, gibt aber keine Regeln dafür; diese hier sind unsere Rekonstruktion.',
    en: 'The rulebook announces a short game but gives no rules for it; these here are our reconstruction.',
  },
  'optionNote.smallRoster': {
    de: 'Der Satz, den eine Quelle nennt; zu zweit gilt er immer.',
    en: 'The set that one source gives; with two players it is always used.',
  },
  'optionNote.redMarkers': {
    de: 'Ob man dort enden darf, wo eine andere Gesellschaft zu Hause ist; der Satz im Regelheft gilt vielleicht nur der anderen Karte.',
    en: 'Whether a route may end where another company is at home; the sentence in the rulebook may be meant for the other map.',
  },
  'optionNote.koeln': {
    de: 'Ob eine Strecke beide Gebiete von Köln verbinden darf.',
    en: 'Whether one route may join both areas of Köln.',
  },
  'optionNote.homes': {
    de: 'Regelheft und Quelle vertauschen CCE und CME; die KEG beginnt dann auf dem anderen Kreis von Krefeld.',
    en: 'Rulebook and source swap CCE and CME; KEG then starts on the other circle of Krefeld.',
  },
};

const words: Texts = {
  'title.summary': {
    de: 'Bahnen am Niederrhein: Häfen, Vorrechte der Gesellschaften, das Auswandererlager und die Geldernsche Kreisbahn.',
    en: 'Railways on the Lower Rhine: harbours, privileges of companies, the emigrant camp and the Geldernsche Kreisbahn.',
  },
  'frame.investorTurn': { de: 'kauft für den Investor', en: 'buys for the Investor' },
  'action.investorBuys': { de: 'Für den Investor kaufen', en: 'Buy for the Investor' },
  'term.sixTrain': { de: 'der erste 6er-Zug ist weg', en: 'the first 6-train is gone' },
  'term.lastPair': { de: 'das achte Rundenpaar ist gespielt', en: 'the eighth pair of rounds is played' },
  'event.investorBought': {
    de: 'Der Investor kauft {percent} % {company} ({from:term}) für {price} M; {seat:player} hat gewählt.',
    en: 'The Investor buys {percent} % of {company} ({from:term}) for {price} M; {seat:player} chose.',
  },
  'event.investorPassed': { de: 'Der Investor kann nichts kaufen.', en: 'The Investor can buy nothing.' },
  'event.trainExported': {
    de: 'Niemand hat einen neuen Zug gekauft: ein {train}er-Zug verlässt das Spiel.',
    en: 'Nobody bought a new train: a {train}-train leaves the game.',
  },
  'frame.assignCard': { de: 'wählt eine Gesellschaft', en: 'chooses a company' },
  'action.placeHarbour': { de: 'Hafen bauen', en: 'Build a harbour' },
  'action.payWithoutGkb': {
    de: 'Dividende zahlen, Einnahmen des 2+4-Zugs einbehalten',
    en: 'Pay a dividend, withhold what the 2+4 train earned',
  },
  'action.chooseCompany': { de: 'Gesellschaft wählen', en: 'Choose a company' },
  'info.kept': { de: '{kept} M bleiben', en: '{kept} M are kept' },
  'term.gkb': { de: '2+4-Zug der GKB', en: "GKB's 2+4 train" },
  'term.dec': { de: 'Marker des Auswandererlagers', en: 'marker of the emigrant camp' },
  'event.harbourBuilt': {
    de: '{company} baut in {hex} einen Hafen für {cost} M.',
    en: '{company} builds a harbour in {hex} for {cost} M.',
  },
  'event.campActive': {
    de: 'Das Auswandererlager in Dalheim öffnet.',
    en: 'The emigrant camp in Dalheim opens.',
  },
  'event.gkbStarted': {
    de: 'Die Geldernsche Kreisbahn nimmt in Kevelaer den Betrieb auf.',
    en: 'The Geldernsche Kreisbahn starts in Kevelaer.',
  },
  'event.cardAssigned': { de: '{company} erhält: {card:term}.', en: '{company} gets: {card:term}.' },
  'event.cardWaits': {
    de: '{seat:player} leitet noch keine Gesellschaft; es wartet: {card:term}.',
    en: '{seat:player} directs no company yet; this waits: {card:term}.',
  },
  'event.gveLinePaid': {
    de: 'Die Strecke von M.Gladbach nach Venlo steht: GVE erhält {amount} M.',
    en: 'The line from M.Gladbach to Venlo is there: GVE gets {amount} M.',
  },
  'frame.brownPhase': { de: 'Die braune Phase beginnt', en: 'The brown phase begins' },
  ...Object.fromEntries(
    ITEM_IDS.map((id, i) => {
      const { name } = startItems[id];
      return [`term.${id}`, { de: `Nr. ${i + 1} ${name}`, en: `No. ${i + 1} ${name}` }];
    }),
  ),
  'event.orderDealt': { de: 'Die Reihenfolgekarten sind verteilt.', en: 'The order cards are dealt.' },
  'event.companiesInPlay': { de: 'Im Spiel sind {companies}.', en: 'In play are {companies}.' },
};

export const texts: Texts = {
  ...placeTexts(maps.text),
  ...commonWords,
  ...commonEvents,
  ...commonRefusals('18lra'),
  ...lendingTexts,
  ...words,
  ...options,
  ...optionNotes,
};
