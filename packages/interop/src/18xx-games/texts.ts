import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Why a game of another program cannot be taken over; the ids are those of refusals. */
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
};
