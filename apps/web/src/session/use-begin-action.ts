import type { BaseAction } from '@stellwerk/engine/kernel';
import { useTable } from './context.tsx';
import { proposed } from './draft.ts';

/** Something was pointed at that stands for these actions: the first legal one is begun; if there is none, it says why. */
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
