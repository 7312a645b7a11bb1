import { forcedPurchases } from '../../rhineland/tests/forced-purchase.ts';
import { edition } from './edition.ts';

forcedPurchases(edition);
