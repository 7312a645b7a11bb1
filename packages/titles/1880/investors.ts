import { memberOf } from '@stellwerk/engine/kernel';
export const INVESTOR_IDS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'] as const;
export type InvestorId = (typeof INVESTOR_IDS)[number];

interface Investor {
  readonly id: InvestorId;
  readonly name: string;
  readonly home: { readonly hex: string; readonly node: string };
}

/** 1880/VII. Their names are not those of hexes, although some look alike. */
export const investors: Readonly<Record<InvestorId, Investor>> = {
  A1: { id: 'A1', name: 'Russian Investor', home: { hex: 'A3', node: 'offboard0' } },
  A2: { id: 'A2', name: 'Japanese Investor', home: { hex: 'E13', node: 'city0' } },
  A3: { id: 'A3', name: 'Belgian Investor', home: { hex: 'H6', node: 'city0' } },
  A4: { id: 'A4', name: 'German Investor', home: { hex: 'H14', node: 'city0' } },
  A5: { id: 'A5', name: 'British Investor', home: { hex: 'Q15', node: 'offboard0' } },
  A6: { id: 'A6', name: 'Portuguese Investor', home: { hex: 'P12', node: 'city0' } },
  A7: { id: 'A7', name: 'French Investor', home: { hex: 'Q7', node: 'offboard0' } },
};

export const allInvestors: readonly Investor[] = INVESTOR_IDS.map((id) => investors[id]);

/** The owner's premium when the investor joins its company. 1880/VII-merge-h */
export const MERGER_PREMIUM = 50;
/** What the owner may take of its treasury, the rest going to the bank. 1880/VII-merge-g, 1880/VII-merge-m */
export const OWNERS_PERCENT = 20;

export const isInvestor = memberOf(INVESTOR_IDS);
