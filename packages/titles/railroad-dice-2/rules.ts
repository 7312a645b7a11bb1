import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Every rule of the game by its id, in a sentence. Refusals cite these; tests are named after them. */
export const rules: RuleTexts = {
  // Setup
  'rrd2/setup-a': {
    de: 'Das Spiel ist für zwei, drei oder vier Personen; Aktien und Karte der Staatsbahn bleiben in der Schachtel.',
    en: 'The game is for two, three or four players; the shares and the card of the state railway stay in the box.',
  },
  'rrd2/setup-b': {
    de: 'Die sechs Geländekarten, beliebig gedreht, bilden einen zusammenhängenden Plan, immer ganze Seite an ganzer Seite.',
    en: 'The six cards, turned as you like, form one connected board, always whole side against whole side.',
  },
  'rrd2/setup-c': {
    de: 'Jeder Spieler bekommt eine Direktorenkarte und den Startbahnhof in deren Farbe.',
    en: 'Each player receives a director card and the start station of the same colour.',
  },
  'rrd2/setup-d': {
    de: 'Graue Bahnhöfe pro Person: zu zweit vier, zu dritt zwei, zu viert einer.',
    en: 'Grey stations for each player: four with two players, two with three, one with four.',
  },
  'rrd2/setup-e': {
    de: 'Jeder Spieler beginnt mit 10 Einheiten Geld.',
    en: 'Each player starts with 10 units of money.',
  },
  'rrd2/setup-f': {
    de: 'Wer beginnt, entscheidet hier das Los oder der Gastgeber und nicht die größte Sammlung von Eisenbahnspielen.',
    en: 'Here the lot or the host decides who starts, not the largest collection of railway games.',
  },
  'rrd2/setup-g': {
    de: 'Reihum ab dem Startspieler setzt jeder seinen Startbahnhof, und zwar auf eine Geländekarte ohne anderen Startbahnhof.',
    en: 'In clockwise order from the start player, each places a start station on a card without another start station.',
  },
  'rrd2/setup-h': {
    de: 'Danach setzt ihr reihum einzeln die grauen Bahnhöfe, auch mehrere je Geländekarte; solange ein Feld passt, ist das Pflicht.',
    en: 'Then you place the grey stations in turn, one at a time, on shared cards too; you must place while any field is legal.',
  },
  'rrd2/setup-i': {
    de: 'Auf den Feldern am äußeren Rand des Plans darf kein Bahnhof stehen.',
    en: 'No station may stand on a field at the outer edge of the board.',
  },
  'rrd2/setup-j': {
    de: 'Ein Bahnhof darf kostenlos auf Ebene oder Berg stehen, aber nie auf Wasser.',
    en: 'A station may stand on plain or mountain at no cost, but never on water.',
  },
  'rrd2/setup-k': {
    de: 'Zwischen zwei Bahnhöfen liegen mindestens zwei Felder: Waagrecht und senkrecht gezählt sind es drei Schritte oder mehr.',
    en: 'At least two fields lie between any two stations: three steps or more, counted along rows and columns.',
  },
  'rrd2/setup-l': {
    de: 'Passt kein grauer Bahnhof mehr auf den Plan, kommen alle übrigen in die Schachtel und ihr spielt ohne sie.',
    en: 'Once no field is left for a grey station, all those remaining return to the box and you play without them.',
  },
  'rrd2/setup-m': {
    de: 'Neben jeder Geländekarte warten zu Beginn 5 Passagiere je Bahnhof; sie gehören zur Karte, nicht zum einzelnen Bahnhof.',
    en: 'At the start 5 passengers per station wait beside each card; they belong to the card, not to a station.',
  },
  'rrd2/setup-n': {
    de: 'Die Würfelbank beginnt mit 30 einfachen und 20 komplexen Würfeln.',
    en: 'The dice bank starts with 30 simple and 20 complex dice.',
  },
  'rrd2/setup-o': {
    de: 'Die Lokbank enthält je vier Loks der Nummern 2 bis 6, zu zweit nur je drei.',
    en: 'The loco bank holds four locos of each number from 2 to 6, with two players only three.',
  },
  'rrd2/setup-p': {
    de: 'Bank, Spieler und Geländekarten haben zusammen stets 280 Einheiten; große und kleine lassen sich frei wechseln.',
    en: 'Bank, players and cards always hold 280 units together; large and small counters are changed freely.',
  },
  'rrd2/setup-q': {
    de: 'Alles liegt offen; der Zufall wirkt nur beim Würfeln und bei dem, was der Aufbau auslost.',
    en: 'Everything is open; chance acts only in the roll of dice and in what is drawn by lot during setup.',
  },

  // Turn
  'rrd2/turn-a': {
    de: 'Ihr seid im Uhrzeigersinn am Zug, beginnend beim Startspieler; eine volle Runde heißt Jahr.',
    en: 'You take turns clockwise, beginning with the start player; a full round is called a year.',
  },
  'rrd2/turn-b': {
    de: 'In deinem Zug würfelst du höchstens einmal; alle anderen Aktionen sind beliebig oft und in jeder Reihenfolge erlaubt.',
    en: 'In your turn you roll at most once; you may take all other actions as often as you like, in any order.',
  },
  'rrd2/turn-c': {
    de: 'Passagiermangel und Spielende werden nach jeder Änderung geprüft und nicht erst, wenn ein Zug vorbei ist.',
    en: 'Passenger shortage and the end of the game are checked after every change, not just when a turn is over.',
  },
  'rrd2/turn-d': {
    de: 'Statt zu würfeln, darfst du einmal im Zug neben alle Geländekarten 5 Passagiere je Bahnhof legen; beides zusammen geht nicht.',
    en: 'Instead of rolling you may once in your turn add 5 passengers per station beside all cards; you cannot do both.',
  },
  'rrd2/turn-e': {
    de: 'Am Ende deines Zuges kehren alle Würfel, die nicht auf dem Plan liegen, in die Würfelbank zurück.',
    en: 'At the end of your turn every die that is not on the board returns to the dice bank.',
  },
  'rrd2/turn-f': {
    de: 'Keine Aktion ist Pflicht; du darfst deinen Zug auch beenden, ohne etwas zu tun.',
    en: 'No action is compulsory; you may end your turn without doing anything.',
  },

  // Direct rail connection
  'rrd2/direct-a': {
    de: 'Eine direkte Verbindung besteht, wenn Schienen ohne Lücke von einem Startbahnhof bis zum Ziel führen.',
    en: 'There is a direct connection when track leads from a start station to the target without a gap.',
  },
  'rrd2/direct-b': {
    de: 'Eine direkte Verbindung führt durch keinen anderen Bahnhof: Jede Strecke endet am ersten, den sie erreicht.',
    en: 'A direct connection passes through no other station: every line ends at the first one it reaches.',
  },
  'rrd2/direct-c': {
    de: 'Über eine Weiche geht es nur vom Stamm in einen Zweig oder umgekehrt, nie von einem Zweig in den anderen.',
    en: 'A switch leads only from its stem to a branch or back, never from one branch to the other.',
  },
  'rrd2/direct-d': {
    de: 'Alle Schienen dienen allen; es spielt keine Rolle, wer sie gelegt hat.',
    en: 'All track serves everyone; it does not matter who laid it.',
  },
  'rrd2/direct-e': {
    de: 'Eine direkte Verbindung zwischen zwei Startbahnhöfen gilt in beide Richtungen.',
    en: 'A direct connection between two start stations holds in both directions.',
  },
  'rrd2/direct-f': {
    de: 'Ein Bahnhof ist von allen vier Seiten erreichbar, aber auf seinem Feld liegen keine Schienen, die weiterführen.',
    en: 'A station can be reached from all four sides, but there is no track on its field to lead on.',
  },
  'rrd2/direct-g': {
    de: 'Eine Verbindung nutzt kein Gleis zweimal, wendet nie und wechselt auf Kreuzung oder Doppelkurve nicht das Gleis.',
    en: 'A connection uses no track twice, never reverses, and stays on its own track across a crossing or double curve.',
  },

  // Action: roll
  'rrd2/roll-a': {
    de: 'Wirf vier einfache, zwei einfache und einen komplexen oder zwei komplexe Würfel, oder nimm einen komplexen als „?“.',
    en: 'Roll four simple dice, two simple and one complex, or two complex ones, or take one complex die as “?” unrolled.',
  },
  'rrd2/roll-b': {
    de: 'Fehlen der Würfelbank Würfel einer Art, bekommst du nur den Rest davon und keinen Ersatz.',
    en: 'If the dice bank is short of a kind of dice, you get only what is left of it and nothing in exchange.',
  },
  'rrd2/roll-c': {
    de: 'Was du geworfen hast, bleibt so liegen; nur ein „?“ wird beim Einsetzen gedreht.',
    en: 'What you rolled stays as it is; only a “?” is turned when you use it.',
  },
  'rrd2/roll-d': {
    de: 'Du hast in diesem Zug schon gewürfelt; ein zweites Mal ist nicht erlaubt.',
    en: 'You have already rolled in this turn; a second roll is not allowed.',
  },
  'rrd2/roll-e': {
    de: 'Du kannst keine Auswahl treffen, für die die Würfelbank keinen einzigen Würfel mehr hat.',
    en: 'You cannot make a choice for which the dice bank has not a single die left.',
  },

  // Action: lay track
  'rrd2/laying-a': {
    de: 'Schienen legst du erst nach dem Würfeln, mit Würfeln, die du in diesem Zug bekommen oder eingetauscht hast.',
    en: 'You lay track only after rolling, with dice that you received or won by exchange in this turn.',
  },
  'rrd2/laying-b': {
    de: 'Du legst die Würfel einzeln; jeder muss für sich erlaubt sein, bevor der nächste folgt.',
    en: 'You lay dice one by one; each must be legal by itself before the next follows.',
  },

  // Simple dice on empty fields
  'rrd2/laying-simple-a': {
    de: 'Ein einfacher Würfel mit Schiene oder „?“ kommt auf ein freies Feld; die Seite „Lokomotive“ lässt sich nicht legen.',
    en: 'A simple die with track or “?” goes on an empty field; the face “locomotive” cannot be laid.',
  },
  'rrd2/laying-simple-b': {
    de: 'Legst du einen einfachen Würfel mit „?“, drehst du ihn auf Gerade oder Kurve.',
    en: 'When you lay a simple die showing “?”, you turn it to a straight or a curve.',
  },
  'rrd2/laying-simple-c': {
    de: 'In welche Richtung du einen einfachen Würfel drehst, bestimmst du selbst.',
    en: 'You decide which way to rotate a simple die.',
  },
  'rrd2/laying-simple-d': {
    de: 'In den neuen Würfel muss eine direkte Verbindung von deinem Startbahnhof führen.',
    en: 'A direct connection must lead from your start station into the new die.',
  },
  'rrd2/laying-simple-e': {
    de: 'An Schienen, die hinter einem anderen Bahnhof liegen oder nur falsch herum über eine Weiche erreichbar sind, darfst du nicht anbauen.',
    en: 'You may not build on from track beyond another station or track reached only the wrong way through a switch.',
  },
  'rrd2/laying-simple-f': {
    de: 'Kein Schienenende des neuen Würfels darf auf den Rand des Plans zeigen, auf einen Bahnhof dagegen schon.',
    en: 'No track end of the new die may point at the edge of the board, but it may point at a station.',
  },
  'rrd2/laying-simple-g': {
    de: 'Der neue Würfel darf nur dort auf einen komplexen Würfel zeigen, wo sich die Schienen verbinden.',
    en: 'The new die may point at a complex die only where the two tracks join.',
  },
  'rrd2/laying-simple-h': {
    de: 'Auf die schienenlose Seite eines einfachen Würfels darf ein Schienenende zeigen.',
    en: 'A track end may point at the blank side of a simple die.',
  },
  'rrd2/laying-simple-i': {
    de: 'Ein einfacher Würfel kostet auf einem Berg 1 Einheit und auf Wasser 2; in der Ebene ist er kostenlos.',
    en: 'A simple die costs 1 unit on a mountain and 2 on water; on the plain it is free.',
  },
  'rrd2/laying-simple-j': {
    de: 'Ein komplexer Würfel kommt nie auf ein freies Feld, sondern ersetzt immer einen einfachen.',
    en: 'A complex die never goes on an empty field; it always replaces a simple one.',
  },

  // Complex dice in exchange
  'rrd2/laying-complex-a': {
    de: 'Einen komplexen Würfel mit Schiene oder „?“ tauschst du gegen einen einfachen Würfel auf dem Plan.',
    en: 'You exchange a complex die with track or “?” for a simple die on the board.',
  },
  'rrd2/laying-complex-b': {
    de: 'Ein komplexer Würfel mit „?“ wird vor dem Tausch auf eine seiner fünf Schienenseiten gedreht.',
    en: 'A complex die showing “?” is turned to one of its five track faces before the exchange.',
  },
  'rrd2/laying-complex-c': {
    de: 'Ein komplexer Würfel auf dem Plan bleibt dort liegen und wird nicht mehr getauscht.',
    en: 'A complex die on the board stays where it is and is not exchanged again.',
  },
  'rrd2/laying-complex-d': {
    de: 'Du tauschst nur Würfel neben deinem Startbahnhof oder solche, die direkt mit ihm verbundene Schienen erreichen oder berühren.',
    en: 'You exchange only dice beside your start station or dice that your directly connected track reaches or touches.',
  },
  'rrd2/laying-complex-e': {
    de: 'Der komplexe Würfel muss alle Schienen des Würfels, den er ersetzt, weiterführen.',
    en: 'The complex die must keep all the track of the die that it replaces.',
  },
  'rrd2/laying-complex-f': {
    de: 'War der alte Würfel noch nicht mit deinem Startbahnhof verbunden, muss der Tausch diese Verbindung herstellen.',
    en: 'If the old die was not yet connected with your start station, the exchange must make that connection.',
  },
  'rrd2/laying-complex-g': {
    de: 'Kein Schienenende des komplexen Würfels darf auf den Rand des Plans zeigen.',
    en: 'No track end of the complex die may point at the edge of the board.',
  },
  'rrd2/laying-complex-h': {
    de: 'Der getauschte Würfel darf nur dort auf einen anderen komplexen zeigen, wo sich die Schienen verbinden.',
    en: 'The die you put in may point at another complex die only where the two tracks join.',
  },
  'rrd2/laying-complex-i': {
    de: 'Der ersetzte einfache Würfel kommt unverändert zu dir und darf noch in diesem Zug auf ein anderes Feld.',
    en: 'The simple die you replaced is yours, its face unchanged, and may go on a different field in this turn.',
  },
  'rrd2/laying-complex-j': {
    de: 'Der Tausch ist immer kostenlos, auch auf Berg und Wasser.',
    en: 'The exchange is always free, on mountain and water too.',
  },
  'rrd2/laying-complex-k': {
    de: 'Drehung und, bei „?“, die Seite wählst du frei, solange der komplexe Würfel so liegen darf.',
    en: 'You choose the rotation and, for a “?”, the face freely, as long as the complex die may lie that way.',
  },

  // Connecting a station
  'rrd2/bonus-a': {
    de: 'Ein Bahnhof ist angeschlossen, sobald eine direkte Verbindung von deinem Startbahnhof zu ihm führt.',
    en: 'A station is connected as soon as a direct connection leads to it from your start station.',
  },
  'rrd2/bonus-b': {
    de: 'Werden zwei Bahnhöfe erstmals verbunden, erhält jeder, dessen Startbahnhof dabei ist, 5 Einheiten Anschlussprämie.',
    en: 'When two stations are first connected, each player whose start station is one of them gets a connection bonus of 5 units.',
  },
  'rrd2/bonus-c': {
    de: 'Verbindet eine Strecke zwei Startbahnhöfe, bekommen beide Besitzer 5 Einheiten.',
    en: 'When a line connects two start stations, both owners get 5 units.',
  },
  'rrd2/bonus-d': {
    de: 'Für den Anschluss eines grauen Bahnhofs bekommt nur der Besitzer des Startbahnhofs 5 Einheiten.',
    en: 'For connecting a grey station only the owner of the start station gets 5 units.',
  },
  'rrd2/bonus-e': {
    de: 'Dasselbe Paar von Bahnhöfen bringt die Anschlussprämie nur einmal im Spiel, auch bei weiteren Strecken.',
    en: 'The same pair of stations pays its connection bonus only once in the game, even if more lines follow.',
  },
  'rrd2/bonus-f': {
    de: 'Schließt ein Würfel mehrere Paare von Bahnhöfen an, gibt es die Anschlussprämie für jedes.',
    en: 'If one die connects several pairs of stations, each of them pays the connection bonus.',
  },
  'rrd2/bonus-g': {
    de: 'Anschlussprämien werden sofort nach dem Würfel bezahlt, der sie auslöst, und noch vor der Prüfung auf das Spielende.',
    en: 'Connection bonuses are paid right after the die that earns them, before the end of the game is checked.',
  },

  // Action: buy locomotives
  'rrd2/loco-a': {
    de: 'Die Loks 2, 3, 4, 5 und 6 kosten 5, 10, 15, 20 und 25 Einheiten; du musst den Preis bezahlen können.',
    en: 'Locos 2, 3, 4, 5 and 6 cost 5, 10, 15, 20 and 25 units; you must be able to pay the price.',
  },
  'rrd2/loco-b': {
    de: 'Zu kaufen gibt es nur die niedrigste Nummer der Lokbank; die nächste folgt, sobald die letzte Lok davon verkauft ist.',
    en: 'Only the lowest number in the loco bank is for sale; the next one follows as soon as the last of these is sold.',
  },
  'rrd2/loco-c': {
    de: 'Sobald die erste Lok 4 gekauft ist, werden alle Loks 2 verschrottet, auch die des Käufers.',
    en: 'As soon as the first loco 4 is bought, all locos 2 are scrapped, including those of the buyer.',
  },
  'rrd2/loco-d': {
    de: 'Loks der Nummern 3 bis 6 werden nie verschrottet.',
    en: 'Locos numbered 3 to 6 are never scrapped.',
  },
  'rrd2/loco-e': {
    de: 'Du darfst beliebig viele Loks kaufen und besitzen, aber nicht mit anderen Spielern handeln.',
    en: 'You may buy and own any number of locos, but not trade them with other players.',
  },
  'rrd2/loco-f': {
    de: 'Eine gekaufte Lok darf noch im selben Zug fahren.',
    en: 'A loco may run in the very turn in which you buy it.',
  },

  // Action: transport passengers
  'rrd2/transport-a': {
    de: 'Eine Lok holt Passagiere von genau einem fremden oder grauen Bahnhof zu deinem Startbahnhof.',
    en: 'One loco fetches passengers from exactly one station other than your own to your start station.',
  },
  'rrd2/transport-b': {
    de: 'Zum Zielbahnhof muss eine direkte Verbindung von deinem Startbahnhof bestehen.',
    en: 'There must be a direct connection from your start station to the target station.',
  },
  'rrd2/transport-c': {
    de: 'Die Entfernung ist 1 plus die überquerten Kartengrenzen; eine erneut befahrene Geländekarte zählt noch einmal.',
    en: 'The distance is 1 plus the card borders crossed on the way; a card entered again counts again.',
  },
  'rrd2/transport-d': {
    de: 'Die Entfernung darf nicht größer sein als die Nummer der Lok.',
    en: 'The distance may not be greater than the number of the loco.',
  },
  'rrd2/transport-e': {
    de: 'Führen mehrere Strecken zum Ziel, wählst du eine davon; die kürzeste ist nie schlechter als eine andere.',
    en: 'If several lines lead to the target, you choose one of them; the shortest is never worse than another.',
  },
  'rrd2/transport-f': {
    de: 'Die Lok holt höchstens so viele Passagiere, wie ihre Nummer angibt; mindestens einer muss neben der Geländekarte des Ziels warten.',
    en: 'The loco takes passengers up to its number; at least one must be waiting beside the card of the target.',
  },
  'rrd2/transport-g': {
    de: 'Beförderte Passagiere sind zugleich dein Einkommen; gibst du es aus, bleibt ihre Zahl für die Wertung erhalten.',
    en: 'Passengers you transport are your income too; spending it does not lower their number for the final score.',
  },
  'rrd2/transport-h': {
    de: 'Jede Lok fährt höchstens einmal pro Zug.',
    en: 'Each loco runs at most once per turn.',
  },
  'rrd2/transport-i': {
    de: 'Jeden Zielbahnhof bedienst du pro Zug mit nur einer Lok; zwei Bahnhöfe auf derselben Geländekarte sind zwei Ziele.',
    en: 'You serve each target station with only one loco per turn; two stations on the same card are two targets.',
  },
  'rrd2/transport-j': {
    de: 'Passagiere darfst du befördern, ob du würfelst oder darauf verzichtest.',
    en: 'You may transport passengers whether you roll or forgo rolling.',
  },

  // Action: new passengers
  'rrd2/newpass-a': {
    de: 'Für neue Passagiere brauchst du nach dem Würfeln einen einfachen Würfel mit „Lokomotive“ oder „?“.',
    en: 'For new passengers you need, after rolling, a simple die showing “locomotive” or “?”.',
  },
  'rrd2/newpass-b': {
    de: 'Du gibst den Würfel in die Würfelbank und legst neben eine Geländekarte deiner Wahl 5 Passagiere für jeden ihrer Bahnhöfe.',
    en: 'You return the die to the dice bank and add 5 passengers beside a card of your choice for each station on it.',
  },
  'rrd2/newpass-c': {
    de: 'Neue Passagiere darfst du mehrmals holen, jedes Mal für einen einfachen Würfel; ein komplexer mit „?“ hilft nicht.',
    en: 'You may add new passengers several times, for one simple die each; a complex die showing “?” does not help.',
  },

  // Passenger shortage
  'rrd2/shortage-a': {
    de: 'Sind drei Geländekarten mit Bahnhof leer (oder alle, wenn es weniger sind), erhält jede Geländekarte 5 Passagiere je Bahnhof.',
    en: 'When three cards with a station are empty (or all, if there are fewer), every card gets 5 passengers per station.',
  },
  'rrd2/shortage-b': {
    de: 'Geländekarten ohne Bahnhof zählen beim Passagiermangel nicht mit.',
    en: 'Cards without a station do not count towards a passenger shortage.',
  },
  'rrd2/shortage-c': {
    de: 'Der Passagiermangel unterbricht den laufenden Zug nur; danach geht dieser weiter.',
    en: 'A passenger shortage merely interrupts the current turn, which then continues.',
  },
  'rrd2/shortage-d': {
    de: 'In der Schlussphase gibt es keinen Passagiermangel mehr.',
    en: 'In the end game there is no passenger shortage any more.',
  },
  'rrd2/shortage-e': {
    de: 'Auf Passagiermangel wird nach jeder vollständigen Aktion geprüft, nicht mittendrin.',
    en: 'A passenger shortage is checked for after each complete action, not in the middle of one.',
  },

  // End of game
  'rrd2/end-a': {
    de: 'Die Schlussphase beginnt, wenn ein Startbahnhof an alle anderen Bahnhöfe auf dem Plan angeschlossen ist.',
    en: 'The end game begins when a start station is connected to all other stations on the board.',
  },
  'rrd2/end-b': {
    de: 'Die Schlussphase beginnt, wenn die Bank leer ist oder eine Zahlung nicht mehr ganz leisten kann.',
    en: 'The end game begins when the bank is empty or can no longer make a payment in full.',
  },
  'rrd2/end-c': {
    de: 'Die Schlussphase beginnt, wenn in der Würfelbank kein komplexer Würfel mehr liegt.',
    en: 'The end game begins when no complex die is left in the dice bank.',
  },
  'rrd2/end-d': {
    de: 'Die Schlussphase beginnt, wenn die Würfelbank insgesamt höchstens noch zwei Würfel enthält.',
    en: 'The end game begins when the dice bank holds no more than two dice in all.',
  },
  'rrd2/end-e': {
    de: 'Die Schlussphase kann jederzeit mitten im Zug beginnen; Würfel, die vor dir liegen, zählen nicht zur Würfelbank.',
    en: 'The end game can begin at any moment of a turn; dice lying before you do not count as part of the dice bank.',
  },
  'rrd2/end-f': {
    de: 'Einmal ausgelöst, ist die Schlussphase endgültig, auch wenn Würfel oder Einheiten zurückkommen.',
    en: 'Once triggered, the end game is final, even if dice or units come back.',
  },
  'rrd2/endgame-a': {
    de: 'In der Schlussphase, schon im laufenden Zug, darfst du nur noch Loks kaufen und Passagiere befördern.',
    en: 'In the end game, already in the current turn, you may only buy locos and transport passengers.',
  },
  'rrd2/endgame-b': {
    de: 'Zu Beginn der Schlussphase kommen ein letztes Mal neben alle Geländekarten 5 Passagiere je Bahnhof.',
    en: 'When the end game begins, 5 passengers per station are added beside all cards for the last time.',
  },
  'rrd2/endgame-c': {
    de: 'Auch in der Schlussphase geht es im Uhrzeigersinn weiter.',
    en: 'In the end game, too, play continues clockwise.',
  },
  'rrd2/endgame-d': {
    de: 'Das Spiel ist aus, wenn neben keiner Geländekarte mehr Passagiere warten.',
    en: 'The game is over when no passengers are waiting beside any card.',
  },
  'rrd2/endgame-e': {
    de: 'Das Spiel ist aus, wenn niemand mehr Passagiere befördern kann, auch nicht mit einer Lok, die er noch bezahlen könnte.',
    en: 'The game is over when nobody can transport passengers any more, even with a loco they could still afford.',
  },
  'rrd2/endgame-f': {
    de: 'Das Spiel ist aus, wenn in der Schlussphase alle nacheinander einen ganzen Zug ohne Aktion beendet haben.',
    en: 'The game is over when, in the end game, all players in succession have ended a whole turn without any action.',
  },
  'rrd2/endgame-g': {
    de: 'Auch in der Schlussphase musst du weder eine Lok kaufen noch Passagiere befördern.',
    en: 'In the end game, too, you need neither buy a loco nor transport passengers.',
  },

  // Score
  'rrd2/score-a': {
    de: 'Es gewinnt, wer im ganzen Spiel die meisten Passagiere befördert hat.',
    en: 'The winner is whoever transported the most passengers in the whole game.',
  },
  'rrd2/score-b': {
    de: 'Bei Gleichstand entscheiden die meisten angeschlossenen Bahnhöfe, danach die höchste Nummer unter den eigenen Loks.',
    en: 'Ties are broken by the most connected stations, then by the highest number among the locos owned.',
  },
};

