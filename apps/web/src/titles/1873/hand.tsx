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
  return (
    <table className="dense packet">
      <caption className="visually-hidden">{speaker.text(words.onOffer)}</caption>
      <tbody>
        {START_ITEMS.map((item) => {
          const seat = seatOf(isMine(item) ? state.mines[item].owner : state.railways[item].concession.owner);
          const name = isMine(item)
            ? `${item.slice(1)} ${mines[item].name}`
            : `${item} ${speaker.text(words.concession)}`;
          const isSold = seat >= 0;
          return (
            <tr key={item} className={isSold ? 'sold' : ''}>
              <th scope="row">
                {isSold || !begin ? (
                  name
                ) : (
                  <button
                    type="button"
                    className="small"
                    data-item={item}
                    onClick={() => begin([actionOf('buyItem', frame.seat, { item })])}
                  >
                    {name}
                  </button>
                )}
              </th>
              <td>{isSold ? '' : railway.money(priceOf(frame, item), speaker)}</td>
              <td>{isMine(item) ? `+${mines[item].machine[0]}` : ''}</td>
              <td>{isSold ? speaker.text(common.soldTo, { player: speaker.player(seat) }) : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
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
