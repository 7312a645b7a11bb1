import { moveTrain } from '@stellwerk/engine/finance';
import { arrange, explain, type Game, newGame, type Options } from '@stellwerk/engine/kernel';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { placeMarker, tileOn } from '@stellwerk/engine/track';
import { readings } from '../../rhineland/tests/moves.ts';
import { bringInto, type Position } from '../../rhineland/tests/position.ts';
import { GKB, KEVELAER } from '../board.ts';
import { COMPANY_IDS, type CompanyId } from '../companies.ts';
import { game as rhineland } from '../game.ts';
import { lra, type State } from '../index.ts';
import { INVESTOR, WITH_GKB } from '../owners.ts';
import { cases, rules } from '../rules/index.ts';
import { GKB_TRAIN, type ItemId } from '../start-items.ts';
import { mapOf, type Waiting } from '../state.ts';
import type { TrainType } from '../trains.ts';

export * from '../../rhineland/tests/moves.ts';

export const rule = ruleTests(rules, cases);
export const { held, money, price } = readings<CompanyId, State>(rhineland);

/** A position in words; what is not said is as after the set-up with the start packet sold and its privates closed. */
export interface Situation extends Position<CompanyId, TrainType, ItemId> {
  /** Four unless told, so that all companies are in play. */
  readonly players?: number;
  readonly options?: Options;
  /** The Investor's money, and the seat with its card; as after the set-up unless told. */
  readonly investor?: number;
  readonly investorCard?: number;
  /** Company → the hex of its harbour. */
  readonly harbours?: Partial<Record<CompanyId, string>>;
  /** The emigrant camp is open, and this company has its marker. */
  readonly camp?: CompanyId;
  /** The Kreisbahn has started, and this company has its train. */
  readonly gkb?: CompanyId;
  /** Whose marker came first to Geldern. */
  readonly geldern?: CompanyId;
  /** Cards that wait for their owners' first company. */
  readonly waiting?: readonly Waiting[];
  /** GVE has had its reward. */
  readonly gvePaid?: boolean;
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dea'];

/** A new game before the first move. Ann begins, the others sit in the order of their names; scenario 1 unless told. */
export function beginning(players = 4, options: Options = {}): Game<State> {
  const game = newGame(lra, {
    players: NAMES.slice(0, players),
    seed: 'a beginning',
    options: settled(players, options),
  });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

/** A game standing in that position; an impossible one throws. Seats sit in the order of their numbers. */
export function situation(wanted: Situation = {}): Game<State> {
  const players = NAMES.slice(0, wanted.players ?? 4);
  const options = settled(players.length, wanted.options ?? {});
  const game = arrange(lra, { players, options, seed: 'situation' }, (state) => {
    const purses = wanted.investor === undefined ? {} : { [INVESTOR]: wanted.investor };
    const withHarbours = Object.fromEntries(Object.keys(wanted.harbours ?? {}).map((id) => [id, []]));
    bringInto(rhineland, state, { ...wanted, purses, markers: { ...withHarbours, ...wanted.markers } });
    state.investorCard = wanted.investorCard ?? state.investorCard;
    addOwn(state, wanted);
  });
  if (!game.ok) throw new Error(explain(game.refusal, { language: 'en', players, title: lra }));
  return game.value;
}

function addOwn(state: State, { harbours = {}, camp, gkb, geldern, waiting = [], gvePaid = false }: Situation): void {
  const map = mapOf(state);
  for (const id of COMPANY_IDS) {
    const hex = harbours[id];
    const node = hex && tileOn(map, state.track, hex).nodes.find(({ own }) => own['harbour'] !== undefined);
    if (hex && node) placeMarker(map, state.track, { hex, node: node.id, slot: Number(node.own['harbour']) }, id);
  }
  state.geldern = geldern ?? null;
  state.waiting = [...waiting];
  state.gvePaid = gvePaid;
  state.decActive = camp !== undefined;
  state.decOn = camp ?? null;
  if (!gkb) return;
  placeMarker(map, state.track, { hex: KEVELAER, node: 'offboard0', slot: 0 }, GKB);
  moveTrain(state, GKB_TRAIN.type, WITH_GKB, gkb);
}

function settled(players: number, options: Options): Options {
  const needsScenario = players < 4 || options['length'] === 'short';
  return { seating: 'given', ...(needsScenario ? { scenario: '1' } : {}), ...options };
}

/** Buys for the Investor. */
export const invest = (company: CompanyId, from: 'offering' | 'charter' | 'pool', percent = 10) => ({
  type: 'investorBuys',
  company,
  from,
  percent,
});

/** Builds the harbour of a hex. */
export const harbour = (hex: string) => ({ type: 'placeHarbour', hex });
/** Says which company gets a card. */
export const choose = (company: CompanyId) => ({ type: 'chooseCompany', company });
/** Pays a dividend without the income of the 2+4 train. */
export const PAY_APART = { type: 'payWithoutGkb' };
