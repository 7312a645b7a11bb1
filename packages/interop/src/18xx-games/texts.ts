import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Why a game of another program cannot be taken over, and what is to be known of one that was; the ids are those of refusals. */
export const interopTexts: RuleTexts = {
  'interop/file': {
    de: 'Das ist keine Spieldatei von 18xx.games.',
    en: 'This is no game file of 18xx.games.',
  },
  'interop/no-action': {
    de: 'Eintrag {action} der Datei ist keine Aktion.',
    en: 'Entry {action} of the file is no action.',
  },
  'interop/undo': {
    de: 'Aktion {action} nimmt etwas zurück oder holt etwas wieder, das es nicht gibt.',
    en: 'Action {action} takes back or brings back what is not there.',
  },
  'interop/title': {
    de: 'Spiele von „{title}“ kann Stellwerk noch nicht übernehmen; bekannt: {known}.',
    en: 'Games of “{title}” cannot be taken over yet; known: {known}.',
  },
  'interop/optional-rule': {
    de: 'Die Sonderregel „{rule}“ der Datei ist hier unbekannt.',
    en: 'The optional rule “{rule}” of the file is unknown here.',
  },
  'interop/move': {
    de: 'Aktion {action} ({kind}, {who}) passt nicht: {reason}',
    en: 'Action {action} ({kind}, {who}) does not fit: {reason}',
  },
  'interop/kind': {
    de: 'Diese Art von Aktion gibt es in diesem Spiel nicht.',
    en: 'There is no such kind of action in this game.',
  },
  'interop/name': {
    de: '„{name}“ ist in diesem Spiel unbekannt.',
    en: '“{name}” is unknown in this game.',
  },
  'interop/turn': {
    de: 'Dafür ist hier jetzt nicht die Zeit ({frame}).',
    en: 'It is not the time for that here ({frame}).',
  },
  'interop/route': {
    de: 'Die Strecke {route} liegt nicht auf dem Gleis dieser Stellung.',
    en: 'Route {route} does not lie on the track of this position.',
  },
  'interop/not-over': {
    de: 'Nach der Datei ist das Spiel zu Ende, hier ist es das nicht.',
    en: 'The file says that the game is over; here it is not.',
  },
  'interop/our-game': {
    de: 'Das ist ein Spielstand von Stellwerk, keine Datei von 18xx.games: öffne ihn als Spielstand.',
    en: 'This is a saved game of Stellwerk, no file of 18xx.games: open it as a saved game.',
  },
  'interop/components': {
    de: 'Das ist eine Materialdatei von Railroad Dice 2; sie gehört in die Spieleinstellungen, nicht hierher.',
    en: 'This is a components file of Railroad Dice 2; it belongs in a game’s settings, not here.',
  },
  'interop/list': {
    de: 'Das ist eine Liste, kein einzelnes Spiel; lade die Spiele von 18xx.games einzeln herunter.',
    en: 'This is a list and not one game; download games of 18xx.games one by one.',
  },
  'interop/no-actions': {
    de: 'Die Datei nennt ein Spiel von 18xx.games, aber keine Züge; lade dort die ganze Spieldatei herunter.',
    en: 'The file names a game of 18xx.games but holds no actions; download the whole game file there.',
  },
  'interop/empty': {
    de: 'Die Datei ist leer.',
    en: 'The file is empty.',
  },
  'interop/packed': {
    de: 'Die Datei ist gepackt; entpacke sie zuerst.',
    en: 'The file is packed; unpack it first.',
  },
  'interop/web-page': {
    de: 'Das ist eine Webseite, keine Spieldatei; nutze auf 18xx.games den Download der Spieldaten.',
    en: 'This is a web page and no game file; use the download of the game data on 18xx.games.',
  },
  'interop/cut-short': {
    de: 'Die Datei ist beschädigt oder unvollständig; lade sie noch einmal herunter.',
    en: 'The file is damaged or incomplete; download it again.',
  },
  'interop/player': {
    de: 'Spieler {number} der Datei hat keine eigene Nummer.',
    en: 'Player {number} of the file has no number of their own.',
  },
  'interop/optional-rules': {
    de: 'Die Sonderregeln der Datei sind keine Liste von Namen.',
    en: 'The optional rules of the file are no list of names.',
  },
  'interop/seed': {
    de: 'Der Startwert (seed) der Datei ist keine ganze Zahl ab 0.',
    en: 'The seed of the file is no whole number from 0 on.',
  },
  'interop/result-form': {
    de: 'Das Ergebnis der Datei gibt nicht für jeden Spieler eine Zahl an.',
    en: 'The result of the file does not give a number for each player.',
  },
  'interop/by': {
    de: 'Wer das tut ({who}), kann diese Art von Aktion nicht ausführen.',
    en: 'Whoever does it ({who}) cannot take this kind of action.',
  },
  'interop/missing': {
    de: 'Die Angabe „{field}“ fehlt.',
    en: '“{field}” is missing.',
  },
  'interop/shape': {
    de: 'Die Angabe „{field}“ hat nicht die Form, die 18xx.games schreibt.',
    en: '“{field}” does not have the form that 18xx.games writes.',
  },
  'interop/who': {
    de: 'Hier ist jemand anderes an der Reihe.',
    en: 'It is somebody else’s turn here.',
  },
  'interop/differs': {
    de: '„{field}“ ist in der Datei {theirs}, hier {ours}.',
    en: '“{field}” is {theirs} in the file, but {ours} here.',
  },
  'interop/copy': {
    de: '„{name}“ liegt schon auf dem Plan oder ist kein Plättchen des Spiels.',
    en: '“{name}” lies on the map already, or is no tile of the game.',
  },
  'interop/train': {
    de: '„{name}“ ist kein Zug dieser Gesellschaft, oder er fährt zweimal.',
    en: '“{name}” is no train of this company, or it runs twice.',
  },
  'interop/shares': {
    de: '„{name}“ passt nicht zu den anderen Aktien: verkauft wird eine Gesellschaft, jede Aktie einmal.',
    en: '“{name}” does not go with the other shares: one company is sold at a time, each share once.',
  },
  'interop/certificate': {
    de: '„{name}“ hat hier jemand anderes.',
    en: '“{name}” is somebody else’s here.',
  },
  'interop/dividend': {
    de: '„{kind}“ gibt es hier nicht: Einnahmen werden ausgeschüttet (payout) oder behalten (withhold).',
    en: 'There is no “{kind}” here: income is paid out (payout) or kept (withhold).',
  },
  'interop/result': {
    de: 'Nach der letzten Aktion ({action}) hat {who} laut Datei {theirs}, hier {ours}.',
    en: 'After the last action ({action}) {who} has {theirs} in the file, but {ours} here.',
  },
  'interop/added': {
    de: 'Nach Aktion {action} ergänzt, weil die Datei es auslässt: {move} ({who}).',
    en: 'Added after action {action} because the file leaves it out: {move} ({who}).',
  },
  'interop/left-out': {
    de: 'Aktion {action} ({kind}, {who}) steht hier für keinen eigenen Zug.',
    en: 'Action {action} ({kind}, {who}) stands for no move of its own here.',
  },
  'interop/numbers': {
    de: 'Die Einträge der Datei sind nicht fortlaufend nummeriert ({count} Stellen: {breaks}): dort können welche fehlen, doppelt oder vertauscht sein.',
    en: 'The entries of the file are not numbered in a row ({count} places: {breaks}): some may be missing, doubled or moved there.',
  },
  'interop/unused': {
    de: 'Die Angabe „{field}“ der Datei wird nicht verwendet ({count}-mal).',
    en: '“{field}” of the file is not used ({count} times).',
  },
  'interop/status': {
    de: 'Die Datei widerspricht sich, ob das Spiel zu Ende ist („{status}“).',
    en: 'The file contradicts itself on whether the game is over (“{status}”).',
  },
  'interop/ended-early': {
    de: 'Das Spiel wurde auf 18xx.games vorzeitig beendet; das Ergebnis der Datei wird nicht verglichen.',
    en: 'The game was ended early on 18xx.games; the result of the file is not compared.',
  },
  'interop/no-result': {
    de: 'Die Datei nennt nicht für jeden Spieler ein Ergebnis; verglichen wird nur, was da ist.',
    en: 'The file does not give a result for every player; only what is there is compared.',
  },
  'interop/seating': {
    de: 'Die Sitzordnung der Einstellungen ist eine andere als die der Spielerliste; gespielt wird nach der Liste.',
    en: 'The order of players in the settings is another than that of the list; the list is what is played.',
  },
  'interop/idle': {
    de: 'Nicht verwendet werden: wer einen Eintrag wann gesandt hat, der Kreis eines Markers innerhalb seiner Stadt, der Text zu den Einnahmen einer Strecke, Runde und Zug im Kopf der Datei, was 18xx.games für sich selbst vermerkt.',
    en: 'Not used: who sent an entry and when, the circle of a marker within its city, the text on a route’s income, turn and round in the file’s head, what 18xx.games notes for itself.',
  },
  'interop/stops': {
    de: 'Aktion {action}: die Halte der Strecke {route} heißen in der Datei anders; verglichen wird, was sie einbringt.',
    en: 'Action {action}: the stops of route {route} are named otherwise in the file; what it earns is compared.',
  },
  'interop/undone': {
    de: '{count} Einträge der Datei wurden zurückgenommen und nicht geprüft.',
    en: '{count} entries of the file were taken back and are not checked.',
  },
  'interop/seed-unused': {
    de: 'Der Startwert (seed) der Datei wird nicht verwendet: in {title} ist dort nichts ausgelost.',
    en: 'The seed of the file is not used: nothing is drawn there in {title}.',
  },
  'interop/played-with': {
    de: 'Gespielt mit den Sonderregeln: {rules}.',
    en: 'Played with the optional rules: {rules}.',
  },
  'interop/over': {
    de: 'Hier ist das Spiel zu Ende, nach der Datei noch nicht.',
    en: 'Here the game is over; the file does not say so.',
  },
  'interop/other-private': {
    de: 'Die Zahlung ist unter „{name}“ eingetragen statt unter P0.',
    en: 'The payment is entered under “{name}” instead of P0.',
  },
  'interop/other-name': {
    de: 'Das Geld geht laut Datei an „{name}“, hier an {who}.',
    en: 'The money goes to “{name}” in the file, to {who} here.',
  },
  'interop/untold': {
    de: 'Zug {number} ({move}, {who}) lässt sich in einer Datei von 18xx.games nicht ausdrücken: {reason}',
    en: 'Move {number} ({move}, {who}) cannot be told in a file of 18xx.games: {reason}',
  },
  'interop/untold-title': {
    de: '{title} gibt es auf 18xx.games nicht, oder Stellwerk kennt die Form der Dateien dort nicht.',
    en: '18xx.games has no {title}, or Stellwerk does not know the form of its files there.',
  },
  'interop/untold-now': {
    de: '18xx.games kennt diesen Zug an dieser Stelle des Spiels nicht.',
    en: '18xx.games does not know this move at this point of the game.',
  },
  'interop/untold-refusal': {
    de: 'dort wird niemand gefragt, der ablehnen könnte.',
    en: 'nobody is asked there who could refuse.',
  },
  'interop/untold-share': {
    de: 'die Aktie, die gekauft wurde, hat dort keinen Namen.',
    en: 'the share that was bought has no name there.',
  },
  'interop/untold-routes': {
    de: 'diese Strecken gelten nach der Lesart von 18xx.games nicht.',
    en: 'these routes do not hold by the readings of 18xx.games.',
  },
  'interop/untold-otherwise': {
    de: '18xx.games führt dabei zu einer anderen Stellung.',
    en: '18xx.games comes to another position by it.',
  },
  'interop/untold-part': {
    de: 'Schulden werden dort zurückgezahlt, so weit das Geld reicht, nicht zum Teil.',
    en: 'debts are repaid there as far as the money goes, not in part.',
  },
  'interop/untold-shares': {
    de: 'dort werden bei der Gründung höchstens zwei Aktien genommen.',
    en: 'at most two shares are taken there when a railway is founded.',
  },
  'interop/untold-train': {
    de: 'was gekauft oder verschrottet wird, hat dort keinen Namen.',
    en: 'what is bought or scrapped has no name there.',
  },
};
