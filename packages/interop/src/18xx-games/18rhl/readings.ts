import {
  BANK,
  cashOf,
  DEPOT,
  directorOf,
  isPlayer,
  OFFERING,
  type Owner,
  POOL,
  percentAt,
  percentOf,
  playerOwner,
  seatOf,
  trainsOf,
} from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { markersOf, tileOn } from '@stellwerk/engine/track';
import {
  AACHEN_FUND,
  type Company,
  companies,
  inReceivership,
  mapOf,
  PRIVATE_IDS,
  priceNow,
  type State,
} from '@stellwerk/titles/18rhl';
import { counted, entriesIn, type Fields, figure, listIn, recordIn, sorted, textOf, textsOf } from '../digest.ts';
import type { PeerGame } from '../file.ts';
import type { Reading, Readings } from '../mapper.ts';
import { sameRotation } from '../rotation.ts';
import { companyNamed, peerNameOf, privateNamed, tileNamed } from './names.ts';

/** The position here and the site's, each figure by name and in the words of the site. */
export function readingsOf(file: PeerGame, game: Game<State>, digest: Fields): Readings {
  return { ours: ourReading(file, game.state), theirs: theirReading(game.state, digest) };
}

function ourReading({ players }: PeerGame, state: Readonly<State>): Reading {
  const turn = state.flow.find((frame) => frame.kind === 'companyTurn');
  const idOf = (seat: number) => players[seat]?.id ?? '';
  const reading = new Map<string, string>([
    ['bank', String(bankThere(state))],
    ['phase', state.phase],
    ['operator', turn ? peerNameOf(turn.company) : ''],
    ['priority', idOf(state.priority)],
    ['new trains', sorted(trainsOf(state, DEPOT))],
    ['trains in the pool', sorted(trainsOf(state, POOL))],
  ]);
  players.forEach(({ id }, seat) => {
    const owner = playerOwner(seat);
    reading.set(figure`cash of ${id}`, String(cashOf(state, owner)));
    for (const company of Object.values(companies)) {
      reading.set(figure`${peerNameOf(company.id)} of ${id}`, `${percentOf(state, company, owner)} %`);
    }
  });
  for (const id of PRIVATE_IDS) reading.set(figure`private ${id}`, privateOwner(state.privates[id], idOf));
  for (const company of Object.values(companies)) addCompany(reading, state, company, idOf);
  for (const [hex, { tile, rotation }] of Object.entries(state.track.laid)) {
    reading.set(figure`tile on ${hex}`, `${tile}/${rotation}`);
  }
  return reading;
}

/** What waits for the link to Aachen lies beside the map here, and debts are still to come; there the bank holds both. */
function bankThere(state: State): number {
  const debts = Object.values(state.companies).reduce((sum, { debt }) => sum + debt, 0);
  return cashOf(state, BANK) + cashOf(state, AACHEN_FUND) + debts;
}

function privateOwner(owner: Owner, idOf: (seat: number) => string): string {
  if (isPlayer(owner)) return idOf(seatOf(owner));
  return owner === OFFERING ? '' : 'closed';
}

function addCompany(reading: Map<string, string>, state: State, company: Company, idOf: (seat: number) => string) {
  const name = peerNameOf(company.id);
  const { par, floated, debt } = state.companies[company.id];
  const place = state.market[company.id];
  const map = mapOf(state);
  const markers = markersOf(map, state.track, company.id).map(({ hex, node }) => {
    const places = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
    return `${hex}/${places.findIndex(({ id }) => id === node)}`;
  });
  const director = directorOf(state, company);
  const unsold = (state.certificates[company.id] ?? []).reduce(
    (sum, owner, index) => sum + (isPlayer(owner) || owner === POOL ? 0 : percentAt(company, index)),
    0,
  );
  reading.set(figure`cash of ${name}`, String(cashOf(state, company.id) - debt));
  reading.set(
    figure`director of ${name}`,
    isPlayer(director) ? idOf(seatOf(director)) : director === POOL ? 'Market' : '',
  );
  reading.set(figure`trains of ${name}`, sorted(trainsOf(state, company.id)));
  reading.set(figure`markers of ${name}`, sorted(markers));
  reading.set(figure`floated: ${name}`, String(floated));
  reading.set(figure`receivership of ${name}`, String(inReceivership(state, company.id)));
  reading.set(figure`par of ${name}`, String(par ?? ''));
  reading.set(figure`price of ${name}`, place ? `${priceNow(state, company.id)} at ${place.row},${place.column}` : '');
  reading.set(figure`unsold of ${name}`, `${unsold} %`);
  reading.set(figure`${name} in the pool`, `${percentOf(state, company, POOL)} %`);
}

function theirReading(state: State, digest: Fields): Reading {
  const order = listIn(digest, 'order');
  const reading = new Map<string, string>([
    ['bank', textOf(digest['bank'])],
    ['phase', textOf(digest['phase'])],
    ['operator', textOf(digest['operator'])],
    ['priority', textOf(order.find((id) => recordIn(recordIn(digest, 'players'), textOf(id))['bankrupt'] !== true))],
    ['new trains', sorted(counted(recordIn(digest, 'depot')))],
    ['trains in the pool', sorted(textsOf(listIn(digest, 'discarded')))],
  ]);
  for (const [id, player] of entriesIn(digest, 'players')) {
    const shares = recordIn(player, 'shares');
    reading.set(figure`cash of ${id}`, textOf(player['cash']));
    for (const { id: company } of Object.values(companies)) {
      const name = peerNameOf(company);
      reading.set(figure`${name} of ${id}`, `${textOf(shares[name] ?? 0)} %`);
    }
  }
  for (const [name, owner] of Object.entries(recordIn(digest, 'companies'))) {
    const id = privateNamed(name);
    if (id) reading.set(figure`private ${id}`, textOf(owner));
  }
  for (const [name, company] of entriesIn(digest, 'corporations')) addTheirCompany(reading, name, company);
  for (const [hex, tile] of Object.entries(recordIn(digest, 'tiles'))) {
    const [copy = '', rotation = ''] = textOf(tile).split('/');
    if (copy === hex) continue;
    const id = tileNamed(copy);
    reading.set(figure`tile on ${hex}`, `${id}/${sameRotation(mapOf(state), id, Number(rotation)) ?? rotation}`);
  }
  return reading;
}

function addTheirCompany(reading: Map<string, string>, name: string, company: Fields): void {
  if (!companyNamed(name)) return;
  const coordinates = listIn(company, 'coords');
  const markers = listIn(company, 'tokens').map((token) => textOf(token).split('/').slice(0, 2).join('/'));
  reading.set(figure`cash of ${name}`, textOf(company['cash']));
  reading.set(figure`director of ${name}`, textOf(company['owner']));
  reading.set(figure`trains of ${name}`, sorted(textsOf(listIn(company, 'trains'))));
  reading.set(figure`markers of ${name}`, sorted(markers));
  reading.set(figure`floated: ${name}`, textOf(company['floated']));
  reading.set(figure`receivership of ${name}`, String(company['receivership'] === true));
  reading.set(figure`par of ${name}`, textOf(company['par']));
  reading.set(
    figure`price of ${name}`,
    coordinates.length === 2 ? `${textOf(company['price'])} at ${textsOf(coordinates).join(',')}` : '',
  );
  reading.set(figure`unsold of ${name}`, `${textOf(company['ipo'])} %`);
  reading.set(figure`${name} in the pool`, `${textOf(company['pool'])} %`);
}
