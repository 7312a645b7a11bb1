import type { Title } from '@stellwerk/engine/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Auth } from './accounts/auth.ts';
import type { Callers } from './accounts/callers.ts';
import type { ClaimKey } from './accounts/claims.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Store } from './db/store.ts';
import type { Limits } from './http/limits.ts';
import type { Bridge } from './news/bridge.ts';
import type { Hub } from './news/hub.ts';
import type { Metrics } from './ops/metrics.ts';
import type { History } from './play/history.ts';
import type { LiveGames } from './play/live-games.ts';
import type { Thinkers } from './play/thinkers.ts';
import type { StepWriter } from './repositories/step-writer.ts';
import type { Secrets } from './secrets.ts';

/** Everything a part of the server may need; passed on, never global. */
export interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly store: Store;
  readonly titles: readonly Title[];
  readonly secrets: Secrets;
  readonly auth: Auth;
  readonly claimKey: ClaimKey;
  readonly callers: Callers;
  readonly limits: Limits;
  readonly live: LiveGames;
  readonly history: History;
  readonly steps: StepWriter;
  readonly hub: Hub;
  readonly bridge: Bridge;
  readonly metrics: Metrics;
  readonly thinkers: Thinkers;
  /** Tells the workers that there is something for them: a bot's turn, a message to send. */
  readonly wake: { auto(table: string): void; outbox(): void };
}
