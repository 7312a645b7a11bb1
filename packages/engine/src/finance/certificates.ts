import type { Owner } from './owners.ts';

export interface Certificate {
  readonly percent: number;
  readonly director?: true;
  /** How much it counts against the certificate limit; 1 unless said otherwise. */
  readonly counts?: number;
}

/** A company's certificates, in the order in which they are sold from the initial offering. */
export interface Issue {
  readonly id: string;
  readonly certificates: readonly Certificate[];
}

/** Who owns each certificate, company by company in the order of its issue. */
export interface PaperState {
  certificates: Record<string, Owner[]>;
}

export function ownersOf(state: PaperState, issue: Issue): Owner[] {
  const owners = state.certificates[issue.id];
  if (!owners) throw new RangeError(`no certificates of ${issue.id}`);
  return owners;
}

/** The places in the issue of what the owner holds. */
export function heldBy(state: PaperState, issue: Issue, owner: Owner): number[] {
  const owners = ownersOf(state, issue);
  const held: number[] = [];
  for (let i = 0; i < owners.length; i++) if (owners[i] === owner) held.push(i);
  return held;
}

export function percentOf(state: PaperState, issue: Issue, owner: Owner): number {
  const owners = ownersOf(state, issue);
  let sum = 0;
  for (let i = 0; i < owners.length; i++) if (owners[i] === owner) sum += percentAt(issue, i);
  return sum;
}

export function percentAt(issue: Issue, index: number): number {
  return issue.certificates[index]?.percent ?? 0;
}

/** How much the owner's certificates of the issue count against the limit. */
export function countOf(state: PaperState, issue: Issue, owner: Owner): number {
  const owners = ownersOf(state, issue);
  let sum = 0;
  for (let i = 0; i < owners.length; i++) if (owners[i] === owner) sum += issue.certificates[i]?.counts ?? 1;
  return sum;
}

export function directorIndex(issue: Issue): number {
  return issue.certificates.findIndex((certificate) => certificate.director);
}

/** Whoever holds the director certificate: a player, or the place where it lies. */
export function directorOf(state: PaperState, issue: Issue): Owner {
  return ownersOf(state, issue)[directorIndex(issue)] ?? '';
}

export function transfer(state: PaperState, issue: Issue, index: number, to: Owner): void {
  ownersOf(state, issue)[index] = to;
}

/** The owner's ordinary certificates (without the director certificate). */
export function ordinaryOf(state: PaperState, issue: Issue, owner: Owner): number[] {
  return heldBy(state, issue, owner).filter((i) => !issue.certificates[i]?.director);
}

/**
 * Certificates of the owner that are worth exactly these percents each, or undefined if they are not all there. The director
 * certificate is never among them.
 */
export function ordinaryWorth(
  state: PaperState,
  issue: Issue,
  owner: Owner,
  percents: readonly number[],
): number[] | undefined {
  const left = ordinaryOf(state, issue, owner);
  const found: number[] = [];
  for (const percent of percents) {
    const at = left.findIndex((i) => percentAt(issue, i) === percent);
    const index = left[at];
    if (index === undefined) return undefined;
    found.push(index);
    left.splice(at, 1);
  }
  return found;
}

/** Every different hand of ordinary certificates that can be taken from these, as sorted percents. */
export function handsOf(percents: readonly number[]): readonly (readonly number[])[] {
  const kinds = [...new Set(percents)].sort((a, b) => a - b);
  let hands: (readonly number[])[] = [[]];
  for (const kind of kinds) {
    const most = percents.filter((percent) => percent === kind).length;
    hands = hands.flatMap((hand) =>
      Array.from({ length: most + 1 }, (_, n) => [...hand, ...Array<number>(n).fill(kind)]),
    );
  }
  return hands.filter((hand) => hand.length > 0);
}

export function sumOf(percents: readonly number[]): number {
  return percents.reduce((sum, percent) => sum + percent, 0);
}
