import { titles } from '@stellwerk/titles';
import { type Place, type RulePlaces, rulePlaces } from '../rule-places.ts';
import { readArgs, UsageError } from '../usage.ts';

/** Prints a rule: its sentence, the code that implements it, its tests, and the readings chosen for it. */
export async function where(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  if (positionals.length === 0) {
    throw new UsageError(`Name a rule, for example: npm run where -- ${Object.keys(titles[0]?.rules ?? {})[0]}`);
  }
  const found = positionals.map((id) => ruleCalled(id));
  const places = rulePlaces(process.cwd(), new Set(found.map(({ id }) => id)));
  const rules = found.map((rule) => ({ ...rule, ...(places.get(rule.id) ?? NOWHERE) }));
  if (values.json) console.log(JSON.stringify({ rules }));
  else console.log(rules.map(inWords).join('\n\n'));
  return 0;
}

const NOWHERE: RulePlaces = { code: [], tests: [], readings: [] };

interface Rule {
  readonly id: string;
  readonly en: string;
  readonly de: string;
}

function ruleCalled(id: string): Rule {
  for (const title of titles) {
    if (Object.hasOwn(title.rules, id)) {
      const text = title.rules[id];
      return { id, en: text?.en ?? '', de: text?.de ?? '' };
    }
    if (title.cases.includes(id)) return { id, en: 'a worked example or edge case', de: 'ein Beispiel oder Grenzfall' };
  }
  throw new UsageError(`There is no rule “${id}”.${nearby(id)}`);
}

/** What the person may have meant: rules that begin alike. */
function nearby(id: string): string {
  const all = titles.flatMap((title) => [...Object.keys(title.rules), ...title.cases]);
  for (let length = id.length - 1; length > 3; length--) {
    const alike = all.filter((other) => other.startsWith(id.slice(0, length)));
    if (alike.length > 0) return ` Known: ${alike.slice(0, 6).join(', ')}${alike.length > 6 ? ' …' : ''}`;
  }
  return ` A rule is called by its title: ${titles.map((title) => Object.keys(title.rules)[0]).join(', ')} …`;
}

function inWords({ id, en, de, code, tests, readings }: Rule & RulePlaces): string {
  return [
    id,
    `  ${en}`,
    `  ${de}`,
    ...list('code', code),
    ...list('tests', tests),
    ...(readings.length > 0 ? list('readings', readings) : []),
  ].join('\n');
}

function list(name: string, places: readonly Place[]): string[] {
  if (places.length === 0) return [`${name}: none`];
  return [`${name}:`, ...places.map(({ file, line, what }) => `  ${file}:${line}  ${what}`)];
}
