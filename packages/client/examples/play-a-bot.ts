import { type ClientOptions, connect } from '@stellwerk/client';
import { readAs } from '@stellwerk/client/answers';
import type { Remote } from '@stellwerk/client/remote';
import { table as tableShape } from '@stellwerk/client/shapes';
import { sample, seededRandom, type Title } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { WebSocket } from 'ws';

/*
 * A program that plays. Make a bot under “Profile”, give it a token that may read, open tables and play, and then
 *
 *     npx tsx packages/client/examples/play-a-bot.ts http://localhost:4180 <token> <title>
 */

interface Result {
  readonly table: string;
  readonly moves: number;
  readonly scores: readonly { readonly seat: number; readonly rank: number; readonly value: number }[];
}

/** Opens a table, puts house bots on the other seats, and plays to the end by moves drawn at random. */
export async function playABot(options: ClientOptions, title: Title, seed: string): Promise<Result> {
  const client = connect(options);
  const wish = { title: title.id, name: 'A program plays', seats: title.players[0], visibility: 'link' };
  const opened = await readAs(tableShape, client.ask('POST', '/api/tables', wish));
  if (!opened.ok) throw new Error(opened.problem.detail);
  const { id } = opened.value;
  for (let seat = 1; seat < title.players[0]; seat++) {
    await client.ask('PUT', `/api/tables/${id}/seats/${seat}/bot`, { bot: 'random' });
  }
  const begun = await readAs(tableShape, client.ask('POST', `/api/tables/${id}/start`));
  if (!begun.ok) throw new Error(begun.problem.detail);
  const followed = await client.follow(id, title);
  if (!followed.ok) throw new Error(followed.problem.detail);
  const remote = followed.value;
  try {
    await playOut(remote, title, begun.value.mySeat ?? 0, seed);
    const game = remote.game();
    return { table: id, moves: game.actions.length, scores: game.score() };
  } finally {
    remote.close();
  }
}

/** Makes a move whenever this seat is to act and the last one has been accepted. */
function playOut(remote: Remote, title: Title, seat: number, seed: string): Promise<void> {
  const random = seededRandom(seed);
  return new Promise((resolve, reject) => {
    const look = () => {
      const game = remote.game();
      const { pending, problem } = remote.moment();
      if (problem) reject(new Error(problem.detail));
      else if (pending > 0) return;
      else if (game.over) resolve();
      else if (game.actors().includes(seat)) {
        const action = sample(random, title, game.state, seat);
        if (action) remote.play(action);
      }
    };
    remote.subscribe(look);
    look();
  });
}

const [, program, address, token, wanted] = process.argv;
if (program === import.meta.filename) {
  const title = titles.find(({ id }) => id === wanted);
  if (address === undefined || token === undefined || !title)
    throw new Error('play-a-bot.ts <address> <token> <title>');
  const { table, moves, scores } = await playABot({ address, token, WebSocket }, title, crypto.randomUUID());
  console.log(`${address}/#/table/live~${table}: ${moves} moves`);
  for (const { seat, rank, value } of scores) console.log(`${rank}. seat ${seat + 1}: ${value}`);
}
