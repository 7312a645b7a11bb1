import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters VIII and IX: companies, directors, permits and the order of operating. */
export const companiesRules: RuleTexts = {
  // Shares
  '1880/VIII-share-a': {
    de: 'Von jeder Gesellschaft wird zuerst eine Direktoraktie verkauft.',
    en: 'Each company sells a director certificate first.',
  },
  '1880/VIII-share-b': {
    de: 'Eine Direktoraktie steht für 2, 3 oder 4 Anteile und zählt als eine Aktie.',
    en: 'A director certificate stands for 2, 3 or 4 units and counts as one certificate.',
  },
  '1880/VIII-share-c': {
    de: 'Von einer gegründeten Gesellschaft sind genau 100 % im Spiel.',
    en: 'Exactly 100% of a founded company is in the game.',
  },
  '1880/VIII-dir-a': {
    de: 'Wer die Direktoraktie besitzt, ist Direktor; wer sie kauft, bestimmt den Ausgabekurs.',
    en: 'Whoever holds the director certificate is director; whoever buys it sets the issue price.',
  },

  // Change of director
  '1880/VIII-dirchange-a': {
    de: 'Hat jemand mehr Anteile als der Direktor, wird er neuer Direktor.',
    en: 'Whoever has more units than the director becomes the new director.',
  },
  '1880/VIII-dirchange-b': {
    de: 'Gleich viele Anteile ändern am Direktor nichts.',
    en: 'Having as many units as the director changes nothing.',
  },
  '1880/VIII-dirchange-c': {
    de: 'Verkauft der Direktor, folgt ihm der mit den meisten Anteilen, bei Gleichstand der nächste in der Zugreihenfolge.',
    en: 'When the director sells, the one with most units follows, among equals the next in turn order.',
  },
  '1880/VIII-dirchange-d': {
    de: 'Unter die Direktoraktie darfst du nur verkaufen, wenn ein anderer genug Anteile für sie hat.',
    en: 'You may sell into the director certificate only if somebody else holds enough units to take it.',
  },
  '1880/VIII-dirchange-e': {
    de: 'Für die Direktoraktie bekommt der alte Direktor gleich viele Anteile in 10%-Aktien.',
    en: 'For the director certificate the old director receives the same number of units in 10% shares.',
  },
  '1880/VIII-dirchange-f': {
    de: 'Der neue Direktor übernimmt die Gesellschaft mit allem, was sie besitzt.',
    en: 'The new director takes over the company with everything it owns.',
  },
  '1880/VIII-dirchange-g': {
    de: 'Verglichen werden nur Anteile in Spielerhand.',
    en: "Only units in players' hands are compared.",
  },
  '1880/VIII-dirchange-h': {
    de: 'Auch vor der Eröffnung kann der Direktor wechseln.',
    en: 'The director may change before the company is open, too.',
  },

  // Building permits
  '1880/VIII-permit-a': {
    de: 'Gebaut und aufgerüstet wird nur mit einem Baurecht für die laufende Phase.',
    en: 'You lay and upgrade only with a building permit for the current phase.',
  },
  '1880/VIII-permit-b': {
    de: 'Beginnt eine Phase ohne Baurecht, baut die Gesellschaft ab sofort nichts mehr.',
    en: 'When a phase begins without a permit, the company builds nothing from that moment.',
  },
  '1880/VIII-permit-c': {
    de: 'Das Baurecht gilt mit 20%-Direktoraktie für drei Phasen, mit 30 % für zwei, mit 40 % für eine.',
    en: 'The permit covers three phases with a 20% director certificate, two with 30%, one with 40%.',
  },
  '1880/VIII-permit-d': {
    de: 'Das Baurecht wählst du mit dem Kauf der Direktoraktie.',
    en: 'You choose the permit when you buy the director certificate.',
  },
  '1880/VIII-permit-e': {
    de: 'Die Phasen eines Baurechts folgen aufeinander.',
    en: 'The phases of a permit follow one another.',
  },
  '1880/VIII-permit-f': {
    de: 'Auch vergangene Phasen darfst du wählen.',
    en: 'You may choose phases that are already past.',
  },
  '1880/VIII-permit-g': {
    de: 'Bahnhöfe, Fahrten und Lokkäufe brauchen kein Baurecht.',
    en: 'Stations, runs and train purchases need no permit.',
  },

  // Order
  '1880/IX-order-a': {
    de: 'Zuerst zahlen die Privatpapiere, dann agieren Investoren, dann Gesellschaften nach Ausgabekurs und Reihe.',
    en: 'First the privates pay, then investors act, then companies by issue price and row.',
  },
  '1880/IX-order-b': {
    de: 'Der aktuelle Kurs ändert an der Reihenfolge nichts.',
    en: 'The current price does not change the order.',
  },
  '1880/IX-order-c': {
    de: 'Nach der letzten Gesellschaft beginnt die nächste Betriebsrunde; nur Loks lösen eine Aktienrunde aus.',
    en: 'After the last company the next operating round begins; only trains bring about a stock round.',
  },
  '1880/IX-order-d': {
    de: 'Nach einer Aktienrunde geht die unterbrochene Betriebsrunde mit derselben Gesellschaft weiter.',
    en: 'After a stock round the interrupted operating round goes on with the same company.',
  },
  '1880/IX-order-e': {
    de: 'Eine neu eröffnete Gesellschaft agiert, sobald ihre Reihe erreicht wird.',
    en: 'A newly opened company acts when its row is reached.',
  },
  '1880/IX-order-f': {
    de: 'Ein Spielzug kann von mehreren Aktienrunden unterbrochen werden.',
    en: 'One turn may be interrupted by several stock rounds.',
  },
  '1880/IX-order-g': {
    de: 'Eine nicht eröffnete Gesellschaft wird übergangen, behält aber ihre Reihe.',
    en: 'A company that is not open is passed over but keeps its row.',
  },
};
