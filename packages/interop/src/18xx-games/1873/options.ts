import {
  accepted,
  type ConfigRequest,
  type Game,
  type Options,
  type Result,
  refuse,
  refused,
} from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/1873';
import { type PeerGame, seedOf } from '../file.ts';
import type { FileSettings } from '../mapper.ts';

/** The site's edition, and where it reads the rulebook otherwise or checks less. */
export const READINGS: Options = {
  seating: 'given',
  premium: 'auctioned',
  mheValue: 'moving',
  yellowTiles: 'unlimited',
  tile914: 'included',
  derenburg: 'peer',
  loneBid: 'withdrawn',
  packets: 'several',
  markerPlace: 'kept',
  consent: 'presumed',
  routeBuilt: 'exits',
  reserveCheck: 'exits',
  inactiveReach: 'all',
  inactiveHex: 'hex',
  stationKept: 'two-free',
  runDuty: 'free',
  concessionRun: 'hexes',
  dieselReentry: 'allowed',
  villageTwice: 'first',
  halfBlocked: 'hex',
  qlbDiesel: 'free',
  receivershipRun: 'entered',
  receivershipSwitchers: 'kept',
  receivershipTrade: 'allowed',
  machineMarkers: 'most',
  insolvencyCapital: 'taken',
  insolvencySubsidy: 'above-value',
  insolvencyOrder: 'scraps-first',
};

/** With this rule Tanne costs 100. */
const DEAR_TANNE = 'aag_variant';

export function requestFor(file: PeerGame): Result<ConfigRequest> {
  const unknown = file.optionalRules.find((rule) => rule !== DEAR_TANNE);
  if (unknown !== undefined) return refused(refuse('interop/optional-rule', { rule: unknown }));
  return accepted({
    players: file.players.map(({ name }) => name),
    options: { ...READINGS, tanne: file.optionalRules.includes(DEAR_TANNE) ? '100' : '50' },
    seed: String(file.seed),
  });
}

export function settingsOf({ config }: Game<State>): FileSettings {
  const optionalRules = config.options['tanne'] === '100' ? [DEAR_TANNE] : [];
  return { seed: seedOf(config.seed), optionalRules, options: {} };
}
