import { diceBuilder } from '@stellwerk/bots';
import {
  actorsOf,
  type BaseAction,
  type Game,
  loadGame,
  newGame,
  publicHash,
  saveGame,
  seededRandom,
  seedlessGame,
} from '@stellwerk/engine/kernel';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { describe, expect, test } from 'vitest';
import { type FakeServer, fakeServer, noticeFor } from './fake-server.fixture.ts';
import { loadRemote } from './loading.ts';
import { openRemote, type Remote } from './remote.ts';

async function sitDown(server: FakeServer): Promise<Remote> {
  const loaded = await loadRemote(server.wire.ask, server.table, railroadDice2);
  if (!loaded.ok) throw new Error(loaded.problem.code);
  const remote = openRemote(loaded.value, server.wire);
  await server.pass(0);
  return remote;
}

/** What a bot would do now; it sees what the server sees. */
function next(game: Game): BaseAction {
  return diceBuilder.choose(game, game.actors()[0] ?? 0, seededRandom(`at ${game.actions.length}`));
}

/** Plays at the server until a seat may act and its next move draws from chance, or does not. */
function until(server: FakeServer, seat: number, draws: boolean): BaseAction {
  for (;;) {
    const action = next(server.game);
    if (server.entries.length > 0 && action.seat === seat && isChance(server.game, action) === draws) return action;
    server.play(action);
  }
}

function isChance(game: Game, action: BaseAction): boolean {
  const tried = game.preview(action);
  if (!tried.ok) throw new Error(tried.refusal.rule);
  return tried.value.state.random.draws > game.state.random.draws;
}

function moves(remote: Remote): number {
  return remote.game().actions.length;
}

function isSame(remote: Remote, server: FakeServer): void {
  expect(publicHash(remote.game().state)).toBe(publicHash(server.game.state));
  expect(remote.game().actions).toEqual(server.game.actions);
}

test('an entry carries the clocks it changes, and nobody asks for the table after a move', async () => {
  const server = fakeServer(null);
  const remote = await sitDown(server);
  await server.pass(1000);
  const before = server.asked.length;
  server.seats = [{ seat: 1, clock: { leftMs: 5000, deadline: null }, programmed: true }];
  server.play(next(server.game));
  await server.pass(1000);
  const { table } = remote.moment();
  expect(table.seatList[1]).toMatchObject({ clock: { leftMs: 5000, deadline: null }, programmed: true });
  expect(table.seatList[0]).toMatchObject({ clock: { leftMs: null, deadline: null }, programmed: false });
  expect(table).toMatchObject({ seq: 1, moves: 1 });
  expect(server.asked.slice(before)).toEqual([]);
});

test('a whole game is told move by move without the seed, and every position of it is the server’s', async () => {
  const server = fakeServer(null);
  const remote = await sitDown(server);
  while (!server.game.over) {
    server.play(next(server.game));
    await server.pass(0);
  }
  isSame(remote, server);
  expect(remote.game().over).toBe(true);
  expect(remote.game().score()).toEqual(server.game.score());
  expect(remote.game().config.seed).toBe('');
  for (let move = 0; move <= moves(remote); move += 7) {
    expect(publicHash(remote.game().at(move))).toBe(publicHash(server.game.at(move)));
    expect(remote.game().events(move)).toEqual(server.game.events(move));
  }
  const late = await sitDown(server);
  isSame(late, server);
  const again = seedlessGame(railroadDice2, late.record());
  expect(publicHash(again.game().state)).toBe(publicHash(server.game.state));
});

test('where the seed is known, what was told makes a file that loads, and moves go back and come again', () => {
  const started = newGame(railroadDice2, { players: ['Ann', 'Ben'], seed: 'open' });
  if (!started.ok) throw new Error(started.refusal.rule);
  const game: Game = started.value;
  const start = { state: game.at(0), events: game.events(0) };
  const told = seedlessGame(railroadDice2, { config: game.config, start, moves: [] });
  for (let i = 0; i < 40; i++) {
    const action = next(game);
    game.play(action);
    expect(told.follow({ action, chance: null }).ok).toBe(true);
  }
  const saved = saveGame(told.game());
  expect(saved).toEqual(saveGame(game));
  expect(loadGame([railroadDice2], saved).ok).toBe(true);
});

