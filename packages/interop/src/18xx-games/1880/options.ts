import { accepted, type ConfigRequest, type Options, type Result, refuse, refused } from '@stellwerk/engine/kernel';
import type { PeerGame } from '../file.ts';

/** Where the site reads the rulebook otherwise than Stellwerk, or departs from it. */
const READINGS: Options = {
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
};

export function requestFor(file: PeerGame): Result<ConfigRequest> {
  const [unknown] = file.optionalRules;
  if (unknown !== undefined) return refused(refuse('interop/optional-rule', { rule: unknown }));
  return accepted({ players: file.players.map(({ name }) => name), options: READINGS, seed: String(file.seed) });
}
