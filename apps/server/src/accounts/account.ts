import type { Account } from '../api/index.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { claimRow } from '../repositories/claims.ts';
import { accountRow } from '../repositories/players.ts';
import { vacationOf } from './vacation.ts';

/** An account as its owner sees it. */
export async function accountOf(context: Context, id: string): Promise<Account> {
  const row = await accountRow(context.store.db, id);
  if (!row) throw new Problem(401, 'account/sign-in', 'Sign in first.');
  const kind = row.owner_id !== null ? 'bot' : row.isAnonymous ? 'guest' : 'person';
  return {
    id,
    name: row.name,
    kind,
    email: kind === 'person' ? ((await claimRow(context.store.db, id))?.email ?? row.email) : null,
    emailVerified: Boolean(row.emailVerified),
    language: row.language === 'de' ? 'de' : 'en',
    mail: row.mail === 1,
    push: row.push === 1,
    vacationUntil: row.vacation_until,
    vacationLeft: (await vacationOf(context, context.store.db, id)).left,
  };
}
