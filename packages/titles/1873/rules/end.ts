import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters 5 to 7 and the table of phases: phases, insolvency, the end. */
export const endRules: RuleTexts = {
  '1873/5-a': {
    de: 'Jede Phase beginnt mit dem ersten Kauf einer Einheit ihrer Größe, die letzte mit dem ersten Triebwagen.',
    en: 'Each phase begins with the first purchase of a unit of its size, the last with the first diesel.',
  },
  '1873/5-b': {
    de: 'Alles, was eine Phase bringt, gilt sofort.',
    en: 'All that a phase brings holds at once.',
  },
  '1873/5-c': {
    de: 'Nur die Zahl der Betriebsrunden ändert sich erst nach der laufenden Folge.',
    en: 'Only the number of operating rounds changes after the current set.',
  },
  '1873/T2-a': {
    de: 'Phase 1: eine Betriebsrunde, Gelb, kein Unterhalt, Konzessionen von HBE und GHE.',
    en: 'Phase 1: one operating round, yellow, no maintenance, concessions of HBE and GHE.',
  },
  '1873/T2-b': {
    de: 'Phase 2: eine Betriebsrunde, Gelb, kein Unterhalt, Werkloks der Größe 2.',
    en: 'Phase 2: one operating round, yellow, no maintenance, switchers of size 2.',
  },
  '1873/T2-c': {
    de: 'Phase 3: zwei Betriebsrunden, Grün, Unterhalt 50 für Maschinen und Loks der Größe 1.',
    en: 'Phase 3: two operating rounds, green, maintenance 50 for machines and locos of size 1.',
  },
  '1873/T2-d': {
    de: 'Phase 4: zwei Betriebsrunden, höherer Unterhalt für Größe 1 und 2, Konzessionen von WBE und QLB.',
    en: 'Phase 4: two operating rounds, higher maintenance for sizes 1 and 2, concessions of WBE and QLB.',
  },
  '1873/T2-e': {
    de: 'Phase 5: drei Betriebsrunden, Braun, Unterhalt wie in Phase 4.',
    en: 'Phase 5: three operating rounds, brown, maintenance as in phase 4.',
  },
  '1873/T2-f': {
    de: 'Phase D: drei Betriebsrunden, Grau, Unterhalt für Größe 1 bis 3.',
    en: 'Phase D: three operating rounds, grey, maintenance for sizes 1 to 3.',
  },
  '1873/T2-g': {
    de: 'Triebwagen gibt es ab der ersten vollen Folge von drei Betriebsrunden.',
    en: 'Diesels are sold from the first full set of three operating rounds on.',
  },
  '1873/6-a': {
    de: 'Eine Eisenbahn, die ihre Pflichtlok nicht bezahlen kann, ist zahlungsunfähig; ihr Wert ist vorher gefallen.',
    en: 'A railway that cannot pay for its compulsory loco is insolvent; its value has fallen before.',
  },
  '1873/6-b': {
    de: 'Wer den Unterhalt nicht zahlen kann, ist zahlungsunfähig; der Wert fällt nicht.',
    en: 'Whoever cannot pay the maintenance is insolvent; the value does not fall.',
  },
  '1873/6-c': {
    de: 'Die Gesellschaft kommt sofort in Treuhandschaft und wird saniert.',
    en: 'The company is in receivership at once and is restructured.',
  },
  '1873/6.1-a': {
    de: 'Alle Aktien gehen ohne Entschädigung an die Bank zurück; der Wert fällt nicht.',
    en: 'All shares return to the bank for nothing; the value does not fall.',
  },
  '1873/6.1-b': {
    de: 'Aktien im Ausgabefeld gehen in den Pool, und die Gesellschaft erhält ihren Wert.',
    en: 'Shares in the issue box go to the pool, and the company gets their value.',
  },
  '1873/6.1-c': {
    de: 'Reicht das nicht, werden aus 50 % Aktien zu 20 %, und die Gesellschaft erhält den Wert der drei neuen.',
    en: 'If that does not suffice, 50 % shares become 20 % shares, and the company gets the value of the three new ones.',
  },
  '1873/6.1-d': {
    de: 'Reicht auch das nicht, werden aus 20 % Aktien zu 10 %, und sie erhält den Wert der fünf neuen.',
    en: 'If that does not suffice either, 20 % shares become 10 % shares, and it gets the value of the five new ones.',
  },
  '1873/6.1-e': {
    de: 'Den Rest gibt die Bank; ist er mindestens so groß wie der Wert, steigt dieser wie bei einer Auszahlung.',
    en: 'The bank adds the rest; if it is at least the value, that rises as for a payout.',
  },
  '1873/6.1-f': {
    de: 'Fehlte die Pflichtlok, kauft die Eisenbahn nun die nächste der Bank.',
    en: 'If the compulsory loco was missing, the railway now buys the bank’s next one.',
  },
  '1873/6.1-g': {
    de: 'Hat sie keine unterhaltsfreie Lok, kauft sie eine; dann wird alles mit Unterhalt verschrottet.',
    en: 'If it has no loco free of maintenance it buys one; then all with maintenance is scrapped.',
  },
  '1873/6.1-h': {
    de: 'Eine Werk-AG kauft so viele Maschinen, wie alle Marker mit Unterhalt zu ersetzen nötig ist.',
    en: 'A mine company buys as many machines as are needed to replace all markers with maintenance.',
  },
  '1873/6.1-i': {
    de: 'Überzählige Marker einer zweiten, größeren Maschine ersetzen kleinere.',
    en: 'Surplus markers of a second, larger machine replace smaller ones.',
  },
  '1873/6.1-j': {
    de: 'Werkloks mit Unterhalt werden verschrottet.',
    en: 'Switchers with maintenance are scrapped.',
  },
  '1873/6.1-k': {
    de: 'Danach ist die Gesellschaft zahlungsfähig, aber in Treuhandschaft, und ihr Zug ist zu Ende.',
    en: 'Then the company is solvent but in receivership, and its turn is over.',
  },
  '1873/6.1-l': {
    de: 'Gebraucht werden die Listenpreise dessen, was zu kaufen ist; ist nichts zu kaufen, nichts.',
    en: 'Needed are the list prices of what must be bought; if nothing must be, nothing.',
  },
  '1873/6.1-m': {
    de: 'Triebwagen werden nie verschrottet, und die QLB kauft wegen ihrer Lokalbahnlok nie.',
    en: 'Diesels are never scrapped, and the QLB, with its local loco, never buys.',
  },
  '1873/6.1-n': {
    de: 'Was übrig ist, behält die Gesellschaft.',
    en: 'What is left over stays with the company.',
  },
  '1873/6.2-a': {
    de: 'In Treuhandschaft ist eine Gesellschaft, von der kein Spieler mindestens 20 % besitzt.',
    en: 'A company of which no player owns at least 20 % is in receivership.',
  },
  '1873/6.2-b': {
    de: 'Eine Werk-AG in Treuhandschaft produziert, behält alles und kauft und verkauft nichts.',
    en: 'A mine company in receivership produces, retains all, and buys and sells nothing.',
  },
  '1873/6.2-c': {
    de: 'Eine Eisenbahn in Treuhandschaft baut und kauft nichts und behält alles.',
    en: 'A railway in receivership builds and buys nothing and retains all.',
  },
  '1873/6.2-d': {
    de: 'Sie fährt die Konzessionsstrecke mit der größten Lok, dann Fahrt um Fahrt die jeweils beste.',
    en: 'It runs the concession route with its largest loco, then route by route the best one each time.',
  },
  '1873/6.2-e': {
    de: 'Die Einnahme wird wie sonst berechnet.',
    en: 'The revenue is computed as always.',
  },
  '1873/6.2-f': {
    de: 'Unbezahlbarer Unterhalt führt sofort zu neuer Sanierung.',
    en: 'Maintenance that cannot be paid leads at once to another restructuring.',
  },
  '1873/6.2-g': {
    de: 'Die Zahl der Fahrten ergibt sich dabei aus diesem Verfahren.',
    en: 'The number of routes then follows from this procedure.',
  },
  '1873/6.3-a': {
    de: 'Aktien einer Gesellschaft in Treuhandschaft sind nur über das Vorkaufsrecht zu haben.',
    en: 'Shares of a company in receivership are to be had only through the pre-emption right.',
  },
  '1873/6.3-b': {
    de: 'Dessen Besitzer kauft in der Aktienrunde als Erster; danach gelten die gewöhnlichen Regeln.',
    en: 'Its owner is the first to buy in the stock round; then the ordinary rules hold.',
  },
  '1873/7-a': {
    de: 'Erreicht ein Wert 1000, endet das Spiel nach der laufenden Betriebsrunde.',
    en: 'When a value reaches 1000, the game ends after the current operating round.',
  },
  '1873/7-b': {
    de: 'Es endet mit der zweiten vollen Folge von drei Betriebsrunden.',
    en: 'It ends with the second full set of three operating rounds.',
  },
  '1873/7-c': {
    de: 'Es gilt, was zuerst eintritt.',
    en: 'Whichever comes first counts.',
  },
  '1873/7-d': {
    de: 'Vermögen sind Bargeld, Aktien zum Wert und Nennwerte der Einzelwerke; das größte gewinnt.',
    en: 'Wealth is cash, shares at their value and face values of single mines; the greatest wins.',
  },
};
