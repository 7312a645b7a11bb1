import type { RuleTexts } from './texts.ts';

/** The rules of the table itself, the same for every title. */
export const kernelRules: RuleTexts = {
  'kernel/over': {
    de: 'Das Spiel ist zu Ende; sieh dir den Verlauf an oder beginne ein neues.',
    en: 'The game is over; look through its moves or start another.',
  },
  'kernel/shape': {
    de: 'Das ist kein Zug, den dieses Spiel kennt; wähle einen der angebotenen.',
    en: 'This is not a move the game knows; choose one of those offered.',
  },
  'kernel/turn': {
    de: 'Jetzt ist {actors:players} am Zug.',
    en: 'It is for {actors:players} to act now.',
  },
  'kernel/not-now': {
    de: 'Dieser Zug ist jetzt nicht an der Reihe; wähle einen der angebotenen.',
    en: 'This move cannot be made at this point; choose one of those offered.',
  },
  'kernel/undo': { de: 'Es gibt keinen Zug zurückzunehmen.', en: 'There is no move to take back.' },
  'kernel/redo': { de: 'Es gibt keinen zurückgenommenen Zug.', en: 'There is no move to make again.' },
  'kernel/players': {
    de: 'Dieses Spiel ist für {min} bis {max} Personen, nicht für {players}; ändere die Zahl der Plätze.',
    en: 'This game is for {min} to {max} players, not {players}; change the number of seats.',
  },
  'kernel/name': {
    de: 'Jede Person braucht einen Namen von 1 bis 60 Zeichen.',
    en: 'Every player needs a name of 1 to 60 characters.',
  },
  'kernel/seed': {
    de: 'Der Startwert ist ein Text von 1 bis 100 Zeichen.',
    en: 'The seed is a text of 1 to 100 characters.',
  },
  'kernel/option': {
    de: 'Die Einstellung „{option}“ gibt es nicht oder nicht mit diesem Wert; nimm einen der angebotenen.',
    en: 'There is no option “{option}”, or not with this value; take one of those offered.',
  },
  'kernel/file': {
    de: 'Diese Datei ist kein gespeichertes Spiel von Stellwerk; wähle eine andere.',
    en: 'This file is not a game saved by Stellwerk; choose another.',
  },
  'kernel/title': {
    de: 'Das Spiel „{title}“ gibt es hier nicht; aktualisiere Stellwerk oder wähle eine andere Datei.',
    en: 'The game “{title}” is not known here; update Stellwerk or choose another file.',
  },
  'kernel/revision': {
    de: 'Gespeichert nach Regelstand {revision} von „{title}“; hier gibt es {known}. Aktualisiere Stellwerk.',
    en: 'Saved under rules revision {revision} of “{title}”; known here: {known}. Update Stellwerk.',
  },
  'kernel/older-move': {
    de: 'Begonnen unter Fassung {revision} der Regeln; nach der heutigen Fassung {known} ist Zug {move} nicht erlaubt ({rule}: {reason}) Das Spiel lässt sich ansehen, aber nicht fortsetzen.',
    en: 'Begun under revision {revision} of the rules; under today’s revision {known} move {move} is not legal ({rule}: {reason}) The game can be looked at, but not continued.',
  },
  'kernel/older-position': {
    de: 'Begonnen unter Fassung {revision} der Regeln; nach der heutigen Fassung {known} führen dieselben Züge zu einer anderen Stellung. Das Spiel lässt sich ansehen, aber nicht fortsetzen.',
    en: 'Begun under revision {revision} of the rules; under today’s revision {known} the same moves lead to another position. The game can be looked at, but not continued.',
  },
  'kernel/older-setup': {
    de: 'Begonnen unter Fassung {revision} der Regeln; die heutige Fassung {known} nimmt seine Einstellungen nicht mehr an: {reason} Das Spiel lässt sich ansehen, aber nicht fortsetzen.',
    en: 'Begun under revision {revision} of the rules; today’s revision {known} no longer takes its options: {reason} The game can be looked at, but not continued.',
  },
  'kernel/move': {
    de: 'Zug {move} der Datei ist nicht erlaubt ({rule}): {reason}',
    en: 'Move {move} of the file is not legal ({rule}): {reason}',
  },
  'kernel/hash': {
    de: 'Die Züge der Datei führen nicht zu der Stellung, die sie angibt; die Datei ist beschädigt.',
    en: 'The moves of the file do not lead to the position it states; the file is damaged.',
  },
  'kernel/position': {
    de: 'Diese Stellung kann es nicht geben: {flaws}',
    en: 'This position cannot exist: {flaws}',
  },
};
