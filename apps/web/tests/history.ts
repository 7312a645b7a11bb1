import type { Page } from 'playwright-core';

/** How the game on the page was taken up, and the milliseconds it took. */
export async function openedBy(page: Page): Promise<{ how: unknown; took: number }> {
  return page.evaluate(() => {
    const opened = performance.getEntriesByName('stellwerk/game').at(-1);
    const how = opened instanceof PerformanceMeasure ? opened.detail : undefined;
    return { how, took: opened?.duration ?? Number.NaN };
  });
}

/** Waits until the store holds the history of so many moves. */
export async function historyKept(page: Page, id: string, moves: number): Promise<void> {
  await page.waitForFunction(isKept, { id, moves });
}

/** Runs in the page. */
function isKept({ id, moves }: { id: string; moves: number }): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('stellwerk-histories');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('seals').objectStore('seals').get(id);
      asked.onsuccess = () => {
        opening.result.close();
        const found: unknown = asked.result;
        resolve(typeof found === 'object' && found !== null && 'moves' in found && found.moves === moves);
      };
    };
  });
}

/** Runs in the page: other events stand on the first page of a game's history. */
export function damageHistory(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('stellwerk-histories');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('pages', 'readwrite');
      const pages = transaction.objectStore('pages');
      const asked = pages.get([id, 0]);
      asked.onsuccess = () => pages.put({ ...asked.result, events: '[]' }, [id, 0]);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
