import { remembered } from '../kernel/remember.ts';
import { exitsOf, type SegmentKind, type Tile, type TrackEnd, type TrackNode } from './tile.ts';

/**
 * Which node of the new tile each old node becomes: the one that has most of its exits. A node without track becomes one
 * that is left over, of its own kind if there is one, else it joins another. Several old nodes may become one.
 */
export function nodeMapping(old: Tile, next: Tile): ReadonlyMap<string, string> {
  return remembered(
    remembered(mappings, old, () => new WeakMap()),
    next,
    () => mapNodes(old, next),
  );
}

/** Caches by pair of turned tiles: turned tiles are shared objects, and the same pairs are asked for again and again. */
const mappings = new WeakMap<Tile, WeakMap<Tile, ReadonlyMap<string, string>>>();
const additions = new WeakMap<Tile, WeakMap<Tile, NewTrack>>();

function mapNodes(old: Tile, next: Tile): ReadonlyMap<string, string> {
  const becomes = new Map<string, string>();
  const trackless: TrackNode[] = [];
  for (const node of old.nodes) {
    const heir = heirByExits(old, node, next);
    if (heir) becomes.set(node.id, heir.id);
    else trackless.push(node);
  }
  for (const node of trackless) {
    const taken = new Set(becomes.values());
    const fits = (heir: TrackNode) => heir.kind === node.kind || node.becomes.includes(heir.kind);
    const leftOver = next.nodes.filter((heir) => !taken.has(heir.id));
    const heir = leftOver.find(fits) ?? leftOver[0] ?? next.nodes.find(fits) ?? next.nodes[0];
    if (heir) becomes.set(node.id, heir.id);
  }
  return becomes;
}

function heirByExits(old: Tile, node: TrackNode, next: Tile): TrackNode | undefined {
  const exits = exitsOf(old, node.id);
  let best: TrackNode | undefined;
  let most = 0;
  for (const heir of next.nodes) {
    const kept = exitsOf(next, heir.id).filter((edge) => exits.includes(edge)).length;
    if (kept > most) [best, most] = [heir, kept];
  }
  return best;
}

/** Whether every piece of old track goes on existing: between the same edges and the nodes the old ones became. */
export function keepsTrack(old: Tile, next: Tile): boolean {
  const becomes = nodeMapping(old, next);
  const taken = new Set(becomes.values());
  const added = next.nodes.map((node) => node.id).filter((id) => !taken.has(id));
  return old.segments.every(({ a, b, kind }) => {
    const from = heirOf(becomes, a);
    const to = heirOf(becomes, b);
    if (from === undefined || to === undefined) return false;
    return (
      from === to ||
      hasTrack(next, from, to, kind) ||
      // A node may come to lie on the line, as a suburb does between a city and its exit.
      added.some((node) => hasTrack(next, from, node, kind) && hasTrack(next, node, to, kind))
    );
  });
}

interface NewTrack {
  /** Positions in the new tile's list of segments. */
  readonly segments: readonly number[];
  /** Nodes of the new tile that join old ones with track of their own which nothing joined before. */
  readonly joined: readonly string[];
}

/** What a replacement adds: track that was not there, and joins of what was apart. */
export function newTrack(old: Tile, next: Tile): NewTrack {
  return remembered(
    remembered(additions, old, () => new WeakMap()),
    next,
    () => findNewTrack(old, next),
  );
}

function findNewTrack(old: Tile, next: Tile): NewTrack {
  const becomes = nodeMapping(old, next);
  const segments = next.segments.flatMap(({ a, b, kind }, i) => {
    const wasThere = old.segments.some((before) => {
      const from = heirOf(becomes, before.a);
      const to = heirOf(becomes, before.b);
      return ((from === a && to === b) || (from === b && to === a)) && mayBecome(before.kind, kind);
    });
    return wasThere ? [] : [i];
  });
  const joined = next.nodes.filter(({ id }) => {
    const origins = old.nodes.filter((node) => becomes.get(node.id) === id && exitsOf(old, node.id).length > 0);
    return origins.some((one, i) => origins.slice(i + 1).some((other) => !areJoined(old, one.id, other.id)));
  });
  return { segments, joined: joined.map((node) => node.id) };
}

function heirOf(becomes: ReadonlyMap<string, string>, end: TrackEnd): TrackEnd | undefined {
  return typeof end === 'string' ? becomes.get(end) : end;
}

function hasTrack(tile: Tile, a: TrackEnd, b: TrackEnd, was: SegmentKind): boolean {
  return tile.segments.some(
    (now) => ((now.a === a && now.b === b) || (now.a === b && now.b === a)) && mayBecome(was, now.kind),
  );
}

/** A bridge may take a ferry's place; nothing else changes its kind. */
function mayBecome(was: SegmentKind, is: SegmentKind): boolean {
  return was === is || (was === 'ferry' && is === 'track');
}

function areJoined(tile: Tile, a: string, b: string): boolean {
  return tile.segments.some((segment) => [segment.a, segment.b].includes(a) && [segment.a, segment.b].includes(b));
}
