import { ask, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import { readState } from '@stellwerk/engine/kernel';
import type { ListedGame } from '@stellwerk/server/api';
import { useMemo } from 'react';
import { useWhenSeen } from '../../parts/use-when-seen.ts';
import { type Pictured, sketchOfState } from '../../session/sketch.ts';
import type { Voice } from '../../text/speaker.ts';
import { cardOf } from '../../titles/catalogue.ts';

const MOST = 200;
/** Pictures drawn already, by table, entry and language; a page that is left and opened again draws nothing anew. */
const drawn = new Map<string, Promise<Pictured | undefined>>();

function pictureOf({ id, seq, title }: ListedGame, voice: Voice): Promise<Pictured | undefined> {
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

async function draw(id: string, seq: number, title: string, voice: Voice): Promise<Pictured | undefined> {
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
export function useBoardPicture(game: ListedGame, voice: Voice): ReturnType<typeof useWhenSeen<Pictured>> {
  const isBegun = game.status !== 'open';
  return useWhenSeen(useMemo(() => (isBegun ? () => pictureOf(game, voice) : undefined), [game, voice, isBegun]));
}
