import type { CompanyId, PrivateId } from '@stellwerk/titles/18rhl';
import { isCompany } from '@stellwerk/titles/18rhl';
import { issuerOf, numberOfShare } from '../certificates.ts';
import { typeOfCopy } from '../copies.ts';

/** The site calls the company of Moers by another name. */
const OTHER_NAMES: Readonly<Record<string, CompanyId>> = { KEG: 'KKK', KKK: 'KKK' };

export function companyNamed(name: string | undefined): CompanyId | undefined {
  if (name === undefined) return undefined;
  if (Object.hasOwn(OTHER_NAMES, name)) return OTHER_NAMES[name];
  return isCompany(name) ? name : undefined;
}

export function peerNameOf(company: CompanyId): string {
  return company === 'KKK' ? 'KEG' : company;
}

/** ATB takes the place of PWB in the Ratingen variant. */
const PRIVATES: Readonly<Record<string, PrivateId>> = {
  PWB: 'no1',
  ATB: 'no1',
  KEO: 'no2',
  Szl: 'no3',
  Tjt: 'no4',
  NLK: 'no5',
};

export function privateNamed(name: string | undefined): PrivateId | undefined {
  return name !== undefined && Object.hasOwn(PRIVATES, name) ? PRIVATES[name] : undefined;
}

export function itemNamed(name: string | undefined): PrivateId | 'no6' | undefined {
  return name === 'RhE' ? 'no6' : privateNamed(name);
}

/** "934-1" is the second copy of tile 934; the site writes an X before the ferry tiles. */
export function tileNamed(copy: string): string {
  return typeOfCopy(copy).replace(/^X(?=\d)/, '');
}

/** "6-2" is the third 6-train. */
export function trainNamed(copy: string): string {
  return typeOfCopy(copy);
}

/** "KEG_2" is one of KEG's certificates. */
export function issueOf(share: string): CompanyId | undefined {
  return companyNamed(issuerOf(share));
}

/** What the certificate is worth by its number: the first is the director's, of KKK two more are double. */
export function percentOfShare(share: string): number {
  const number = numberOfShare(share);
  const double = number === 0 || (issueOf(share) === 'KKK' && (number === 2 || number === 3));
  return double ? 20 : 10;
}
