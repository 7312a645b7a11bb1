import {
  COMPANY_IDS,
  type CompanyId,
  china,
  type InvestorId,
  isCompany,
  isInvestor,
  isPosition,
  priceNow,
  routeRules,
  type State,
  trainsToRun,
} from '@stellwerk/titles/1880';
import { railwayCore } from '../railway/title-core.ts';

/** Investors run too, with a train like those on sale. */
export const core = railwayCore<State, CompanyId | InvestorId>({
  title: china,
  isPosition,
  seatsOf: (state) => state.seats,
  companies: COMPANY_IDS,
  priceOf: (state, company) => (isCompany(company) ? priceNow(state, company) : 0),
  incomeOf: (state, company) => (isCompany(company) ? state.companies[company].lastRevenue : 0),
  runs: (id): id is CompanyId | InvestorId => isCompany(id) || isInvestor(id),
  trainsOf: trainsToRun,
  routeRules,
});
