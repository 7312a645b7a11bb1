import type { Step } from '../../lesson/steps.ts';
import { chapters } from '../railway/lesson-chapters.ts';

/** Steps that first games on the Rhine have in common: the packet, and what a company on turn does. */
export const bidForRhe: Step = {
  chapter: chapters.auction,
  todo: {
    de: 'Biete 145 M auf Nr. 6, die Direktion der RhE: „Bieten“, dann Nr. 6.',
    en: 'Bid 145 M for No. 6, the directorship of RhE: “Bid”, then No. 6.',
  },
  why: {
    de: 'Nur das billigste Stück kauft man sofort; auf die anderen bietet man, und das Gebot bleibt liegen, bis sie an der Reihe sind.',
    en: 'Only the cheapest item is bought at once; for the others you bid, and the bid stays there until their turn comes.',
  },
  wish: { type: 'bid', item: 'no6', amount: 145 },
  instead: {
    de: 'Das ginge. Für dein erstes Spiel brauchst du aber eine Gesellschaft, die du lenkst: Biete 145 M auf Nr. 6.',
    en: 'That would do. But for your first game you want a company to direct: bid 145 M for No. 6.',
  },
};

export const bidForFerry: Step = {
  before: [
    { type: 'buyItem', item: 'no1' },
    { type: 'buyItem', item: 'no2' },
  ],
  meanwhile: {
    de: 'Ada und Ben haben Nr. 1 und Nr. 2 gekauft; nun ist Nr. 3 das billigste Stück.',
    en: 'Ada and Ben bought No. 1 and No. 2; now No. 3 is the cheapest item.',
  },
  todo: { de: 'Biete 85 M auf Nr. 4, die Trajektanstalt.', en: 'Bid 85 M for No. 4, the Trajektanstalt.' },
  why: {
    de: 'Eine Privatbahn zahlt dir in jeder Betriebsrunde ein festes Einkommen – diese 20 M – und kann etwas, das sonst niemand darf.',
    en: 'A private railway pays you a fixed income in each operating round – this one 20 M – and can do what nobody else may.',
  },
  wish: { type: 'bid', item: 'no4', amount: 85 },
  instead: {
    de: 'Auch möglich. Wir nehmen heute ein Stück mit gutem Einkommen: Biete 85 M auf Nr. 4.',
    en: 'Possible too. Today we take an item with a good income: bid 85 M for No. 4.',
  },
};

export const layFromKoeln: Step = {
  chapter: chapters.firstRound,
  todo: {
    de: 'Lege südlich von Köln, in J9, die weite Kurve Nr. 8 so, dass sie nach Bonn (K10) zeigt, und bestätige.',
    en: 'South of Köln, in J9, lay the wide curve No. 8 so that it points to Bonn (K10), and confirm.',
  },
  why: {
    de: 'Gleise müssen an einen eigenen Marker anschließen; ein Klick aufs Feld öffnet die Plättchen, ein weiterer dreht sie.',
    en: 'Track must join a marker of your own; a click on the hex opens the tiles, another one turns them.',
  },
  wish: { type: 'layTile', hex: 'J9', tile: '8', rotation: 3, power: 'none' },
  instead: {
    de: 'Das Gleis läge erlaubt, führte aber an Bonn vorbei. Nimm Nr. 8 in J9 und drehe es, bis es auf K10 zeigt.',
    en: 'That track would be legal, but it would miss Bonn. Take No. 8 in J9 and turn it until it points to K10.',
  },
};

export const endBuilding: Step = {
  todo: { de: 'Beende das Bauen: „Passen“.', en: 'Finish building: “Pass”.' },
  why: {
    de: 'Ein Plättchen je Zug ist das Übliche; mehr erlauben nur Sonderrechte, und die brauchst du heute nicht.',
    en: 'One tile a turn is the usual; only special powers allow more, and today you need none.',
  },
  wish: { type: 'pass' },
};

export const buyFirstTrain: Step = {
  todo: { de: 'Kaufe einen 2er-Zug für 100 M.', en: 'Buy a 2-train for 100 M.' },
  why: {
    de: 'Ohne Zug verdient eine Gesellschaft nichts, und der Kurs fällt jedes Mal ein Feld; ein 2er verbindet zwei Städte.',
    en: 'Without a train a company earns nothing, and its price drops a cell each time; a 2-train links two cities.',
  },
  wish: { type: 'buyTrain', train: '2', from: 'depot' },
  instead: {
    de: 'So stünde die RhE in der nächsten Runde ohne Zug da. Kaufe den 2er-Zug.',
    en: 'Then RhE would have no train next round. Buy the 2-train.',
  },
};

export const endTurn: Step = {
  todo: { de: 'Beende den Zug der RhE: „Passen“.', en: 'End the turn of RhE: “Pass”.' },
  why: {
    de: 'Was in der Kasse bleibt, hilft beim nächsten, teureren Zug: Die billigen sind bald weg.',
    en: 'What stays in the treasury helps with the next, dearer train: the cheap ones are soon gone.',
  },
  wish: { type: 'pass' },
  instead: {
    de: 'Ein zweiter Zug hätte noch keine Strecke. Spare das Geld und passe.',
    en: 'A second train would have no route yet. Save the money and pass.',
  },
};

export const layBonn: Step = {
  chapter: chapters.running,
  todo: {
    de: 'Schließe Bonn an: Klicke auf K10 und lege eines der gelben Stadtplättchen.',
    en: 'Join Bonn: click K10 and lay one of the yellow city tiles.',
  },
  why: {
    de: 'Die Karte zeigt „Beste Fahrt danach“: Mit diesem Plättchen hat der Zug zum ersten Mal zwei Städte.',
    en: 'The card shows “best run after it”: with this tile the train has two cities for the first time.',
  },
  wish: { type: 'layTile', hex: 'K10', tile: '57' },
  also: [
    { type: 'layTile', hex: 'K10', tile: '5' },
    { type: 'layTile', hex: 'K10', tile: '6' },
  ],
};

export const run: Step = {
  todo: {
    de: 'Lass den Zug fahren: Die beste Fahrt liegt bereit, bestätige sie.',
    en: 'Run the train: the best run lies ready, confirm it.',
  },
  why: {
    de: 'Köln zahlt 30 und Bonn 20; jede Strecke muss einen eigenen Marker berühren und wenigstens zwei Halte haben.',
    en: 'Köln pays 30 and Bonn 20; each route must touch a marker of your own and have at least two stops.',
  },
  wish: { type: 'run' },
  instead: {
    de: 'Diese Fahrt brächte weniger. Nimm die beste, „Beste Fahrt“ stellt sie wieder her.',
    en: 'That run would earn less. Take the best one; “best run” puts it back.',
  },
};

export const payOut: Step = {
  todo: { de: 'Zahle die 50 M aus.', en: 'Pay the 50 M out.' },
  why: {
    de: 'Je 10 % bekommt man ein Zehntel, also geht das meiste an dich; wer einbehält, stärkt die Kasse, aber der Kurs fällt.',
    en: 'Each 10 % gets a tenth, so most of it comes to you; withholding fills the treasury, but the price falls.',
  },
  wish: { type: 'payDividend' },
  instead: {
    de: 'Einbehalten füllt die Kasse, drückt aber den Kurs. Heute zahlst du aus.',
    en: 'Withholding fills the treasury but lowers the price. Today you pay out.',
  },
};
