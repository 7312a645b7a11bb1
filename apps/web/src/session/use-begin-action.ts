import type { BaseAction } from '@stellwerk/engine/kernel';
import { useTable } from './context.tsx';
import { proposed } from './draft.ts';

/** Starts the first legal one of the actions that a click stands for. If none is legal, it shows why. */
export function useBeginAction(): (actions: readonly BaseAction[]) => void {
  const { session, moment } = useTable();
  return (actions) => {
    const tried = actions.map((action) => ({ action, result: session.game.preview(action) }));
    const legal = tried.find(({ result }) => result.ok)?.action;
    if (legal) {
      const { type, seat: _, ...values } = legal;
      session.draw(proposed(moment.choices, { type, values }, [], session.view.highest));
      return;
    }
    session.showRefusals(tried.slice(0, 1).flatMap(({ result }) => (result.ok ? [] : [result.refusal])));
  };
}
