import { memo, useState } from 'react';
import { Linked } from '../glossary/context.tsx';
import { Brand, Icon } from '../parts/icon.tsx';
import { TicketRow } from '../parts/ticket.tsx';
import { useTable } from '../session/context.tsx';
import { useBeginAction } from '../session/use-begin-action.ts';
import { TableMenu } from './menu.tsx';
import { useTakeBack } from './take-back.tsx';

/** The line of rounds, the phase, the stock of trains, the bank; undo, redo and the menu. */
export const Header = memo(function Header() {
  const { session, moment, speaker } = useTable();
  const [menu, setMenu] = useState(false);
  const { header, name } = { header: session.view.headerOf(moment.state, speaker), name: session.view.title.name };
  const { undoText, redoText, undo, redo, dialog } = useTakeBack();
  const { view } = session;
  const { seat } = moment;
  const mayPick = seat !== undefined && view.actionAtTicket !== undefined;
  const mean = useBeginAction();
  // A pile of trains answers to a click: it begins the purchase, or says why there is none.
  const pick = (ticket: string) => {
    const action = seat === undefined ? undefined : view.actionAtTicket?.(session.game.state, seat, ticket);
    if (action) mean([action]);
  };
  const note = session.sandbox
    ? speaker.say('analysis.note')
    : speaker.say('table.players', { n: session.game.config.players.length });
  const round = header.stations.find(({ kind }) => kind === 'now')?.label;
  return (
    <header className="table-head">
      <a className="brand" href="#/" aria-label={speaker.say('nav.home')}>
        <Brand />
      </a>
      <div className="head-title">
        <h1>{name}</h1>
        <span>
          {round === undefined ? null : <i className="round">{round} · </i>}
          {note}
        </span>
      </div>
      <ol className="rounds">
        {header.stations.map((station) => (
          <li key={station.label} className={station.kind} aria-current={station.kind === 'now' ? 'step' : undefined}>
            {station.label}
          </li>
        ))}
      </ol>
      {header.colours.length > 0 ? (
        <span className="phase-colours" aria-hidden="true">
          {header.colours.map((colour) => (
            <i key={colour} style={{ background: `var(--t-${colour})` }} />
          ))}
        </span>
      ) : null}
      <TicketRow tickets={header.tickets} onPick={mayPick ? pick : undefined} />
      {header.facts.map(({ value, label }) => (
        <div key={label} className="kv">
          <b>{value}</b>
          <span>
            <Linked text={label} />
          </span>
        </div>
      ))}
      <div className="grow" />
      <div className="tools">
        <button
          type="button"
          className="tool"
          data-tool="undo"
          disabled={undoText === undefined}
          title={undoText}
          aria-label={undoText ?? speaker.say('undo.none')}
          onClick={undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="tool"
          data-tool="redo"
          disabled={redoText === undefined}
          title={redoText}
          aria-label={redoText ?? speaker.say('redo.none')}
          onClick={redo}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          className="tool"
          data-tool="menu"
          aria-haspopup="dialog"
          aria-label={speaker.say('menu')}
          onClick={() => setMenu(true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {menu ? <TableMenu onClose={() => setMenu(false)} /> : null}
      {dialog}
    </header>
  );
});
