import { isEdge } from '@stellwerk/engine/board';
import { isRecord } from '@stellwerk/engine/kernel';
import { namedTrains } from '@stellwerk/engine/routes';
import { type LaidTile, type Slots, type TrackPosition, tileOn, trackGraph } from '@stellwerk/engine/track';
import {
  allMines,
  type EnteredRoute,
  fixedWorks,
  isRailway,
  localityIn,
  mapFor,
  phases,
  type RunReadings,
  type RunSituation,
  railways,
} from '@stellwerk/titles/1873';
import { entriesIn, type Fields, listIn, recordIn, textOf } from '../digest.ts';
import { recordedText } from '../recorded.fixture.ts';
import { enteredRoutes } from './routes.ts';

/** As the rulebook has them, or the readings chosen where it is silent. */
export const RULEBOOK: RunReadings = {
  runDuty: 'full',
  concessionRun: 'exact',
  dieselReentry: 'refused',
  villageTwice: 'station',
  halfBlocked: 'stop',
  qlbDiesel: 'visits',
};

/** As the site reads the rules of running. */
export const SITE: RunReadings = {
  runDuty: 'free',
  concessionRun: 'hexes',
  dieselReentry: 'allowed',
  villageTwice: 'first',
  halfBlocked: 'hex',
  qlbDiesel: 'free',
};

/** A run of a recorded game, with the position before it. */
interface RecordedRun {
  readonly action: number;
  readonly railway: string;
  readonly situation: (readings: RunReadings) => RunSituation;
  /** Undefined where the site's route is no way over our track. */
  readonly routes: readonly (EnteredRoute | undefined)[];
  /** What the site had for these routes, without what a local loco earns. */
  readonly total: number;
}

const MAP = mapFor('peer', 50);
const DIESEL = 'D';

/** All runs of a file, taken from its actions and positions as they stand there. */
export function recordedRuns(path: string): readonly RecordedRun[] {
  const game: unknown = JSON.parse(recordedText(path));
  const fields = isRecord(game) ? game : {};
  const digests = listIn(fields, 'digests').filter(isRecord);
  return listIn(fields, 'actions').flatMap((action, number) => {
    const before = digests[number];
    const after = digests[number + 1];
    if (!isRecord(action) || action['type'] !== 'run_routes' || !before || !after) return [];
    const railway = textOf(action['entity']);
    const position = situationOf(before, railway);
    const told = listIn(action, 'routes').filter(isRecord);
    const routes = enteredRoutes(told, position.graph, position.locos, position.diesel);
    const situation = (readings: RunReadings) => ({ ...position, readings });
    return [{ action: number + 1, railway, situation, routes, total: Number(recordIn(after, 'run')['total']) }];
  });
}

function trackOf(digest: Fields): TrackPosition {
  const laid: Record<string, LaidTile> = {};
  for (const [hex, told] of Object.entries(recordIn(digest, 'tiles'))) {
    const [tile = '', rotation = ''] = textOf(told).split('/');
    const turned = Number(rotation);
    if (isEdge(turned)) laid[hex] = { tile, rotation: turned };
  }
  const bare: TrackPosition = { laid: Object.freeze(laid), markers: {}, reserved: {} };
  const markers: Record<string, Record<string, Slots>> = {};
  for (const [company, fields] of entriesIn(digest, 'corporations')) {
    for (const told of listIn(fields, 'tokens')) {
      const [hex = '', stop = '', slot = ''] = textOf(told).replace('!flipped', '').split('/');
      const node = tileOn(MAP, bare, hex).nodes[Number(stop)];
      if (node === undefined) throw new RangeError(`no stop ${textOf(told)}`);
      const here = markers[hex] ?? {};
      const slots = here[node.id] ?? new Array<string | null>(node.slots).fill(null);
      markers[hex] = { ...here, [node.id]: slots.with(Number(slot), company) };
    }
  }
  return { ...bare, markers: Object.freeze(markers) };
}

function situationOf(digest: Fields, railway: string): RunSituation {
  if (!isRailway(railway)) throw new RangeError(`no railway ${railway}`);
  const trains = listIn(recordIn(recordIn(digest, 'corporations'), railway), 'trains').map(textOf);
  const locos = namedTrains(trains.filter((train) => /^\dT$/.test(train)).map((train) => train.replace('T', '')));
  const isOpen = (number: string) => recordIn(recordIn(digest, 'minors'), number)['open'] === true;
  const open = allMines.filter(({ id }) => isOpen(id.slice(1)));
  const phase = Object.values(phases).find(({ id }) => textOf(digest['phase']).startsWith(id));
  const { routes: concession } = railways[railway].concession;
  return {
    graph: trackGraph(MAP, trackOf(digest)),
    railway,
    stop: ({ hex, node: { revenue } }) => ({
      town: localityIn(MAP, hex) === 'town',
      locality: localityIn(MAP, hex) !== undefined,
      station: typeof revenue === 'number' ? revenue : (revenue[phase?.values ?? ''] ?? 0),
    }),
    mines: Object.fromEntries([
      ...open.map(({ id, hex, multiplier }) => [hex, { id, multiplier }]),
      ...Object.entries(fixedWorks('peer')).map(([hex, amount]) => [hex, { id: hex, amount }]),
    ]),
    concession,
    locos: locos.map(({ id, kind }) => ({ id, size: Number(kind) })),
    diesel: trains.includes(DIESEL) ? DIESEL : null,
    local: concession.length === 0 ? 'E20' : null,
    readings: SITE,
  };
}
