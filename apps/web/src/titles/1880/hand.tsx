import { GONE, seatOf } from '@stellwerk/engine/finance';
import { type BaseState, topFrame } from '@stellwerk/engine/kernel';
import {
  type Auction,
  INVESTOR_IDS,
  isPosition,
  PRIVATE_IDS,
  type PrivateId,
  privates,
  type State,
  type StockRound,
} from '@stellwerk/titles/1880';
import { Marker } from '../../draw/Marker.tsx';
import { Told } from '../../glossary/told.tsx';
import type { Speaker } from '../../text/speaker.ts';
import { stepName } from '../railway/steps.ts';
import { words as common } from '../railway/words.ts';
import { lookOf } from './look.ts';
import { POWERS } from './powers.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

interface HandProps {
  readonly state: BaseState;
  readonly speaker: Speaker;
}

/** What lies before the acting player: the privates, the investors, or what a stock round came between. */
export function Hand({ state, speaker }: HandProps) {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (!isPosition(state) || !frame) return null;
  switch (frame.kind) {
    case 'auction':
      return <Privates state={state} frame={frame} speaker={speaker} />;
    case 'investorChoice':
      return <Investors state={state} speaker={speaker} />;
    case 'stockRound':
      return <Interrupted state={state} frame={frame} speaker={speaker} />;
    default:
      return null;
  }
}

interface PrivatesProps {
  readonly state: State;
  readonly frame: Auction;
  readonly speaker: Speaker;
}

function Privates({ state, frame, speaker }: PrivatesProps) {
  const { item } = frame;
  return (
    <div className="hand">
      <p className="quiet">
        <b>{item}</b> {speaker.text(POWERS[item])}
        {' · '}
        {speaker.text(privates[item].drops ? words.falls : words.paysOut)}
      </p>
      <table className="dense packet all-privates">
        <caption className="visually-hidden">{speaker.text(words.privates)}</caption>
        <tbody>
          {PRIVATE_IDS.map((id) => (
            <tr key={id} className={id === item ? 'current' : isSold(state, id) ? 'sold' : ''}>
              <th scope="row">
                <Told name={speaker.term(id)} note={speaker.text(POWERS[id])} />
              </th>
              <td>{speaker.text(words.yuan, { n: id === item ? frame.minimum : privates[id].price })}</td>
              <td>{privates[id].income > 0 ? `+${privates[id].income}` : ''}</td>
              <td>{standing(state, frame, id, speaker)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{speaker.text(words.seating, { players: namesFrom(state, frame.seat, speaker) })}</p>
    </div>
  );
}

function isSold(state: State, id: PrivateId): boolean {
  return state.privates[id] === GONE || seatOf(state.privates[id]) >= 0;
}

function standing(state: State, frame: Auction, id: PrivateId, speaker: Speaker): string {
  if (id === frame.item) {
    const { high, passed } = frame;
    return [
      ...(high ? [speaker.text(words.highest, { player: speaker.player(high.seat), amount: high.amount })] : []),
      ...(passed.length > 0
        ? [speaker.text(words.passed, { players: passed.map((seat) => speaker.player(seat)).join(', ') })]
        : []),
    ].join(' · ');
  }
  const seat = seatOf(state.privates[id]);
  if (seat >= 0) return speaker.text(common.soldTo, { player: speaker.player(seat) });
  return state.privates[id] === GONE ? speaker.text(common.sold) : '';
}

/** The players as they come to act, the acting one first. */
function namesFrom(state: State, seat: number, speaker: Speaker): string {
  const at = state.seats.indexOf(seat);
  return [...state.seats.slice(at), ...state.seats.slice(0, at)].map((one) => speaker.player(one)).join(' → ');
}

/** Those that are taken; the others are on the buttons. */
function Investors({ state, speaker }: { readonly state: State; readonly speaker: Speaker }) {
  const taken = INVESTOR_IDS.flatMap((id) => {
    const { owner } = state.investors[id];
    return owner === null ? [] : [{ id, player: speaker.player(owner) }];
  });
  return (
    <ul className="taken" aria-label={speaker.text(words.investors)}>
      {taken.map(({ id, player }) => (
        <li key={id}>
          <Marker look={lookOf(id)} size={24} /> {speaker.term(id)}, {speaker.text(common.soldTo, { player })}
        </li>
      ))}
    </ul>
  );
}

interface InterruptedProps {
  readonly state: State;
  readonly frame: StockRound;
  readonly speaker: Speaker;
}

function Interrupted({ state, frame, speaker }: InterruptedProps) {
  const turn = state.flow.find((below) => below.kind === 'companyTurn');
  return (
    <div className="hand quiet">
      {turn ? (
        <p className="resumes">
          {speaker.text(words.resumes, { company: turn.company, step: stepName(terms, turn.step, speaker) })}
        </p>
      ) : null}
      {frame.first ? <p>{speaker.text(words.firstRules)}</p> : null}
      <p>{speaker.text(words.seating, { players: namesFrom(state, frame.seat, speaker) })}</p>
    </div>
  );
}
