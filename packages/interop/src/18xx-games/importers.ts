import type { Options } from '@stellwerk/engine/kernel';
import { rhlMapper } from './18rhl/mapper.ts';
import { harzbahnMapper } from './1873/mapper.ts';
import { chinaMapper } from './1880/mapper.ts';
import { type Exporter, exporterOf } from './exporter.ts';
import { type Importer, importerOf } from './importer.ts';

/** Every title whose files can be taken over. */
export const importers: readonly Importer[] = [
  importerOf(rhlMapper),
  importerOf(chinaMapper),
  importerOf(harzbahnMapper),
];

/** Every title whose games can be written as its files. */
export const exporters: readonly Exporter[] = [
  exporterOf(rhlMapper),
  exporterOf(chinaMapper),
  exporterOf(harzbahnMapper),
];

/** Where the site reads the rules of a title otherwise than its rulebook, by option; undefined if it is not known there. */
export function siteReadings(title: string): Options | undefined {
  return importers.find((importer) => importer.title.id === title)?.siteReadings;
}

/** The ids of those titles here. */
export const importedTitles: readonly string[] = importers.map(({ title }) => title.id);
