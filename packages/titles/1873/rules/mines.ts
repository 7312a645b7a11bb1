import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters 4 to 4.3: order of operations, vehicles, mines and mine companies. */
export const minesRules: RuleTexts = {
  '1873/4-a': {
    de: 'Zuerst handeln die offenen Einzelwerke nach ihrer Nummer.',
    en: 'First the open single mines act in the order of their numbers.',
  },
  '1873/4-b': {
    de: 'Dann die Gesellschaften nach fallendem Wert, bei gleichem der obere Marker zuerst.',
    en: 'Then the companies by falling value, of equals the upper marker first.',
  },
  '1873/4-c': {
    de: 'Die MHE handelt in jeder Betriebsrunde zuletzt.',
    en: 'The MHE acts last in every operating round.',
  },
  '1873/4-d': {
    de: 'Geschlossene Werke und Gesellschaften ohne Betrieb handeln nicht.',
    en: 'Closed mines and companies not in operation do not act.',
  },
  '1873/4-e': {
    de: 'Innerhalb einer Betriebsrunde ändert sich die Reihenfolge der noch ausstehenden nicht.',
    en: 'Within an operating round the order of those still to act does not change.',
  },
  '1873/4.1-a': {
    de: 'Maschinen gehören zu Werken, Loks und Triebwagen zu Eisenbahnen, Werkloks zu allen Betrieben.',
    en: 'Machines belong to mines, locos and diesels to railways, switchers to any operation.',
  },
  '1873/4.1-b': {
    de: 'Einheiten gibt es der Größe nach; die nächste Größe kommt, wenn die vorige fort ist.',
    en: 'Units come by size; the next size comes when the previous one is gone.',
  },
  '1873/4.1-c': {
    de: 'Jede Einheit ab Größe 2 wird als Maschine oder als Lok gekauft und verlässt den Stapel.',
    en: 'Every unit from size 2 on is bought as machine or as loco and leaves the stack.',
  },
  '1873/4.1-d': {
    de: 'Davon ist jetzt nichts zu haben: von 1 gibt es eine (nur als Lok), von 2 zehn, von 3 sieben, von 4 drei, Triebwagen sieben.',
    en: 'None of these is to be had now: there is one of size 1 (as loco only), ten of 2, seven of 3, three of 4, seven diesels.',
  },
  '1873/4.1-e': {
    de: 'Alle Werke und die MHE beginnen mit Größe 1; Maschinen der Größe 1 werden nie verkauft.',
    en: 'All mines and the MHE begin with size 1; machines of size 1 are never sold.',
  },
  '1873/4.1-f': {
    de: 'Triebwagen gibt es ab der ersten vollen Folge von drei Betriebsrunden in Phase 5.',
    en: 'Diesels are available from the first full set of three operating rounds in phase 5.',
  },
  '1873/4.1-g': {
    de: 'Die Bank verkauft Werkloks in der Größe der Phase, in Phase 1 keine.',
    en: 'The bank sells switchers of the size of the phase, none in phase 1.',
  },
  '1873/4.1-h': {
    de: 'Werkloks verbrauchen keine Einheiten und lösen keine Phase aus.',
    en: 'Switchers use up no units and begin no phase.',
  },
  '1873/4.1-i': {
    de: 'Ein Einzelwerk hat höchstens eine Werklok, eine Werk-AG höchstens so viele wie Werke, eine Eisenbahn einen Triebwagen.',
    en: 'A single mine has at most one switcher, a mine company as many as mines, a railway one diesel.',
  },
  '1873/4.1-j': {
    de: 'Loks und Triebwagen handeln nur Eisenbahnen untereinander, Werkloks alle Betriebe, Maschinen niemand.',
    en: 'Locos and diesels are traded only between railways, switchers between all operations, machines never.',
  },
  '1873/4.1-k': {
    de: 'Eine Eisenbahn darf Werkloks besitzen, fährt aber nicht mit ihnen.',
    en: 'A railway may own switchers but never runs them.',
  },
  '1873/4.2-a': {
    de: 'Jedes Werk beginnt mit dem Kapital 0.',
    en: 'Every mine begins with capital 0.',
  },
  '1873/4.2-b': {
    de: 'Die Schritte eines Werks: Gleisbau, Produktion, Auszahlung, Käufe, Schließen.',
    en: 'The steps of a mine: track, production, payout, purchases, closing.',
  },
  '1873/4.2.1-a': {
    de: 'Ein nicht angeschlossenes Werk legt ein Plättchen; solange sein eigenes Feld kein Gleis hat, nur dort.',
    en: 'A mine not connected lays one tile; as long as its own hex has no track, only there.',
  },
  '1873/4.2.1-b': {
    de: 'Ein angeschlossenes Werk baut nicht, auch keines einer Werk-AG.',
    en: 'A connected mine does not build, nor does one of a mine company.',
  },
  '1873/4.2.1-c': {
    de: 'Es gelten die Bauregeln der Eisenbahnen; das eigene Feld steht für den Bahnhof.',
    en: 'The building rules of railways hold; its own hex stands for the station.',
  },
  '1873/4.2.1-d': {
    de: 'Die Baukosten zahlt das Kapital des Werks.',
    en: 'The capital of the mine pays the building cost.',
  },
  '1873/4.2.1-e': {
    de: 'Kosten auf einem fremden Konzessionsfeld erstattet die Bank sofort dem Besitzer selbst.',
    en: 'The bank refunds the cost in a concession hex at once to the owner himself.',
  },
  '1873/4.2.1-f': {
    de: 'Hier ist noch eine Konzessionsstrecke zu bauen, und kein Plättchen ließe sich für sie zurücklegen.',
    en: 'A concession route is still to be built here, and no tile could be set aside for it.',
  },
  '1873/4.2.1-g': {
    de: 'Angeschlossen ist ein Werk, wenn Gleise von seinem Feld zu einem Stadtkreis mit Staatsbahngleis führen.',
    en: 'A mine is connected when track leads from its hex to a town circle with state railway track.',
  },
  '1873/4.2.1-h': {
    de: 'Wer auch immer das Gleis baut: Das Werk bleibt für immer angeschlossen.',
    en: 'Whoever builds the link: the mine stays connected for ever.',
  },
  '1873/4.2.2-a': {
    de: 'Nicht angeschlossen bringt ein Werk nur seinen Grundertrag.',
    en: 'While unconnected a mine earns only its basic income.',
  },
  '1873/4.2.2-b': {
    de: 'Angeschlossen bringt es den Ertrag seiner Maschine und seiner Werklok.',
    en: 'Connected it earns the income of its machine and its switcher.',
  },
  '1873/4.2.2-c': {
    de: 'Der Unterhalt der Phase wird abgezogen; der Rest ist der Gewinn.',
    en: 'The maintenance of the phase is deducted; the rest is the profit.',
  },
  '1873/4.2.2-d': {
    de: 'Ist der Ertrag kleiner, zahlt das Kapital den Unterschied.',
    en: 'If the income is smaller, the capital pays the difference.',
  },
  '1873/4.2.2-e': {
    de: 'Reicht das Kapital nicht, wird das Werk sofort geschlossen.',
    en: 'If the capital does not suffice, the mine is closed at once.',
  },
  '1873/4.2.2-f': {
    de: 'Ein nicht angeschlossenes Werk behält Maschine und Werklok und zahlt ihren Unterhalt.',
    en: 'An unconnected mine keeps machine and switcher and pays their maintenance.',
  },
  '1873/4.2.3-a': {
    de: 'Der Gewinn geht je zur Hälfte an den Besitzer und an das Kapital.',
    en: 'Half of the profit goes to the owner, half to the capital.',
  },
  '1873/4.2.4-a': {
    de: 'Das Werk kauft und verschrottet mit seinem Kapital beliebig oft und in beliebiger Folge.',
    en: 'The mine buys and scraps with its capital in any order and number.',
  },
  '1873/4.2.4-b': {
    de: 'Maschinen kommen neu von der Bank und sind größer als die bisherige.',
    en: 'Machines come new from the bank and are larger than the present one.',
  },
  '1873/4.2.4-c': {
    de: 'Ein Kauf nimmt eine Einheit vom Stapel; die alte Maschine wird verschrottet.',
    en: 'A purchase takes one unit from the stack; the old machine is scrapped.',
  },
  '1873/4.2.4-d': {
    de: 'Mehrere Maschinen nacheinander sind erlaubt, wenn jede größer ist als die vorige.',
    en: 'Several machines in a row are allowed if each is larger than the last.',
  },
  '1873/4.2.4-e': {
    de: 'Eine Maschine wird nie freiwillig entfernt.',
    en: 'A machine is never removed voluntarily.',
  },
  '1873/4.2.4-f': {
    de: 'Eine Werklok kommt zum Listenpreis von der Bank oder für 1 bis zum doppelten Listenpreis von einem anderen Betrieb, der zustimmt.',
    en: 'A switcher comes from the bank at list price, or for 1 to twice list price from another operation that agrees.',
  },
  '1873/4.2.4-g': {
    de: 'Ist für sie jetzt Unterhalt fällig, zahlt ihn Käufer oder Verkäufer mit dem Handel; sonst zahlt niemand.',
    en: 'If maintenance is due for it now, buyer or seller pays it within the trade; otherwise nobody does.',
  },
  '1873/4.2.4-h': {
    de: 'Eine neue Werklok ersetzt die alte, die verschrottet wird.',
    en: 'A new switcher replaces the old one, which is scrapped.',
  },
  '1873/4.2.4-i': {
    de: 'Nur eine Werklok, die da ist, kann verschrottet werden; das ist kostenlos.',
    en: 'Only a switcher that is there can be scrapped; that is free.',
  },
  '1873/4.2.5-a': {
    de: 'Zuletzt darf der Besitzer das Werk schließen und erhält dessen Kapital.',
    en: 'Last, the owner may close the mine and gets its capital.',
  },
  '1873/4.2.5-b': {
    de: 'Ein erzwungenes Schließen bringt nichts.',
    en: 'A forced closing pays nothing.',
  },
  '1873/4.2.5-c': {
    de: 'Größere Maschine und Werklok gehen aus dem Spiel; es bleibt die Maschine der Größe 1.',
    en: 'Larger machine and switcher leave the game; the machine of size 1 stays.',
  },
  '1873/4.2.5-d': {
    de: 'Später kann nur eine Werk-AG es zum Nennwert kaufen.',
    en: 'Later only a mine company can buy it, at face value.',
  },
  '1873/4.2.5-e': {
    de: 'Geschlossene Werke bringen Eisenbahnen nichts und beenden keine Fahrt.',
    en: 'Closed mines bring railways nothing and end no route.',
  },
  '1873/4.3-a': {
    de: 'Die Schritte einer Werk-AG: Produktion, Auszahlung, Wert, ein Werk kaufen, Käufe, Aktienausgabe.',
    en: 'The steps of a mine company: production, payout, value, buying a mine, purchases, issuing shares.',
  },
  '1873/4.3-b': {
    de: 'Werk-AGs bauen keine Gleise.',
    en: 'Mine companies build no track.',
  },
  '1873/4.3.1-a': {
    de: 'Jede Werklok kommt zu genau einem Werk, höchstens eine je Werk.',
    en: 'Each switcher goes to exactly one mine, at most one per mine.',
  },
  '1873/4.3.1-b': {
    de: 'An einem nicht angeschlossenen Werk bringt eine Werklok nichts.',
    en: 'At an unconnected mine a switcher earns nothing.',
  },
  '1873/4.3.1-c': {
    de: 'Der Ertrag ist die Summe der Erträge ihrer Werke.',
    en: 'The income is the sum of the incomes of its mines.',
  },
  '1873/4.3.1-d': {
    de: 'Unterhalt kostet jeder Maschinenmarker und jede Werklok.',
    en: 'Maintenance is due for each machine marker and each switcher.',
  },
  '1873/4.3.1-e': {
    de: 'Reichen Ertrag und Kapital nicht, ist die Werk-AG zahlungsunfähig.',
    en: 'If income and capital do not suffice, the mine company is insolvent.',
  },
  '1873/4.3.1-f': {
    de: 'Die Verteilung gilt nur für diese Produktion.',
    en: 'The distribution holds for this production only.',
  },
  '1873/4.3.2-a': {
    de: 'Der Direktor behält den Gewinn, zahlt die Hälfte oder alles aus.',
    en: 'The director retains the profit, pays half of it out, or all.',
  },
  '1873/4.3.2-b': {
    de: 'Jeder Spieler erhält seinen Anteil, einmal auf volle Mark aufgerundet.',
    en: 'Each player gets his part, rounded up once to a full mark.',
  },
  '1873/4.3.2-c': {
    de: 'Aktien im Pool und im Ausgabefeld bringen niemandem etwas.',
    en: 'Shares in pool and issue box earn for nobody.',
  },
  '1873/4.3.3-a': {
    de: 'Ohne Auszahlung fällt der Wert um ein Feld.',
    en: 'Without a payout the value falls one box.',
  },
  '1873/4.3.3-b': {
    de: 'Eine Auszahlung unter dem Wert ändert ihn nicht.',
    en: 'A payout below the value does not change it.',
  },
  '1873/4.3.3-c': {
    de: 'Eine Auszahlung vom ein-, zwei- oder dreifachen Wert hebt ihn um ein, zwei oder drei Felder.',
    en: 'A payout of one, two or three times the value raises it by one, two or three boxes.',
  },
  '1873/4.3.3-d': {
    de: 'Der Marker kommt in jedem Fall unter alle in seinem Feld.',
    en: 'In any case the marker goes under all others in its box.',
  },
  '1873/4.3.3-e': {
    de: 'Über 1000 steigt kein Wert.',
    en: 'No value rises above 1000.',
  },
  '1873/4.3.4-a': {
    de: 'Höchstens ein Werk je Betriebsrunde: ein offenes Einzelwerk oder ein geschlossenes, keines einer Werk-AG.',
    en: 'At most one mine in an operating round: an open single one or a closed one, none of a mine company.',
  },
  '1873/4.3.4-b': {
    de: 'Von einem Spieler kostet ein Werk 1 bis zum doppelten Nennwert, und er muss zustimmen.',
    en: 'From a player a mine costs 1 to twice its face value, and he must agree.',
  },
  '1873/4.3.4-c': {
    de: 'Ein geschlossenes Werk kostet genau seinen Nennwert.',
    en: 'A closed mine costs exactly its face value.',
  },
  '1873/4.3.4-d': {
    de: 'Der Preis muss vor dem Kauf im Kapital sein.',
    en: 'The price must be in the capital before the purchase.',
  },
  '1873/4.3.4-e': {
    de: 'Eine Werk-AG hat bei 50 % Platz für zwei, bei 20 % für vier, bei 10 % für fünf Werke.',
    en: 'A mine company has room for two mines at 50 %, four at 20 %, five at 10 %.',
  },
  '1873/4.3.4-f': {
    de: 'Das Werk bringt Maschine, Kapital und Werklok mit.',
    en: 'The mine brings its machine, capital and switcher.',
  },
  '1873/4.3.4-g': {
    de: 'Ein geschlossenes Werk wird wieder geöffnet, mit einer Maschine der Größe 1.',
    en: 'A closed mine is opened again, with a machine of size 1.',
  },
  '1873/4.3.4-h': {
    de: 'Für die Werk-AG verdient es zuerst in ihrem nächsten Zug.',
    en: 'It earns for the company first in the company’s next turn.',
  },
  '1873/4.3.5-a': {
    de: 'Maschinen kommen neu von der Bank und sind größer als mindestens ein Marker der Werk-AG.',
    en: 'Machines come new from the bank and are larger than at least one marker of the company.',
  },
  '1873/4.3.5-b': {
    de: 'Eine Maschine der Größe n bringt einen bis n Marker; was nicht gleich gesetzt wird, verfällt.',
    en: 'A machine of size n gives one to n markers; those not placed at once are lost.',
  },
  '1873/4.3.5-c': {
    de: 'Nur kleinere Marker eigener Werke werden ersetzt.',
    en: 'Only smaller markers of own mines are replaced.',
  },
  '1873/4.3.5-d': {
    de: 'Maschinenmarker werden nie freiwillig entfernt.',
    en: 'Machine markers are never removed voluntarily.',
  },
  '1873/4.3.5-e': {
    de: 'Werkloks kommen zum Listenpreis von der Bank oder für 1 bis zum doppelten von einem anderen Betrieb.',
    en: 'Switchers come from the bank at list price, or for 1 to twice that from another operation.',
  },
  '1873/4.3.5-f': {
    de: 'Nie mehr Werkloks als Werke: Ist kein Werk frei, wird mit dem Kauf eine verschrottet, sonst keine.',
    en: 'Never more switchers than mines: if no mine is free, one is scrapped with the purchase, otherwise none.',
  },
  '1873/4.3.5-g': {
    de: 'Nur vorhandene Werkloks können verschrottet werden; das ist kostenlos.',
    en: 'Only switchers that are there can be scrapped; that is free.',
  },
  '1873/4.3.5-h': {
    de: 'Käufe und Verschrotten in beliebiger Zahl und Folge.',
    en: 'Purchases and scrapping in any number and order.',
  },
  '1873/4.3.6-a': {
    de: 'Neue Aktien gibt es nur bei 50 % oder 20 % und wenn alle bisherigen bei Spielern sind.',
    en: 'New shares come only at 50 % or 20 %, and only if all issued so far belong to players.',
  },
  '1873/4.3.6-b': {
    de: 'Von 50 % auf 20 % kommen drei neue Aktien; jede alte ist nun eine zu 20 %.',
    en: 'From 50 % to 20 % three new shares come; each old one is now one of 20 %.',
  },
  '1873/4.3.6-c': {
    de: 'Auf 10 % kommen fünf neue Aktien; der Direktor muss vorher 40 % besitzen.',
    en: 'To 10 % five new shares come; the director must own 40 % before.',
  },
  '1873/4.3.6-d': {
    de: 'Die Ausgabe bewegt weder Wert noch Geld.',
    en: 'The issue moves neither value nor money.',
  },
  '1873/4.3.6-e': {
    de: 'In einem Zug gibt es höchstens eine Ausgabe.',
    en: 'There is at most one issue in a turn.',
  },
  '1873/4.3.7-a': {
    de: 'Die Harzer Werke erhalten in jeder Produktion 50 zusätzlich.',
    en: 'The Harzer Werke get 50 extra in every production.',
  },
  '1873/4.3.7-b': {
    de: 'Die Harzer Werke kaufen nur Vor-Harzer Werke.',
    en: 'The Harzer Werke buy only Vor-Harzer mines.',
  },
};
