import { DEPOT, trainsOf } from '@stellwerk/engine/finance';
import { type Game, type Refusal, topFrame } from '@stellwerk/engine/kernel';
import { type Action, type CompanyId, companies, directorSeat, type Frame, type State } from '@stellwerk/titles/18rhl';
import { type Certificates, newCertificates } from '../certificates.ts';
import { newTileCopies, newTrainCopies, type TileCopies, type TrainCopies } from '../copies.ts';
import type { PeerGame } from '../file.ts';
import { type Log, type PeerTable, play as playAny, playUnasked as playAnyUnasked } from '../table.ts';
import { peerNameOf } from './names.ts';

export { actor, leaveOut, nextIn, notNow, seatOf, unknown, unlessSame } from '../table.ts';

/** The game as it comes over, and what must be remembered of the site's names to understand what follows. */
export interface Table extends PeerTable {
  readonly game: Game<State>;
  readonly tiles: TileCopies;
  readonly trains: TrainCopies;
  readonly certificates: Certificates;
  /** Certificates that were sold out of the initial offering, or moved out of it. */
  readonly soldOnce: Set<string>;
  /** Trains given up there, while another company is asked first here. */
  readonly discards: { readonly company: CompanyId; readonly copy: string }[];
  /** Whose turn of the operating round it is there. */
  turn: CompanyId | '';
  /** The company whose director went on from laying track to markers. */
  trackPassed: CompanyId | '';
  /** The hex of a power's tile, while the site asks for the marker that goes with it. */
  teleport: string;
}

/** GVE_1 comes with No. 5; with No. 6 come RhE's director certificate and the three shares in the pool. */
export const ITEM_SHARES = { no5: ['GVE_1'], no6: ['RhE_0', 'RhE_1', 'RhE_2', 'RhE_3'] } as const;

/** The site calls KKK by another name. */
const KKK_SHARES = companies.KKK.certificates.map((_, number) => `${peerNameOf('KKK')}_${number}`);

export function newTable(file: PeerGame, game: Game<State>, log: Log): Table {
  return {
    file,
    game,
    log,
    tiles: newTileCopies(),
    trains: newTrainCopies(trainsOf(game.state, DEPOT)),
    certificates: newCertificates([...ITEM_SHARES.no5, 'RhE_0', ...KKK_SHARES]),
    soldOnce: new Set(),
    discards: [],
    turn: '',
    trackPassed: '',
    teleport: '',
  };
}

export function play(table: Table, action: Action): Refusal | undefined {
  return playAny(table, action);
}

export function playUnasked(table: Table, action: Action): Refusal | undefined {
  return playAnyUnasked(table, action);
}

export function frameOf({ game }: Table): Frame | undefined {
  return topFrame(game.state);
}

/** By the site's names; -1 where nobody is. */
export function directors({ game }: Table): readonly (readonly [string, number])[] {
  return Object.values(companies).map(
    (company) => [peerNameOf(company.id), directorSeat(game.state, company)] as const,
  );
}

/** The first value of a list, as the domains of choices are. */
export function firstOf(domain: unknown): unknown {
  return Array.isArray(domain) ? domain[0] : undefined;
}
