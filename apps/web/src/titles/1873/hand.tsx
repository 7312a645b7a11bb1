import { seatOf } from '@stellwerk/engine/finance';
import { topFrame } from '@stellwerk/engine/kernel';
import {
  isFounded,
  isMine,
  isPosition,
  itemsOnOffer,
  mines,
  priceOf,
  START_ITEMS,
  type StartAuction,
  type State,
} from '@stellwerk/titles/1873';
import type { Speaker } from '../../text/speaker.ts';
import { type Offer, OfferTable } from '../railway/offer-table.tsx';
import { actionOf } from '../railway/pointed-actions.ts';
import { words as common } from '../railway/words.ts';
import type { HandProps } from '../view.ts';
import { railway } from './railway.ts';
import { words } from './words.ts';

/** What is auctioned: what each costs now and earns, who has it. */
export function Hand({ state, speaker, begin }: HandProps) {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (!isPosition(state) || !frame) return null;
  switch (frame.kind) {
    case 'startAuction':
      return <StartItems state={state} frame={frame} speaker={speaker} begin={begin} />;
    case 'auctionRound':
      return <Offered state={state} speaker={speaker} />;
    case 'premiumAuction':
    case 'bidding': {
      const players = frame.passed.map((seat) => speaker.player(seat)).join(', ');
      return players === '' ? null : <p className="quiet hand">{speaker.text(words.leftOut, { players })}</p>;
    }
    default:
      return null;
  }
}

type StartItemsProps = HandProps & { readonly state: State; readonly frame: StartAuction };

function StartItems({ state, frame, speaker, begin }: StartItemsProps) {
  const offers = START_ITEMS.map((id): Offer => {
    const seat = seatOf(isMine(id) ? state.mines[id].owner : state.railways[id].concession.owner);
    const name = isMine(id) ? `${id.slice(1)} ${mines[id].name}` : `${id} ${speaker.text(words.concession)}`;
    const earns = isMine(id) ? `+${mines[id].machine[0]}` : '';
    if (seat >= 0) {
      const owner = speaker.text(common.soldTo, { player: speaker.player(seat) });
      return { id, name, cells: ['', earns, owner], status: 'sold' };
    }
    const take = begin && (() => begin([actionOf('buyItem', frame.seat, { item: id })]));
    return { id, name, cells: [railway.money(priceOf(frame, id), speaker), earns, ''], take };
  });
  return <OfferTable caption={words.onOffer} offers={offers} speaker={speaker} />;
}

function Offered({ state, speaker }: { readonly state: State; readonly speaker: Speaker }) {
  return (
    <ul className="hand quiet" aria-label={speaker.text(words.onOffer)}>
      {itemsOnOffer(state).map((item) => (
        <li key={item}>
          {speaker.term(item)} · {speaker.text(isFounded(state, item) ? words.right : words.concession)}
        </li>
      ))}
    </ul>
  );
}
