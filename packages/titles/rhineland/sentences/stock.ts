import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Section 5: stock rounds, without the sale of the privates. */
export const stock = {
  // Stock rounds in general
  '5-a': {
    de: 'Die Aktienrunde beginnt, wer das Vorrecht hat, und sie endet, wenn ihr alle nacheinander passt.',
    en: 'The stock round opens with the holder of the priority deal and closes when you have all passed in a row.',
  },
  '5-b': {
    de: 'Du kaufst nur von der Bank oder vom Besitzblatt einer gegründeten Gesellschaft, nie von anderen Spielern.',
    en: 'You buy only from the bank or from the charter of a floated company, never from other players.',
  },
  '5-c': {
    de: 'Am Ende bekommt das Vorrecht, wer am meisten Bargeld hat, bei Gleichstand der Nächste im Uhrzeigersinn vom bisherigen Inhaber aus, zuerst er selbst.',
    en: 'At the end the richest in cash gets the priority deal; among equals, the nearest clockwise from its holder, the holder first.',
  },
  '5-d': {
    de: 'Sind am Ende der Aktienrunde alle Zertifikate in Händen von Spielern, steigt der Kurs eine Zeile, höchstens bis zur obersten.',
    en: 'If players hold all its certificates at the end of the stock round, a company goes up a row, unless it is at the top.',
  },
  '5-e': {
    de: 'Auf die Aktienrunde folgt eine Betriebsrunde; zwei sind es, wenn es davor schon einen 3er-Zug gab, und drei mit einem 5er-Zug.',
    en: 'One operating round follows a stock round, two if a 3-train had been bought by then, three if a 5-train had.',
  },
  '5-f': {
    de: 'Am Ende der Aktienrunde wechselt erst das Vorrecht, dann steigen ausverkaufte Kurse in Betriebsreihenfolge, jeder unter die Marker am Ziel.',
    en: 'The stock round closes with the priority deal, then sold-out prices rise in operating order, each below the markers it meets.',
  },

  // First stock round
  '5.1-a': {
    de: 'In der ersten Aktienrunde darfst du nichts verkaufen.',
    en: 'You may not sell anything in the first stock round.',
  },
  '5.1-b': {
    de: 'In der ersten Aktienrunde wird zuerst das Startpaket verkauft, danach die Zertifikate der Gesellschaften.',
    en: 'In the first stock round the start packet is sold first, then the certificates of the companies.',
  },
  '5.1.2-a': {
    de: 'Kaufen kannst du das oberste Zertifikat eines Stapels, eine Aktie vom Besitzblatt einer gegründeten Gesellschaft oder aus dem Bankpool.',
    en: 'You can buy the top certificate of a stack, a share from the charter of a floated company, or one from the bank pool.',
  },
  '5.1.2-b': {
    de: 'In der ersten Aktienrunde gründest du eine Gesellschaft, kaufst ein gewöhnliches Zertifikat oder passt.',
    en: 'In the first stock round you found a company, buy one ordinary certificate, or pass.',
  },

  // Founding a company
  '5.1.3-a': {
    de: 'Für ein Direktorzertifikat wählst du ein violettes Startfeld und legst den Kursmarker dort unter die anderen.',
    en: 'For a director certificate you choose a violet start square and put the price marker below the others there.',
  },

  // Ordinary certificates
  '5.1.4-a': {
    de: 'Eine Aktie einer Gesellschaft, die noch nicht gegründet ist, bezahlst du der Bank.',
    en: 'For a share of a company that has not floated you pay the bank.',
  },
  '5.1.4-b': {
    de: 'Eine Aktie einer gegründeten Gesellschaft kommt von deren Besitzblatt; den Kurs bekommt ihre Kasse.',
    en: 'A share of a floated company comes from its charter, and its treasury receives the price.',
  },
  '5.1.4-c': {
    de: 'Du zahlst immer den aktuellen Kurs.',
    en: 'You always pay the price of the day.',
  },
  '5.1.4-d': {
    de: 'Je Spielzug kaufst du nur ein Zertifikat.',
    en: 'You buy a single certificate per turn.',
  },

  // Floating
  '5.1.5-a': {
    de: 'Gegründet wird sofort mit dem Kauf, der 50 % erreicht, bei der MKB 60 %.',
    en: 'A company floats at once with the purchase that reaches 50%, MKB with 60%.',
  },
  '5.1.5-b': {
    de: 'Mit der Gründung wird der Heimatmarker aufgedeckt und sperrt von da an.',
    en: 'On floating the home marker is turned face up and blocks from then on.',
  },
  '5.1.5-c': {
    de: 'Was bei der Gründung noch im Erstangebot liegt, kommt auf das Besitzblatt und gehört der Gesellschaft.',
    en: 'What is left in the initial offering on floating goes to the charter and belongs to the company.',
  },
  '5.1.5-d': {
    de: 'Bei der Gründung zahlt die Bank den Kurs für jede verkaufte Aktie in die Kasse, auch für die aus dem Startpaket.',
    en: 'On floating the bank pays the treasury the price of every share sold, including one from the start packet.',
  },
  '5.1.5-e': {
    de: 'Gleich nach der Gründung steigt der Kurs eine Zeile, außer er steht schon in der obersten.',
    en: 'Right after floating the price goes up a row, unless it is in the top one.',
  },
  '5.1.5-f': {
    de: 'Ab der braunen Phase bringt die Gründung den zehnfachen Kurs, der Rest kommt in den Bankpool; dann steigt der Kurs eine Zeile.',
    en: 'From the brown phase on, floating brings ten times the price and the rest goes to the bank pool; then the price goes up a row.',
  },

  // Later stock rounds
  '5.2-a': {
    de: 'In deinem Spielzug darfst du beliebig viel verkaufen und danach ein Zertifikat kaufen, nur eines von beidem tun oder passen.',
    en: 'In your turn you may sell as much as you like and then buy a certificate, do just one of these, or pass.',
  },
  '5.2-b': {
    de: 'Von dieser Gesellschaft hast du in dieser Aktienrunde schon verkauft; kaufen kannst du sie erst in der nächsten wieder.',
    en: 'You have sold shares of this company during this stock round; you can buy it again in the next one.',
  },
  '5.2-c': {
    de: 'Was du aus dem Bankpool kaufst, bezahlst du der Bank.',
    en: 'For what you buy from the bank pool you pay the bank.',
  },
  '5.2-d': {
    de: 'Verkaufe zuerst und kaufe dann; nach dem Kauf ist in diesem Spielzug kein Verkauf mehr möglich.',
    en: 'Sell before you buy; after your purchase there are no more sales this turn.',
  },

  // Selling
  '5.2.1-a': {
    de: 'Was du verkaufst, kommt in den Bankpool; die Bank zahlt den Kurs von vor dem Verkauf.',
    en: 'What you sell goes to the bank pool, and the bank pays the price from before the sale.',
  },
  '5.2.1-b': {
    de: 'Im Bankpool darf nie mehr als die Hälfte einer Gesellschaft liegen.',
    en: 'The bank pool can never hold more than half of a company.',
  },
  '5.2.1-c': {
    de: 'Aktien einer Gesellschaft verkaufst du erst, wenn sie gegründet ist.',
    en: 'You sell shares of a company only once it has floated.',
  },
  '5.2.1-d': {
    de: 'Ein Direktorzertifikat verkaufst du nicht direkt, sondern nur über einen Direktorwechsel.',
    en: 'You do not sell a director certificate as such, only by way of a change of director.',
  },
  '5.2.1-e': {
    de: 'Verkaufe alle Aktien einer Gesellschaft auf einmal; ihr Kurs fällt dann nur um eine Zeile, wie viele es auch sind.',
    en: 'Sell all the shares of a company together; its price then falls by a single row, however many there are.',
  },
  '5.2.1-f': {
    de: 'Verkaufst du Aktien mehrerer Gesellschaften, bestimmst du die Reihenfolge.',
    en: 'If you sell shares of several companies, you choose which comes first.',
  },

  // Limits
  '5.2.2-b': {
    de: 'Jedes Zertifikat zählt einmal für das Limit, auch eines über 20 oder 30 %.',
    en: 'Every certificate counts once against the limit, one of 20 or 30% too.',
  },
  '5.2.2-c': {
    de: 'Bist du nach einem Direktorwechsel über dem Limit, musst du zuerst so weit wie möglich verkaufen, ehe du kaufst oder passt.',
    en: 'If losing a company has put you over the limit, you must first sell down as far as you can before you buy or pass.',
  },
  '5.2.2-d': {
    de: 'Von einer Gesellschaft darfst du beliebig viel besitzen, sogar alles.',
    en: 'You may own as much of a company as you like, even all of it.',
  },
  '5.2.2-f': {
    de: 'Liegt schon die Hälfte einer Gesellschaft im Bankpool, kann niemand mehr von ihr verkaufen.',
    en: 'Once half of a company is in the bank pool, nobody can sell any more of it.',
  },
  '5.2.2-e': {
    de: 'Mit diesem Kauf hättest du mehr Zertifikate, als das Limit erlaubt; verkaufe zuerst welche.',
    en: 'This purchase would give you more certificates than the limit allows; sell some first.',
  },
} satisfies RuleTexts;
