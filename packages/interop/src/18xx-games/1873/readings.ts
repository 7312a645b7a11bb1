import { cashOf, isPlayer, OFFERING, POOL, playerOwner, seatOf } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { markersOf, tileOn } from '@stellwerk/engine/track';
import {
  COMPANY_IDS,
  type CompanyId,
  denominationOf,
  inReceivership,
  isFounded,
  isMineCompany,
  isRailway,
  MINE_IDS,
  mapOf,
  nextSize,
  percentHeld,
  type RailwayId,
  STOCK_IDS,
  type State,
  type StockId,
  sharesOf,
  valueNow,
} from '@stellwerk/titles/1873';
import { typeOfCopy } from '../copies.ts';
import { entriesIn, type Fields, figure, listIn, recordIn, sorted, textOf, textsOf } from '../digest.ts';
import type { PeerGame } from '../file.ts';
import type { Reading, Readings } from '../mapper.ts';
import { cityHere, sameRotation } from '../rotation.ts';
import { companyNamed, mineNamed, peerNameOf } from './names.ts';
import { operating } from './table.ts';

/** The position here and the site's, each figure by name and in the words of the site. */
export function readingsOf(file: PeerGame, game: Game<State>, digest: Fields): Readings {
  const { state } = game;
  return { ours: ourReading(file, state, digest), theirs: theirReading(state, digest) };
}

/** Mines are marked connected there when the step of building is over. */
function isBuilding(digest: Fields): boolean {
  return textOf(digest['step']).endsWith('Track');
}

function phaseName({ phase, fullSets }: State): string {
  return phase === '5' && fullSets > 0 ? '5a' : phase;
}

function ourReading({ players }: PeerGame, state: Readonly<State>, digest: Fields): Reading {
  const idOf = (seat: number) => players[seat]?.id ?? '';
  const reading = new Map<string, string>([
    ['phase', phaseName(state)],
    ['operator', peerOperator(state)],
    ['order', state.seats.map(idOf).join(' ')],
    ['next unit', `${nextSize(state)}T ${nextSize(state) === 5 ? '' : state.stock[nextSize(state) as 1 | 2 | 3 | 4]}`],
  ]);
  players.forEach(({ id }, seat) => {
    reading.set(figure`cash of ${id}`, String(cashOf(state, playerOwner(seat))));
    for (const stock of STOCK_IDS)
      reading.set(figure`${peerNameOf(stock)} of ${id}`, `${percentHeld(state, stock, seat)} %`);
  });
  for (const id of COMPANY_IDS) addCompany(reading, state, id, idOf);
  reading.set('value of MHE', String(valueNow(state, 'MHE')));
  for (const id of MINE_IDS) {
    const { owner, machine, switcher, connected } = state.mines[id];
    const name = peerNameOf(id);
    reading.set(
      figure`owner of mine ${name}`,
      isPlayer(owner) ? idOf(seatOf(owner)) : owner === 'bank' ? '' : peerOf(owner),
    );
    reading.set(figure`cash of mine ${name}`, String(cashOf(state, id)));
    reading.set(figure`machine of mine ${name}`, owner === 'bank' ? '' : String(machine));
    if (isPlayer(owner)) reading.set(figure`switcher of mine ${name}`, switcher === 0 ? '' : `${switcher}S`);
    if (!isBuilding(digest)) reading.set(figure`connected: mine ${name}`, String(connected));
  }
  for (const [hex, { tile, rotation }] of Object.entries(state.track.laid)) {
    reading.set(figure`tile on ${hex}`, `${tile}/${rotation}`);
  }
  for (const [hex, { tile }] of Object.entries(state.setAside)) reading.set(figure`set aside for ${hex}`, tile);
  return reading;
}

function peerOf(owner: string): string {
  return isMineCompany(owner) ? peerNameOf(owner) : owner;
}

function peerOperator(state: State): string {
  const who = operating(state.flow.at(-1));
  return who === '' ? '' : peerNameOf(who);
}

function percentIn(state: State, id: StockId, owner: string): string {
  return isFounded(state, id) ? `${sharesOf(state, id, owner) * denominationOf(state, id)} %` : '';
}

function addCompany(reading: Map<string, string>, state: State, id: CompanyId, idOf: (seat: number) => string): void {
  const name = peerNameOf(id);
  const founded = isFounded(state, id);
  const { director } = isRailway(id) ? state.railways[id] : state.mineCompanies[id];
  // Share money is the railway's at once there, here when it floats.
  if (!isRailway(id) || state.railways[id].floated) reading.set(figure`cash of ${name}`, String(cashOf(state, id)));
  reading.set(
    figure`director of ${name}`,
    inReceivership(state, id) ? 'Market' : director === null ? '' : idOf(director),
  );
  reading.set(figure`value of ${name}`, founded ? String(valueNow(state, id)) : '');
  reading.set(figure`issue box of ${name}`, percentIn(state, id, OFFERING));
  reading.set(figure`pool of ${name}`, percentIn(state, id, POOL));
  if (isRailway(id)) {
    const { locos, diesel, switchers, floated, inactive } = state.railways[id];
    reading.set(figure`floated: ${name}`, String(floated));
    reading.set(
      figure`trains of ${name}`,
      sorted([...locos.map((size) => `${size}T`), ...switchers.map((size) => `${size}S`), ...(diesel ? ['D'] : [])]),
    );
    reading.set(figure`markers of ${name}`, ourMarkers(state, id));
    if (peerOperator(state) !== name) reading.set(figure`inactive markers of ${name}`, sorted(inactive));
    return;
  }
  if (!isMineCompany(id)) return;
  const { mines } = state.mineCompanies[id];
  reading.set(figure`mines of ${name}`, mines.map(peerNameOf).join(' '));
  reading.set(
    figure`switchers of ${name}`,
    sorted(mines.flatMap((mine) => (state.mines[mine].switcher === 0 ? [] : [`${state.mines[mine].switcher}S`]))),
  );
}

