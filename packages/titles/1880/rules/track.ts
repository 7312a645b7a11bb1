import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapter X: the turn of a company, tiles and stations. */
export const trackRules: RuleTexts = {
  // The turn
  '1880/X-turn-a': {
    de: 'Der Zug hat feste Schritte: bauen, Bahnhof, fahren, Kurs, Loks kaufen; zurück geht es nicht.',
    en: 'A turn has fixed steps: build, station, run, price, buy trains; there is no going back.',
  },
  '1880/X-turn-b': {
    de: 'Bauen, Bahnhof und Lokkauf darfst du auslassen, den Kauf nur mit einer Lok für die Lokpflicht.',
    en: 'You may skip building, the station and buying, the latter only with a train that meets the duty.',
  },
  '1880/X-turn-c': {
    de: 'Welche Strecken du fährst, entscheidest du; es müssen nicht die besten sein.',
    en: 'Which routes you run is your choice; they need not be the best.',
  },

  // Laying tiles
  '1880/X-lay-a': {
    de: 'Rote und blaue Felder und Fähren sind feste Gleise und werden nie überbaut.',
    en: 'Red and blue hexes and ferries are fixed track and are never built over.',
  },
  '1880/X-lay-b': {
    de: 'Ohne Baurecht für die laufende Phase legst du kein Plättchen.',
    en: 'Without a permit for the current phase you lay no tile.',
  },
  '1880/X-lay-c': {
    de: 'In Phase A legt eine Gesellschaft ein gelbes Plättchen je Zug, nur die BCR zwei.',
    en: 'In phase A a company lays one yellow tile each turn, only BCR two.',
  },
  '1880/X-lay-d': {
    de: 'Ab Phase B legst du bis zu zwei gelbe Plättchen oder rüstest eines auf, nie beides.',
    en: 'From phase B on you lay up to two yellow tiles or upgrade one, never both.',
  },
  '1880/X-lay-e': {
    de: 'Das Plättchen muss Gleise fortsetzen, die du von einem deiner Bahnhöfe ungehindert erreichst.',
    en: 'The tile must extend track you can reach from one of your stations without being blocked.',
  },
  '1880/X-lay-f': {
    de: 'Solange auf dem Heimatfeld kein Gleis liegt, kann die Gesellschaft nur dort bauen.',
    en: 'Until there is track on its home hex the company can build only there.',
  },
  '1880/X-lay-g': {
    de: 'Das Plättchen muss zum Feld passen: leer, Kleinstadt, Doppel-Kleinstadt, Stadt, OO, B oder S.',
    en: 'The tile must suit the hex: open, town, two towns, city, OO, B or S.',
  },
  '1880/X-lay-h': {
    de: 'Eine Mittelstadt wird mit dem gelben Plättchen Kleinstadt oder Stadt und bleibt es.',
    en: 'A medium town becomes town or city with its yellow tile and stays so.',
  },
  '1880/X-lay-i': {
    de: 'Eine Doppel-Mittelstadt wird mit dem gelben Plättchen Doppel-Kleinstadt oder OO und bleibt es.',
    en: 'A double medium town becomes two towns or OO with its yellow tile and stays so.',
  },
  '1880/X-lay-j': {
    de: 'Gleise dürfen nicht vom Plan, in eine Barriere oder an eine Seite ohne Pfeil oder Fähre führen.',
    en: 'Track may not lead off the map, into a barrier, or to a side without arrow or ferry.',
  },
  '1880/X-lay-k': {
    de: 'Das Plättchen muss nicht an Gleise der Nachbarfelder anschließen.',
    en: 'The tile need not meet track on neighbouring hexes.',
  },
  '1880/X-lay-l': {
    de: 'Neben Beijing muss das Plättchen den vorgedruckten Anschluss fortsetzen.',
    en: 'Next to Beijing the tile must join the printed stub.',
  },
  '1880/X-lay-m': {
    de: 'Berge und Flüsse kosten beim ersten Plättchen; die Gesellschaft zahlt allein und im Voraus.',
    en: 'Mountains and rivers cost money with the first tile; the company pays alone and in advance.',
  },
  '1880/X-lay-n': {
    de: 'Das zweite gelbe Plättchen darf an das erste anschließen.',
    en: 'The second yellow tile may build on the first.',
  },
  '1880/X-lay-o': {
    de: 'Erreichbar ist, wohin ein Weg beliebiger Länge nach den Streckenregeln führt; Fähren zählen dazu.',
    en: 'Within reach is where a way of any length leads by the rules of routes; ferries count.',
  },

  // Upgrades
  '1880/X-upgrade-a': {
    de: 'Statt gelb zu bauen rüstest du ein Plättchen auf: gelb, grün, braun, grau.',
    en: 'Instead of laying yellow you upgrade one tile: yellow, green, brown, grey.',
  },
  '1880/X-upgrade-b': {
    de: 'Grün gibt es nach der ersten 3er, braun nach der ersten 4+4, grau nach der ersten 8er-Lok.',
    en: 'Green comes with the first 3-train, brown with the first 4+4, grey with the first 8-train.',
  },
  '1880/X-upgrade-c': {
    de: 'Das neue Plättchen musst du danach ungehindert erreichen können.',
    en: 'Afterwards you must be able to reach the new tile without being blocked.',
  },
  '1880/X-upgrade-d': {
    de: 'Vorhandene Gleise müssen erhalten bleiben.',
    en: 'Existing track must be preserved.',
  },
  '1880/X-upgrade-e': {
    de: 'Kleinstadt, Stadt, Buchstaben und freie Strecke werden nie gegeneinander getauscht.',
    en: 'Town, city, lettered and plain tiles are never exchanged for one another.',
  },
  '1880/X-upgrade-f': {
    de: 'Aufrüsten kann neue Plätze für Bahnhöfe bringen.',
    en: 'An upgrade may bring new places for stations.',
  },
  '1880/X-upgrade-g': {
    de: 'Das ersetzte Plättchen kommt zurück in den Vorrat.',
    en: 'The replaced tile goes back to the supply.',
  },
  '1880/X-upgrade-h': {
    de: 'Beijing grün zu machen ist ein Aufrüsten.',
    en: 'Making Beijing green is an upgrade.',
  },
  '1880/X-upgrade-i': {
    de: 'Wird eine Stadt braun, nimmst du soweit möglich ein Plättchen mit sechs Ausgängen.',
    en: 'A city turning brown takes a tile with six exits as far as possible.',
  },
  '1880/X-upgrade-j': {
    de: '611 ist für Randfelder mit fünf Ausgängen; anderswo erst, wenn kein 63 mehr da ist.',
    en: '611 is for border hexes with five exits; elsewhere only when no 63 is left.',
  },
  '1880/X-upgrade-k': {
    de: 'Durch eine Stadt mit freiem Platz darf jeder bauen und fahren.',
    en: 'Everybody may build and run through a city with a free place.',
  },
  '1880/X-upgrade-l': {
    de: 'Eine Stadt mit fünf offenen Seiten wird nie grau, eine mit vier nie braun.',
    en: 'A city with five open sides never becomes grey, one with four never brown.',
  },
  '1880/X-upgrade-m': {
    de: 'In Grau wählst du zwischen 455 und 895.',
    en: 'In grey you choose between 455 and 895.',
  },

  // Stations
  '1880/X-token-a': {
    de: 'Der Heimatbahnhof kommt bei der Eröffnung kostenlos aufs Feld.',
    en: 'The home station is placed for free when the company opens.',
  },
  '1880/X-token-b': {
    de: 'Eine Gesellschaft hat drei Marker: den Heimatbahnhof und zwei weitere.',
    en: 'A company has three markers: its home and two more.',
  },
  '1880/X-token-c': {
    de: 'Auf einem Feld liegt höchstens ein Marker jeder Gesellschaft.',
    en: 'A company has at most one marker on a hex.',
  },
  '1880/X-token-d': {
    de: 'Der erste weitere Bahnhof kostet ¥40, der zweite ¥100, in Phase D ¥80 und ¥200.',
    en: 'The first further station costs ¥40, the second ¥100, in phase D ¥80 and ¥200.',
  },
  '1880/X-token-e': {
    de: 'Bahnhöfe bezahlt allein die Gesellschaft.',
    en: 'Stations are paid by the company alone.',
  },
  '1880/X-token-f': {
    de: 'Je Zug setzt du höchstens einen Bahnhof.',
    en: 'You place at most one station a turn.',
  },
  '1880/X-token-g': {
    de: 'Der neue Bahnhof braucht eine Verbindung zu einem eigenen, ohne Wenden.',
    en: 'The new station needs a connection to one of your own, without reversing.',
  },
  '1880/X-token-h': {
    de: 'Für die Heimat einer noch nicht eröffneten Gesellschaft muss ein Platz frei bleiben.',
    en: 'A place must be left for the home of a company that is not open yet.',
  },
  '1880/X-token-i': {
    de: 'Durch eine voll besetzte Stadt kommt nur, wer dort einen Marker hat.',
    en: 'Only companies with a marker there get through a full city.',
  },
  '1880/X-token-j': {
    de: 'Für Bahnhöfe brauchst du kein Baurecht.',
    en: 'Stations need no building permit.',
  },
  '1880/X-token-k': {
    de: 'Ist ihr Feld schon grün, wählen QSR und SCR die Stadt ihres Heimatbahnhofs.',
    en: 'If their hex is already green, QSR and SCR choose the city of their home station.',
  },
  '1880/X-token-l': {
    de: 'Bis QSR oder SCR dort steht, darf auf getrennten Städten niemand sonst einen Marker setzen.',
    en: 'Until QSR or SCR stands there nobody else may place a marker while the two cities are separate.',
  },
  '1880/X-token-m': {
    de: 'Auf weißem oder gelbem Feld steht der Heimatmarker in der Stadt mit dem Gleis.',
    en: 'On a white or yellow hex the home marker stands in the city that has the track.',
  },
  '1880/X-token-n': {
    de: 'Marker kommen nur auf freie Plätze großer Städte.',
    en: 'Markers go only on free places of large cities.',
  },
  '1880/X-token-o': {
    de: 'Ein freigehaltener Platz versperrt niemandem den Weg.',
    en: "A place kept free blocks nobody's way.",
  },
};
