import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters 4.4.1, 4.4.2 and 4.6: track, stations, concession routes. */
export const trackRules: RuleTexts = {
  '1873/4.4-a': {
    de: 'Die Schritte einer Eisenbahn: Gleisbau, Bahnhof, Fahren, Auszahlung, Wert, Käufe, Aktienausgabe.',
    en: 'The steps of a railway: track, station, running, payout, value, purchases, issuing shares.',
  },
  '1873/4.4.1-a': {
    de: 'Gelb gibt es ab Phase 1, Grün ab 3, Braun ab 5, Grau ab D.',
    en: 'Yellow comes in phase 1, green in 3, brown in 5, grey in D.',
  },
  '1873/4.4.1-b': {
    de: 'Gelbe Plättchen kommen nur auf Felder ohne Gleis, und solche Felder nehmen zuerst nur gelbe.',
    en: 'Yellow tiles go only on hexes without track, and such hexes take only yellow first.',
  },
  '1873/4.4.1-c': {
    de: 'Grün folgt nur auf Gelb, Braun nur auf Grün, Grau nur auf Braun.',
    en: 'Green follows only yellow, brown only green, grey only brown.',
  },
  '1873/4.4.1-d': {
    de: 'Auf graue Felder kommt nie ein Plättchen.',
    en: 'Grey hexes never take a tile.',
  },
  '1873/4.4.1-e': {
    de: 'Von diesem Plättchen ist keines frei; ersetzte kommen zurück.',
    en: 'None of these tiles is free; replaced ones come back.',
  },
  '1873/4.4.1-f': {
    de: 'C10, C12 und C14 nehmen vor Phase 3 kein Plättchen.',
    en: 'C10, C12 and C14 take no tile before phase 3.',
  },
  '1873/4.4.1-g': {
    de: 'Dorfplättchen gehören auf Dörfer, Stadtplättchen auf Städte, die übrigen auf leere Felder.',
    en: 'Village tiles belong on villages, town tiles on towns, all others on empty hexes.',
  },
  '1873/4.4.1-h': {
    de: 'Plättchen mit B gehören nur nach Blankenburg, und dorthin nur solche.',
    en: 'Tiles with B belong only on Blankenburg, and only they go there.',
  },
  '1873/4.4.1-i': {
    de: 'Plättchen mit HQG gehören nur nach Halberstadt, Quedlinburg und Gernrode, und dorthin nur solche.',
    en: 'Tiles with HQG belong only on Halberstadt, Quedlinburg and Gernrode, and only they go there.',
  },
  '1873/4.4.1-j': {
    de: 'Kein Gleis führt an den Rand, gegen einen Balken oder gegen eine blinde Seite eines grauen Feldes.',
    en: 'No track leads to the rim, to a bar or to a blank side of a grey hex.',
  },
  '1873/4.4.1-k': {
    de: 'Alle vorhandenen Gleisverbindungen bleiben bestehen.',
    en: 'All existing track connections stay.',
  },
  '1873/4.4.1-l': {
    de: 'Werk- und Bahnhofsmarker behalten ihren Platz; werden Haltestellen verbunden, liegen beide dort.',
    en: 'Mine and station markers keep their place; where stops are joined, both lie there.',
  },
  '1873/4.4.1-m': {
    de: 'Unverbundene Kreise eines Dorfes werden beim Schritt von Grün zu Braun verbunden.',
    en: 'Unconnected circles of a village are joined in the step from green to brown.',
  },
  '1873/4.4.1-n': {
    de: 'Alles neue Gleis muss für den Erbauer erreichbar sein; ein höherer Wert genügt nicht.',
    en: 'All new track must be within the builder’s reach; a higher value is not enough.',
  },
  '1873/4.4.1-o': {
    de: 'Erreichbar ist, wohin Gleise von einem aktiven eigenen Marker durch nicht gesperrte Halte führen.',
    en: 'Within reach is what track leads to from an active own marker through stops not blocked.',
  },
  '1873/4.4.1-p': {
    de: 'In ihrer ersten Betriebsrunde baut die Eisenbahn ihre ganze Konzessionsstrecke.',
    en: 'In its first operating round the railway builds its whole concession route.',
  },
  '1873/4.4.1-q': {
    de: 'Dafür zahlt sie den vollen Preis der Tabelle, wer auch immer gebaut hat.',
    en: 'For it the railway pays the full price of the table, whoever has built.',
  },
  '1873/4.4.1-r': {
    de: 'Dabei gehört alles neue Gleis zur Konzessionsstrecke.',
    en: 'All new track then belongs to the concession route.',
  },
  '1873/4.4.1-s': {
    de: 'Zurückgelegte Plättchen darf sie dabei auch vor deren Phase legen.',
    en: 'Tiles set aside may be used for it even before their phase.',
  },
  '1873/4.4.1-t': {
    de: 'Wer Konzessionsgleis baut, baut in dieser Betriebsrunde sonst nichts.',
    en: 'Whoever builds concession track builds nothing else in that operating round.',
  },
  '1873/4.4.1-u': {
    de: 'Zwei Plättchen nur, wenn beide gelb oder grün mit zwei unverbundenen Gleisstücken sind; sonst eines.',
    en: 'Two tiles only if both are yellow or green with two unconnected pieces of track; otherwise one.',
  },
  '1873/4.4.1-v': {
    de: 'Bauen ist freiwillig, außer bei der Konzessionsstrecke.',
    en: 'Building is optional, except for the concession route.',
  },
  '1873/4.4.1-w': {
    de: 'Das erste Plättchen auf einem Geländefeld kostet 50, 100 oder 150; Ausbauten sind frei.',
    en: 'The first tile on a terrain hex costs 50, 100 or 150; upgrades are free.',
  },
  '1873/4.4.1-x': {
    de: 'Kosten auf einem fremden Konzessionsfeld erstattet die Bank sofort dem Direktor selbst.',
    en: 'The bank refunds the cost in another’s concession hex at once to the director himself.',
  },
  '1873/4.4.1-y': {
    de: 'Die Kosten der eigenen Konzession werden nie erstattet.',
    en: 'The cost of the own concession is never refunded.',
  },
  '1873/4.4.1-z': {
    de: 'Hier ist noch eine fremde Konzessionsstrecke zu bauen, und kein Plättchen ließe sich für sie zurücklegen.',
    en: 'Another railway’s concession route is still to be built here, and no tile could be set aside for it.',
  },
  '1873/4.4.1-aa': {
    de: 'Gebaut ist die Strecke in einem Feld, wenn ein zusammenhängendes Gleis ihre beiden Ausgänge verbindet.',
    en: 'The route is built in a hex when one continuous piece of track joins its two exits.',
  },
  '1873/4.4.1-ab': {
    de: 'Zurückgelegt wird das Plättchen der nächsten Farbe, das nur das fehlende Stück hinzufügt.',
    en: 'Set aside is the tile of the next colour that adds only the missing piece.',
  },
  '1873/4.4.1-ac': {
    de: 'Der Eigentümer legt das zurückgelegte Plättchen, sonst das gelbe mit genau der Strecke.',
    en: 'The owner lays the tile set aside, else the yellow one with exactly the route.',
  },
  '1873/4.4.1-ad': {
    de: 'Blankenburg gehört zur Strecke der WBE, kostet aber nichts und aktiviert nichts.',
    en: 'Blankenburg belongs to the WBE’s route but costs nothing and activates nothing.',
  },
  '1873/4.4.1-ae': {
    de: 'Ein zurückgelegtes Plättchen kommt nur auf sein Feld, für andere erst in seiner Phase.',
    en: 'A tile set aside goes only on its hex, for others not before its phase.',
  },
  '1873/4.4.1-af': {
    de: 'Erstattet wird auf jedem fremden Konzessionsfeld mit Kosten, ob das Gleis der Strecke folgt oder nicht.',
    en: 'The refund is due in every concession hex of others with a cost, whether the track follows the route or not.',
  },
  '1873/4.4.1-ag': {
    de: 'Der Bau der eigenen Konzession scheitert nie am Vorrat gelber Plättchen.',
    en: 'Building the own concession never fails for want of yellow tiles.',
  },
  '1873/4.4.2-a': {
    de: 'Zu Beginn dieses Schritts werden alle eigenen Marker wieder aktiv.',
    en: 'At the start of this step all own markers become active again.',
  },
  '1873/4.4.2-b': {
    de: 'Höchstens ein Bahnhof je Betriebsrunde, mit einem Marker, der noch frei ist.',
    en: 'At most one station in an operating round, with a marker still to spare.',
  },
  '1873/4.4.2-c': {
    de: 'Ein Bahnhof in einem leeren Kreis kostet 100.',
    en: 'A station in an empty circle costs 100.',
  },
  '1873/4.4.2-d': {
    de: 'Nur ein inaktiver fremder Marker kann ersetzt werden; das kostet 50 an dessen Eisenbahn.',
    en: 'Only an inactive marker of another railway can be replaced, for 50 paid to that railway.',
  },
  '1873/4.4.2-e': {
    de: 'Der Platz muss von einem eigenen Marker aus erreichbar sein.',
    en: 'The place must be within reach of an own marker.',
  },
  '1873/4.4.2-f': {
    de: 'Eine Eisenbahn hat höchstens einen Marker in einem Feld.',
    en: 'A railway has at most one marker in a hex.',
  },
  '1873/4.4.2-g': {
    de: 'Einer Eisenbahn, die noch nicht gehandelt hat, muss an jedem Ort ihrer Strecke ein freier Kreis bleiben.',
    en: 'A railway that has not acted yet must find a free circle in every place on its route.',
  },
  '1873/4.4.2-h': {
    de: 'Marker werden nie freiwillig entfernt.',
    en: 'Markers are never removed voluntarily.',
  },
  '1873/4.4.2-i': {
    de: 'Dieser Kreis bleibt für die Heimat einer anderen Eisenbahn frei.',
    en: 'This circle is kept for the home of another railway.',
  },
  '1873/4.4.2-j': {
    de: 'Am Zeichen der MHE in Thale baut niemand.',
    en: 'Nobody builds at the MHE sign in Thale.',
  },
  '1873/4.6-a': {
    de: 'Die Baupflicht fällt in die erste Betriebsrunde nach der Aufnahme des Betriebs.',
    en: 'The duty to build falls in the first operating round after floating.',
  },
  '1873/4.6-b': {
    de: 'Der volle Preis ist dann in jedem Fall zu zahlen.',
    en: 'The full cost is then due in every case.',
  },
  '1873/4.6-c': {
    de: 'War die Strecke schon fertig, darf die Eisenbahn im selben Schritt normal bauen.',
    en: 'If the route was complete before, the railway may build normally in the same step.',
  },
  '1873/4.6-d': {
    de: 'Früh aktiv wird eine Konzession durch den ersten fremden Bau auf einem ihrer Felder.',
    en: 'A concession becomes active early by the first building of others on one of its hexes.',
  },
  '1873/4.6-e': {
    de: 'Ein Ausbau von Blankenburg aktiviert die WBE nicht.',
    en: 'Upgrading Blankenburg does not activate the WBE.',
  },
  '1873/4.6-f': {
    de: 'Die eigene Konzessionsstrecke darf immer gefahren werden; gesperrte Orte und Werke dort bringen nichts.',
    en: 'The own concession route may always be run; blocked places and mines there bring nothing.',
  },
  '1873/4.6-g': {
    de: 'Nach der Pflichtlok ist die Konzessionsstrecke in jeder Betriebsrunde zu fahren.',
    en: 'After the compulsory loco the concession route must be run in every operating round.',
  },
};
