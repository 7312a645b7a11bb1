import type { Texts } from '@stellwerk/engine/kernel';
import { optionNotes } from './option-notes.ts';

export const texts: Texts = {
  ...optionNotes,
  'title.summary': {
    de: 'Mit Würfeln Schienen legen, Bahnhöfe anschließen und die meisten Passagiere befördern.',
    en: 'Lay track with dice, connect stations and carry the most passengers.',
  },

  'option.layout': { de: 'Lage der Geländekarten', en: 'Layout of the cards' },
  'option.layout.suggested': { de: 'empfohlen: drei mal zwei', en: 'suggested: three by two' },
  'option.layout.random': { de: 'ausgelost und zufällig gedreht', en: 'drawn by lot and turned at random' },
  'option.layout.chosen': { de: 'reihum von allen gelegt', en: 'laid in turn by the players' },
  'option.startPlayer': { de: 'Startspieler', en: 'Start player' },
  'option.startPlayer.lot': { de: 'ausgelost', en: 'by lot' },
  'option.startPlayer.1': { de: 'Platz 1', en: 'seat 1' },
  'option.startPlayer.2': { de: 'Platz 2', en: 'seat 2' },
  'option.startPlayer.3': { de: 'Platz 3', en: 'seat 3' },
  'option.startPlayer.4': { de: 'Platz 4', en: 'seat 4' },
  'option.winner': { de: 'Es gewinnt', en: 'The winner has' },
  'option.winner.transported': {
    de: 'wer die meisten Passagiere befördert hat',
    en: 'transported the most passengers',
  },
  'option.winner.held': { de: 'wer am Ende die meisten Einheiten besitzt', en: 'the most units at the end' },
  'option.components': {
    de: 'Eigenes Spielmaterial (Karten, Würfel, Namen) aus einer Datei',
    en: 'Your own components (cards, dice, names) from a file',
  },

  'frame.layCards': { de: 'legt eine Geländekarte', en: 'lays a card' },
  'frame.placeStartStations': { de: 'setzt den Startbahnhof', en: 'places the start station' },
  'frame.placeGreyStations': { de: 'setzt einen grauen Bahnhof', en: 'places a grey station' },
  'frame.turn': { de: 'ist am Zug', en: 'has the turn' },

  'action.layCard': { de: 'Geländekarte legen', en: 'Lay a card' },
  'action.placeStation': { de: 'Bahnhof setzen', en: 'Place a station' },
  'action.roll': { de: 'Würfeln', en: 'Roll' },
  'action.refill': { de: 'Auf das Würfeln verzichten, Passagiere nachlegen', en: 'Forgo rolling, refill passengers' },
  'action.lay': { de: 'Schiene legen', en: 'Lay track' },
  'action.exchange': { de: 'Schiene erweitern', en: 'Exchange a die' },
  'action.buyLoco': { de: 'Lokomotive kaufen', en: 'Buy a loco' },
  'action.transport': { de: 'Passagiere befördern', en: 'Transport passengers' },
  'action.newPassengers': { de: 'Neue Passagiere', en: 'New passengers' },
  'action.endTurn': { de: 'Zug beenden', en: 'End the turn' },

  'param.card': { de: 'Karte', en: 'card' },
  'param.column': { de: 'Spalte', en: 'column' },
  'param.row': { de: 'Reihe', en: 'row' },
  'param.rotation': { de: 'Drehung', en: 'rotation' },
  'param.field': { de: 'Feld', en: 'field' },
  'param.dice': { de: 'Würfel', en: 'dice' },
  'param.die': { de: 'Würfel', en: 'die' },
  'param.face': { de: 'Seite', en: 'face' },
  'param.loco': { de: 'Lok', en: 'loco' },
  'param.station': { de: 'Bahnhof', en: 'station' },
  'param.passengers': { de: 'Passagiere', en: 'passengers' },
  'info.cost': { de: 'kostet {cost:Einheit|Einheiten}', en: 'costs {cost:unit|units}' },
  'info.price': { de: 'kostet {price:Einheit|Einheiten}', en: 'costs {price:unit|units}' },
  'info.distance': { de: 'Entfernung {distance}', en: 'distance {distance}' },

  'term.straight': { de: 'Gerade', en: 'straight' },
  'term.curve': { de: 'Kurve', en: 'curve' },
  'term.locomotive': { de: 'Lokomotive', en: 'locomotive' },
  'term.?': { de: '?', en: '?' },
  'term.crossing': { de: 'Kreuzung', en: 'crossing' },
  'term.doubleCurve': { de: 'Doppelkurve', en: 'double curve' },
  'term.switchRight': { de: 'Rechtsweiche', en: 'switch right' },
  'term.switchLeft': { de: 'Linksweiche', en: 'switch left' },
  'term.ySwitch': { de: 'Y-Weiche', en: 'Y switch' },
  'term.fourSimple': { de: '4 einfache', en: '4 simple' },
  'term.twoSimpleOneComplex': { de: '2 einfache und 1 komplexer', en: '2 simple and 1 complex' },
  'term.twoComplex': { de: '2 komplexe', en: '2 complex' },
  'term.oneComplexUnrolled': { de: '1 komplexer als „?“, ohne Wurf', en: '1 complex as “?”, not rolled' },
  'term.layout.suggested': { de: 'empfohlene Lage', en: 'the suggested layout' },
  'term.layout.random': { de: 'ausgeloste Lage', en: 'a layout drawn by lot' },
  'term.connected': {
    de: 'ein Startbahnhof hat alle Bahnhöfe angeschlossen',
    en: 'a start station has connected all stations',
  },
  'term.bank': { de: 'die Bank ist leer', en: 'the bank is empty' },
  'term.complexDice': {
    de: 'die Würfelbank hat keine komplexen Würfel mehr',
    en: 'the dice bank has no complex dice left',
  },
  'term.dice': { de: 'die Würfelbank hat höchstens zwei Würfel', en: 'the dice bank has two dice at the most' },
  'term.noPassengers': { de: 'alle Passagiere sind befördert', en: 'all passengers are transported' },
  'term.outOfReach': { de: 'niemand kann mehr Passagiere befördern', en: 'nobody can transport passengers any more' },
  'term.nobodyActs': { de: 'eine ganze Runde lang hat niemand gehandelt', en: 'nobody acted for a whole round' },
  'term.transported': { de: 'befördert', en: 'transported' },
  'term.held': { de: 'Besitz', en: 'held' },
  'term.connectedStations': { de: 'Bahnhöfe', en: 'stations' },
  'term.bestLoco': { de: 'beste Lok', en: 'best loco' },

  'event.startPlayerDrawn': {
    de: 'Das Los bestimmt {seat:player} als Startspieler.',
    en: 'By lot {seat:player} begins.',
  },
  'event.startPlayerChosen': { de: '{seat:player} beginnt.', en: '{seat:player} begins.' },
  'event.boardLaid': { de: 'Die Geländekarten liegen: {layout:term}.', en: 'The cards are laid: {layout:term}.' },
  'event.cardLaid': { de: '{seat:player} legt Geländekarte {card}.', en: '{seat:player} lays card {card}.' },
  'event.startStationPlaced': {
    de: '{seat:player} setzt den Startbahnhof auf {field}.',
    en: '{seat:player} places the start station on {field}.',
  },
  'event.greyStationPlaced': {
    de: '{seat:player} setzt einen grauen Bahnhof auf {field}.',
    en: '{seat:player} places a grey station on {field}.',
  },
  'event.greyStationsBoxed': {
    de: 'Kein Feld mehr frei: {count:grauer Bahnhof kommt|graue Bahnhöfe kommen} in die Schachtel.',
    en: 'No field is left: {count:grey station goes|grey stations go} back to the box.',
  },
  'event.passengersPlaced': {
    de: '{units:Passagier wartet|Passagiere warten} an den Geländekarten.',
    en: '{units:passenger waits|passengers wait} beside the cards.',
  },
  'event.rolled': {
    de: '{seat:player} würfelt {dice:terms}.',
    en: '{seat:player} rolls {dice:terms}.',
  },
  'event.taken': {
    de: '{seat:player} nimmt einen komplexen Würfel als „?“.',
    en: '{seat:player} takes a complex die as “?”.',
  },
  'event.refilled': {
    de: '{seat:player} würfelt nicht und legt {units:Passagier|Passagiere} nach.',
    en: '{seat:player} forgoes rolling and refills {units:passenger|passengers}.',
  },
  'event.laid': {
    de: '{seat:player} legt {face:term} auf {field} (Kosten {cost}).',
    en: '{seat:player} lays a {face:term} on {field} (cost {cost}).',
  },
  'event.exchanged': {
    de: '{seat:player} tauscht auf {field} gegen {face:term} und nimmt {won:term} zurück.',
    en: '{seat:player} exchanges the die on {field} for a {face:term} and takes back a {won:term}.',
  },
  'event.connected': {
    de: '{seat:player} ist mit dem Bahnhof {station} verbunden und erhält {bonus:Einheit|Einheiten}.',
    en: '{seat:player} is connected with the station on {station} and gets {bonus:unit|units}.',
  },
  'event.locoBought': {
    de: '{seat:player} kauft eine Lok {loco} für {price:Einheit|Einheiten}.',
    en: '{seat:player} buys a loco {loco} for {price:unit|units}.',
  },
  'event.locosScrapped': {
    de: 'Alle Loks 2 werden verschrottet ({count}).',
    en: 'All locos 2 are scrapped ({count}).',
  },
  'event.transported': {
    de: '{seat:player} befördert mit Lok {loco} {passengers:Passagier|Passagiere} vom Bahnhof {station}.',
    en: '{seat:player} transports {passengers:passenger|passengers} from {station} with a loco {loco}.',
  },
  'event.newPassengers': {
    de: '{seat:player} gibt einen Würfel ab: {units:Passagier|Passagiere} für Karte {card}.',
    en: '{seat:player} hands in a die: {units:passenger|passengers} for card {card}.',
  },
  'event.shortage': {
    de: 'Passagiermangel: {units:Passagier kommt|Passagiere kommen} an die Karten.',
    en: 'Passenger shortage: {units:passenger comes|passengers come} to the cards.',
  },
  'event.endTriggered': {
    de: 'Das Ende naht: {trigger:term}. Noch einmal {units:Passagier kommt|Passagiere kommen}, dann nur noch Kaufen und Befördern.',
    en: 'The end is near: {trigger:term}. {units:last passenger comes|last passengers come}; from now on only buying and transporting.',
  },
  'event.turnEnded': { de: '{seat:player} beendet den Zug.', en: '{seat:player} ends the turn.' },
  'event.gameEnded': { de: 'Das Spiel ist zu Ende: {reason:term}.', en: 'The game is over: {reason:term}.' },

  'refusal.rrd2.components': {
    de: 'Das eigene Spielmaterial ist unvollständig oder passt nicht; nimm components.json als Vorlage.',
    en: 'The components given are incomplete or do not fit; take components.json as a pattern.',
  },
  'refusal.rrd2.cardLaid': { de: 'Karte {card} liegt schon.', en: 'Card {card} is already laid.' },
  'refusal.rrd2.notInHand': {
    de: 'Du hast in diesem Zug keinen solchen Würfel ({die:term}) vor dir.',
    en: 'You have no such die ({die:term}) before you in this turn.',
  },
  'refusal.rrd2.locomotiveFace': {
    de: 'Die Seite „Lokomotive“ ist keine Schiene; nutze sie für neue Passagiere.',
    en: 'The locomotive face is no track; use it for new passengers.',
  },
  'refusal.rrd2.terrainCost': {
    de: 'Das Gelände kostet {cost}, du hast {money:Einheit|Einheiten}.',
    en: 'The terrain costs {cost}, you have {money:unit|units}.',
  },
  'refusal.rrd2.refilled': {
    de: 'Du hast auf das Würfeln verzichtet und nachgelegt; würfeln geht erst im nächsten Zug wieder.',
    en: 'You forwent rolling and took the refill; you can roll again in your next turn.',
  },
  'refusal.rrd2.refilledTwice': {
    de: 'Nachlegen geht nur einmal im Zug.',
    en: 'The refill can be taken only once a turn.',
  },
  'refusal.rrd2.rolled': {
    de: 'Nachlegen darf nur, wer nicht würfelt; du hast schon gewürfelt.',
    en: 'The refill is only for those who do not roll; you have rolled.',
  },
  'refusal.rrd2.locoPrice': {
    de: 'Eine Lok {loco} kostet {price}, du hast {money:Einheit|Einheiten}.',
    en: 'A loco {loco} costs {price}, you have {money:unit|units}.',
  },
  'refusal.rrd2.noLoco': { de: 'Du hast keine Lok {loco}.', en: 'You own no loco {loco}.' },
  'refusal.rrd2.tooFar': {
    de: 'Die Strecke führt über {distance} Karten, die Lok {loco} schafft nur {loco}.',
    en: 'The line runs over {distance} cards, a loco {loco} manages only {loco}.',
  },
  'refusal.rrd2.noPassengers': {
    de: 'An Karte {card} warten keine Passagiere.',
    en: 'No passengers wait beside card {card}.',
  },
  'refusal.rrd2.tooMany': { de: 'Höchstens {most} sind hier möglich.', en: '{most} at the most are possible here.' },
};
