import { keptRules } from '../../rhineland/tests/kept-by.ts';
import { keptBy } from '../kept-by.ts';
import { rules } from '../rules/index.ts';

keptRules(keptBy, rules);
