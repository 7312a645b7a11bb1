import {
  type CompanyId,
  type InvestorId,
  isCompany,
  isInvestor,
  isPrivate,
  type PrivateId,
} from '@stellwerk/titles/1880';
import { issuerOf } from '../certificates.ts';
import { typeOfCopy } from '../copies.ts';

export function companyNamed(name: string | undefined): CompanyId | undefined {
  return name !== undefined && isCompany(name) ? name : undefined;
}

/** The site numbers the investors from 1 to 7. */
export function investorNamed(name: string | undefined): InvestorId | undefined {
  const id = `A${name ?? ''}`;
  return isInvestor(id) ? id : undefined;
}

export function peerNameOf(id: CompanyId | InvestorId): string {
  return isInvestor(id) ? id.slice(1) : id;
}

export function privateNamed(name: string | undefined): PrivateId | undefined {
  return name !== undefined && isPrivate(name) ? name : undefined;
}

/** "8850-1" is the second copy of tile 8850. */
export function tileNamed(copy: string): string {
  return typeOfCopy(copy);
}

/** "2+2-0" is the first 2+2. */
export function trainNamed(copy: string): string {
  return typeOfCopy(copy);
}

/** "HKR_2" is one of HKR's certificates. */
export function issueNamed(share: string): CompanyId | undefined {
  return companyNamed(issuerOf(share));
}
