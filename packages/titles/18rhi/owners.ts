import type { Owner } from '@stellwerk/engine/finance';

/** The GVE share of private No. 5 waits with it. 18rhi/3.2-d */
export const WITH_NO5: Owner = 'no5';
/** The director certificate of RhE waits in the start packet. 18rhi/3.2-e */
export const IN_PACKET: Owner = 'packet';
/** 18rhi/3.2-k */
export { AACHEN_FUND } from '../rhineland/aachen-link.ts';
