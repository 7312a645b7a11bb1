import { cashOf } from '@stellwerk/engine/finance';
import type { Refusal } from '@stellwerk/engine/kernel';
import {
  type Action,
  hasPlace,
  inReceivership,
  isCompulsory,
  isMine,
  isMineCompany,
  type MineCompanyId,
  type Operation,
  REPLACEMENT_PRICE,
  type State,
  spareMarkers,
} from '@stellwerk/titles/1873';
import type { PeerAction } from '../action.ts';
import { isThere } from './board.ts';
import { operationOf } from './names.ts';
import { arrangementOf } from './purchases.ts';
import { actor, frameOf, leaveOut, notNow, operating, play, playUnasked, seatOf, type Table } from './table.ts';

/** More moves in a row than the site could ever skip are a fault of this bridge. */
const MOST = 400;

type Step = 'track' | 'station' | 'produce' | 'run' | 'payout' | 'mine' | 'purchases' | 'issue' | 'close';

const MINE_STEPS: readonly Step[] = ['track', 'purchases', 'close'];
const MINE_COMPANY_STEPS: readonly Step[] = ['produce', 'payout', 'mine', 'purchases', 'issue'];
const RAILWAY_STEPS: readonly Step[] = ['track', 'station', 'run', 'payout', 'purchases', 'issue'];

function stepsOf(id: Operation): readonly Step[] {
  if (isMine(id)) return MINE_STEPS;
  return isMineCompany(id) ? MINE_COMPANY_STEPS : RAILWAY_STEPS;
}

const STEP_OF: Readonly<Record<string, Step>> = {
  lay_tile: 'track',
  place_token: 'station',
  switch_trains: 'produce',
  run_routes: 'run',
  dividend: 'payout',
  buy_corporation: 'mine',
  buy_train: 'purchases',
  scrap_train: 'purchases',
};

/** The place of an action in the turn of its mine or company; -1 for a pass, which may end any step. */
function placeOf({ type }: PeerAction, of: Operation): number {
  if (type === 'pass') return -1;
  const step = type === 'convert' ? (isMine(of) ? 'close' : 'issue') : STEP_OF[type];
  return step === undefined ? -1 : stepsOf(of).indexOf(step);
}

function roundOf({ flow, tradingRound }: State): string {
  return `${tradingRound}.${flow.find((frame) => frame.kind === 'operatingRound')?.number ?? 0}`;
}

/** Whether the mine or company that acts is one that may here: players are asked for by the game itself. */
export function mayAct(table: Table, action: PeerAction): boolean {
  if (action.entity.kind === 'player') return seatOf(table, action) >= 0;
  const who = operationOf(action);
  if (who === '') return false;
  if (action.type === 'merge') return table.founding?.company === who;
  return who === operating(frameOf(table)) || (action.type === 'pass' && who === table.turn.of);
}

/** Notes that a mine or company acts, and how far its turn has come there. */
export function noteTurn(table: Table, action: PeerAction): void {
  const who = operationOf(action);
  if (who === '' || who !== operating(frameOf(table))) return;
  const round = roundOf(table.game.state);
  if (who !== table.turn.of || round !== table.turn.round) table.turn = { of: who, round, reached: -1 };
  table.turn.reached = Math.max(table.turn.reached, placeOf(action, who));
}

/** A step of a mine or company ends; some of them are over here already, or end with the turn. */
export function passStep(table: Table, action: PeerAction): Refusal | undefined {
  const who = operationOf(action);
  const frame = frameOf(table);
  if (who === '' || who !== operating(frame)) return leaveOut(table, action);
  const seat = actor(table);
  const { turn } = table;
  const ends = (step: Step) => {
    turn.reached = Math.max(turn.reached, stepsOf(who).indexOf(step));
  };
  const isOpen = (step: Step) => turn.reached < stepsOf(who).indexOf(step);
  switch (frame?.kind) {
    case 'mineTurn':
      if (frame.step === 'track') return play(table, { type: 'pass', seat });
      ends(turn.reached < 1 ? 'purchases' : 'close');
      return undefined;
    case 'mineCompanyTurn':
      if (frame.step === 'produce') {
        ends('produce');
        return play(table, { type: 'produce', seat, switchers: [...arrangementOf(table, frame.company)] });
      }
      if (isOpen('mine') && hasPlace(table.game.state, frame.company)) {
        ends('mine');
        return frame.step === 'mine' ? play(table, { type: 'pass', seat }) : leaveOut(table, action);
      }
      ends(isOpen('purchases') ? 'purchases' : 'issue');
      return undefined;
    case 'railwayTurn': {
      const { company } = frame;
      const { state } = table.game;
      if (frame.step === 'track') {
        ends('track');
        return play(table, { type: 'pass', seat });
      }
      if (frame.step === 'station' || isAskedForStation(table)) {
        ends('station');
        return frame.step === 'station' ? play(table, { type: 'pass', seat }) : leaveOut(table, action);
      }
      if (frame.step !== 'purchases' && frame.step !== 'issue') return leaveOut(table, action);
      if (isCompulsory(state, company)) return play(table, { type: 'becomeInsolvent', seat });
      ends(isOpen('purchases') ? 'purchases' : 'issue');
      return undefined;
    }
    default:
      return notNow(table);
  }
}

