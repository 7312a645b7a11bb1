import type { Game } from '@stellwerk/engine/kernel';
import { commonFlow } from '../frames.ts';
import type { LendingState } from '../loan.ts';

/** The company that has its turn. */
export function actingIn({ state }: Game<LendingState>): string | undefined {
  const turn = commonFlow(state).find(({ kind }) => kind === 'companyTurn');
  return turn?.kind === 'companyTurn' ? turn.company : undefined;
}

/** Which round it is: 'SR', 'OR 1/2', or '' when the game is over. */
export function roundOf({ state }: Game<LendingState>): string {
  const round = commonFlow(state).find(({ kind }) => kind === 'stockRound' || kind === 'operatingRound');
  if (round?.kind === 'operatingRound') return `OR ${round.number}/${round.of}`;
  return round ? 'SR' : '';
}
