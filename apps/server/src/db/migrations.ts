import type { Migration, MigrationProvider } from 'kysely';
import type { DatabaseKind } from './kind.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { tables } from './migrations/0002-tables.ts';
import { talk } from './migrations/0003-talk.ts';
import { notifications } from './migrations/0004-notifications.ts';
import { gameVersion } from './migrations/0005-game-version.ts';
import { seatsInTheLog } from './migrations/0006-seats-in-the-log.ts';
import { numberedChat } from './migrations/0007-numbered-chat.ts';
import { oneSeatEach } from './migrations/0008-one-seat-each.ts';
import { allowances } from './migrations/0009-allowances.ts';
import { uncertainRatings } from './migrations/0010-uncertain-ratings.ts';
import { club } from './migrations/0011-club.ts';
import { sealedSessions } from './migrations/0012-sealed-sessions.ts';
import { claims } from './migrations/0013-claims.ts';
import { sockets } from './migrations/0014-sockets.ts';

/** Its rows are worked out by the model of today, so that whoever runs it has them worked out afterwards. */
export const UNCERTAIN_RATINGS = '0010-uncertain-ratings';

/**
 * One list for both databases, in the part of SQL they share. A migration that has been released is never changed; a new one
 * follows it.
 */
export function migrationsFor(kind: DatabaseKind): MigrationProvider {
  const migrations: Record<string, Migration> = {
    '0001-accounts': { up: (db) => accounts(db, kind) },
    '0002-tables': { up: tables },
    '0003-talk': { up: talk },
    '0004-notifications': { up: notifications },
    '0005-game-version': { up: gameVersion },
    '0006-seats-in-the-log': { up: seatsInTheLog },
    '0007-numbered-chat': { up: numberedChat },
    '0008-one-seat-each': { up: oneSeatEach },
    '0009-allowances': { up: allowances },
    [UNCERTAIN_RATINGS]: { up: uncertainRatings },
    '0011-club': { up: club },
    '0012-sealed-sessions': { up: sealedSessions },
    '0013-claims': { up: claims },
    '0014-sockets': { up: sockets },
  };
  return { getMigrations: async () => migrations };
}
