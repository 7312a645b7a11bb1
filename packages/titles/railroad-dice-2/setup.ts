import { blankState, type Config, draw, type Refusal, refuse, type Tell } from '@stellwerk/engine/kernel';
import { ALL_UNITS, START_MONEY } from './bank.ts';
import { isComponents, RECONSTRUCTION } from './components.ts';
import { randomLayout } from './layout.ts';
import { LOCO_NUMBERS } from './locos.ts';
import { joinBoard } from './preparation.ts';
import type { Frame, State } from './state.ts';

/** rrd2/setup-d: grey stations for each of 2, 3 or 4 players. */
const GREYS_EACH: Readonly<Record<number, number>> = { 2: 4, 3: 2, 4: 1 };
/** rrd2/setup-n */
const DICE = { simple: 30, complex: 20 };

/** The start player can only be one of those present. */
export function checkConfig({ options, players }: Config): Refusal | undefined {
  const chosen = options['startPlayer'];
  const exists = chosen === 'lot' || Number(chosen) <= players.length;
  return exists ? undefined : refuse('kernel/option', { option: 'startPlayer' });
}

/** Chance acts here and in the roll only; all else lies open in the state. rrd2/setup-q */
export function setup(config: Config, tell: Tell): State {
  const { players, options } = config;
  const blank = blankState<Frame>(config);
  const { random } = blank;
  const components = isComponents(options['components']) ? options['components'] : RECONSTRUCTION;
  const lot = options['startPlayer'] === 'lot';
  const first = lot ? draw(random, 'startPlayer', players.length) : Number(options['startPlayer']) - 1;
  const layout = options['layout'];
  // rrd2/setup-o: with two players one card of each number is out.
  const locosOfEach = components.locosOfEachNumber - (players.length === 2 ? 1 : 0);
  const state: State = {
    ...blank,
    components,
    winner: options['winner'] === 'held' ? 'held' : 'transported',
    first,
    laid: layout === 'suggested' ? [...components.layout] : layout === 'random' ? randomLayout(random) : [],
    board: { columns: 0, rows: 0, terrain: '', cards: '' },
    stations: [],
    boxed: 0,
    dice: [],
    diceBank: { ...DICE },
    locoBank: LOCO_NUMBERS.map(() => locosOfEach),
    scrapped: 0,
    bank: ALL_UNITS - START_MONEY * players.length,
    passengers: [0, 0, 0, 0, 0, 0],
    // rrd2/setup-c: colour and start station come with the seat; the station is placed later.
    players: players.map(() => ({
      money: START_MONEY,
      transported: 0,
      locos: [],
      greys: GREYS_EACH[players.length] ?? 0,
      connected: [],
    })),
    ending: '',
    idleTurns: 0,
  };
  tell({ type: lot ? 'startPlayerDrawn' : 'startPlayerChosen', seat: first });
  if (layout === 'chosen') {
    state.flow.push({ kind: 'layCards', seat: first });
  } else {
    joinBoard(state);
    state.flow.push({ kind: 'placeStartStations', seat: first });
    tell({ type: 'boardLaid', layout: `layout.${layout === 'random' ? 'random' : 'suggested'}` });
  }
  return state;
}
