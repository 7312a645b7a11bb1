import { income } from '../../rhineland/tests/income.ts';
import { edition } from './edition.ts';

income(edition);