test('in a sandbox a told roll goes back and comes again as it fell', async () => {
  const server = fakeServer(null);
  const remote = await sitDown(server);
  const roll = until(server, 0, true);
  server.play(roll);
  await server.pass(0);
  const tried = seedlessGame(railroadDice2, remote.record()).game();
  const after = publicHash(tried.state);
  expect(tried.undo()).toEqual({ ok: true, value: roll });
  expect(publicHash(tried.state)).toBe(publicHash(server.game.at(server.game.actions.length - 1)));
  expect(tried.redo().ok).toBe(true);
  expect(publicHash(tried.state)).toBe(after);
  while (tried.actions.length > 0) expect(tried.undo().ok).toBe(true);
  expect(tried.undo().ok).toBe(false);
  expect(publicHash(tried.state)).toBe(publicHash(server.game.at(0)));
});

test('a move is shown at once as pending and then confirmed', async () => {
  const server = fakeServer();
  const remote = await sitDown(server);
  const action = until(server, 0, false);
  await server.pass(0);
  server.hold = true;
  expect(remote.play(action)).toBeUndefined();
  expect(remote.moment().pending).toBe(1);
  expect(remote.game().actions.at(-1)).toEqual(action);
  await server.letGo();
  expect(remote.moment().pending).toBe(0);
  expect(server.kept.size).toBe(0);
  isSame(remote, server);
});

test('a move that draws is sent, but what comes of it is shown only when the server has told', async () => {
  const server = fakeServer();
  const remote = await sitDown(server);
  const action = until(server, 0, true);
  await server.pass(0);
  const before = moves(remote);
  server.hold = true;
  remote.play(action);
  expect(remote.moment()).toMatchObject({ pending: 1, blind: true });
  expect(moves(remote)).toBe(before);
  await server.letGo();
  expect(remote.moment()).toMatchObject({ pending: 0, blind: false });
  expect(moves(remote)).toBe(before + 1);
  isSame(remote, server);
});

test('what the rules refuse is not sent', async () => {
  const server = fakeServer();
  const remote = await sitDown(server);
  await server.pass(0);
  const asked = server.asked.length;
  expect(remote.play({ type: 'buyLoco', seat: 1 })?.ok).toBe(false);
  expect(remote.moment().pending).toBe(0);
  expect(server.asked.length).toBe(asked);
});

test('what the server refuses is taken back, with its rule', async () => {
  const server = fakeServer();
  const remote = await sitDown(server);
  const action = until(server, 0, false);
  await server.pass(0);
  const before = moves(remote);
  server.game.play = () => ({ ok: false, refusal: { rule: 'rrd2/turn-a', code: 'rrd2/turn-a', figures: {} } });
  remote.play(action);
  expect(moves(remote)).toBe(before + 1);
  await server.pass(0);
  expect(moves(remote)).toBe(before);
  expect(remote.moment()).toMatchObject({ pending: 0, refused: { rule: 'rrd2/turn-a' } });
});

test('overtaken by an undo it has not seen: caught up, taken back, and made again only when asked', async () => {
  const server = fakeServer();
  const remote = await sitDown(server);
  const action = until(server, 0, false);
  await server.pass(0);
  // The line is silent: the server knows more than the table here.
  for (const socket of server.sockets) socket.open = false;
  const stood = server.game.actions.length;
  const last = server.game.actions[stood - 1];
  if (!last) throw new Error('no move stands');
  server.undo(stood - 1);
  server.play(last);
  remote.play(action);
  await server.pass(0);
  expect(remote.moment()).toMatchObject({ pending: 0, overtaken: action });
  isSame(remote, server);
  expect(moves(remote)).toBe(stood);
  expect(remote.again()).toBeUndefined();
  await server.pass(0);
  expect(moves(remote)).toBe(stood + 1);
  expect(remote.moment().overtaken).toBeUndefined();
  isSame(remote, server);
});

test('two moves made quickly go one after the other', async () => {
  const server = fakeServer();
  const remote = await sitDown(server);
  let action = until(server, 0, false);
  // A turn in which the same seat goes on without chance.
  for (;;) {
    const tried = server.game.preview(action);
    if (tried.ok && actorsOf(railroadDice2, tried.value.state)[0] === 0) break;
    server.play(action);
    action = until(server, 0, false);
  }
  await server.pass(0);
  server.hold = true;
  remote.play(action);
  const second = next(remote.game());
  expect(second.seat).toBe(0);
  remote.play(second);
  expect(remote.moment().pending).toBe(2);
  const sent = () => server.asked.filter(({ method }) => method === 'POST').length;
  expect(sent()).toBe(1);
  await server.letGo();
  await server.pass(0);
  expect(sent()).toBe(2);
  expect(remote.moment().pending).toBe(0);
  isSame(remote, server);
});

