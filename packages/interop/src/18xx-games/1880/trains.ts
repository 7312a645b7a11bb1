import { cashOf, DEPOT, trainsOf } from '@stellwerk/engine/finance';
import type { Refusal } from '@stellwerk/engine/kernel';
import { type Action, type CompanyId, isCompany, isTrainType, priceOfTrain, typeOnSale } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { nextTrain, numberOfCopy, typeOfCopy } from '../copies.ts';
import { decline } from '../plain.ts';
import { companyNamed, trainNamed } from './names.ts';
import { actor, frameOf, notNow, play, playUnasked, type Table, unknown, unlessSame } from './table.ts';

export function buyTrain(table: Table, action: PeerAction): Refusal | undefined {
  const copy = action.text('train') ?? '';
  const train = trainNamed(copy);
  const company = companyNamed(action.entity.id);
  if (!isTrainType(train) || !company) return unknown(copy);
  const { state } = table.game;
  const owner = table.trains.at.get(copy) ?? 'bank';
  const from = isCompany(owner) ? owner : 'bank';
  const price = action.number('price') ?? -1;
  const seat = actor(table);
  const variant = action.text('variant');
  const fault =
    (from === 'bank' ? unlessSame('train', nextCopy(table, train), copy) : undefined) ??
    (from === 'bank' || variant !== undefined ? unlessSame('variant', train, variant) : undefined);
  if (fault) return fault;
  const short = from === 'bank' && cashOf(state, company) < price;
  const refusal = short ? forceTrain(table, train, price) : play(table, { type: 'buyTrain', seat, train, from, price });
  if (!refusal) table.trains.at.set(copy, company);
  return refusal;
}

/** The copy that leaves the bank next. */
function nextCopy({ game, trains }: Table, train: string): string {
  return nextTrain(trains, train, trainsOf(game.state, DEPOT));
}

/** The director pays what is missing, and owes what he or she has not got. */
function forceTrain(table: Table, train: string, price: number): Refusal | undefined {
  const { state } = table.game;
  const type = typeOnSale(state);
  const fault = unlessSame('train', type, train) ?? unlessSame('price', priceOfTrain(state, type), price);
  if (fault) return fault;
  if (frameOf(table)?.kind === 'companyTurn') {
    const refusal = play(table, { type: 'forcePurchase', seat: actor(table) });
    if (refusal) return refusal;
  }
  return frameOf(table)?.kind === 'raiseMoney' ? playUnasked(table, { type: 'borrow', seat: actor(table) }) : undefined;
}

/** Several companies may have to; whoever is asked later here waits for the others. */
export function discardTrain(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.entity.id);
  if (!company) return unknown(action.entity.id);
  const copy = action.text('train') ?? '';
  if (table.trains.at.get(copy) !== company) return decline('interop/train', { name: copy });
  table.trains.at.set(copy, 'gone');
  table.discards.push({ company, train: trainNamed(copy) });
  for (;;) {
    const frame = frameOf(table);
    const at = table.discards.findIndex((one) => frame?.kind === 'discardTrains' && one.company === frame.company);
    const [discard] = at < 0 ? [] : table.discards.splice(at, 1);
    if (!discard) return frame?.kind === 'discardTrains' || table.discards.length === 0 ? undefined : notNow(table);
    if (!isTrainType(discard.train)) return unknown(discard.train);
    const refusal = play(table, { type: 'discardTrain', seat: actor(table), train: discard.train });
    if (refusal) return refusal;
  }
}

/** P7 is placed where it must be; P5 gives its permit. The site sometimes names the acting company instead. */
export function assign(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.text('target'));
  if (!company) return unknown(action.text('target'));
  const kind = unlessSame('target_type', 'corporation', action.text('target_type'));
  if (kind) return kind;
  const seat = actor(table);
  const isForced = frameOf(table)?.kind === 'forcedRocket';
  if (action.entity.kind === 'company' && action.entity.id !== (isForced ? 'P7' : 'P5')) return decline('interop/who');
  if (!isForced) return play(table, { type: 'assignPermit', seat, company });
  const next = nextCopy(table, ROCKET_TRAIN);
  const copy = `${ROCKET_TRAIN}-${numberOfCopy(next) - 1}`;
  const placing = placementOf(table, company, copy);
  const given = placing.discard?.text('train') ?? copy;
  if (given !== copy && table.trains.at.get(given) !== company) return decline('interop/train', { name: given });
  const refusal = play(table, placing.move);
  if (refusal) return refusal;
  table.trains.at.set(copy, company);
  if (placing.discard) {
    table.trains.at.set(placing.discard.text('train') ?? '', 'gone');
    table.done.add(placing.discard);
  }
  return undefined;
}

/** The second 4-train. */
export const ROCKET_TRAIN = '4';

/** Without room the company gives a train up: here with the placing, there in the discard that follows. 1880/VI-P7-k */
function placementOf(
  table: Table,
  company: CompanyId,
  copy: string,
): { readonly move: Action; readonly discard?: PeerAction } {
  const seat = actor(table);
  const place = (returned: string | null): Action => ({
    type: 'placeRocket',
    seat,
    company,
    returned: returned !== null && isTrainType(returned) ? returned : null,
  });
  const hasRoom = table.game
    .choices(seat)
    .some(({ params }) => includes(params['company'], company) && includes(params['returned'], null));
  if (hasRoom) return { move: place(null) };
  const isFollowing = ({ type, entity }: PeerAction) => type === 'discard_train' && entity.id === company;
  const discard = table.log.moves.slice(table.log.at).find(({ action }) => isFollowing(action))?.action;
  const given = discard?.text('train') ?? '';
  if (!discard) return { move: place(null) };
  // Who gives up the very train loses it.
  return { move: given === copy ? { type: 'pass', seat } : place(typeOfCopy(given)), discard };
}

function includes(domain: unknown, value: unknown): boolean {
  return Array.isArray(domain) && domain.includes(value);
}

export function exchangeRocket(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  if (frame?.kind !== 'companyTurn') return notNow(table);
  if (action.entity.id !== 'P7') return decline('interop/who');
  const copy = nextCopy(table, typeOnSale(table.game.state));
  const refusal = play(table, { type: 'exchangeRocket', seat: actor(table) });
  if (!refusal) table.trains.at.set(copy, frame.company);
  return refusal;
}
