import { pointAt } from '../geometry/curve.ts';
import { direction, edgeMiddle } from '../geometry/hexagon.ts';
import type { PlacedNode } from '../geometry/layout.ts';
import { MARK, RIVER_EDGE } from '../geometry/measures.ts';
import { distance, minus, ORIGIN, plus, times } from '../geometry/point.ts';
import { formsOf } from '../plates.tsx';
import { textWidth } from '../text-width.ts';
import { costWidth } from './cost-width.ts';
import { boxesOf, type Item } from './items.ts';
import type { Sheet } from './model.ts';
import { obstaclesOn, riverLine } from './obstacles.ts';
import { type Box, findPlace, occupy, type Room } from './room.ts';
import { isSmall } from './sizes.ts';

/** Words, figures and signs, the most needed first: each takes the best room that is left. */
export function putItems(sheet: Sheet): readonly Item[] {
  const table: Table = {
    ...sheet,
    room: { orientation: sheet.layout.orientation, obstacles: obstaclesOn(sheet) },
    items: [],
  };
  putNumber(table);
  putRiverCost(table);
  putFerryValue(table);
  putSites(table);
  putValues(table);
  // A disc may stand on a river; words rather not.
  if (sheet.river) {
    for (const at of riverLine(sheet.layout.orientation)) table.room.obstacles.push({ at, radius: 9, weight: 0.5 });
  }
  putSteps(table);
  putMarks(table);
  putHomes(table);
  putLabel(table);
  if (sheet.isPrint) {
    putCost(table);
    putName(table);
  } else {
    putName(table);
    putCost(table);
  }
  return table.items;
}

interface Table extends Sheet {
  readonly room: Room;
  readonly items: Item[];
}

/** Puts an item where it is given, and keeps its room. */
function put({ room, items }: Table, item: Item): void {
  items.push(item);
  occupy(room, item.at, { width: item.width, height: item.height, round: item.width === item.height });
}

function putNumber(table: Table): void {
  const { tile, options, sizes, layout, room } = table;
  if (!options.showNumber || sizes.number === 0) return;
  const fontSize = sizes.number;
  const foot = layout.orientation === 'pointy' ? 84 : 76;
  const width = textWidth(tile.id) * fontSize;
  const box: Box = { width, height: fontSize, round: false };
  const found = findPlace(room, box, 3, (x, y) => Math.abs(x) * 0.1 + Math.abs(y - foot) * 0.2);
  const at = found?.at ?? [0, foot];
  put(table, { kind: 'number', text: tile.id, fontSize, at, width, height: fontSize });
}

/** The price of a bridge stands on the river. */
function putRiverCost(table: Table): void {
  const { tile, river, sizes, options } = table;
  if (!river || tile.upgradeCost === null || isSmall(options.size)) return;
  const { cost, types } = tile.upgradeCost;
  const fontSize = sizes.cost;
  const width = costWidth(cost, types, fontSize) + 8;
  put(table, { kind: 'cost', cost, types, fontSize, form: 'pill', at: [0, 62], width, height: fontSize * 1.25 });
}

function putFerryValue(table: Table): void {
  const { tile, layout, sizes, options, room } = table;
  const value = options.look.ferryValueOf(tile);
  const ferry = layout.segments.find(({ segment }) => segment.kind === 'ferry');
  if (value === undefined || ferry === undefined || isSmall(options.size)) return;
  const fontSize = sizes.value * 0.9;
  const [width, height] = [sizes.value * 1.56, sizes.value * 1.24];
  const middle = pointAt(ferry.curve, 0.5);
  const isBetweenCities = [ferry.segment.a, ferry.segment.b].every((end) => typeof end === 'string');
  // A short ferry from the side leaves no room between its city and the river.
  const found = isBetweenCities
    ? undefined
    : findPlace(room, { width, height, round: false }, 2, (x, y) => distance([x, y], middle) * 0.3);
  const at = found?.at ?? minus(middle, [0, sizes.value * 1.3]);
  put(table, { kind: 'ferry', text: String(value), fontSize, at, width, height });
}

/** The signs at the arrows of an off-board area. */
function putSites(table: Table): void {
  const { layout, options, sizes } = table;
  for (const { node, exits } of layout.nodes) {
    const kind = options.look.siteOf(node);
    const [edge] = exits;
    if (kind === undefined || edge === undefined) continue;
    const scale = sizes.mark * 0.84;
    const inwards = times(direction(layout.orientation, edge), -(38 + MARK * 0.42 * scale));
    const at = plus(edgeMiddle(layout.orientation, edge), inwards);
    put(table, { kind: 'mark', mark: { kind }, form: 'wide', scale, at, width: MARK * scale, height: MARK * scale });
  }
}

interface ValueGroup {
  readonly value: number;
  readonly nodes: PlacedNode[];
}