function ourMarkers(state: State, id: RailwayId): string {
  const map = mapOf(state);
  const places = markersOf(map, state.track, id).map(({ hex, node, slot }) => {
    const stops = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
    return `${hex}/${stops.findIndex((stop) => stop.id === node)}/${slot}`;
  });
  return sorted(places);
}

function theirReading(state: State, digest: Fields): Reading {
  const depot = recordIn(digest, 'depot');
  const next = ['1T', '2T', '3T', '4T'].find((type) => Number(depot[type] ?? 0) > 0);
  const reading = new Map<string, string>([
    ['phase', textOf(digest['phase'])],
    ['operator', theirOperator(digest)],
    ['order', textsOf(listIn(digest, 'order')).join(' ')],
    ['next unit', next === undefined ? '5T ' : `${next} ${textOf(depot[next])}`],
  ]);
  for (const [id, player] of entriesIn(digest, 'players')) {
    const shares = recordIn(player, 'shares');
    reading.set(figure`cash of ${id}`, textOf(player['cash']));
    for (const stock of STOCK_IDS) {
      const name = peerNameOf(stock);
      reading.set(figure`${name} of ${id}`, `${textOf(shares[name] ?? 0)} %`);
    }
  }
  for (const [name, company] of entriesIn(digest, 'corporations'))
    addTheirCompany(reading, state, digest, name, company);
  for (const [name, mine] of entriesIn(digest, 'minors')) addTheirMine(reading, digest, name, mine);
  for (const [hex, tile] of Object.entries(recordIn(digest, 'tiles'))) {
    const [copy = '', rotation = ''] = textOf(tile).split('/');
    const id = typeOfCopy(copy);
    if (id !== hex)
      reading.set(figure`tile on ${hex}`, `${id}/${sameRotation(mapOf(state), id, Number(rotation)) ?? rotation}`);
  }
  for (const [hex, aside] of Object.entries(recordIn(recordIn(digest, 'x'), 'reserved_tiles'))) {
    const [tile] = Array.isArray(aside) ? textsOf(aside) : [textOf(aside)];
    reading.set(figure`set aside for ${hex}`, typeOfCopy(tile ?? ''));
  }
  return reading;
}

/** Whoever acts there in an operating round; in others players do. */
function theirOperator(digest: Fields): string {
  return digest['round'] === 'OR' ? textOf(listIn(digest, 'active')[0]) : '';
}

function addTheirCompany(
  reading: Map<string, string>,
  state: State,
  digest: Fields,
  name: string,
  company: Fields,
): void {
  if (name === 'MHE') {
    reading.set('value of MHE', textOf(company['price']));
    return;
  }
  const id = companyNamed(name);
  if (!id) return;
  const founded = company['ipoed'] === true;
  const percent = (field: string) => (founded ? `${textOf(company[field])} %` : '');
  if (!isRailway(id) || company['floated'] === true) reading.set(figure`cash of ${name}`, textOf(company['cash']));
  reading.set(figure`director of ${name}`, textOf(company['owner']));
  reading.set(figure`value of ${name}`, textOf(company['price']));
  reading.set(figure`issue box of ${name}`, percent('ipo'));
  reading.set(figure`pool of ${name}`, percent('pool'));
  if (!isRailway(id)) {
    const mines = textsOf(listIn(company, 'mines'));
    const minors = new Map(entriesIn(digest, 'minors'));
    reading.set(figure`mines of ${name}`, mines.join(' '));
    reading.set(figure`switchers of ${name}`, sorted(mines.flatMap((mine) => switchersIn(minors.get(mine) ?? {}))));
    return;
  }
  reading.set(figure`floated: ${name}`, textOf(company['floated']));
  reading.set(figure`trains of ${name}`, sorted(textsOf(listIn(company, 'trains'))));
  const tokens = textsOf(listIn(company, 'tokens'));
  const tiles = recordIn(digest, 'tiles');
  const places = tokens.map((token) => {
    const [hex = '', stop = '', slot = ''] = token.replace('!flipped', '').split('/');
    const [copy = '', rotation = ''] = textOf(tiles[hex]).split('/');
    return `${hex}/${cityHere(mapOf(state), typeOfCopy(copy), Number(rotation), Number(stop))}/${slot}`;
  });
  reading.set(figure`markers of ${name}`, sorted(places));
  if (theirOperator(digest) === name) return;
  const inactive = tokens.filter((token) => token.endsWith('!flipped')).map((token) => token.split('/')[0] ?? '');
  reading.set(figure`inactive markers of ${name}`, sorted(inactive));
}

function switchersIn(mine: Fields): readonly string[] {
  return textsOf(listIn(mine, 'trains')).filter((train) => train.endsWith('S'));
}

function addTheirMine(reading: Map<string, string>, digest: Fields, name: string, mine: Fields): void {
  if (!mineNamed(name)) return;
  const owner = textOf(mine['owner']);
  const machine = textsOf(listIn(mine, 'trains')).find((train) => train.endsWith('M'));
  reading.set(figure`owner of mine ${name}`, owner);
  reading.set(figure`cash of mine ${name}`, textOf(mine['cash']));
  reading.set(figure`machine of mine ${name}`, owner === '' ? '' : (machine?.slice(0, 1) ?? '1'));
  if (owner !== '' && !companyNamed(owner)) reading.set(figure`switcher of mine ${name}`, sorted(switchersIn(mine)));
  if (!isBuilding(digest)) reading.set(figure`connected: mine ${name}`, textOf(mine['connected']));
}
