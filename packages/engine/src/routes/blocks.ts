import { flags } from './columns.ts';
import { isFree, isHeld, type Walk } from './walk.ts';

/**
 * Where a way can still go, without what was visited. Two nodes are in one block if a ring leads through both; blocks hang
 * together at single nodes like a tree, and since a way comes through such a node only once, it runs along one branch of the
 * tree, a chain of blocks from its head. Of the track only that is looked at which was free when the search began: too much
 * rather than too little.
 *
 * ```
 *      A───B     D        The head is at H. A, B and C are one block, C–D and C–E one each; two chains: A B C D, A B C E.
 *     ╱     ╲   ╱         No way goes on through both D and E.
 *    H───────C─┤
 *               ╲
 *                E
 * ```
 *
 * If the way can go on at its root too, head and root are joined by what was visited, as if by a leg. A way runs through
 * the block of this leg, and along two chains that leave it at different nodes.
 */
interface Blocks {
  /**
   * Looks ahead of the head, and of the root unless it is -1 or the head. Shows all, and says how many chains there
   * are.
   */
  from(head: number, root: number): number;
  /** Shows only what lies on chain i, and on chain j unless it is -1. */
  show(i: number, j: number): void;
  /** Whether a way can run along both chains. */
  fit(i: number, j: number): boolean;
  /** A node lies on what is shown. */
  isIn(node: number): boolean;
  /** It has a second neighbour there to go on to. */
  goesOn(node: number): boolean;
}

