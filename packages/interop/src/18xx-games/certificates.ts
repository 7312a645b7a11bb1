import type { Refusal } from '@stellwerk/engine/kernel';
import { decline } from './plain.ts';

/**
 * Who holds which certificate, by the site's names ("KEG_2"), as far as the file tells. A change of directors moves
 * certificates that no action names: from then on those of the company are taken on trust, until they are bought again.
 */
export interface Certificates {
  /** A seat, or '' for one that was sold back; what is not listed was never sold. */
  readonly holders: Map<string, number | '' | 'unknown'>;
  readonly directors: Map<string, number>;
}

/** Certificates that begin with somebody, or with something, are named. */
export function newCertificates(given: readonly string[]): Certificates {
  return { holders: new Map(given.map((share) => [share, 'unknown'] as const)), directors: new Map() };
}

/** No company has more certificates. */
const MOST = 12;

export function issuerOf(share: string): string {
  return share.replace(/_\d+$/, '');
}

export function numberOfShare(share: string): number {
  return Number(/_(\d+)$/.exec(share)?.[1] ?? -1);
}

/** All of one company, each named once, and all there are; `count` tells how many certificates a company has. */
export function sharesFault(shares: readonly string[], count: (company: string) => number): Refusal | undefined {
  const [first = ''] = shares;
  const odd = shares.find((share, i) => issuerOf(share) !== issuerOf(first) || shares.indexOf(share) !== i);
  if (odd !== undefined) return decline('interop/shares', { name: odd });
  const wrong = shares.find((share) => numberOfShare(share) < 0 || numberOfShare(share) >= count(issuerOf(share)));
  return wrong === undefined && shares.length > 0 ? undefined : decline('interop/name', { name: wrong ?? '' });
}

export function purchaseFault({ holders }: Certificates, share: string): Refusal | undefined {
  return typeof holders.get(share) === 'number' ? decline('interop/certificate', { name: share }) : undefined;
}

export function saleFault({ holders }: Certificates, shares: readonly string[], seat: number): Refusal | undefined {
  const foreign = shares.find((share) => holders.get(share) !== seat && holders.get(share) !== 'unknown');
  return foreign === undefined ? undefined : decline('interop/certificate', { name: foreign });
}

export function notePurchase({ holders }: Certificates, share: string, seat: number): void {
  holders.set(share, seat);
}

export function noteSale({ holders }: Certificates, shares: readonly string[]): void {
  for (const share of shares) holders.set(share, '');
}

/** Who is bankrupt gives all back; what else moved unnamed is taken on trust too. */
export function forgetCertificates({ holders }: Certificates, seat: number): void {
  for (const [share, holder] of holders) if (holder === seat) holders.set(share, 'unknown');
}

/** To be told after every move: the director of each company, by the site's name of it; -1 for none. */
export function noteDirectors({ holders, directors }: Certificates, now: Iterable<readonly [string, number]>): void {
  for (const [company, seat] of now) {
    const before = directors.get(company);
    // Until somebody founds it there is none.
    if (before === seat || (before === undefined && seat < 0)) continue;
    directors.set(company, seat);
    if (before === undefined) continue;
    for (let number = 0; number < MOST; number++) holders.set(`${company}_${number}`, 'unknown');
  }
}

/** The owner of each certificate of a company, by its place in the issue. */
type Owners = readonly string[] | undefined;

/** The place in the issue of the certificate that left `from`; others may have come there at the same time. */
export function boughtFrom(
  before: Owners,
  after: Owners,
  from: string,
  isWanted: (index: number) => boolean = () => true,
): number | undefined {
  const there = (before ?? []).flatMap((owner, i) => (owner === from && isWanted(i) ? [i] : []));
  return there.find((i) => after?.[i] !== from) ?? there[0];
}

/**
 * The places in the issue of the certificates that a seller gave up: those that came to `to`. Where a part of the director certificate
 * was given up, others changed hands for it, and the seller's own are named with the director certificate among them.
 */
export function soldTo(
  before: Owners,
  after: Owners,
  { seller, to, percents }: { readonly seller: string; readonly to: string; readonly percents: readonly number[] },
  percentAt: (index: number) => number,
): readonly number[] {
  const given = (before ?? []).flatMap((owner, i) => (owner === seller && i > 0 && after?.[i] === to ? [i] : []));
  if (sumOf(given.map(percentAt)) === sumOf(percents)) return given;
  const left = (before ?? []).flatMap((owner, i) => (owner === seller && i > 0 ? [i] : []));
  const named: number[] = [];
  for (const percent of [...percents].sort((a, b) => b - a)) {
    const at = left.findIndex((index) => percentAt(index) === percent);
    if (at >= 0) named.push(...left.splice(at, 1));
  }
  return [...named.sort((a, b) => a - b), 0];
}

function sumOf(percents: readonly number[]): number {
  return percents.reduce((sum, percent) => sum + percent, 0);
}
