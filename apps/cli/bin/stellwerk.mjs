#!/usr/bin/env node
// The sources are TypeScript: tsx loads them as they are.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
