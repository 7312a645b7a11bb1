import { type Game, newGame } from '@stellwerk/engine/kernel';
import { type Opened, openStored } from '../session/open.ts';
import { findGame, keepGame, newId, recordOf, type Sitter } from '../store/games.ts';
import { cardOf } from '../titles/catalogue.ts';
import { guidedId } from './guided-id.ts';
import { fits, movesOf, PUPIL } from './lesson.ts';
import { taughtSession } from './session.ts';
import type { Lesson } from './steps.ts';

/** The guided game of a title where it was left, or from its beginning. */
export async function openLesson(title: string, name: string, again: () => void): Promise<Opened> {
  const card = cardOf(title);
  const [view, lesson] = await Promise.all([card?.load(), card?.lesson?.()]);
  if (!view || !lesson) return { ok: false };
  const id = guidedId(title);
  const kept = await findGame(id);
  if (!kept?.ok || !isOf(lesson, kept.game.saved)) {
    const started = newGame(view.title, {
      players: [name, ...lesson.others],
      options: lesson.options,
      seed: lesson.seed,
    });
    if (!started.ok) return { ok: false, refusal: started.refusal, view };
    const sitters = started.value.config.players.map(
      (_, seat): Sitter => ({ kind: seat === PUPIL ? 'person' : 'away' }),
    );
    await keepGame(recordOf(started.value, { id, sitters, created: Date.now() }));
  }
  const opened = await openStored(id, again);
  return opened.ok ? { ok: true, session: taughtSession(opened.session, lesson) } : opened;
}

/** A stored game that came from another edition of the lesson is begun anew. */
function isOf(lesson: Lesson, saved: Pick<Game, 'actions'> & { readonly seed: string }): boolean {
  const moves = movesOf(lesson);
  const also = new Map(lesson.steps.map(({ wish, also = [] }) => [wish, also]));
  return (
    saved.seed === lesson.seed &&
    saved.actions.length <= moves.length &&
    saved.actions.every((action, i) => {
      const wish = moves[i];
      return wish !== undefined && [wish, ...(also.get(wish) ?? [])].some((one) => fits(one, action));
    })
  );
}

/** The game goes on as one of this browser's, against computer players; the lesson stays where it is. */
export async function playOn(game: Game, bot: string): Promise<string> {
  const id = newId();
  const sitters = game.config.players.map(
    (_, seat): Sitter => (seat === PUPIL ? { kind: 'person' } : { kind: 'bot', bot }),
  );
  await keepGame(recordOf(game, { id, sitters, created: Date.now() }));
  return id;
}

/** From the first move again. */
export async function beginAnew(title: string, game: Game): Promise<void> {
  const started = newGame(game.title, game.config);
  if (!started.ok) return;
  const sitters = game.config.players.map((_, seat): Sitter => ({ kind: seat === PUPIL ? 'person' : 'away' }));
  await keepGame(recordOf(started.value, { id: guidedId(title), sitters, created: Date.now() }));
}
