import { useMemo } from 'react';
import { useTable } from '../session/context.tsx';
import type { Plan } from '../titles/plan.ts';

/** What the trains run by, while somebody is putting a run together. */
export function usePlan(): Plan | undefined {
  const { session, moment } = useTable();
  const { view } = session;
  const { seat, state, draft } = moment;
  const isRunning = view.running !== undefined && draft?.type === view.running.type;
  return useMemo(() => {
    if (!isRunning || seat === undefined) return undefined;
    return view.running?.plan(state, view.actingOwner(state, seat));
  }, [isRunning, view, state, seat]);
}
