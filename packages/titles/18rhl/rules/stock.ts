import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 15 and 16: stock rounds. */
export const stockRules: RuleTexts = {
  // Stock rounds in general
  '18rhl/15.1-a': {
    de: 'In deinem Spielzug darfst du beliebig viel verkaufen und danach ein Zertifikat kaufen, nur eines von beidem tun oder passen.',
    en: 'In your turn you may sell as much as you like and then buy a certificate, do just one of these, or pass.',
  },
  '18rhl/15.1-b': {
    de: 'Gehandelt wird nur mit der Bank, nicht unter Spielern.',
    en: 'You deal with the bank alone and not among players.',
  },
  '18rhl/15.1-c': {
    de: 'Eine Aktie kostet im Erstangebot wie im Bankpool den aktuellen Kurs.',
    en: 'A share costs the price of the day, in the initial offering as in the bank pool.',
  },
  '18rhl/15.1-d': {
    de: 'Der Kurs gilt für 10 %; ein Zertifikat über 20 % kostet das Doppelte.',
    en: 'The price is for 10%; a certificate of 20% costs double.',
  },
  '18rhl/15.1-e': {
    de: 'Auf die Aktienrunde folgt eine Betriebsrunde; zwei sind es, wenn es davor schon einen 3er-Zug gab, und drei mit einem 5er-Zug.',
    en: 'One operating round follows a stock round, two if a 3-train had been bought by then, three if a 5-train had.',
  },

  // Sequence
  '18rhl/15.2-a': {
    de: 'Die Aktienrunde beginnt, wer das Vorrecht hat, und sie endet, wenn ihr alle nacheinander passt.',
    en: 'The stock round opens with the holder of the priority deal and closes when you have all passed in a row.',
  },
  '18rhl/15.2-b': {
    de: 'Danach geht das Vorrecht an den mit dem meisten Bargeld, bei Gleichstand an den Nächsten nach dem letzten Käufer.',
    en: 'Then the priority deal goes to whoever has most cash, among equals to the next after the last buyer.',
  },

  // Prices at the end of the round
  '18rhl/15.3-a': {
    de: 'Sind am Ende der Aktienrunde alle Zertifikate in Händen von Spielern, steigt der Kurs eine Zeile, höchstens bis zur obersten.',
    en: 'If players hold all its certificates at the end of the stock round, a company goes up a row, unless it is at the top.',
  },
  '18rhl/15.3-b': {
    de: 'Steigt ein ausverkaufter Kurs auf ein belegtes Kursfeld, kommt sein Marker unter die anderen.',
    en: 'When a sold-out company goes up to a square with other markers, its own is put below them.',
  },
  '18rhl/15.3-c': {
    de: 'Am Ende der Aktienrunde wechselt erst das Vorrecht, dann wird gegründet, dann steigen ausverkaufte Kurse in Betriebsreihenfolge.',
    en: 'The stock round closes with the priority deal, then floats, then rising prices of sold-out companies in operating order.',
  },

  // Buying
  '18rhl/16.1-a': {
    de: 'Verkaufe zuerst und kaufe dann; nach dem Kauf ist in diesem Spielzug kein Verkauf mehr möglich.',
    en: 'Sell before you buy; after your purchase there are no more sales this turn.',
  },
  '18rhl/16.2-a': {
    de: 'Zertifikate der Gesellschaften gibt es erst, wenn das Startpaket ganz verkauft ist.',
    en: 'Company certificates have to wait until the whole start packet is sold.',
  },
  '18rhl/16.2-b': {
    de: 'Aus dem Erstangebot kommt zuerst das Direktorzertifikat; welche Gesellschaft du kaufst, ist dir überlassen.',
    en: 'The director certificate is first out of the initial offering; which company you buy is up to you.',
  },
  '18rhl/16.2-c': {
    de: 'Für ein Direktorzertifikat wählst du ein violettes Startfeld, legst den Kursmarker dort zuunterst und zahlst den doppelten Startkurs.',
    en: 'For a director certificate you choose a violet start square, put the price marker lowest there and pay double the par.',
  },
  '18rhl/16.2-d': {
    de: 'Eine Aktie aus dem Erstangebot zahlst du an die Kasse, wenn die Gesellschaft gegründet ist, sonst an die Bank.',
    en: 'You pay for a share from the initial offering to the treasury if the company has floated, otherwise to the bank.',
  },
  '18rhl/16.2-e': {
    de: 'Was du aus dem Bankpool kaufst, bezahlst du der Bank.',
    en: 'For what you buy from the bank pool you pay the bank.',
  },
  '18rhl/16.2-f': {
    de: 'Von dieser Gesellschaft hast du in dieser Aktienrunde schon verkauft; kaufen kannst du sie erst in der nächsten wieder.',
    en: 'You have sold shares of this company during this stock round; you can buy it again in the next one.',
  },
  '18rhl/16.2-g': {
    de: 'Je Spielzug kaufst du nur ein Zertifikat; auch eines der KKK über 20 % ist ein einziges.',
    en: 'You buy a single certificate per turn; one of KKK for 20% is no more than that.',
  },
  '18rhl/16.2-h': {
    de: 'Nach jedem Kauf oder Verkauf kommen alle noch einmal an die Reihe, ehe die Aktienrunde enden kann.',
    en: 'After any purchase or sale everybody gets another turn before the stock round can close.',
  },

  // Limits
  '18rhl/16.3-a': {
    de: 'Du darfst zu dritt 20, zu viert 15, zu fünft 12 und zu sechst 10 Zertifikate halten.',
    en: 'You may hold 20 certificates with three players, 15 with four, 12 with five and 10 with six.',
  },
  '18rhl/16.3-b': {
    de: 'Jedes Zertifikat zählt einmal für das Limit, ob es für 10 % oder 20 % steht; offene Privatbahnen zählen mit.',
    en: 'Every certificate counts once against the limit, be it for 10% or 20%; privates still open are included.',
  },
  '18rhl/16.3-c': {
    de: 'Mit diesem Kauf hättest du mehr Zertifikate, als das Limit erlaubt; verkaufe zuerst welche.',
    en: 'This purchase would give you more certificates than the limit allows; sell some first.',
  },
  '18rhl/16.3-d': {
    de: 'Bist du nach einem Direktorwechsel über dem Limit, musst du zuerst so weit wie möglich verkaufen, ehe du kaufst oder passt.',
    en: 'If losing a company has put you over the limit, you must first sell down as far as you can before you buy or pass.',
  },
  '18rhl/16.3-e': {
    de: 'Von einer Gesellschaft darfst du beliebig viel besitzen, sogar alles.',
    en: 'You may own as much of a company as you like, even all of it.',
  },

  // Floating
  '18rhl/16.4-a': {
    de: 'Gegründet wird nur am Ende einer Aktienrunde, wenn mindestens 50 % das Erstangebot verlassen haben.',
    en: 'A company floats only at the end of a stock round, when 50% or more has left the initial offering.',
  },
  '18rhl/16.4-b': {
    de: 'Bei der Gründung zahlt die Bank den Startkurs für jede verkaufte Aktie in die Kasse, bei der RhE ohne die drei im Bankpool.',
    en: 'When a company floats, the bank pays its treasury the par for every share sold, for RhE without the three of the bank pool.',
  },
  '18rhl/16.4-c': {
    de: 'Nach der Gründung steigt der Kurs eine Zeile, außer er steht schon in der obersten.',
    en: 'After floating, a company goes up a row on the market, unless it is in the top one.',
  },
  '18rhl/16.4-d': {
    de: 'Ab der braunen Phase bringt die Gründung den zehnfachen Kurs; der Rest des Erstangebots kommt in den Bankpool, der Kurs bleibt.',
    en: 'From the brown phase on, floating brings ten times the price; unsold shares go to the bank pool and the price stays put.',
  },
  '18rhl/16.4-e': {
    de: 'Vor der Gründung bezahlte Aktien gehen an die Bank; die Kasse bekommt das Geld erst mit der Gründung.',
    en: 'Shares bought before a company floats are paid to the bank; the treasury gets the money only on floating.',
  },

  // Selling
  '18rhl/16.5-a': {
    de: 'Was du verkaufst, kommt in den Bankpool.',
    en: 'Whatever you sell ends up in the bank pool.',
  },
  '18rhl/16.5-b': {
    de: 'Die Bank zahlt dir für jede Aktie den Kurs von vor dem Verkauf.',
    en: 'For every share the bank pays you the price as it was before you sold.',
  },
  '18rhl/16.5-c': {
    de: 'Verkäufe sind erst ab der zweiten Aktienrunde möglich.',
    en: 'Sales are possible from the second stock round on.',
  },
  '18rhl/16.5-d': {
    de: 'Im Bankpool darf nie mehr als die Hälfte einer Gesellschaft liegen.',
    en: 'The bank pool can never hold more than half of a company.',
  },
  '18rhl/16.5-e': {
    de: 'Diese Gesellschaft war noch in keiner Betriebsrunde an der Reihe; ihre Aktien sind vorher unverkäuflich.',
    en: 'This company has not had a turn in any operating round; until then its shares cannot be sold.',
  },
  '18rhl/16.5-f': {
    de: 'Ein Direktorzertifikat verkaufst du nicht direkt, sondern nur über einen Direktorwechsel.',
    en: 'You do not sell a director certificate as such, only by way of a change of director.',
  },
  '18rhl/16.5-g': {
    de: 'Ein gewöhnliches Zertifikat der KKK über 20 % lässt sich nicht teilen; verkaufe es ganz oder gar nicht.',
    en: 'An ordinary KKK certificate of 20% cannot be split; sell all of it or none.',
  },

  // Prices after sales
  '18rhl/16.6-a': {
    de: 'Verkaufe alle Aktien einer Gesellschaft auf einmal; ihr Kurs fällt dann nur um eine Zeile, wie viele es auch sind.',
    en: 'Sell all the shares of a company together; its price then falls by a single row, however many there are.',
  },
  '18rhl/16.6-b': {
    de: 'Liegt der Kursmarker schon am unteren Ende seiner Spalte, fällt der Kurs durch Verkäufe nicht weiter.',
    en: 'If the price marker is at the foot of its column, sales do not bring the price down any more.',
  },
  '18rhl/16.6-c': {
    de: 'Fällt ein Kursmarker auf ein belegtes Kursfeld, kommt er unter die anderen.',
    en: 'A price marker falling to a square that has others is put below them.',
  },
  '18rhl/16.6-d': {
    de: 'Verkaufst du Aktien mehrerer Gesellschaften, bestimmst du die Reihenfolge.',
    en: 'If you sell shares of several companies, you choose which comes first.',
  },
};
