import { BANK, seatOf } from '@stellwerk/engine/finance';
import type { BaseState } from '@stellwerk/engine/kernel';
import { allMines, incomeOf, isPosition, type MineId, type State } from '@stellwerk/titles/1873';
import type { Speaker } from '../../text/speaker.ts';
import { FactTable } from '../railway/library.tsx';
import { namedHexOn } from '../railway/places.ts';
import { Ruler } from '../railway/ruler.tsx';
import { railway } from './railway.ts';
import { words } from './words.ts';

export function MinesPage({ state, speaker }: { readonly state: BaseState; readonly speaker: Speaker }) {
  if (!isPosition(state)) return null;
  return (
    <>
      <MinesTable state={state} speaker={speaker} />
      <p className="quiet">{speaker.text(words.legend)}</p>
    </>
  );
}

/** What every machine and switcher brings; in a game also whose the mines are and what they have. */
export function MinesTable({ state, speaker }: { readonly state: State | undefined; readonly speaker: Speaker }) {
  return (
    <FactTable
      caption={words.mines}
      heads={[
        ...[words.number, state ? words.owner : words.place, state ? words.income : words.faceValue],
        ...[words.machineIncome, words.switcherIncome, words.multiplier],
      ]}
      speaker={speaker}
      rows={allMines.map(({ id, name, hex, faceValue, machine, switcher, multiplier }) => {
        const mine = state?.mines[id];
        const isIdle = mine !== undefined && (!mine.connected || mine.owner === BANK);
        return {
          id,
          name: `${id.slice(1)} ${name}`,
          cells: [
            state ? ownerName(state, id, speaker) : namedHexOn(railway.map, hex),
            !state || !mine ? faceValue : mine.owner === BANK ? '–' : incomeOf(state, id, mine.switcher),
            <Ruler key="machine" values={machine} now={(mine?.machine ?? 0) - 1} isIdle={isIdle} />,
            <Ruler key="switcher" values={switcher} now={(mine?.switcher ?? 0) - 2} isIdle={isIdle} />,
            multiplier,
          ],
        };
      })}
    />
  );
}

function ownerName(state: State, id: MineId, speaker: Speaker): string {
  const { owner, connected } = state.mines[id];
  if (owner === BANK) return speaker.text(words.closed);
  const seat = seatOf(owner);
  return [seat >= 0 ? speaker.player(seat) : owner, ...(connected ? [] : [speaker.text(words.unconnected)])].join(', ');
}
