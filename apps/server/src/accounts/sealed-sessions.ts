import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';
import { sealedToken } from '../repositories/credentials.ts';

/**
 * The account library's way to the database, with the tokens of sessions sealed on the way in: what is stored opens nothing. The
 * library gets back the token it asked for, as it writes that into cookies.
 */
export function withSealedSessions(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...sealed(adapter),
    transaction: (callback) => adapter.transaction((trx) => callback(sealed(trx))),
  };
}

function sealed(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    async create({ data, ...rest }) {
      const token = rest.model === 'session' && 'token' in data ? data['token'] : undefined;
      if (typeof token !== 'string') return adapter.create({ data, ...rest });
      return showing(await adapter.create({ data: { ...data, token: sealedToken(token) }, ...rest }), token);
    },
    findOne: async (asked) => showing(await adapter.findOne(sealWhere(asked)), tokenIn(asked)),
    update: async (asked) => showing(await adapter.update(sealWhere(asked)), tokenIn(asked)),
    consumeOne: async (asked) => showing(await adapter.consumeOne(sealWhere(asked)), tokenIn(asked)),
    incrementOne: async (asked) => showing(await adapter.incrementOne(sealWhere(asked)), tokenIn(asked)),
    findMany: (asked) => adapter.findMany(sealWhere(asked)),
    count: (asked) => adapter.count(sealWhere(asked)),
    updateMany: (asked) => adapter.updateMany(sealWhere(asked)),
    delete: (asked) => adapter.delete(sealWhere(asked)),
    deleteMany: (asked) => adapter.deleteMany(sealWhere(asked)),
  };
}

interface Asked {
  readonly model: string;
  readonly where?: Where[] | undefined;
}

function sealWhere<A extends Asked>(asked: A): A {
  if (asked.model !== 'session' || !asked.where) return asked;
  return { ...asked, where: asked.where.map((part) => (part.field === 'token' ? sealPart(part) : part)) };
}

function sealPart(part: Where): Where {
  const { value } = part;
  if (typeof value === 'string') return { ...part, value: sealedToken(value) };
  if (Array.isArray(value)) return { ...part, value: value.map((one) => sealedToken(String(one))) };
  return part;
}

function tokenIn({ model, where }: Asked): string | undefined {
  const value = model === 'session' ? where?.find(({ field }) => field === 'token')?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function showing<R>(row: R, token: string | undefined): R {
  if (token !== undefined && typeof row === 'object' && row !== null) Reflect.set(row, 'token', token);
  return row;
}
