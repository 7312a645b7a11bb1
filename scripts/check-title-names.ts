import { type Files, type Finding, isProgram, isSource, isTest, readFiles, report } from './check-purity.ts';

/** Where the one line of each title stands; the last only for titles that have bots of their own. */
const INDEXES: readonly string[] = [
  'packages/titles/index.ts',
  'apps/web/src/titles/catalogue.ts',
  'packages/interop/src/18xx-games/importers.ts',
  'packages/bots/src/index.ts',
];

/** Folders of a title: its rules, its table, its readers of other programs' files, its bots. */
const HOMES =
  /^(?:packages\/titles|apps\/web\/src\/titles|packages\/interop\/src\/18xx-games|packages\/bots\/src)\/([^/]+)\//;

/** The titles there are: every folder of titles with a `title.ts` or a list of rules. */
export function titleIds(files: Files): readonly string[] {
  const ids = [...files.keys()].map(
    (path) => /^packages\/titles\/([^/]+)\/(?:title|rules|rules\/index)\.ts$/.exec(path)?.[1],
  );
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Every place outside a title's folders and the indexes that names it: a list there would have to be kept with each title. */
export function titlesNamed(files: Files): Finding[] {
  const ids = titleIds(files);
  const name = new RegExp(`(?<![\\w-])(?:${ids.join('|')})(?![\\w-])`, 'gi');
  const findings: Finding[] = [];
  for (const [path, text] of files) {
    if (!isSource(path) || isTest(path) || INDEXES.includes(path) || ids.includes(HOMES.exec(path)?.[1] ?? ''))
      continue;
    if (path.match(name)) findings.push({ path, line: 1, what: 'the path names a title' });
    for (const { 0: named, index } of text.matchAll(name)) {
      findings.push({ path, line: text.slice(0, index).split('\n').length, what: `names the title ${named}` });
    }
  }
  return findings;
}

export function checkTitleNames(): void {
  const files = readFiles('packages', 'apps');
  const read = [...files.keys()].filter(isSource).length;
  report(titlesNamed(files), read, 'titles are named in their own folders and in the indexes only');
}

if (isProgram(import.meta.url)) checkTitleNames();
