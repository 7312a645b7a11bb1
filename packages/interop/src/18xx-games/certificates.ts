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
