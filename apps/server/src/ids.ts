import { createHash, randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A name nobody can guess: 5 bits a letter. */
export function newId(letters = 16): string {
  return Array.from(randomBytes(letters), (byte) => LETTERS[byte & 31]).join('');
}

/** Ids that sort by the time they were made, so that a reader of a log can continue after the last id it has. */
export function timedId(now: number): string {
  return now.toString(32).padStart(10, '0') + newId(10);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
