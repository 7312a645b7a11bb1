import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<'origin'>;
  readonly refusals: Counter<string>;
  readonly conflicts: Counter<string>;
  readonly moveSeconds: Histogram<string>;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly outbox: Counter<'kind' | 'result'>;
}

interface Gauges {
  readonly gamesInMemory: () => number;
  readonly sockets: () => number;
  readonly watchers: () => number;
}

export function makeMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('stellwerk_games_in_memory', 'games kept in memory', gauges.gamesInMemory);
  gauge('stellwerk_sockets', 'open sockets', gauges.sockets);
  gauge('stellwerk_watchers', 'tables watched, summed over sockets', gauges.watchers);
  return {
    registry,
    moves: new Counter({ name: 'stellwerk_moves_total', help: 'moves stored', labelNames: ['origin'], registers }),
    refusals: new Counter({ name: 'stellwerk_moves_refused_total', help: 'moves the rules refused', registers }),
    conflicts: new Counter({ name: 'stellwerk_moves_stale_total', help: 'moves that came too late', registers }),
    moveSeconds: new Histogram({
      name: 'stellwerk_move_seconds',
      help: 'from the request to the stored move',
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    requests: new Histogram({
      name: 'stellwerk_request_seconds',
      help: 'time to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.5, 2],
      registers,
    }),
    outbox: new Counter({
      name: 'stellwerk_outbox_total',
      help: 'messages sent, retried and given up',
      labelNames: ['kind', 'result'],
      registers,
    }),
  };
}
