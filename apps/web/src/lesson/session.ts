import type { Session } from '../session/session.ts';
import { actionFor, isAccepted, PUPIL, standingAfter } from './lesson.ts';
import type { Lesson } from './steps.ts';

/** Between the moves of the others, so that each can be seen; where many follow one another, they take so long together. */
const PACE = 450;
const SERIES = 1500;

/** A session that follows a lesson: it takes the moves the lesson wants, answers others, and plays for everybody else. */
export function taughtSession(session: Session, lesson: Lesson): Session {
  const { game } = session;
  let strayed: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const standing = () => standingAfter(lesson, game.actions.length);

  function goOn(): void {
    const { elsewhere, scrubbed } = session.moment();
    const [seat] = game.actors();
    if (timer !== undefined || elsewhere || scrubbed !== undefined || seat === undefined || !standing().script) return;
    const { step } = standing();
    const series = (step ? step.before : lesson.after)?.length ?? 1;
    timer = setTimeout(playScript, seat === PUPIL ? 0 : Math.min(PACE, SERIES / series));
  }

  function playScript(): void {
    timer = undefined;
    const { elsewhere, scrubbed } = session.moment();
    const { script } = standing();
    const [seat] = game.actors();
    if (elsewhere || scrubbed !== undefined || !script || seat === undefined) return;
    const action = actionFor(game.title, game.state, seat, script);
    if (action) session.play(action);
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  session.onClose(stop);
  const unsubscribe = session.subscribe(goOn);
  session.onClose(unsubscribe);
  goOn();

  return {
    ...session,
    reseat: undefined,
    teaching: {
      lesson,
      standing,
      get strayed() {
        return strayed;
      },
    },
    play(action) {
      const { step, script } = standing();
      if (script || !step) return false;
      // What the rules refuse is answered by the rule.
      if (isAccepted(game, step, action) || !game.preview(action).ok) {
        strayed = undefined;
        return session.play(action);
      }
      strayed = game.actions.length;
      session.showRefusals([]);
      return false;
    },
    undoPlan() {
      const { asked } = standing();
      if (asked === undefined) return undefined;
      return { count: game.actions.length - asked, events: game.events(asked + 1), foreign: undefined };
    },
    undo() {
      const { asked } = standing();
      stop();
      if (asked === undefined) return;
      for (let length = -1; game.actions.length > asked && game.actions.length !== length; ) {
        length = game.actions.length;
        session.undo();
        stop();
      }
    },
  };
}
