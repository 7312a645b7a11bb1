import { BANK, cashOf, DEPOT, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import { type Json, topFrame } from '@stellwerk/engine/kernel';
import { slotsOn, tileOn } from '@stellwerk/engine/track';
import {
  type Action,
  bestRunOf,
  type CompanyId,
  companies,
  isAtLimit,
  isCompany,
  mapOf,
  OWNERS_PERCENT,
  priceOfTrain,
  type Railway,
  routeRules,
  type State,
  trainsToRun,
  typeOnSale,
} from '@stellwerk/titles/1880';
import { boughtFrom, soldTo } from '../certificates.ts';
import { copiesOf, copyOn, freeCopy, nextTrain, numberOfCopy } from '../copies.ts';
import {
  byCompany,
  byMinor,
  byPlayer,
  byPrivate,
  type Entry,
  type Pending,
  type Told,
  told,
  untold,
} from '../entry.ts';
import { runFields } from '../route-entries.ts';
import { isAskedForPermit, isLaying, turnOf } from './bridge.ts';
import { peerNameOf } from './names.ts';
import { squareIn } from './opening.ts';
import { frameOf, offers, type Table } from './table.ts';
import { ROCKET_TRAIN } from './trains.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type Moves = Pending<State, Action>;

/** What the site writes for the next moves of a game here. */
export function tell(table: Table, pending: Moves): Told {
  const { move } = pending;
  const { state } = table.game;
  const railway = turnOf(table);
  switch (move.type) {
    case 'bid':
      return told(byPlayer('bid', move.seat, { company: move.item, price: move.amount }));
    case 'chooseInvestor':
      return told(byPlayer('bid', move.seat, { minor: peerNameOf(move.investor), price: 0 }));
    case 'startBcr':
      return told(...founding(pending, move, 'BCR'));
    case 'found': {
      const asked = cashOf(state, playerOwner(move.seat)) >= 3 * move.par;
      return told(...founding(pending, move, move.company, asked ? [move.percent] : []));
    }
    case 'buyShare':
      return buyShare(table, pending, move);
    case 'sellShares':
      // Who may buy no train is not asked in the step of trains.
      if (isCompany(railway) && isAtLimit(state, railway)) return untold('interop/untold-now');
      return told(saleOf(state.certificates, pending, move));
    case 'repay':
      return repay(state, move);
    case 'chooseHome': {
      const frame = frameOf(table);
      return frame?.kind === 'homeCity'
        ? told(markerEntry(table, frame.company, companies[frame.company].home.hex, move.node))
        : untold('interop/untold-now');
    }
    case 'layTile': {
      const { hex, tile, rotation } = move;
      if (railway === '') return untold('interop/untold-now');
      const entry = by('lay_tile', railway, { hex, tile: freeCopy(table.tiles, tile), rotation });
      return told(...permitPassed(table), entry, ...investorPass(pending, railway));
    }
    case 'placeMarker':
      return placeMarker(table, move);
    case 'run':
      return run(table, pending, move);
    case 'payDividend':
    case 'withhold':
      return dividend(table, move.type === 'withhold' ? 'withhold' : 'payout');
    case 'buyTrain':
      return isCompany(railway) ? told(trainEntry(table, railway, move)) : untold('interop/untold-now');
    case 'forcePurchase':
      return isCompany(railway) ? forcePurchase(table, pending, railway) : untold('interop/untold-now');
    case 'borrow':
      return told();
    case 'discardTrain': {
      const frame = frameOf(table);
      if (frame?.kind !== 'discardTrains') return untold('interop/untold-now');
      return told(discard(table, frame.company, move.train));
    }
    case 'mergeTreasury':
      return mergeTreasury(table, move);
    case 'replaceMarker':
      return told(chooseMarker(table, 'Replace'));
    case 'takePayment': {
      const frame = frameOf(table);
      const amount = frame?.kind === 'payment' ? frame.amount : 0;
      return told(byPrivate('choose', 'P0', { choice: `Receive Woosong Railway payment of ¥${amount}` }));
    }
    case 'assignPermit':
      if (!isCompany(railway)) return untold('interop/untold-now');
      return told(byPrivate('assign', 'P5', { target: move.company, target_type: 'corporation' }));
    case 'exchangeRocket':
      return told(byPrivate('purchase_train', 'P7'));
    case 'placeRocket':
      return told(
        byPrivate('assign', 'P7', { target: move.company, target_type: 'corporation' }),
        ...(move.returned === null ? [] : [discard(table, move.company, move.returned)]),
      );
    case 'pass':
      return pass(table, pending, move);
    default:
      return untold('interop/kind');
  }
}

function by(type: string, railway: Railway, fields: Readonly<Record<string, Json>> = {}): Entry {
  return (isCompany(railway) ? byCompany : byMinor)(type, peerNameOf(railway), fields);
}

/** Price and row, the size of the certificate where there is a choice, the permit. */
function founding(
  pending: Moves,
  { seat, row, permit }: Of<'found'> | Of<'startBcr'>,
  company: CompanyId,
  percent: readonly number[] = [],
): readonly Entry[] {
  const square = squareIn(pending.after(), company);
  return [
    byPlayer('par', seat, { corporation: company, share_price: square, slot: row }),
    ...[...percent, permit].map((choice) => byPlayer('choose', seat, { choice })),
  ];
}

function buyShare({ game }: Table, pending: Moves, { seat, company }: Of<'buyShare'>): Told {
  const number = boughtFrom(game.state.certificates[company], pending.after().certificates[company], BANK);
  if (number === undefined) return untold('interop/untold-share');
  return told(byPlayer('buy_shares', seat, { shares: [`${company}_${number}`], percent: 10, share_price: false }));
}

function saleOf(before: State['certificates'], pending: Moves, { seat, company, units }: Of<'sellShares'>): Entry {
  const percents = Array<number>(units).fill(10);
  const numbers = soldTo(
    before[company],
    pending.after().certificates[company],
    { seller: playerOwner(seat), to: BANK, percents },
    () => 10,
  );
  return byPlayer('sell_shares', seat, {
    shares: numbers.map((number) => `${company}_${number}`),
    percent: 10 * units,
  });
}

/** Debts are paid there as far as the money goes. */
function repay(state: Readonly<State>, { seat, amount }: Of<'repay'>): Told {
  const most = Math.min(state.debts[seat] ?? 0, cashOf(state, playerOwner(seat)));
  return amount === most ? told(byPlayer('payoff_player_debt', seat)) : untold('interop/untold-part');
}

function markerEntry({ game: { state }, tiles }: Table, company: CompanyId, hex: string, node: string): Entry {
  const map = mapOf(state);
  const cities = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
  const slot = Math.max(0, slotsOn(map, state.track, hex, node).indexOf(null));
  const city = `${copyOn(tiles, hex)}-${cities.findIndex(({ id }) => id === node)}`;
  return byCompany('place_token', company, { city, slot, tokener: company });
}

/** Before anything else the site asks for P5's permit. */
function permitPassed(table: Table): readonly Entry[] {
  const frame = frameOf(table);
  return frame?.kind === 'companyTurn' && isAskedForPermit(table, frame) ? [byCompany('pass', frame.company)] : [];
}

/** Track comes before stations there. */
function placeMarker(table: Table, { hex, node }: Of<'placeMarker'>): Told {
  const frame = frameOf(table);
  if (frame?.kind !== 'companyTurn') return untold('interop/untold-now');
  const track = isLaying(table, frame) ? [byCompany('pass', frame.company)] : [];
  return told(...permitPassed(table), ...track, markerEntry(table, frame.company, hex, node));
}

/** An investor runs the train that is on sale. Who has no route is not asked. */
function run(table: Table, pending: Moves, { routes }: Of<'run'>): Told {
  const railway = turnOf(table);
  if (railway === '') return untold('interop/untold-now');
  const { state } = table.game;
  if (routes.length === 0 && bestRunOf(state, railway).routes.length === 0) return told();
  const fields = runFields(routeRules(state, railway), trainsToRun(state, railway), routes, (type) =>
    isCompany(railway)
      ? copiesOf(table.trains, railway, type)
      : [nextTrain(table.trains, typeOnSale(state), trainsOf(state, DEPOT))],
  );
  if (!fields) return untold('interop/untold-routes');
  const merges = topFrame(pending.after())?.kind === 'merger';
  const connected: Json = [{ type: 'destination_connection', entity: peerNameOf(railway), entity_type: 'minor' }];
  return told(
    by('run_routes', railway, merges ? { auto_actions: connected, ...fields } : fields),
    ...investorPass(pending, railway),
  );
}

/** An investor that is not taken over ends its turn with a pass there; here it is over by itself. */
function investorPass(pending: Moves, railway: Railway): readonly Entry[] {
  const frame = topFrame(pending.after());
  const goesOn = frame?.kind === 'merger' || (frame?.kind === 'investorTurn' && frame.investor === railway);
  return isCompany(railway) || goesOn ? [] : [by('pass', railway)];
}

/** Where nothing was earned nobody is asked there. */
function dividend(table: Table, kind: 'payout' | 'withhold'): Told {
  const frame = frameOf(table);
  if (frame?.kind !== 'companyTurn') return untold('interop/untold-now');
  if (frame.revenue === 0 && kind === 'withhold') return told();
  return told(byCompany('dividend', frame.company, { kind }));
}

function trainEntry(
  table: Table,
  company: CompanyId,
  { train, from, price }: { readonly train: string; readonly from: string; readonly price: number },
): Entry {
  const next = nextTrain(table.trains, train, trainsOf(table.game.state, DEPOT));
  const copy = from === 'bank' ? next : (copiesOf(table.trains, from, train)[0] ?? '');
  return byCompany(
    'buy_train',
    company,
    from === 'bank' ? { train: copy, price, variant: train } : { train: copy, price },
  );
}

/** The director sells first there, then the train is bought, and what is missing is owed. */
function forcePurchase(table: Table, pending: Moves, company: CompanyId): Told {
  const { state } = table.game;
  const train = typeOnSale(state);
  const bought = trainEntry(table, company, { train, from: 'bank', price: priceOfTrain(state, train) });
  const sales: Entry[] = [];
  let before = { ...pending.after().certificates };
  for (let next = pending.next(); next; next = pending.next()) {
    if (topFrame(pending.after())?.kind !== 'raiseMoney') break;
    const refusal = pending.take();
    if (refusal) return { refusal };
    if (next.type === 'sellShares') sales.push(saleOf(before, pending, next));
    before = { ...pending.after().certificates };
  }
  return told(...sales, bought);
}

function discard({ trains }: Table, company: CompanyId, train: string): Entry {
  return byCompany('discard_train', company, { train: copiesOf(trains, company, train)[0] ?? '' });
}

function mergeTreasury(table: Table, { seat, to }: Of<'mergeTreasury'>): Told {
  const frame = frameOf(table);
  if (frame?.kind !== 'merger') return untold('interop/untold-now');
  const cash = cashOf(table.game.state, frame.investor);
  const owner = table.file.players[seat]?.name ?? '';
  const choice =
    to === 'company' ? `¥${cash} to ${frame.company} treasury` : `¥${(cash * OWNERS_PERCENT) / 100} to ${owner}`;
  return told(byMinor('choose', peerNameOf(frame.investor), { choice }));
}

function chooseMarker(table: Table, choice: 'Replace' | 'Discard'): Entry {
  const frame = frameOf(table);
  return byCompany('choose', frame?.kind === 'merger' ? frame.company : '', { choice });
}

/** Nobody is asked there who could do nothing; permit, track and stations are passed one by one. */
function pass(table: Table, pending: Moves, { seat }: Of<'pass'>): Told {
  const frame = frameOf(table);
  switch (frame?.kind) {
    case 'merger':
      return told(chooseMarker(table, 'Discard'));
    case 'payment':
      return told(byPrivate('pass', 'P0'));
    case 'forcedRocket':
      return loseRocket(table, seat);
    case 'investorTurn':
      return told(byMinor('pass', peerNameOf(frame.investor)));
    case 'companyTurn': {
      const entry = byCompany('pass', frame.company);
      if (frame.step === 'trains') return offers(table, 'buyTrain', 'forcePurchase') ? told(entry) : told();
      const track = isLaying(table, frame) ? [entry] : [];
      return told(...permitPassed(table), ...track, ...(offers(table, 'placeMarker') ? [entry] : []));
    }
    default: {
      const stuck = frame?.kind === 'stockRound' && table.game.choices(seat).every(({ type }) => type === 'pass');
      const next = pending.next();
      // The next pass of the same player would be taken for this one.
      const again = next?.type === 'pass' && next.seat === seat;
      return stuck && !again ? told() : told(byPlayer('pass', seat));
    }
  }
}

/** Who gives up the very train loses it. */
function loseRocket(table: Table, seat: number): Told {
  const { state } = table.game;
  const own = table.game
    .choices(seat)
    .flatMap(({ params }) => (Array.isArray(params['company']) ? params['company'] : []));
  const company = own.find((id) => typeof id === 'string' && isCompany(id));
  if (typeof company !== 'string') return untold('interop/untold-now');
  const next = nextTrain(table.trains, ROCKET_TRAIN, trainsOf(state, DEPOT));
  return told(
    byPrivate('assign', 'P7', { target: company, target_type: 'corporation' }),
    byCompany('discard_train', company, { train: `${ROCKET_TRAIN}-${numberOfCopy(next) - 1}` }),
  );
}
