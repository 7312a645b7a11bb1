export { type Comparison, comparePeerGame } from './compare.ts';
export { explainImport } from './explain.ts';
export { exportedTitles, exportGame } from './export.ts';
export { type Notice, readPeerText } from './file.ts';
export { importPeerText, playFile } from './import.ts';
export { importedTitles, siteReadings } from './importers.ts';
