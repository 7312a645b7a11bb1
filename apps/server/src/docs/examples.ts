import { isRecord } from '@stellwerk/engine/kernel';
import { z } from 'zod';
import type { Endpoint } from '../http/endpoint.ts';

/** What stands for a value of this name; capitals are to be replaced by what the reader has. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  name: 'Ann',
  email: 'ann@example.org',
  password: 'a long password',
  current: 'the password before',
  title: 'TITLE',
  table: 'TABLE',
  player: 'PLAYER',
  tournament: 'TOURNAMENT',
  url: 'https://example.org/hook',
  endpoint: 'https://push.example.org/hook',
  id: 'made-once-by-you',
  action: { type: 'pass', seat: 0 },
  bot: 'casual',
  body: 'hello',
  p256dh: 'FROM-THE-BROWSER',
  auth: 'FROM-THE-BROWSER',
};

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

/** A value that the schema takes, as short as it can be. */
function exampleOf(schema: unknown, name = ''): unknown {
  if (!isRecord(schema)) return null;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const named = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  const any = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(any)) return named ?? exampleOf(any[0], name);
  switch (schema['type']) {
    case 'object': {
      if (isRecord(named)) return named;
      const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
      const fields = isRecord(schema['properties']) ? Object.entries(schema['properties']) : [];
      return Object.fromEntries(
        fields.filter(([key]) => required.includes(key)).map(([key, field]) => [key, exampleOf(field, key)]),
      );
    }
    case 'array':
      return Number(schema['minItems'] ?? 0) > 0 ? [exampleOf(schema['items'], name)] : [];
    case 'string':
      return typeof named === 'string' ? named : 'x'.repeat(Math.max(3, Number(schema['minLength'] ?? 0)));
    case 'integer':
    case 'number':
      return Math.max(0, Number(schema['minimum'] ?? 0));
    case 'boolean':
      return true;
    default:
      return named ?? null;
  }
}

/** The body that the example of an endpoint sends; undefined where it takes none. */
export function bodyExample({ body }: Endpoint): unknown {
  return body && exampleOf(schemaOf(body, 'input'));
}

/** A request as it is typed into a shell; the jar keeps the cookie of whoever signs in. */
export function curlOf(address: string, method: string, path: string, body?: unknown): string {
  const way = method === 'GET' ? '' : ` -X ${method}`;
  const where = ` '${address}${path.replace(/\{(\w+)\}/g, (_, name: string) => String(BY_NAME[name] ?? name).toUpperCase())}'`;
  const sent =
    body === undefined
      ? ''
      : ` \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`;
  return `curl -b jar -c jar${way}${where}${sent}`;
}
