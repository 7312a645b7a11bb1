import type { Text } from '@stellwerk/engine/kernel';
import type { Entry } from '../../glossary/glossary.ts';

/** Chapters of the rulebook of the newer edition, which two games share. */
export const newerChapters: Readonly<Record<string, Text>> = {
  '1.2': { de: 'Das Spiel und seine Gesellschaften', en: 'The game and its companies' },
  '2': { de: 'Material und Grundbegriffe', en: 'Material and basic terms' },
  '3.1': { de: 'Stapel und Erstangebot', en: 'Stacks and the initial offering' },
  '3.4': { de: 'Sitzordnung', en: 'Seating' },
  '4.1': { de: 'Privatbahnen', en: 'Privates' },
  '5.1.1': { de: 'Das Startpaket verkaufen', en: 'Selling the start packet' },
  '4.2': { de: 'Gesellschaften und ihre Papiere', en: 'Companies and their certificates' },
  '4.2.1': { de: 'Wechsel des Direktors', en: 'Change of director' },
  '5': { de: 'Die Aktienrunde', en: 'The stock round' },
  '5.1': { de: 'Die erste Aktienrunde', en: 'The first stock round' },
  '5.1.2': { de: 'Kaufen', en: 'Buying' },
  '5.1.3': { de: 'Eine Gesellschaft gründen', en: 'Founding a company' },
  '5.1.4': { de: 'Wohin das Geld geht', en: 'Where the money goes' },
  '5.1.5': { de: 'Betriebsaufnahme', en: 'Floating' },
  '5.2': { de: 'Spätere Aktienrunden', en: 'Later stock rounds' },
  '5.2.1': { de: 'Verkaufen', en: 'Selling' },
  '5.2.2': { de: 'Zertifikatslimit', en: 'The certificate limit' },
  '6': { de: 'Ablauf der Betriebsrunde', en: 'How an operating round goes' },
  '6.1.1': { de: 'Orte und ihre Werte', en: 'Places and their values' },
  '6.1.2': { de: 'Verbindungen und Strecken', en: 'Links and routes' },
  '6.2': { de: 'Die Schritte eines Zugs', en: 'The steps of a turn' },
  '6.2.1': { de: 'Gleis bauen', en: 'Laying track' },
  '6.2.1.1': { de: 'Gelbe Plättchen', en: 'Yellow tiles' },
  '6.2.1.2': { de: 'Ausbauen', en: 'Upgrading' },
  '6.2.2': { de: 'Bahnhofsmarker', en: 'Station markers' },
  '6.2.3': { de: 'Züge fahren', en: 'Running trains' },
  '6.2.4': { de: 'Einnahmen und Dividende', en: 'Revenue and dividend' },
  '6.2.4.1': { de: 'Der Eiserne Rhein', en: 'The Iron Rhine' },
  '6.2.4.2': { de: 'Der Montanbonus', en: 'The Montan bonus' },
  '6.2.5': { de: 'Der Kurs', en: 'The price' },
  '6.2.6': { de: 'Züge kaufen', en: 'Buying trains' },
  '6.2.6.1': { de: 'Pflicht zum Zug', en: 'The duty to own a train' },
  '6.2.6.2': { de: 'Zwangskauf und Darlehen', en: 'Forced purchase and loan' },
  '6.3': { de: 'Neue Phasen', en: 'New phases' },
  '7.1': { de: 'Ende des Spiels', en: 'The end of the game' },
  '7.2': { de: 'Wertung', en: 'Scoring' },
  '8.1': { de: 'Variante: ein weiterer 2er-Zug', en: 'Variant: another 2-train' },
  '8.2': { de: 'Variante: weniger Startkapital', en: 'Variant: less starting money' },
  '8.3': { de: 'Variante: kein Darlehen', en: 'Variant: no loan' },
  '8': { de: 'Was noch ohne Regeln ist', en: 'What is still without rules' },
};

/** Where that rulebook explains the words of the field. */
export const newerField = {
  share: '4.2',
  certificate: '4.2',
  certificateLimit: '5.2.2',
  director: '4.2',
  directorCertificate: '5.1.3',
  treasury: '5.1.4',
  par: '5.1.3',
  price: '6.2.5',
  market: '6.2.5',
  float: '5.1.5',
  offering: '3.1',
  pool: '5.2.1',
  marker: '6.2.2',
  home: '4.2',
  tile: '6.2.1.1',
  upgrade: '6.2.1.2',
  phase: '6.3',
  rust: '6.3',
  train: '6.2.6',
  trainLimit: '6.3',
  route: '6.1.2',
  revenue: '6.2.4',
  dividend: '6.2.4',
  withhold: '6.2.4',
  stockRound: '5',
  operatingRound: '6',
  priority: '5',
  private: '4.1',
  bank: '7.1',
  worth: '7.2',
  forcedPurchase: '6.2.6.2',
  orderOfPlay: '6',
  city: '6.1.1',
  town: '6.1.1',
  offBoard: '6.1.1',
};

