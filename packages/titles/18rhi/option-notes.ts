import type { Texts } from '@stellwerk/engine/kernel';

/** What each option is about, in one line. */
export const optionNotes: Texts = {
  'optionNote.capital': {
    de: 'Mit weniger Geld wird schon das Startpaket knapp; das Regelheft rät dazu, wenn drei oder vier spielen.',
    en: 'With less money even the start packet is tight; the rulebook advises it for three or four players.',
  },
  'optionNote.extraTwoTrain': {
    de: 'Die gelbe Phase dauert dann etwas länger.',
    en: 'The yellow phase then lasts a little longer.',
  },
  'optionNote.ending': {
    de: 'Was geschieht, wenn Direktor und Gesellschaft zusammen den Zug nicht zahlen können, den sie haben muss.',
    en: 'What happens when director and company together cannot pay the train that it must have.',
  },
  'optionNote.seating': {
    de: 'Nach Karten sitzt, wer die niedrigste bekam, an erster Stelle.',
    en: 'By cards, whoever was dealt the lowest one sits first.',
  },
  'optionNote.sites': {
    de: 'Neun Karten sagen, auf welchen Feldern die beiden liegen.',
    en: 'Nine cards say on which hexes the two lie.',
  },
  'optionNote.venlo': {
    de: 'Ob eine Strecke durch Venlo hindurch weiterführen darf.',
    en: 'Whether a route may go on through Venlo.',
  },
};
