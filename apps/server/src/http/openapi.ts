import { z } from 'zod';
import { Problem } from '../api/index.ts';
import type { Endpoint } from './endpoint.ts';

/** The description of the interface, made from the schemas that check it. */
export function openApi(endpoints: readonly Endpoint[], publicUrl: string): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {};
    paths[endpoint.path] = path;
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stellwerk',
      version: '1',
      description:
        'Tables, moves and accounts. News of a table come over the socket at /api/socket; see docs/protocol.md.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'stellwerk.session_token' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(endpoint: Endpoint): Readonly<Record<string, unknown>> {
  const { params, query, body, answer, summary, tag, signedIn, scope } = endpoint;
  const schemes = [{ session: [] }, ...(scope === undefined ? [] : [{ token: [scope] }])];
  return {
    summary,
    tags: [tag],
    security: signedIn ? schemes : [...schemes, {}],
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
      : {}),
    responses: {
      '200': { description: 'done', content: { 'application/json': { schema: schemaOf(answer, 'output') } } },
      '4XX': {
        description: 'refused',
        content: { 'application/problem+json': { schema: schemaOf(Problem, 'output') } },
      },
    },
  };
}

function parameters(where: 'path' | 'query', schema: z.ZodType): unknown[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
