import {
  BANK,
  cashOf,
  DEPOT,
  directorOf,
  GONE,
  isPlayer,
  OFFERING,
  type Owner,
  percentOf,
  playerOwner,
  seatOf,
  trainsOf,
} from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { markersOf, tileOn } from '@stellwerk/engine/track';
import {
  COMPANY_IDS,
  type CompanyId,
  type Frame,
  INVESTOR_IDS,
  map,
  mapOf,
  PRIVATE_IDS,
  paperOf,
  priceNow,
  type Railway,
  type State,
  score,
} from '@stellwerk/titles/1880';
import { counted, entriesIn, type Fields, figure, listIn, recordIn, sorted, textOf, textsOf } from '../digest.ts';
import type { PeerGame } from '../file.ts';
import type { Reading, Readings } from '../mapper.ts';
import { cityHere, sameRotation } from '../rotation.ts';
import { companyNamed, investorNamed, peerNameOf, tileNamed } from './names.ts';

/** The position here and the site's, each figure by name and in the words of the site. */
export function readingsOf(file: PeerGame, game: Game<State>, digest: Fields): Readings {
  return { ours: ourReading(file, game.state), theirs: theirReading(game.state, digest) };
}

/** There is no end to them. */
const UNLIMITED = '10';

function ourReading({ players }: PeerGame, state: Readonly<State>): Reading {
  const idOf = (seat: number) => players[seat]?.id ?? '';
  const reading = new Map<string, string>([
    ['phase', state.phase],
    ['operator', operator(state)],
    ['order', orderFrom(state).map(idOf).join(' ')],
    ['new trains', sorted(trainsOf(state, DEPOT).filter((type) => type !== UNLIMITED))],
    ['purchase marker', state.marker ?? ''],
  ]);
  const isOver = state.flow.length === 0;
  players.forEach(({ id }, seat) => {
    const owner = playerOwner(seat);
    reading.set(figure`cash of ${id}`, String(cashOf(state, owner) + (isOver ? investorShare(state, seat) : 0)));
    reading.set(figure`debt of ${id}`, String(state.debts[seat] ?? 0));
    for (const company of COMPANY_IDS) reading.set(figure`${company} of ${id}`, `${percent(state, company, owner)} %`);
  });
  for (const id of PRIVATE_IDS) reading.set(figure`private ${id}`, privateOwner(state.privates[id], idOf));
  for (const company of COMPANY_IDS) addCompany(reading, state, company, idOf);
  for (const investor of isOver ? [] : INVESTOR_IDS) {
    const { owner, merged, company } = state.investors[investor];
    const name = peerNameOf(investor);
    const there = owner !== null && !merged;
    reading.set(figure`owner of investor ${name}`, there ? idOf(owner) : '');
    reading.set(figure`cash of investor ${name}`, String(cashOf(state, investor)));
    reading.set(figure`markers of investor ${name}`, there ? markers(state, investor) : '');
    reading.set(figure`card on investor ${name}`, there && company ? company : '');
  }
  for (const [hex, { tile, rotation }] of Object.entries(state.track.laid)) {
    reading.set(figure`tile on ${hex}`, `${tile}/${rotation}`);
  }
  return reading;
}

/** What a player gets of an investor in the end: cash there, part of the score here. */
function investorShare(state: State, seat: number): number {
  return score(state).find((one) => one.seat === seat)?.parts['investor'] ?? 0;
}

/** Whose turn it is in the operating round; nobody's while a stock round interrupts it. */
function operator(state: State): string {
  if (state.flow.some(({ kind }) => kind === 'stockRound')) return '';
  const isTurn = ({ kind }: Frame) => kind === 'companyTurn' || kind === 'investorTurn' || kind === 'merger';
  const turn = state.flow.findLast(isTurn);
  if (turn?.kind === 'companyTurn') return turn.company;
  return turn?.kind === 'investorTurn' || turn?.kind === 'merger' ? peerNameOf(turn.investor) : '';
}

/** The players clockwise from the one with the priority deal; in the auction it moves here, there the players stay. */
function orderFrom(state: State): readonly number[] {
  const at = state.flow.some(({ kind }) => kind === 'auction') ? 0 : state.seats.indexOf(state.priority);
  return [...state.seats.slice(at), ...state.seats.slice(0, at)];
}

function percent(state: State, company: CompanyId, owner: Owner): number {
  return percentOf(state, paperOf(state, company), owner);
}

function privateOwner(owner: Owner, idOf: (seat: number) => string): string {
  if (isPlayer(owner)) return idOf(seatOf(owner));
  return owner === OFFERING ? '' : owner === GONE ? 'closed' : owner;
}

/** Cities by their number on the tile. */
function markers(state: State, railway: Railway): string {
  const map = mapOf(state);
  const places = markersOf(map, state.track, railway).map(({ hex, node }) => {
    const cities = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
    return `${hex}/${cities.findIndex(({ id }) => id === node)}`;
  });
  return sorted(places);
}

function addCompany(reading: Map<string, string>, state: State, id: CompanyId, idOf: (seat: number) => string): void {
  const { par, row, open, permits, secondHalf, director } = state.companies[id];
  const place = state.market[id];
  const owner = director === 0 ? '' : directorOf(state, paperOf(state, id));
  reading.set(figure`cash of ${id}`, String(cashOf(state, id)));
  reading.set(figure`director of ${id}`, isPlayer(owner) ? idOf(seatOf(owner)) : '');
  reading.set(figure`director certificate of ${id}`, director === 0 ? '' : `${director} %`);
  reading.set(figure`trains of ${id}`, sorted(trainsOf(state, id)));
  reading.set(figure`markers of ${id}`, markers(state, id));
  reading.set(figure`open: ${id}`, String(open));
  reading.set(figure`par of ${id}`, par === null ? '' : `${par} in row ${row}`);
  reading.set(figure`price of ${id}`, place ? `${priceNow(state, id)} at ${place.row},${place.column}` : '');
  reading.set(figure`unsold of ${id}`, par === null ? '' : `${percent(state, id, BANK)} %`);
  reading.set(figure`permits of ${id}`, permitsIn(permits));
  reading.set(figure`second half of ${id}`, String(secondHalf));
}

