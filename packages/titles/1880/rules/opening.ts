import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapter V: the auction of the privates, the new order, the investors and the first stock round. */
export const openingRules: RuleTexts = {
  // Auction
  '1880/V-auction-a': {
    de: 'Geboten wird immer nur auf das Privatpapier, das gerade an der Reihe ist, von P0 bis P7.',
    en: 'You can only bid on the private whose turn it is, from P0 to P7.',
  },
  '1880/V-auction-b': {
    de: 'Wer das Erstkaufrecht hat, bietet oder passt zuerst; die anderen folgen im Uhrzeigersinn.',
    en: 'The holder of the priority deal bids or passes first, the others follow clockwise.',
  },
  '1880/V-auction-c': {
    de: 'Das erste Gebot muss mindestens so hoch sein wie der Preis des Privatpapiers.',
    en: 'The opening bid must be at least the price of the private.',
  },
  '1880/V-auction-d': {
    de: 'Dein Gebot muss das letzte um 5 oder ein Vielfaches von 5 übertreffen.',
    en: 'Your bid must beat the last one by 5 or a multiple of 5.',
  },
  '1880/V-auction-e': {
    de: 'Auch das erste Gebot liegt um ein Vielfaches von 5 über dem Mindestgebot.',
    en: 'The opening bid, too, is the minimum plus a multiple of 5.',
  },
  '1880/V-auction-f': {
    de: 'Du kannst nicht mehr bieten, als du an Bargeld hast.',
    en: 'You cannot bid more than the cash you have.',
  },
  '1880/V-auction-g': {
    de: 'Wer gepasst hat, bietet erst beim nächsten Privatpapier wieder mit.',
    en: 'Once you have passed you bid again only on the next private.',
  },
  '1880/V-auction-h': {
    de: 'Will niemand mehr bieten, zahlt der Höchstbietende sofort und bekommt das Privatpapier.',
    en: 'When nobody wants to bid higher, the highest bidder pays at once and takes the private.',
  },
  '1880/V-auction-i': {
    de: 'Nach jedem Verkauf geht das Erstkaufrecht einen Platz weiter, egal wer gewonnen hat.',
    en: 'After each sale the priority deal moves on one seat, whoever has won.',
  },
  '1880/V-auction-j': {
    de: 'Passen alle auf P0 oder P1, sinkt dessen Mindestgebot um 5, auch mehrmals.',
    en: 'When all pass on P0 or P1 its minimum falls by 5, repeatedly if need be.',
  },
  '1880/V-auction-k': {
    de: 'Nur P0 und P1 werden billiger; alle anderen behalten ihr Mindestgebot.',
    en: 'Only P0 and P1 get cheaper; all others keep their minimum.',
  },
  '1880/V-auction-l': {
    de: 'Nach einer Preissenkung beginnt derselbe Spieler wieder.',
    en: 'After a drop in price the same player opens again.',
  },
  '1880/V-auction-m': {
    de: 'Sinkt der Preis von P0 oder P1, dürfen alle wieder mitbieten.',
    en: 'When the price of P0 or P1 drops, everybody may bid again.',
  },
  '1880/V-auction-n': {
    de: 'Für 0 muss Spieler 0 das P0 und Spieler 1 das P1 nehmen.',
    en: 'At 0 player 0 must take P0 and player 1 must take P1.',
  },
  '1880/V-auction-o': {
    de: 'Passen alle auf ein Papier ab P2, zahlen die verkauften Privatpapiere aus und es wird neu geboten.',
    en: 'When all pass on a private from P2 on, the privates already sold pay out and bidding starts anew.',
  },
  '1880/V-auction-p': {
    de: 'Passen alle auf P0 oder P1, gibt es keine Ausschüttung.',
    en: 'When all pass on P0 or P1 nothing is paid out.',
  },
  '1880/V-auction-q': {
    de: 'Auch nach einer Ausschüttung beginnt derselbe Spieler wieder.',
    en: 'After a payment, too, the same player opens again.',
  },
  '1880/V-auction-r': {
    de: 'Solange ein Privatpapier unverkauft ist, gibt es keine Aktien zu kaufen.',
    en: 'While a private is unsold no shares can be bought.',
  },
  '1880/V-auction-s': {
    de: 'Wer P6 ersteigert, wählt dabei gleich das Baurecht der BCR.',
    en: 'The winner of P6 chooses the building permit of BCR there and then.',
  },

  // New order and investors
  '1880/V-order-a': {
    de: 'Nach der Versteigerung sitzt ihr nach Bargeld: Wer am wenigsten hat, bekommt das Erstkaufrecht.',
    en: 'After the auction you sit in order of cash: whoever has least gets the priority deal.',
  },
  '1880/V-order-b': {
    de: 'Bei gleich viel Bargeld entscheidet die ausgeloste Reihenfolge.',
    en: 'With equal cash the order drawn at the start decides.',
  },
  '1880/V-investor-a': {
    de: 'In der neuen Reihenfolge nimmt sich jeder kostenlos einen Ausländischen Investor.',
    en: 'In the new order each player takes a foreign investor for free.',
  },
  '1880/V-investor-b': {
    de: 'Du nimmst genau einen Investor, und keinen, den schon jemand hat.',
    en: 'You take exactly one investor, and none that somebody else has.',
  },
  '1880/V-investor-c': {
    de: 'Nicht gewählte Investoren scheiden aus dem Spiel aus.',
    en: 'Investors nobody takes leave the game.',
  },
  '1880/V-investor-d': {
    de: 'Der Investor setzt sofort seinen Marker; die Heimatfelder ausgeschiedener Investoren sind frei.',
    en: 'The investor places its marker at once; the homes of removed investors are ordinary places.',
  },
  '1880/V-investor-e': {
    de: 'Wer die BCR besitzt, legt eine ihrer Aktien auf seinen Investor.',
    en: 'The owner of BCR puts one of its shares on the chosen investor.',
  },

  // First stock round
  '1880/V-sr1-a': {
    de: 'In der ersten Aktienrunde gründest du eine Gesellschaft, kaufst eine Aktie oder passt.',
    en: 'In the first stock round you found a company, buy a share or pass.',
  },
  '1880/V-sr1-b': {
    de: 'In der ersten Aktienrunde wird nichts verkauft.',
    en: 'Nothing can be sold in the first stock round.',
  },
  '1880/V-sr1-c': {
    de: 'Am Ende der ersten Aktienrunde öffnet jede Gesellschaft, deren Direktoraktie verkauft ist.',
    en: 'At the end of the first stock round every company opens whose director certificate is sold.',
  },
  '1880/V-sr1-d': {
    de: 'Die BCR öffnet von selbst, weil P6 ihre Direktoraktie gebracht hat.',
    en: 'BCR opens by itself because P6 brought its director certificate.',
  },
  '1880/V-sr1-e': {
    de: 'Die BCR bekommt ihr Kapital wie die anderen am Ende der ersten Aktienrunde.',
    en: 'BCR gets its capital like the others at the end of the first stock round.',
  },
  '1880/V-sr1-f': {
    de: 'Das Erstkaufrecht geht an den Spieler links von dem, der zuletzt gekauft oder verkauft hat.',
    en: 'The priority deal goes to the player left of the last one who bought or sold.',
  },
  '1880/V-sr1-g': {
    de: 'Auf die erste Aktienrunde folgt in Phase A1 eine Betriebsrunde.',
    en: 'The first stock round is followed by an operating round in phase A1.',
  },
};
