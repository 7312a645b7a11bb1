import { stockRounds } from '../../rhineland/tests/stock-rounds.ts';
import { edition } from './edition.ts';

stockRounds(edition);
