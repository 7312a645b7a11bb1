import type { CompanyId, PrivateId } from '@stellwerk/titles/18rhl';
import { companies, isCompany } from '@stellwerk/titles/18rhl';
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

/** The name of a private there; that of No. 1 depends on the variant. */
export function peerPrivateOf(id: PrivateId, ratingen: boolean): string {
  const names = Object.keys(PRIVATES).filter((name) => PRIVATES[name] === id);
  return (ratingen ? names.at(-1) : names[0]) ?? id;
}

export function itemNamed(name: string | undefined): PrivateId | 'no6' | undefined {
  return name === 'RhE' ? 'no6' : privateNamed(name);
}

const FERRY_TILES: ReadonlySet<string> = new Set(['921', '922', '923', '924', '925', '926']);

/** "934-1" is the second copy of tile 934; the site writes an X before the ferry tiles. */
export function tileNamed(copy: string): string {
  return typeOfCopy(copy).replace(/^X(?=\d)/, '');
}

/** A tile as the site writes it, without the number of the copy. */
export function peerTileOf(tile: string): string {
  return FERRY_TILES.has(tile) ? `X${tile}` : tile;
}

/** "6-2" is the third 6-train. */
export function trainNamed(copy: string): string {
  return typeOfCopy(copy);
}

/** "KEG_2" is one of KEG's certificates. */
export function issueOf(share: string): CompanyId | undefined {
  return companyNamed(issuerOf(share));
}

/** The numbers of KKK's certificates there, as they stand in the issue here: all double ones come first here. */
const KKK_NUMBERS = [0, 2, 3, 1, 4, 5, 6];

/** The site's name of the certificate at a place of the issue. */
export function peerShareOf(company: CompanyId, index: number): string {
  return `${peerNameOf(company)}_${company === 'KKK' ? KKK_NUMBERS[index] : index}`;
}

/** What the certificate is worth by its number. */
export function percentOfShare(share: string): number {
  const company = issueOf(share);
  const number = numberOfShare(share);
  const index = company === 'KKK' ? KKK_NUMBERS.indexOf(number) : number;
  return company ? (companies[company].certificates[index]?.percent ?? 0) : 0;
}
