import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapter 3: auction and stock rounds. */
export const tradingRules: RuleTexts = {
  '1873/3-a': {
    de: 'Eine Handelsrunde gibt es zu Beginn und nach jeder Folge von Betriebsrunden.',
    en: 'A trading round is held at the start and after every set of operating rounds.',
  },
  '1873/3.1-a': {
    de: 'Versteigert werden aktive Konzessionen der Bank und Vorkaufsrechte auf Gesellschaften in Treuhandschaft.',
    en: 'Up for auction are active concessions of the bank and pre-emption rights on companies in receivership.',
  },
  '1873/3.1-b': {
    de: 'Wer am Zug ist, passt oder bringt etwas zur Versteigerung.',
    en: 'On your turn you pass or put something up for auction.',
  },
  '1873/3.1-c': {
    de: 'Das Startgebot ist mindestens 100 und ein Vielfaches von 10.',
    en: 'The opening bid is at least 100 and a multiple of 10.',
  },
  '1873/3.1-d': {
    de: 'Jedes Gebot liegt um mindestens 10 höher, ist ein Vielfaches von 10 und durch Bargeld gedeckt.',
    en: 'Every bid is at least 10 higher, a multiple of 10 and covered by cash.',
  },
  '1873/3.1-e': {
    de: 'Wer beim Bieten passt, bietet auf dieses Stück nicht mehr.',
    en: 'Whoever passes in the bidding bids no more on that item.',
  },
  '1873/3.1-f': {
    de: 'Haben alle anderen gepasst, zahlt der Höchstbietende an die Bank und erhält das Stück.',
    en: 'When all others have passed, the highest bidder pays the bank and gets the item.',
  },
  '1873/3.1-g': {
    de: 'Danach ist an der Reihe, wer nach dem sitzt, der das Stück aufgerufen hat.',
    en: 'Next is the player after the one who put the item up.',
  },
  '1873/3.1-h': {
    de: 'Die Runde endet, wenn nichts mehr da ist oder alle nacheinander verzichten.',
    en: 'The round ends when nothing is left or all decline in succession.',
  },
  '1873/3.1-i': {
    de: 'Was nicht versteigert wurde, wird in der nächsten Versteigerungsrunde wieder angeboten.',
    en: 'What was not auctioned is on offer again in the next auction round.',
  },
  '1873/3.1-j': {
    de: 'Ohne Angebot endet die Versteigerungsrunde sofort.',
    en: 'With nothing on offer the auction round ends at once.',
  },
  '1873/3.1-k': {
    de: 'Auf die Versteigerungsrunde folgt sofort die Aktienrunde.',
    en: 'The stock round follows the auction round at once.',
  },
  '1873/3.1-l': {
    de: 'Wer verzichtet hat, darf später in der Runde noch etwas aufrufen.',
    en: 'Whoever declined may still put something up later in the round.',
  },
  '1873/3.2-a': {
    de: 'Beide Runden einer Handelsrunde haben dieselbe Reihenfolge und beginnen bei Nummer 1.',
    en: 'Both rounds of a trading round use the same order and begin with number 1.',
  },
  '1873/3.2-b': {
    de: 'Erst verkaufen, dann höchstens eines: Aktie kaufen, gründen oder ein Vorkaufsrecht ausüben.',
    en: 'First sell, then do at most one thing: buy a share, found a company or use a pre-emption right.',
  },
  '1873/3.2-c': {
    de: 'Wer nichts tut, passt, und darf später in der Runde wieder handeln.',
    en: 'Whoever does nothing passes, and may act again later in the round.',
  },
  '1873/3.2-d': {
    de: 'Es gibt keine Grenze für Aktien; ein Spieler darf eine Gesellschaft ganz besitzen.',
    en: 'There is no limit to shares; a player may own all of a company.',
  },
  '1873/3.2.1-a': {
    de: 'Eine Gesellschaft hat zwei Aktien zu 50 %, fünf zu 20 % oder zehn zu 10 %.',
    en: 'A company has two shares of 50 %, five of 20 % or ten of 10 %.',
  },
  '1873/3.2.1-b': {
    de: 'Jede Aktie einer Gesellschaft ist gleich viel wert, wie groß sie auch ist.',
    en: 'Every share of a company has the same value, whatever its size.',
  },
  '1873/3.2.1-c': {
    de: 'Außer in Treuhandschaft hat jede Gesellschaft genau einen Direktor, zuerst den Gründer.',
    en: 'Except in receivership every company has exactly one director, at first its founder.',
  },
  '1873/3.2.1-d': {
    de: 'Direktor wird, wer mehr besitzt als der bisherige; gleich viel genügt nicht.',
    en: 'Whoever owns more than the director takes over; as much is not enough.',
  },
  '1873/3.2.1-e': {
    de: 'Wer die Konzession besitzt, bleibt Direktor, bis die Pflichtlok gekauft oder die Bahn zahlungsunfähig ist.',
    en: 'The owner of the concession stays director until the compulsory loco is bought or the railway is insolvent.',
  },
  '1873/3.2.2-a': {
    de: 'In der ersten Aktienrunde wird nicht verkauft.',
    en: 'Nothing is sold in the first stock round.',
  },
  '1873/3.2.2-b': {
    de: 'Alle Aktien einer Gesellschaft verkaufst du in einem Paket; ein zweites gibt es im selben Zug nicht.',
    en: 'You sell all shares of a company in one packet; there is no second one in the same turn.',
  },
  '1873/3.2.2-c': {
    de: 'Für jede Aktie des Pakets zahlt die Bank den Wert vor dem Verkauf; die Aktien gehen in den Pool.',
    en: 'For each share of the packet the bank pays the value before the sale; the shares go to the pool.',
  },
  '1873/3.2.2-d': {
    de: 'Hat die Gesellschaft noch nicht gehandelt, bekommst du den nächstniedrigeren Wert.',
    en: 'If the company has not acted yet, you get the next lower value.',
  },
  '1873/3.2.2-e': {
    de: 'Der Wert fällt um ein Feld je verkaufter Aktie.',
    en: 'The value falls one box for each share sold.',
  },
  '1873/3.2.2-f': {
    de: 'Hat die Gesellschaft noch nicht gehandelt, fällt ihr Wert nicht.',
    en: 'If the company has not acted yet, its value does not fall.',
  },
  '1873/3.2.2-g': {
    de: 'Kein Wert fällt unter 50.',
    en: 'No value falls below 50.',
  },
  '1873/3.2.2-h': {
    de: 'Eine MHE-Aktie bringt immer 150, und ihr Wert ändert sich nie.',
    en: 'An MHE share always brings 150, and its value never changes.',
  },
  '1873/3.2.2-i': {
    de: 'Nach jedem Paket kommt der Wertmarker unter alle in seinem Feld.',
    en: 'After every packet the value marker goes under all others in its box.',
  },
  '1873/3.2.2-j': {
    de: 'Der Direktor einer Eisenbahn, die noch nicht gehandelt hat, behält mindestens 20 %.',
    en: 'The director of a railway that has not acted yet keeps at least 20 %.',
  },
  '1873/3.2.2-k': {
    de: 'Ein Direktor geht nur unter 20 %, wenn ein anderer Spieler mindestens 20 % besitzt.',
    en: 'A director goes below 20 % only if another player owns at least 20 %.',
  },
  '1873/3.2.2-l': {
    de: 'Nach dem Verkauf wird der größte Aktionär Direktor, bei Gleichstand der nächste in der Reihenfolge.',
    en: 'After the sale the largest owner becomes director, among equals the next in the order.',
  },
  '1873/3.2.2-m': {
    de: 'Im Pool dürfen bis zu 80 % liegen, alles nur in Treuhandschaft.',
    en: 'Up to 80 % may lie in the pool, all of it only in receivership.',
  },
  '1873/3.2.2-n': {
    de: 'Wer nicht Direktor ist, verkauft, so viel er will.',
    en: 'Whoever is not director sells as much as he likes.',
  },
  '1873/3.2.3-a': {
    de: 'Du kaufst genau eine Aktie von der Bank zum geltenden Wert; der Wert bleibt.',
    en: 'You buy exactly one share from the bank at the current value, which stays.',
  },
  '1873/3.2.3-b': {
    de: 'Kein Kauf in Treuhandschaft, ohne Aktie bei der Bank, ohne Geld oder nach einem Verkauf derselben Gesellschaft.',
    en: 'No purchase in receivership, without a share at the bank, without the money, or after selling the same company.',
  },
  '1873/3.2.3-c': {
    de: 'Liegen Aktien im Pool und im Ausgabefeld, wählt der Käufer.',
    en: 'If shares lie in the pool and in the issue box, the buyer chooses.',
  },
  '1873/3.2.3-d': {
    de: 'Für eine Aktie aus dem Pool erhält die Bank das Geld.',
    en: 'The bank gets the money for a share from the pool.',
  },
  '1873/3.2.3-e': {
    de: 'Aus dem Ausgabefeld einer Gesellschaft, die noch nicht gehandelt hat, erhält die Bank das Geld.',
    en: 'From the issue box of a company that has not acted yet, the bank gets the money.',
  },
  '1873/3.2.3-f': {
    de: 'Aus dem Ausgabefeld einer Gesellschaft, die gehandelt hat, erhält sie selbst das Geld.',
    en: 'From the issue box of a company that has acted, the company gets the money.',
  },
  '1873/3.2.3-g': {
    de: 'Besitzt der Käufer nun mehr als der Direktor, wird er es selbst.',
    en: 'If the buyer now owns more than the director, he becomes director.',
  },
  '1873/3.2.3.1-a': {
    de: 'Eine Eisenbahn geht in Betrieb, wenn die dritte Aktie aus dem Ausgabefeld gekauft wird.',
    en: 'A railway floats when the third share is bought from the issue box.',
  },
  '1873/3.2.3.1-b': {
    de: 'Dann erhält sie das Fünffache des Ausgabepreises, die letzten zwei Aktien gehen in den Pool, die Heimatmarker auf den Plan.',
    en: 'Then it gets five times its issue price, the last two shares go to the pool, and its home markers on the map.',
  },
  '1873/3.2.3.1-c': {
    de: 'Die NWE setzt drei Heimatmarker, die QLB einen, alle anderen zwei.',
    en: 'The NWE places three home markers, the QLB one, all others two.',
  },
  '1873/3.2.3.1-d': {
    de: 'Zum ersten Mal handelt sie in der nächsten Betriebsrunde.',
    en: 'It acts for the first time in the next operating round.',
  },
  '1873/3.2.4-a': {
    de: 'Eine Eisenbahn gründet nur, wer ihre Konzession und Geld für eine Aktie hat.',
    en: 'Only the owner of its concession founds a railway, with cash for at least one share.',
  },
  '1873/3.2.4-b': {
    de: 'Der Wertmarker kommt auf das Feld des Ausgabepreises, unter alle dort.',
    en: 'The value marker goes to the box of the issue price, under all others there.',
  },
  '1873/3.2.4-c': {
    de: 'Fünf Aktien zu 20 % kommen in das Ausgabefeld.',
    en: 'Five shares of 20 % go to the issue box.',
  },
  '1873/3.2.4-d': {
    de: 'Der Gründer kauft in derselben Aktion eine oder zwei Aktien, nicht mehr.',
    en: 'In the same action the founder buys one or two shares, no more.',
  },
  '1873/3.2.4-e': {
    de: 'Die Gründung allein bringt die Eisenbahn nicht in Betrieb; ohne Betrieb handelt sie nicht.',
    en: 'Founding alone does not float the railway; unfloated it does not act.',
  },
  '1873/3.2.4-f': {
    de: 'Die Konzession bleibt nach der Gründung bei ihrem Besitzer.',
    en: 'The concession stays with its owner after the founding.',
  },
  '1873/3.2.5-a': {
    de: 'Werk-AGs werden ab der zweiten Aktienrunde gegründet, nur die Harzer Werke früher.',
    en: 'Mine companies are founded from the second stock round on, only the Harzer Werke earlier.',
  },
  '1873/3.2.5-b': {
    de: 'Der Gründer braucht ein eigenes Werk und eine noch nicht gegründete Werk-AG.',
    en: 'The founder needs a mine of his own and a mine company not founded yet.',
  },
  '1873/3.2.5-c': {
    de: 'Genau zwei offene Einzelwerke werden vereint; das zweite darf mit dessen Zustimmung einem anderen gehören.',
    en: 'Exactly two open single mines merge; the second may be another player’s if he agrees.',
  },
  '1873/3.2.5-d': {
    de: 'Für CO, MO, SN und UN dürfen es beliebige offene Werke sein.',
    en: 'For CO, MO, SN and UN any open mines will do.',
  },
  '1873/3.2.5-e': {
    de: 'Der Startwert ist der größte, der nicht über der halben Summe der Nennwerte liegt.',
    en: 'The start value is the greatest not above half the sum of the face values.',
  },
  '1873/3.2.5-f': {
    de: 'Die Werk-AG übernimmt Werke, Kapital und Werkloks.',
    en: 'The mine company takes over the mines, their capital and switchers.',
  },
  '1873/3.2.5-g': {
    de: 'Maschinenmarker bleiben für immer bei ihrem Werk.',
    en: 'Machine markers stay with their mine for ever.',
  },
  '1873/3.2.5-h': {
    de: 'Jeder frühere Besitzer erhält für sein Werk eine Aktie zu 50 %.',
    en: 'For his mine each former owner gets a share of 50 %.',
  },
  '1873/3.2.5-i': {
    de: 'Der Gründer ist Direktor, auch wenn der andere ebenfalls 50 % hat.',
    en: 'The founder is director even if the other also has 50 %.',
  },
  '1873/3.2.5-j': {
    de: 'Die Werk-AG handelt zum ersten Mal in der folgenden Betriebsrunde.',
    en: 'The mine company acts for the first time in the following operating round.',
  },
  '1873/3.2.5-k': {
    de: 'Die Werke haben die Reihenfolge, in der sie kamen, das des Gründers zuerst.',
    en: 'The mines stand in the order in which they came, the founder’s first.',
  },
  '1873/3.2.5.1-a': {
    de: 'In der ersten Aktienrunde gründet nur der Besitzer von Werk 12 die Harzer Werke, mit diesem Werk.',
    en: 'In the first stock round only the owner of mine 12 founds the Harzer Werke, with that mine.',
  },
  '1873/3.2.5.1-b': {
    de: 'Danach darf jeder die Harzer Werke gründen.',
    en: 'Afterwards anybody may found the Harzer Werke.',
  },
  '1873/3.2.5.1-c': {
    de: 'Die Harzer Werke entstehen nur aus Vor-Harzer Werken.',
    en: 'The Harzer Werke are formed only of Vor-Harzer mines.',
  },
  '1873/3.2.5.1-d': {
    de: 'Auch dabei darf das zweite Werk mit Zustimmung einem anderen gehören.',
    en: 'There too the second mine may be another player’s if he agrees.',
  },
  '1873/3.2.6-a': {
    de: 'Ein Vorkaufsrecht übt nur sein Besitzer aus, in der Aktienrunde derselben Handelsrunde.',
    en: 'Only its owner uses a pre-emption right, in the stock round of the same trading round.',
  },
  '1873/3.2.6-b': {
    de: 'Er kauft in einer Aktion mindestens 20 % und höchstens 40 % aus dem Pool.',
    en: 'He buys at least 20 % and at most 40 % from the pool in one action.',
  },
  '1873/3.2.6-c': {
    de: 'Die Gesellschaft verlässt sofort die Treuhandschaft, und der Käufer ist Direktor.',
    en: 'The company leaves receivership at once, and the buyer is its director.',
  },
  '1873/3.2.6-d': {
    de: 'Von da an sind ihre Aktien für alle zu haben, auch in derselben Runde.',
    en: 'From then on its shares are open to all, in the same round too.',
  },
  '1873/3.2.6-e': {
    de: 'Der ganze Preis geht in bar an die Bank, und der Wert bleibt.',
    en: 'The whole price goes to the bank in cash, and the value stays.',
  },
  '1873/3.2.7-a': {
    de: 'MHE-Aktien liegen im Pool und sind ab der ersten Aktienrunde zu kaufen, ab der zweiten zu verkaufen.',
    en: 'MHE shares lie in the pool; they are bought from the first stock round on and sold from the second on.',
  },
  '1873/3.2.7-b': {
    de: 'Eine MHE-Aktie kostet und zählt immer 150; einen Direktor gibt es nicht.',
    en: 'An MHE share always costs and counts 150; it has no director.',
  },
  '1873/3.2.8-a': {
    de: 'Die Aktienrunde endet, wenn alle nacheinander gepasst haben.',
    en: 'The stock round ends when all have passed in succession.',
  },
  '1873/3.2.8-b': {
    de: 'Dann geht die Konzession einer nicht gegründeten Eisenbahn ohne Entschädigung an die Bank zurück.',
    en: 'Then the concession of a railway not founded returns to the bank without compensation.',
  },
  '1873/3.2.8-c': {
    de: 'Dann verfallen alle Vorkaufsrechte.',
    en: 'Then all pre-emption rights lapse.',
  },
  '1873/3.2.8-d': {
    de: 'Dann gilt die neue Reihenfolge: mehr Bargeld zuerst, bei gleichem die alte.',
    en: 'Then the new order is set: more cash first, equals as before.',
  },
  '1873/3.2.8-e': {
    de: 'Diese Reihenfolge gilt für die ganze nächste Handelsrunde.',
    en: 'This order holds for the whole next trading round.',
  },
};
