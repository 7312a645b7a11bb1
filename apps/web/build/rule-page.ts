import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';

interface Place {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** While developing, `/@rule/<id>` shows what `npm run where` prints; each place opens in the editor. */
export function rulePage(root: string): Plugin {
  return {
    name: 'rule-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/@rule/', (request, response) => {
        const id = (request.url ?? '').split('?')[0]?.replace(/^\//, '') ?? '';
        const command = ['scripts/run.mjs', 'apps/cli/src/main.ts', 'where', '--json', '--', id];
        execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) => {
          response.statusCode = error ? 404 : 200;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(error ? `<!doctype html><p>${escaped(stderr)}</p>` : pageOf(stdout));
        });
      });
    },
  };
}

function pageOf(json: string): string {
  const [rule] = JSON.parse(json).rules;
  return [
    `<!doctype html><title>${escaped(rule.id)}</title><h1>${escaped(rule.id)}</h1><p>${escaped(rule.en)}</p>`,
    section('Code', rule.code),
    section('Tests', rule.tests),
    section('Readings', rule.readings),
  ].join('\n');
}

function section(name: string, places: readonly Place[]): string {
  const items = places.map(({ file, line, what }) => {
    const at = `${file}:${line}`;
    return `<li><a href="/__open-in-editor?file=${encodeURIComponent(at)}">${escaped(at)}</a> ${escaped(what)}</li>`;
  });
  return `<h2>${name}</h2><ul>${items.join('') || '<li>none</li>'}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
