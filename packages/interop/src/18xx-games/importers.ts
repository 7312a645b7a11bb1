import { rhlMapper } from './18rhl/mapper.ts';
import { harzbahnMapper } from './1873/mapper.ts';
import { chinaMapper } from './1880/mapper.ts';
import { type Importer, importerOf } from './importer.ts';

/** Every title whose files can be taken over. */
export const importers: readonly Importer[] = [
  importerOf(rhlMapper),
  importerOf(chinaMapper),
  importerOf(harzbahnMapper),
];

/** The ids of those titles here. */
export const importedTitles: readonly string[] = importers.map(({ title }) => title.id);
