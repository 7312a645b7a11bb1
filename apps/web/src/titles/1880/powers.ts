import { GONE, seatOf } from '@stellwerk/engine/finance';
import { type Text, topFrame } from '@stellwerk/engine/kernel';
import { hasBegun, type PrivateId, privates, refuseRocket, SINCE, type State, seatFor } from '@stellwerk/titles/1880';
import type { Speaker } from '../../text/speaker.ts';
import { words } from './words.ts';

export const POWERS: Readonly<Record<PrivateId, Text>> = {
  P0: words.powerP0,
  P1: words.powerP1,
  P2: words.powerP2,
  P3: words.powerP3,
  P4: words.powerP4,
  P5: words.powerP5,
  P6: words.powerP6,
  P7: words.powerP7,
};

/** What a private or a company can do that others cannot. */
export function powerOf(id: string, speaker: Speaker): string | undefined {
  const power = id === 'BCR' ? words.powerBcr : isPrivate(id) ? POWERS[id] : undefined;
  return power && speaker.text(power);
}

function isPrivate(id: string): id is PrivateId {
  return id in POWERS;
}

/** What it pays, what it can do, and whether that can be done now. */
export function powerLine(state: State, id: PrivateId, speaker: Speaker): string {
  const { income } = privates[id];
  const pays = hasBegun(state.phase, SINCE.takeover) ? words.earnsNoMore : words.earns;
  return [
    ...(income > 0 ? [speaker.text(pays, { n: income })] : []),
    speaker.text(POWERS[id]),
    ...statusOf(state, id, speaker),
  ].join(' · ');
}

function statusOf(state: State, id: PrivateId, speaker: Speaker): readonly string[] {
  switch (id) {
    case 'P1':
    case 'P6':
      return [];
    case 'P2':
    case 'P3':
    case 'P4':
      return [speaker.text(words.always)];
    case 'P5':
      if (state.permitOfP5 !== null) return [speaker.text(words.permitWentTo, { company: state.permitOfP5 })];
      return [speaker.text(isUsable(state, id) ? words.usableNow : words.usableLater)];
    case 'P0':
    case 'P7':
      return [speaker.text(isUsable(state, id) ? words.usableNow : words.usableLater)];
  }
}

function isUsable(state: State, id: 'P0' | 'P5' | 'P7'): boolean {
  const frame = topFrame(state);
  const owner = state.privates[id];
  if (!frame || owner === GONE) return false;
  const seat = seatOf(owner);
  if (id === 'P0') return frame.kind === 'payment';
  if (frame.kind === 'companyTurn') {
    return id === 'P7' ? refuseRocket(state, frame.company) === undefined : seatFor(state, frame.company) === seat;
  }
  return id === 'P5' && frame.kind === 'stockRound' && frame.seat === seat;
}