function theirReading(state: State, digest: Fields): Reading {
  const noted = recordIn(digest, 'x');
  const reading = new Map<string, string>([
    ['phase', textOf(digest['phase'])],
    ['operator', textOf(digest['operator'])],
    ['order', textsOf(listIn(digest, 'order')).join(' ')],
    ['new trains', sorted(counted(recordIn(digest, 'depot')).filter((type) => type !== UNLIMITED))],
    ['purchase marker', textOf(noted['train_marker'])],
  ]);
  for (const [id, player] of entriesIn(digest, 'players')) {
    const shares = recordIn(player, 'shares');
    reading.set(figure`cash of ${id}`, textOf(player['cash']));
    reading.set(figure`debt of ${id}`, textOf(player['debt'] ?? 0));
    for (const company of COMPANY_IDS) reading.set(figure`${company} of ${id}`, `${textOf(shares[company] ?? 0)} %`);
  }
  for (const [name, owner] of Object.entries(recordIn(digest, 'companies')))
    reading.set(figure`private ${name}`, textOf(owner));
  const rows = rowsOf(recordIn(noted, 'par_chart'));
  for (const [name, company] of entriesIn(digest, 'corporations')) {
    const id = companyNamed(name);
    if (id) addTheirCompany(reading, id, company, rows.get(id), recordIn(digest, 'tiles'));
  }
  if (state.flow.length > 0) addTheirInvestors(reading, digest);
  for (const [hex, tile] of Object.entries(recordIn(digest, 'tiles'))) {
    const [copy = '', rotation = ''] = textOf(tile).split('/');
    if (copy === hex) continue;
    const id = tileNamed(copy);
    reading.set(figure`tile on ${hex}`, `${id}/${sameRotation(mapOf(state), id, Number(rotation)) ?? rotation}`);
  }
  return reading;
}

function rowsOf(chart: Fields): ReadonlyMap<string, number> {
  return new Map(
    Object.values(chart).flatMap((rows) =>
      Array.isArray(rows)
        ? rows.flatMap((name, row): (readonly [string, number])[] => (typeof name === 'string' ? [[name, row]] : []))
        : [],
    ),
  );
}

function addTheirCompany(
  reading: Map<string, string>,
  id: CompanyId,
  company: Fields,
  row: number | undefined,
  tiles: Fields,
): void {
  const coordinates = listIn(company, 'coords');
  const founded = company['ipoed'] === true;
  reading.set(figure`cash of ${id}`, textOf(company['cash']));
  reading.set(figure`director of ${id}`, textOf(company['owner']));
  reading.set(figure`director certificate of ${id}`, founded ? `${textOf(company['president_pct'])} %` : '');
  reading.set(figure`trains of ${id}`, sorted(textsOf(listIn(company, 'trains'))));
  reading.set(figure`markers of ${id}`, theirMarkers(tiles, company));
  reading.set(figure`open: ${id}`, textOf(company['floated']));
  reading.set(figure`par of ${id}`, founded ? `${textOf(company['par'])} in row ${row ?? '?'}` : '');
  reading.set(
    figure`price of ${id}`,
    coordinates.length === 2 ? `${textOf(company['price'])} at ${textsOf(coordinates).join(',')}` : '',
  );
  reading.set(figure`unsold of ${id}`, founded ? `${textOf(company['ipo'])} %` : '');
  reading.set(figure`permits of ${id}`, permitsIn(textOf(company['permits'])));
  reading.set(figure`second half of ${id}`, String(company['fully_funded'] === true));
}

function permitsIn(letters: string): string {
  return [...new Set(letters)].sort().join('');
}

/** "F8/5/0" is a place in the sixth city of the hex, as the tile lies there. */
function theirMarkers(tiles: Fields, railway: Fields): string {
  const places = listIn(railway, 'tokens').map((token) => {
    const [hex = '', city = ''] = textOf(token).split('/');
    const [copy = '', rotation = ''] = textOf(tiles[hex]).split('/');
    return `${hex}/${cityHere(map, tileNamed(copy), Number(rotation), Number(city))}`;
  });
  return sorted(places);
}

/** Investors nobody took are not all listed there. */
function addTheirInvestors(reading: Map<string, string>, digest: Fields): void {
  const minors = new Map(entriesIn(digest, 'minors'));
  for (const investor of INVESTOR_IDS) {
    const name = peerNameOf(investor);
    const minor = minors.get(name) ?? {};
    const there = minor['closed'] === false && investorNamed(name) !== undefined;
    reading.set(figure`owner of investor ${name}`, there ? textOf(minor['owner']) : '');
    reading.set(figure`cash of investor ${name}`, there ? textOf(minor['cash']) : '0');
    reading.set(
      figure`markers of investor ${name}`,
      there && minor['owner'] !== null ? theirMarkers(recordIn(digest, 'tiles'), minor) : '',
    );
    reading.set(figure`card on investor ${name}`, there ? Object.keys(recordIn(minor, 'holds')).join(' ') : '');
  }
}