/** The site asks a railway for a station even where none can be placed; here the turn is beyond it then. */
export function isAskedForStation({ game: { state }, turn }: Table): boolean {
  const frame = state.flow.at(-1);
  if (frame?.kind !== 'railwayTurn' || frame.step === 'track' || frame.step === 'station') return false;
  const { company } = frame;
  const reached = turn.of === company && turn.round === roundOf(state) ? turn.reached : -1;
  if (reached >= RAILWAY_STEPS.indexOf('station') || inReceivership(state, company)) return false;
  return cashOf(state, company) >= REPLACEMENT_PRICE && spareMarkers(state, company) > 0;
}

/**
 * Plays what the site leaves out because nothing else could be done, or does by itself. It goes as far as the next action of
 * the file asks for, at the end of a finished game to the end.
 */
export function bridge(table: Table): void {
  for (let i = 0; i < MOST && !table.game.over; i++) {
    const next = upcoming(table);
    if (table.founding || (!next && !table.file.finished)) return;
    const move = bridgingMove(table, next);
    // What cannot be passed over is for the next action of the file to say.
    if (!move || playUnasked(table, move)) return;
  }
}

/** The next action of the file that has a meaning here. */
function upcoming(table: Table): PeerAction | undefined {
  const frame = frameOf(table);
  // Who cannot raise any more is out here before the site asks; with the last of them the item is sold.
  const asked = [...table.bidders].filter((seat) => seat !== table.highest);
  const out = new Set(frame?.kind === 'bidding' ? frame.passed : asked);
  for (let at = table.log.at; ; at++) {
    const action = table.log.moves[at]?.action;
    if (!action) return undefined;
    if (table.done.has(action)) continue;
    const who = operationOf(action);
    if (action.type === 'pass' && who !== '' && who === table.turn.of && who !== operating(frame)) continue;
    if (action.type === 'pass' && table.bidders.has(seatOf(table, action)) && out.delete(seatOf(table, action)))
      continue;
    return action;
  }
}

/** The positions can be compared: the next entry of the file is the next thing that is asked here. */
export function isSettled(table: Table): boolean {
  const next = table.log.moves[table.log.at]?.action;
  if (table.founding) return false;
  if (!next) return true;
  if (next.type === 'pass' && operationOf(next) === operating(frameOf(table)) && isAskedForStation(table)) return false;
  return upcoming(table) === next && !(next.type === 'lay_tile' && isThere(table, next));
}

function bridgingMove(table: Table, next: PeerAction | undefined): Action | undefined {
  const frame = frameOf(table);
  const seat = actor(table);
  const pass: Action = { type: 'pass', seat };
  const isBySeat = next?.entity.kind === 'player' && seatOf(table, next) === seat;
  switch (frame?.kind) {
    case 'premiumAuction':
    case 'startAuction':
      return isBySeat || next?.entity.kind !== 'player' ? undefined : pass;
    case 'auctionRound':
    case 'bidding':
      return isBySeat && /^(bid|pass)$/.test(next.type) ? undefined : pass;
    case 'stockRound':
      return isBySeat && next.type !== 'bid' ? undefined : pass;
    case 'mineTurn':
    case 'mineCompanyTurn':
    case 'railwayTurn':
      return turnMove(table, next);
    default:
      return undefined;
  }
}

/** What ends the step of the turn on top, unless the next action belongs to it. */
function turnMove(table: Table, next: PeerAction | undefined): Action | undefined {
  const frame = frameOf(table);
  const who = operating(frame);
  if (who === '' || !frame || !('step' in frame)) return undefined;
  const seat = actor(table);
  const steps = stepsOf(who);
  const now = steps.indexOf(frame.step);
  const { turn } = table;
  const reached = turn.of === who && turn.round === roundOf(table.game.state) ? turn.reached : -1;
  const isMine = next !== undefined && operationOf(next) === who;
  const place = isMine ? placeOf(next, who) : steps.length;
  const ended = reached >= steps.length - 1 && place >= 0 && place < steps.length - 1;
  if (isMine && place < 0) {
    if (frame.step !== 'produce' || (frame.kind === 'mineCompanyTurn' && asksForSwitchers(table, frame.company)))
      return undefined;
  } else if (isMine && !ended) {
    const last = frame.kind === 'mineTurn' && frame.step === 'purchases';
    const again = place === now && frame.step === 'purchases' && reached >= now && place < reached;
    if (!again && (place <= now || last)) return undefined;
  }
  switch (frame.step) {
    case 'produce':
      return frame.kind === 'mineCompanyTurn'
        ? { type: 'produce', seat, switchers: [...arrangementOf(table, frame.company)] }
        : undefined;
    case 'run':
    case 'payout':
      return undefined;
    case 'purchases':
      return isCompulsory(table.game.state, who) ? { type: 'becomeInsolvent', seat } : { type: 'pass', seat };
    default:
      return { type: 'pass', seat };
  }
}

/** The site asks where two mines have not the same switchers, at least one of them connected. */
export function asksForSwitchers(table: Table, company: MineCompanyId): boolean {
  const { state } = table.game;
  const sizes = arrangementOf(table, company);
  const connected = state.mineCompanies[company].mines.map((mine) => state.mines[mine].connected);
  return sizes.some((one, i) => sizes.some((other, j) => one !== other && (connected[i] || connected[j])));
}
