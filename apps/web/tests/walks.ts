import { catalogue } from '../src/titles/catalogue.ts';
import { type Visit, visit } from './browser.ts';
import { playRoundByKeys } from './by-keys.ts';
import { followGuide } from './guided.ts';
import { openText } from './page.ts';
import { china, rhineland } from './screens-games.ts';

/**
 * The figures of docs/walks.md: how many clicks a newcomer needs from the home page to the end of each guided game, and how
 * many keys an expert for a late operating round. `npm run walks -- 1880` takes those only whose line holds the expression.
 */
const wanted = new RegExp(process.argv[2] ?? '');
const ROUNDS: Readonly<Record<string, () => string>> = {
  '18rhl': () => rhineland('layTile', 36),
  '1880': () => china('layTile', 34),
};

const here = await visit();
try {
  for (const { id, name } of catalogue.filter(({ id }) => wanted.test(`clicks ${id}`))) {
    console.log(`${name}: ${await newcomer(here, id)}`);
  }
  for (const [id, game] of Object.entries(ROUNDS).filter(([id]) => wanted.test(`keys ${id}`))) {
    console.log(`${id}: ${await expert(here, game())}`);
  }
} finally {
  await here.close();
}

async function newcomer({ open }: Visit, title: string): Promise<string> {
  const { page, complaints, leave } = await open();
  await page.click('[data-learn]');
  await page.click(`.learn a[href="#/learn/${title}"]`);
  const { clicks, steps } = await followGuide(page);
  await leave();
  return [`${clicks + 2} clicks, ${steps} steps`, ...complaints].join('; ');
}

async function expert({ open }: Visit, game: string): Promise<string> {
  const { page, complaints, leave } = await open();
  await openText(page, game);
  const { keys, moves, turns } = await playRoundByKeys(page);
  await leave();
  return [`${keys} keys, ${moves} moves, ${turns} turns`, ...complaints].join('; ');
}