test('an answer that is lost: the same move is sent again under the same id and played once', async () => {
  const server = fakeServer();
  const remote = await sitDown(server);
  const action = until(server, 0, false);
  await server.pass(0);
  const before = server.entries.length;
  server.loseNextAnswer = true;
  remote.play(action);
  await server.pass(0);
  expect(remote.moment()).toMatchObject({ pending: 1, unsure: true });
  expect(remote.game().actions.at(-1)).toEqual(action);
  await server.pass(3000);
  expect(remote.moment()).toMatchObject({ pending: 0, unsure: false });
  expect(server.entries.length).toBe(before + 1);
  isSame(remote, server);
});

test('without a network: the line is lost, a move waits, a reload keeps it, and all comes right afterwards', async () => {
  const server = fakeServer();
  const remote = await sitDown(server);
  const action = until(server, 0, false);
  await server.pass(0);
  expect(remote.moment().line).toBe('open');
  server.online = false;
  server.wire.line.drop();
  expect(remote.moment().line).toBe('lost');
  remote.play(action);
  await server.pass(0);
  expect(remote.moment()).toMatchObject({ pending: 1, unsure: true });
  remote.close();
  const kept = server.kept.get(server.table.id);
  expect(kept).toContain(action.type);
  server.online = true;
  const after = await sitDown(server);
  await server.pass(1000);
  expect(after.moment()).toMatchObject({ pending: 0, line: 'open' });
  expect(server.game.actions.at(-1)).toEqual(action);
  isSame(after, server);
});

test('a line that breaks is taken up again and asks for what it missed', async () => {
  const server = fakeServer(1);
  const remote = await sitDown(server);
  await server.pass(1000);
  const opened = server.sockets.length;
  server.sockets.at(-1)?.ears.closed();
  expect(remote.moment().line).toBe('lost');
  for (let i = 0; i < 6; i++) server.play(next(server.game), true);
  expect(moves(remote)).toBe(0);
  await server.pass(500);
  expect(server.sockets.length).toBe(opened + 1);
  expect(server.sockets.at(-1)?.sent).toContainEqual({ type: 'watch', table: 'table-1', after: 0 });
  expect(remote.moment().line).toBe('open');
  expect(moves(remote)).toBe(6);
  isSame(remote, server);
});

test('a gap in what is told is asked for until it is filled', async () => {
  const server = fakeServer(1);
  const remote = await sitDown(server);
  await server.pass(1000);
  server.play(next(server.game), true);
  server.online = false;
  server.play(next(server.game));
  await server.pass(100);
  expect(moves(remote)).toBe(0);
  server.online = true;
  await server.pass(2000);
  isSame(remote, server);
});

test('a table that could not be read is read again, and tells of entries that were missed', async () => {
  const server = fakeServer(1);
  const remote = await sitDown(server);
  await server.pass(1000);
  server.online = false;
  server.tell({ type: 'table', table: server.table.id });
  await server.pass(500);
  server.play(next(server.game), true);
  server.online = true;
  await server.pass(2000);
  expect(remote.moment().table.seq).toBe(1);
  isSame(remote, server);
});

test('lines said by others before one’s own come too, in their order, after the line was broken', async () => {
  const server = fakeServer(1);
  const remote = await sitDown(server);
  server.say('first');
  server.sockets.at(-1)?.ears.closed();
  server.say('missed', true);
  await remote.say('mine');
  await server.pass(1000);
  expect(remote.moment().chat.map(({ body }) => body)).toEqual(['first', 'missed', 'mine']);
});

test('a line that stays silent is asked, and given up when it does not answer', async () => {
  const server = fakeServer();
  const remote = await sitDown(server);
  const socket = server.sockets.at(-1);
  await server.pass(20_000);
  expect(socket?.sent).toContainEqual({ type: 'ping' });
  await server.pass(9000);
  expect(server.sockets.length).toBeGreaterThan(1);
  expect(remote.moment().line).toBe('open');
});

test('an entry that leaves a gap makes it ask for what lies between', async () => {
  const server = fakeServer(null);
  const remote = await sitDown(server);
  for (let i = 0; i < 4; i++) server.play(next(server.game), true);
  server.play(next(server.game));
  await server.pass(0);
  expect(moves(remote)).toBe(5);
  isSame(remote, server);
});

