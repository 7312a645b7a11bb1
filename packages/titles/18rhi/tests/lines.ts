import type { Game } from '@stellwerk/engine/kernel';
import { payments } from '../../rhineland/tests/lines.ts';
import { COMPANY_IDS, type CompanyId } from '../companies.ts';
import { game as rhineland } from '../game.ts';
import type { State } from '../index.ts';
import type { TrainType } from '../trains.ts';
import { type Situation, situation } from './situation.ts';

export { along, earns, says } from '../../rhineland/tests/lines.ts';

export type Line = Omit<Situation, 'trains' | 'shares' | 'turn'> & { readonly trains: readonly TrainType[] };

/** Ann's company about to run its trains; the other companies with markers on the board are Bob's. */
export function about(company: CompanyId, { trains, ...line }: Line): Game<State> {
  const others = COMPANY_IDS.filter((id) => id !== company && (line.markers?.[id] || line.floated?.includes(id)));
  return situation({
    ...line,
    floated: [company, ...others],
    shares: Object.fromEntries([company, ...others].map((id, i) => [id, [[Math.min(i, 1), [20, 10, 10]]] as const])),
    trains: { [company]: trains },
    turn: { company, step: 'run' },
  });
}

/** What each stop of a route pays, and its bonuses. */
export const pays = (game: Game<State>, company: CompanyId, train: string, way: string) =>
  payments(rhineland, game, company, train, way);
