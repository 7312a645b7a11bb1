import { createHmac } from 'node:crypto';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import { z } from 'zod';
import { makeLink } from '../accounts/links.ts';
import { NoticeKind } from '../api/index.ts';
import type { Context } from '../context.ts';
import { claimRow, holderOf, lastClaimant } from '../repositories/claims.ts';
import { accountRow, playerRow } from '../repositories/players.ts';
import { deleteSubscription, notePushError, subscriptionRow, subscriptionsOf } from '../repositories/push.ts';
import { tableLine } from '../repositories/tables.ts';
import { noteCalled, noteCallFailed, webhookRow, webhooksOf } from '../repositories/webhooks.ts';
import { enqueue } from './enqueue.ts';
import { post } from './guard.ts';
import { inWords, MAILS, NOTICES } from './words.ts';

/** Not to be tried again. */
export class Hopeless extends Error {}

const Notify = z.object({ user: z.string(), table: z.string(), kind: NoticeKind, seq: z.int() });
const Mail = z.discriminatedUnion('about', [
  z.object({ about: z.literal('address'), user: z.string(), email: z.string() }),
  z.object({ about: z.literal('forgotten'), email: z.string() }),
  z.object({ about: z.literal('notice'), notice: Notify }),
]);
const Push = z.object({ subscription: z.string(), notice: Notify });
const Webhook = z.object({
  table: z.string(),
  seq: z.int(),
  event: z.enum(['move', 'over']),
  webhook: z.string().optional(),
});

const GONE = new Set([404, 410]);
/** Shorter than another process waits before it tries the same message. */
const MOST_MAILING_MS = 30_000;

export interface Deliverer {
  notify(payload: unknown): Promise<void>;
  mail(payload: unknown): Promise<void>;
  push(payload: unknown): Promise<void>;
  webhook(payload: unknown): Promise<void>;
}

