import { seatOf } from '@stellwerk/engine/finance';
import { topFrame } from '@stellwerk/engine/kernel';
import {
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
import { Notes } from '../railway/notes.tsx';
import { type Offer, OfferTable } from '../railway/offer-table.tsx';
import { actionOf } from '../railway/pointed-actions.ts';
import { words as common } from '../railway/words.ts';
import type { HandProps } from '../view.ts';
import { auctioned, auctionNotes, concessionPower, heldNotes, minePower, startNotes } from './powers.ts';
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
      return <Notes label={speaker.text(words.onOffer)} notes={auctionNotes(state, itemsOnOffer(state), speaker)} />;
    case 'stockRound':
      return <Notes label={speaker.text(words.powers)} notes={heldNotes(state, frame.seat, speaker)} />;
    case 'bidding':
      return (
        <>
          <p className="quiet hand">{auctioned(state, frame.item, speaker).gives}</p>
          <LeftOut seats={frame.passed} speaker={speaker} />
        </>
      );
    case 'premiumAuction':
      return <LeftOut seats={frame.passed} speaker={speaker} />;
    default:
      return null;
  }
}

function LeftOut({ seats, speaker }: { readonly seats: readonly number[]; readonly speaker: Speaker }) {
  const players = seats.map((seat) => speaker.player(seat)).join(', ');
  return players === '' ? null : <p className="quiet hand">{speaker.text(words.leftOut, { players })}</p>;
}

type StartItemsProps = HandProps & { readonly state: State; readonly frame: StartAuction };

function StartItems({ state, frame, speaker, begin }: StartItemsProps) {
  const offers = START_ITEMS.map((id): Offer => {
    const seat = seatOf(isMine(id) ? state.mines[id].owner : state.railways[id].concession.owner);
    const name = isMine(id) ? `${id.slice(1)} ${mines[id].name}` : `${id} ${speaker.text(words.concession)}`;
    const earns = isMine(id) ? `+${mines[id].machine[0]}` : '';
    const note = isMine(id) ? minePower(id, speaker) : concessionPower(id, speaker);
    if (seat >= 0) {
      const owner = speaker.text(common.soldTo, { player: speaker.player(seat) });
      return { id, name, note, cells: ['', earns, owner], status: 'sold' };
    }
    const take = begin && (() => begin([actionOf('buyItem', frame.seat, { item: id })]));
    return { id, name, note, cells: [railway.money(priceOf(frame, id), speaker), earns, ''], take };
  });
  return (
    <>
      <details className="quiet">
        <summary>{speaker.text(words.powers)}</summary>
        <Notes label={speaker.text(words.powers)} notes={startNotes(speaker)} />
      </details>
      <OfferTable caption={words.onOffer} offers={offers} speaker={speaker} />
    </>
  );
}
