import type { Owner } from '@stellwerk/engine/finance';
import type * as family from '../rhineland/state.ts';
import type { CompanyId } from './companies.ts';
import type { RuleOptions } from './options.ts';
import type { PrivateId } from './start-items.ts';
import type { TrainType } from './trains.ts';

export interface State extends family.State {
  flow: family.Frame[];
  readonly options: RuleOptions;
  phase: TrainType;
  /** Which of the nine order cards placed the movable coal mine and steel mill. 18rhi/3.2-h */
  readonly draw: number;
  privates: Record<PrivateId, Owner>;
  usedPowers: PrivateId[];
  companies: Record<CompanyId, family.CompanyState>;
  /** By seat: what the bank lent; twice as much is deducted at the end. 18rhi/6.2.6.2-g */
  loans: Record<number, number>;
}
