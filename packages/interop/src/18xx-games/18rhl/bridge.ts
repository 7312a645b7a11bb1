import type { Refusal } from '@stellwerk/engine/kernel';
import { type Action, type CompanyTurn, companies, directorSeat, type StockRound } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { companyNamed, privateNamed } from './names.ts';
import { actor, frameOf, nextIn, playUnasked, seatOf, type Table } from './table.ts';

/** More moves in a row than the site could ever skip are a fault of this bridge. */
const MOST = 100;

/**
 * Plays what the site leaves out because nothing else could be done, or does by itself: passes, answers to offers, the item
 * that must be taken. It goes as far as the next action of the file asks for, at the end of a finished game to the end.
 */
export function bridge(table: Table): Refusal | undefined {
  const next = nextIn(table);
  for (let i = 0; i < MOST && !table.game.over; i++) {
    const move = bridgingMove(table, next);
    if (!move) return undefined;
    if (move.type === 'pass') table.trackPassed = '';
    const refusal = playUnasked(table, move);
    if (refusal) return refusal;
  }
  return undefined;
}

function bridgingMove(table: Table, next: PeerAction | undefined): Action | undefined {
  if (!next && !table.file.finished) return undefined;
  const frame = frameOf(table);
  const seat = actor(table);
  switch (frame?.kind) {
    case 'startPacket':
      return frame.unsold[0] === 'no1' && frame.price === 0 ? { type: 'buyItem', seat, item: 'no1' } : undefined;
    case 'stockRound':
      return fitsStockRound(table, frame, next) ? undefined : { type: 'pass', seat };
    case 'trainOffer':
      return { type: 'answerOffer', seat, accept: true };
    case 'companyTurn':
      return turnMove(table, frame, next);
    default:
      return undefined;
  }
}

/** The two stand at the same point: nothing is under way here that the site has not begun, or the other way round. */
export function isSettled(table: Table): boolean {
  const frame = frameOf(table);
  switch (frame?.kind) {
    // RhE's shares move with its par here, before it there.
    case 'choosePar':
    case 'raiseMoney':
      return false;
    case 'companyTurn':
      return frame.step !== 'trains' || !runsLater(table, frame);
    default:
      return table.discards.length === 0;
  }
}

/** Where there is no route the price has moved here; there a run without routes is still to come, maybe after tiles of privates. */
function runsLater(table: Table, frame: CompanyTurn): boolean {
  let after = 0;
  for (;;) {
    const next = nextIn(table, after);
    if (next?.type !== 'lay_tile' || next.entity.kind !== 'company') {
      return next?.type === 'run_routes' && isBy(frame, next);
    }
    after += 1;
  }
}

/** Whether the company or private that acts is one that may here: players are asked for by the game itself. */
export function isAsked(table: Table, action: PeerAction): boolean {
  const { entity, type } = action;
  const frame = frameOf(table);
  switch (entity.kind) {
    case 'player':
      return seatOf(table, action) >= 0;
    case 'company':
      return frame?.kind === 'companyTurn' && isPowerOf(table, frame, action);
    case 'corporation': {
      const company = companyNamed(entity.id);
      if (company === undefined || type === 'discard_train') return company !== undefined;
      if (frame?.kind === 'companyTurn' && frame.company === company) return true;
      if (frame?.kind === 'raiseMoney' && frame.company === company) return true;
      // Its turn is over here already.
      return type === 'pass' && table.turn === company;
    }
    default:
      return false;
  }
}

function fitsStockRound(table: Table, frame: StockRound, next: PeerAction | undefined): boolean {
  return next !== undefined && next.entity.kind === 'player' && seatOf(table, next) === frame.seat;
}

function turnMove(table: Table, frame: CompanyTurn, next: PeerAction | undefined): Action | undefined {
  const seat = actor(table);
  if (next && isBy(frame, next) && isAskedForMarker(table, next)) return undefined;
  switch (frame.step) {
    case 'build':
      return next && isBuilding(table, frame, next) ? undefined : { type: 'pass', seat };
    case 'run':
      return next && isRunning(table, frame, next) ? undefined : { type: 'run', seat, routes: [] };
    case 'trains':
      return next && isBuyingTrains(table, frame, next) ? undefined : { type: 'pass', seat };
    default:
      return undefined;
  }
}

function isRunning(table: Table, frame: CompanyTurn, next: PeerAction): boolean {
  if (next.type === 'lay_tile') return isPowerOf(table, frame, next);
  return next.type === 'run_routes' && isBy(frame, next);
}

function isBy(frame: CompanyTurn, action: PeerAction | undefined): boolean {
  return action?.entity.kind === 'corporation' && companyNamed(action.entity.id) === frame.company;
}

/** The action belongs to the first part of this very turn. */
function isBuilding(table: Table, frame: CompanyTurn, next: PeerAction): boolean {
  const passed = table.trackPassed === frame.company;
  switch (next.type) {
    case 'lay_tile':
      return isBy(frame, next) ? !passed && !frame.laid && !frame.marked : isPowerOf(table, frame, next);
    case 'place_token':
      return isBy(frame, next);
    case 'pass':
      return isBy(frame, next) && ((!passed && !frame.laid) || canPlaceMarker(table));
    default:
      return false;
  }
}

/** Where no marker can be placed the site does not ask: a pass after the track then belongs to the trains. */
export function canPlaceMarker(table: Table): boolean {
  return table.game.choices(actor(table)).some(({ type }) => type === 'placeMarker');
}

/** The site asks for the marker that goes with the tile just laid, even if there is none: it is placed next, or passed. */
export function isAskedForMarker(table: Table, action: PeerAction): boolean {
  return table.teleport !== '' && action.entity.kind === 'corporation' && /^(pass|place_token)$/.test(action.type);
}

function isPowerOf({ game }: Table, frame: CompanyTurn, { entity }: PeerAction): boolean {
  const used = entity.kind === 'company' ? privateNamed(entity.id) : undefined;
  const director = directorSeat(game.state, companies[frame.company]);
  return used !== undefined && game.state.privates[used] === `player${director}`;
}

function isBuyingTrains(table: Table, frame: CompanyTurn, next: PeerAction): boolean {
  switch (next.type) {
    case 'buy_train':
    case 'bankrupt':
    // It asks for routes even where there is none.
    case 'run_routes':
    case 'pass':
      return isBy(frame, next);
    case 'sell_shares':
      return seatOf(table, next) === actor(table) && mayBuyTrain(table);
    case 'lay_tile':
      return !frame.bought && isPowerOf(table, frame, next) && (mayBuyTrain(table) || runsLater(table, frame));
    default:
      return false;
  }
}

/** Where no train can be bought the site ends the turn by itself. */
export function mayBuyTrain(table: Table): boolean {
  return table.game.choices(actor(table)).some(({ type }) => type === 'buyTrain' || type === 'forcePurchase');
}
