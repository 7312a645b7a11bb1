import { exportSvg } from '../draw/export-svg.ts';

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

export function board(): SVGSVGElement | undefined {
  const found = document.querySelector('.map svg.dw-svg, svg.board');
  return found instanceof SVGSVGElement ? found : undefined;
}

/** The board as an SVG file that looks the same anywhere. */
export function saveSvg(name: string): void {
  const drawing = board();
  if (drawing) download(`${name}.svg`, 'image/svg+xml', exportSvg(drawing));
}

/** The longer side of a picture, in pixels. */
const LONGER = 2800;

/** The board as a picture, large enough to print. */
export async function savePng(name: string): Promise<void> {
  const drawing = board();
  if (!drawing) return;
  const picture = await pngOf(exportSvg(drawing), LONGER);
  if (picture) download(`${name}.png`, 'image/png', picture);
}

async function pngOf(svg: string, longer: number): Promise<Blob | null> {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const scale = longer / Math.max(width, height);
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
