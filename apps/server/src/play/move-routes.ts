import * as api from '../api/index.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { TableParam } from '../tables/params.ts';
import { playMove } from './moves.ts';
import { answerUndo, askUndo } from './undo.ts';

const tag = 'games';

export const moveRoutes: readonly Endpoint[] = [
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/moves',
      summary:
        'Make a move. 409: something happened that the sender has not seen, and here it is; 422: refused, by this rule',
      tag,
      scope: 'play',
      params: TableParam,
      body: api.NewMove,
      answer: api.MovePlayed,
    },
    (context, { caller, params, body }) => playMove(context, params.table, caller, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/undo',
      summary: 'Ask to take moves back',
      tag,
      scope: 'play',
      params: TableParam,
      body: api.AskUndo,
      answer: api.UndoState,
    },
    (context, { caller, params, body }) => askUndo(context, params.table, caller, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/undo/answer',
      summary: 'Agree to moves being taken back, or not',
      tag,
      scope: 'play',
      params: TableParam,
      body: api.UndoAnswer,
      answer: api.UndoState,
    },
    (context, { caller, params, body }) => answerUndo(context, params.table, caller, body),
  ),
];
