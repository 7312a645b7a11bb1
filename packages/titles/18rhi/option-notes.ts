import type { Texts } from '@stellwerk/engine/kernel';
import { lendingOptionNotes } from '../rhineland/texts.ts';

/** What each option is about, in one line. */
export const optionNotes: Texts = {
  ...lendingOptionNotes,
  'optionNote.capital': {
    de: 'Mit weniger Geld wird schon das Startpaket knapp; das Regelheft rät dazu, wenn drei oder vier spielen.',
    en: 'With less money even the start packet is tight; the rulebook advises it for three or four players.',
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
