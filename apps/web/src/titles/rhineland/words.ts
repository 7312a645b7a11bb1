import type { Text } from '@stellwerk/engine/kernel';

/** What the table says of any game on the Rhine. */
export const words = {
  privates: { de: 'Privatbahnen', en: 'Privates' },
  bankrupt: { de: 'bankrott', en: 'bankrupt' },
  priority: { de: 'Vorrecht', en: 'Priority deal' },
  noDirector: { de: 'ohne Direktion', en: 'no director' },
  par: { de: 'Startkurs {par}', en: 'par {par}' },
  notFloated: { de: 'noch nicht in Betrieb', en: 'not floated yet' },
  offering: { de: 'Angebot', en: 'Offering' },
  pool: { de: 'Bank', en: 'Pool' },
  charter: { de: 'Gesellschaft', en: 'Charter' },
  fund: { de: 'Liegt in Aachen bereit', en: 'Waits at Aachen' },
  bank: { de: 'in der Bank', en: 'in the bank' },
  bankOwes: { de: 'schuldet die gesprengte Bank', en: 'owed by the broken bank' },
  operatingRound: { de: 'BR {n}.{i}', en: 'OR {n}.{i}' },
  start: { de: 'Startpaket', en: 'Start packet' },
  debt: { de: 'Schulden bei der Bank', en: 'Owed to the bank' },
  movePay: {
    de: 'Dividende von mindestens dem Kurs: nach rechts, am Ende der Reihe nach oben',
    en: 'Dividend of at least the price: right, at the end of the row up',
  },
  moveSell: { de: 'Je verkauftem Block: eine Reihe nach unten', en: 'Each block sold: one row down' },
  askBuild: {
    de: 'Bauen: ein gelbes Plättchen oder ein Ausbau, dazu ein Marker',
    en: 'Build: one yellow tile or one upgrade, and a station marker',
  },
  askBuilt: {
    de: 'Bauen: das Plättchen liegt; noch ein Marker?',
    en: 'Build: the tile is laid; a station marker as well?',
  },
  askRun: { de: 'Züge fahren: Halte anklicken ändert eine Strecke', en: 'Run trains: click stops to change a route' },
  askPay: { de: '{income} M auszahlen oder einbehalten', en: 'Pay out {income} M or withhold it' },
  askTrains: { de: 'Züge kaufen', en: 'Buy trains' },
  askMustBuy: {
    de: 'Züge kaufen: {company} hat eine Strecke und muss einen haben',
    en: 'Buy trains: {company} has a route and must own one',
  },
  askItem: { de: '{item:term}: überbieten oder passen', en: '{item:term}: bid higher or pass' },
  askOffer: {
    de: '{buyer} bietet {price} M für einen {train}er-Zug von {seller}',
    en: '{buyer} offers {price} M for a {train}-train of {seller}',
  },
  acceptOffer: { de: 'Annehmen', en: 'Accept' },
  declineOffer: { de: 'Ablehnen', en: 'Decline' },
  askDiscard: {
    de: '{company} hat mehr als {limit:Zug|Züge}: einen abgeben',
    en: '{company} has more than {limit:train|trains}: give one up',
  },
  askPacket: {
    de: 'Startpaket: das vorderste kaufen oder auf ein späteres bieten',
    en: 'Start packet: buy the first or bid on a later one',
  },
  buyShare: { de: '{company} {percent} % kaufen, {from:term}', en: 'Buy {percent} % of {company}, {from:term}' },
  sellShares: {
    de: '{company} {percent} % verkaufen für {amount} M',
    en: 'Sell {percent} % of {company} for {amount} M',
  },
  found: { de: '{company} gründen zum Startkurs {par}', en: 'Found {company} at par {par}' },
  withPower: { de: 'Plättchen {tile} auf {hex} ({power:term})', en: 'Lay tile {tile} on {hex} ({power:term})' },
  buyItem: { de: '{item:term} kaufen', en: 'Buy {item:term}' },
  bidItem: { de: '{amount} M auf {item:term}', en: 'Bid {amount} M on {item:term}' },
  askFalling: {
    de: '{item:term} für {price} M: kaufen oder ablehnen',
    en: '{item:term} for {price} M: buy or decline',
  },
  askMustTake: {
    de: '{item:term} für {price} M: muss genommen werden',
    en: '{item:term} for {price} M: must be taken',
  },
  decline: { de: 'Ablehnen', en: 'Decline' },
  askCharter: {
    de: 'Notkauf: für den {train}er-Zug fehlen der {company} {missing} M – erst ihre eigenen Aktien verkaufen',
    en: 'Forced purchase: {company} lacks {missing} M for a {train}-train – first sell its own shares',
  },
  askLoan: {
    de: 'Notkauf: für den {train}er-Zug der {company} fehlen dir {missing} M – Aktien verkaufen oder leihen',
    en: 'Forced purchase: you lack {missing} M for the {train}-train of {company} – sell shares or borrow',
  },
  sellCharterShares: {
    de: '{company} verkauft {percent} % eigene Aktien für {amount} M',
    en: '{company} sells {percent} % of its own shares for {amount} M',
  },
  takeLoan: {
    de: '{amount} M leihen; am Ende zählen sie als −{twice} M',
    en: 'Borrow {amount} M; at the end they count as −{twice} M',
  },
  sources: { de: 'Woher die Zahlen sind', en: 'Where the figures come from' },
  sourcesLead: {
    de: 'Plan, Tafeln und Karten sagen manches, was im Regelheft nicht steht. Hier steht, worauf diese Zahlen beruhen; alle anderen stehen im Regelheft.',
    en: 'Board, charters and cards say some things that the rulebook does not. This is what those figures rest on; all others are the rulebook’s.',
  },
  sourcesFile: {
    de: 'Wer andere Zahlen hat, gibt sie beim neuen Tisch als Datei an; sie gelten dann für dieses Spiel.',
    en: 'Whoever has other figures gives them as a file at the new table; they then hold for that game.',
  },
  pattern: { de: 'Vorlage speichern', en: 'Save a pattern' },
  figureHead: { de: 'Zahlen', en: 'Figures' },
  standingHead: { de: 'beruhen auf', en: 'rest on' },
  ruleHead: { de: 'Regeln', en: 'Rules' },
  'older-edition': { de: 'der älteren Ausgabe', en: 'the older edition' },
  'one-source': { de: 'einer einzigen Quelle', en: 'one source' },
  deduced: { de: 'anderen Zahlen, aus denen sie folgen', en: 'other figures from which they follow' },
  reconstruction: { de: 'unserer Rekonstruktion', en: 'our reconstruction' },
  yields: { de: 'bringt {n} M', en: 'earns {n} M' },
  montan: { de: 'Kohle und Stahl', en: 'coal and steel' },
  ironRhine: { de: 'Eiserner Rhein', en: 'Iron Rhine' },
  rheingold: { de: 'Rheingold', en: 'Rheingold' },
  rounds: { de: 'Betriebsrunden', en: 'Operating rounds' },
  bonusHead: { de: 'Montanbonus', en: 'Coal and steel' },
  certificatesHead: { de: 'Zertifikate', en: 'Certificates' },
} as const satisfies Readonly<Record<string, Text>>;

/** What bonuses of a run are called in both games with the Rheingold-Express. */
export const rhineBonuses = { montan: words.montan, ironRhine: words.ironRhine, rheingold: words.rheingold };
