import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Section 6 up to 6.2.2: order of the companies, track, upgrades and station markers. */
export const track = {
  // Order of the companies
  '6-a': {
    de: 'Am Anfang jeder Betriebsrunde stehen die Erträge der Privatbahnen.',
    en: 'The revenues of the privates come first in every operating round.',
  },
  '6-b': {
    de: 'Jede gegründete Gesellschaft ist in der Betriebsrunde einmal an der Reihe, vom höchsten Kurs zum niedrigsten.',
    en: 'Each company that has floated gets one turn in the operating round, from the highest price to the lowest.',
  },
  '6-c': {
    de: 'Ist der Kurs gleich, das Kursfeld aber nicht, geht die Gesellschaft weiter rechts vor.',
    en: 'If prices are equal on separate squares of the market, the company further to the right goes first.',
  },
  '6-d': {
    de: 'Liegen Kursmarker auf demselben Kursfeld, ist zuerst die Gesellschaft an der Reihe, deren Marker im Stapel höher liegt.',
    en: 'If price markers share a square of the market, the one lying higher in the pile goes first.',
  },
  '6-f': {
    de: 'Eine Gesellschaft, die noch nicht gegründet ist, kommt in der Betriebsrunde nicht an die Reihe.',
    en: 'A company that has not floated yet gets no turn in the operating round.',
  },
  '6-e': {
    de: 'Wer als Nächstes an der Reihe ist, ergibt sich aus den jetzigen Kursen der noch fehlenden Gesellschaften.',
    en: 'Who comes next depends on the prices, as they stand now, of the companies still to act.',
  },

  // Income fields and routes
  '6.1.1-a': {
    de: 'Einnahmen bringen Städte, Kleinstädte, rote Gebiete und graue Felder mit einem Wert; alles andere ist Gelände.',
    en: 'Cities, towns, red areas and grey hexes with a value bring income; everything else is terrain.',
  },
  '6.1.2-a': {
    de: 'Eine Verbindung ist eine Folge von Feldern mit durchgehendem Gleis, an der ein Marker der Gesellschaft steht.',
    en: 'A link is a chain of hexes joined by track with a marker of the company on it.',
  },
  '6.1.2-b': {
    de: 'Eine Strecke nutzt kein Gleisstück zweimal; getrennte Gleise desselben Plättchens darf sie beide nutzen.',
    en: 'A route uses no bit of track a second time; separate tracks on the same tile are both open to it.',
  },
  '6.1.2-c': {
    de: 'An einer Verzweigung wird nicht gewendet und an einer Kreuzung nicht abgebogen.',
    en: 'There is no turning back at a junction and no turning off at a crossing.',
  },
  '6.1.2-d': {
    de: 'Durch eine Stadt voller fremder Marker führt keine Verbindung; enden kann sie dort.',
    en: "No link leads through a city full of other companies' markers; it can end there.",
  },
  '6.1.2-e': {
    de: 'Verdeckte Heimatmarker halten niemanden auf, aber ihr Kreis ist vergeben.',
    en: 'Home markers lying face down stop nobody, but their circle is taken.',
  },
  '6.1.2-f': {
    de: 'Eine Strecke verbindet mindestens zwei Einkommensfelder, auch Kleinstädte, und an einem davon steht ein Marker deiner Gesellschaft.',
    en: 'A route links two or more income fields, towns included, and one of them has a marker of your company.',
  },
  '6.1.2-g': {
    de: 'Rote Gebiete beenden eine Verbindung; Gleise an ihren Seiten gehören nur beim Bauen und nur für den Besitzer des Markers dort zusammen.',
    en: 'Red areas end a link; track on their sides is joined only for building and only for the owner of the marker there.',
  },

  // Turn of a company
  '6.2-a': {
    de: 'Die Schritte sind Bauen, Bahnhofsmarker, Züge fahren, Auszahlen oder Einbehalten, Kurs, Zugkauf; zurück geht es nicht.',
    en: 'The steps are track, station marker, running, paying or withholding, price, buying trains; there is no going back.',
  },

  // Laying track
  '6.2.1-a': {
    de: 'Ein Plättchen muss eine Verbindung deiner Gesellschaft verlängern oder ein Feld ausbauen, das an einer liegt.',
    en: 'A tile must extend a link of your company or upgrade a hex on one.',
  },
  '6.2.1-b': {
    de: 'Auf graue und rote Felder kommen keine Plättchen.',
    en: 'Grey and red hexes cannot be built on.',
  },
  '6.2.1-c': {
    de: 'Geländekosten, die auf dem Feld oder dem ersetzten Plättchen stehen, zahlt die Kasse vor dem Bau.',
    en: 'Terrain costs shown on the hex or on the replaced tile are paid from the treasury before the lay.',
  },
  '6.2.1-d': {
    de: 'In Schritt 1 legst du ein gelbes Plättchen oder baust ein Plättchen oder vorgedrucktes Feld aus; nur Sonderrechte erlauben mehr.',
    en: 'In step 1 you lay a yellow tile or upgrade a tile or a printed hex; only powers allow more.',
  },

  // Yellow tiles
  '6.2.1.1-a': {
    de: 'In ihrem ersten Spielzug baut eine Gesellschaft auf ihrem Heimatfeld oder verlängert Gleise, die es schon gibt.',
    en: 'With its first lay a company builds on its home hex or carries on from track that exists by then.',
  },
  '6.2.1.1-b': {
    de: 'Plättchen mit Buchstaben gehören nur auf Felder mit denselben Buchstaben, und dorthin gehören keine anderen.',
    en: 'Tiles with letters belong on hexes showing the same letters, and those hexes accept no others.',
  },
  '6.2.1.1-c': {
    de: 'Plättchen und Feld müssen zusammenpassen: ohne Ort, mit Kleinstädten oder mit Städten, und in gleicher Anzahl.',
    en: 'Tile and hex must be of a kind: without any stop, with towns or with cities, and as many of them.',
  },
  '6.2.1.1-d': {
    de: 'Kein Gleis darf über den Rand des Plans oder an die gleislose Seite eines grauen oder roten Feldes führen.',
    en: 'No track may lead off the map or up to a trackless side of a grey or red hex.',
  },
  '6.2.1.1-e': {
    de: 'Außerhalb der Metropolen und C8 darf kein Gleis in den Rhein oder über ihn hinweg führen.',
    en: 'Outside the metropolises and C8 your track can neither run into the Rhine nor over it.',
  },
  '6.2.1.1-f': {
    de: 'An einem Nachbarfeld ohne passendes Gleis darf dein Gleis offen enden.',
    en: 'Your track may stop dead at a neighbouring hex that has no track to meet it.',
  },
  '6.2.1.1-g': {
    de: 'Das erste Plättchen auf einem Feld mit vorgedruckten Gleisen muss diese Gleise enthalten.',
    en: 'The first tile on a hex with printed track has to include that track.',
  },

  // Upgrades
  '6.2.1.2-a': {
    de: 'Grün gibt es ab dem ersten 3er-Zug, Braun ab dem ersten 5er-Zug, Grau ab dem ersten 8er-Zug; keine Farbe wird übersprungen.',
    en: 'Green comes with the first 3-train, brown with the first 5-train, grey with the first 8-train; you cannot jump a colour.',
  },
  '6.2.1.2-b': {
    de: 'Beim Ausbau ohne Stadt muss ein Bahnhofsmarker deiner Gesellschaft danach etwas von den neuen Gleisen erreichen.',
    en: 'When you upgrade a tile without a city, a station marker of your company must then reach some of the new track.',
  },
  '6.2.1.2-c': {
    de: 'Für den Ausbau einer Stadt genügt es, dass deine Gesellschaft sie schon erreicht.',
    en: 'To upgrade a city it is enough that your company reaches it already.',
  },
  '6.2.1.2-d': {
    de: 'Beim Ausbau müssen alle bisherigen Gleise und Verbindungen erhalten bleiben.',
    en: 'An upgrade has to preserve every track and link there was before.',
  },
  '6.2.1.2-e': {
    de: 'Ein Plättchen mit Buchstaben ersetzt nur eines mit denselben Buchstaben.',
    en: 'A tile with letters can take the place only of one with the same letters.',
  },
  '6.2.1.2-f': {
    de: 'Beim Ausbau bleibt die Art gleich: Gleis bleibt Gleis, Kleinstadt bleibt Kleinstadt und Stadt bleibt Stadt.',
    en: 'An upgrade does not change the kind of tile: track only, towns or cities.',
  },
  '6.2.1.2-g': {
    de: 'Aus einer gelben Kleinstadt wird ein grünes Plättchen mit drei Ausgängen; weiter lässt es sich nicht ausbauen.',
    en: 'A single yellow town becomes a green tile with three exits, and there its upgrades end.',
  },
  '6.2.1.2-h': {
    de: 'Aus zwei gelben Kleinstädten wird ein grünes Plättchen mit vier Ausgängen, das später noch braun werden kann.',
    en: 'Two yellow towns become a green tile with four exits, which can turn brown later.',
  },
  '6.2.1.2-i': {
    de: 'Von zwei getrennten Städten eines Feldes genügt es, dass deine Gesellschaft eine erreicht.',
    en: 'Of two separate cities on a hex, your company has to reach just one.',
  },
  '6.2.1.2-j': {
    de: 'Bahnhofsmarker wandern mit auf das neue Plättchen und bleiben bei ihrer Stadt, in einer grünen Metropole an ihrem Ufer.',
    en: 'Station markers move along to the new tile and stay with their city, in a green metropolis on their side of the Rhine.',
  },

  // The Rhine
  '6.2.1.3-a': {
    de: 'Über den Rhein geht es nur in Köln, Düsseldorf und Duisburg sowie auf C8.',
    en: 'There is a way across the Rhine only in Köln, Düsseldorf and Duisburg, and on C8.',
  },
  '6.2.1.3-b': {
    de: 'Jeder Ausbau einer Metropole kostet die Kasse Geld: zuerst 30 M, danach je 50 M; nur Nr. 4 erspart den ersten Betrag.',
    en: 'Every upgrade of a metropolis costs the treasury money: 30 M at first, 50 M each later; only No. 4 saves the first sum.',
  },
  '6.2.1.3-c': {
    de: 'Auf C8 führt nur das vorgedruckte Gleis über den Rhein; das erste Plättchen muss daran anschließen.',
    en: 'On C8 nothing but the printed track leads over the Rhine; the first tile has to join it.',
  },
  '6.2.1.3-d': {
    de: 'Drehe das Metropolen-Plättchen so, dass der Rhein weiterfließt und jedes Ufer seine Kreise behält.',
    en: 'Turn the metropolis tile so that the Rhine flows on and each side of it keeps its circles.',
  },

  // Station markers
  '6.2.2-a': {
    de: 'Bahnhofsmarker stehen nur auf weißen Kreisen.',
    en: 'Station markers go on white circles and nowhere else.',
  },
  '6.2.2-b': {
    de: 'Alle Gleise, die eine Gesellschaft baut, hängen an einem ihrer Marker, und jede Strecke hat einen.',
    en: 'All track a company builds is linked with one of its markers, and every route has one.',
  },
  '6.2.2-c': {
    de: 'Durch eine voll besetzte Stadt fährst du nur mit eigenem Marker darin; sonst endet deine Strecke dort.',
    en: 'You run through a city with no free circle only if you have a marker in it; otherwise your route ends there.',
  },
  '6.2.2-e': {
    de: 'Der Heimatmarker kostet nichts; jeden anderen zahlt die Kasse vor dem Setzen, sonst bleibt er liegen.',
    en: 'The home marker is free; any other is paid from the treasury before it is placed, or not placed at all.',
  },
  '6.2.2-g': {
    de: 'Die Stadt muss über freie Gleise mit einem deiner Bahnhofsmarker verbunden sein; nur Nr. 2 und Nr. 4 machen eine Ausnahme.',
    en: 'Open track must link the city with one of your station markers; only No. 2 and No. 4 make an exception.',
  },
  '6.2.2-h': {
    de: 'Auf einem Plättchen steht höchstens ein Marker deiner Gesellschaft; auch beide Ufer einer Metropole sind ein Plättchen.',
    en: 'Your company can have no second marker on a tile; both sides of a metropolis are still a single tile.',
  },
} satisfies RuleTexts;
