import { createHmac, scrypt } from 'node:crypto';
import type { Secrets } from '../secrets.ts';
import type { Passwords } from './auth.ts';

const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/**
 * An address that nobody has confirmed belongs to nobody, so whoever signs up may name any, and is not told whether it is known.
 * Address and password together say whose account it is: the key is found by both and tells neither.
 */
export type ClaimKey = (email: string, password: string) => Promise<string>;

export function claimKeys({ claims }: Secrets, derive: Passwords['derive'] = derived): ClaimKey {
  return (email, password) => derive(password, createHmac('sha256', claims).update(email).digest('hex'));
}

function derived(password: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    );
  });
}
