/** What makes the look of a drawing; all else an SVG file takes by default. */
const PROPERTIES: readonly string[] = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'opacity', 'paint-order', 'visibility', 'stop-color', 'stop-opacity'],
];
const TEXT_PROPERTIES: readonly string[] = [
  ...['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'font-variant-numeric'],
];

/**
 * A drawing as a file of its own: the whole of it, however it is zoomed now, with the colours of the theme it is seen in and
 * without what is only there to be clicked.
 */
export function exportSvg(svg: SVGSVGElement): string {
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', svg.dataset['whole'] ?? svg.getAttribute('viewBox') ?? '0 0 100 100');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const [x = '0', y = '0', width = '0', height = '0'] = (copy.getAttribute('viewBox') ?? '').split(' ');
  for (const [name, value] of Object.entries({ x, y, width, height })) ground.setAttribute(name, value);
  ground.setAttribute('fill', getComputedStyle(svg.parentElement ?? svg).backgroundColor);
  copy.append(ground);
  for (const child of svg.children) {
    if (child.getAttribute('role') === null) copy.append(withStyles(child));
  }
  return new XMLSerializer().serializeToString(copy);
}

function withStyles(element: Element): Element {
  const copy = element.cloneNode(false);
  if (!(copy instanceof SVGElement)) return element;
  const style = getComputedStyle(element);
  const names =
    element.tagName === 'text' || element.tagName === 'tspan' ? [...PROPERTIES, ...TEXT_PROPERTIES] : PROPERTIES;
  copy.setAttribute('style', names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
  copy.removeAttribute('class');
  for (const child of element.childNodes) {
    copy.append(child instanceof Element ? withStyles(child) : child.cloneNode(true));
  }
  return copy;
}
