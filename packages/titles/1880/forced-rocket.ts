import { DEPOT, GONE, moveTrain, trainsOf } from '@stellwerk/engine/finance';
import {
  type Choice,
  doing,
  type Frame,
  pop,
  type Refusal,
  refuse,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { COMPANY_IDS, type CompanyId } from './companies.ts';
import { isAtLimit } from './sale.ts';
import { directorSeat, type ForcedRocket, type State } from './state.ts';

/** The train that waits for P7's owner is kept under the private's own name. */
const WAITING = 'P7';
const ROCKET_TRAIN = '4';

/** P7 becomes the second 4-train; without a company of its owner that leaves the game. 1880/VI-P7-i, 1880/VI-P7-m */
export function setRocketAside(state: State, tell: Tell): void {
  state.privates.P7 = GONE;
  moveTrain(state, ROCKET_TRAIN, DEPOT, WAITING);
  tell({ type: 'rocketForced' });
}

/** The owner gives it to one of his companies. 1880/VI-P7-j, 1880/VI-P7-k, 1880/VI-P7-l, 1880/VI-P7-m, 1880/VI-P7-n */
export const forcedRocket: Frame<State, Action, ForcedRocket> = {
  actors: (_, { seat }) => [seat],
  choices(state, { seat }) {
    const own = companiesOf(state, seat);
    const roomy = own.filter((id) => !isAtLimit(state, id));
    if (roomy.length > 0) return [{ type: 'placeRocket', params: { company: roomy, returned: [null] } }];
    const returns = own.map(
      (id): Choice => ({ type: 'placeRocket', params: { company: [id], returned: [...new Set(trainsOf(state, id))] } }),
    );
    return [...returns, PASS];
  },
  apply: doing({
    placeRocket,
    pass: ({ state, frame, tell }) => refuseLoss(state, frame) ?? loseRocket(state, tell),
  }),
  auto({ state, frame, tell }) {
    if (companiesOf(state, frame.seat).length > 0) return false;
    loseRocket(state, tell);
    return true;
  },
};

function companiesOf(state: State, seat: number): CompanyId[] {
  return COMPANY_IDS.filter((id) => directorSeat(state, id) === seat);
}

function hasRoom(state: State, seat: number): boolean {
  return companiesOf(state, seat).some((id) => !isAtLimit(state, id));
}

/** With room for it he must place it. (C-12) */
function refuseLoss(state: State, { seat }: ForcedRocket): Refusal | undefined {
  return hasRoom(state, seat) ? refuse('1880/VI-P7-j') : undefined;
}

function loseRocket(state: State, tell: Tell): undefined {
  pop(state);
  moveTrain(state, ROCKET_TRAIN, WAITING, GONE);
  tell({ type: 'rocketLost' });
}

function placeRocket(
  { state, frame, tell }: Step<State, ForcedRocket>,
  { company, returned }: ActionNamed<'placeRocket'>,
): Refusal | undefined {
  if (directorSeat(state, company) !== frame.seat) return refuse('1880/VI-P7-j');
  if (returned !== null) {
    if (hasRoom(state, frame.seat)) return refuse('1880/VI-P7-l');
    if (!trainsOf(state, company).includes(returned)) return refuse('1880/VI-P7-k');
  } else if (isAtLimit(state, company)) {
    return refuse(hasRoom(state, frame.seat) ? '1880/VI-P7-j' : '1880/VI-P7-k');
  }
  pop(state);
  if (returned !== null) moveTrain(state, returned, company, GONE);
  moveTrain(state, ROCKET_TRAIN, WAITING, company);
  tell({ type: 'rocketPlaced', company, train: ROCKET_TRAIN, returned });
  return undefined;
}
