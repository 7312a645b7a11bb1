import { type Refusal, refuse, topFrame } from '@stellwerk/engine/kernel';
import { bestRunOf, china, type State } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import type { Mapper } from '../mapper.ts';
import { layTile, placeMarker } from './board.ts';
import { bridge, isAskedHere, isNeedlessDiscard, isSettled, noteTurn, pass, turnOf } from './bridge.ts';
import { peerNameOf } from './names.ts';
import { bid, found, par } from './opening.ts';
import { requestFor } from './options.ts';
import { readingsOf } from './readings.ts';
import { routesOf } from './routes.ts';
import { buyShares, payDebt, sellShares } from './shares.ts';
import { actor, frameOf, newTable, notNow, play, seatOf, type Table } from './table.ts';
import { assign, buyTrain, discardTrain, exchangeRocket } from './trains.ts';

/** 1880 China as 18xx.games plays it. */
export const chinaMapper: Mapper<State> = {
  peerTitle: '1880',
  title: china,
  // Whether an investor is connected with its company follows from the track here.
  ignored: new Set(['destination_connection']),
  request: requestFor,
  translator(file, game) {
    const table = newTable(file, game);
    return {
      play(action) {
        table.at = table.ahead.indexOf(action) + 1 || table.at;
        noteTurn(table, action);
        return translate(table, action) ?? bridge(table);
      },
      settled: () => isSettled(table),
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

function translate(table: Table, action: PeerAction): Refusal | undefined {
  if (IN_TURN.has(action.type) && !isAskedHere(table, action)) return notNow(table);
  switch (action.type) {
    case 'bid':
      return bid(table, action);
    case 'par':
      return par(table, action);
    case 'choose':
      return choose(table, action);
    case 'buy_shares':
      return buyShares(table, action);
    case 'sell_shares':
      return sellShares(table, action);
    case 'payoff_player_debt':
      return payDebt(table, action);
    case 'lay_tile':
      return layTile(table, action);
    case 'place_token':
      return placeMarker(table, action);
    case 'run_routes':
      return runTrains(table, action);
    case 'dividend':
      return dividend(table, action);
    case 'buy_train':
      return buyTrain(table, action);
    case 'discard_train':
      return discardTrain(table, action);
    case 'purchase_train':
      return exchangeRocket(table);
    case 'assign':
      return assign(table, action);
    case 'pass':
      return action.entity.kind === 'player'
        ? play(table, { type: 'pass', seat: seatOf(table, action) })
        : pass(table, action);
    default:
      return refuse('interop/kind');
  }
}

/** A founder chooses, an investor or its company in a merger, or the owner of P0. */
function choose(table: Table, action: PeerAction): Refusal | undefined {
  const seat = actor(table);
  const choice = action.text('choice') ?? '';
  switch (action.entity.kind) {
    case 'player':
      return found(table, action);
    case 'company':
      // The last payment comes by itself.
      return frameOf(table)?.kind === 'payment' ? play(table, { type: 'takePayment', seat }) : undefined;
    case 'other':
      if (!isAskedHere(table, action)) return notNow(table);
      return play(table, { type: 'mergeTreasury', seat, to: choice.endsWith(' treasury') ? 'company' : 'owner' });
    default:
      if (isNeedlessDiscard(table, action)) return undefined;
      if (!isAskedHere(table, action)) return notNow(table);
      return play(table, choice === 'Replace' ? { type: 'replaceMarker', seat } : { type: 'pass', seat });
  }
}

function runTrains(table: Table, action: PeerAction): Refusal | undefined {
  const railway = turnOf(table);
  if (railway === '') return notNow(table);
  const routes = routesOf(table.game.state, railway, action);
  if (!routes.ok) return routes.refusal;
  const frame = frameOf(table);
  // Without a train there is nothing to run here.
  if (routes.value.length === 0 && frame?.kind === 'companyTurn' && frame.step === 'trains') return undefined;
  return play(table, { type: 'run', seat: actor(table), routes: routes.value });
}

/** Where nothing was earned the site asks for no dividend, or for one that is withheld here already. */
function dividend(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  if (frame?.kind === 'companyTurn' && frame.step === 'trains') return undefined;
  return play(table, { type: action.text('kind') === 'payout' ? 'payDividend' : 'withhold', seat: actor(table) });
}
