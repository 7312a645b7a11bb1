import { GONE, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import { admits, type Refusal } from '@stellwerk/engine/kernel';
import {
  type Action,
  type Auction,
  bestRunOf,
  type CompanyTurn,
  type InvestorTurn,
  isAtLimit,
  isInvestor,
  phaseOf,
  type StockRound,
  seatFor,
} from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { companyNamed, investorNamed, privateNamed } from './names.ts';
import { saleIn } from './shares.ts';
import {
  actor,
  frameOf,
  leaveOut,
  newTurn,
  nextIn,
  notNow,
  offers,
  type PeerTurn,
  play,
  playUnasked,
  seatOf,
  type Table,
} from './table.ts';

/** More moves in a row than the site could ever skip are a fault of this bridge. */
const MOST = 400;

/**
 * Plays what the site leaves out because nothing else could be done, or does by itself. It goes as far as the next action of
 * the file asks for, at the end of a finished game to the end.
 */
export function bridge(table: Table): Refusal | undefined {
  for (let i = 0; i < MOST && !table.game.over; i++) {
    const next = upcoming(table);
    if (!next && !table.file.finished) return undefined;
    const move = bridgingMove(table, next);
    if (!move) return undefined;
    const refusal = playUnasked(table, move);
    if (refusal) return refusal;
  }
  return undefined;
}

/**
 * The next action of the file that has a meaning here: a pass in a turn that is over here has none, and what the site did by
 * itself for a railway or a private is not waited for.
 */
function upcoming(table: Table): PeerAction | undefined {
  const own = turnOf(table);
  for (let after = 0; ; after++) {
    const move = table.log.moves[table.log.at + after];
    if (!move) break;
    const { action, automatic } = move;
    if (automatic && action.entity.kind !== 'player') continue;
    if (isNeedlessDiscard(table, action) || table.done.has(action)) continue;
    const who = actingRailway(action);
    if (action.type !== 'pass' || who === '' || who === own || who !== table.turn.of) return action;
  }
  return undefined;
}

/** The site asks for an investor's marker even where it cannot be replaced; here it is gone by then. */
export function isNeedlessDiscard(table: Table, action: PeerAction): boolean {
  const discards =
    action.type === 'choose' && action.entity.kind === 'corporation' && action.text('choice') === 'Discard';
  return discards && frameOf(table)?.kind !== 'merger';
}

/** The company or investor that acts, '' for a player or a private. */
function actingRailway({ entity }: PeerAction): PeerTurn['of'] {
  if (entity.kind === 'corporation') return companyNamed(entity.id) ?? '';
  return entity.kind === 'minor' ? (investorNamed(entity.id) ?? '') : '';
}

/** Whose turn of the operating round is on top here. */
export function turnOf(table: Table): PeerTurn['of'] {
  const frame = frameOf(table);
  if (frame?.kind === 'companyTurn') return frame.company;
  return frame?.kind === 'investorTurn' ? frame.investor : '';
}

/** Whether the railway named in the action is the one that is asked here. */
export function isAskedHere(table: Table, action: PeerAction): boolean {
  const who = actingRailway(action);
  const frame = frameOf(table);
  switch (frame?.kind) {
    case 'homeCity':
      return who === frame.company;
    case 'merger':
      return who === (frame.step === 'treasury' ? frame.investor : frame.company);
    case 'raiseMoney':
      return who === frame.company;
    default:
      return who !== '' && who === turnOf(table);
  }
}

/** Whether the railway or private that acts is one that may here: players are asked for by the game itself. */
export function mayAct(table: Table, action: PeerAction): boolean {
  const { entity, type } = action;
  const who = actingRailway(action);
  switch (entity.kind) {
    case 'player':
      return seatOf(table, action) >= 0;
    case 'company': {
      const owner = privateNamed(entity.id) && table.game.state.privates[privateNamed(entity.id) ?? 'P0'];
      return owner === playerOwner(actor(table)) || (owner === GONE && entity.id === (type === 'assign' ? 'P7' : 'P0'));
    }
    default:
      if (who === '') return false;
      if (table.done.has(action) || isNeedlessDiscard(table, action) || type === 'discard_train') return true;
      if (type === 'pass' && (who === table.turn.of || isSkipped(table, who))) return true;
      return isAskedHere(table, action);
  }
}

/** When investors operate no more, the site lets each pass by itself. */
function isSkipped({ game, log }: Table, who: PeerTurn['of']): boolean {
  const isAutomatic = log.moves[log.at - 1]?.automatic ?? false;
  return isAutomatic && who !== '' && isInvestor(who) && game.state.investors[who].owner !== null;
}

/** Notes that a railway acts; a new turn begins with another one, or with another round. */
export function noteTurn(table: Table, action: PeerAction): void {
  const who = actingRailway(action);
  const round = table.game.state.flow.find((frame) => frame.kind === 'operatingRound')?.number ?? 0;
  if (who !== '' && (who !== table.turn.of || round !== table.turn.round)) table.turn = newTurn(who, round);
}

function bridgingMove(table: Table, next: PeerAction | undefined): Action | undefined {
  const frame = frameOf(table);
  const seat = actor(table);
  switch (frame?.kind) {
    case 'auction':
      return fitsAuction(table, frame, next) ? undefined : { type: 'pass', seat };
    case 'stockRound':
      return fitsStockRound(table, frame, next) ? undefined : { type: 'pass', seat };
    case 'merger':
      if (next?.type === 'choose' && next.entity.kind !== 'player' && next.entity.kind !== 'company') return undefined;
      return frame.step === 'treasury' ? { type: 'mergeTreasury', seat, to: 'company' } : { type: 'pass', seat };
    case 'investorTurn':
      return investorMove(table, frame, next);
    case 'companyTurn':
      return companyMove(table, frame, next);
    default:
      return undefined;
  }
}

/** Who cannot bid higher is out there without a word. */
function fitsAuction(table: Table, frame: Auction, next: PeerAction | undefined): boolean {
  if (!next || seatOf(table, next) !== frame.seat) return false;
  return next.type === 'pass' || (next.type === 'bid' && next.text('company') === frame.item);
}

/** A director sells in the turn of a company too: then the sale may be none of this round. */
function fitsStockRound(table: Table, frame: StockRound, next: PeerAction | undefined): boolean {
  if (next?.entity.kind !== 'player' || seatOf(table, next) !== frame.seat) return false;
  const sale = next.type === 'sell_shares' ? saleIn(next) : undefined;
  return frame.first || !sale || admits(table.game.choices(frame.seat), { ...sale, seat: frame.seat });
}

function investorMove(table: Table, frame: InvestorTurn, next: PeerAction | undefined): Action | undefined {
  const seat = actor(table);
  const isMine = next !== undefined && actingRailway(next) === frame.investor;
  switch (frame.step) {
    case 'build':
      return isMine && /^(lay_tile|pass)$/.test(next.type) ? undefined : { type: 'pass', seat };
    case 'run':
      return isMine && next.type === 'run_routes' ? undefined : { type: 'run', seat, routes: [] };
    default:
      return undefined;
  }
}

function companyMove(table: Table, frame: CompanyTurn, next: PeerAction | undefined): Action | undefined {
  const seat = actor(table);
  const isPower =
    next !== undefined && (isPowerOf(table, frame, next) || (isBy(frame, next) && next.type === 'assign'));
  if (isPower && (isAskedForPermit(table, frame) || isWaiting(table, frame))) return undefined;
  const isMine = next !== undefined && isBy(frame, next);
  switch (frame.step) {
    case 'build':
      return isMine && isBuilding(table, frame, next) ? undefined : { type: 'pass', seat };
    case 'run':
      return isMine && next.type === 'run_routes' ? undefined : { type: 'run', seat, routes: [] };
    case 'dividend':
      return isMine && next.type === 'dividend' ? undefined : { type: 'withhold', seat };
    case 'trains':
      return next && isBuying(table, frame, next) ? undefined : { type: 'pass', seat };
    default:
      return undefined;
  }
}

/** The site does not wait in a step where nothing can be done. */
function isWaiting(table: Table, frame: CompanyTurn): boolean {
  if (frame.step === 'build') return isLaying(table, frame) || offers(table, 'placeMarker');
  return frame.step !== 'run' || bestRunOf(table.game.state, frame.company).routes.length > 0;
}

export function isLaying(table: Table, frame: CompanyTurn): boolean {
  const passed = table.turn.of === frame.company && table.turn.trackPassed;
  return !passed && mayLay(table, frame);
}

/** In phase D it first asks whether P5's permit goes to a company that has none. */
export function isAskedForPermit({ game, turn }: Table, { company }: CompanyTurn): boolean {
  const { privates, permitOfP5, companies } = game.state;
  const owns = privates.P5 === playerOwner(seatFor(game.state, company)) && permitOfP5 === null;
  const asked = owns && phaseOf(game.state).letter === 'D' && !companies[company].permits.includes('D');
  return asked && !(turn.of === company && turn.permitPassed);
}

/** Where neither track nor a station is possible the site goes on: a pass then belongs to the trains. */
function isBuilding(table: Table, frame: CompanyTurn, { type }: PeerAction): boolean {
  if (type !== 'pass') return type === 'lay_tile' || type === 'place_token';
  return isAskedForPermit(table, frame) || isLaying(table, frame) || offers(table, 'placeMarker');
}

function isBy(frame: CompanyTurn, action: PeerAction): boolean {
  return actingRailway(action) === frame.company;
}

/** P5 and P7 are used in the turn of a company of their owner. */
function isPowerOf({ game }: Table, frame: CompanyTurn, { type, entity }: PeerAction): boolean {
  if (entity.kind !== 'company' || (type !== 'assign' && type !== 'purchase_train')) return false;
  const owner = entity.id === 'P5' ? game.state.privates.P5 : game.state.privates.P7;
  return owner === playerOwner(seatFor(game.state, frame.company));
}

function isBuying(table: Table, frame: CompanyTurn, next: PeerAction): boolean {
  // A company with as many trains as it may have is not asked there: the sale is one of another turn.
  if (next.type === 'sell_shares') {
    return seatOf(table, next) === actor(table) && !isAtLimit(table.game.state, frame.company);
  }
  // It asks for routes even where there is none.
  return isBy(frame, next) && /^(buy_train|run_routes|dividend|pass)$/.test(next.type);
}

/**
 * A company passes track and stations one by one there, both at once here; before that it passes the permit of P5. Passes
 * that change nothing here are left out.
 */
export function pass(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  const who = actingRailway(action);
  if (who === '') return frame?.kind === 'payment' ? play(table, { type: 'pass', seat: actor(table) }) : notNow(table);
  if (who !== turnOf(table)) return leaveOut(table, action);
  const next = upcoming(table);
  const seat = actor(table);
  if (frame?.kind === 'investorTurn')
    return frame.step === 'build' ? play(table, { type: 'pass', seat }) : leaveOut(table, action);
  if (frame?.kind !== 'companyTurn') return leaveOut(table, action);
  const goesOn = next !== undefined && isBy(frame, next);
  if (frame.step === 'build') {
    if (goesOn && /^(lay_tile|place_token)$/.test(next.type)) return leaveOut(table, action);
    const asked = isAskedForPermit(table, frame);
    table.turn.permitPassed = true;
    if (asked) return leaveOut(table, action);
    const first = !table.turn.trackPassed && mayLay(table, frame);
    table.turn.trackPassed = true;
    return first && offers(table, 'placeMarker') ? leaveOut(table, action) : play(table, { type: 'pass', seat });
  }
  if (frame.step !== 'trains' || (goesOn && /^(buy_train|pass)$/.test(next.type))) return leaveOut(table, action);
  return play(table, { type: 'pass', seat });
}

/** The site waits for track as long as the permit and the number of tiles allow it, or P7 could bring a first train. */
function mayLay({ game }: Table, frame: CompanyTurn): boolean {
  const owned = trainsOf(game.state, frame.company).length;
  if (owned === 0 && game.state.privates.P7 === playerOwner(seatFor(game.state, frame.company))) return true;
  const { permits } = game.state.companies[frame.company];
  const { letter } = phaseOf(game.state);
  const most = letter === 'A' && frame.company !== 'BCR' ? 1 : 2;
  return permits.includes(letter) && !frame.upgraded && frame.yellow < most;
}

/** The two stand at the same point: nothing is under way here that the site has not begun, or the other way round. */
export function isSettled(table: Table): boolean {
  const frame = frameOf(table);
  // A merger and the placing of P7's train go in other steps there.
  const waits = frame?.kind === 'merger' || frame?.kind === 'raiseMoney' || frame?.kind === 'forcedRocket';
  const next = nextIn(table);
  if (next && (isNeedlessDiscard(table, next) || table.done.has(next))) return false;
  return !waits && table.founding === null && table.discards.length === 0;
}
