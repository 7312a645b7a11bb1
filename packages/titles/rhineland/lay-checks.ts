import {
  colorFault,
  type Lay,
  type LayCheck,
  nodeAddedFault,
  nodeCountFault,
  nodeKindsFault,
  nodeMapping,
  sidesFault,
  stubFault,
  trackLostFault,
} from '@stellwerk/engine/track';

/** The rules that a tile may break on a hex; where there are two, the first is that of the first tile there. */
export interface LayCites {
  readonly color: string;
  readonly label: readonly [first: string, upgrade: string];
  readonly firstKind: string;
  readonly kind: string;
  readonly oneTown: string;
  readonly twoTowns: string;
  readonly track: readonly [first: string, upgrade: string];
  readonly river: string;
  readonly edge: string;
  readonly stub: (hex: string) => string;
}

/**
 * What a tile must satisfy on a hex; each names the rule it finds broken. Where `lettersSettle` it, the letters alone say which
 * cities and towns an upgrade has.
 */
export function layChecks(
  cites: LayCites,
  labelFault: (lay: Lay) => unknown,
  lettersSettle: (lay: Lay) => boolean = () => false,
): readonly LayCheck<string>[] {
  const byAge = ([first, upgrade]: readonly [string, string], lay: Lay) => (isFirst(lay) ? first : upgrade);
  return [
    (lay) => (colorFault(lay) ? cites.color : undefined),
    (lay) => (labelFault(lay) ? byAge(cites.label, lay) : undefined),
    (lay) => (firstTileFault(lay) ? cites.firstKind : undefined),
    (lay) => (!lettersSettle(lay) && kindsKept(lay) ? cites.kind : undefined),
    (lay) => (lettersSettle(lay) ? undefined : townsFault(cites, lay)),
    (lay) => (trackLostFault(lay) || (!lettersSettle(lay) && partsKept(lay)) ? byAge(cites.track, lay) : undefined),
    (lay) => {
      const fault = sidesFault(lay);
      return fault && (fault === 'barrier' ? cites.river : cites.edge);
    },
    (lay) => (stubFault(lay) ? cites.stub(lay.hex) : undefined),
  ];
}

export function isFirst({ old }: Lay): boolean {
  return old.color === 'white';
}

function firstTileFault(lay: Lay) {
  return isFirst(lay) ? (nodeKindsFault(lay) ?? nodeCountFault(lay)) : undefined;
}

/** An upgrade keeps the kind; a suburb may come to a city with a promotion tile. */
function kindsKept(lay: Lay) {
  if (lay.next.color === 'gray') return undefined;
  return nodeKindsFault(lay) ?? nodeAddedFault(lay);
}

/** One town becomes green with three exits, and there its upgrades end; two become green with four. */
function townsFault(cites: LayCites, { old, next }: Lay): string | undefined {
  const towns = old.nodes.filter(({ kind }) => kind === 'town').length;
  if (towns === 0) return undefined;
  if (old.color === 'yellow' && next.exits.length !== towns + 2) return towns === 1 ? cites.oneTown : cites.twoTowns;
  return old.color === 'green' && old.exits.length === 3 ? cites.oneTown : undefined;
}

/** Of two separate cities that stay two, each goes on as one of them: none begins anew beside both. */
function partsKept({ old, next }: Lay) {
  if (next.color === 'gray') return undefined;
  const heirs = new Set(nodeMapping(old, next).values());
  return next.nodes.every(({ id }) => heirs.has(id)) ? undefined : 'node-added';
}
