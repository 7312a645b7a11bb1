import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import type { Store } from './db/store.ts';

export interface Secrets {
  readonly auth: string;
  readonly vapidPublic: string;
  readonly vapidPrivate: string;
}

/** Keys the server makes for itself at its first start and keeps in the database, where all processes find the same. */
export async function readSecrets(store: Store, given: string | undefined): Promise<Secrets> {
  const pair = webPush.generateVAPIDKeys();
  return {
    auth: given ?? (await kept(store, 'auth', () => randomBytes(32).toString('base64url'))),
    ...keyPair(await kept(store, 'vapid', () => `${pair.publicKey} ${pair.privateKey}`)),
  };
}

function keyPair(text: string): Omit<Secrets, 'auth'> {
  const [vapidPublic = '', vapidPrivate = ''] = text.split(' ');
  return { vapidPublic, vapidPrivate };
}

async function kept(store: Store, name: string, make: () => string): Promise<string> {
  await store.db
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await store.db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