export function makeBlocks(walk: Walk): Blocks {
  const { aim, visitedNode } = walk;
  const { network, fromEnd } = aim;
  const { nodes, placeOf, isPassable, firstOut, waysOut, target, own } = network;
  const words = (nodes + 31) >>> 5;
  const isThrough = flags(placeOf, (place) => isPassable[place] === 1);
  /** By node: its neighbours as a list and as a set, and those of them that are only ends. */
  const beside = new Int32Array(nodes * words);
  const ends = new Int32Array(nodes * words);
  const lists: number[][] = [];
  for (let node = 0; node < nodes; node++) {
    const list = new Set<number>();
    const last = firstOut[node + 1] ?? 0;
    for (let i = firstOut[node] ?? 0; i < last; i++) {
      const way = waysOut[i] ?? -1;
      const next = target[way] ?? -1;
      if (!isFree(walk, way >> 1) || isHeld(walk, next)) continue;
      put(beside, node * words, next);
      list.add(next);
      if (isThrough[next] === 0) put(ends, node * words, next);
    }
    lists.push([...list]);
  }

  /** By node: when it was come to, 0 if it was not, and the block that it was come to in. */
  const order = new Int32Array(nodes);
  const blockOf = new Int32Array(nodes);
  const stack = new Int32Array(nodes);
  let height = 0;
  let clock = 0;
  let blocks = 0;
  /** By block: its nodes but for the one where it hangs on those before, later with all before; and that node. */
  const sets = new Int32Array(nodes * words);
  const hook = new Int32Array(nodes);
  const isInner = new Uint8Array(nodes);
  /** By block: the node where its chain leaves the block between head and root. */
  const exit = new Int32Array(nodes);
  /** By chain: its last block. */
  const chain = new Int32Array(nodes);
  const open = new Int32Array(words);
  const base = new Int32Array(words);
  const shown = new Int32Array(words);
  let start = -1;

  const close = (node: number, from: number): void => {
    const at = blocks * words;
    sets.fill(0, at, at + words);
    for (; height > from; height--) {
      const member = stack[height - 1] ?? -1;
      put(sets, at, member);
      for (let word = 0; word < words; word++) {
        sets[at + word] = (sets[at + word] ?? 0) | ((ends[member * words + word] ?? 0) & (open[word] ?? 0));
      }
      blockOf[member] = blocks;
    }
    hook[blocks] = node;
    isInner[blocks] = 0;
    blocks += 1;
  };

  /** Goes on from a node that was come to from another; gives the earliest that can be come to from there. */
  const visit = (node: number, before: number, first: number): number => {
    const now = ++clock;
    order[node] = now;
    let earliest = now;
    const list = lists[node] ?? [];
    for (let i = first === -1 ? 0 : -1; i < list.length; i++) {
      const next = i === -1 ? first : (list[i] ?? -1);
      if (next === before) continue;
      const known = order[next] ?? 0;
      if (known !== 0) {
        if (known < earliest) earliest = known;
        continue;
      }
      if (i !== -1 && (isThrough[next] === 0 || !has(open, 0, next))) continue;
      const from = height;
      stack[height++] = next;
      const reached = visit(next, node, -1);
      if (reached < earliest) earliest = reached;
      if (reached >= now) close(node, from);
    }
    return earliest;
  };

  const from = (head: number, root: number): number => {
    start = head;
    const other = root === head ? -1 : root;
    open.fill(-1);
    for (let node = 0; node < nodes; node++) {
      // A route with several own stations is found from the first of them.
      const isClosed = visitedNode[node] === 1 || (!fromEnd && own[node] === 1 && node < walk.root);
      if (isClosed) open[node >>> 5] = (open[node >>> 5] ?? 0) & ~(1 << (node & 31));
    }
    order.fill(0);
    clock = 0;
    height = 0;
    blocks = 0;
    visit(head, -1, other);
    for (let word = 0; word < words; word++) base[word] = (ends[head * words + word] ?? 0) & (open[word] ?? 0);
    shown.set(base);
    for (let at = 0; at < blocks * words; at++) shown[at % words] = (shown[at % words] ?? 0) | (sets[at] ?? 0);
    if (root === head) return 0;

    // With a root, the first block beside the head is the one between the two.
    let between = -1;
    if (other !== -1) {
      between = blockOf[other] ?? -1;
      for (let word = 0; word < words; word++) {
        base[word] = (base[word] ?? 0) | (sets[between * words + word] ?? 0);
      }
    }
    // Blocks are closed after those that hang on them.
    let chains = 0;
    for (let block = blocks - 1; block >= 0; block--) {
      const node = hook[block] ?? -1;
      const before = node === head ? -1 : (blockOf[node] ?? -1);
      exit[block] = before === -1 || before === between ? node : (exit[before] ?? -1);
      if (before === -1) continue;
      isInner[before] = 1;
      for (let word = 0; word < words; word++) {
        const at = block * words + word;
        sets[at] = (sets[at] ?? 0) | (sets[before * words + word] ?? 0);
      }
    }
    for (let block = 0; block < blocks; block++) if (isInner[block] === 0 && block !== between) chain[chains++] = block;
    // To an end beside the head a way goes on alone.
    if (other === -1 && base.some((word) => word !== 0)) {
      sets.set(base, blocks * words);
      base.fill(0);
      chain[chains++] = blocks;
    }
    return chains;
  };

  return {
    from,
    show: (i, j) => {
      for (let word = 0; word < words; word++) {
        const one = sets[(chain[i] ?? 0) * words + word] ?? 0;
        const other = j === -1 ? 0 : (sets[(chain[j] ?? 0) * words + word] ?? 0);
        shown[word] = (base[word] ?? 0) | one | other;
      }
    },
    fit: (i, j) => exit[chain[i] ?? -1] !== exit[chain[j] ?? -1],
    isIn: (node) => has(shown, 0, node),
    goesOn: (node) => {
      let ways = has(beside, node * words, start) ? 1 : 0;
      for (let word = 0, at = node * words; word < words && ways < 2; word++, at++) {
        const there = (beside[at] ?? 0) & (shown[word] ?? 0);
        if (there !== 0) ways += (there & (there - 1)) === 0 ? 1 : 2;
      }
      return ways > 1;
    },
  };
}

function put(set: Int32Array, from: number, bit: number): void {
  set[from + (bit >>> 5)] = (set[from + (bit >>> 5)] ?? 0) | (1 << (bit & 31));
}

function has(set: Int32Array, from: number, bit: number): boolean {
  return ((set[from + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) !== 0;
}
