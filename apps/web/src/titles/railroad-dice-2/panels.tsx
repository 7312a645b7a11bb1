import type { BaseState } from '@stellwerk/engine/kernel';
import { RECONSTRUCTION } from '@stellwerk/titles/railroad-dice-2';
import { TicketRow } from '../../parts/ticket.tsx';
import type { Speaker } from '../../text/speaker.ts';
import type { HandProps } from '../view.ts';
import { Card } from './card-layout.tsx';
import { DieFace } from './die.tsx';
import { isPosition, turnOf } from './position.ts';
import { locoTickets } from './sheets.ts';
import { words } from './words.ts';

interface PanelProps {
  readonly state: BaseState;
  readonly speaker: Speaker;
}

/** The dice before the acting player; whoever only looks on has none. */
export function Hand({ state, speaker, begin }: HandProps) {
  const turn = isPosition(state) ? turnOf(state) : undefined;
  if (!turn?.rolled) return null;
  const dice = [
    ...turn.simple.map((face, i) => ({ key: `s${i}`, face, complex: false })),
    ...turn.complex.map((face, i) => ({ key: `c${i}`, face, complex: true })),
  ];
  return (
    <div className="hand">
      <h3 className="sec">{speaker.text(begin ? words.hand : words.rolledDice)}</h3>
      <ul className="dice-row">
        {dice.map(({ key, face, complex }) => (
          <li key={key} title={speaker.term(face)}>
            <DieFace face={face} complex={complex} />
            <span className="visually-hidden">{speaker.term(face)}</span>
          </li>
        ))}
        {dice.length === 0 ? <li className="quiet">{speaker.text(words.handEmpty)}</li> : null}
      </ul>
    </div>
  );
}

export function Supply({ state, speaker }: PanelProps) {
  if (!isPosition(state)) return null;
  const { simple, complex } = state.diceBank;
  return (
    <div className="supply">
      <section>
        <h3 className="sec">{speaker.text(words.diceBank)}</h3>
        <div className="stock">
          <DieFace face="curve" complex={false} size={40} />
          <b>{simple}</b> {speaker.text(words.simpleDice)}
        </div>
        <div className="stock">
          <DieFace face="crossing" complex size={40} />
          <b>{complex}</b> {speaker.text(words.complexDice)}
        </div>
      </section>
      <section>
        <h3 className="sec">{speaker.text(words.locoBank)}</h3>
        <TicketRow tickets={locoTickets(state, speaker)} />
        {state.scrapped > 0 ? (
          <p className="quiet">
            {state.scrapped} × 2 {speaker.text(words.scrapped)}
          </p>
        ) : null}
      </section>
      <section>
        <h3 className="sec">{speaker.text(words.waitingAll)}</h3>
        <ol className="waiting">
          {state.passengers.map((units, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards have no name but their number
            <li key={i}>
              <span>{speaker.text(words.card, { card: i + 1 })}</span>
              <i style={{ width: `${Math.min(100, units * 2.5)}%` }} />
              <b>{units}</b>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The material in the library: the suggested layout and the faces of the dice. */
export function Material({ speaker }: { readonly speaker: Speaker }) {
  const { layout, cards, simpleDie, complexDie } = RECONSTRUCTION;
  const columns = Math.max(...layout.map(({ column }) => column)) + 1;
  const rows = Math.max(...layout.map(({ row }) => row)) + 1;
  return (
    <div className="material">
      <h2>{speaker.text(words.suggested)}</h2>
      <svg
        viewBox={`-10 -10 ${columns * 400 + 20} ${rows * 400 + 20}`}
        className="dice-board layout"
        role="img"
        aria-label={speaker.text(words.suggested)}
      >
        {layout.map((laid) => (
          <Card key={laid.card} laid={laid} rows={cards[laid.card - 1] ?? []} />
        ))}
      </svg>
      <h2>{speaker.text(words.faces)}</h2>
      {[
        { name: words.simpleDice, faces: simpleDie, complex: false },
        { name: words.complexDice, faces: complexDie, complex: true },
      ].map(({ name, faces, complex }) => (
        <div key={String(complex)}>
          <h3 className="sec">{speaker.text(name)}</h3>
          <ul className="dice-row wide">
            {faces.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die has the same face several times
              <li key={i}>
                <DieFace face={face} complex={complex} size={64} />
                <span>{speaker.term(face)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
