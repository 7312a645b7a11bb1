import { isEdge } from '@stellwerk/engine/board';
import { type LaidTile, type Slots, type TrackPosition, tileOn } from '@stellwerk/engine/track';
import {
  type EnteredRoute,
  isMine,
  isRailway,
  type Loco,
  mapFor,
  type RunFacts,
  type RunReadings,
  type RunSituation,
  railwaySituation,
} from '@stellwerk/titles/1873/running';
import { entriesIn, type Fields, listIn, recordIn, textOf } from '../digest.ts';
import type { PeerGame } from '../file.ts';
import { enteredRoutes } from './routes.ts';

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
export interface RecordedRun {
  readonly action: number;
  readonly railway: string;
  readonly situation: (readings: RunReadings) => RunSituation;
  /** Undefined where the site's route is no way over our track. */
  readonly routes: readonly (EnteredRoute | undefined)[];
  /** What the site had for these routes, without what a local loco earns. */
  readonly total: number;
}

const MAP = mapFor('peer', 50);
const VALUES: Readonly<Record<string, RunFacts['values']>> = {
  1: 'yellow',
  2: 'yellow',
  3: 'green',
  4: 'green',
  5: 'brown',
  '5a': 'brown',
  D: 'gray',
};
const DIESEL = 'D';

export function recordedRuns({ actions, digests }: PeerGame): readonly RecordedRun[] {
  return actions.flatMap((action, number) => {
    const before = digests[number];
    const after = digests[number + 1];
    if (action.type !== 'run_routes' || before === undefined || after === undefined) return [];
    const railway = action.entity.id;
    const track = trackOf(before);
    const facts = factsOf(before, railway);
    const situation = (readings: RunReadings) => railwaySituation(MAP, track, { ...facts, readings });
    const routes = enteredRoutes(action, situation(SITE).graph, facts.locos, facts.diesel);
    return [{ action: number + 1, railway, situation, routes, total: Number(recordIn(after, 'run')['total']) }];
  });
}

export function trackOf(digest: Fields): TrackPosition {
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

export function factsOf(digest: Fields, railway: string): Omit<RunFacts, 'readings'> {
  const trains = listIn(recordIn(recordIn(digest, 'corporations'), railway), 'trains').map(textOf);
  const sizes = trains.filter((train) => /^\dT$/.test(train)).map((train) => Number(train[0]));
  const locos = sizes.map((size, i): Loco => {
    const before = sizes.slice(0, i).filter((other) => other === size).length;
    return { id: before === 0 ? String(size) : `${size}.${before + 1}`, size };
  });
  const open = entriesIn(digest, 'minors').filter(([, fields]) => fields['open'] === true);
  if (!isRailway(railway)) throw new RangeError(`no railway ${railway}`);
  return {
    railway,
    values: VALUES[textOf(digest['phase'])] ?? 'yellow',
    openMines: open.map(([number]) => `W${number}`).filter(isMine),
    derenburg: 'peer',
    locos,
    diesel: trains.includes(DIESEL) ? DIESEL : null,
  };
}
