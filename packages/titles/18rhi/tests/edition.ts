import { edition as editionOf } from '../../rhineland/tests/edition.ts';
import { game } from '../game.ts';
import { beginning, rule, situation } from './situation.ts';

/** 18RhI where the newer rulebook says the same of both games. */
export const edition = editionOf(game, rule, {
  situation,
  beginning,
  // Barmen – Östliches Ruhrgebiet
  aRoute: { E14: '9/0' },
  homeOfAdr: ['K2', 'city0'],
});
