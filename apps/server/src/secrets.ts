import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import type { Store } from './db/store.ts';
import { keptSecret } from './repositories/secrets.ts';

export interface Secrets {
  readonly auth: string;
  /** Makes the salts of claims; unlike the one that signs, nobody can change it. */
  readonly claims: string;
  readonly vapidPublic: string;
  readonly vapidPrivate: string;
}

/** Keys the server makes for itself at its first start and keeps in the database, where all processes find the same. */
export async function readSecrets(store: Store, given: string | undefined): Promise<Secrets> {
  const pair = webPush.generateVAPIDKeys();
  return {
    auth: given ?? (await keptSecret(store.db, 'auth', () => randomBytes(32).toString('base64url'))),
    claims: await keptSecret(store.db, 'claims', () => randomBytes(32).toString('base64url')),
    ...keyPair(await keptSecret(store.db, 'vapid', () => `${pair.publicKey} ${pair.privateKey}`)),
  };
}

function keyPair(text: string): Pick<Secrets, 'vapidPublic' | 'vapidPrivate'> {
  const [vapidPublic = '', vapidPrivate = ''] = text.split(' ');
  return { vapidPublic, vapidPrivate };
}
