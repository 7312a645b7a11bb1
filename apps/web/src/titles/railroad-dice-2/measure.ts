import type { BaseState } from '@stellwerk/engine/kernel';
import type { Player } from '@stellwerk/titles/railroad-dice-2';
import type { Measures } from '../measure.ts';
import { isPosition } from './position.ts';

export function measure(state: BaseState): Measures {
  if (!isPosition(state)) return {};
  const by = (figure: (player: Player) => number) =>
    Object.fromEntries(state.players.map((player, seat) => [`player-${seat}`, figure(player)]));
  return {
    transported: by((player) => player.transported),
    money: by((player) => player.money),
    stations: by((player) => player.connected.length),
  };
}
