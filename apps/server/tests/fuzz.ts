import { draw, type RandomState, seededRandom } from '@stellwerk/engine/kernel';
import { z } from 'zod';
import { endpoints } from '../src/endpoints.ts';
import type { Endpoint } from '../src/http/endpoint.ts';
import { chance, damaged, JUNK, pick, sample } from './damage.ts';
import { begin, type Client, type House, move } from './house.ts';

const schemas = new Map<z.ZodType, z.core.JSONSchema.BaseSchema>();

/** Made once for each shape: it takes longer than a request. */
function schemaOf(shape: z.ZodType): z.core.JSONSchema.BaseSchema {
  const known = schemas.get(shape) ?? z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  schemas.set(shape, known);
  return known;
}

interface Outcome {
  readonly requests: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Requests made from the schemas and then damaged, by callers of every kind: whatever comes, the answer is below 500. */
export async function fuzz(
  house: House,
  requests: number,
  seed: string,
  progress: (done: number) => void = () => {},
): Promise<Outcome> {
  const random = seededRandom(seed);
  const [ann, bea] = [await house.person('Ann'), await house.guest('Bea')];
  const bot = await house.bot(ann, 'Robo', ['read', 'tables', 'play', 'chat']);
  const tables = [
    await begin([ann, bea]),
    await begin([bea, bot], { visibility: 'private', clock: { kind: 'move', seconds: 60, fall: 'bot' } }),
  ];
  await move(ann, tables[0] ?? '', 0, { type: 'roll', seat: 0 });
  const ids = [...tables, ann.id, bea.id, bot.id, '0', 'abcdefgh', '..', '%00', '%ff', 'a'.repeat(150)];
  const callers: readonly Client[] = [ann, bea, bot, house.visitor()];
  const byStatus: Record<string, number> = {};
  const faults: string[] = [];
  for (let i = 0; i < requests; i++) {
    progress(i);
    const endpoint = pick(random, endpoints);
    // Closing the accounts we ask with would make the rest of the run a bore.
    if (endpoint.method === 'DELETE' && endpoint.path === '/api/account') continue;
    if (/sign-out|sessions\//.test(endpoint.path)) continue;
    const url =
      endpoint.path.replace(/\{\w+\}/g, () => (chance(random, 4) ? '0' : pick(random, ids))) + query(random, endpoint);
    const body =
      endpoint.body && !chance(random, 20) ? damaged(random, sample(random, schemaOf(endpoint.body), ids)) : undefined;
    const identity = pick(random, callers);
    const answer = await house.running.app.inject({
      method: endpoint.method,
      url,
      headers: {
        ...(identity.token ? { authorization: `Bearer ${identity.token}` } : { cookie: identity.cookie }),
        ...(body === undefined ? {} : { 'content-type': chance(random, 50) ? 'text/plain' : 'application/json' }),
      },
      ...(body === undefined
        ? {}
        : { payload: chance(random, 50) ? JSON.stringify(body).slice(1) : JSON.stringify(body) }),
    });
    byStatus[answer.statusCode] = (byStatus[answer.statusCode] ?? 0) + 1;
    if (answer.statusCode >= 500)
      faults.push(`${endpoint.method} ${url} ${JSON.stringify(body)?.slice(0, 500)}: ${answer.body}`);
    if (i % 500 === 0) await house.pass(1000);
  }
  progress(requests);
  return { requests, byStatus, faults };
}

function query(random: RandomState, endpoint: Endpoint): string {
  const { properties = {} } = schemaOf(endpoint.query);
  const parts = Object.keys(properties).flatMap((name) => {
    if (chance(random, 2)) return [];
    const value = chance(random, 2) ? String(draw(random, 'number', 100)) : String(pick(random, JUNK));
    return [`${name}=${encodeURIComponent(value.replace(/[\ud800-\udfff]/g, 'x'))}`];
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