test('what is taken back elsewhere is taken back here, chance and all', async () => {
  const server = fakeServer(null);
  const remote = await sitDown(server);
  for (let i = 0; i < 30; i++) server.play(next(server.game));
  await server.pass(0);
  const before = remote.game();
  server.undo(12);
  await server.pass(0);
  expect(moves(remote)).toBe(12);
  expect(remote.game()).not.toBe(before);
  isSame(remote, server);
  expect(remote.isRevealed(0)).toBe(true);
  expect(remote.isRevealed(12)).toBe(false);
});

test('a game that is not the server’s any more is read anew', async () => {
  const server = fakeServer(null);
  const remote = await sitDown(server);
  server.play(next(server.game));
  await server.pass(0);
  const action = next(server.game);
  server.play(action, true);
  const entry = server.entries.at(-1);
  if (!entry) throw new Error('no entry');
  const asked = server.asked.length;
  server.tell({ type: 'entries', table: 'table-1', entries: [{ ...entry, hash: 'another' }], more: false });
  await server.pass(0);
  expect(server.asked.slice(asked).some(({ path }) => path.endsWith('/positions/0'))).toBe(true);
  isSame(remote, server);
});

test('notices are heard without a table, and the socket closes when nobody listens', async () => {
  const server = fakeServer();
  const heard: string[] = [];
  const stop = server.wire.line.hearNotices(({ kind }) => heard.push(kind));
  await server.pass(0);
  server.tell({ type: 'notice', notice: noticeFor('table-1') });
  expect(heard).toEqual(['turn']);
  stop();
  expect(server.sockets.at(-1)?.open).toBe(false);
  expect(server.wire.line.state()).toBe('idle');
});

describe('what is none of the server’s messages or answers gets no further', () => {
  test.each([
    ['no JSON', '{"type":'],
    ['no object', '[]'],
    ['an unknown kind', '{"type":"dance","table":"table-1"}'],
    ['entries that are none', '{"type":"entries","table":"table-1","entries":{"length":1},"more":false}'],
    [
      'an entry without its action',
      '{"type":"entries","table":"table-1","entries":[{"seq":1,"kind":"play","moves":1}],"more":false}',
    ],
    ['a line of chat without a player', '{"type":"chat","table":"table-1","line":{"id":"x","body":"hello","at":1}}'],
    ['presence of nobody', '{"type":"presence","table":"table-1","players":null,"others":"many"}'],
    ['a notice of nothing', '{"type":"notice"}'],
  ])('on the line: %s', async (_, text) => {
    const server = fakeServer(null);
    const remote = await sitDown(server);
    const heard: unknown[] = [];
    server.wire.line.hearNotices((notice) => heard.push(notice));
    const before = remote.moment();
    const asked = server.asked.length;
    server.babble(text);
    await server.pass(0);
    expect(remote.moment()).toEqual(before);
    expect(heard).toEqual([]);
    expect(server.asked.length).toBe(asked);
    server.play(next(server.game));
    await server.pass(0);
    isSame(remote, server);
  });

  test.each([
    ['/game', { config: { title: 'railroad-dice-2' }, seedKept: true }],
    ['/positions/0', { position: {}, events: 'none' }],
    ['?after=0', { entries: [{ seq: 1 }], more: false }],
    ['?after=0', null],
  ])('as an answer to …%s: %j', async (path, value) => {
    const server = fakeServer(null);
    server.play(next(server.game));
    server.spoil = { path, value };
    const loaded = await loadRemote(server.wire.ask, server.table, railroadDice2);
    expect(loaded).toMatchObject({ ok: false, problem: { code: 'server/unreadable' } });
  });

  test('a damaged list of moves not sent yet is forgotten', async () => {
    const server = fakeServer();
    const action = next(server.game);
    const good = { id: 'move-id-9', action, blind: false, after: 0, shown: true };
    const bad = [null, { ...good, id: 7 }, { ...good, after: '0' }, { ...good, action: { type: 'roll' } }];
    server.kept.set('table-1', JSON.stringify(bad));
    await sitDown(server);
    await server.pass(0);
    expect(server.asked.filter(({ path }) => path.endsWith('/moves'))).toEqual([]);
    expect(server.game.actions).toEqual([]);
  });
});
