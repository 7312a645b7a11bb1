import {
  barPosition,
  byOrder,
  hasBegun,
  INVESTOR_IDS,
  type InvestorId,
  isInvestor,
  type Railway,
  SINCE,
  type State,
} from '@stellwerk/titles/1880';

/** Where somebody stands in the endless round: has acted, acts, is next, or comes later. */
export type Standing = 'done' | 'now' | 'next' | 'later';

interface Turn {
  readonly id: Railway;
  readonly standing: Standing;
}

/** Everybody who acts, investors first, then the rows of the order bar. */
export function circleOf(state: State): readonly Turn[] {
  const ids = [...actingInvestors(state), ...byOrder(state).filter((id) => state.companies[id].open)];
  const round = state.flow.find((frame) => frame.kind === 'operatingRound');
  const now = actingIn(state);
  const behind = round?.at ?? -1;
  const ahead = ids.filter((id) => placeOf(state, id) > behind);
  const next = ahead[0] ?? ids.find((id) => id !== now) ?? now;
  return ids.map((id) => ({ id, standing: standingOf(id) }));

  function standingOf(id: Railway): Standing {
    if (id === now) return 'now';
    if (id === next) return 'next';
    return round && placeOf(state, id) <= behind ? 'done' : 'later';
  }
}

/** Whose turn it is, though a stock round may have come between. */
export function actingIn(state: State): Railway | undefined {
  for (const frame of state.flow) {
    if (frame.kind === 'companyTurn') return frame.company;
    if (frame.kind === 'investorTurn' || frame.kind === 'merger') return frame.investor;
  }
  return undefined;
}

export function nextIn(state: State): Railway | undefined {
  return circleOf(state).find(({ standing }) => standing === 'next')?.id;
}

/** The takeover leaves them nothing to do. */
function actingInvestors(state: State): readonly InvestorId[] {
  if (hasBegun(state.phase, SINCE.takeover)) return [];
  return INVESTOR_IDS.filter((id) => state.investors[id].owner !== null && !state.investors[id].merged);
}

function placeOf(state: State, id: Railway): number {
  return isInvestor(id) ? INVESTOR_IDS.indexOf(id) : INVESTOR_IDS.length + (barPosition(state, id) ?? 0);
}
