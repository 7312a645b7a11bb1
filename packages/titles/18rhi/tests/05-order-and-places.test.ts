import { newGame } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { COMPANY_IDS } from '../companies.ts';
import { rhi } from '../index.ts';
import { rule, situation } from './situation.ts';

rule('18rhi/3.1-c', 'no certificate of KEG is there to be had', () => {
  const { state } = situation({ stock: { seat: 0 } });
  expect(Object.keys(state.certificates).sort()).toEqual([...COMPANY_IDS].sort());
  expect(COMPANY_IDS).not.toContain('KEG');
});

rule('18rhi/8-b', 'there is no game for two, and no short game', () => {
  const begins = (players: readonly string[], options = {}) => newGame(rhi, { players, seed: 'begins', options }).ok;
  expect(begins(['Ann', 'Bob'])).toBe(false);
  expect(begins(['Ann', 'Bob', 'Cid'])).toBe(true);
  expect(begins(['Ann', 'Bob', 'Cid'], { short: true })).toBe(false);
});
