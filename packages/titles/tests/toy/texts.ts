import type { RuleTexts, Texts } from '@stellwerk/engine/kernel';

export const rules: RuleTexts = {
  'toy/1-buy': {
    de: 'Ein Anteil kostet den Kurs und kommt aus dem Angebot; die ersten beiden gründen die Gesellschaft zu 70.',
    en: 'A share costs the market price and comes from the offering; the first two found the company at 70.',
  },
  'toy/1-limit': { de: 'Niemand kauft über 60 % einer Gesellschaft.', en: 'Nobody buys beyond 60 % of a company.' },
  'toy/2-lay': {
    de: 'Ein Plättchen passt auf sein Feld und schließt an eigenes Gleis an.',
    en: 'A tile fits its hex and connects to track of the company.',
  },
  'toy/2-green': {
    de: 'Grüne Plättchen kommen mit dem ersten 3er-Zug.',
    en: 'Green tiles come with the first 3-train.',
  },
  'toy/3-run': {
    de: 'Ein Zug fährt über einen eigenen Bahnhof und höchstens so viele Halte, wie er zählt.',
    en: 'A train runs by a station of its company and counts at most as many stops as its number.',
  },
  'toy/4-train': {
    de: 'Gekauft wird der nächste Zug zum Preis der Bank, höchstens zwei je Gesellschaft.',
    en: 'A company buys the next train at the price of the bank, and owns two at most.',
  },
  'toy/5-end': { de: 'Nach sechs Betriebsrunden ist Schluss.', en: 'The game ends after six operating rounds.' },
};

export const texts: Texts = {
  'frame.stockRound': { de: 'Aktienrunde', en: 'Stock round' },
  'frame.operatingRound': { de: 'Betriebsrunde', en: 'Operating round' },
  'frame.companyTurn': { de: 'Zug einer Gesellschaft', en: 'Turn of a company' },
  'action.buyShare': { de: 'Anteil kaufen', en: 'Buy a share' },
  'action.layTile': { de: 'Plättchen legen', en: 'Lay a tile' },
  'action.run': { de: 'Fahren', en: 'Run' },
  'action.payDividend': { de: 'Ausschütten', en: 'Pay a dividend' },
  'action.withhold': { de: 'Einbehalten', en: 'Withhold' },
  'action.buyTrain': { de: 'Zug kaufen', en: 'Buy a train' },
  'action.pass': { de: 'Passen', en: 'Pass' },
  'event.passed': { de: '{seat:player} passt.', en: '{seat:player} passes.' },
  'event.shareBought': {
    de: '{seat:player} kauft einen Anteil von {company:term} für {price}.',
    en: '{seat:player} buys a share of {company:term} for {price}.',
  },
  'event.directorChanged': {
    de: '{seat:player} ist Direktor von {company:term}.',
    en: '{seat:player} is director of {company:term}.',
  },
  'event.tileLaid': {
    de: '{company:term} legt {tile} auf {hex}.',
    en: '{company:term} lays {tile} on {hex}.',
  },
  'event.ran': { de: '{company:term} fährt {revenue} ein.', en: '{company:term} earns {revenue}.' },
  'event.dividendPaid': { de: '{company:term} schüttet {amount} aus.', en: '{company:term} pays {amount}.' },
  'event.revenueKept': { de: '{company:term} behält {amount}.', en: '{company:term} keeps {amount}.' },
  'event.trainBought': {
    de: '{company:term} kauft einen {train}er-Zug für {price}.',
    en: '{company:term} buys a {train}-train for {price}.',
  },
  'event.priceMoved': { de: '{company:term} steht bei {price}.', en: '{company:term} stands at {price}.' },
  'term.N': { de: 'Nordbahn', en: 'Northern Railway' },
  'term.S': { de: 'Südbahn', en: 'Southern Railway' },
  'term.bank': { de: 'Bank', en: 'bank' },
  'term.offering': { de: 'Angebot', en: 'offering' },
};
