import { moveTrain, trainsOf } from '@stellwerk/engine/finance';
import { type Frame, pop, push, refuse, type Tell } from '@stellwerk/engine/kernel';
import { phaseOf } from '../rhineland/game.ts';
import type { Action } from './actions.ts';
import { box } from './box.ts';
import { allCompanies, type CompanyId } from './companies.ts';
import { WITH_GKB } from './owners.ts';
import { GKB_TRAIN } from './start-items.ts';
import { type AssignCard, type Card, directorSeat, type State } from './state.ts';

const RULES: Readonly<Record<Card, string>> = { dec: '18lra/4.1.2-no1-d', gkb: '18lra/4.1.2-no6-a' };

/** The owner must put the card on the charter of a company of his, at once and out of turn. 18lra/4.1.2-no1-d, 18lra/4.1.2-no6-a */
export function askForCompany(state: State, card: Card, seat: number): void {
  push(state, { kind: 'assignCard', card, seat });
}

export const assignCard: Frame<State, Action, AssignCard> = {
  actors: (_, { seat }) => [seat],
  choices: (state, { seat }) => [{ type: 'chooseCompany', params: { company: directedBy(state, seat) } }],
  apply({ state, frame, tell }, action) {
    if (action.type !== 'chooseCompany') return refuse('kernel/not-now');
    if (!directedBy(state, frame.seat).includes(action.company)) return refuse(RULES[frame.card]);
    pop(state);
    assign(state, frame.card, action.company, tell);
    return undefined;
  },
  /** One company is no choice; without any the card waits. 18lra/4.1.2-no1-i */
  auto({ state, frame: { card, seat }, tell }) {
    const [company, ...others] = directedBy(state, seat);
    if (others.length > 0) return false;
    pop(state);
    if (company) assign(state, card, company, tell);
    else {
      state.waiting.push({ card, seat });
      tell({ type: 'cardWaits', card, seat });
    }
    return true;
  },
};

/** A card that waits is placed as soon as its owner directs a company. 18lra/4.1.2-no1-i */
export function placeWaiting(state: State): boolean {
  const ready = state.waiting.find(({ seat }) => directedBy(state, seat).length > 0);
  if (!ready) return false;
  state.waiting = state.waiting.filter((one) => one !== ready);
  askForCompany(state, ready.card, ready.seat);
  return true;
}

/** Companies in service: only they have a charter. */
function directedBy(state: State, seat: number): CompanyId[] {
  return allCompanies
    .filter((company) => state.companies[company.id].floated && directorSeat(state, company) === seat)
    .map(({ id }) => id);
}

function assign(state: State, card: Card, company: CompanyId, tell: Tell): void {
  tell({ type: 'cardAssigned', card, company });
  if (card === 'dec') {
    state.decOn = company;
    return;
  }
  moveTrain(state, GKB_TRAIN.type, WITH_GKB, company);
  // While the phase begins the limit is counted afterwards, for all. 18lra/4.1.2-no6-h, 18lra/6.3-e
  const isBeginning = state.flow.some(({ kind }) => kind === 'brownPhase');
  if (!isBeginning && trainsOf(state, company).length > phaseOf(box, state).trainLimit) {
    push(state, { kind: 'discardTrains', company });
  }
}
