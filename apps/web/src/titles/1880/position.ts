import type { BaseState } from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/1880';

export function isPosition(state: BaseState): state is State {
  return 'investors' in state && 'permitOfP5' in state && 'turnsLeft' in state;
}
