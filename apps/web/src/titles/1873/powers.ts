import { playerOwner } from '@stellwerk/engine/finance';
import type { Text } from '@stellwerk/engine/kernel';
import {
  allMines,
  COMPANY_IDS,
  CONNECTED,
  type CompanyId,
  denominationOf,
  HW_EXTRA,
  isFounded,
  isRailway,
  type MineId,
  mines,
  PRIVILEGED,
  type RailwayId,
  railways,
  type State,
  sharesToExercise,
  valueNow,
} from '@stellwerk/titles/1873';
import type { Speaker } from '../../text/speaker.ts';
import type { Note } from '../railway/notes.tsx';
import { placeOn } from '../railway/places.ts';
import { railway } from './railway.ts';
import { words } from './words.ts';

/** What companies can do that others cannot, and what they must. */
export const POWERS: Readonly<Record<string, Text>> = {
  NWE: words.powerNwe,
  QLB: words.powerQlb,
  HW: words.powerHw,
  MHE: words.powerMhe,
};

export function powerOf(id: string, speaker: Speaker): string {
  const power = POWERS[id];
  return power ? speaker.text(power, { extra: railway.money(HW_EXTRA, speaker), mine: PRIVILEGED.slice(1) }) : '';
}

export function minePower(id: MineId, speaker: Speaker): string {
  const powers = [
    ...(id === CONNECTED ? [words.powerConnected] : []),
    ...(mines[id].vorHarzer ? [words.powerVorHarzer] : []),
    ...(id === PRIVILEGED ? [words.powerPrivileged] : []),
  ];
  return powers.map((power) => speaker.text(power)).join(' · ');
}

/** “founds the GHE: route Gernrode – Harzgerode for 150 M”. */
export function concessionPower(id: RailwayId, speaker: Speaker): string {
  const { routes, cost } = railways[id].concession;
  const ends = routes.flatMap((route) => [route[0]?.hex ?? '', route.at(-1)?.hex ?? '']);
  const route = [...new Set(ends)].map((hex) => placeOn(railway.map, hex)).join(' – ');
  const founds = speaker.text(route === '' ? words.foundsAlone : cost === 0 ? words.foundsFree : words.foundsFor, {
    company: id,
    route,
    cost: railway.money(cost, speaker),
  });
  return [founds, powerOf(id, speaker)].filter((text) => text !== '').join(' · ');
}

/** “first to buy 20–40 % at 110 M a share, and to direct it”. */
function rightPower(state: State, id: CompanyId, speaker: Speaker): string {
  const parts = sharesToExercise(state, id).map((shares) => shares * denominationOf(state, id));
  const percent = [...new Set(parts)].join('–');
  return speaker.text(words.rightGives, { percent, value: railway.money(valueNow(state, id), speaker) });
}

/** What is auctioned in the name of a company: its concession, or the right to be first to buy. */
export function auctioned(
  state: State,
  id: CompanyId,
  speaker: Speaker,
): { readonly kind: string; readonly gives: string } {
  return isFounded(state, id) || !isRailway(id)
    ? { kind: speaker.text(words.right), gives: rightPower(state, id, speaker) }
    : { kind: speaker.text(words.concession), gives: concessionPower(id, speaker) };
}

export function auctionNotes(state: State, items: readonly CompanyId[], speaker: Speaker): readonly Note[] {
  return items.map((id) => {
    const { kind, gives } = auctioned(state, id, speaker);
    return [`${kind} ${id}`, gives];
  });
}

/** The concessions and rights of a player that are still to be used in this round. */
export function heldNotes(state: State, seat: number, speaker: Speaker): readonly Note[] {
  const held = COMPANY_IDS.filter((id) =>
    isRailway(id) && !isFounded(state, id)
      ? state.railways[id].concession.owner === playerOwner(seat)
      : state.rights[id] === seat,
  );
  const lapses = speaker.text(words.lapses);
  return auctionNotes(state, held, speaker).map(([name, gives]) => [name, `${gives} · ${lapses}`]);
}

/** What the prices of the start auction do not tell. */
export function startNotes(speaker: Speaker): readonly Note[] {
  const vorHarzer = allMines.filter((mine) => mine.vorHarzer).map(({ id }) => id.slice(1));
  return [
    ...(['HBE', 'GHE'] as const).map((id): Note => [id, concessionPower(id, speaker)]),
    [vorHarzer.join(', '), speaker.text(words.powerVorHarzer)],
    [PRIVILEGED.slice(1), speaker.text(words.powerPrivileged)],
    [CONNECTED.slice(1), speaker.text(words.powerConnected)],
  ];
}