/** One disc for all stops of one value, near the nearest of them and never nearer to a stop of another value. */
function putValues(table: Table): void {
  const { layout, sizes, room, river } = table;
  const groups: ValueGroup[] = [];
  for (const placed of layout.nodes) {
    const { kind, revenue } = placed.node;
    if (kind === 'offboard' || typeof revenue !== 'number' || revenue === 0) continue;
    const group = groups.find(({ value }) => value === revenue);
    if (group === undefined) groups.push({ value: revenue, nodes: [placed] });
    else group.nodes.push(placed);
  }
  // Towns have less room about them than cities: they come first.
  const isTown = ({ nodes }: ValueGroup) => nodes.every(({ shape }) => shape === 'bar' || shape === 'dot');
  groups.sort((a, b) => Number(isTown(b)) - Number(isTown(a)));
  for (const { value, nodes } of groups) {
    const text = String(value);
    const isLong = text.length > 2;
    const radius = sizes.disc * (isLong ? 1.16 : 1);
    const fontSize = sizes.value * (isLong ? 0.92 : 1);
    const others = layout.nodes.filter((node) => !nodes.includes(node) && typeof node.node.revenue === 'number');
    const box: Box = { width: 2 * radius, height: 2 * radius, round: true };
    // A river runs from top to bottom: where its banks differ in value, a disc lies on the bank that it is about.
    const bank = river && others.length > 0 ? Math.sign(nodes.reduce((sum, { at }) => sum + at[0], 0)) : 0;
    const wish = (x: number, y: number): number => {
      const gap = Math.min(...nodes.map((node) => distance([x, y], node.at) - reachAbout(node) - radius));
      const foreign = Math.min(...others.map((node) => distance([x, y], node.at) - reachAbout(node) - radius));
      return (
        Math.abs(gap - 1) * 0.55 +
        (foreign < gap ? 12 + (gap - foreign) * 0.8 : 0) +
        (bank === 0 ? 0 : Math.max(0, radius + RIVER_EDGE / 2 - bank * x) * 2) +
        (x < 0 ? 2 : 0) +
        (y > 0 ? 1 : 0) +
        Math.hypot(x, y) * 0.04
      );
    };
    const inside = findPlace(room, box, 3, wish);
    // On a small tile full of places the disc rather reaches over the side a little.
    const found = inside === undefined || inside.overlap > 40 ? findPlace(room, box, -6, wish) : inside;
    if (found === undefined) continue;
    put(table, { kind: 'value', text, fontSize, at: found.at, width: 2 * radius, height: 2 * radius });
  }
}

/** About how far a stop's drawing reaches; the disc of a ring of places stands in its middle. */
function reachAbout({ shape, places }: PlacedNode): number {
  if (shape === 'bar' || shape === 'dot') return 20;
  if (places.at.length > 4) return -places.radius;
  return places.radius + 9 + (places.at.length > 1 ? places.radius * 0.7 : 0);
}

/** Values by phase: one box a step. */
function putSteps(table: Table): void {
  const { tile, layout, sizes, options, room } = table;
  for (const placed of layout.nodes) {
    const boxes = boxesOf(options.look.stepsOf(tile, placed.node));
    if (boxes.length === 0) continue;
    const fontSize = sizes.step;
    const boxWidth = fontSize * (boxes.some(({ value }) => value > 99) ? 2 : 1.5);
    const [width, height] = [boxes.length * boxWidth, fontSize * 1.36];
    const isOff = placed.shape === 'offboard';
    const level = isOff && placed.places.at.length === 0 ? 4 : isOff ? placed.at[1] + 48 : placed.at[1] + 46;
    const found = findPlace(
      room,
      { width, height, round: false },
      2,
      (x, y) => Math.abs(x - (isOff ? 0 : placed.at[0] * 0.5)) * 0.3 + Math.abs(y - level) * 0.2,
    );
    if (found !== undefined) put(table, { kind: 'steps', boxes, fontSize, at: found.at, width, height });
  }
}

/** The signs of a hex, in off-board areas away from the arrows. */
function putMarks(table: Table): void {
  const { tile, layout, options, sizes, room } = table;
  const off = layout.nodes.some(({ shape }) => shape === 'offboard');
  const away = off
    ? times(tile.exits.map((edge) => direction(layout.orientation, edge)).reduce(plus, ORIGIN), -1)
    : ORIGIN;
  for (const mark of [...options.look.marksOf(tile), ...(options.marks ?? [])]) {
    const scale = sizes.mark;
    const wish = (x: number, y: number) =>
      10 - Math.hypot(x, y) * 0.1 - (x * away[0] + y * away[1]) * 0.05 + (y > 0 ? 1 : 0);
    const tried = formsOf(mark).flatMap(({ form, ...size }) => {
      const [width, height] = [size.width * scale, size.height * scale];
      const found = findPlace(room, { width, height, round: width === height }, 3, wish);
      return found === undefined ? [] : [{ form, width, height, ...found }];
    });
    const [found] = tried.sort((a, b) => a.overlap - b.overlap);
    if (found === undefined) continue;
    const { form, at, width, height } = found;
    put(table, { kind: 'mark', mark, form, scale, at, width, height });
  }
}

