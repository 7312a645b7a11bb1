import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rulePage } from './build/rule-page.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker(), rulePage(join(import.meta.dirname, '../..'))],
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
});
