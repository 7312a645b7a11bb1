import { checkBoundaries } from './check-boundaries.ts';
import { checkExports } from './check-exports.ts';
import { checkLock } from './check-lock.ts';
import { checkPurity } from './check-purity.ts';
import { checkTitleNames } from './check-title-names.ts';

// One after the other in one process: to start a process for each took longer than what they do.
checkBoundaries();
checkPurity();
checkTitleNames();
checkLock();
checkExports();
