import { cashOf, OFFERING, POOL, playerOwner } from '@stellwerk/engine/finance';
import { type BaseState, wealthOf } from '@stellwerk/engine/kernel';
import { markersOf } from '@stellwerk/engine/track';
import {
  COMPANY_IDS,
  type CompanyId,
  companyIncome,
  denominationOf,
  harzbahn,
  incomeOf,
  isFounded,
  isPosition,
  isRailway,
  MHE,
  MINE_IDS,
  type MineCompanyId,
  type MineId,
  mapOf,
  mineCompanyNames,
  mines,
  minesUpkeep,
  percentHeld,
  type RailwayId,
  railways,
  type State,
  type StockId,
  seatFor,
  sharesOf,
  valueNow,
} from '@stellwerk/titles/1873';
import type { Speaker } from '../../text/speaker.ts';
import { namedHexOn } from '../railway/places.ts';
import { anyone, companySheet, type IsWanted, partsHeld, playerId, playerSheet } from '../railway/sheets.ts';
import { trainName } from '../railway/terms.ts';
import { words as common } from '../railway/words.ts';
import type { Owner, Part } from '../view.ts';
import { companyLooks, mineLook } from './look.ts';
import { heldNotes, minePower, powerOf } from './powers.ts';
import { railway } from './railway.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

export function ownersOf(state: BaseState, speaker: Speaker, isWanted: IsWanted = anyone): readonly Owner[] {
  if (!isPosition(state)) return [];
  const seats = state.seats.toSorted((a, b) => a - b);
  const companies = COMPANY_IDS.filter(isWanted);
  return [
    ...seats.filter((seat) => isWanted(playerId(seat))).map((seat) => playerOf(state, seat, speaker)),
    ...companies.filter((id) => isFounded(state, id)).map((id) => companyOf(state, id, speaker)),
    ...MINE_IDS.filter((id) => isWanted(id) && seatFor(state, id) >= 0).map((id) => mineOf(state, id, speaker)),
    ...(isWanted(MHE) ? [mheOf(state, speaker)] : []),
    ...companies.filter((id) => !isFounded(state, id)).map((id) => companyOf(state, id, speaker)),
  ];
}

function playerOf(state: State, seat: number, speaker: Speaker): Owner {
  const owner = playerOwner(seat);
  const own = MINE_IDS.filter((id) => state.mines[id].owner === owner);
  const stocks: readonly StockId[] = [...COMPANY_IDS, MHE];
  return playerSheet(
    {
      seat,
      note: state.seats[0] === seat ? speaker.text(words.first) : '',
      cash: cashOf(state, owner),
      worth: wealthOf(harzbahn, state, seat),
      shares: stocks.map((company) => ({
        company,
        percent: percentHeld(state, company, seat),
        directs: company !== MHE && seatFor(state, company) === seat,
      })),
      lines: [
        ...minesLine(state, own, speaker),
        ...heldNotes(state, seat, speaker).map(([label, text]) => ({ label, text })),
      ],
    },
    speaker,
  );
}

/** “5 Braunesumpf: machine 2, switcher 3”. */
function mineLine(state: State, id: MineId, speaker: Speaker): string {
  const { machine, switcher } = state.mines[id];
  const name = `${id.slice(1)} ${mines[id].name}`;
  return speaker.text(switcher === 0 ? words.mineAt : words.mineWith, { name, machine, switcher });
}

function companyOf(state: State, id: CompanyId, speaker: Speaker): Owner {
  const founded = isFounded(state, id);
  const seat = seatFor(state, id);
  const director = seat < 0 ? words.receivership : common.director;
  return companySheet(
    terms,
    {
      id,
      name: isRailway(id) ? railways[id].name : mineCompanyNames[id],
      seat,
      note: founded ? speaker.text(director, { player: speaker.player(seat) }) : speaker.text(common.notFounded),
      look: companyLooks[id],
      parts: founded ? partsOf(state, id, speaker) : [],
      ...(isRailway(id) ? railwayFacts(state, id, speaker) : mineCompanyFacts(state, id, speaker)),
    },
    speaker,
  );
}

function railwayFacts(state: State, id: RailwayId, speaker: Speaker) {
  const { locos, diesel } = state.railways[id];
  const most = railways[id].markers[denominationOf(state, id) === 10 ? 10 : 20];
  return {
    figures: {
      price: isFounded(state, id) ? valueNow(state, id) : '–',
      treasury: cashOf(state, id),
      markers: { value: markersOf(mapOf(state), state.track, id).length, of: most },
    },
    trains: [...locos.map(String), ...(diesel ? ['D'] : [])],
    lines: [...railwayLines(state, id, speaker), ...powerLine(powerOf(id, speaker), speaker)],
  };
}

