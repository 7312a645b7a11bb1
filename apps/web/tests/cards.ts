import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diceBuilder } from '@stellwerk/bots';
import { newGame, saveGame, seededRandom } from '@stellwerk/engine/kernel';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { catalogue } from '../src/titles/catalogue.ts';
import { visit } from './browser.ts';
import { openText } from './page.ts';

/** Draws the maps on the title cards, by the client itself, to public/maps: `npx tsx apps/web/tests/cards.ts`. */
const FOLDER = join(import.meta.dirname, '..', 'public', 'maps');
const CARD = { width: 312, height: 372 };

function diceGame(): string {
  const started = newGame(railroadDice2, { players: ['Ann', 'Ben', 'Cleo'], seed: 'screens' });
  if (!started.ok) throw new Error(started.refusal.rule);
  const game = started.value;
  const random = seededRandom('screens');
  while (game.actions.length < 150) game.play(diceBuilder.choose(game, game.actors()[0] ?? 0, random));
  return JSON.stringify(saveGame(game));
}

const here = await visit();
await mkdir(FOLDER, { recursive: true });
const { page } = await here.open({ viewport: { width: 1000, height: 1190 }, serviceWorkers: 'block' });

async function draw(title: string, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  await page.addStyleTag({
    content: `${selector} { position: fixed !important; inset: 0; z-index: 99; width: ${CARD.width}px !important;
      height: ${CARD.height}px !important; background: var(--bg); }
      .dw-zoom, .scrubber { display: none !important; }`,
  });
  await page.waitForTimeout(400);
  const path = join(FOLDER, `${title}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 84, clip: { x: 0, y: 0, ...CARD } });
}

await openText(page, diceGame());
await draw('railroad-dice-2', '.pan-zoom');
for (const { id: title } of catalogue.filter(({ id }) => id !== 'railroad-dice-2')) {
  await page.goto(`${here.address}?${title}#/library/${title}/map`);
  await draw(title, '.library-map');
}
await here.close();
