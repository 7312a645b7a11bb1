import {
  accepted,
  type ConfigRequest,
  type Game,
  isRecord,
  type Options,
  type Result,
  refuse,
  refused,
} from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/18rhl';
import { numberIn } from '../action.ts';
import { firstRandom, type PeerGame, seedOf } from '../file.ts';
import type { FileSettings } from '../mapper.ts';

/** Where the site reads the rulebook otherwise than Stellwerk, or departs from it. */
export const READINGS: Options = {
  seating: 'given',
  venlo: 'city',
  rhePar: '70-80',
  rhePrice: 'bid',
  rheTreasury: 'bid',
  aachenLink: 'open-track',
  trainTrade: 'always',
  priorityTie: 'next-to-act',
  firstShares: 'richest',
  floating: 'at-once',
  ironRhine: 'open',
  rheingold: 'any-two',
  offBoardPairs: 'open',
  forcedTrain: 'cheapest',
  running: 'free',
  kkkChange: 'oldest',
  directorSales: 'with-trains',
  saleBlocks: 'several',
  powers: 'until-trains',
  mountains: 'covered-too',
  receivership: 'players',
  afterBankruptcy: 'anew',
  trainDuty: 'ever-linked',
  indebted: 'sells-trains',
  lastPlayer: 'plays-on',
  unstartedShares: 'kept',
};

const OPTIONAL: Readonly<Record<string, Options>> = {
  optional_2_train: { extraTwoTrain: true },
  lower_starting_capital: { capital: 'lower' },
  promotion_tiles: { promotionTiles: true },
  ratingen_variant: { ratingen: true },
};

/** The first number of the site's generator places the movable coal mine and steel mill. */
export function siteDraw(seed: number): number {
  return (firstRandom(seed) % 9) + 1;
}

/** Recorded games say where the two lie; of an export it follows from the seed. */
function drawOf({ digests, seed }: PeerGame): number {
  const noted = digests[0]?.['x'];
  return (isRecord(noted) && numberIn(noted, 'variable_placement')) || siteDraw(seed);
}

/** The seed that places coal mine and steel mill as they lie: the game's own if it does. */
export function settingsOf({ config, state }: Game<State>): FileSettings {
  let seed = seedOf(config.seed);
  while (siteDraw(seed) !== state.draw) seed += 1;
  const optionalRules = Object.entries(OPTIONAL).flatMap(([rule, options]) =>
    Object.entries(options).every(([name, value]) => config.options[name] === value) ? [rule] : [],
  );
  return { seed, optionalRules, options: { sites: String(state.draw) } };
}

export function requestFor(file: PeerGame): Result<ConfigRequest> {
  const unknown = file.optionalRules.find((rule) => !Object.hasOwn(OPTIONAL, rule));
  if (unknown !== undefined) return refused(refuse('interop/optional-rule', { rule: unknown }));
  const chosen = Object.fromEntries(file.optionalRules.flatMap((rule) => Object.entries(OPTIONAL[rule] ?? {})));
  return accepted({
    players: file.players.map(({ name }) => name),
    options: { ...READINGS, ...chosen, sites: String(drawOf(file)) },
    seed: String(file.seed),
  });
}
