import { catalogue } from '../src/titles/catalogue.ts';
import { type Visit, visit } from './browser.ts';
import { followGuide } from './guided.ts';

/** Prints how many clicks a newcomer needs from the home page to the end of each guided game: the figures of docs/walks.md. */
const here = await visit();
try {
  for (const { id, name } of catalogue) console.log(`${name}: ${await newcomer(here, id)}`);
} finally {
  await here.close();
}

async function newcomer({ open }: Visit, title: string): Promise<string> {
  const { page, complaints, leave } = await open();
  try {
    await page.click('[data-learn]');
    await page.click(`.learn a[href="#/learn/${title}"]`);
    const { clicks, steps } = await followGuide(page);
    if (complaints.length > 0) console.log(complaints);
    return `${clicks + 2} clicks, ${steps} steps`;
  } catch (fault) {
    await page.screenshot({ path: `/tmp/walk-${title}.png` });
    return String(fault);
  } finally {
    await leave();
  }
}
