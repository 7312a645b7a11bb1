import { useEffect, useRef, useState } from 'react';
import { Linked } from '../glossary/context.tsx';
import { go, makeRoute } from '../route.ts';
import { useTable } from '../session/context.tsx';
import { marksFor } from './mark.ts';
import { beginAnew, playOn } from './open.ts';
import type { Step, Teaching } from './steps.ts';
import { words } from './words.ts';
import './coach.css';

/** The guide of a lesson: what to do and why, above everything else that the table says of the moment. */
export function Coach({ teaching }: { readonly teaching: Teaching }) {
  const { session, moment, speaker } = useTable();
  const { lesson } = teaching;
  const { index, step, script, asked } = teaching.standing();
  const chapter = lesson.steps.slice(0, index + 1).findLast((one) => one.chapter)?.chapter;
  const isDue = step !== undefined && script === undefined;
  const strayed = isDue && teaching.strayed === moment.moves;
  return (
    <section className="coach" aria-label={speaker.text(words.guide)} data-step={isDue ? index : undefined}>
      <header>
        <b>{chapter ? speaker.text(chapter) : speaker.text(words.guide)}</b>
        <span>
          {speaker.text(words.progress, { n: Math.min(index + 1, lesson.steps.length), of: lesson.steps.length })}
        </span>
      </header>
      <progress aria-hidden="true" max={lesson.steps.length} value={index} />
      <div aria-live="polite">
        {isDue ? <Task step={step} strayed={strayed} /> : null}
        {script ? <p className="quiet">{speaker.text(words.others)}</p> : null}
        {step === undefined && script === undefined ? <Done teaching={teaching} /> : null}
      </div>
      {isDue ? <Mark step={step} /> : null}
      {step === undefined ? null : (
        <footer>
          <button
            type="button"
            className="small"
            data-back
            disabled={asked === undefined}
            onClick={() => session.undo()}
          >
            {speaker.text(words.back)}
          </button>
          <PlayOn className="small" />
        </footer>
      )}
    </section>
  );
}

function Task({ step, strayed }: { readonly step: Step; readonly strayed: boolean }) {
  const { speaker } = useTable();
  const todo = speaker.text(step.todo);
  return (
    <>
      {step.meanwhile ? <p className="meanwhile">{speaker.text(step.meanwhile)}</p> : null}
      {strayed ? (
        <p className="strayed" data-strayed>
          {step.instead ? speaker.text(step.instead) : speaker.text(words.strayed, { todo })}
        </p>
      ) : null}
      <p className="todo">
        <Linked text={todo} />
      </p>
      <p className="why">
        <Linked text={speaker.text(step.why)} />
      </p>
    </>
  );
}

/** Marks what is to be pressed next, wherever it stands, and leads the focus there. */
function Mark({ step }: { readonly step: Step }) {
  const { session, moment, speaker } = useTable();
  const marks = marksFor(step.wish, moment, session.view);
  const all = marks.join(', ');
  useEffect(() => {
    // A sheet of its own: what is drawn anew under the mark is marked at once, and no part of the table needs to know of it.
    const sheet = new CSSStyleSheet();
    if (all !== '') {
      sheet.replaceSync(
        `:is(${all}):not(g) { outline: 3px solid var(--lesson); outline-offset: 3px; box-shadow: 0 0 0 9px var(--lesson-soft); }
         :is(${all}) > :is(.dw-focus, .dw-fan-focus, .focus-ring) { visibility: visible; stroke: var(--lesson); stroke-width: 13; }
         details:has(:is(${all})):not([open]) > summary { outline: 3px solid var(--lesson); outline-offset: 3px; }`,
      );
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [all]);
  const show = () => {
    for (const mark of marks) {
      const found = [...document.querySelectorAll<HTMLElement | SVGElement>(mark)].find(
        (one) => one.getClientRects().length > 0,
      );
      if (!found) continue;
      found.scrollIntoView({ block: 'center' });
      found.focus();
      return;
    }
  };
  return (
    <button type="button" className="small show-me" data-marks={all} onClick={show}>
      {speaker.text(words.show)}
    </button>
  );
}

function Done({ teaching }: { readonly teaching: Teaching }) {
  const { session, speaker } = useTable();
  const title = session.view.title.id;
  return (
    <div className="done" data-lesson-done>
      <p className="todo">{speaker.text(words.done)}</p>
      <p>{speaker.text(teaching.lesson.end)}</p>
      <PlayOn className="btn primary" />
      <a className="btn" href={makeRoute({ screen: 'library', title, page: 'primer' })}>
        <b>{speaker.text(words.readOn)}</b>
      </a>
      <button
        type="button"
        className="btn"
        onClick={() => void beginAnew(title, session.game).then(() => location.reload())}
      >
        <b>{speaker.text(words.again)}</b>
      </button>
    </div>
  );
}

/** Leaves the lesson: the position becomes a game against computer players. */
function PlayOn({ className }: { readonly className: string }) {
  const { session, speaker } = useTable();
  const [problem, setProblem] = useState<string | undefined>();
  const busy = useRef(false);
  const leave = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const { botsFor } = await import('@stellwerk/bots');
      const bots = botsFor(session.view.title.id);
      const bot = bots.find(({ id }) => id === 'casual') ?? bots[0];
      if (bot) go({ screen: 'table', game: await playOn(session.game, bot.id) });
    } catch (fault) {
      setProblem(speaker.text(words.failed, { reason: String(fault) }));
    }
    busy.current = false;
  };
  return (
    <>
      <button
        type="button"
        className={className}
        data-play-on
        title={speaker.text(words.leaveNote)}
        onClick={() => void leave()}
      >
        <b>{speaker.text(words.leave)}</b>
      </button>
      {problem === undefined ? null : (
        <p role="alert" className="fault">
          {problem}
        </p>
      )}
    </>
  );
}
