import { BANK, pay, placeMarker, playerOwner, settleDirector, transfer } from '@stellwerk/engine/finance';
import { type Refusal, refuse, type Tell } from '@stellwerk/engine/kernel';
import { paySecondHalf } from './capital.ts';
import { COMPANY_IDS, type CompanyId, type DirectorPercent, PERMITS } from './companies.ts';
import { INVESTOR_IDS, type InvestorId } from './investors.ts';
import { nextAbove, noteBank } from './paper.ts';
import { type ParPrice, ROWS_PER_PRICE, startPlace } from './par.ts';
import { paperOf, type State } from './state.ts';

export interface Founding {
  readonly seat: number;
  readonly company: CompanyId;
  readonly percent: DirectorPercent;
  readonly par: ParPrice;
  readonly row: number;
  readonly permit: string;
}

/** The rows of the order bar a founder may take at a price: the topmost free one. 1880/XII-buy-c, (C-02) */
export function rowsFor(state: State, par: ParPrice): number[] {
  const free = freeRows(state, par);
  return state.options.parRow === 'free' ? free : free.slice(0, 1);
}

function freeRows(state: State, par: ParPrice): number[] {
  const taken = COMPANY_IDS.filter((id) => state.companies[id].par === par).map((id) => state.companies[id].row);
  return Array.from({ length: ROWS_PER_PRICE }, (_, row) => row).filter((row) => !taken.includes(row));
}

export function refuseRow(state: State, par: ParPrice, row: number): Refusal | undefined {
  if (!freeRows(state, par).includes(row)) return refuse('1880/XII-buy-b');
  return rowsFor(state, par).includes(row) ? undefined : refuse('1880/XII-buy-c');
}

/** Past phases may be chosen too. 1880/VIII-permit-c, 1880/VIII-permit-e, 1880/VIII-permit-f */
export function refusePermit(percent: DirectorPercent, permit: string): Refusal | undefined {
  if (PERMITS[percent].includes(permit)) return undefined;
  return refuse(permit.length === PERMITS[percent][0]?.length ? '1880/VIII-permit-e' : '1880/VIII-permit-c');
}

/**
 * The director certificate is handed out; price, row and permit are set. 1880/IV-setup-c, 1880/IV-setup-d,
 * 1880/VIII-dir-a, 1880/VIII-
 * permit-d
 */
export function issueCompany(state: State, founding: Founding, tell: Tell): void {
  const { seat, company, percent, par, row, permit } = founding;
  Object.assign(state.companies[company], { par, row, director: percent, permits: permit });
  state.certificates[company] = paperOf(state, company).certificates.map((_, i) =>
    i === 0 ? playerOwner(seat) : BANK,
  );
  noteBank(state, company);
  // The price marker counts as standing there from the founding on. 1880/XII-sell-g, (C-14)
  placeMarker(state, company, startPlace(par));
  tell({ type: 'founded', seat, company, percent, par, row: row + 1, permit });
}

/**
 * The first company of an investor's owner puts a card on the investor; nobody can buy it. 1880/VII-inv-i,
 * 1880/VII-inv-j, 1880/VII-inv-k, 1880/VII-inv-u
 */
export function reserveCard(state: State, seat: number, company: CompanyId, tell: Tell): void {
  const investor = investorOf(state, seat);
  const index = nextAbove(state, company);
  if (!investor || index === undefined || state.investors[investor].company !== null) return;
  transfer(state, paperOf(state, company), index, investor);
  noteBank(state, company);
  state.investors[investor].company = company;
  tell({ type: 'cardReserved', investor, company });
}

function investorOf(state: State, seat: number): InvestorId | undefined {
  return INVESTOR_IDS.find((id) => state.investors[id].owner === seat);
}

/**
 * A certificate changes hands for money, and the directorship with it if it must. 1880/VIII-dirchange-a,
 * 1880/VIII-dirchange-b, 1880/VIII-dirchange-e, 1880/VIII-dirchange-g
 */
export function tellDirector(state: State, company: CompanyId, tell: Tell): void {
  const seat = settleDirector(state, paperOf(state, company), state.seats);
  if (seat !== undefined) tell({ type: 'directorChanged', company, seat });
}

/** 1880/XII-buy-a */
export function foundCompany(state: State, founding: Founding, tell: Tell): void {
  const { seat, company, percent, par } = founding;
  pay(state, playerOwner(seat), BANK, (percent / 10) * par);
  issueCompany(state, founding, tell);
  reserveCard(state, seat, company, tell);
  // 1880/XII-capital-g, (C-39)
  if (state.options.secondHalf === 'founding-too') paySecondHalf(state, company, tell);
}
