/** Every movement is over by then, in milliseconds: it explains, and nobody waits for it. */
const LONGEST = 360;

/** Whoever wants no movement, by the system or by the settings of the table, sees none. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'off';
}

function play(element: Element, frames: PropertyIndexedKeyframes): void {
  if (!isStill()) element.animate(frames, { duration: LONGEST, easing: 'ease-out' });
}

export function settleIn(element: Element): void {
  play(element, { opacity: [0.15, 1] });
}

/** From where it was, so far away in the units of its drawing. */
export function slideFrom(element: Element, x: number, y: number): void {
  play(element, { transform: [`translate(${x}px, ${y}px)`, 'none'] });
}

/** The line grows from its beginning; the dashes it may have come with its end. */
export function drawAlong(line: SVGPathElement): void {
  if (isStill()) return;
  const length = line.getTotalLength();
  play(line, { strokeDasharray: [`0 ${length}`, `${length} 0`] });
}

export function flash(element: Element): void {
  play(element, { backgroundColor: ['var(--accent-soft)', 'var(--accent-soft)', 'transparent'] });
}
