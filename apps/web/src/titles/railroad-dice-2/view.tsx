import { fieldName } from '@stellwerk/engine/board';
import type { BaseAction, BaseState, Json, Params } from '@stellwerk/engine/kernel';
import { railroadDice2, trackOf } from '@stellwerk/titles/railroad-dice-2';
import type { Speaker } from '../../text/speaker.ts';
import type { TitleView } from '../view.ts';
import { Board } from './board.tsx';
import { Die, DieFace } from './die.tsx';
import { Hand, Material, Supply } from './panels.tsx';
import { isPosition, turnOf } from './position.ts';
import { headerOf, ownersOf } from './sheets.ts';
import { boardSketch } from './sketch.ts';
import { words } from './words.ts';
import './board.css';
import './panels.css';

const COMPLEX: ReadonlySet<Json> = new Set(['crossing', 'doubleCurve', 'switchRight', 'switchLeft', 'ySwitch']);

function Picture({ param, value, values }: { readonly param: string; readonly value: Json; readonly values: Params }) {
  if (param === 'rotation' && typeof values['face'] === 'string') {
    const die = `${values['face']}.${String(value)}`;
    if (!trackOf(die)) return null;
    return (
      <svg viewBox="-50 -50 100 100" width="36" height="36" aria-hidden="true">
        <Die die={die} />
      </svg>
    );
  }
  if ((param === 'face' || param === 'die') && typeof value === 'string') {
    const complex = COMPLEX.has(value) || COMPLEX.has(values['face'] ?? '');
    return <DieFace face={value} complex={complex} size={36} />;
  }
  return null;
}

/** Actions a player might look for in vain: the engine says why they are not to be had. */
function wanted(seat: number): readonly BaseAction[] {
  const named = (type: string, params: Params = {}): BaseAction => ({ ...params, type, seat });
  return [
    named('roll', { dice: 'fourSimple' }),
    named('refill'),
    named('lay', { die: 'straight', face: 'straight', field: 'A1', rotation: 0 }),
    named('exchange', { die: '?', face: 'crossing', field: 'A1', rotation: 0 }),
    named('buyLoco', { loco: 2 }),
    named('transport', { loco: 2, station: 'A1', passengers: 1 }),
    named('newPassengers', { die: 'locomotive', card: 1 }),
  ];
}

function ask(state: BaseState, speaker: Speaker): string | undefined {
  const turn = isPosition(state) ? turnOf(state) : undefined;
  if (!turn) return undefined;
  if (!turn.rolled && !turn.refilled) return speaker.text(words.askRoll);
  return speaker.text(turn.simple.length + turn.complex.length > 0 ? words.askLay : words.askGoOn);
}

export const view: TitleView = {
  title: railroadDice2,
  shape: 'landscape',
  pointing: {
    layCard: ['column', 'row'],
    placeStation: ['field'],
    lay: ['field'],
    exchange: ['field'],
    transport: ['station'],
    newPassengers: ['card'],
  },
  turning: 'rotation',
  ending: ['endTurn'],
  highest: ['passengers', 'loco'],
  Board,
  sketchOf: (state) => (isPosition(state) ? boardSketch(state) : undefined),
  Picture,
  Hand,
  headerOf,
  ownersOf,
  actingOwner: (_, seat) => `player-${seat}`,
  ask,
  wanted: (state, seat) =>
    isPosition(state) && turnOf(state) ? wanted(seat).map((action) => aimed(state, action)) : [],
  topics: {
    rolled: 'track',
    taken: 'track',
    laid: 'track',
    exchanged: 'track',
    connected: 'money',
    locoBought: 'trains',
    locosScrapped: 'trains',
    transported: 'money',
    refilled: 'money',
    newPassengers: 'money',
    shortage: 'money',
    cardLaid: 'track',
    startStationPlaced: 'track',
    greyStationPlaced: 'track',
  },
  panels: [{ id: 'supply', name: words.supply, icon: 'supply', Body: Supply }],
  charts: [
    { id: 'transported', name: words.transported, of: 'player' },
    { id: 'money', name: words.money, of: 'player' },
    { id: 'stations', name: words.stations, of: 'player' },
  ],
  library: [{ id: 'material', name: words.material, Body: Material }],
};

/** Points the probe at what lies on the table now, so that the reason is about the position and not about the probe. */
function aimed(state: Parameters<TitleView['wanted']>[0], action: BaseAction): BaseAction {
  if (!isPosition(state)) return action;
  const station = state.stations.find(({ owner }) => owner !== action.seat);
  const player = state.players[action.seat];
  switch (action.type) {
    case 'buyLoco': {
      const pile = state.locoBank.findIndex((left) => left > 0);
      return { ...action, ...{ loco: pile < 0 ? 6 : pile + 2 } };
    }
    case 'transport': {
      const name = station ? fieldName(state.board, station.field) : 'A1';
      return { ...action, ...{ station: name, loco: Math.max(2, ...(player?.locos ?? [])) } };
    }
    case 'lay':
      return { ...action, ...{ die: turnOf(state)?.simple.find((face) => face !== 'locomotive') ?? 'straight' } };
    default:
      return action;
  }
}
