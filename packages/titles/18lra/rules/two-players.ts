import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Section 9: the game for two. Our reconstruction, the rulebook has no rules for it. */
export const twoPlayersRules: RuleTexts = {
  // Set-up
  '18lra/2p-a': {
    de: 'Zu zweit spielt ihr ein Szenario mit sechs Gesellschaften, 6.000 M in der Bank, je 600 M und höchstens 14 Zertifikaten.',
    en: 'With two players you play a scenario of six companies, 6,000 M in the bank, 600 M each and 14 certificates at most.',
  },
  '18lra/2p-b': {
    de: 'Zu zweit gibt es fünf 2er-Züge und einen auf Wunsch, vier 3er, zwei 4er, zwei 5er und sechs 6er.',
    en: 'With two players there are five 2-trains and an optional one, four 3s, two 4s, two 5s and six 6s.',
  },
  '18lra/2p-c': {
    de: 'Der Investor bekommt 600 M aus der Bank; sein Geld und seine Zertifikate liegen offen, ein Spieler ist er nicht.',
    en: 'The Investor gets 600 M from the bank; its money and certificates lie open, and it is no player.',
  },
  '18lra/2p-d': {
    de: 'Die niedrigere Reihenfolgekarte bringt das Vorrecht, die andere die Investorkarte.',
    en: 'The lower order card brings the priority deal, the other one the Investor card.',
  },
  '18lra/2p-e': {
    de: 'Am Startpaket nimmt der Investor nicht teil.',
    en: 'The Investor takes no part in the start packet.',
  },

  // The Investor in stock rounds
  '18lra/2p-f': {
    de: 'Danach kommen reihum der Inhaber des Vorrechts, der andere Spieler und der Investor an die Reihe.',
    en: 'Afterwards the holder of the priority deal, the other player and the Investor take turns.',
  },
  '18lra/2p-g': {
    de: 'Wer die Investorkarte hat, wählt den Kauf des Investors und gibt sie weiter; ist keiner möglich, passt der Investor und die Karte bleibt.',
    en: 'The holder of the Investor card chooses its purchase and passes the card on; if none is possible, the Investor passes and the card stays.',
  },
  '18lra/2p-h': {
    de: 'Der Investor kauft ein gewöhnliches Zertifikat, das er bezahlen kann, bis 30 % einer Gesellschaft und bis 14 Zertifikate.',
    en: 'The Investor buys one ordinary certificate it can pay for, up to 30% of a company and up to 14 certificates.',
  },
  '18lra/2p-i': {
    de: 'Was der Investor zahlt, geht dorthin, wohin auch dein Geld ginge.',
    en: 'What the Investor pays goes where your money would go.',
  },
  '18lra/2p-j': {
    de: 'Der Investor gründet nie, nimmt weder Direktorzertifikat noch Privatbahn, verkauft nicht und leiht nicht.',
    en: 'The Investor never founds, takes neither director certificate nor private, sells nothing and lends nothing.',
  },
  '18lra/2p-k': {
    de: 'Der Investor wird nie Direktor; beim Direktorwechsel zählen nur die beiden Spieler.',
    en: 'The Investor is never director; only the two players count for a change of director.',
  },
  '18lra/2p-l': {
    de: 'Aktien des Investors zählen für die Gründung und als verkauft.',
    en: 'Shares of the Investor count for floating and as sold.',
  },
  '18lra/2p-m': {
    de: 'Dividenden auf seine Aktien bekommt der Investor von der Bank.',
    en: 'The Investor gets the dividends on its shares from the bank.',
  },
  '18lra/2p-n': {
    de: 'Die Aktienrunde endet, wenn beide Spieler und der Investor nacheinander gepasst haben.',
    en: 'The stock round ends when both players and the Investor have passed in a row.',
  },
  '18lra/2p-o': {
    de: 'Am Ende der Aktienrunde bekommt die Investorkarte, wer das Vorrecht nicht hat.',
    en: 'At the end of the stock round the Investor card goes to the player without the priority deal.',
  },
  '18lra/2p-p': {
    de: 'In den Betriebsrunden tut der Investor nichts und hilft bei keinem Zwangskauf.',
    en: 'In operating rounds the Investor does nothing and helps in no forced purchase.',
  },
  '18lra/2p-q': {
    de: 'Was der Investor besitzt, zählt am Ende für niemanden.',
    en: 'What the Investor owns counts for nobody at the end.',
  },
  '18lra/2p-r': {
    de: 'Auch zu zweit sind der zusätzliche 2er-Zug, weniger Startkapital und das andere Spielende möglich.',
    en: 'With two players the additional 2-train, less capital and the other end of the game are possible too.',
  },
};
