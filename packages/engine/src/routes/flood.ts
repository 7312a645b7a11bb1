import type { Network } from './network.ts';

/**
 * Which nodes can still be come to, without those visited. Track is not looked at: too many rather than too few. What was
 * visited cuts the map into parts, and a way that goes on enters one of them; so they are told apart.
 */
export interface Flood {
  /** Looks at the parts beside a node, and beside a second unless it is -1. Sets the number of each below. */
  from(node: number, other: number): void;
  /** How many parts lie beside the first and the second node. */
  beside: number;
  besideOther: number;
  /** Whether a node lies in part i beside the first, or in part j beside the second node; -1 stands for any part. */
  isIn(node: number, i: number, j: number): boolean;
  /** A node that was reached has a second neighbour to go on to. */
  goesOn(node: number): boolean;
}

export function makeFlood(network: Network, visited: Uint8Array): Flood {
  const { nodes, table, placeOf, firstOut, waysOut, target } = network;
  const words = (nodes + 31) >>> 5;
  const neighbours = new Int32Array(nodes * words);
  for (let node = 0; node < nodes; node++) {
    const end = firstOut[node + 1] ?? 0;
    for (let i = firstOut[node] ?? 0; i < end; i++) setIn(neighbours, node * words, target[waysOut[i] ?? -1] ?? -1);
  }
  const spreads = Uint8Array.from(placeOf, (place) =>
    table.places[place]?.nodes.some((node) => network.mayPass[node] === 1) ? 1 : 0,
  );
  const open = new Int32Array(words);
  /** Part p holds the nodes in `words` numbers from p × `words` on. The last is all parts together. */
  const parts = new Int32Array((nodes + 1) * words);
  const all = new Int32Array(words);
  const edge = new Int32Array(words);
  const near = new Int32Array(nodes);
  const nearOther = new Int32Array(nodes);
  let count = 0;
  let start = -1;
  let second = -1;

  /** Fills a new part from a node on. */
  const fill = (node: number): void => {
    const from = count * words;
    parts.fill(0, from, from + words);
    edge.fill(0);
    setIn(parts, from, node);
    if (spreads[node] === 1) setIn(edge, 0, node);
    for (let word = 0; word < words; ) {
      const waiting = edge[word] ?? 0;
      if (waiting === 0) {
        word += 1;
        continue;
      }
      const lowest = waiting & -waiting;
      edge[word] = waiting ^ lowest;
      const next = (word << 5) + 31 - Math.clz32(lowest);
      if (spreads[next] === 0) continue;
      for (let i = 0, at = next * words; i < words; i++, at++) {
        const fresh = (neighbours[at] ?? 0) & (open[i] ?? 0) & ~(parts[from + i] ?? 0);
        if (fresh === 0) continue;
        parts[from + i] = (parts[from + i] ?? 0) | fresh;
        edge[i] = (edge[i] ?? 0) | fresh;
        if (i < word) word = i;
      }
    }
    for (let i = 0; i < words; i++) all[i] = (all[i] ?? 0) | (parts[from + i] ?? 0);
    count += 1;
  };

  /** Lists the parts beside a node, and fills those not met yet. */
  const lookBeside = (node: number, list: Int32Array): number => {
    let listed = 0;
    for (let word = 0, at = node * words; word < words; word++, at++) {
      for (let set = (neighbours[at] ?? 0) & (open[word] ?? 0); set !== 0; set &= set - 1) {
        const next = (word << 5) + 31 - Math.clz32(set & -set);
        let part = 0;
        // Where no way goes through, a node belongs to each part that touches it, and is one by itself.
        while (part < count && !(spreads[next] === 1 ? isIn(parts, part * words, next) : isAlone(part, next)))
          part += 1;
        if (part === count) fill(next);
        let known = 0;
        while (known < listed && list[known] !== part) known += 1;
        if (known === listed) list[listed++] = part;
      }
    }
    return listed;
  };
  const isAlone = (part: number, node: number): boolean => {
    for (let word = 0; word < words; word++) {
      const only = word === node >>> 5 ? 1 << (node & 31) : 0;
      if (parts[part * words + word] !== only) return false;
    }
    return true;
  };

  const flood: Flood = {
    beside: 0,
    besideOther: 0,
    from: (node, other) => {
      start = node;
      second = other === node ? -1 : other;
      open.fill(-1);
      for (let at = 0; at < nodes; at++) if (visited[at] === 1) clearIn(open, at);
      all.fill(0);
      count = 0;
      flood.beside = lookBeside(start, near);
      flood.besideOther = other === -1 ? 0 : lookBeside(other, nearOther);
    },
    isIn: (node, i, j) => {
      if (i === -1) return isIn(all, 0, node);
      if (flood.beside > 0 && isIn(parts, (near[i] ?? 0) * words, node)) return true;
      return flood.besideOther > 0 && isIn(parts, (nearOther[j] ?? 0) * words, node);
    },
    goesOn: (node) => {
      let ways =
        (isIn(neighbours, node * words, start) ? 1 : 0) +
        (second !== -1 && isIn(neighbours, node * words, second) ? 1 : 0);
      for (let word = 0, at = node * words; word < words && ways < 2; word++, at++) {
        const beside = (neighbours[at] ?? 0) & (all[word] ?? 0);
        if (beside !== 0) ways += (beside & (beside - 1)) === 0 ? 1 : 2;
      }
      return ways > 1;
    },
  };
  return flood;
}

function setIn(set: Int32Array, from: number, bit: number): void {
  set[from + (bit >>> 5)] = (set[from + (bit >>> 5)] ?? 0) | (1 << (bit & 31));
}

function clearIn(set: Int32Array, bit: number): void {
  set[bit >>> 5] = (set[bit >>> 5] ?? 0) & ~(1 << (bit & 31));
}

function isIn(set: Int32Array, from: number, bit: number): boolean {
  return ((set[from + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) !== 0;
}
