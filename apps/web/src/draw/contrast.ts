/** The parts of `#rrggbb` in linear light, 0 to 1. */
export function linearLight(colour: string): readonly [number, number, number] {
  const part = (at: number) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function luminance(colour: string): number {
  const [r, g, b] = linearLight(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** As WCAG reckons it: 1 for equal colours, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const BLACK = '#111418';
const WHITE = '#ffffff';

/** Black or white, whichever is read more easily on a colour. */
export function inkOn(colour: string): string {
  return contrast(colour, BLACK) > contrast(colour, WHITE) ? BLACK : WHITE;
}
