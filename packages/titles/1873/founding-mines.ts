import { pay, playerOwner, seatOf } from '@stellwerk/engine/finance';
import { type Choice, push, type Refusal, refuse, type Step, type Tell, unlessEmpty } from '@stellwerk/engine/kernel';
import type { ActionNamed } from './actions.ts';
import { MINE_COMPANY_IDS } from './companies.ts';
import { PRIVILEGED } from './data/mines.ts';
import { MINE_IDS, type MineId, mines } from './mines.ts';
import { isFounded } from './paper.ts';
import { type Deal, type State, type StockRound, singleMines } from './state.ts';
import { endTurn } from './stock-turn.ts';
import { setValue, valueNotAbove } from './value-track.ts';

type Founding = Extract<Deal, { kind: 'founding' }>;

/** Any open mines will do, for the Harzer Werke only some. 1873/3.2.5-d, 1873/3.2.5.1-b, 1873/3.2.5.1-d */
function refuseFounding(state: State, { company, seat, first, second }: Founding): Refusal | undefined {
  if (isFounded(state, company)) return refuse('1873/3.2.5-b', {}, '1873.founded');
  const early = state.tradingRound === 1;
  if (early && company !== 'HW') return refuse('1873/3.2.5-a');
  const owner = (mine: MineId) => seatOf(state.mines[mine].owner);
  if (early && (owner(PRIVILEGED) !== seat || (first !== PRIVILEGED && second !== PRIVILEGED))) {
    return refuse('1873/3.2.5.1-a');
  }
  if (owner(first) !== seat) return refuse('1873/3.2.5-b');
  if (first === second || owner(second) < 0) return refuse('1873/3.2.5-c');
  if (company === 'HW' && !(mines[first].vorHarzer && mines[second].vorHarzer)) return refuse('1873/3.2.5.1-c');
  return undefined;
}

/** The order of the mines is told by the founder only between mines of his own. 1873/3.2.5-k */
export function foundMines(
  { state, frame, tell }: Step<State, StockRound>,
  { seat, company, first, second }: ActionNamed<'foundMines'>,
): Refusal | undefined {
  const deal: Founding = { kind: 'founding', company, seat, first, second };
  const refusal = refuseFounding(state, deal);
  if (refusal) return refusal;
  const other = seatOf(state.mines[second].owner);
  if (other === seat || state.options.consent === 'presumed') {
    completeFounding(state, deal, tell);
    return endTurn(state, frame);
  }
  if (frame.declined.includes(keyOf(deal))) return refuse('1873/3.2.5-c', {}, '1873.declined');
  tell({ type: 'foundingOffered', seat, company, first, second });
  push(state, { kind: 'consent', seat: other, deal });
  return undefined;
}

function keyOf({ company, first, second }: Founding): string {
  return `${company} ${first} ${second}`;
}

/** What was agreed or not; the founder's turn ends or goes on. */
export function answerFounding(state: State, deal: Founding, accept: boolean, tell: Tell): void {
  const frame = state.flow.at(-1);
  if (frame?.kind !== 'stockRound') return;
  if (accept) {
    completeFounding(state, deal, tell);
    endTurn(state, frame);
  } else {
    frame.declined.push(keyOf(deal));
  }
}

/**
 * It acts in the next operating round. 1873/3.2.5-j. Half the sum of the face values; the mines with all they have; a
 * share for each owner. 1873/3.2.5-e, 1873/3.2.5-f, 1873/3.2.5-g, 1873/3.2.5-h, 1873/3.2.5-i
 */
function completeFounding(state: State, { company, seat, first, second }: Founding, tell: Tell): void {
  const value = valueNotAbove((mines[first].faceValue + mines[second].faceValue) / 2);
  const owners = [state.mines[first].owner, state.mines[second].owner];
  state.certificates[company] = owners;
  for (const mine of [first, second]) {
    pay(state, mine, company, state.money[mine] ?? 0);
    state.mines[mine].owner = company;
    state.mineCompanies[company].mines.push(mine);
  }
  state.mineCompanies[company].director = seat;
  setValue(state, company, value);
  tell({ type: 'minesFounded', seat, company, first, second, value });
}

export function mineFoundingChoices(state: State, frame: StockRound, seat: number): Choice[] {
  const own = MINE_IDS.filter((id) => state.mines[id].owner === playerOwner(seat));
  const open = own.length > 0 ? singleMines(state) : [];
  return MINE_COMPANY_IDS.filter((id) => !isFounded(state, id)).flatMap((company) =>
    own.flatMap((first) => {
      const partners = open.filter((second) => {
        const deal: Founding = { kind: 'founding', company, seat, first, second };
        return !refuseFounding(state, deal) && !frame.declined.includes(keyOf(deal));
      });
      return unlessEmpty({ type: 'foundMines', params: { company: [company], first: [first], second: partners } });
    }),
  );
}
