import type { Texts } from '@stellwerk/engine/kernel';

/** What each option is about, in one line. */
export const optionNotes: Texts = {
  'optionNote.layout': {
    de: 'Wie das Land liegt, bevor der erste Bahnhof steht.',
    en: 'How the land lies before the first station stands.',
  },
  'optionNote.startPlayer': {
    de: 'Wer beginnt, setzt auch den ersten Bahnhof.',
    en: 'Who starts also places the first station.',
  },
  'optionNote.winner': {
    de: 'Gezählt werden beförderte Passagiere oder was am Ende vor einem liegt.',
    en: 'What counts is passengers carried, or what lies before you at the end.',
  },
  'optionNote.components': {
    de: 'Ersetzt die nachempfundenen Karten und Würfel durch die gedruckten.',
    en: 'Replaces the reconstructed cards and dice by the printed ones.',
  },
};
