import { type Profiler, Session } from 'node:inspector/promises';

const SHOWN = 10;
const MICROSECONDS_BETWEEN_SAMPLES = 500;

/** Does the work and tells where its time went: the functions that took most of it themselves. */
export async function profiled<T>(work: () => T | Promise<T>): Promise<T> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: MICROSECONDS_BETWEEN_SAMPLES });
  await session.post('Profiler.start');
  const result = await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  for (const [place, share] of largest(profile)) {
    process.stderr.write(`  ${(100 * share).toFixed(1).padStart(5)} %  ${place}\n`);
  }
  return result;
}

function largest({ nodes, samples = [] }: Profiler.Profile): readonly (readonly [place: string, share: number])[] {
  const placeOf = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const counts = new Map<string, number>();
  for (const id of samples) {
    const place = placeOf.get(id) ?? '';
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([place, count]) => [place, count / samples.length]);
}

function nameOf({ functionName, lineNumber, url }: Profiler.ProfileNode['callFrame']): string {
  const name = functionName || '(no name)';
  return url === '' ? name : `${name}, line ${lineNumber + 1} of the bundle`;
}
