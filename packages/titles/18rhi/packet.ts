import { playerOwner, transfer } from '@stellwerk/engine/finance';
import type { Step } from '@stellwerk/engine/kernel';
import { beginFallingOffers } from '../rhineland/falling-offer.ts';
import { itemOf } from '../rhineland/game.ts';
import type { PacketLaw } from '../rhineland/law.ts';
import { box } from './box.ts';
import { companies } from './companies.ts';
import { IN_PACKET, WITH_NO5 } from './owners.ts';
import type { ItemId } from './start-items.ts';
import type { StartPacket, State } from './state.ts';

export const packet: PacketLaw = {
  /** 18rhi/5.1.1-a */
  priceOf: (state: State, _: StartPacket, item: ItemId) => itemOf(box, state, item).price,

  /** 18rhi/5.1.1-j, 18rhi/5.1.1-k */
  allPassed: (step: Step<State, StartPacket>) => beginFallingOffers(box, step),

  /** A share of GVE goes with No. 5; No. 6 is the director certificate of RhE. 18rhi/4.1.1-no5-a, 18rhi/3.2-e */
  sold(state: State, item: ItemId, seat: number) {
    const give = (company: 'GVE' | 'RhE', from: string) => {
      const index = state.certificates[company]?.indexOf(from) ?? -1;
      transfer(state, companies[company], index, playerOwner(seat));
    };
    if (item === 'no5') give('GVE', WITH_NO5);
    if (item === 'no6') give('RhE', IN_PACKET);
  },
};
