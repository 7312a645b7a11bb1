import type { Texts } from '@stellwerk/engine/kernel';
import { placeTexts } from '@stellwerk/engine/track';
import { commonEvents, commonRefusals, commonWords, lendingTexts } from '../rhineland/texts.ts';
import { map } from './board.ts';
import { optionNotes } from './option-notes.ts';
import { ORDER_CARDS } from './preparation.ts';
import { ITEM_IDS, startItems } from './start-items.ts';

const options: Texts = {
  'option.capital': { de: 'Startkapital', en: 'Starting capital' },
  'option.capital.normal': { de: '1800 M zusammen', en: '1,800 M in all' },
  'option.capital.lower': { de: '1500 M zusammen (für 3 oder 4 empfohlen)', en: '1,500 M in all (advised for 3 or 4)' },
  'option.extraTwoTrain': { de: 'Ein 2er-Zug mehr', en: 'One more 2-train' },
  'option.ending': { de: 'Fehlt Geld für einen Zug', en: 'When money for a train is short' },
  'option.ending.loans': { de: 'leiht es die Bank', en: 'the bank lends it' },
  'option.ending.short-of-money': { de: 'endet das Spiel', en: 'the game ends' },
  'option.seating': { de: 'Sitzordnung', en: 'Seating' },
  'option.seating.dealt': { de: 'nach Reihenfolgekarten', en: 'by order cards' },
  'option.seating.given': { de: 'wie eingetragen', en: 'as entered' },
  'option.sites': { de: 'Zeche und Stahlwerk', en: 'Coal mine and steel mill' },
  'option.sites.drawn': { de: 'ausgelost', en: 'drawn by lot' },
  ...Object.fromEntries(
    ORDER_CARDS.map((_, i) => [`option.sites.${i + 1}`, { de: `Karte ${i + 1}`, en: `card ${i + 1}` }]),
  ),
  'option.venlo': { de: 'Venlo', en: 'Venlo' },
  'option.venlo.city': { de: 'wird wie eine Stadt durchfahren', en: 'is run through like a city' },
  'option.venlo.end-only': { de: 'ist nur Endpunkt', en: 'is an end only' },
};

const words: Texts = {
  'title.summary': {
    de: 'Die neuere Ausgabe der Rheinland-Bahnen: fallende Preise, Kredite, Antwerpen und der Eiserne Rhein.',
    en: 'The newer edition of the railways on the Rhine: falling prices, loans, Antwerpen and the Iron Rhine.',
  },
  'term.no1+no3': { de: 'Prinz-Wilhelm-Bahn und Seilzuganlage', en: 'Prinz-Wilhelm-Bahn and Seilzuganlage' },
  ...Object.fromEntries(
    ITEM_IDS.map((id, i) => {
      const { name } = startItems[id];
      return [`term.${id}`, { de: `Nr. ${i + 1} ${name}`, en: `No. ${i + 1} ${name}` }];
    }),
  ),
  'event.orderDealt': { de: 'Die Reihenfolgekarten sind verteilt.', en: 'The order cards are dealt.' },
};

export const texts: Texts = {
  ...placeTexts(map),
  ...commonWords,
  ...commonEvents,
  ...commonRefusals('18rhi'),
  ...lendingTexts,
  ...words,
  ...options,
  ...optionNotes,
};
