import { ahead } from './ahead.ts';
import type { Benchmark } from './benchmark.ts';
import { bots } from './bots.ts';
import { heap } from './heap.ts';
import { playouts } from './playouts.ts';
import { recorded } from './recorded.ts';
import { routes } from './routes.ts';
import { server } from './server.ts';
import { table } from './table.ts';
import { ofTitles } from './titles.ts';

export const benchmarks: readonly Benchmark[] = [
  ...ofTitles,
  ...recorded,
  ...heap,
  ...playouts,
  ...routes,
  ...ahead,
  ...table,
  ...bots,
  ...server,
];
