import { playerOwner, transfer } from '@stellwerk/engine/finance';
import type { Step } from '@stellwerk/engine/kernel';
import { beginFallingOffers } from '../rhineland/falling-offer.ts';
import { itemOf } from '../rhineland/game.ts';
import type { PacketLaw } from '../rhineland/law.ts';
import { box } from './box.ts';
import { companies, WITH_NO5 } from './companies.ts';
import { IN_NO5 } from './owners.ts';
import type { ItemId } from './start-items.ts';
import type { StartPacket, State } from './state.ts';

export const packet: PacketLaw = {
  /** 18lra/5.1.1-a */
  priceOf: (state: State, _: StartPacket, item: ItemId) => itemOf(box, state, item).price,

  /** 18lra/5.1.1-j, 18lra/5.1.1-k */
  allPassed: (step: Step<State, StartPacket>) => beginFallingOffers(box, step),

  /** 18lra/4.1.2-no5-a */
  sold(state: State, item: ItemId, seat: number) {
    if (item !== 'no5') return;
    const index = state.certificates[WITH_NO5]?.indexOf(IN_NO5) ?? -1;
    transfer(state, companies[WITH_NO5], index, playerOwner(seat));
  },
};
