import type { Owner } from '@stellwerk/engine/finance';

/** The ADR share of private No. 5 waits with it. 18lra/3.3-d */
export const IN_NO5: Owner = 'no5';
/** Holds money and shares in the game for two, and is no player. 18lra/2p-c */
export const INVESTOR: Owner = 'investor';
/** The 2+4 train waits with private No. 6. 18lra/4.1.2-no6-a */
export const WITH_GKB: Owner = 'gkb';
/** Stacks of companies that the scenario leaves out. 18lra/3.3-f */
export const COVERED: Owner = 'covered';
