import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

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
