import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  huge: { width: 2560, height: 1440 },
} as const;

/** How a scene is seen. */
export const VIEWS = (['light', 'dark'] as const).flatMap((theme) =>
  (['wide', 'phone', 'huge'] as const).map((size) => ({
    theme,
    size,
    viewport: SIZES[size],
    view: `${theme}-${size}` as const,
  })),
);

export type View = (typeof VIEWS)[number]['view'];

/** The views of a scene that are taken: those that are kept of it, or those that are asked for. */
export function viewsTaken(name: string, kept: readonly View[], wanted: RegExp | undefined): readonly View[] {
  return wanted ? VIEWS.flatMap(({ view }) => (wanted.test(`${name}-${view}`) ? [view] : [])) : kept;
}

export interface Picture {
  readonly name: string;
  readonly view: View;
}

/** Waits until nothing on the page is looked for, thought about or moving any more, and what it shows is painted. */
export async function isAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.table [data-search], .thinking progress, .waiting-screen') === null,
  );
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.evaluate(() => document.fonts.ready);
  // What stands beside what is looked at is drawn after it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Text stays sharp, and a picture takes a third of what it does as PNG. */
const QUALITY = 0.76;

/** Writes what the page shows as WebP; the browser itself does the packing, on a page of its own. */
export async function savePicture(page: Page, packer: Page, path: string): Promise<void> {
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  const png = await page.screenshot();
  const packed = await packer.evaluate(packedAsWebp, { png: png.toString('base64'), quality: QUALITY });
  await writeFile(path, Buffer.from(packed, 'base64'));
}

/** Runs in the page. */
async function packedAsWebp({ png, quality }: { png: string; quality: number }): Promise<string> {
  // Not by fetching a data address: a server may forbid that.
  const given = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([given], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
