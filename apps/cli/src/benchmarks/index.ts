import type { Benchmark } from './benchmark.ts';
import { playouts } from './playouts.ts';
import { recorded } from './recorded.ts';
import { routes } from './routes.ts';
import { server } from './server.ts';
import { ofTitles } from './titles.ts';

export const benchmarks: readonly Benchmark[] = [...ofTitles, ...recorded, ...playouts, ...routes, ...server];
