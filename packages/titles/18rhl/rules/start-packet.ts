import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 3 and 4: the first stock round and the start packet. */
export const startPacketRules: RuleTexts = {
  // First stock round: the start packet
  '18rhl/3-a': {
    de: 'Die erste Aktienrunde beginnt, wer das Vorrecht hat; danach geht es im Uhrzeigersinn weiter.',
    en: 'Whoever has the priority deal opens the first stock round; play then goes round clockwise.',
  },
  '18rhl/3-b': {
    de: 'Solange das Startpaket nicht ausverkauft ist, kannst du nur kaufen, bieten oder passen; dann ist der Nächste dran.',
    en: 'Until the start packet is sold out, you can only buy, bid or pass; then it is for the next player.',
  },
  '18rhl/3-c': {
    de: 'Sofort kaufen kannst du nur das billigste Stück, das noch da ist; seinen Preis bekommt gleich die Bank.',
    en: 'You can buy outright only the cheapest item still there; the bank receives its price straight away.',
  },
  '18rhl/3-d': {
    de: 'Biete auf ein anderes Stück als das billigste und mindestens 5 M mehr als Preis oder höchstes Gebot; jeder ganze Betrag darüber gilt.',
    en: 'Bid on an item other than the cheapest, at least 5 M above its price or highest bid; any whole amount beyond that will do.',
  },
  '18rhl/3-e': {
    de: 'Dein Gebot wird ganz beiseitegelegt, und ausgeben kannst du nur freies Geld; beim Erhöhen genügt dir die Differenz.',
    en: 'Your bid is laid aside in full and you can spend only free money; to raise your own bid, the difference is enough.',
  },
  '18rhl/3-f': {
    de: 'Geld, das für ein Gebot beiseiteliegt, ist gesperrt, bis feststeht, wer das Stück bekommt.',
    en: 'Money lying aside for a bid is locked until it is settled who gets the item.',
  },
  '18rhl/3-g': {
    de: 'Du darfst auf mehrere Stücke zugleich bieten; bietest du erneut auf dasselbe, gilt nur das neue Gebot.',
    en: 'You may bid on several items at a time; if you bid again on the same one, only your new bid stands.',
  },
  '18rhl/3-h': {
    de: 'Ein Gebot, das du abgegeben hast, kannst du nicht zurücknehmen.',
    en: 'Once you have made a bid, you cannot take it back.',
  },
  '18rhl/3-i': {
    de: 'Trägt das nun billigste Stück Gebote, wird es gleich vergeben: an den einzigen Bieter oder in einer Versteigerung.',
    en: 'If the item that is now cheapest carries bids, it is given out at once: to the sole bidder or by auction.',
  },
  '18rhl/3-j': {
    de: 'Es steigern nur die Bieter, das niedrigste Gebot zuerst: Überbiete das höchste um 5 M oder mehr, oder steige für immer aus.',
    en: 'Only those who bid take part, the lowest bid first: beat the highest by 5 M or more, or drop out for good.',
  },
  '18rhl/3-k': {
    de: 'Wer die Versteigerung gewinnt, zahlt sein letztes Gebot an die Bank; die anderen Bieter bekommen ihr Geld zurück.',
    en: 'Whoever wins the auction pays the final bid to the bank; the other bidders have their money returned.',
  },
  '18rhl/3-l': {
    de: 'Passen alle nacheinander und ist Nr. 1 noch da, wird sie um 5 M billiger; Erträge gibt es dabei nicht.',
    en: 'If all of you pass in turn while No. 1 is still there, it gets 5 M cheaper; no revenue comes with that.',
  },
  '18rhl/3-m': {
    de: 'Kostet Nr. 1 nichts mehr, musst du sie nehmen, wenn du an der Reihe bist; das ist dann dein ganzer Spielzug.',
    en: 'Once No. 1 costs nothing, you must take it when your turn comes; that is then your whole turn.',
  },
  '18rhl/3-n': {
    de: 'Billiger wird nur Nr. 1; alle anderen Stücke behalten ihren Preis.',
    en: 'Only No. 1 becomes cheaper; all other items keep their price.',
  },
  '18rhl/3-o': {
    de: 'Passen alle, ist Nr. 1 verkauft und ein anderes Stück noch da, zahlt die Bank nur die Erträge der Privatbahnen; dann geht es weiter.',
    en: 'If all pass with No. 1 sold but other items unsold, the bank just pays the private revenues and the round goes on.',
  },
  '18rhl/3-p': {
    de: 'Zuteilungen, Versteigerungen, Preissenkungen und Erträge kosten keinen Spielzug; weiter geht es nach dem, der zuletzt dran war.',
    en: 'Awards, auctions, price cuts and revenues use up no turn; play resumes after the player who last had one.',
  },
  '18rhl/3-q': {
    de: 'Jeder Kauf und jedes Gebot lässt die Zählung der Passenden neu beginnen, ebenso Preissenkung und Ertragszahlung.',
    en: 'Each purchase and each bid starts the count of passes afresh, and so do a price cut and a payment of revenues.',
  },

  // First stock round: after the start packet
  '18rhl/3-r': {
    de: 'Ist das Startpaket ausverkauft, könnt ihr noch in derselben Aktienrunde Zertifikate der Gesellschaften kaufen.',
    en: 'When the start packet is sold out, you can go on to buy company certificates in the same stock round.',
  },
  '18rhl/3-s': {
    de: 'In der ersten Aktienrunde darfst du nichts verkaufen.',
    en: 'You may not sell anything in the first stock round.',
  },
  '18rhl/3-t': {
    de: 'Die erste Aktienrunde endet, wenn nach dem Verkauf des Startpakets alle nacheinander passen.',
    en: 'The first stock round is over when, after the start packet is sold, each of you passes one after the other.',
  },
  '18rhl/3-u': {
    de: 'Am Ende bekommt das Vorrecht, wer am meisten Bargeld hat, bei Gleichstand der Nächste nach dem letzten Käufer.',
    en: 'At the end the richest in cash gets the priority deal; among equals, whoever is next after the last buyer.',
  },
  '18rhl/3-v': {
    de: 'Nach der ersten Aktienrunde werden Gesellschaften gegründet, und es folgt eine einzige Betriebsrunde.',
    en: 'After the first stock round companies float, and a single operating round comes next.',
  },

  // Start packet in general
  '18rhl/4.1-a': {
    de: 'Jede Betriebsrunde beginnt mit den Erträgen von Nr. 1, 3, 4 und 5; Nr. 2 und Nr. 6 bringen keine.',
    en: 'Each operating round opens with the revenues of No. 1, 3, 4 and 5; No. 2 and No. 6 bring none.',
  },
  '18rhl/4.1-b': {
    de: 'Stücke des Startpakets gibst du an niemanden weiter; nur Nr. 6 kann bei einem Direktorwechsel den Besitzer wechseln.',
    en: 'You pass items of the start packet on to nobody; only No. 6 can change owner with a change of director.',
  },
  '18rhl/4.1-c': {
    de: 'Die Sonderrechte von Nr. 1 bis 4 nutzt du nur als Direktor der Gesellschaft, die gerade an der Reihe ist.',
    en: 'You use the powers of No. 1 to 4 only as director of the company that is acting at the moment.',
  },
  '18rhl/4.1-d': {
    de: 'Sonderrechte zum Bauen nutzt du in Schritt 1 zusätzlich zum normalen Bau, davor oder danach, aber vor jedem Bahnhofsmarker.',
    en: 'You use building powers in step 1 on top of the normal lay, before or after it, but ahead of any station marker.',
  },
  '18rhl/4.1-e': {
    de: 'Das Feld, auf dem ein Sonderrecht wirkt, braucht keine Verbindung zum Netz der Gesellschaft.',
    en: 'The hex on which a power works needs no link with the track of the company.',
  },
  '18rhl/4.1-f': {
    de: 'Ein genutztes Sonderrecht schließt die Privatbahn nicht; sie bringt weiter Ertrag, bis sie schließt.',
    en: 'A private stays open when its power has been used and keeps bringing revenue until it closes.',
  },
  '18rhl/4.1-g': {
    de: 'Mit dem Kauf des ersten 5er-Zugs schließen Nr. 1 bis 5 sofort; ungenutzte Sonderrechte verfallen.',
    en: 'When the first 5-train is bought, No. 1 to 5 close immediately and powers not yet used lapse.',
  },
  '18rhl/4.1-h': {
    de: 'Jede offene Privatbahn zählt als ein Zertifikat für dein Limit.',
    en: 'Every open private counts as one certificate against your limit.',
  },
  '18rhl/4.1-j': {
    de: 'Nach dem Kauf des ersten 3er-Zugs sind Nr. 2 und Nr. 4 schon für die nächste Gesellschaft derselben Betriebsrunde nutzbar.',
    en: 'Once the first 3-train is bought, No. 2 and No. 4 already serve the next company in the same operating round.',
  },
  '18rhl/4.1-i': {
    de: 'Jedes Sonderrecht zum Bauen gibt es nur einmal; leitest du mehrere Gesellschaften, wählst du, welche es nutzt.',
    en: 'Each building power works only once; if you direct several companies, you choose which of them uses it.',
  },
  '18rhl/4.1-k': {
    de: 'Du darfst mehrere Sonderrechte im selben Spielzug nutzen und ein so gelegtes Plättchen gleich mit dem normalen Bau ausbauen.',
    en: 'You may use several powers in the same turn and upgrade a tile laid that way with the normal lay straight away.',
  },

  // No. 1: Prinz-Wilhelm-Bahn
  '18rhl/4.2-no1-a': {
    de: 'Solange Nr. 1 offen und E14 leer ist, kommt dort nur durch das Sonderrecht von Nr. 1 ein Plättchen hin.',
    en: 'While No. 1 is open and E14 is empty, a tile can get there only by the power of No. 1.',
  },
  '18rhl/4.2-no1-b': {
    de: 'Mit Nr. 1 legt deine Gesellschaft in Schritt 1 zusätzlich das erste Plättchen auf E14, auch ohne Verbindung.',
    en: 'With No. 1 your company lays the first tile on E14 as an extra in step 1, even if it has no link there.',
  },
  '18rhl/4.2-no1-c': {
    de: 'Auf E14 kommt zuerst ein gelbes Gleisplättchen in erlaubter Lage; die Gesellschaft zahlt 30 M für den Berg.',
    en: 'E14 first takes a yellow track tile, turned in a legal way; the company pays 30 M for the mountain.',
  },
  '18rhl/4.2-no1-d': {
    de: 'Liegt auf E14 erst ein Plättchen, darf jede Gesellschaft es nach den üblichen Regeln ausbauen.',
    en: 'As soon as E14 has a tile, any company may upgrade it by the usual rules.',
  },
  '18rhl/4.2-no1-e': {
    de: 'Ist E14 beim Kauf des ersten 5er-Zugs noch leer, fällt die Sperre und alle dürfen dort bauen.',
    en: 'If nobody has built on E14 by the time of the first 5-train, the reservation falls and everyone may build there.',
  },

  // No. 2: Konzession Essen-Osterath
  '18rhl/4.2-no2-a': {
    de: 'Nr. 2 lässt sich erst ab der grünen Phase nutzen und nur, bis der erste 5er-Zug gekauft ist.',
    en: 'No. 2 can be used in the green phase at the earliest, and only until somebody buys the first 5-train.',
  },
  '18rhl/4.2-no2-b': {
    de: 'Mit Nr. 2 legst du in Schritt 1 zusätzlich und kostenlos #935 auf E8, leer oder bebaut, mit der gleislosen Seite zum Rhein.',
    en: 'With No. 2 you lay #935 on E8 in step 1, built on or not, free and as an extra, its trackless side towards the Rhine.',
  },
  '18rhl/4.2-no2-c': {
    de: 'Gleich nach #935 darf die Gesellschaft ihren billigsten freien Bahnhofsmarker kostenlos auf E8 setzen.',
    en: 'Right after #935 the company may put its cheapest spare station marker on E8, free of charge.',
  },
  '18rhl/4.2-no2-d': {
    de: 'Mit dem kostenlosen Marker auf E8 hat die Gesellschaft ihren einen Bahnhofsmarker dieser Betriebsrunde gesetzt.',
    en: 'With the free marker on E8 the company has placed its one station marker for this operating round.',
  },
  '18rhl/4.2-no2-e': {
    de: 'Steht der kostenlose Marker auf E8, darf die Gesellschaft in diesem Spielzug nicht mehr bauen.',
    en: 'Once the free marker stands on E8, the company can build no more track this turn.',
  },
  '18rhl/4.2-no2-f': {
    de: 'Bleibt der kostenlose Marker aus, steht E8 allen offen, auch deiner Gesellschaft nur mit Verbindung und gegen Bezahlung.',
    en: 'If the free marker is not placed, E8 is open to all, and your own company too needs a link and has to pay.',
  },
  '18rhl/4.2-no2-g': {
    de: 'Plättchen #935 kommt nur durch Nr. 2 auf den Plan und wird nie ersetzt.',
    en: 'Tile #935 comes onto the map through No. 2 alone, and nothing ever replaces it.',
  },

  // No. 3: Seilzuganlage
  '18rhl/4.2-no3-a': {
    de: 'Mit Nr. 3 legt deine Gesellschaft in Schritt 1 zusätzlich ein Plättchen auf ein Bergfeld, ohne Bergkosten und ohne Verbindung.',
    en: 'With No. 3 your company lays one extra tile on a mountain hex in step 1, with no mountain cost and no link needed.',
  },
  '18rhl/4.2-no3-b': {
    de: 'Das Sonderrecht von Nr. 3 gibt es nur einmal im ganzen Spiel.',
    en: 'The power of No. 3 is there just once in the whole game.',
  },
  '18rhl/4.2-no3-c': {
    de: 'Auch mit Nr. 3 muss das Plättchen zum Feld passen und darf weder in gesperrte Seiten noch in den Rhein führen.',
    en: 'With No. 3 too the tile has to suit its hex and may lead neither into closed sides nor into the Rhine.',
  },
  '18rhl/4.2-no3-d': {
    de: 'Ist E14 durch Nr. 1 gesperrt, hilft dir Nr. 3 dort nur, wenn du auch Nr. 1 besitzt und einsetzt.',
    en: 'While No. 1 reserves E14, No. 3 helps you there only if you own No. 1 as well and use it.',
  },
  '18rhl/4.2-no3-e': {
    de: 'Nr. 3 gilt nur für Bergfelder ohne Plättchen: gelb auf weißen, ab der grünen Phase grün auf F13, I14 und K2.',
    en: 'No. 3 is only for mountain hexes with no tile: yellow on white ones and, from the green phase, green on F13, I14 and K2.',
  },
  '18rhl/4.2-no3-f': {
    de: 'Das Plättchen von Nr. 3 muss keine Strecke der Gesellschaft verbessern; ein Bahnhofsmarker dort braucht trotzdem eine Verbindung.',
    en: 'The tile of No. 3 need not improve any route of the company; a station marker there needs a link all the same.',
  },

  // No. 4: Trajektanstalt
  '18rhl/4.2-no4-a': {
    de: 'Mit Nr. 4 baut deine Gesellschaft ab der grünen Phase eine gelbe Metropole zusätzlich, kostenlos und ohne Verbindung aus.',
    en: 'With No. 4 your company upgrades a yellow metropolis from the green phase on, as an extra, free and with no link needed.',
  },
  '18rhl/4.2-no4-b': {
    de: 'Im selben Spielzug darf die Gesellschaft ihren Bahnhofsmarker ohne Verbindung, aber zum üblichen Preis in diese Metropole setzen.',
    en: 'In the same turn the company may put its station marker in that metropolis without a link, but at the usual price.',
  },
  '18rhl/4.2-no4-c': {
    de: 'Setzt du den Bahnhofsmarker erst in einer späteren Betriebsrunde in diese Metropole, brauchst du eine Verbindung.',
    en: 'If you wait with the station marker in that metropolis until a later operating round, you need a link.',
  },
  '18rhl/4.2-no4-d': {
    de: 'Steht der Marker zu Nr. 4, darf die Gesellschaft in diesem Spielzug nicht mehr bauen.',
    en: 'Once the marker that goes with No. 4 stands, the company can build no more track this turn.',
  },
  '18rhl/4.2-no4-e': {
    de: 'Nr. 4 wirkt nur einmal und nur auf eine Metropole, die noch nicht ausgebaut ist.',
    en: 'No. 4 works only once, and only on a metropolis that has not been upgraded yet.',
  },

  // No. 5: Niederrheinische Licht- und Kraftwerke
  '18rhl/4.2-no5-a': {
    de: 'Mit Nr. 5 bekommst du sofort und kostenlos eine Aktie der GVE.',
    en: 'With No. 5 you get one share of GVE immediately and for nothing.',
  },
  '18rhl/4.2-no5-b': {
    de: 'Die GVE-Aktie von Nr. 5 zählt als verkauft; zur Gründung der GVE fehlen nur 40 % aus dem Erstangebot.',
    en: 'The GVE share of No. 5 counts as sold; to float, GVE needs just 40% from the initial offering.',
  },
  '18rhl/4.2-no5-c': {
    de: 'Solange die GVE keinen Startkurs hat, ist deine GVE-Aktie ohne Kurs und unverkäuflich; zuerst muss jemand Direktor werden.',
    en: 'As long as GVE has no par, your GVE share is without a price and not for sale; somebody must become director first.',
  },

  // No. 6: director certificate of RhE
  '18rhl/4.2-no6-a': {
    de: 'Nr. 6 kostet im direkten Kauf 140 M, sonst das siegreiche Gebot.',
    en: 'No. 6 costs 140 M if you buy it outright, or else whatever bid wins it.',
  },
  '18rhl/4.2-no6-b': {
    de: 'Wer Nr. 6 erwirbt, ist Direktor der RhE und legt sofort ihren Startkurs fest.',
    en: 'Whoever acquires No. 6 is the director of RhE and chooses its par straight away.',
  },
  '18rhl/4.2-no6-c': {
    de: 'Für Nr. 6 zahlst du mindestens den doppelten Startkurs; kannst du den Aufschlag nicht bezahlen, wähle einen niedrigeren.',
    en: 'For No. 6 you pay no less than twice the par; if you cannot pay the extra, choose a lower one.',
  },
  '18rhl/4.2-no6-d': {
    de: 'Beim Verkauf von Nr. 6 kommen drei Aktien der RhE aus dem Erstangebot in den Bankpool.',
    en: 'When No. 6 is sold, three RhE shares go from the initial offering into the bank pool.',
  },
  '18rhl/4.2-no6-e': {
    de: 'Beim Verkauf von Nr. 6 legt die Bank den dreifachen Startkurs für die RhE beiseite; in deren Kasse ist er noch nicht.',
    en: 'When No. 6 is sold, the bank lays aside three times the par for RhE; its treasury does not have it yet.',
  },
  '18rhl/4.2-no6-f': {
    de: 'Sobald durchgehende Gleise von Köln über Düren nach Aachen führen, erhält die RhE das beiseitegelegte Geld, wer auch immer gebaut hat.',
    en: 'As soon as unbroken track leads from Köln by way of Düren to Aachen, RhE gets the money laid aside, whoever built it.',
  },
  '18rhl/4.2-no6-g': {
    de: 'Mit dem Direktorzertifikat und den drei Aktien im Bankpool hat die RhE 50 % erreicht und wird nach der ersten Aktienrunde gegründet.',
    en: 'Its director certificate and the three shares in the bank pool bring RhE to 50%, so it floats after the first stock round.',
  },
};
