import { DIST, ensureBuilt } from './build.ts';
import { listen, serveFolder } from './serve.ts';

const DEFAULT_PORT = 4180;

const wanted = Number(process.env['PORT'] ?? DEFAULT_PORT);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error(`PORT is ${process.env['PORT']}, which is no port; leave it out or give a number up to 65535`);
  process.exit(1);
}
await ensureBuilt(console.log);
const host = process.env['HOST'] ?? 'localhost';
const server = serveFolder(DIST);
const port = await listen(server, wanted, host);
console.log(`Stellwerk is open at http://${host}:${port}/`);
console.log('Stop it with Ctrl+C. (Another port: PORT=8080 npm start; the terminal game: npm run play)');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
