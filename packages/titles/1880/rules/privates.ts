import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapter VI: the privates. */
export const privatesRules: RuleTexts = {
  // In general
  '1880/VI-priv-a': {
    de: 'P1 bis P5 zahlen zu Beginn jeder Betriebsrunde, bis die erste 4er-Lok gekauft ist.',
    en: 'P1 to P5 pay at the start of each operating round until the first 4-train is bought.',
  },
  '1880/VI-priv-b': {
    de: 'Privatpapiere bauen nicht und fahren nicht.',
    en: 'Privates neither build nor run trains.',
  },
  '1880/VI-priv-c': {
    de: 'Privatpapiere zählen nicht gegen das Aktienlimit.',
    en: 'Privates do not count against the certificate limit.',
  },
  '1880/VI-priv-d': {
    de: 'Privatpapiere lassen sich nie verkaufen und gehören nie einer Gesellschaft.',
    en: 'Privates can never be sold and never belong to a company.',
  },
  '1880/VI-priv-e': {
    de: 'Die Fähigkeiten der Privatpapiere gelten bis zum Spielende.',
    en: 'The powers of the privates last to the end of the game.',
  },
  '1880/VI-priv-f': {
    de: 'Die Fähigkeit nutzen alle Gesellschaften und der Investor dessen, dem das Privatpapier gehört.',
    en: 'A power serves all companies and the investor of the player who owns the private.',
  },

  // P0
  '1880/VI-P0-a': {
    de: 'P0 zahlt einmal: ¥40 nach der letzten 2+2, ¥70 nach der letzten 3er oder ¥100 nach der letzten 3+3.',
    en: 'P0 pays once: ¥40 after the last 2+2, ¥70 after the last 3 or ¥100 after the last 3+3.',
  },
  '1880/VI-P0-b': {
    de: 'Von den drei Zahlungen des P0 bekommst du nur eine.',
    en: 'You get only one of the three payments of P0.',
  },
  '1880/VI-P0-c': {
    de: 'Die ¥100 des P0 kommen von selbst und lassen sich nicht ablehnen.',
    en: 'The ¥100 of P0 come by themselves and cannot be declined.',
  },
  '1880/VI-P0-d': {
    de: 'P0 zahlt auch, wenn die letzten Loks des Typs aus dem Spiel gehen oder gegen P7 getauscht werden.',
    en: 'P0 also pays when the last trains of the type are removed or exchanged for P7.',
  },
  '1880/VI-P0-e': {
    de: 'Über P0 entscheidest du vor der Aktienrunde, die das Ereignis auslöst.',
    en: 'You decide on P0 before the stock round that the event brings about.',
  },

  // P1 to P4
  '1880/VI-P1-a': {
    de: 'P1 hat keine Sondereigenschaft.',
    en: 'P1 has no power.',
  },
  '1880/VI-P2-a': {
    de: 'Mit P2 fahren deine Gesellschaften und dein Investor ohne Gebühr über Fähren.',
    en: 'With P2 your companies and your investor use ferries without a fee.',
  },
  '1880/VI-P2-b': {
    de: 'Nur P2 erlässt die Fährgebühr.',
    en: 'Only P2 waives the ferry fee.',
  },
  '1880/VI-P3-a': {
    de: 'Mit P3 ist Taiwan in jeder Phase ¥20 mehr wert.',
    en: 'With P3 Taiwan is worth ¥20 more in every phase.',
  },
  '1880/VI-P3-b': {
    de: 'Die ¥20 von P3 zählen für jede Lok, die in Taiwan hält.',
    en: 'The ¥20 of P3 count for each train that stops at Taiwan.',
  },
  '1880/VI-P4-a': {
    de: 'Mit P4 kostet das erste Plättchen auf einem Flussfeld ¥20 weniger.',
    en: 'With P4 the first tile on a river hex costs ¥20 less.',
  },

  // P5
  '1880/VI-P5-a': {
    de: 'P5 gibt einmal im Spiel einer deiner Gesellschaften für immer das Baurecht D.',
    en: 'Once in the game P5 gives one of your companies building permit D for good.',
  },
  '1880/VI-P5-b': {
    de: 'Wann du das Baurecht von P5 vergibst, ist deine Sache.',
    en: 'When you give out the permit of P5 is up to you.',
  },
  '1880/VI-P5-c': {
    de: 'P5 setzt du in deinem Zug der Aktienrunde oder im Zug einer deiner Gesellschaften ein.',
    en: 'You use P5 in your own stock turn or in the turn of one of your companies.',
  },
  '1880/VI-P5-d': {
    de: 'Das Baurecht von P5 bekommt nur eine eigene Gesellschaft, die noch kein D hat.',
    en: 'The permit of P5 goes only to a company of yours that has no D yet.',
  },
  '1880/VI-P5-e': {
    de: 'Das Baurecht von P5 bleibt bei der Gesellschaft und muss nicht an ihre anderen Phasen anschließen.',
    en: 'The permit of P5 stays with the company and need not adjoin its other phases.',
  },
  '1880/VI-P5-f': {
    de: 'Auch eine noch nicht eröffnete Gesellschaft kann das Baurecht von P5 bekommen; P5 zahlt weiter.',
    en: 'A company not yet open may get the permit of P5 as well; P5 goes on paying.',
  },

  // P6
  '1880/VI-P6-a': {
    de: 'P6 wird sofort gegen die 20%-Direktoraktie der BCR getauscht und scheidet aus.',
    en: 'P6 is exchanged at once for the 20% director certificate of BCR and leaves the game.',
  },
  '1880/VI-P6-b': {
    de: 'Die BCR startet mit Kurs 100.',
    en: 'BCR starts at a price of 100.',
  },
  '1880/VI-P6-c': {
    de: 'Die BCR darf in jeder Phase zwei gelbe Plättchen legen.',
    en: 'BCR may lay two yellow tiles in every phase.',
  },
  '1880/VI-P6-d': {
    de: 'Auch die BCR baut nur mit einem Baurecht für die laufende Phase.',
    en: 'BCR, too, builds only with a permit for the current phase.',
  },
  '1880/VI-P6-e': {
    de: 'Für die BCR wählst du das Baurecht ABC oder BCD.',
    en: 'For BCR you choose permit ABC or BCD.',
  },
  '1880/VI-P6-f': {
    de: 'Die BCR belegt von Anfang an die oberste Reihe zu 100.',
    en: 'BCR takes the top row at 100 from the start.',
  },

  // P7
  '1880/VI-P7-a': {
    de: 'P7 tauschst du im Zug einer deiner Gesellschaften für sie gegen eine Lok, die gerade erhältlich ist.',
    en: 'In the turn of a company of yours you exchange P7 for a train now on sale and give it to that company.',
  },
  '1880/VI-P7-b': {
    de: 'Hat die Gesellschaft schon so viele Loks wie erlaubt, kannst du P7 nicht für sie tauschen.',
    en: 'A company at its train limit cannot take a train for P7.',
  },
  '1880/VI-P7-c': {
    de: 'Der Tausch von P7 ist ein Kauf zum Preis 0, mit allen Folgen.',
    en: 'Exchanging P7 is a purchase at price 0 with all that follows from it.',
  },
  '1880/VI-P7-d': {
    de: 'Der Tausch von P7 bewegt den Lokkauf-Marker nicht.',
    en: 'Exchanging P7 does not move the purchase marker.',
  },
  '1880/VI-P7-e': {
    de: 'Die Lok aus P7 darf noch im selben Zug fahren.',
    en: 'The train from P7 may run in the same turn.',
  },
  '1880/VI-P7-f': {
    de: 'Mit der Lok aus P7 ist die Lokpflicht erfüllt.',
    en: 'The train from P7 meets the duty to own a train.',
  },
  '1880/VI-P7-g': {
    de: 'P7 gilt nur für die Gesellschaft, die gerade agiert, nie für einen Investor.',
    en: 'P7 serves only the company now acting, never an investor.',
  },
  '1880/VI-P7-h': {
    de: 'Löst der Tausch von P7 eine Aktienrunde aus, macht die Gesellschaft danach weiter, wo sie war.',
    en: 'If exchanging P7 brings about a stock round, the company then goes on where it was.',
  },
  '1880/VI-P7-i': {
    de: 'Mit Beginn der Phase B3 wird P7 zwangsweise gegen die zweite 4er-Lok getauscht.',
    en: 'When phase B3 begins P7 must be exchanged for the second 4-train.',
  },
  '1880/VI-P7-j': {
    de: 'Die 4er-Lok aus P7 gibst du einer deiner Gesellschaften, die Platz hat; ablehnen kannst du sie dann nicht.',
    en: 'You give the 4-train from P7 to a company of yours with room; while one has room you cannot refuse it.',
  },
  '1880/VI-P7-k': {
    de: 'Hat keine deiner Gesellschaften Platz, darfst du für die 4er-Lok eine Lok zurückgeben; sonst verfällt sie.',
    en: 'If none of your companies has room you may return a train for the 4-train; otherwise it is lost.',
  },
  '1880/VI-P7-l': {
    de: 'Solange eine deiner Gesellschaften Platz hat, kannst du keine Lok zurückgeben.',
    en: 'While one of your companies has room you cannot return a train.',
  },
  '1880/VI-P7-m': {
    de: 'Führst du keine Gesellschaft, geht die 4er-Lok aus P7 ersatzlos verloren.',
    en: 'If you direct no company the 4-train from P7 is lost without compensation.',
  },
  '1880/VI-P7-n': {
    de: 'Ob Platz ist, zählt erst, wenn die 2er-Loks verschrottet sind.',
    en: 'Whether there is room is judged after the 2-trains are scrapped.',
  },
  '1880/VI-P7-o': {
    de: 'Wer mit P7 die erste 4er-Lok nimmt, beginnt B3; einen weiteren Tausch gibt es nicht.',
    en: 'Whoever takes the first 4-train with P7 begins B3; there is no further exchange.',
  },
  '1880/VI-P7-p': {
    de: 'Gehen alle 4er-Loks unverkauft aus dem Spiel, bekommt P7 vorher eine davon.',
    en: 'If all 4-trains are removed unsold, P7 gets one of them first.',
  },
  '1880/VI-P7-q': {
    de: 'Der Zwangstausch von P7 kommt, bevor der Käufer der ersten 4er-Lok weitermacht.',
    en: 'The forced exchange of P7 comes before the buyer of the first 4-train goes on.',
  },
  '1880/VI-P7-r': {
    de: 'Beginnt P7 mitten im Bauen eine neue Phase, gilt für den Rest des Bauens die neue Phase.',
    en: 'If P7 begins a new phase while you build, the rest of your building follows the new phase.',
  },
  '1880/VI-P7-s': {
    de: 'Niemand muss P7 vor B3 einsetzen.',
    en: 'Nobody has to use P7 before B3.',
  },
  '1880/VI-P7-t': {
    de: 'Mit dem Tausch scheidet P7 aus dem Spiel aus.',
    en: 'P7 leaves the game with the exchange.',
  },
};
