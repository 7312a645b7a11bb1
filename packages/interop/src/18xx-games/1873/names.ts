import {
  type CompanyId,
  isCompany,
  isMine,
  MHE,
  type MineId,
  type Operation,
  type StockId,
} from '@stellwerk/titles/1873';
import type { PeerAction } from '../action.ts';
import { issuerOf } from '../certificates.ts';

/** The Union is the only company with another name there. */
export function companyNamed(name: string | undefined): CompanyId | undefined {
  if (name === 'U') return 'UN';
  return name !== undefined && name !== 'UN' && isCompany(name) ? name : undefined;
}

export function peerNameOf(id: Operation | StockId): string {
  if (isMine(id)) return id.slice(1);
  return id === 'UN' ? 'U' : id;
}

/** "7" is the mine W7. */
export function mineNamed(name: string | undefined): MineId | undefined {
  const id = `W${name ?? ''}`;
  return isMine(id) ? id : undefined;
}

/** "HBE_3" is one of the HBE's shares. */
export function stockNamed(share: string | undefined): StockId | undefined {
  const issuer = issuerOf(share ?? '');
  return issuer === MHE ? MHE : companyNamed(issuer);
}

/** The mine or company that acts; '' for a player. */
export function operationOf({ entity }: PeerAction): Operation | '' {
  if (entity.kind === 'minor') return mineNamed(entity.id) ?? '';
  return entity.kind === 'corporation' ? (companyNamed(entity.id) ?? '') : '';
}

/** "2T-3" is a loco or a machine, "2S-1" a switcher, "D-0" a diesel. */
export function goodsNamed(
  name: string,
): { readonly item: 'loco' | 'switcher' | 'diesel'; readonly size: number } | undefined {
  if (/^D-\d+$/.test(name)) return { item: 'diesel', size: 0 };
  const [, size, letter] = /^([1-5])([TS])-\d+$/.exec(name) ?? [];
  if (size === undefined) return undefined;
  return { item: letter === 'T' ? 'loco' : 'switcher', size: Number(size) };
}
