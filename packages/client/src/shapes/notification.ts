import type * as api from '@stellwerk/server/api';
import { among, count, fields, nullable, text, truth, whole } from './basics.ts';

const noticeKind = among<api.NoticeKind>({
  turn: true,
  started: true,
  over: true,
  undo: true,
  fell: true,
  invited: true,
  program: true,
});
export const notice = fields<api.Notice>({
  table: text,
  name: text,
  kind: noticeKind,
  seq: count,
  at: whole,
  read: truth,
});
export const pushKey = fields<{ publicKey: string }>({ publicKey: text });
export const webhook = fields<api.Webhook>({
  id: text,
  url: text,
  state: among({ active: true, failing: true, disabled: true }),
  failures: count,
  lastError: nullable(text),
  lastAt: nullable(whole),
});
export const webhookMade = fields<{ secret: string }>({ secret: text });
