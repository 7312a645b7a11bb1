import type { BaseState } from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/railroad-dice-2';
import type { Speaker } from '../../text/speaker.ts';
import type { HeaderFacts, Owner, Ticket } from '../view.ts';
import { isPosition, lookOf, turnOf } from './position.ts';
import { words } from './words.ts';

/** The numbers of the locos, in the order of the bank's piles. */
const FIRST_LOCO = 2;

export function ownersOf(state: BaseState, speaker: Speaker): readonly Owner[] {
  if (!isPosition(state)) return [];
  return state.players.map((player, seat): Owner => {
    const placing = player.greys > 0 || turnOf(state) === undefined;
    return {
      id: `player-${seat}`,
      kind: 'player',
      seat,
      name: speaker.player(seat),
      note: speaker.text(words.director, { company: state.components.companies[seat]?.name ?? '' }),
      look: lookOf(state, seat),
      figures: [
        { id: 'transported', label: speaker.text(words.transported), value: player.transported },
        { id: 'money', label: speaker.text(words.money), value: player.money },
        {
          id: 'stations',
          label: speaker.text(words.stations),
          value: player.connected.length,
          of: Math.max(0, state.stations.length - 1),
        },
        placing
          ? { id: 'greys', label: speaker.text(words.greys), value: player.greys }
          : { id: 'bestLoco', label: speaker.text(words.bestLoco), value: Math.max(0, ...player.locos) || '–' },
      ],
      tickets: locosOf(state, seat, speaker),
      parts: [],
      lines: player.locos.length === 0 ? [{ label: speaker.text(words.locos), text: speaker.text(words.noLocos) }] : [],
    };
  });
}

function locosOf(state: State, seat: number, speaker: Speaker): Ticket[] {
  const turn = turnOf(state);
  const used = turn?.seat === seat ? [...turn.usedLocos] : [];
  return (state.players[seat]?.locos ?? []).map((loco, i) => {
    const at = used.indexOf(loco);
    if (at >= 0) used.splice(at, 1);
    const ran = at >= 0;
    return {
      id: `${loco}-${i}`,
      head: String(loco),
      line: speaker.text(ran ? words.used : words.ready),
      note: '',
      kind: ran ? 'gone' : 'plain',
    };
  });
}

export function headerOf(state: BaseState, speaker: Speaker): HeaderFacts {
  if (!isPosition(state)) return { stations: [], colours: [], facts: [], tickets: [] };
  const at = turnOf(state) === undefined && !state.ending && state.flow.length > 0 ? 0 : state.ending ? 2 : 1;
  const names = [words.setup, words.building, words.endGame];
  return {
    stations: names.map((name, i) => ({
      label: speaker.text(name),
      kind: i < at ? 'done' : i === at ? 'now' : 'ahead',
    })),
    colours: [],
    tickets: locoTickets(state, speaker),
    facts: [
      { value: `${state.diceBank.simple} + ${state.diceBank.complex}`, label: speaker.text(words.diceLeft) },
      { value: speaker.number(state.bank), label: speaker.text(words.bank) },
      {
        value: String(state.passengers.reduce((sum, units) => sum + units, 0)),
        label: speaker.text(words.waitingAll),
      },
    ],
  };
}

/** The piles of the loco bank. Which one is on sale the first pile with cards left shows; its price the choice says. */
export function locoTickets(state: State, speaker: Speaker): Ticket[] {
  const next = state.locoBank.findIndex((left) => left > 0);
  return state.locoBank.map((left, i): Ticket => {
    const kind = left === 0 ? 'gone' : i === next ? 'next' : 'plain';
    return {
      id: String(i),
      head: String(i + FIRST_LOCO),
      line: left === 0 ? speaker.text(words.soldOut) : speaker.text(words.left, { n: left }),
      note: i === next ? speaker.text(words.next) : '',
      kind,
    };
  });
}
