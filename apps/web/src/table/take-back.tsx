import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { useTable } from '../session/context.tsx';

interface TakeBack {
  readonly undoText: string | undefined;
  readonly redoText: string | undefined;
  undo(): void;
  redo(): void;
  readonly dialog: ReactNode;
}

/** Undo and redo: they say what they would do, and somebody else's move is not taken back without asking, once. */
export function useTakeBack(): TakeBack {
  const { session, moment, speaker } = useTable();
  const isPast = moment.scrubbed !== undefined;
  const [asking, setAsking] = useState(false);
  /** How many moves are left since it was agreed to take others' back: until somebody moves on it is not asked again. */
  const agreed = useRef<number | undefined>(undefined);
  const plan = session.undoPlan();
  const told = plan?.events[0];
  const what = told ? speaker.narrate(told) : '';
  const more = plan && plan.count > 1 ? ` ${speaker.say('undo.bots', { n: plan.count - 1 })}` : '';
  const redone = session.redoEvents()?.[0];
  const undo = () => {
    const next = session.undoPlan();
    if (!next) return;
    const isAgreed = !session.live && agreed.current === session.game.actions.length;
    if (next.foreign === undefined || isAgreed) takeBack(isAgreed);
    else setAsking(true);
  };
  const takeBack = (isAgreed: boolean) => {
    session.undo();
    if (isAgreed) agreed.current = session.game.actions.length;
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) session.redo();
      else undo();
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  });
  const foreign = plan?.foreign;
  return {
    undoText: plan ? speaker.say(isPast ? 'undo.live' : 'undo', { what: what + more }) : undefined,
    redoText: redone ? speaker.say(isPast ? 'redo.live' : 'redo', { what: speaker.narrate(redone) }) : undefined,
    undo,
    redo: session.redo,
    dialog:
      asking && foreign !== undefined ? (
        <Dialog title={speaker.say(session.live ? 'live.undoAskYes' : 'undo.title')} onClose={() => setAsking(false)}>
          <p>
            {session.live
              ? speaker.say('live.undoAsk', { n: plan?.count ?? 1, what })
              : speaker.say('undo.foreign', { player: speaker.player(foreign), what })}
          </p>
          <div className="two">
            <button
              type="button"
              className="btn danger"
              onClick={() => {
                setAsking(false);
                takeBack(true);
              }}
            >
              <b>{speaker.say(session.live ? 'live.undoAskYes' : 'undo.yes')}</b>
            </button>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              <b>{speaker.say('undo.no')}</b>
            </button>
          </div>
        </Dialog>
      ) : null,
  };
}
