import { type Refusal, topFrame } from '@stellwerk/engine/kernel';
import { type Action, bestRunOf, maps, rhl, type State } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { noteDirectors } from '../certificates.ts';
import { type Mapper, type Translations, translateBy } from '../mapper.ts';
import { decline } from '../plain.ts';
import { looksTheSameOn } from '../rotation.ts';
import { layTile, placeMarker } from './board.ts';
import { bridge, canPlaceMarker, isAsked, isAskedForMarker, isSettled } from './bridge.ts';
import { companyNamed, peerNameOf, tileNamed } from './names.ts';
import { READINGS, requestFor, settingsOf } from './options.ts';
import { bid, noteItemShares, par } from './packet.ts';
import { readingsOf } from './readings.ts';
import { routesOf } from './routes.ts';
import { buyShares, sellShares } from './shares.ts';
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
} from './table.ts';
import { tell } from './tell.ts';
import { buyTrain, discardTrain, goBankrupt } from './trains.ts';

/** 18Rhl as 18xx.games plays it. */
export const rhlMapper: Mapper<State, Action> = {
  peerTitle: '18Rhl',
  title: rhl,
  // The check for the link to Aachen; here it follows from the track.
  ignored: new Set(['destination_connection']),
  // It places the coal mine and the steel mill.
  usesSeed: true,
  looksTheSame: (tile, one, other) => looksTheSameOn(maps.standard, tileNamed(tile), one, other),
  endReason: 'bank',
  siteReadings: READINGS,
  request: requestFor,
  settings: settingsOf,
  translator(file, game, log) {
    const table = newTable(file, game, log);
    return {
      acts: (action) => isAsked(table, action),
      play(action) {
        if (table.discards.length > 0 && action.type !== 'discard_train') return notNow(table);
        const asked = isAskedForMarker(table, action);
        if (action.type !== 'lay_tile') table.teleport = '';
        if (action.entity.kind === 'corporation') table.turn = companyNamed(action.entity.id) ?? '';
        const refusal =
          asked && action.type === 'pass'
            ? leaveOut(table, action, 'marker')
            : translateBy(TRANSLATIONS, table, action);
        if (refusal) return refusal;
        noteItemShares(table);
        const stuck = bridge(table);
        noteDirectors(table.certificates, directors(table));
        return stuck;
      },
      settled: () => isSettled(table),
      tell: (pending) => tell(table, pending),
      skip(move) {
        table.trackPassed = '';
        const refusal = playUnasked(table, move);
        noteItemShares(table);
        noteDirectors(table.certificates, directors(table));
        return refusal;
      },
    };
  },
  readings: readingsOf,
  bestRun({ state }) {
    const frame = topFrame(state);
    if (frame?.kind !== 'companyTurn' || frame.step !== 'run') return undefined;
    const { revenue, proven } = bestRunOf(state, frame.company);
    return { company: peerNameOf(frame.company), revenue, proven };
  },
};

const TRANSLATIONS: Translations<Table> = {
  bid,
  par,
  buy_shares: buyShares,
  sell_shares: sellShares,
  lay_tile: layTile,
  place_token: placeMarker,
  run_routes: runTrains,
  dividend,
  buy_train: buyTrain,
  discard_train: discardTrain,
  bankrupt: goBankrupt,
  pass,
};

function dividend(table: Table, action: PeerAction): Refusal | undefined {
  const kind = action.text('kind') ?? '';
  if (kind !== 'payout' && kind !== 'withhold') return decline('interop/dividend', { kind });
  return play(table, { type: kind === 'payout' ? 'payDividend' : 'withhold', seat: actor(table) });
}

function runTrains(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  if (frame?.kind !== 'companyTurn') return notNow(table);
  const routes = routesOf(table, frame.company, action);
  if (!routes.ok) return routes.refusal;
  // Without a route there is nothing to run here; the site asks all the same.
  if (routes.value.length === 0 && frame.step === 'trains') return leaveOut(table, action);
  return play(table, { type: 'run', seat: actor(table), routes: routes.value });
}

/** A company passes track and markers one by one there, both at once here. */
function pass(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  if (action.entity.kind === 'player') return play(table, { type: 'pass', seat: seatOf(table, action) });
  // The company had nothing left to do here, and its turn is over.
  if (frame?.kind !== 'companyTurn' || companyNamed(action.entity.id) !== frame.company) return leaveOut(table, action);
  const passesTrack = frame.step === 'build' && !frame.laid && !frame.marked && table.trackPassed !== frame.company;
  if (passesTrack && canPlaceMarker(table)) {
    table.trackPassed = frame.company;
    return leaveOut(table, action, 'track');
  }
  table.trackPassed = '';
  return play(table, { type: 'pass', seat: actor(table) });
}
