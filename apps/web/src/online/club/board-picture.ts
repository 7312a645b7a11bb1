import { ask, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import { readState } from '@stellwerk/engine/kernel';
import type { ListedGame } from '@stellwerk/server/api';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Sketch } from '../../draw/sketch.ts';
import { sketchOfState } from '../../session/sketch.ts';
import type { Voice } from '../../text/speaker.ts';
import { cardOf } from '../../titles/catalogue.ts';

/** What a list shows of a position: the board in small, and the round it is in. */
interface BoardPicture {
  readonly sketch: Sketch | undefined;
  readonly round: string;
}

const MOST = 200;
/** Pictures drawn already, by table, entry and language; a page that is left and opened again draws nothing anew. */
const drawn = new Map<string, Promise<BoardPicture | undefined>>();

function pictureOf({ id, seq, title }: ListedGame, voice: Voice): Promise<BoardPicture | undefined> {
  const key = `${id} ${seq} ${voice.language}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = draw(id, seq, title, voice);
  drawn.set(key, made);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MOST) break;
    drawn.delete(oldest);
  }
  return made;
}

async function draw(id: string, seq: number, title: string, voice: Voice): Promise<BoardPicture | undefined> {
  const [view, board] = await Promise.all([
    cardOf(title)?.load(),
    readAs(shapes.board, ask('GET', `/api/tables/${id}/board?seq=${seq}`)),
  ]);
  if (!view || !board.ok) return undefined;
  const { config, position } = board.value;
  const state = readState(position, config);
  return state && sketchOfState(view, state, config.players, voice.language);
}

/** The picture of a game, drawn once its card comes into sight. */
export function useBoardPicture(
  game: ListedGame,
  voice: Voice,
): readonly [RefObject<HTMLLIElement | null>, BoardPicture | undefined] {
  const place = useRef<HTMLLIElement>(null);
  const [picture, setPicture] = useState<BoardPicture | undefined>();
  const isBegun = game.status !== 'open';
  useEffect(() => {
    const { current } = place;
    if (!current || !isBegun) return;
    let left = false;
    const sight = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        void pictureOf(game, voice).then((found) => {
          if (!left) setPicture(found);
        });
      },
      { rootMargin: '200px' },
    );
    sight.observe(current);
    return () => {
      left = true;
      sight.disconnect();
    };
  }, [game, voice, isBegun]);
  return [place, picture];
}
