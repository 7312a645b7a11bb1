import { cashOf } from '@stellwerk/engine/finance';
import { type Refusal, topFrame } from '@stellwerk/engine/kernel';
import { type Action, bestRunOf, china, map, OWNERS_PERCENT, type State } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { noteDirectors } from '../certificates.ts';
import { type Mapper, type Translations, translateBy } from '../mapper.ts';
import { decline } from '../plain.ts';
import { looksTheSameOn } from '../rotation.ts';
import { layTile, placeMarker } from './board.ts';
import { bridge, isAskedHere, isNeedlessDiscard, isSettled, mayAct, noteTurn, pass, turnOf } from './bridge.ts';
import { peerNameOf, tileNamed } from './names.ts';
import { bid, found, par } from './opening.ts';
import { READINGS, requestFor, settingsOf } from './options.ts';
import { readingsOf } from './readings.ts';
import { routesOf } from './routes.ts';
import { buyShares, payDebt, sellShares } from './shares.ts';
import {
  actor,
  directors,
  frameOf,
  leaveOut,
  newTable,
  notNow,
  play,
  playUnasked,
  seatOf,
  type Table,
  unknown,
  unlessSame,
} from './table.ts';
import { tell } from './tell.ts';
import { assign, buyTrain, discardTrain, exchangeRocket } from './trains.ts';

/** 1880 China as 18xx.games plays it. */
export const chinaMapper: Mapper<State, Action> = {
  peerTitle: '1880',
  title: china,
  // Whether an investor is connected with its company follows from the track here.
  ignored: new Set(['destination_connection']),
  // Nothing in the set-up is drawn.
  usesSeed: false,
  looksTheSame: (tile, one, other) => looksTheSameOn(map, tileNamed(tile), one, other),
  endReason: 'final_train',
  siteReadings: READINGS,
  request: requestFor,
  settings: settingsOf,
  translator(file, game, log) {
    const table = newTable(file, game, log);
    return {
      acts: (action) => mayAct(table, action),
      play(action) {
        if (table.founding && action.type !== 'choose') return notNow(table);
        if (table.discards.length > 0 && action.type !== 'discard_train') return notNow(table);
        noteTurn(table, action);
        const refusal = table.done.has(action) ? undefined : translate(table, action);
        if (refusal) return refusal;
        const stuck = bridge(table);
        noteDirectors(table.certificates, directors(table));
        return stuck;
      },
      settled: () => isSettled(table),
      tell: (pending) => tell(table, pending),
      skip(move) {
        const refusal = playUnasked(table, move);
        noteDirectors(table.certificates, directors(table));
        return refusal;
      },
    };
  },
  readings: readingsOf,
  bestRun({ state }) {
    const frame = topFrame(state);
    if ((frame?.kind !== 'companyTurn' && frame?.kind !== 'investorTurn') || frame.step !== 'run') return undefined;
    const railway = frame.kind === 'companyTurn' ? frame.company : frame.investor;
    const { revenue, proven } = bestRunOf(state, railway);
    return { company: peerNameOf(railway), revenue, proven };
  },
};

/** What only the railway whose turn it is can do. */
const IN_TURN: ReadonlySet<string> = new Set(['lay_tile', 'place_token', 'run_routes', 'dividend', 'buy_train']);

const TRANSLATIONS: Translations<Table> = {
  bid,
  par,
  choose,
  buy_shares: buyShares,
  sell_shares: sellShares,
  payoff_player_debt: payDebt,
  lay_tile: layTile,
  place_token: placeMarker,
  run_routes: runTrains,
  dividend,
  buy_train: buyTrain,
  discard_train: discardTrain,
  purchase_train: exchangeRocket,
  assign,
  pass: (table, action) =>
    action.entity.kind === 'player' ? play(table, { type: 'pass', seat: seatOf(table, action) }) : pass(table, action),
};

function translate(table: Table, action: PeerAction): Refusal | undefined {
  if (IN_TURN.has(action.type) && !isAskedHere(table, action)) return notNow(table);
  return translateBy(TRANSLATIONS, table, action);
}

/** A founder chooses, an investor or its company in a merger, or the owner of P0. */
function choose(table: Table, action: PeerAction): Refusal | undefined {
  const seat = actor(table);
  const choice = action.word('choice') ?? '';
  switch (action.entity.kind) {
    case 'player':
      return found(table, action);
    case 'company':
      return takePayment(table, action, choice);
    case 'minor':
      return mergeTreasury(table, choice);
    default:
      if (isNeedlessDiscard(table, action)) return leaveOut(table, action, choice);
      if (choice !== 'Replace' && choice !== 'Discard') return unknown(choice);
      return play(table, choice === 'Replace' ? { type: 'replaceMarker', seat } : { type: 'pass', seat });
  }
}

/** The last payment comes by itself. The site sometimes names another private of P0's owner. */
function takePayment(table: Table, action: PeerAction, choice: string): Refusal | undefined {
  const frame = frameOf(table);
  const told = /^Receive .* payment of \D?(\d+)$/.exec(choice)?.[1];
  if (frame?.kind !== 'payment') return leaveOut(table, action, choice);
  if (told === undefined) return unknown(choice);
  if (action.entity.id !== 'P0') table.log.notices.push(decline('interop/other-private', { name: action.entity.id }));
  return unlessSame('choice', String(frame.amount), told) ?? play(table, { type: 'takePayment', seat: actor(table) });
}

/** "¥600 to SCR treasury", or a fifth of it to the owner by name. */
function mergeTreasury(table: Table, choice: string): Refusal | undefined {
  const frame = frameOf(table);
  if (frame?.kind !== 'merger' || frame.step !== 'treasury') return notNow(table);
  const seat = actor(table);
  const cash = cashOf(table.game.state, frame.investor);
  const [, amount = '', receiver = ''] = /^\D?(\d+) to (.+)$/.exec(choice) ?? [];
  const to = receiver === `${frame.company} treasury` ? 'company' : 'owner';
  const owner = table.file.players[seat]?.name ?? '';
  if (to === 'owner' && receiver !== owner) {
    if (receiver.endsWith(' treasury')) return unknown(receiver);
    table.log.notices.push(decline('interop/other-name', { name: receiver, who: owner }));
  }
  const due = to === 'company' ? cash : (cash * OWNERS_PERCENT) / 100;
  return unlessSame('choice', String(due), amount) ?? play(table, { type: 'mergeTreasury', seat, to });
}

function runTrains(table: Table, action: PeerAction): Refusal | undefined {
  const railway = turnOf(table);
  if (railway === '') return notNow(table);
  const routes = routesOf(table, railway, action);
  if (!routes.ok) return routes.refusal;
  const frame = frameOf(table);
  // Without a train there is nothing to run here.
  if (routes.value.length === 0 && frame?.kind === 'companyTurn' && frame.step === 'trains')
    return leaveOut(table, action);
  return play(table, { type: 'run', seat: actor(table), routes: routes.value });
}

/** Where nothing was earned the site asks for no dividend, or for one that is withheld here already. */
function dividend(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  const kind = action.text('kind') ?? '';
  if (kind !== 'payout' && kind !== 'withhold') return decline('interop/dividend', { kind });
  if (frame?.kind === 'companyTurn' && frame.step === 'trains') return leaveOut(table, action, kind);
  return play(table, { type: kind === 'payout' ? 'payDividend' : 'withhold', seat: actor(table) });
}
