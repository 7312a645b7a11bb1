export type { PeerAction } from './action.ts';
export { type Comparison, comparePeerGame, type Difference, type RunComparison } from './compare.ts';
export { explainImport } from './explain.ts';
export { firstRandom, type Notice, type PeerGame, readPeerGame, readPeerText } from './file.ts';
export { type Imported, importPeerGame, importPeerText, type Progress, playFile, type Watch } from './import.ts';
export type { BestIncome, Reading, Readings } from './mapper.ts';
export { resolveUndo } from './undo.ts';
