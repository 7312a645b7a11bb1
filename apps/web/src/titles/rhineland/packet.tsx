import { seatOf } from '@stellwerk/engine/finance';
import type { Text } from '@stellwerk/engine/kernel';
import {
  commonFlow,
  commonTop,
  fallingOfferIn,
  itemOf,
  type Rhineland,
  type StartPacket,
  type State,
} from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { type Offer, OfferTable } from '../railway/offer-table.tsx';
import { words as common } from '../railway/words.ts';
import { words } from './words.ts';

interface PacketProps {
  readonly game: Rhineland;
  /** What each private can do. */
  readonly powers: Readonly<Record<string, Text>>;
  readonly state: State;
  readonly speaker: Speaker;
}

/** The items of the start packet while they are sold: what each costs and earns, who bids, who has it. */
export function Packet({ game, powers, state, speaker }: PacketProps) {
  const packet = commonFlow(state).find((frame) => frame.kind === 'startPacket');
  if (packet?.kind !== 'startPacket') return null;
  const top = commonTop(state);
  const [first] = packet.unsold;
  const falling = fallingOfferIn(state);
  const current = falling?.item ?? (top?.kind === 'itemAuction' ? top.item : first);
  const priceNow = (item: string, price: number) => {
    if (item === falling?.item) return falling.price;
    return item === first ? game.law.packet.priceOf(state, packet, item) : price;
  };
  const powerOf = (id: string) => (powers[id] ? speaker.text(powers[id]) : undefined);
  const offers = Object.keys(game.items).map((id): Offer => {
    const { price, revenue } = itemOf(game, state, id);
    const earns = revenue > 0 ? speaker.text(words.yields, { n: revenue }) : '';
    return {
      id,
      name: speaker.term(id),
      note: powerOf(id),
      cells: [`${priceNow(id, price)} M`, earns, standing(game, state, packet, id, speaker)],
      status: id === current ? 'current' : packet.unsold.includes(id) ? undefined : 'sold',
    };
  });
  const power = current === undefined ? undefined : powerOf(current);
  return (
    <>
      {power ? (
        <p className="quiet">
          <b>{speaker.term(current ?? '')}</b> {power}
        </p>
      ) : null}
      <OfferTable caption={words.start} offers={offers} speaker={speaker} />
    </>
  );
}

function standing(game: Rhineland, state: State, packet: StartPacket, item: string, speaker: Speaker): string {
  if (!packet.unsold.includes(item)) {
    const owner = game.privates.includes(item) ? state.privates[item] : undefined;
    const seat = owner === undefined ? -1 : seatOf(owner);
    return seat >= 0 ? speaker.text(common.soldTo, { player: speaker.player(seat) }) : speaker.text(common.sold);
  }
  const bids = [...(packet.bids[item] ?? [])].sort((a, b) => b.amount - a.amount);
  return bids.map(({ seat, amount }) => `${speaker.player(seat)} ${amount}`).join(', ');
}
