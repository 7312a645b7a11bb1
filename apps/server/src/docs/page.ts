import { isRecord } from '@stellwerk/engine/kernel';
import type { Endpoint } from '../http/endpoint.ts';
import { bodyExample, curlOf, schemaOf } from './examples.ts';
import { clientSays, firstSteps, type PlayedTitle, serverSays } from './first-steps.ts';

/** The interface as a page for people: every endpoint with an example, and what is said on the socket. No script, one file. */
export function docsPage(endpoints: readonly Endpoint[], address: string, title: PlayedTitle): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stellwerk: the interface</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Stellwerk: the interface</h1>
<p>For bots and other programs. The same as a document for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
A client in TypeScript that follows games and plays: the package <code>@stellwerk/client</code>.</p>
<nav aria-label="Parts">${['first steps', ...tags, 'socket'].map((part) => `<a href="#${idOf(part)}">${escaped(part)}</a>`).join(' ')}</nav>
</header>
<main>
<section id="first-steps"><h2>First steps</h2>
<ol>${firstSteps(address, title)
    .map(({ id, text, code }) => `<li><p>${escaped(text)}</p>${codeOf(code, id)}</li>`)
    .join('\n')}</ol>
<p>A refusal is <code>application/problem+json</code> with a <code>code</code> that stays the same and a sentence in
<code>detail</code>. Of a move that the rules do not allow it also names the rule, with the sentence in German and English.</p>
</section>
${tags.map((tag) => partOf(tag, endpoints, address)).join('\n')}
<section id="socket"><h2>socket</h2>
<p><code>${escaped(address.replace(/^http/, 'ws'))}/api/socket</code>, with the cookie or the token of whoever listens; without either
one is a visitor and may watch open tables. Messages are JSON, one object each. Moves are made by
<code>POST /api/tables/{table}/moves</code>; the socket tells what happened.</p>
<h3>What a client says</h3>${saidTable(clientSays)}
<h3>What the server says</h3>${saidTable(serverSays)}
</section>
</main>
</body>
</html>
`;
}

function partOf(tag: string, endpoints: readonly Endpoint[], address: string): string {
  const here = endpoints.filter((endpoint) => endpoint.tag === tag);
  return `<section id="${idOf(tag)}"><h2>${escaped(tag)}</h2>
${here.map((endpoint) => endpointOf(endpoint, address)).join('\n')}
</section>`;
}

function endpointOf(endpoint: Endpoint, address: string): string {
  const { method, path, summary, signedIn, scope, params, query, body, answer } = endpoint;
  const who = signedIn ? 'Signed in' : 'Anybody';
  const token = scope === undefined ? 'not with a token' : `with a token: ${scope}`;
  const rows = [
    ...rowsOf('path', schemaOf(params, 'input')),
    ...rowsOf('query', schemaOf(query, 'input')),
    ...(body ? rowsOf('body', schemaOf(body, 'input')) : []),
  ];
  return `<article id="${idOf(`${method} ${path}`)}">
<h3><b>${method}</b> <code>${escaped(path)}</code></h3>
<p>${escaped(summary)}. <small>${who}; ${token}.</small></p>
${rows.length === 0 ? '' : `<div class="wide"><table><thead><tr><th>Parameter</th><th>In</th><th>Kind</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`}
${codeOf(curlOf(address, method, path, bodyExample(endpoint)))}
<p><small>Answer: <code>${escaped(kindOf(schemaOf(answer, 'output')))}</code></small></p>
</article>`;
}

function rowsOf(where: string, schema: unknown): string[] {
  if (!isRecord(schema)) return [];
  if (!isRecord(schema['properties']))
    return where === 'body' ? [`<tr><th>(all)</th><td>body</td><td>${escaped(kindOf(schema))}</td></tr>`] : [];
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(schema['properties']).map(
    ([name, field]) =>
      `<tr><th><code>${escaped(name)}</code></th><td>${where}</td><td>${escaped(kindOf(field))}${required.includes(name) ? '' : ', optional'}</td></tr>`,
  );
}

/** A schema in a few words. */
function kindOf(schema: unknown, depth = 0): string {
  if (!isRecord(schema)) return 'anything';
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  const any = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(any)) return [...new Set(any.map((one) => kindOf(one, depth)))].join(' | ');
  if (schema['type'] === 'array') return `list of ${kindOf(schema['items'], depth)}`;
  if (schema['type'] !== 'object') return typeof schema['type'] === 'string' ? schema['type'] : 'anything';
  if (!isRecord(schema['properties'])) return 'object';
  const fields = Object.entries(schema['properties']);
  if (depth > 0) return `{ ${fields.map(([name]) => name).join(', ')} }`;
  return `{ ${fields.map(([name, field]) => `${name}: ${kindOf(field, depth + 1)}`).join(', ')} }`;
}

function saidTable(said: readonly (readonly [message: object, meaning: string])[]): string {
  const rows = said.map(
    ([message, meaning]) =>
      `<tr><td><code data-message>${escaped(JSON.stringify(message))}</code></td><td>${escaped(meaning)}</td></tr>`,
  );
  return `<div class="wide"><table><thead><tr><th>Message</th><th>Meaning</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function codeOf(code: string, step?: string): string {
  return `<pre tabindex="0"><code${step === undefined ? '' : ` data-step="${step}"`}>${escaped(code)}</code></pre>`;
}

function idOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `
:root { color-scheme: light dark; --line: #8885; --soft: #8881; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 960px; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 28px; } h2 { margin-top: 48px; text-transform: capitalize; border-bottom: 2px solid var(--line); }
h3 { margin: 28px 0 4px; font-size: 17px; font-weight: 500; overflow-wrap: anywhere; }
p { margin: 4px 0 8px; } li p { margin-top: 12px; }
nav a { display: inline-block; padding: 8px 12px 8px 0; text-transform: capitalize; }
pre { margin: 8px 0; padding: 12px; overflow-x: auto; background: var(--soft); border: 1px solid var(--line); border-radius: 8px; }
code { font: 14px/1.45 ui-monospace, monospace; } td code, p code { overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { padding: 5px 12px 5px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { font-size: 14px; font-weight: 600; }
`;
