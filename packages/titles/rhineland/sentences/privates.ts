import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Section 4.1: the privates and their powers; section 5.1.1: how they are sold. */
export const privates = {
  // Privates in general
  '4.1-a': {
    de: 'Privatbahnen werden nur am Anfang der ersten Aktienrunde verkauft und danach an niemanden weitergegeben.',
    en: 'Privates are sold only at the start of the first stock round and are passed on to nobody afterwards.',
  },
  '4.1-b': {
    de: 'Jede offene Privatbahn zählt als ein Zertifikat für dein Limit.',
    en: 'Every open private counts as one certificate against your limit.',
  },
  '4.1-c': {
    de: 'Zu Beginn jeder Betriebsrunde zahlt die Bank jeder Privatbahn ihren festen Ertrag.',
    en: 'At the start of every operating round the bank pays each private its fixed revenue.',
  },
  '4.1-d': {
    de: 'Ein Sonderrecht nutzt du nur als Besitzer und als Direktor der Gesellschaft, die gerade an der Reihe ist.',
    en: 'You use a power only as its owner and as director of the company that is acting at the moment.',
  },
  '4.1-e': {
    de: 'Gehört zu einem Sonderrecht ein Bahnhof, ist das der einzige der Gesellschaft in dieser Betriebsrunde.',
    en: 'If a power includes a station, it is the only one of the company in this operating round.',
  },
  '4.1-f': {
    de: 'Ein genutztes Sonderrecht schließt die Privatbahn nicht, wenn ihr eigener Text das nicht sagt; nutzen lässt es sich nur einmal.',
    en: 'A private stays open when its power has been used, unless its own text says otherwise; the power itself is gone.',
  },
  '4.1-h': {
    de: 'Du darfst mehrere Sonderrechte im selben Spielzug nutzen und ein so gelegtes Plättchen gleich mit dem normalen Bau ausbauen.',
    en: 'You may use several powers in the same turn and upgrade a tile laid that way with the normal lay straight away.',
  },

  // Powers in general
  '4.1.1-b': {
    de: 'Nach dem Kauf des ersten 3er-Zugs sind Nr. 2 und Nr. 4 schon für die nächste Gesellschaft derselben Betriebsrunde nutzbar.',
    en: 'Once the first 3-train is bought, No. 2 and No. 4 already serve the next company in the same operating round.',
  },
  '4.1.1-a': {
    de: 'Das Feld, auf dem ein Sonderrecht wirkt, braucht keine Verbindung zum Netz der Gesellschaft.',
    en: 'The hex on which a power works needs no link with the track of the company.',
  },

  // No. 1: Prinz-Wilhelm-Bahn
  '4.1.1-no1-a': {
    de: 'Solange Nr. 1 offen und E14 leer ist, kommt dort nur durch das Sonderrecht von Nr. 1 ein Plättchen hin.',
    en: 'While No. 1 is open and E14 is empty, a tile can get there only by the power of No. 1.',
  },
  '4.1.1-no1-b': {
    de: 'Mit Nr. 1 legt deine Gesellschaft in Schritt 1 zusätzlich das erste Plättchen auf E14, auch ohne Verbindung.',
    en: 'With No. 1 your company lays the first tile on E14 as an extra in step 1, even if it has no link there.',
  },
  '4.1.1-no1-c': {
    de: 'Auf E14 kommt zuerst ein gelbes Gleisplättchen in erlaubter Lage; die Gesellschaft zahlt 30 M für den Berg.',
    en: 'E14 first takes a yellow track tile, turned in a legal way; the company pays 30 M for the mountain.',
  },
  '4.1.1-no1-d': {
    de: 'Liegt auf E14 erst ein Plättchen, darf jede Gesellschaft es nach den üblichen Regeln ausbauen.',
    en: 'As soon as E14 has a tile, any company may upgrade it by the usual rules.',
  },
  '4.1.1-no1-e': {
    de: 'Ist E14 beim Kauf des ersten 5er-Zugs noch leer, fällt die Sperre und alle dürfen dort bauen.',
    en: 'If nobody has built on E14 by the time of the first 5-train, the reservation falls and everyone may build there.',
  },

  // No. 2: Konzession Essen-Osterath
  '4.1.1-no2-a': {
    de: 'Nr. 2 lässt sich erst ab der grünen Phase nutzen und nur, bis der erste 5er-Zug gekauft ist.',
    en: 'No. 2 can be used in the green phase at the earliest, and only until somebody buys the first 5-train.',
  },
  '4.1.1-no2-b': {
    de: 'Mit Nr. 2 legst du in Schritt 1 zusätzlich und kostenlos #935 auf E8, leer oder bebaut, mit der gleislosen Seite zum Rhein.',
    en: 'With No. 2 you lay #935 on E8 in step 1, built on or not, free and as an extra, its trackless side towards the Rhine.',
  },
  '4.1.1-no2-c': {
    de: 'Gleich nach #935 darf die Gesellschaft ihren billigsten freien Bahnhofsmarker kostenlos auf E8 setzen.',
    en: 'Right after #935 the company may put its cheapest spare station marker on E8, free of charge.',
  },
  '4.1.1-no2-d': {
    de: 'Bleibt der kostenlose Marker aus, steht E8 allen offen, auch deiner Gesellschaft nur mit Verbindung und gegen Bezahlung.',
    en: 'If the free marker is not placed, E8 is open to all, and your own company too needs a link and has to pay.',
  },
  '4.1.1-no2-f': {
    de: 'Steht der kostenlose Marker auf E8, darf die Gesellschaft in diesem Spielzug nicht mehr bauen.',
    en: 'Once the free marker stands on E8, the company can build no more track this turn.',
  },

  // No. 3: Seilzuganlage
  '4.1.1-no3-c': {
    de: 'Das Sonderrecht von Nr. 3 gibt es nur einmal im ganzen Spiel.',
    en: 'The power of No. 3 is there just once in the whole game.',
  },

  // No. 4: Trajektanstalt
  '4.1.1-no4-a': {
    de: 'Mit Nr. 4 baut deine Gesellschaft ab der grünen Phase eine gelbe Metropole zusätzlich, kostenlos und ohne Verbindung aus.',
    en: 'With No. 4 your company upgrades a yellow metropolis from the green phase on, as an extra, free and with no link needed.',
  },
  '4.1.1-no4-b': {
    de: 'Im selben Spielzug darf die Gesellschaft ihren Bahnhofsmarker ohne Verbindung, aber zum üblichen Preis in diese Metropole setzen.',
    en: 'In the same turn the company may put its station marker in that metropolis without a link, but at the usual price.',
  },
  '4.1.1-no4-c': {
    de: 'Setzt du den Bahnhofsmarker erst in einer späteren Betriebsrunde in diese Metropole, brauchst du eine Verbindung.',
    en: 'If you wait with the station marker in that metropolis until a later operating round, you need a link.',
  },
  '4.1.1-no4-e': {
    de: 'Steht der Marker zu Nr. 4, darf die Gesellschaft in diesem Spielzug nicht mehr bauen.',
    en: 'Once the marker that goes with No. 4 stands, the company can build no more track this turn.',
  },
  '4.1.1-no4-d': {
    de: 'Nr. 4 wirkt nur einmal und nur auf eine Metropole, die noch nicht ausgebaut ist.',
    en: 'No. 4 works only once, and only on a metropolis that has not been upgraded yet.',
  },

  // No. 5: Niederrheinische Licht- und Kraftwerke
  '4.1.1-no5-a': {
    de: 'Mit Nr. 5 bekommst du sofort und kostenlos eine Aktie der GVE.',
    en: 'With No. 5 you get one share of GVE immediately and for nothing.',
  },
  '4.1.1-no5-b': {
    de: 'Die GVE-Aktie von Nr. 5 zählt als verkauft; zur Gründung der GVE fehlen nur 40 % aus dem Erstangebot.',
    en: 'The GVE share of No. 5 counts as sold; to float, GVE needs just 40% from the initial offering.',
  },

  // No. 6: director certificate of RhE
  '4.1.1-no6-d': {
    de: 'Sobald durchgehende Gleise von Köln über Düren nach Aachen führen, erhält die RhE das beiseitegelegte Geld, wer auch immer gebaut hat.',
    en: 'As soon as unbroken track leads from Köln by way of Düren to Aachen, RhE gets the money laid aside, whoever built it.',
  },

  // Sale of the privates
  '5.1.1-a': {
    de: 'Die Stücke werden nach ihrer Nummer verkauft: Sofort kaufen kannst du nur das niedrigste, zum aufgedruckten Preis an die Bank.',
    en: 'Items are sold by number: you can buy outright only the lowest one, at its printed price, which goes to the bank.',
  },
  '5.1.1-b': {
    de: 'Solange das Startpaket nicht ausverkauft ist, kannst du nur kaufen, bieten oder passen; dann ist der Nächste dran.',
    en: 'Until the start packet is sold out, you can only buy, bid or pass; then it is for the next player.',
  },
  '5.1.1-c': {
    de: 'Biete den aufgedruckten Preis oder das höchste Gebot und ein Vielfaches von 5 M dazu.',
    en: 'Bid the printed price or the highest bid plus a multiple of 5 M.',
  },
  '5.1.1-d': {
    de: 'Dein Gebot wird ganz beiseitegelegt, und ausgeben kannst du nur freies Geld; beim Erhöhen genügt dir die Differenz.',
    en: 'Your bid is laid aside in full and you can spend only free money; to raise your own bid, the difference is enough.',
  },
  '5.1.1-e': {
    de: 'Du darfst auf mehrere Stücke zugleich bieten; bietest du erneut auf dasselbe, gilt nur das neue Gebot.',
    en: 'You may bid on several items at a time; if you bid again on the same one, only your new bid stands.',
  },
  '5.1.1-f': {
    de: 'Hat das niedrigste Stück genau einen Bieter, bekommt er es sofort zu seinem Gebot.',
    en: 'If the lowest item has exactly one bidder, it goes to that player at once for the bid.',
  },
  '5.1.1-g': {
    de: 'Bei mehreren Bietern beginnt der mit dem niedrigsten Gebot: Überbiete das höchste um ein Vielfaches von 5 M oder steige für immer aus.',
    en: 'With several bidders the lowest speaks first: beat the highest bid by a multiple of 5 M or drop out for good.',
  },
  '5.1.1-h': {
    de: 'Wer die Versteigerung gewinnt, zahlt sein letztes Gebot an die Bank; die anderen Bieter bekommen ihr Geld zurück.',
    en: 'Whoever wins the auction pays the final bid to the bank; the other bidders have their money returned.',
  },
  '5.1.1-i': {
    de: 'Danach geht es links von dem weiter, der zuletzt einen gewöhnlichen Spielzug hatte.',
    en: 'Afterwards play goes on to the left of whoever last had an ordinary turn.',
  },
  '5.1.1-q': {
    de: 'Ein Gebot, das du abgegeben hast, kannst du nicht zurücknehmen.',
    en: 'Once you have made a bid, you cannot take it back.',
  },
  '5.1.1-r': {
    de: 'Jeder Kauf und jedes Gebot lässt die Zählung der Passenden neu beginnen, ebenso eine Unterbrechung.',
    en: 'Each purchase and each bid starts the count of passes afresh, and so does an interruption.',
  },
  '5.1.1-s': {
    de: 'Auf das niedrigste Stück bietest du nicht, und ein anderes kannst du nicht sofort kaufen.',
    en: 'You do not bid on the lowest item, and you cannot buy any other outright.',
  },
  '5.1.1-j': {
    de: 'Passen alle, solange ein Stück unverkauft ist, unterbricht eine Betriebsrunde mit den Erträgen der Privatbahnen die Aktienrunde.',
    en: 'If all pass while an item is unsold, an operating round with the private revenues interrupts the stock round.',
  },
  '5.1.1-k': {
    de: 'Dann wird das niedrigste Stück reihum für 5 M weniger angeboten, zuerst links vom letzten Passenden; nimm es oder lehne ab.',
    en: 'Then the lowest item is offered round the table for 5 M less, first to the left of the last to pass; take it or decline.',
  },
  '5.1.1-l': {
    de: 'Lehnen alle ab, wird das Stück noch 5 M billiger und geht wieder reihum, ohne neue Betriebsrunde.',
    en: 'If all decline, the item gets another 5 M cheaper and goes round again, without a further operating round.',
  },
  '5.1.1-m': {
    de: 'Kostet das Stück nichts mehr, muss es nehmen, wer als Erster gefragt wird.',
    en: 'Once the item costs nothing, the first player asked must take it.',
  },
  '5.1.1-t': {
    de: 'Den gesenkten Preis bekommt die Bank; hast du nicht genug freies Geld, gilt das als Ablehnung.',
    en: 'The bank receives the reduced price; if your free money does not cover it, you decline.',
  },
  '5.1.1-n': {
    de: 'Nach dem Verkauf wird auch das nächste Stück ohne Gebot ab 5 M unter seinem Preis angeboten, links vom letzten Käufer beginnend.',
    en: 'After the sale the next item without a bid is likewise offered from 5 M below its price, beginning left of the last buyer.',
  },
  '5.1.1-p': {
    de: 'Sind alle Stücke verkauft, bekommt das Vorrecht, wer links vom letzten Käufer sitzt, und beginnt mit den Zertifikaten der Gesellschaften.',
    en: 'When all items are sold, the priority deal goes to the player left of the last buyer, who begins the sale of company certificates.',
  },
  '5.1.1-u': {
    de: 'Solange ein Stück mit Nachlass angeboten wird, kannst du weder bieten noch ein anderes kaufen; Gebote auf spätere Stücke bleiben liegen.',
    en: 'While an item is offered at a discount you can neither bid nor buy another; bids on later items stay.',
  },
} satisfies RuleTexts;
