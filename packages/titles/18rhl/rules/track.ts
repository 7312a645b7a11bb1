import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 6 to 9: operating rounds, track, upgrades and station markers. */
export const trackRules: RuleTexts = {
  // Order of the companies
  '18rhl/6.2-a': sentences['6-a'],
  '18rhl/6.2-b': sentences['6-b'],
  '18rhl/6.2-c': sentences['6-d'],
  '18rhl/6.2-d': sentences['6-c'],
  '18rhl/6.2-e': sentences['6-e'],
  '18rhl/6.2-f': sentences['6-f'],

  // Turn of a company
  '18rhl/6.3-a': sentences['6.2-a'],
  '18rhl/6.3-b': sentences['6.2.1-d'],
  '18rhl/6.3-c': {
    de: 'Hat die Gesellschaft eine Strecke, muss sie nach dem Zugkauf mindestens einen Zug besitzen.',
    en: 'A company with a route has to be in possession of a train once its buying step is done.',
  },
  '18rhl/6.3-d': {
    de: 'Waren alle gegründeten Gesellschaften an der Reihe, folgt die nächste Betriebsrunde dieser Folge oder eine Aktienrunde.',
    en: 'Once all floated companies have had their turn, the next operating round of this set or a stock round follows.',
  },

  // Laying track
  '18rhl/7.1-a': sentences['6.2.1-b'],
  '18rhl/7.1-b': {
    de: 'In der gelben Phase gibt es nur gelbe Plättchen.',
    en: 'In the yellow phase there are no tiles but yellow ones.',
  },
  '18rhl/7.1-c': {
    de: 'Neue Gleise müssen lückenlos bis zu einem Bahnhofsmarker deiner Gesellschaft führen; fremd besetzte Städte unterbrechen den Weg.',
    en: 'New track must lead back to a station marker of your company without a gap; cities filled by others break the way.',
  },
  '18rhl/7.1-d': sentences['6.2.1.1-a'],
  '18rhl/7.1-e': sentences['6.2.1.1-c'],
  '18rhl/7.1-f': sentences['6.2.1.1-b'],
  '18rhl/7.1-g': sentences['6.2.1.1-d'],
  '18rhl/7.1-h': sentences['6.2.1.1-f'],
  '18rhl/7.1-i': {
    de: 'Das erste Plättchen auf einem Bergfeld kostet 30 oder 60 M aus der Kasse; später kostet nur, was auf dem ersetzten Plättchen steht.',
    en: 'The first tile on a mountain hex costs the treasury 30 or 60 M; later only a figure on the replaced tile costs money.',
  },
  '18rhl/7.1-j': {
    de: 'Mit Nr. 3 entfallen die Bergkosten ein einziges Mal.',
    en: 'No. 3 waives the mountain cost a single time.',
  },
  '18rhl/7.1-k': sentences['6.2.1.1-g'],

  // The Rhine
  '18rhl/7.2-a': sentences['6.2.1.3-a'],
  '18rhl/7.2-b': sentences['6.2.1.3-b'],
  '18rhl/7.2-c': sentences['6.2.1.3-c'],
  '18rhl/7.2-d': sentences['6.2.1.3-d'],
  '18rhl/7.2-e': sentences['6.2.1.1-e'],
  '18rhl/7.2-f': {
    de: 'Das erste Plättchen auf C8 kostet 30 M; Nr. 3 hilft hier nicht, denn C8 ist kein Berg.',
    en: 'The first tile on C8 costs 30 M; No. 3 is no help, as C8 is not a mountain.',
  },

  // Special hexes
  '18rhl/7.3-a': {
    de: 'Plättchen #935 kommt nur durch das Sonderrecht von Nr. 2 auf E8.',
    en: 'Only the power of No. 2 brings tile #935 to E8.',
  },
  '18rhl/7.3-b': {
    de: 'Der erste Bau auf E14 ist Nr. 1 vorbehalten, bis der erste 5er-Zug gekauft ist.',
    en: 'No. 1 has the sole right to build on E14 first, up to the purchase of the first 5-train.',
  },

  // Upgrades
  '18rhl/8-a': {
    de: 'Entweder legst du ein gelbes Plättchen oder du baust aus; beides zusammen geht nur mit einem Sonderrecht.',
    en: 'You either lay a yellow tile or upgrade; to do both you need a power.',
  },
  '18rhl/8-b': sentences['6.2.1.2-a'],
  '18rhl/8-c': {
    de: 'Gelb oder grün vorgedruckte Felder baust du aus, als läge dort ein Plättchen dieser Farbe.',
    en: 'You upgrade hexes printed yellow or green as if a tile of that colour lay there.',
  },
  '18rhl/8-d': sentences['6.2.1.2-b'],
  '18rhl/8-e': {
    de: 'Der Ausbau einer Stadt muss eine Strecke deiner Gesellschaft verlängern oder eine von ihr erreichte Stadt wertvoller machen.',
    en: 'Upgrading a city must extend a route of your company or make a city within its reach worth more.',
  },
  '18rhl/8-f': sentences['6.2.1.2-d'],
  '18rhl/8-g': sentences['6.2.1.2-f'],
  '18rhl/8-h': sentences['6.2.1.2-e'],
  '18rhl/8-i': {
    de: 'Das ersetzte Plättchen kommt in den Vorrat zurück und kann wieder gelegt werden.',
    en: 'The tile you replace returns to the supply, where anyone can take it again.',
  },
  '18rhl/8-j': sentences['6.2.1.2-g'],
  '18rhl/8-k': sentences['6.2.1.2-h'],
  '18rhl/8-l': sentences['6.2.1.2-j'],
  '18rhl/8-m': {
    de: 'Werden zwei Kleinstädte grün, genügt es, dass deine Gesellschaft einen der vier Ausgänge erreicht.',
    en: 'When two towns turn green, your company just has to reach any of the four exits.',
  },

  // Station markers
  '18rhl/9-a': sentences['6.2.2-a'],
  '18rhl/9-b': {
    de: 'Was eine Gesellschaft baut, muss mit einem ihrer Bahnhofsmarker verbunden sein, außer sie nutzt ein Sonderrecht.',
    en: 'Whatever a company builds must be linked with one of its station markers, unless it uses a power.',
  },
  '18rhl/9-c': {
    de: 'Zu jeder Strecke gehört eine Stadt, in der ein Bahnhofsmarker deiner Gesellschaft steht.',
    en: 'A city holding a station marker of your company has to be on each route.',
  },
  '18rhl/9-d': sentences['6.2.2-c'],
  '18rhl/9-e': {
    de: 'Ein fremder Marker auf A14, B15 oder C2 sperrt dieses Feld für deine Züge; in Roermond entgeht dir nur der Bonus, und Venlo gilt als Stadt.',
    en: 'A foreign marker on A14, B15 or C2 bars that hex to your trains; in Roermond you lose just the bonus; Venlo is like a city.',
  },
  '18rhl/9-f': {
    de: 'Heimatmarker kosten nichts; für jeden anderen zahlt die Gesellschaft seinen Preis an die Bank, den billigsten zuerst.',
    en: 'Home markers cost nothing; for any other the company pays its price to the bank, starting with the cheapest.',
  },
  '18rhl/9-g': {
    de: 'Eine Gesellschaft setzt ihre Heimatmarker, sobald sie zum ersten Mal an der Reihe ist.',
    en: 'A company sets its home markers as soon as it has a turn for the first time.',
  },
  '18rhl/9-h': {
    de: 'Außer den Heimatmarkern setzt eine Gesellschaft je Betriebsrunde höchstens einen Bahnhofsmarker.',
    en: 'Apart from home markers, a company sets no more than one station marker in an operating round.',
  },
  '18rhl/9-i': sentences['6.2.2-g'],
  '18rhl/9-j': sentences['6.2.2-h'],
  '18rhl/9-k': {
    de: 'Halte in dieser Stadt einen Kreis für die Gesellschaft frei, die hier ihren Heimatmarker noch nicht gesetzt hat.',
    en: 'Leave a circle in this city for the company that has yet to set its home marker here.',
  },
  '18rhl/9-l': {
    de: 'Die Gesellschaft hat keinen Bahnhofsmarker mehr übrig oder zu wenig Geld in der Kasse.',
    en: 'The company has run out of station markers or has too little money in its treasury.',
  },
  '18rhl/9-m': {
    de: 'Eine Verbindung für Bau und Marker führt nur durch Städte, die auch ein Zug der Gesellschaft durchfahren könnte; rote Felder beenden sie.',
    en: 'A link for building and markers leads only through cities a train of the company could run through; red hexes end it.',
  },
};