function putHomes(table: Table): void {
  const { options, room, sizes } = table;
  for (const company of options.homes ?? []) {
    const size = 36 * Math.max(1, sizes.mark * 0.9);
    const found = findPlace(
      room,
      { width: size, height: size, round: true },
      3,
      (x, y) => Math.abs(Math.hypot(x, y) - 56) * 0.1,
    );
    if (found !== undefined) put(table, { kind: 'home', company, at: found.at, width: size, height: size });
  }
}

/** How much a word may cover before it is rather left out. */
const TOO_MUCH = { label: 10, longLabel: 20, name: { print: 24, tile: 20 }, cost: { print: 40, tile: 10, small: 10 } };

function putLabel(table: Table): void {
  const { tile, options, sizes, room, layout } = table;
  const text = tile.labels.join('/');
  if (text === '') return;
  const names = options.hex === undefined ? [] : options.look.nameOf(options.hex);
  if (sizes.name > 0 && names.includes(text)) return;
  const onBanks = layout.nodes.some(({ node }) => node.bank !== null);
  const fontSize = sizes.label * (text.length > 3 ? 0.62 : text.length > 2 || onBanks ? 0.86 : 1);
  const [width, height] = [textWidth(text, 800) * fontSize, fontSize * 0.95];
  const found = findPlace(
    room,
    { width, height, round: false },
    7,
    (x, y) => Math.abs(Math.hypot(x, y) - 62) * 0.12 + (x > 0 ? 1.5 : 0),
  );
  const limit = isSmall(options.size)
    ? TOO_MUCH.label
    : text.length > 3
      ? TOO_MUCH.longLabel
      : Number.POSITIVE_INFINITY;
  if (found === undefined || (options.size !== 'L' && found.overlap >= limit)) return;
  put(table, { kind: 'label', text, fontSize, at: found.at, width, height });
}

function putCost(table: Table): void {
  const { tile, layout, options, sizes, room, isPrint, river } = table;
  if (tile.upgradeCost === null || (river && !isSmall(options.size))) return;
  const { cost, types } = tile.upgradeCost;
  const fontSize = sizes.cost;
  const isBare = tile.color === 'white' && layout.nodes.length === 0;
  const wish = (x: number, y: number) =>
    isBare ? Math.hypot(x, y) * 0.3 : Math.abs(x) * 0.05 + Math.abs(y - 50) * 0.12;
  const row: Box = { width: costWidth(cost, types, fontSize), height: fontSize * 1.15, round: false };
  const stack: Box = { width: fontSize * 1.7, height: fontSize * 2.1, round: false };
  const flat = findPlace(room, row, 5, wish);
  const tall = isPrint && isBare ? undefined : findPlace(room, stack, 5, wish);
  const isStack = tall !== undefined && (flat === undefined || tall.overlap + 3 < flat.overlap);
  const found = isStack ? tall : flat;
  const limit = isSmall(options.size) ? TOO_MUCH.cost.small : isPrint ? TOO_MUCH.cost.print : TOO_MUCH.cost.tile;
  if (found === undefined || found.overlap >= limit) return;
  const { width, height } = isStack ? stack : row;
  put(table, { kind: 'cost', cost, types, fontSize, form: isStack ? 'stack' : 'row', at: found.at, width, height });
}

function putName(table: Table): void {
  const { options, sizes, room, isPrint } = table;
  const lines = options.hex === undefined ? [] : options.look.nameOf(options.hex);
  if (lines.length === 0 || sizes.name === 0) return;
  const limit = isPrint ? TOO_MUCH.name.print : TOO_MUCH.name.tile;
  const wish = nameWish(table, lines.length * sizes.name);
  // A name that finds no room is tried a little smaller before it is left out.
  for (const scale of [1, 0.86]) {
    const fontSize = sizes.name * scale;
    const width = Math.max(...lines.map((text) => textWidth(text))) * fontSize;
    const height = lines.length * fontSize * 1.05;
    const found = findPlace(room, { width: width + 6, height, round: false }, 1, wish);
    if (found === undefined || found.overlap >= limit * (scale === 1 ? 0.3 : 1)) continue;
    put(table, { kind: 'name', lines, fontSize, at: found.at, width, height });
    return;
  }
}

/** At the foot or head of a hex; in an off-board area beside its values. */
function nameWish({ items, layout }: Table, height: number): (x: number, y: number) => number {
  const values = items.find(({ kind }) => kind === 'steps');
  if (values === undefined || !layout.nodes.some(({ shape }) => shape === 'offboard')) {
    return (x, y) => Math.abs(x) * 0.22 + Math.min(Math.abs(y - 62), Math.abs(y + 62) + 2) * 0.12;
  }
  const [left, level] = values.at;
  const apart = (values.height + height) / 2 + 5;
  return (x, y) => Math.abs(x - left) * 0.22 + Math.abs(Math.abs(y - level) - apart) * 0.12 + (y < level ? 1 : 0);
}
