import type { Owner } from '@stellwerk/engine/finance';

/** The GVE share of private No. 5 waits with it. 18rhl/2.4-a */
export const WITH_NO5: Owner = 'no5';
/** The director certificate of RhE waits in the start packet. 18rhl/2.4-b */
export const IN_PACKET: Owner = 'packet';
/** 18rhl/4.2-no6-e */
export { AACHEN_FUND } from '../rhineland/aachen-link.ts';
