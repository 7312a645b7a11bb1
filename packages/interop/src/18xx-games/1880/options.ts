import {
  accepted,
  type ConfigRequest,
  type Game,
  type Options,
  type Result,
  refuse,
  refused,
} from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/1880';
import { type PeerGame, seedOf } from '../file.ts';
import type { FileSettings } from '../mapper.ts';

/** Where the site reads the rulebook otherwise than Stellwerk, or departs from it. */
export const READINGS: Options = {
  seating: 'given',
  bids: 'any',
  forcedPrivate: 'skips-one',
  parRow: 'free',
  secondHalf: 'purchases',
  repaying: 'acts',
  debtors: 'may-found',
  merging: 'any-station',
  redStations: 'open',
  priceBonus: 'with-route',
  removal: 'not-after-stock-round',
  homeCity: 'chosen',
  directorSales: 'train-step',
  permitTarget: 'any',
  partSale: 'through-bank',
  excessTrains: 'after-stock-round',
  lastInvestors: 'next-forgotten',
};

/** Trains of the bank are named with the kind that is bought; old games paid less for two of them. */
function paysEarlyPrices({ actions }: PeerGame): boolean {
  return actions.some((action) => {
    const kind = action.type === 'buy_train' ? action.text('variant') : undefined;
    return kind !== undefined && action.number('price') === { '6E': 600, '2R': 100 }[kind];
  });
}

export function requestFor(file: PeerGame): Result<ConfigRequest> {
  const [unknown] = file.optionalRules;
  if (unknown !== undefined) return refused(refuse('interop/optional-rule', { rule: unknown }));
  return accepted({
    players: file.players.map(({ name }) => name),
    options: { ...READINGS, trainPrices: paysEarlyPrices(file) ? 'early-site' : 'printed' },
    seed: String(file.seed),
  });
}

/** Nothing is drawn there, so any seed will do. */
export function settingsOf({ config }: Game<State>): FileSettings {
  return { seed: seedOf(config.seed), optionalRules: [], options: {} };
}