/** The worked examples of the rule sheet and the edge cases its rules imply: ids of tests, not of rules. */
export const cases: readonly string[] = [
  'rrd2/X1',
  'rrd2/X2',
  'rrd2/X3',
  'rrd2/X4',
  'rrd2/X5',
  'rrd2/X6',
  'rrd2/X7',
  'rrd2/Y1',
  'rrd2/Y2',
  'rrd2/Y3',
  'rrd2/Y4',
  'rrd2/Y5',
  'rrd2/Y6',
  'rrd2/Y7',
  'rrd2/Y8',
  'rrd2/Y9',
  'rrd2/Y10',
  'rrd2/Y11',
  'rrd2/Y12',
  'rrd2/Y13',
  'rrd2/Y14',
  'rrd2/Y15',
  'rrd2/Y16',
  'rrd2/Y17',
  'rrd2/Y18',
  'rrd2/Y19',
  'rrd2/Y20',
  'rrd2/Y21',
  'rrd2/Y22',
  'rrd2/Y23',
  'rrd2/Y24',
  'rrd2/Y25',
  'rrd2/Y26',
  'rrd2/Y27',
  'rrd2/Y28',
  'rrd2/Y29',
  'rrd2/Y30',
  'rrd2/Y31',
  'rrd2/Y32',
  'rrd2/Y33',
  'rrd2/Y34',
  'rrd2/Y35',
  'rrd2/Y36',
  'rrd2/Y37',
  'rrd2/Y38',
  'rrd2/Y39',
  'rrd2/Y40',
  'rrd2/Y41',
  'rrd2/Y42',
  'rrd2/Y43',
  'rrd2/Y44',
  'rrd2/Y45',
  'rrd2/Y46',
];
