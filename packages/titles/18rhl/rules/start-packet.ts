import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 3 and 4: the first stock round and the start packet. */
export const startPacketRules: RuleTexts = {
  // First stock round: the start packet
  '18rhl/3-a': {
    de: 'Die erste Aktienrunde beginnt, wer das Vorrecht hat; danach geht es im Uhrzeigersinn weiter.',
    en: 'Whoever has the priority deal opens the first stock round; play then goes round clockwise.',
  },
  '18rhl/3-b': sentences['5.1.1-b'],
  '18rhl/3-c': {
    de: 'Sofort kaufen kannst du nur das billigste Stück, das noch da ist; seinen Preis bekommt gleich die Bank.',
    en: 'You can buy outright only the cheapest item still there; the bank receives its price straight away.',
  },
  '18rhl/3-d': {
    de: 'Biete auf ein anderes Stück als das billigste und mindestens 5 M mehr als Preis oder höchstes Gebot; jeder ganze Betrag darüber gilt.',
    en: 'Bid on an item other than the cheapest, at least 5 M above its price or highest bid; any whole amount beyond that will do.',
  },
  '18rhl/3-e': sentences['5.1.1-d'],
  '18rhl/3-f': {
    de: 'Geld, das für ein Gebot beiseiteliegt, ist gesperrt, bis feststeht, wer das Stück bekommt.',
    en: 'Money lying aside for a bid is locked until it is settled who gets the item.',
  },
  '18rhl/3-g': sentences['5.1.1-e'],
  '18rhl/3-h': sentences['5.1.1-q'],
  '18rhl/3-i': {
    de: 'Trägt das nun billigste Stück Gebote, wird es gleich vergeben: an den einzigen Bieter oder in einer Versteigerung.',
    en: 'If the item that is now cheapest carries bids, it is given out at once: to the sole bidder or by auction.',
  },
  '18rhl/3-j': {
    de: 'Es steigern nur die Bieter, das niedrigste Gebot zuerst: Überbiete das höchste um 5 M oder mehr, oder steige für immer aus.',
    en: 'Only those who bid take part, the lowest bid first: beat the highest by 5 M or more, or drop out for good.',
  },
  '18rhl/3-k': sentences['5.1.1-h'],
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
  '18rhl/3-s': sentences['5.1-a'],
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
  '18rhl/4.1-e': sentences['4.1.1-a'],
  '18rhl/4.1-f': {
    de: 'Ein genutztes Sonderrecht schließt die Privatbahn nicht; sie bringt weiter Ertrag, bis sie schließt.',
    en: 'A private stays open when its power has been used and keeps bringing revenue until it closes.',
  },
  '18rhl/4.1-g': {
    de: 'Mit dem Kauf des ersten 5er-Zugs schließen Nr. 1 bis 5 sofort; ungenutzte Sonderrechte verfallen.',
    en: 'When the first 5-train is bought, No. 1 to 5 close immediately and powers not yet used lapse.',
  },
  '18rhl/4.1-h': sentences['4.1-b'],
  '18rhl/4.1-j': sentences['4.1.1-b'],
  '18rhl/4.1-i': {
    de: 'Jedes Sonderrecht zum Bauen gibt es nur einmal; leitest du mehrere Gesellschaften, wählst du, welche es nutzt.',
    en: 'Each building power works only once; if you direct several companies, you choose which of them uses it.',
  },
  '18rhl/4.1-k': sentences['4.1-h'],

  // No. 1: Prinz-Wilhelm-Bahn
  '18rhl/4.2-no1-a': sentences['4.1.1-no1-a'],
  '18rhl/4.2-no1-b': sentences['4.1.1-no1-b'],
  '18rhl/4.2-no1-c': sentences['4.1.1-no1-c'],
  '18rhl/4.2-no1-d': sentences['4.1.1-no1-d'],
  '18rhl/4.2-no1-e': sentences['4.1.1-no1-e'],

  // No. 2: Konzession Essen-Osterath
  '18rhl/4.2-no2-a': sentences['4.1.1-no2-a'],
  '18rhl/4.2-no2-b': sentences['4.1.1-no2-b'],
  '18rhl/4.2-no2-c': sentences['4.1.1-no2-c'],
  '18rhl/4.2-no2-d': {
    de: 'Mit dem kostenlosen Marker auf E8 hat die Gesellschaft ihren einen Bahnhofsmarker dieser Betriebsrunde gesetzt.',
    en: 'With the free marker on E8 the company has placed its one station marker for this operating round.',
  },
  '18rhl/4.2-no2-e': sentences['4.1.1-no2-f'],
  '18rhl/4.2-no2-f': sentences['4.1.1-no2-d'],
  '18rhl/4.2-no2-g': {
    de: 'Plättchen #935 kommt nur durch Nr. 2 auf den Plan und wird nie ersetzt.',
    en: 'Tile #935 comes onto the map through No. 2 alone, and nothing ever replaces it.',
  },

  // No. 3: Seilzuganlage
  '18rhl/4.2-no3-a': {
    de: 'Mit Nr. 3 legt deine Gesellschaft in Schritt 1 zusätzlich ein Plättchen auf ein Bergfeld, ohne Bergkosten und ohne Verbindung.',
    en: 'With No. 3 your company lays one extra tile on a mountain hex in step 1, with no mountain cost and no link needed.',
  },
  '18rhl/4.2-no3-b': sentences['4.1.1-no3-c'],
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
  '18rhl/4.2-no4-a': sentences['4.1.1-no4-a'],
  '18rhl/4.2-no4-b': sentences['4.1.1-no4-b'],
  '18rhl/4.2-no4-c': sentences['4.1.1-no4-c'],
  '18rhl/4.2-no4-d': sentences['4.1.1-no4-e'],
  '18rhl/4.2-no4-e': sentences['4.1.1-no4-d'],

  // No. 5: Niederrheinische Licht- und Kraftwerke
  '18rhl/4.2-no5-a': sentences['4.1.1-no5-a'],
  '18rhl/4.2-no5-b': sentences['4.1.1-no5-b'],
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
  '18rhl/4.2-no6-f': sentences['4.1.1-no6-d'],
  '18rhl/4.2-no6-g': {
    de: 'Mit dem Direktorzertifikat und den drei Aktien im Bankpool hat die RhE 50 % erreicht und wird nach der ersten Aktienrunde gegründet.',
    en: 'Its director certificate and the three shares in the bank pool bring RhE to 50%, so it floats after the first stock round.',
  },
};
