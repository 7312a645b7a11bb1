import { type Refusal, topFrame } from '@stellwerk/engine/kernel';
import { type Action, bestRunOf, checkRun, harzbahn, mapFor, runSituation, type State } from '@stellwerk/titles/1873';
import { numberIn, type PeerAction } from '../action.ts';
import { typeOfCopy } from '../copies.ts';
import { type Mapper, type Translations, translateBy } from '../mapper.ts';
import { decline } from '../plain.ts';
import { looksTheSameOn } from '../rotation.ts';
import { chainsIn } from '../ways.ts';
import { layTile, placeMarker } from './board.ts';
import { bridge, isSettled, mayAct, noteTurn, passStep } from './flow.ts';
import { peerNameOf } from './names.ts';
import { READINGS, requestFor, settingsOf } from './options.ts';
import { buyMine, buyTrain, scrapTrain, switchTrains } from './purchases.ts';
import { readingsOf } from './readings.ts';
import { enteredRoutes } from './routes.ts';
import { bid, buyShares, merge, par, pass, sellShares } from './shares.ts';
import { actor, frameOf, newTable, noteChanges, notNow, play, playUnasked, type Table, unlessSame } from './table.ts';
import { tell } from './tell.ts';

const MAP = mapFor('peer', 50);

/** Harzbahn 1873 as 18xx.games plays it. */
export const harzbahnMapper: Mapper<State, Action> = {
  peerTitle: 'Harzbahn 1873',
  title: harzbahn,
  // Which mines are connected follows from the track here.
  ignored: new Set(['destination_connection']),
  usesSeed: false,
  looksTheSame: (tile, one, other) => looksTheSameOn(MAP, typeOfCopy(tile), one, other),
  endReason: 'stock_market',
  siteReadings: READINGS,
  request: requestFor,
  settings: settingsOf,
  translator(file, game, log) {
    const table = newTable(file, game, log);
    noteChanges(table);
    return {
      acts: (action) => mayAct(table, action),
      play(action) {
        if (table.founding && action.type !== 'merge') return notNow(table);
        noteTurn(table, action);
        const refusal = table.done.has(action) ? undefined : translateBy(TRANSLATIONS, table, action);
        if (refusal) return refusal;
        noteChanges(table);
        bridge(table);
        noteChanges(table);
        return undefined;
      },
      settled: () => isSettled(table),
      tell: (pending) => tell(table, pending),
      skip(move) {
        const refusal = playUnasked(table, move);
        noteChanges(table);
        return refusal;
      },
    };
  },
  readings: readingsOf,
  bestRun({ state }) {
    const frame = topFrame(state);
    if (frame?.kind !== 'railwayTurn' || frame.step !== 'run') return undefined;
    const { revenue, proven } = bestRunOf(state, frame.company);
    return { company: peerNameOf(frame.company), revenue, proven };
  },
};

const TRANSLATIONS: Translations<Table> = {
  bid,
  par,
  merge,
  buy_shares: buyShares,
  sell_shares: sellShares,
  lay_tile: layTile,
  place_token: placeMarker,
  run_routes: run,
  dividend,
  buy_corporation: buyMine,
  buy_train: buyTrain,
  scrap_train: scrapTrain,
  switch_trains: switchTrains,
  convert: (table, { entity }) =>
    play(table, { type: entity.kind === 'minor' ? 'closeMine' : 'issueShares', seat: actor(table) }),
  pass: (table, action) => (action.entity.kind === 'player' ? pass(table, action) : passStep(table, action)),
};

/** More stops than any map has are no route. */
const MOST_LEGS = 60;

/** Each route must be a way over the track, and all together must bring what the file says; the local loco is not in it. */
function run(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  if (frame?.kind !== 'railwayTurn') return notNow(table);
  const situation = runSituation(table.game.state, frame.company);
  // Nothing is earned beside the routes here.
  const beside =
    unlessSame('extra_revenue', 0, action.number('extra_revenue') ?? 0) ??
    unlessSame('subsidy', 0, action.number('subsidy') ?? 0);
  if (beside) return beside;
  const records = action.records('routes');
  const long = records.findIndex((data) => chainsIn(data).length > MOST_LEGS);
  if (long >= 0) return decline('interop/route', { route: long + 1 });
  const routes = enteredRoutes(records, situation.graph, situation.locos, situation.diesel);
  const known = routes.filter((route) => route !== undefined);
  if (known.length < routes.length) return decline('interop/route', { route: routes.indexOf(undefined) + 1 });
  const checked = checkRun(situation, known);
  if (checked.ok) {
    const local = checked.result.bonuses.reduce((sum, { amount }) => sum + amount, 0);
    const told = records.reduce((sum, data) => sum + (numberIn(data, 'revenue') ?? 0), 0);
    const fault = unlessSame('revenue', checked.result.revenue - local, told);
    if (fault) return fault;
  }
  return play(table, {
    type: 'run',
    seat: actor(table),
    routes: known.map(({ train, path }) => ({ train, path: [...path], counts: null })),
  });
}

const PARTS: Readonly<Record<string, 'full' | 'half' | 'none'>> = { payout: 'full', half: 'half', withhold: 'none' };

function dividend(table: Table, action: PeerAction): Refusal | undefined {
  const kind = action.text('kind') ?? '';
  const part = Object.hasOwn(PARTS, kind) ? PARTS[kind] : undefined;
  if (part === undefined) return decline('interop/dividend', { kind });
  return play(table, { type: 'payOut', seat: actor(table), part });
}
