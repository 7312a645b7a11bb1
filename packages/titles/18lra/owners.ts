import type { Owner } from '@stellwerk/engine/finance';

/** The ADR share of private No. 5 waits with it. 18lra/3.3-d */
export const IN_NO5: Owner = 'no5';
/** Holds money and shares in the game for two, and is no player. 18lra/2p-c */
export const INVESTOR: Owner = 'investor';
/** Stacks of companies that the scenario leaves out. 18lra/3.3-f */
export const COVERED: Owner = 'covered';
