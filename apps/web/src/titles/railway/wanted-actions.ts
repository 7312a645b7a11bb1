import { parPlaces } from '@stellwerk/engine/finance';
import type { BaseAction, BaseState, Params } from '@stellwerk/engine/kernel';
import { actionOf, buildingOn } from './pointed-actions.ts';
import type { Railway } from './railway.ts';

/** What somebody looks for in a company's turn: what of it is not offered is listed with the reason. */
export function wantedInTurn<S extends BaseState>(
  railway: Railway<S>,
  state: S,
  seat: number,
  home: string | undefined,
  trains: readonly Params[],
): readonly BaseAction[] {
  const building = home === undefined ? [] : buildingOn(railway, state, seat, home);
  return [
    ...building.filter(({ type }) => type === 'layTile').slice(0, 1),
    ...building.filter(({ type }) => type === 'placeMarker').slice(0, 1),
    actionOf('run', seat, { routes: [] }),
    actionOf('payDividend', seat),
    actionOf('withhold', seat),
    ...trains.map((train) => actionOf('buyTrain', seat, train)),
  ];
}

/** The lowest par of the market, to ask with. */
export function anyPar<S extends BaseState>({ market }: Railway<S>): number {
  return parPlaces(market)[0]?.price ?? 0;
}
