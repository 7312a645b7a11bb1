/** Hands a file to the person, through the browser's own download. */
export function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What a drawing looks like is said in style sheets; a file must carry it along. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'paint-order', 'display'],
];

/** The board as an SVG file that looks the same anywhere. */
export function saveDrawing(name: string): void {
  const board = document.querySelector('svg.board');
  if (!(board instanceof SVGSVGElement)) return;
  const copy = board.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return;
  const from = [board, ...board.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((element, i) => {
    const target = to[i];
    if (!(target instanceof SVGElement)) return;
    const computed = getComputedStyle(element);
    target.setAttribute('style', STYLES.map((style) => `${style}:${computed.getPropertyValue(style)}`).join(';'));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  download(`${name}.svg`, 'image/svg+xml', new XMLSerializer().serializeToString(copy));
}
