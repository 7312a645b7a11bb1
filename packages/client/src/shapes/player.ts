import type * as api from '@stellwerk/server/api';
import { among, fields, text } from './basics.ts';

export const player = fields<api.Player>({
  id: text,
  name: text,
  kind: among({ person: true, guest: true, bot: true }),
});
