/** Hands a file to the person, through the browser's own download. */
export function download(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The longer side of a picture, in pixels: large enough to print. */
const LONGER = 2800;

/** A drawing as a picture. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const scale = LONGER / Math.max(width, height);
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const sized = svg.replace('<svg ', `<svg width="${across}" height="${down}" `);
  const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const image = new Image(across, down);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = across;
    canvas.height = down;
    canvas.getContext('2d')?.drawImage(image, 0, 0, across, down);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
