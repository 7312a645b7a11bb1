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
  bank: { de: 'in der Bank', en: 'in the bank' },
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
  yields: { de: 'bringt {n} M', en: 'earns {n} M' },
  montan: { de: 'Kohle und Stahl', en: 'coal and steel' },
  ironRhine: { de: 'Eiserner Rhein', en: 'Iron Rhine' },
  rheingold: { de: 'Rheingold', en: 'Rheingold' },
  rounds: { de: 'Betriebsrunden', en: 'Operating rounds' },
  bonusHead: { de: 'Montanbonus', en: 'Coal and steel' },
  certificatesHead: { de: 'Zertifikate', en: 'Certificates' },
} as const satisfies Readonly<Record<string, Text>>;
