import type { Config } from './config.ts';
import type { BaseState, FrameState } from './flow.ts';
import { hashOf, wordsText } from './hash.ts';
import { canonical, isJson, isRecord } from './json.ts';
import { type RandomState, seededRandom } from './random.ts';
import { isGameVersion } from './version.ts';
import { hashWords1 } from './version-1.ts';

/** What every state begins with: whose it is, nothing going on yet, and chance before its first draw. */
export function blankState<F extends FrameState>({
  title,
  seed,
  version,
}: Config): {
  readonly title: string;
  flow: F[];
  random: RandomState;
} {
  return { title, flow: [], random: seededRandom(seed, version) };
}

/** Tells the positions of a title from all others. */
export function positionOf<S extends BaseState>(title: string): (state: BaseState) => state is S {
  return (state): state is S => state.title === title;
}

/** The hash of a position, by the version its game is played under. */
export function hashOfState(state: BaseState): string {
  return state.random.version === 1 ? wordsText(hashWords1(canonical(asInVersion1(state)))) : hashOf(state);
}

/** A stored position of a game, if it is one; undefined if it is damaged or of another title. */
export function readState(
  value: unknown,
  { title, version }: Pick<Config, 'title' | 'version'>,
): BaseState | undefined {
  const state = version === 1 ? fromVersion1(value, title) : value;
  return isJson(state) && isState(state) && state.title === title && state.random.version === version
    ? state
    : undefined;
}

function isState(value: unknown): value is BaseState {
  return isRecord(value) && typeof value['title'] === 'string' && isFlow(value['flow']) && isRandom(value['random']);
}

function isFlow(value: unknown): boolean {
  return Array.isArray(value) && value.every((frame) => isRecord(frame) && typeof frame['kind'] === 'string');
}

function isRandom(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['streams'])) return false;
  return isGameVersion(value['version']) && typeof value['seed'] === 'string' && Number.isSafeInteger(value['draws']);
}

/** In version 1 a position held neither its title nor its version. */
function asInVersion1({ title: _title, random, ...rest }: BaseState): unknown {
  const { version: _version, ...chance } = random;
  return { ...rest, random: chance };
}

function fromVersion1(value: unknown, title: string): unknown {
  if (!isRecord(value) || !isRecord(value['random'])) return undefined;
  return { title, ...value, random: { version: 1, ...value['random'] } };
}
