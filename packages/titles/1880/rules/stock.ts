import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters XII and XIII: stock rounds and share prices. */
export const stockRules: RuleTexts = {
  // When
  '1880/XII-timing-a': {
    de: 'Eine Aktienrunde gibt es, wenn die letzte Lok eines Typs von 2 bis 8 die Bank verlässt.',
    en: 'A stock round is held when the last train of a type from 2 to 8 leaves the bank.',
  },
  '1880/XII-timing-b': {
    de: 'Die Aktienrunde nach der letzten 8er-Lok ist die letzte.',
    en: 'The stock round after the last 8-train is the last one.',
  },
  '1880/XII-timing-c': {
    de: 'Geliehene Loks lösen keine Aktienrunde aus.',
    en: 'Borrowed trains bring about no stock round.',
  },

  // Turns
  '1880/XII-turn-a': {
    de: 'Gehandelt wird nur zwischen Spieler und Bank.',
    en: 'You deal only with the bank.',
  },
  '1880/XII-turn-b': {
    de: 'Erst verkaufst du beliebig viel, dann kaufst du eine Aktie; danach wird nicht mehr verkauft.',
    en: 'First you sell as much as you like, then you buy one certificate; after that there is no selling.',
  },
  '1880/XII-turn-c': {
    de: 'Wer passt, darf in derselben Aktienrunde wieder handeln.',
    en: 'Whoever passes may act again in the same stock round.',
  },
  '1880/XII-turn-d': {
    de: 'Es beginnt, wer das Erstkaufrecht hat; dann geht es im Uhrzeigersinn.',
    en: 'The holder of the priority deal begins, then it goes clockwise.',
  },
  '1880/XII-turn-e': {
    de: 'Die Aktienrunde endet, wenn alle nacheinander gepasst haben.',
    en: 'The stock round ends when all have passed in succession.',
  },
  '1880/XII-turn-f': {
    de: 'Hat niemand gehandelt, bleibt das Erstkaufrecht, wo es ist.',
    en: 'If nobody bought or sold, the priority deal stays where it is.',
  },
  '1880/XII-turn-g': {
    de: 'Nach der Aktienrunde macht die unterbrochene Gesellschaft weiter.',
    en: 'After the stock round the interrupted company goes on.',
  },

  // Buying
  '1880/XII-buy-a': {
    de: 'Wer gründet, wählt 20, 30 oder 40 %, einen Kurs von 70 bis 100 und das Baurecht und zahlt dafür.',
    en: 'A founder chooses 20, 30 or 40%, a price from 70 to 100 and the permit, and pays for it.',
  },
  '1880/XII-buy-b': {
    de: 'Jeden Ausgabekurs gibt es nur viermal.',
    en: 'Each issue price exists only four times.',
  },
  '1880/XII-buy-c': {
    de: 'Die Gesellschaft kommt in die oberste freie Reihe ihres Ausgabekurses, falls nicht anders eingestellt.',
    en: 'The company takes the topmost free row of its issue price, unless set otherwise.',
  },
  '1880/XII-buy-d': {
    de: 'Andere Aktien kosten den aktuellen Kurs.',
    en: 'Other shares cost the current price.',
  },
  '1880/XII-buy-e': {
    de: 'Du hast nicht genug Bargeld; Kredit gibt es nicht.',
    en: 'You do not have enough cash, and there is no credit.',
  },
  '1880/XII-buy-f': {
    de: 'Bis zur ersten 3er-Lok sind nur die fünf Anteile über der Kapitalisierungskarte zu haben.',
    en: 'Until the first 3-train only the five units above the capitalisation card are in play.',
  },
  '1880/XII-buy-g': {
    de: 'Ab Phase B1 sind alle Anteile zu haben.',
    en: 'From phase B1 on all units are for sale.',
  },
  '1880/XII-buy-h': {
    de: 'Was du in dieser Aktienrunde verkauft hast, darfst du in ihr nicht wieder kaufen.',
    en: 'What you sold in this stock round you may not buy again in it.',
  },
  '1880/XII-buy-i': {
    de: 'In Phase A zurückverkaufte Anteile sind wieder zu haben.',
    en: 'Units sold back in phase A are for sale again.',
  },
  '1880/XII-buy-j': {
    de: 'Mit Schulden darfst du keine Aktien kaufen.',
    en: 'In debt you may not buy shares.',
  },

  // Limits
  '1880/XII-limit-a': {
    de: 'Mit diesem Kauf hättest du mehr Aktien, als das Aktienlimit erlaubt.',
    en: 'This purchase would take you over the certificate limit.',
  },
  '1880/XII-limit-b': {
    de: 'Jede Aktie zählt einfach, auch eine Direktoraktie; Privatpapiere und Investoren zählen nicht.',
    en: 'Each certificate counts as one, a director certificate too; privates and investors do not count.',
  },
  '1880/XII-limit-c': {
    de: 'Von einer Gesellschaft darfst du bis zu 100 % besitzen.',
    en: 'You may hold up to 100% of a company.',
  },
  '1880/XII-limit-d': {
    de: 'Bist du über dem Aktienlimit, musst du in deinem Zug auf das Limit herunter verkaufen.',
    en: 'If you are over the certificate limit you must sell down to it in your turn.',
  },
  '1880/XII-limit-e': {
    de: 'Es gibt immer noch Aktien zu kaufen.',
    en: 'There are always shares left to buy.',
  },
  '1880/XII-limit-f': {
    de: 'Was du nicht verkaufen darfst, bleibt; bis du am Limit bist, kaufst du nichts.',
    en: 'What you may not sell stays; until you are down to the limit you buy nothing.',
  },

  // Opening
  '1880/XII-float-a': {
    de: 'Am Ende der Aktienrunde öffnet, wessen Direktor 20 % hält, ab B1 30, ab B3 40, ab C2 60 %.',
    en: 'At the end of the stock round a company opens if its director holds 20%, 30% from B1, 40% from B3, 60% from C2.',
  },
  '1880/XII-float-b': {
    de: 'Eine Gesellschaft öffnet auch, wenn alle Anteile in Spielerhand sind.',
    en: "A company also opens when all its units are in players' hands.",
  },
  '1880/XII-float-c': {
    de: 'Nur die Anteile des Direktors zählen, nicht die reservierte Aktie.',
    en: "Only the director's units count, not the reserved share.",
  },
  '1880/XII-float-d': {
    de: 'Wer nicht öffnet, bleibt gegründet und wird nach jeder Aktienrunde neu geprüft.',
    en: 'A company that does not open stays founded and is looked at again after each stock round.',
  },
  '1880/XII-float-e': {
    de: 'Mit der Eröffnung kommen Heimatbahnhof, Kursmarker und Kapital.',
    en: 'Opening brings the home station, the price marker and the capital.',
  },
  '1880/XII-float-f': {
    de: 'Eine offene Gesellschaft schließt nie wieder.',
    en: 'An open company never closes again.',
  },
  '1880/XII-float-g': {
    de: 'Es gilt der Anteil der Phase am Ende der Aktienrunde.',
    en: 'The percentage of the phase at the end of the stock round holds.',
  },

  // Capital
  '1880/XII-capital-a': {
    de: 'Bei der Eröffnung bekommt die Gesellschaft das Fünffache ihres Ausgabekurses.',
    en: 'On opening the company gets five times its issue price.',
  },
  '1880/XII-capital-b': {
    de: 'Die zweite Hälfte gibt es erst nach der ersten 3er-Lok.',
    en: 'The second half comes only after the first 3-train.',
  },
  '1880/XII-capital-c': {
    de: 'Mit B1 bekommt sie sofort, wer höchstens fünf Anteile in der Bank hat.',
    en: 'When B1 begins, companies with at most five units in the bank get it at once.',
  },
  '1880/XII-capital-d': {
    de: 'Später kommt sie in dem Moment, in dem nur noch fünf Anteile in der Bank sind.',
    en: 'Later it comes at the moment when only five units are left in the bank.',
  },
  '1880/XII-capital-e': {
    de: 'Die zweite Hälfte gibt es je Gesellschaft nur einmal.',
    en: 'The second half is paid once for each company.',
  },
  '1880/XII-capital-f': {
    de: 'Wird sie vor der Eröffnung fällig, liegt sie schon auf dem Besitzbogen.',
    en: 'If it is due before opening it is put on the charter already.',
  },
  '1880/XII-capital-g': {
    de: 'Auch eine Gründung kann die zweite Hälfte auslösen.',
    en: 'A founding may bring the second half, too.',
  },
  '1880/XII-capital-h': {
    de: 'Es ist immer das Fünffache des Ausgabekurses, nicht des aktuellen.',
    en: 'It is always five times the issue price, not the current one.',
  },

  // Selling
  '1880/XII-sell-a': {
    de: 'Verkaufte Anteile kommen zurück in die Bank.',
    en: 'Sold units go back to the bank.',
  },
  '1880/XII-sell-b': {
    de: 'Für jeden Anteil bekommst du den Kurs abzüglich ¥5 Gebühr.',
    en: 'For each unit you get the price less a fee of ¥5.',
  },
  '1880/XII-sell-c': {
    de: 'Anteile eines Verkaufs werden zum selben Kurs bezahlt; erst danach fällt er.',
    en: 'Units of one sale are paid at the same price; it falls only afterwards.',
  },
  '1880/XII-sell-d': {
    de: 'In der ersten Aktienrunde darfst du nichts verkaufen.',
    en: 'You may sell nothing in the first stock round.',
  },
  '1880/XII-sell-e': {
    de: 'Eine Direktoraktie geht nie an die Bank; sie wird vorher getauscht.',
    en: 'A director certificate never goes to the bank; it is exchanged first.',
  },
  '1880/XII-sell-f': {
    de: 'In der kommunistischen Phase darf ein Direktor seine eigene Gesellschaft nicht verkaufen.',
    en: 'In the communist phase a director may not sell shares of the own company.',
  },
  '1880/XII-sell-g': {
    de: 'Auch Anteile nicht eröffneter Gesellschaften darfst du verkaufen.',
    en: 'You may sell units of companies that are not open, too.',
  },

  // Prices
  '1880/XIII-or-a': {
    de: 'Nach einer Dividende steigt der Kurs nach rechts, sonst nach oben.',
    en: 'After a dividend the price moves right, else up.',
  },
  '1880/XIII-or-b': {
    de: 'Ohne Dividende fällt der Kurs nach links, sonst nach unten.',
    en: 'Without a dividend the price moves left, else down.',
  },
  '1880/XIII-sr-a': {
    de: 'Je verkauftem Anteil fällt der Kurs ein Feld nach unten.',
    en: 'For each unit sold the price moves one field down.',
  },
  '1880/XIII-sr-b': {
    de: 'Sind am Ende der Aktienrunde alle verfügbaren Anteile in Spielerhand, steigt der Kurs.',
    en: 'If all available units are with players at the end of the stock round, the price moves up.',
  },
  '1880/XIII-sr-c': {
    de: 'Verfügbar ist, was man aus der Bank kaufen könnte.',
    en: 'Available is what could be bought from the bank.',
  },
  '1880/XIII-sr-d': {
    de: 'Nur Kurse offener Gesellschaften steigen; erst kommen Eröffnungen, dann Kurse, Zinsen und Erstkaufrecht.',
    en: 'Only open companies rise; openings come first, then prices, interest and the priority deal.',
  },
  '1880/XIII-all-a': {
    de: 'In der kommunistischen Phase bewegt sich kein Kurs.',
    en: 'No price moves in the communist phase.',
  },
};
