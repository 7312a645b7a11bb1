import { seatOf } from '@stellwerk/engine/finance';
import { type BaseState, topFrame } from '@stellwerk/engine/kernel';
import { ITEM_IDS, type ItemId, type State, startItems } from '@stellwerk/titles/18rhl';
import type { Speaker } from '../../text/speaker.ts';
import { words as common } from '../railway/words.ts';
import { isPosition } from './position.ts';
import { words } from './words.ts';

/** The items of the start packet while they are sold: what each costs and earns, who bids, who has it. */
export function Packet({ state, speaker }: { readonly state: BaseState; readonly speaker: Speaker }) {
  if (!isPosition(state)) return null;
  const packet = state.flow.find((frame) => frame.kind === 'startPacket');
  if (packet?.kind !== 'startPacket') return null;
  const top = topFrame(state);
  const current = top?.kind === 'itemAuction' ? top.item : packet.unsold[0];
  return (
    <table className="dense packet">
      <caption className="visually-hidden">{speaker.text(words.packet)}</caption>
      <tbody>
        {ITEM_IDS.map((item) => (
          <tr key={item} className={item === current ? 'current' : packet.unsold.includes(item) ? '' : 'sold'}>
            <th scope="row">{speaker.term(item)}</th>
            <td>{item === packet.unsold[0] && item === 'no1' ? `${packet.price} M` : `${startItems[item].price} M`}</td>
            <td>{startItems[item].revenue > 0 ? speaker.text(words.yields, { n: startItems[item].revenue }) : ''}</td>
            <td>{standing(state, packet, item, speaker)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function standing(
  state: State,
  packet: Extract<State['flow'][number], { kind: 'startPacket' }>,
  item: ItemId,
  speaker: Speaker,
): string {
  if (!packet.unsold.includes(item)) {
    const seat = item === 'no6' ? -1 : seatOf(state.privates[item]);
    return seat >= 0 ? speaker.text(words.soldTo, { player: speaker.player(seat) }) : speaker.text(common.sold);
  }
  const bids = [...(packet.bids[item] ?? [])].sort((a, b) => b.amount - a.amount);
  return bids.map(({ seat, amount }) => `${speaker.player(seat)} ${amount}`).join(', ');
}