type Word = Omit<Entry, 'chapter'>;

/** Words of several games on the Rhine; a title says in which of its chapters each stands. */
export const startPacket: Word = {
  id: 'startPacket',
  de: ['Startpaket', 'Startpakets'],
  en: ['start packet'],
  text: {
    de: 'Die Papiere, mit denen das Spiel beginnt. Erst wenn alle verkauft sind, gibt es Aktien der Gesellschaften.',
    en: 'The papers the game begins with. Company shares can be had only once all of them are sold.',
  },
};
export const metropolis: Word = {
  id: 'metropolis',
  de: ['Metropole', 'Metropolen'],
  en: ['metropolis', 'metropoles'],
  text: {
    de: 'Köln, Düsseldorf und Duisburg: Städte auf beiden Seiten des Rheins. Ihr Ausbau kostet Geld und macht sie erst durchgängig.',
    en: 'Köln, Düsseldorf and Duisburg: cities on both banks of the Rhine. Upgrading them costs money and makes them passable.',
  },
};
export const ferry: Word = {
  id: 'ferry',
  de: ['Fähre', 'Fähren'],
  en: ['ferry', 'ferries'],
  text: {
    de: 'In der grünen Metropole geht es nur mit der Fähre über den Rhein; dann zählt dort der kleinere Wert.',
    en: 'In a green metropolis the Rhine is crossed by ferry only; the smaller value counts there then.',
  },
};
export const montan: Word = {
  id: 'montan',
  de: ['Montanbonus'],
  en: ['Montan bonus'],
  text: {
    de: 'Mehr Geld für eine Strecke, die Zeche und Stahlwerk verbindet.',
    en: 'More money for a route that joins a coal mine and a steel mill.',
  },
};
export const coal: Word = {
  id: 'coal',
  de: ['Zeche', 'Zechen'],
  en: ['coal mine', 'coal mines'],
  text: {
    de: 'Mit einem Stahlwerk auf derselben Strecke bringt sie den Montanbonus.',
    en: 'With a steel mill on the same route it earns the Montan bonus.',
  },
};
export const steel: Word = {
  id: 'steel',
  de: ['Stahlwerk', 'Stahlwerke'],
  en: ['steel mill', 'steel mills'],
  text: {
    de: 'Mit einer Zeche auf derselben Strecke bringt es den Montanbonus.',
    en: 'With a coal mine on the same route it earns the Montan bonus.',
  },
};
export const ruhr: Word = {
  id: 'ruhr',
  de: ['Östliches Ruhrgebiet', 'Östliche Ruhrgebiet', 'Östlichen Ruhrgebiet'],
  en: ['Eastern Ruhr'],
  text: {
    de: 'Ein rotes Gebiet, dessen Wert mit der Zahl seiner angeschlossenen Seiten wächst, nicht mit der Phase.',
    en: 'A red area whose value grows with the number of its sides that track leads to, not with the phase.',
  },
};
export const ironRhine: Word = {
  id: 'ironRhine',
  de: ['Eiserner Rhein', 'Eiserne Rhein', 'Eisernen Rhein'],
  en: ['Iron Rhine'],
  text: {
    de: 'Ein Bonus für die Strecke vom Westrand bis ins Östliche Ruhrgebiet.',
    en: 'A bonus for the route from the western rim to the Eastern Ruhr.',
  },
};
export const rheingold: Word = {
  id: 'rheingold',
  de: ['Rheingold-Express'],
  en: ['Rheingold-Express'],
  text: {
    de: 'Der letzte Zug des Spiels. Er fährt nur für Reisende: Kleinstädte und Montan bringen ihm nichts.',
    en: 'The last train of the game. It carries passengers only: towns and Montan earn it nothing.',
  },
};
export const charter: Word = {
  id: 'charter',
  de: ['Charter'],
  en: ['charter', 'charters'],
  text: {
    de: 'Die Karte einer Gesellschaft. Auf ihr liegen Aktien, die ihr selbst gehören: Sie verkauft sie gegen Geld für ihre Kasse.',
    en: 'The card of a company. Shares on it belong to the company itself: it sells them for money in its treasury.',
  },
};
export const loan: Word = {
  id: 'loan',
  de: ['Darlehen'],
  en: ['loan', 'loans'],
  text: {
    de: 'Geld der Bank für einen Zwangskauf, den sonst niemand zahlen kann. Am Ende wird das Doppelte abgezogen.',
    en: 'Money of the bank for a forced purchase that nobody could pay otherwise. Twice the sum is deducted at the end.',
  },
};
