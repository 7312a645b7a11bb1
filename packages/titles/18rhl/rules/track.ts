import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 6 to 9: operating rounds, track, upgrades and station markers. */
export const trackRules: RuleTexts = {
  // Order of the companies
  '18rhl/6.2-a': {
    de: 'Am Anfang jeder Betriebsrunde stehen die Erträge der Privatbahnen.',
    en: 'The revenues of the privates come first in every operating round.',
  },
  '18rhl/6.2-b': {
    de: 'Jede gegründete Gesellschaft ist in der Betriebsrunde einmal an der Reihe, vom höchsten Kurs zum niedrigsten.',
    en: 'Each company that has floated gets one turn in the operating round, from the highest price to the lowest.',
  },
  '18rhl/6.2-c': {
    de: 'Liegen Kursmarker auf demselben Kursfeld, ist zuerst die Gesellschaft an der Reihe, deren Marker im Stapel höher liegt.',
    en: 'If price markers share a square of the market, the one lying higher in the pile goes first.',
  },
  '18rhl/6.2-d': {
    de: 'Ist der Kurs gleich, das Kursfeld aber nicht, geht die Gesellschaft weiter rechts vor.',
    en: 'If prices are equal on separate squares of the market, the company further to the right goes first.',
  },
  '18rhl/6.2-e': {
    de: 'Wer als Nächstes an der Reihe ist, ergibt sich aus den jetzigen Kursen der noch fehlenden Gesellschaften.',
    en: 'Who comes next depends on the prices, as they stand now, of the companies still to act.',
  },
  '18rhl/6.2-f': {
    de: 'Eine Gesellschaft, die noch nicht gegründet ist, kommt in der Betriebsrunde nicht an die Reihe.',
    en: 'A company that has not floated yet gets no turn in the operating round.',
  },

  // Turn of a company
  '18rhl/6.3-a': {
    de: 'Die Schritte sind Bauen, Bahnhofsmarker, Züge fahren, Auszahlen oder Einbehalten, Kurs, Zugkauf; zurück geht es nicht.',
    en: 'The steps are track, station marker, running, paying or withholding, price, buying trains; there is no going back.',
  },
  '18rhl/6.3-b': {
    de: 'In Schritt 1 legst du ein gelbes Plättchen oder baust ein Plättchen oder vorgedrucktes Feld aus; nur Sonderrechte erlauben mehr.',
    en: 'In step 1 you lay a yellow tile or upgrade a tile or a printed hex; only powers allow more.',
  },
  '18rhl/6.3-c': {
    de: 'Hat die Gesellschaft eine Strecke, muss sie nach dem Zugkauf mindestens einen Zug besitzen.',
    en: 'A company with a route has to be in possession of a train once its buying step is done.',
  },
  '18rhl/6.3-d': {
    de: 'Waren alle gegründeten Gesellschaften an der Reihe, folgt die nächste Betriebsrunde dieser Folge oder eine Aktienrunde.',
    en: 'Once all floated companies have had their turn, the next operating round of this set or a stock round follows.',
  },

  // Laying track
  '18rhl/7.1-a': {
    de: 'Auf graue und rote Felder kommen keine Plättchen.',
    en: 'Grey and red hexes cannot be built on.',
  },
  '18rhl/7.1-b': {
    de: 'In der gelben Phase gibt es nur gelbe Plättchen.',
    en: 'In the yellow phase there are no tiles but yellow ones.',
  },
  '18rhl/7.1-c': {
    de: 'Neue Gleise müssen lückenlos bis zu einem Bahnhofsmarker deiner Gesellschaft führen; fremd besetzte Städte unterbrechen den Weg.',
    en: 'New track must lead back to a station marker of your company without a gap; cities filled by others break the way.',
  },
  '18rhl/7.1-d': {
    de: 'In ihrem ersten Spielzug baut eine Gesellschaft auf ihrem Heimatfeld oder verlängert Gleise, die es schon gibt.',
    en: 'With its first lay a company builds on its home hex or carries on from track that exists by then.',
  },
  '18rhl/7.1-e': {
    de: 'Plättchen und Feld müssen zusammenpassen: ohne Ort, mit Kleinstädten oder mit Städten, und in gleicher Anzahl.',
    en: 'Tile and hex must be of a kind: without any stop, with towns or with cities, and as many of them.',
  },
  '18rhl/7.1-f': {
    de: 'Plättchen mit Buchstaben gehören nur auf Felder mit denselben Buchstaben, und dorthin gehören keine anderen.',
    en: 'Tiles with letters belong on hexes showing the same letters, and those hexes accept no others.',
  },
  '18rhl/7.1-g': {
    de: 'Kein Gleis darf über den Rand des Plans oder an die gleislose Seite eines grauen oder roten Feldes führen.',
    en: 'No track may lead off the map or up to a trackless side of a grey or red hex.',
  },
  '18rhl/7.1-h': {
    de: 'An einem Nachbarfeld ohne passendes Gleis darf dein Gleis offen enden.',
    en: 'Your track may stop dead at a neighbouring hex that has no track to meet it.',
  },
  '18rhl/7.1-i': {
    de: 'Das erste Plättchen auf einem Bergfeld kostet 30 oder 60 M aus der Kasse; später kostet nur, was auf dem ersetzten Plättchen steht.',
    en: 'The first tile on a mountain hex costs the treasury 30 or 60 M; later only a figure on the replaced tile costs money.',
  },
  '18rhl/7.1-j': {
    de: 'Mit Nr. 3 entfallen die Bergkosten ein einziges Mal.',
    en: 'No. 3 waives the mountain cost a single time.',
  },
  '18rhl/7.1-k': {
    de: 'Das erste Plättchen auf einem Feld mit vorgedruckten Gleisen muss diese Gleise enthalten.',
    en: 'The first tile on a hex with printed track has to include that track.',
  },

  // The Rhine
  '18rhl/7.2-a': {
    de: 'Über den Rhein geht es nur in Köln, Düsseldorf und Duisburg sowie auf C8.',
    en: 'There is a way across the Rhine only in Köln, Düsseldorf and Duisburg, and on C8.',
  },
  '18rhl/7.2-b': {
    de: 'Jeder Ausbau einer Metropole kostet die Kasse Geld: zuerst 30 M, danach je 50 M; nur Nr. 4 erspart den ersten Betrag.',
    en: 'Every upgrade of a metropolis costs the treasury money: 30 M at first, 50 M each later; only No. 4 saves the first sum.',
  },
  '18rhl/7.2-c': {
    de: 'Auf C8 führt nur das vorgedruckte Gleis über den Rhein; das erste Plättchen muss daran anschließen.',
    en: 'On C8 nothing but the printed track leads over the Rhine; the first tile has to join it.',
  },
  '18rhl/7.2-d': {
    de: 'Drehe das Metropolen-Plättchen so, dass der Rhein weiterfließt und jedes Ufer seine Kreise behält.',
    en: 'Turn the metropolis tile so that the Rhine flows on and each side of it keeps its circles.',
  },
  '18rhl/7.2-e': {
    de: 'Außerhalb der Metropolen und C8 darf kein Gleis in den Rhein oder über ihn hinweg führen.',
    en: 'Outside the metropolises and C8 your track can neither run into the Rhine nor over it.',
  },
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
  '18rhl/8-b': {
    de: 'Grün gibt es ab dem ersten 3er-Zug, Braun ab dem ersten 5er-Zug, Grau ab dem ersten 8er-Zug; keine Farbe wird übersprungen.',
    en: 'Green comes with the first 3-train, brown with the first 5-train, grey with the first 8-train; you cannot jump a colour.',
  },
  '18rhl/8-c': {
    de: 'Gelb oder grün vorgedruckte Felder baust du aus, als läge dort ein Plättchen dieser Farbe.',
    en: 'You upgrade hexes printed yellow or green as if a tile of that colour lay there.',
  },
  '18rhl/8-d': {
    de: 'Beim Ausbau ohne Stadt muss ein Bahnhofsmarker deiner Gesellschaft danach etwas von den neuen Gleisen erreichen.',
    en: 'When you upgrade a tile without a city, a station marker of your company must then reach some of the new track.',
  },
  '18rhl/8-e': {
    de: 'Der Ausbau einer Stadt muss eine Strecke deiner Gesellschaft verlängern oder eine von ihr erreichte Stadt wertvoller machen.',
    en: 'Upgrading a city must extend a route of your company or make a city within its reach worth more.',
  },
  '18rhl/8-f': {
    de: 'Beim Ausbau müssen alle bisherigen Gleise und Verbindungen erhalten bleiben.',
    en: 'An upgrade has to preserve every track and link there was before.',
  },
  '18rhl/8-g': {
    de: 'Beim Ausbau bleibt die Art gleich: Gleis bleibt Gleis, Kleinstadt bleibt Kleinstadt und Stadt bleibt Stadt.',
    en: 'An upgrade does not change the kind of tile: track only, towns or cities.',
  },
  '18rhl/8-h': {
    de: 'Ein Plättchen mit Buchstaben ersetzt nur eines mit denselben Buchstaben.',
    en: 'A tile with letters can take the place only of one with the same letters.',
  },
  '18rhl/8-i': {
    de: 'Das ersetzte Plättchen kommt in den Vorrat zurück und kann wieder gelegt werden.',
    en: 'The tile you replace returns to the supply, where anyone can take it again.',
  },
  '18rhl/8-j': {
    de: 'Aus einer gelben Kleinstadt wird ein grünes Plättchen mit drei Ausgängen; weiter lässt es sich nicht ausbauen.',
    en: 'A single yellow town becomes a green tile with three exits, and there its upgrades end.',
  },
  '18rhl/8-k': {
    de: 'Aus zwei gelben Kleinstädten wird ein grünes Plättchen mit vier Ausgängen, das später noch braun werden kann.',
    en: 'Two yellow towns become a green tile with four exits, which can turn brown later.',
  },
  '18rhl/8-l': {
    de: 'Bahnhofsmarker wandern mit auf das neue Plättchen und bleiben bei ihrer Stadt, in einer grünen Metropole an ihrem Ufer.',
    en: 'Station markers move along to the new tile and stay with their city, in a green metropolis on their side of the Rhine.',
  },
  '18rhl/8-m': {
    de: 'Werden zwei Kleinstädte grün, genügt es, dass deine Gesellschaft einen der vier Ausgänge erreicht.',
    en: 'When two towns turn green, your company just has to reach any of the four exits.',
  },

  // Station markers
  '18rhl/9-a': {
    de: 'Bahnhofsmarker stehen nur auf weißen Kreisen.',
    en: 'Station markers go on white circles and nowhere else.',
  },
  '18rhl/9-b': {
    de: 'Was eine Gesellschaft baut, muss mit einem ihrer Bahnhofsmarker verbunden sein, außer sie nutzt ein Sonderrecht.',
    en: 'Whatever a company builds must be linked with one of its station markers, unless it uses a power.',
  },
  '18rhl/9-c': {
    de: 'Zu jeder Strecke gehört eine Stadt, in der ein Bahnhofsmarker deiner Gesellschaft steht.',
    en: 'A city holding a station marker of your company has to be on each route.',
  },
  '18rhl/9-d': {
    de: 'Durch eine voll besetzte Stadt fährst du nur mit eigenem Marker darin; sonst endet deine Strecke dort.',
    en: 'You run through a city with no free circle only if you have a marker in it; otherwise your route ends there.',
  },
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
  '18rhl/9-i': {
    de: 'Die Stadt muss über freie Gleise mit einem deiner Bahnhofsmarker verbunden sein; nur Nr. 2 und Nr. 4 machen eine Ausnahme.',
    en: 'Open track must link the city with one of your station markers; only No. 2 and No. 4 make an exception.',
  },
  '18rhl/9-j': {
    de: 'Auf einem Plättchen steht höchstens ein Marker deiner Gesellschaft; auch beide Ufer einer Metropole sind ein Plättchen.',
    en: 'Your company can have no second marker on a tile; both sides of a metropolis are still a single tile.',
  },
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
