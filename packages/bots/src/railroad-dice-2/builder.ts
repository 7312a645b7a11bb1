import { stepsBetween } from '@stellwerk/engine/board';
import {
  type BaseAction,
  type BaseState,
  type Choice,
  choicesOf,
  expand,
  type Game,
  positionAfter,
  type RandomState,
  randomMove,
  type Seat,
  shuffled,
} from '@stellwerk/engine/kernel';
import { cardAt, isPosition, linesFrom, railroadDice2, type State } from '@stellwerk/titles/railroad-dice-2';
import { asAction, type Fetch, fetches } from './fetching.ts';

/** How many lays are tried before the bot settles for the best so far. */
const ALL_TRIES = 300;

/** Plays Railroad Dice 2: fetches what it can, buys locos it has work for, and builds towards the nearest station. */
export function builderMove(state: BaseState, seat: Seat, random: RandomState, tries = ALL_TRIES): BaseAction {
  const choices = choicesOf<BaseState>(railroadDice2, state, seat);
  const position = isPosition(state) ? state : undefined;
  return (
    (position &&
      (transport(choices, seat) ??
        buyLoco(position, choices, seat) ??
        build(position, choices, seat, random, tries) ??
        callPassengers(position, choices, seat) ??
        roll(position, choices, seat) ??
        plain(choices, seat, 'endTurn'))) ??
    randomMove(random, { title: railroadDice2, choices: () => choices }, seat)
  );
}

/** The same for whoever has a game at hand. */
export const diceBuilder = {
  choose: (game: Game, seat: Seat, random: RandomState): BaseAction => builderMove(game.state, seat, random),
};

/** The most passengers, with the smallest loco that carries them. */
function transport(choices: readonly Choice[], seat: Seat): BaseAction | undefined {
  let best: Fetch | undefined;
  for (const one of fetches(choices)) {
    const isMore = !best || one.passengers > best.passengers;
    if (isMore || (one.passengers === best?.passengers && one.loco < best.loco)) best = one;
  }
  return best && asAction(best, seat);
}

/** A loco for every connected station, as long as money for some terrain remains. */
function buyLoco(state: State, choices: readonly Choice[], seat: Seat): BaseAction | undefined {
  const player = state.players[seat];
  const offer = choices.find((choice) => choice.type === 'buyLoco');
  if (!offer || !player || player.locos.length >= player.connected.length) return undefined;
  const reserve = choices.some((choice) => choice.type === 'roll') ? 2 : 0;
  return player.money - Number(offer.info?.['price']) >= reserve ? plain(choices, seat, 'buyLoco') : undefined;
}

/** The lay or exchange that brings the most, if any brings something. */
function build(
  now: State,
  choices: readonly Choice[],
  seat: Seat,
  random: RandomState,
  most: number,
): BaseAction | undefined {
  return lays(now, choices, seat, random, most)[0];
}

/** Lays and exchanges that bring something, the best first. */
export function lays(
  now: State,
  choices: readonly Choice[],
  seat: Seat,
  random: RandomState,
  most = ALL_TRIES,
): BaseAction[] {
  const before = worth(now, seat);
  const laying = choices.filter(({ type }) => type === 'lay' || type === 'exchange');
  const all = laying.flatMap((choice) => [...expand(choice, seat)]);
  const tried = all.length > most && most < ALL_TRIES ? shuffled(random, 'lays', all) : all;
  const rated = tried.slice(0, most).flatMap((action) => {
    const after = positionAfter<BaseState>(railroadDice2, now, action);
    const value = after.ok && isPosition(after.value) ? worth(after.value, seat) : before;
    return value > before ? [{ action, value }] : [];
  });
  return rated.sort((a, b) => b.value - a.value).map(({ action }) => action);
}

/** Steps beyond which a station is out of sight. */
const WIDEST_GAP = 20;

/** What a network is worth: stations connected, and how near the open ends come to the others. */
function worth(state: State, seat: Seat): number {
  const home = state.stations.find((station) => station.owner === seat);
  const player = state.players[seat];
  if (!home || !player) return 0;
  const { board } = state;
  const { open } = linesFrom(state, home.field);
  const gaps: number[] = [];
  for (let i = 0; i < state.stations.length; i++) {
    const station = state.stations[i];
    if (!station || station === home || player.connected.includes(i)) continue;
    let gap = WIDEST_GAP;
    for (let end = 0; end < open.length; end++) {
      if (open[end]) gap = Math.min(gap, stepsBetween(board, end, station.field));
    }
    gaps.push(gap);
  }
  const nearest = gaps.sort((a, b) => a - b).slice(0, 3);
  return player.connected.length * 40 - nearest.reduce((sum, gap) => sum + gap, 0) + player.money * 0.2;
}

/** Passengers where the most stations of one's own network stand, if the card is running low. */
function callPassengers(state: State, choices: readonly Choice[], seat: Seat): BaseAction | undefined {
  const offer = choices.find((choice) => choice.type === 'newPassengers');
  const player = state.players[seat];
  if (!offer || !player || player.locos.length === 0) return undefined;
  const cards = player.connected.map((station) => cardAt(state.board, state.stations[station]?.field ?? 0));
  const served = (card: number) => cards.filter((other) => other === card).length;
  const [best] = cards.filter((card) => (state.passengers[card - 1] ?? 0) < 10).sort((a, b) => served(b) - served(a));
  return [...expand(offer, seat)].find((action) => 'card' in action && action.card === best);
}

function roll(state: State, choices: readonly Choice[], seat: Seat): BaseAction | undefined {
  const offer = choices.find((choice) => choice.type === 'roll');
  if (!offer) return undefined;
  const wanted = hasOpenEnds(state, seat) ? 'fourSimple' : 'twoSimpleOneComplex';
  const offers = [...expand(offer, seat)];
  return offers.find((action) => Object.values(action).includes(wanted)) ?? offers[0];
}

function hasOpenEnds(state: State, seat: Seat): boolean {
  const home = state.stations.find((station) => station.owner === seat);
  return home !== undefined && linesFrom(state, home.field).open.some((sides) => sides > 0);
}

function plain(choices: readonly Choice[], seat: Seat, type: string): BaseAction | undefined {
  const offer = choices.find((choice) => choice.type === type);
  return offer ? [...expand(offer, seat, 1)][0] : undefined;
}
