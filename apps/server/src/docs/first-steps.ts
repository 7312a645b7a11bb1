import type { Title } from '@stellwerk/engine/kernel';
import type { ClientMessage, ServerMessage } from '../api/index.ts';
import { curlOf } from './examples.ts';

/** A title that is played here, for the examples. */
export type PlayedTitle = Pick<Title, 'id' | 'players'>;

interface Step {
  readonly id: string;
  readonly text: string;
  readonly code: string;
}

/** From nothing to a table that is watched; a test types them in. */
export function firstSteps(address: string, title: PlayedTitle): readonly Step[] {
  const table = { title: title.id, name: 'First steps', seats: title.players[0] };
  return [
    {
      id: 'guest',
      text: 'Come in as a guest. The jar keeps the cookie; a bot sends -H "authorization: Bearer TOKEN" instead.',
      code: curlOf(address, 'POST', '/api/account/guest', { name: 'Ann' }),
    },
    {
      id: 'games',
      text: 'List games that anybody may join, watch (status=running) or replay (status=finished).',
      code: curlOf(address, 'GET', '/api/games?status=open'),
    },
    {
      id: 'table',
      text: 'Open a table. The id in the answer stands for TABLE from here on.',
      code: curlOf(address, 'POST', '/api/tables', table),
    },
    {
      id: 'look',
      text: 'Look at it.',
      code: curlOf(address, 'GET', '/api/tables/TABLE'),
    },
    {
      id: 'watch',
      text: 'Watch it, in the console of a browser or in Node: each message is printed as it comes.',
      code: [
        `const socket = new WebSocket('${address.replace(/^http/, 'ws')}/api/socket');`,
        'socket.onmessage = ({ data }) => console.log(data);',
        `socket.onopen = () => socket.send('{"type":"watch","table":"TABLE","after":0}');`,
      ].join('\n'),
    },
  ];
}

type Said<M> = readonly (readonly [message: M, meaning: string])[];

export const clientSays: Said<ClientMessage> = [
  [{ type: 'watch', table: 'TABLE', after: 12 }, 'Tell me of this table; I know its log up to entry 12.'],
  [{ type: 'unwatch', table: 'TABLE' }, 'No more of it.'],
  [{ type: 'ping' }, 'Answered by pong.'],
];

export const serverSays: Said<ServerMessage> = [
  [{ type: 'hello', protocol: 1, player: 'PLAYER' }, 'First of all; player is null for visitors.'],
  [
    {
      type: 'entries',
      table: 'TABLE',
      more: false,
      entries: [
        {
          seq: 13,
          kind: 'play',
          seat: 1,
          origin: 'person',
          action: { type: 'pass', seat: 1 },
          moves: 13,
          hash: '9f2c',
          revealed: false,
          chance: null,
          seats: [],
          at: 1_800_000_000_000,
        },
      ],
    },
    'Entries of the log, in order, each once, without a gap; more: ask for the rest by HTTP.',
  ],
  [{ type: 'watching', table: 'TABLE', seq: 13 }, 'All entries up to 13 have been sent; the next come as they happen.'],
  [{ type: 'table', table: 'TABLE' }, 'Something else about the table changed: ask for it again.'],
  [{ type: 'presence', table: 'TABLE', players: ['PLAYER'], others: 1 }, 'Who looks at the table.'],
  [
    {
      type: 'chat',
      table: 'TABLE',
      line: {
        id: 'LINE',
        player: { id: 'PLAYER', name: 'Ann', kind: 'guest' },
        body: 'hello',
        at: 1_800_000_000_000,
      },
    },
    'Somebody said something.',
  ],
  [
    {
      type: 'notice',
      notice: { table: 'TABLE', name: 'First steps', kind: 'turn', seq: 13, at: 1_800_000_000_000, read: false },
    },
    'Something concerns me, at any table.',
  ],
  [{ type: 'pong' }, 'The answer to ping.'],
  [
    { type: 'error', code: 'table/unknown', detail: 'There is no such table.' },
    'A message was not understood or not allowed; the socket stays open.',
  ],
];
