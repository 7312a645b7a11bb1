export type { PeerAction } from './action.ts';
export { type Comparison, comparePeerGame, type Difference, type RunComparison } from './compare.ts';
export { explainImport } from './explain.ts';
export { firstRandom, type Notice, type PeerGame, readPeerGame, readPeerText } from './file.ts';
export { importPeerGame, importPeerText, playFile } from './import.ts';
export type { Imported, Progress, Watch } from './importer.ts';
export { importedTitles, siteReadings } from './importers.ts';
export type { BestIncome, Reading, Readings } from './mapper.ts';
export { resolveUndo } from './undo.ts';
