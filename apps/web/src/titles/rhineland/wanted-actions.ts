import { newTrains, OFFERING, percentOf } from '@stellwerk/engine/finance';
import type { BaseAction } from '@stellwerk/engine/kernel';
import { charterOf, commonTop, companyOf, priceOfTrain, type Rhineland, type State } from '@stellwerk/titles/rhineland';
import { actionOf } from '../railway/pointed-actions.ts';
import type { Railway } from '../railway/railway.ts';
import { anyPar, wantedInTurn } from '../railway/wanted-actions.ts';
import type { Part } from '../view.ts';

/** What somebody at the table might look for; what of it is not offered answers for itself. */
export function wantedActions<S extends State>(
  game: Rhineland,
  railway: Railway<S>,
  state: S,
  seat: number,
): readonly BaseAction[] {
  const frame = commonTop(state);
  switch (frame?.kind) {
    case 'companyTurn': {
      const company = companyOf(game, frame.company);
      const [home] = game.law.homesOf?.(state, company) ?? company.homes;
      const trains = Object.keys(game.trains).filter((train) => newTrains(state).includes(train));
      return [
        ...wantedInTurn(
          railway,
          state,
          seat,
          home,
          trains.map((train) => newTrain(game, train)),
        ),
        actionOf('pass', seat),
      ];
    }
    case 'stockRound':
      return [
        ...game.companies.flatMap(({ id }) =>
          charterOf(state, id).par === null
            ? [actionOf('found', seat, { company: id, par: anyPar(railway) })]
            : [
                actionOf('buyShare', seat, { company: id, from: sourceOf(game, state, id), percent: 10 }),
                actionOf('sellShares', seat, { company: id, certificates: [10] }),
              ],
        ),
        actionOf('pass', seat),
      ];
    default:
      return [];
  }
}

/** Where the shares of a company are bought first: of the offering, then of its charter. */
function sourceOf(game: Rhineland, state: State, id: string): string {
  const company = companyOf(game, id);
  return percentOf(state, company, OFFERING) === 0 && percentOf(state, company, id) > 0 ? 'charter' : OFFERING;
}

function newTrain(game: Rhineland, train: string) {
  return { train, from: 'depot', price: priceOfTrain(game, train) };
}

/** Pointing at a pile of trains means to buy the first. */
export function trainPurchase(game: Rhineland, seat: number, train: string): BaseAction {
  return actionOf('buyTrain', seat, newTrain(game, train));
}

/** Pointing at the pool or the offering means to buy there, at the own shares to sell one. */
export function shareDeals(
  game: Rhineland,
  seat: number,
  company: string,
  { id, seat: holder }: Part,
): readonly BaseAction[] {
  if (holder === seat) return [actionOf('sellShares', seat, { company, certificates: [10] })];
  if (holder !== undefined) return [];
  const { certificates } = companyOf(game, company);
  const sizes = new Set(certificates.filter(({ director }) => !director).map(({ percent }) => percent));
  return [...sizes].sort((a, b) => a - b).map((percent) => actionOf('buyShare', seat, { company, from: id, percent }));
}
