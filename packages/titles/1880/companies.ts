import type { Certificate, Issue } from '@stellwerk/engine/finance';
import { memberOf } from '@stellwerk/engine/kernel';

export const COMPANY_IDS = [
  'JHA',
  'JHU',
  'JGG',
  'JLR',
  'BZU',
  'LHR',
  'SCR',
  'CKR',
  'BCR',
  'NXR',
  'HKR',
  'NJR',
  'QSR',
  'WNR',
] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

/** The three director certificates a founder chooses from. 1880/XII-buy-a */
export const DIRECTOR_PERCENTS = [20, 30, 40] as const;
export type DirectorPercent = (typeof DIRECTOR_PERCENTS)[number];

export const PHASE_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type PhaseLetter = (typeof PHASE_LETTERS)[number];

/** 1880/VIII-permit-c, 1880/VIII-permit-e: the letters in a row are the phases in which the company may build. */
export const PERMITS: Readonly<Record<DirectorPercent, readonly string[]>> = {
  20: ['ABC', 'BCD'],
  30: ['AB', 'BC', 'CD'],
  40: ['A', 'B', 'C', 'D'],
};

/** What each marker costs, in the order in which they are placed; the home first. 1880/X-token-d */
export const MARKER_COSTS: readonly number[] = [0, 40, 100];
/** From phase D on they cost so many times as much. */
export const MARKER_COST_FACTOR_D = 2;

/** On opening and again later the treasury gets so many times the issue price. 1880/XII-capital-a */
export const CAPITAL_UNITS = 5;
/** So many units lie below the capitalisation card: the last of each issue. 1880/IV-setup-e */
export const UNITS_BELOW_CARD = 5;

interface Company {
  readonly id: CompanyId;
  readonly name: string;
  readonly home: Home;
}

interface Home {
  readonly hex: string;
  /** null: a hex with two cities, see 1880/X-token-k and 1880/X-token-m. */
  readonly node: string | null;
}

/** 1880/VIII */
export const companies: Readonly<Record<CompanyId, Company>> = {
  JHA: { id: 'JHA', name: 'Jingha Railway', home: { hex: 'F8', node: 'city2' } },
  JHU: { id: 'JHU', name: 'Jinghu Railway', home: { hex: 'F8', node: 'city3' } },
  JGG: { id: 'JGG', name: 'Jingguang Railway', home: { hex: 'F8', node: 'city0' } },
  JLR: { id: 'JLR', name: 'Jinglan Railway', home: { hex: 'F8', node: 'city1' } },
  BZU: { id: 'BZU', name: 'Binzhou Railway', home: { hex: 'B8', node: 'city0' } },
  LHR: { id: 'LHR', name: 'Longhai Railway', home: { hex: 'J2', node: 'city0' } },
  SCR: { id: 'SCR', name: 'Schichang Railway', home: { hex: 'N12', node: null } },
  CKR: { id: 'CKR', name: 'Chengkun Railway', home: { hex: 'O5', node: 'city0' } },
  BCR: { id: 'BCR', name: 'Baocheng Railway', home: { hex: 'M3', node: 'city0' } },
  NXR: { id: 'NXR', name: 'Ningxi Railway', home: { hex: 'J6', node: 'city0' } },
  HKR: { id: 'HKR', name: 'Hukun Railway', home: { hex: 'K15', node: 'city0' } },
  NJR: { id: 'NJR', name: 'Nanjiang Railway', home: { hex: 'K13', node: 'city0' } },
  QSR: { id: 'QSR', name: 'Qinshen Railway', home: { hex: 'D12', node: null } },
  WNR: { id: 'WNR', name: 'Wunan Railway', home: { hex: 'L10', node: 'city0' } },
};

export const allCompanies: readonly Company[] = COMPANY_IDS.map((id) => companies[id]);

/**
 * The certificates of a founded company: the director's, those above the capitalisation card, the five below. 1880/IV-
 * setup-d
 */
export function issueOf(id: CompanyId, director: DirectorPercent): Issue {
  return issues[id][director];
}

const TEN: Certificate = { percent: 10 };

function certificatesWith(percent: DirectorPercent): readonly Certificate[] {
  return [{ percent, director: true }, ...Array<Certificate>((100 - percent) / 10).fill(TEN)];
}

const CERTIFICATES: Readonly<Record<DirectorPercent, readonly Certificate[]>> = {
  20: certificatesWith(20),
  30: certificatesWith(30),
  40: certificatesWith(40),
};

function issuesOf(id: CompanyId): Readonly<Record<DirectorPercent, Issue>> {
  return {
    20: { id, certificates: CERTIFICATES[20] },
    30: { id, certificates: CERTIFICATES[30] },
    40: { id, certificates: CERTIFICATES[40] },
  };
}

const issues: Readonly<Record<CompanyId, Readonly<Record<DirectorPercent, Issue>>>> = {
  JHA: issuesOf('JHA'),
  JHU: issuesOf('JHU'),
  JGG: issuesOf('JGG'),
  JLR: issuesOf('JLR'),
  BZU: issuesOf('BZU'),
  LHR: issuesOf('LHR'),
  SCR: issuesOf('SCR'),
  CKR: issuesOf('CKR'),
  BCR: issuesOf('BCR'),
  NXR: issuesOf('NXR'),
  HKR: issuesOf('HKR'),
  NJR: issuesOf('NJR'),
  QSR: issuesOf('QSR'),
  WNR: issuesOf('WNR'),
};

export const isCompany = memberOf(COMPANY_IDS);