export function makeDeliverer(context: Context): Deliverer {
  const { config, store, clock } = context;
  const transport = config.SMTP_URL === undefined ? undefined : createTransport(config.SMTP_URL);

  return {
    /** One notice becomes a message for each way the player wants to be reached. */
    async notify(payload) {
      const notice = Notify.parse(payload);
      const player = await playerRow(store.db, notice.user);
      if (!player) return;
      const subscriptions = await subscriptionsOf(store.db, notice.user);
      const now = clock.now();
      await store.write(async (trx) => {
        if (player.push === 1) {
          for (const id of subscriptions) await enqueue(trx, 'push', { subscription: id, notice }, now);
        }
        // A player who is at the table has moved before the mail is due.
        const delay = notice.kind === 'turn' ? 1000 * config.MAIL_DELAY_SECONDS : 0;
        if (player.mail === 1 && transport) await enqueue(trx, 'mail', { about: 'notice', notice }, now, delay);
      });
    },
    async mail(payload) {
      if (!transport) throw new Hopeless('no mail server is set');
      const letter = await compose(context, Mail.parse(payload));
      if (!letter) return;
      const mail = { from: config.MAIL_FROM, disableFileAccess: true, disableUrlAccess: true, ...letter };
      await within(MOST_MAILING_MS, transport.sendMail(mail));
    },
    async push(payload) {
      const { subscription, notice } = Push.parse(payload);
      const row = await subscriptionRow(store.db, subscription);
      const words = await wordsFor(context, notice);
      if (!row || !words) return;
      const details = webPush.generateRequestDetails(
        { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } },
        JSON.stringify({ text: words.text, table: notice.table, kind: notice.kind, seq: notice.seq }),
        {
          TTL: 86_400,
          vapidDetails: {
            subject: config.VAPID_SUBJECT,
            publicKey: context.secrets.vapidPublic,
            privateKey: context.secrets.vapidPrivate,
          },
        },
      );
      const headers = z.record(z.string(), z.union([z.string(), z.number()])).parse(details.headers);
      const status = await post(config, { url: row.endpoint, headers, body: details.body ?? '' });
      if (GONE.has(status)) {
        await deleteSubscription(store.db, subscription);
        return;
      }
      const last_error = status < 300 ? null : `answered ${status}`;
      await notePushError(store.db, subscription, last_error);
      if (last_error !== null) throw new Error(last_error);
    },
    async webhook(payload) {
      const call = Webhook.parse(payload);
      if (call.webhook === undefined) {
        const rows = await webhooksOf(store.db, call.table);
        const called = rows.filter(({ state }) => state !== 'disabled');
        await store.write(async (trx) => {
          for (const { id } of called) await enqueue(trx, 'webhook', { ...call, webhook: id }, clock.now());
        });
        return;
      }
      await callWebhook(context, call.webhook, call);
    },
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function compose(context: Context, mail: z.infer<typeof Mail>): Promise<Letter | undefined> {
  if (mail.about === 'address') return addressLetter(context, mail.user, mail.email);
  if (mail.about === 'forgotten') return forgottenLetter(context, mail.email);
  const words = await wordsFor(context, mail.notice);
  if (!words?.email) return undefined;
  const link = `${context.config.publicUrl}/table/${mail.notice.table}`;
  return { to: words.email, subject: words.text, text: `${words.text}\n\n${link}\n` };
}

/** Asks whether an address is one's own, or says that it has an account already. */
async function addressLetter(context: Context, user: string, email: string): Promise<Letter | undefined> {
  const { db } = context.store;
  const holder = await holderOf(db, email);
  if (holder !== undefined && holder !== user) {
    return accountLetter(context, 'known', holder, email, `${context.config.publicUrl}/`);
  }
  if ((await claimRow(db, user))?.email !== email && holder !== user) return undefined;
  return accountLetter(
    context,
    'verify',
    user,
    email,
    await makeLink(context, { user_id: user, about: 'verify', email }),
  );
}

async function forgottenLetter(context: Context, email: string): Promise<Letter | undefined> {
  const { db } = context.store;
  const user = (await holderOf(db, email)) ?? (await lastClaimant(db, email));
  if (user === undefined) return undefined;
  return accountLetter(
    context,
    'reset',
    user,
    email,
    await makeLink(context, { user_id: user, about: 'reset', email }),
  );
}

async function accountLetter(
  context: Context,
  kind: keyof typeof MAILS,
  user: string,
  to: string,
  link: string,
): Promise<Letter | undefined> {
  const row = await accountRow(context.store.db, user);
  if (!row) return undefined;
  const { subject, text } = MAILS[kind];
  const words = inWords(text, row.language, { name: row.name });
  return { to, subject: inWords(subject, row.language), text: `${words}\n\n${link}\n` };
}

type Notice = z.infer<typeof Notify>;

/** The text of a notice and its reader; undefined if the notice is out of date. */
async function wordsFor(
  { store }: Context,
  notice: Notice,
): Promise<{ text: string; email: string | undefined } | undefined> {
  const [game, player] = await Promise.all([tableLine(store.db, notice.table), accountRow(store.db, notice.user)]);
  if (!game || !player) return undefined;
  if (notice.kind === 'turn' && (game.seq !== notice.seq || game.status !== 'running')) return undefined;
  const text = inWords(NOTICES[notice.kind], player.language, { name: game.name });
  return { text, email: player.emailVerified ? player.email : undefined };
}

async function callWebhook(
  { config, store, clock }: Context,
  id: string,
  call: z.infer<typeof Webhook>,
): Promise<void> {
  const row = await webhookRow(store.db, id);
  if (!row || row.state === 'disabled') return;
  const game = await tableLine(store.db, call.table);
  if (!game) return;
  const body = JSON.stringify({
    event: call.event,
    table: call.table,
    seq: call.seq,
    name: game.name,
    title: game.title,
    status: game.status,
    actors: JSON.parse(game.actors),
    players: JSON.parse(game.players ?? '[]'),
    url: `${config.publicUrl}/table/${call.table}`,
  });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Stellwerk',
    'x-stellwerk-signature': `sha256=${createHmac('sha256', row.secret).update(body).digest('hex')}`,
  };
  try {
    const status = await post(config, { url: row.url, headers, body });
    if (status < 200 || status >= 300) throw new Error(`answered ${status}`);
    await noteCalled(store.db, id, clock.now());
  } catch (error) {
    const last_error = (error instanceof Error ? error.message : 'failed').slice(0, 200);
    await noteCallFailed(store.db, id, last_error, clock.now());
    throw error;
  }
}
