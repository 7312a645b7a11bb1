import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `sw.js`: a worker that keeps every built file, so that the table opens without a network after the first visit. */
export function serviceWorker(): Plugin {
  return {
    name: 'stellwerk-service-worker',
    apply: 'build',
    // After all else: Vite takes out chunks of which nothing but styles is left, and a file that is not there is no file to keep.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const publicFolder = join(import.meta.dirname, '..', 'public');
        const printed = filesUnder(publicFolder);
        const files = [
          ...Object.keys(bundle),
          ...printed.map((file) => relative(publicFolder, file).split(sep).join('/')),
        ];
        const digest = createHash('sha256').update(files.sort().join('\n'));
        // Built files carry a hash in their names, but the page itself and the public files do not.
        for (const file of printed) digest.update(readFileSync(file));
        const html = bundle['index.html'];
        if (html?.type === 'asset') digest.update(html.source);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: source(digest.digest('hex').slice(0, 12), files) });
      },
    },
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function source(version: string, files: readonly string[]): string {
  return `const CACHE = 'stellwerk-${version}';
const FILES = ${JSON.stringify(['/', ...files.filter((file) => file !== 'index.html').map((file) => `/${file}`)])};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
// The page comes from the network while there is one, so that an update is seen at once; all else is named by its content.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What a server says is never kept.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  const page = request.mode === 'navigate';
  const kept = () => caches.match(page ? '/' : request, { ignoreSearch: page });
  event.respondWith(
    page ? fetch(request).catch(() => kept()) : kept().then((found) => found ?? fetch(request)),
  );
});
// A message from the server for a page that may be closed: shown, and a click opens the table.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const options = { body: told.text, tag: 'live~' + told.table, data: told.table, icon: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification('Stellwerk', options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = '/#/table/live~' + event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(([open]) => {
      if (!open) return self.clients.openWindow(address);
      return open.focus().then((page) => page.navigate(address));
    }),
  );
});
`;
}
