import { operatingRounds } from '../../rhineland/tests/operating-rounds.ts';
import { edition } from './edition.ts';

operatingRounds(edition);
