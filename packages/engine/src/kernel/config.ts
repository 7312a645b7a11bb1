import { clone, isRecord, isWhole } from './json.ts';
import { checkOptions, completeOptions, type OptionSpec, type Options } from './options.ts';
import { accepted, type Refusal, type Result, refuse, refused } from './refusal.ts';
import { type GameVersion, NEWEST_VERSION } from './version.ts';

/** Everything that is fixed before the first move. Config and actions together are the whole game. */
export interface Config {
  readonly title: string;
  /** The revision of the title's rules the game is played under. */
  readonly revision: number;
  /** The names, one a seat. */
  readonly players: readonly string[];
  readonly options: Options;
  readonly seed: string;
  readonly version: GameVersion;
}

export interface ConfigRequest {
  readonly players: readonly string[];
  readonly options?: Options;
  readonly seed: string;
  /** Set only for stored games; new games use the newest version. */
  readonly version?: GameVersion;
}

interface Configurable {
  readonly id: string;
  readonly revision: number;
  readonly players: readonly [min: number, max: number];
  readonly options: readonly OptionSpec[];
  checkConfig?(config: Config): Refusal | undefined;
}

export function makeConfig(title: Configurable, request: ConfigRequest): Result<Config> {
  const { players, seed, options = {}, version = NEWEST_VERSION } = request;
  const [min, max] = title.players;
  if (!Array.isArray(players) || players.length < min || players.length > max) {
    return refused(refuse('kernel/players', { min, max, players: Array.isArray(players) ? players.length : 0 }));
  }
  if (!isWhole(players) || !players.every((name) => isText(name, 60) && name.trim() !== ''))
    return refused(refuse('kernel/name'));
  if (!isText(seed, 100)) return refused(refuse('kernel/seed'));
  if (!isRecord(options)) return refused(refuse('kernel/option', { option: '' }));
  const wrong = checkOptions(title.options, options);
  if (wrong) return refused(wrong);
  const config: Config = {
    title: title.id,
    revision: title.revision,
    players: [...players],
    options: clone(completeOptions(title.options, options)),
    seed,
    version,
  };
  const unfit = title.checkConfig?.(config);
  return unfit ? refused(unfit) : accepted(config);
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= most;
}
