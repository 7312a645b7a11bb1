import type { BaseState } from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/18rhl';

export function isPosition(state: BaseState): state is State {
  return 'companies' in state && 'certificates' in state && 'track' in state && 'stockRounds' in state;
}
