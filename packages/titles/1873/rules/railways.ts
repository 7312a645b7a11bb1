import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters 4.4.5 to 4.4.8 and 4.5: payout, purchases, shares, the MHE. */
export const railwaysRules: RuleTexts = {
  '1873/4.4.5-a': {
    de: 'Ausgezahlt wird wie bei Werk-AGs.',
    en: 'Payouts are made as by mine companies.',
  },
  '1873/4.4.6-a': {
    de: 'Der Wert ändert sich wie bei Werk-AGs; ohne Gewinn fällt er um ein Feld.',
    en: 'The value changes as with mine companies; without profit it falls one box.',
  },
  '1873/4.4.7-a': {
    de: 'In ihrer ersten Betriebsrunde muss eine Eisenbahn zuerst ihre Pflichtlok kaufen.',
    en: 'In its first operating round a railway must buy its compulsory loco first.',
  },
  '1873/4.4.7-b': {
    de: 'Eine Lok kommt zum Listenpreis von der Bank oder zum vereinbarten Preis von einer anderen Eisenbahn.',
    en: 'A loco comes from the bank at list price or from another railway at an agreed price.',
  },
  '1873/4.4.7-c': {
    de: 'Die NWE kauft als Pflichtlok keine der Größe 1.',
    en: 'The NWE buys no loco of size 1 as its compulsory loco.',
  },
  '1873/4.4.7-d': {
    de: 'Ein Triebwagen ist keine Pflichtlok.',
    en: 'A diesel is not a compulsory loco.',
  },
  '1873/4.4.7-e': {
    de: 'Zahlungsunfähig wird eine Eisenbahn hier nur, wenn sie die Pflichtlok nicht bezahlen kann.',
    en: 'A railway becomes insolvent here only if it cannot pay for the compulsory loco.',
  },
  '1873/4.4.7-f': {
    de: 'Ein Angebot einer anderen Eisenbahn muss niemand annehmen.',
    en: 'Nobody must accept another railway’s offer.',
  },
  '1873/4.4.7-g': {
    de: 'Spieler legen nie eigenes Geld dazu.',
    en: 'Players never add money of their own.',
  },
  '1873/4.4.7-h': {
    de: 'Mit der Pflichtlok geht die Konzession aus dem Spiel; wer mehr besitzt, ist sofort Direktor.',
    en: 'With the compulsory loco the concession leaves the game; whoever owns more is director at once.',
  },
  '1873/4.4.7-i': {
    de: 'Von anderen Betrieben wird für 1 bis zum doppelten Listenpreis gekauft, aus dem Kapital.',
    en: 'From other operations one buys for 1 to twice the list price, out of the capital.',
  },
  '1873/4.4.7-j': {
    de: 'Loks und Triebwagen kommen nur von Eisenbahnen, Werkloks von allen Betrieben.',
    en: 'Locos and diesels come only from railways, switchers from any operation.',
  },
  '1873/4.4.7-k': {
    de: 'Fälligen Unterhalt zahlt Käufer oder Verkäufer mit dem Handel an die Bank.',
    en: 'Maintenance that is due is paid to the bank by buyer or seller within the trade.',
  },
  '1873/4.4.7-l': {
    de: 'Verschrottet wird nur, was da ist, und nie ein Triebwagen.',
    en: 'Only what is there is scrapped, and never a diesel.',
  },
  '1873/4.4.7-m': {
    de: 'Was bleibt, muss die Konzessionsstrecke fahren können.',
    en: 'What stays must be able to run the concession route.',
  },
  '1873/4.4.7-n': {
    de: 'Eine Eisenbahn hat höchstens einen Triebwagen.',
    en: 'A railway has at most one diesel.',
  },
  '1873/4.4.7-o': {
    de: 'Von der MHE wird nie eine Lok gekauft.',
    en: 'No loco is ever bought from the MHE.',
  },
  '1873/4.4.7-p': {
    de: 'Reicht das Kapital für die nächste Lok der Bank, darf die Eisenbahn nicht ohne bleiben.',
    en: 'If the capital covers the bank’s next loco, the railway may not go without.',
  },
  '1873/4.4.8-a': {
    de: 'Neue Aktien gibt es nur bei 20 %, wenn alle fünf bei Spielern sind und der Direktor 40 % hat.',
    en: 'New shares come only at 20 %, if all five belong to players and the director has 40 %.',
  },
  '1873/4.4.8-b': {
    de: 'Käufer zahlen später den geltenden Wert in das Kapital der Eisenbahn.',
    en: 'Buyers later pay the current value into the railway’s capital.',
  },
  '1873/4.4.8-c': {
    de: 'Die Eisenbahn erhält sofort ihre übrigen Marker.',
    en: 'The railway gets its remaining markers at once.',
  },
  '1873/4.5-a': {
    de: 'Am Ende jeder Betriebsrunde zahlt die MHE je Aktie das Zehnfache ihrer Lokgröße.',
    en: 'At the end of every operating round the MHE pays ten times its loco’s size for each share.',
  },
  '1873/4.5-b': {
    de: 'Die MHE beginnt mit einer Lok der Größe 1.',
    en: 'The MHE begins with a loco of size 1.',
  },
  '1873/4.5-c': {
    de: 'Nach jeder Folge erhält die MHE umsonst die nächste Lok; das gilt als Kauf.',
    en: 'After every set the MHE gets the next loco for nothing; this counts as a purchase.',
  },
  '1873/4.5-d': {
    de: 'Mit einer Lok der Größe 5 nimmt sie keine mehr.',
    en: 'With a loco of size 5 it takes no more.',
  },
  '1873/4.5-e': {
    de: 'Die MHE kauft nie Triebwagen oder Werkloks, zahlt keinen Unterhalt und verkauft nichts.',
    en: 'The MHE never buys diesels or switchers, pays no maintenance and sells nothing.',
  },
};
