import { linearLight } from './contrast.ts';

type Triple = readonly [number, number, number];

/** What a colour becomes for somebody who lacks one kind of cones (Machado, Oliveira, Fernandes 2009, severity 1). */
export const SIGHTS: Readonly<Record<string, readonly [Triple, Triple, Triple] | null>> = {
  normal: null,
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const weighted = (row: Triple, [x, y, z]: Triple) => row[0] * x + row[1] * y + row[2] * z;

function labOf(colour: string, sight: readonly [Triple, Triple, Triple] | null): Triple {
  const light = linearLight(colour);
  const clip = (n: number) => Math.min(1, Math.max(0, n));
  const seen: Triple =
    sight === null
      ? light
      : [clip(weighted(sight[0], light)), clip(weighted(sight[1], light)), clip(weighted(sight[2], light))];
  const root = (v: number) => (v > 216 / 24389 ? Math.cbrt(v) : ((24389 / 27) * v + 16) / 116);
  const x = root(weighted([0.4124564, 0.3575761, 0.1804375], seen) / 0.95047);
  const y = root(weighted([0.2126729, 0.7151522, 0.072175], seen));
  const z = root(weighted([0.0193339, 0.119192, 0.9503041], seen) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000: about 2 is just seen side by side, 10 is plain at a glance. */
function difference(one: string, other: string, sight: string): number {
  const [l1, a1, b1] = labOf(one, SIGHTS[sight] ?? null);
  const [l2, a2, b2] = labOf(other, SIGHTS[sight] ?? null);
  const degree = Math.PI / 180;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / degree + 360) % 360);
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  const grey = c1 * c2 === 0;
  const apart = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((apart / 2) * degree);
  const lightness = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const middle = grey ? h1 + h2 : h1 + apart / 2;
  const cos = (factor: number, shift: number) => Math.cos((factor * middle + shift) * degree);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sl = 1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2);
  const sc = 1 + 0.045 * chroma;
  const sh = 1 + 0.015 * chroma * t;
  const turned = (((middle % 360) + 360) % 360) - 275;
  const rt =
    -Math.sin(60 * Math.exp(-((turned / 25) ** 2)) * degree) * 2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** The least difference of any two. */
export function leastDifference(colours: readonly string[], sight: string): number {
  return Math.min(...colours.flatMap((one, i) => colours.slice(i + 1).map((other) => difference(one, other, sight))));
}
