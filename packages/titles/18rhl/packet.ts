import { playerOwner, transfer } from '@stellwerk/engine/finance';
import { push, type Step, type Tell } from '@stellwerk/engine/kernel';
import type { PacketLaw } from '../rhineland/law.ts';
import { playShortOperatingRound } from '../rhineland/short-operating-round.ts';
import { lowestItem } from '../rhineland/start-packet.ts';
import { box } from './box.ts';
import { companies } from './companies.ts';
import { WITH_NO5 } from './owners.ts';
import { type ItemId, startItems } from './start-items.ts';
import type { StartPacket, State } from './state.ts';

/** 18rhl/3-l */
const PRICE_CUT = 5;

export const packet: PacketLaw = {
  priceOf: (_: State, frame: StartPacket, item: ItemId) => (item === 'no1' ? frame.price : startItems[item].price),

  /** No. 1 becomes cheaper; with another item the privates pay. 18rhl/3-l, 18rhl/3-o */
  allPassed({ state, frame, tell }: Step<State, StartPacket>) {
    if (lowestItem(frame) === 'no1') {
      frame.price -= PRICE_CUT;
      tell({ type: 'priceCut', item: 'no1', price: frame.price });
      return;
    }
    // 18rhl/17.1-e
    playShortOperatingRound(box, state, tell);
  },

  /** A share of GVE goes with No. 5; the buyer of No. 6 sets the par of RhE. 18rhl/4.2-no5-a, 18rhl/4.2-no6-b */
  sold(state: State, item: ItemId, seat: number, price: number, _tell: Tell) {
    if (item === 'no6') push(state, { kind: 'choosePar', seat, paid: price });
    if (item === 'no5') {
      const share = state.certificates['GVE']?.indexOf(WITH_NO5) ?? -1;
      transfer(state, companies.GVE, share, playerOwner(seat));
    }
  },
};
