import { z } from 'zod';
import { Count, Id, Time } from './common.ts';

const Address = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  .regex(/^[\x21-\x7e]+$/);
const Key = z.string().regex(/^[A-Za-z0-9_+/=-]{10,200}$/);

export const NoticeKind = z.enum(['turn', 'started', 'over', 'undo', 'fell', 'invited', 'program']);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const Notice = z.object({
  table: Id,
  name: z.string(),
  kind: NoticeKind,
  seq: Count,
  at: Time,
  read: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

export const NewPush = z.strictObject({
  endpoint: Address,
  keys: z.strictObject({ p256dh: Key, auth: Key }),
});
export const PushKey = z.object({ publicKey: z.string() });
export const EndpointOf = z.strictObject({ endpoint: Address });

export const NewWebhook = z.strictObject({ url: Address });
export const Webhook = z.object({
  id: Id,
  url: z.string(),
  state: z.enum(['active', 'failing', 'disabled']),
  failures: Count,
  lastError: z.string().nullable(),
  lastAt: Time.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;
/** The secret that signs the calls is shown this once. */
export const WebhookMade = Webhook.extend({ secret: z.string() });