/** It has mines instead of locos and stations. */
function mineCompanyFacts(state: State, id: MineCompanyId, speaker: Speaker) {
  const founded = isFounded(state, id);
  const own = state.mineCompanies[id].mines;
  const income = companyIncome(
    state,
    id,
    own.map((mine) => state.mines[mine].switcher),
  );
  return {
    figures: {
      price: founded ? valueNow(state, id) : '–',
      treasury: cashOf(state, id),
      afterTreasury: [
        { id: 'mineIncome', label: speaker.text(words.income), value: founded ? income : '–' },
        { id: 'upkeep', label: speaker.text(words.upkeepNow), value: founded ? minesUpkeep(state, own) : '–' },
      ],
    },
    lines: [...minesLine(state, own, speaker), ...powerLine(powerOf(id, speaker), speaker)],
  };
}

function powerLine(text: string, speaker: Speaker): Owner['lines'] {
  return text === '' ? [] : [{ label: speaker.text(common.power), text }];
}

function minesLine(state: State, own: readonly MineId[], speaker: Speaker): Owner['lines'] {
  if (own.length === 0) return [];
  return [{ label: speaker.text(words.mines), text: own.map((id) => mineLine(state, id, speaker)).join(' · ') }];
}

function railwayLines(state: State, id: RailwayId, speaker: Speaker): Owner['lines'] {
  const { switchers, concession, routePaid } = state.railways[id];
  const { homes, concession: printed } = railways[id];
  return [
    { label: speaker.text(common.home), text: homes.map((hex) => namedHexOn(railway.map, hex)).join(' · ') },
    ...(routePaid
      ? []
      : [
          {
            label: speaker.text(words.concession),
            text: speaker.text(concession.active ? words.routeDue : words.routeLater, {
              cost: railway.money(printed.cost, speaker),
              phase: printed.phase,
            }),
          },
        ]),
    ...(switchers.length > 0 ? [{ label: speaker.text(words.switchers), text: switchers.join(' · ') }] : []),
  ];
}

/** Nobody directs it; it pays by the size of its loco. */
function mheOf(state: State, speaker: Speaker): Owner {
  return companySheet(
    terms,
    {
      id: MHE,
      name: speaker.term(MHE),
      seat: -1,
      note: trainName(terms, String(state.mheLoco), speaker),
      look: companyLooks[MHE],
      figures: { price: valueNow(state, MHE), treasury: 0 },
      parts: partsOf(state, MHE, speaker),
      lines: powerLine(powerOf(MHE, speaker), speaker),
    },
    speaker,
  );
}

function partsOf(state: State, id: StockId, speaker: Speaker): readonly Part[] {
  const shareOf = (owner: string) => denominationOf(state, id) * sharesOf(state, id, owner);
  return partsHeld(
    state.seats.map((seat) => ({ id: `player-${seat}`, seat, share: shareOf(playerOwner(seat)) })),
    id === MHE ? -1 : seatFor(state, id),
    [
      { id: POOL, label: speaker.term(POOL), share: shareOf(POOL), kind: 'pool' },
      { id: OFFERING, label: speaker.term(OFFERING), share: shareOf(OFFERING), kind: 'pool' },
    ],
    speaker,
  );
}

/** A single mine: it acts for itself in every operating round. */
function mineOf(state: State, id: MineId, speaker: Speaker): Owner {
  const { machine, switcher, connected } = state.mines[id];
  const { name, hex, faceValue } = mines[id];
  const seat = seatFor(state, id);
  return {
    id,
    kind: 'company',
    seat,
    name: `${id.slice(1)} ${name}`,
    note: [speaker.player(seat), speaker.text(connected ? words.connected : words.unconnected)].join(' · '),
    look: mineLook(id),
    figures: [
      { id: 'treasury', label: speaker.text(common.treasury), value: cashOf(state, id) },
      { id: 'mineIncome', label: speaker.text(words.mineIncome), value: incomeOf(state, id, switcher) },
      { id: 'machine', label: speaker.text(words.machine), value: machine },
      { id: 'switcher', label: speaker.text(words.switcher), value: switcher === 0 ? '–' : switcher },
    ],
    tickets: [],
    parts: [],
    lines: [
      { label: speaker.text(words.place), text: namedHexOn(railway.map, hex) },
      { label: speaker.text(words.faceValue), text: railway.money(faceValue, speaker) },
      ...powerLine(minePower(id, speaker), speaker),
    ],
  };
}
