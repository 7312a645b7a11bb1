import { register } from 'node:module';

// Node itself reads test files and what they import. Vite's module runner calls every imported function through a getter:
// tests that compute take an eighth longer with it.
register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
