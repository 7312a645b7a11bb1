import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapter X: trains, buying them, unsold trains, limit, forced purchase and debts. */
export const trainsRules: RuleTexts = {
  // Types
  '1880/X-trains-a': {
    de: 'Normale Loks fahren so viele Halte an, wie ihre Zahl sagt, und lassen keinen aus.',
    en: 'Normal trains count as many stops as their number says and leave none out.',
  },
  '1880/X-trains-b': {
    de: 'Eine a+b-Lok fährt bis zu a+b Halte an, davon höchstens a große.',
    en: 'An a+b train counts up to a+b stops, at most a of them large.',
  },
  '1880/X-trains-c': {
    de: 'E-Loks dürfen Halte auslassen, müssen aber an einem eigenen Marker halten.',
    en: 'E trains may skip stops but must count one with an own marker.',
  },
  '1880/X-trains-d': {
    de: 'Auch E-Loks kommen nicht durch fremd besetzte Städte.',
    en: 'E trains, too, cannot pass cities full of foreign markers.',
  },
  '1880/X-trains-e': {
    de: 'Die 2R kostet ¥250, gibt es ab C2, höchstens eine je Gesellschaft, und sie erfüllt die Lokpflicht nicht.',
    en: 'The 2R costs ¥250, comes with C2, at most one to a company, and does not meet the train duty.',
  },

  // Buying
  '1880/X-buy-a': {
    de: 'Am Ende ihres Zugs muss die Gesellschaft eine Lok besitzen, und eine 2R genügt nicht.',
    en: 'At the end of its turn the company must own a train, and a 2R is not enough.',
  },
  '1880/X-buy-b': {
    de: 'Loks kaufst du am Ende des Zugs; sie fahren erst im nächsten.',
    en: 'You buy trains at the end of the turn; they run from the next one on.',
  },
  '1880/X-buy-c': {
    de: 'Die Bank verkauft Loks zum aufgedruckten Preis und nur in aufsteigender Folge.',
    en: 'The bank sells trains at their printed price and only in ascending order.',
  },
  '1880/X-buy-d': {
    de: 'Du darfst mehrere Loks nacheinander kaufen.',
    en: 'You may buy several trains one after another.',
  },
  '1880/X-buy-e': {
    de: 'Von einer anderen Gesellschaft desselben Direktors kaufst du Loks für mindestens ¥1.',
    en: 'From another company of the same director you buy trains for at least ¥1.',
  },
  '1880/X-buy-f': {
    de: 'Lokhandel gibt es erst nach der ersten 3er-Lok und nur unter demselben Direktor.',
    en: 'Trains are traded only after the first 3-train and only under the same director.',
  },
  '1880/X-buy-g': {
    de: 'Kaufen kann nur die Gesellschaft, die gerade agiert.',
    en: 'Only the company now acting can buy.',
  },
  '1880/X-buy-h': {
    de: 'Loks gehen nie zurück an die Bank und werden nie freiwillig verschrottet.',
    en: 'Trains never go back to the bank and are never scrapped at will.',
  },
  '1880/X-buy-i': {
    de: 'Der Preis ist eine ganze Zahl, und das Loklimit des Käufers gilt.',
    en: "The price is a whole number, and the buyer's train limit holds.",
  },

  // Marker and unsold trains
  '1880/X-marker-a': {
    de: 'Nach einem Kauf aus der Bank liegt der Lokkauf-Marker beim Käufer; P7, 2R und Lokhandel bewegen ihn nicht.',
    en: 'A purchase from the bank puts the purchase marker at the buyer; P7, 2R and trades do not move it.',
  },
  '1880/X-marker-b': {
    de: 'Ist die letzte Lok eines Typs gekauft, folgt sofort eine Aktienrunde.',
    en: 'When the last train of a type is bought, a stock round follows at once.',
  },
  '1880/X-marker-c': {
    de: 'Kommt die Runde ohne Bankkauf zum Marker zurück, gehen alle Loks der aktuellen Sorte aus dem Spiel.',
    en: 'If the round comes back to the marker without a bank purchase, all trains of the current type leave the game.',
  },
  '1880/X-marker-d': {
    de: 'Gehen alle Loks eines Typs unverkauft aus dem Spiel, beginnt trotzdem dessen Phase.',
    en: 'If all trains of a type leave the game unsold, its phase begins all the same.',
  },
  '1880/X-marker-e': {
    de: 'Nach dieser Aktienrunde darf dieselbe Gesellschaft wieder Loks kaufen.',
    en: 'After that stock round the same company may buy trains again.',
  },
  '1880/X-marker-f': {
    de: 'Lehnst du dann wieder ab, geht nichts aus dem Spiel; erst muss eine neue Runde vergehen.',
    en: 'If you decline again nothing is removed; another full round has to pass first.',
  },
  '1880/X-marker-g': {
    de: 'Ohne Lok für die Lokpflicht kannst du den Kauf nicht ablehnen.',
    en: 'Without a train that meets the duty you cannot decline to buy.',
  },
  '1880/X-marker-h': {
    de: 'Ohne Lokkauf-Marker geht nichts aus dem Spiel; P7 setzt ihn nicht.',
    en: 'Without the purchase marker nothing is removed; P7 does not set it.',
  },
  '1880/X-marker-i': {
    de: 'Nach der letzten 8er-Lok bleibt der Marker liegen.',
    en: 'After the last 8-train the marker stays where it is.',
  },
  '1880/X-marker-j': {
    de: 'Kauft eine Runde lang niemand eine 8E, gehen beide ohne Aktienrunde aus dem Spiel.',
    en: 'If nobody buys an 8E for a full round, both leave the game without a stock round.',
  },
  '1880/X-marker-k': {
    de: 'Nach der ersten 8E gehen keine Loks mehr aus dem Spiel.',
    en: 'After the first 8E no more trains are removed.',
  },
  '1880/X-marker-l': {
    de: '10er und 2R gehen nie aus dem Spiel.',
    en: '10-trains and 2R are never removed.',
  },
  '1880/X-marker-m': {
    de: 'Auch nach dem Ausscheiden der 8E darf die Gesellschaft noch kaufen.',
    en: 'After the 8E are removed the company may still buy.',
  },
  '1880/X-marker-n': {
    de: 'Warum am Marker nichts aus der Bank gekauft wird, ist gleich.',
    en: 'It does not matter why nothing is bought from the bank at the marker.',
  },
  '1880/X-marker-o': {
    de: 'Verliert die Gesellschaft dabei ihre einzige Lok, muss sie danach kaufen.',
    en: 'If the company loses its only train by it, it must buy afterwards.',
  },
  '1880/X-marker-p': {
    de: 'Das Ausscheiden bewegt den Marker nicht.',
    en: 'A removal does not move the marker.',
  },

  // Limit
  '1880/X-limit-a': {
    de: 'Erlaubt sind vier Loks bis B1, drei bis C2, danach zwei.',
    en: 'Four trains are allowed up to B1, three up to C2, two after that.',
  },
  '1880/X-limit-b': {
    de: 'Wer schon so viele Loks hat wie erlaubt, kauft keine weitere.',
    en: 'A company at its train limit cannot buy another train.',
  },
  '1880/X-limit-c': {
    de: 'Überzählige Loks gehen bei einem Phasenwechsel sofort ohne Ersatz aus dem Spiel.',
    en: 'Trains over the limit leave the game at once and without compensation when a phase begins.',
  },
  '1880/X-limit-d': {
    de: 'Erst wird verschrottet, dann wählt der Direktor, welche Loks gehen.',
    en: 'Scrapping comes first, then the director chooses which trains go.',
  },
  '1880/X-limit-e': {
    de: 'Beim Kauf gilt noch das alte Limit, das neue erst danach.',
    en: 'For the purchase the old limit holds, the new one only afterwards.',
  },

  // Forced purchase
  '1880/X-force-a': {
    de: 'Kann die Gesellschaft ihre Pflichtlok nicht zahlen, kauft sie die erhältliche Lok der Bank mit Hilfe des Direktors.',
    en: "If the company cannot pay for the train it must have, it buys the one on sale with the director's help.",
  },
  '1880/X-force-b': {
    de: 'Erst zahlt die Gesellschaft alles, was sie hat, dann der Direktor alles, was fehlt.',
    en: 'First the company pays all it has, then the director pays all that is missing.',
  },
  '1880/X-force-c': {
    de: 'Fehlt dem Direktor Bargeld, darf er Aktien verkaufen, muss aber nicht.',
    en: 'A director short of cash may sell shares but need not.',
  },
  '1880/X-force-d': {
    de: 'Der Verkauf darf in keiner Gesellschaft den Direktor wechseln.',
    en: 'The sale may not change the director of any company.',
  },
  '1880/X-force-e': {
    de: 'Verkauft wird nur, solange Geld fehlt, und nach den üblichen Regeln.',
    en: 'You sell only while money is missing, and by the usual rules.',
  },
  '1880/X-force-f': {
    de: 'Auch in der kommunistischen Phase sind Notverkäufe eigener Gesellschaften erlaubt.',
    en: 'Emergency sales of your own companies are allowed in the communist phase, too.',
  },
  '1880/X-force-g': {
    de: 'Vor dem Zwangskauf darf die Gesellschaft aus eigenem Geld eine 2R kaufen.',
    en: 'Before a forced purchase the company may buy a 2R with its own money.',
  },
  '1880/X-force-h': {
    de: 'Statt des Zwangskaufs darf sie mit eigenem Geld eine Lok einer Schwestergesellschaft kaufen.',
    en: "Instead of a forced purchase it may buy a sister company's train with its own money.",
  },
  '1880/X-force-i': {
    de: 'Der Direktor darf nur zahlen, wenn die Gesellschaft kaufen muss und nicht kann.',
    en: 'The director may pay only when the company must buy and cannot.',
  },

  // Debts
  '1880/X-debt-a': {
    de: 'Was noch fehlt, wird deine Schuld, sofort um 50 % erhöht und aufgerundet.',
    en: 'What is still missing becomes your debt, raised at once by 50% and rounded up.',
  },
  '1880/X-debt-b': {
    de: 'Solange du Schulden hast, kaufst du keine Aktien.',
    en: 'While you are in debt you buy no shares.',
  },
  '1880/X-debt-c': {
    de: 'Schulden zahlst du in einer Aktienrunde ganz oder teilweise zurück.',
    en: 'You repay debts in a stock round, in full or in part.',
  },
  '1880/X-debt-d': {
    de: 'Am Ende jeder Aktienrunde kommen 50 % Zinsen hinzu, aufgerundet.',
    en: 'At the end of each stock round 50% interest is added, rounded up.',
  },
  '1880/X-debt-e': {
    de: 'Es gibt keinen Bankrott.',
    en: 'There is no bankruptcy.',
  },
  '1880/X-debt-f': {
    de: 'Einkommen wird nicht von selbst auf Schulden angerechnet.',
    en: 'Income is not taken for the debt by itself.',
  },
  '1880/X-debt-g': {
    de: 'Bei einem weiteren Zwangskauf wird nur der neue Fehlbetrag verzinst.',
    en: 'With a further forced purchase only the new shortfall bears interest.',
  },
  '1880/X-debt-h': {
    de: 'Zurückzahlen gilt weder als Kauf noch als Verkauf.',
    en: 'Repaying is neither buying nor selling.',
  },
  '1880/X-debt-i': {
    de: 'Zinsen fallen auch in der Aktienrunde an, die der Zwangskauf auslöst; nach der letzten nicht mehr.',
    en: 'Interest also falls due in the stock round the forced purchase causes; after the last one no more.',
  },
  '1880/X-debt-j': {
    de: 'Schulden bleiben beim Spieler, auch wenn der Direktor wechselt.',
    en: 'The debt stays with the player, even if the director changes.',
  },
};
