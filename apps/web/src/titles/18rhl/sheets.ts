import { BANK, cashOf, DEPOT, OFFERING, POOL, percentOf, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import type { BaseState } from '@stellwerk/engine/kernel';
import {
  type Company,
  certificateLimit,
  certificatesHeld,
  companies,
  directorSeat,
  inReceivership,
  PRIVATE_IDS,
  phaseOf,
  phases,
  priceNow,
  priceOfTrain,
  type State,
  TRAIN_TYPES,
  type TrainType,
  trainKinds,
  trainsOnOffer,
} from '@stellwerk/titles/18rhl';
import type { Speaker } from '../../text/speaker.ts';
import { playerLook } from '../railway/players.ts';
import { words as common } from '../railway/words.ts';
import type { HeaderFacts, Owner, Part, Ticket } from '../view.ts';
import { companyLooks } from './look.ts';
import { namedHex } from './places.ts';
import { isPosition } from './position.ts';
import { words } from './words.ts';

const ALL: readonly Company[] = Object.values(companies);

export function ownersOf(state: BaseState, speaker: Speaker): readonly Owner[] {
  if (!isPosition(state)) return [];
  const seats = Array.from({ length: state.startingPlayers }, (_, seat) => seat);
  return [
    ...seats.map((seat) => playerSheet(state, seat, speaker)),
    ...ALL.map((one) => companySheet(state, one, speaker)),
  ];
}

function playerSheet(state: State, seat: number, speaker: Speaker): Owner {
  const owner = playerOwner(seat);
  const held = ALL.map((company) => ({ company, percent: percentOf(state, company, owner) })).filter(
    ({ percent }) => percent > 0,
  );
  const privates = PRIVATE_IDS.filter((id) => state.privates[id] === owner);
  const cash = cashOf(state, owner);
  const worth = held.reduce((sum, { company, percent }) => sum + (percent / 10) * priceNow(state, company.id), cash);
  const name = speaker.player(seat);
  return {
    id: `player-${seat}`,
    kind: 'player',
    seat,
    name,
    note: !state.seats.includes(seat)
      ? speaker.text(words.bankrupt)
      : state.priority === seat
        ? speaker.text(words.priority)
        : '',
    look: playerLook(name, seat),
    figures: [
      { id: 'cash', label: speaker.text(common.cash), value: cash },
      { id: 'worth', label: speaker.text(common.worth), value: Math.round(worth) },
      {
        id: 'certificates',
        label: speaker.text(common.certificates),
        value: certificatesHeld(state, owner),
        of: certificateLimit(state),
      },
    ],
    tickets: [],
    parts: [],
    lines: [
      {
        label: speaker.text(common.shares),
        text:
          held
            .map(({ company, percent }) => {
              const directs = directorSeat(state, company) === seat;
              return `${company.id}\u00a0${percent}\u00a0%${directs ? ` ${speaker.text(common.directs)}` : ''}`;
            })
            .join(' · ') || speaker.text(common.none),
      },
      ...(privates.length > 0
        ? [{ label: speaker.text(words.privates), text: privates.map((id) => speaker.term(id)).join(' · ') }]
        : []),
    ],
  };
}

function companySheet(state: State, company: Company, speaker: Speaker): Owner {
  const { par, floated, lastIncome, debt } = state.companies[company.id];
  const placed = markersOf(state, company.id);
  const nextMarker = company.markers[placed];
  const director = directorSeat(state, company);
  const trains = trainsOf(state, company.id);
  const status =
    par === null
      ? speaker.text(common.notFounded)
      : [
          director >= 0 && !inReceivership(state, company.id)
            ? speaker.text(common.director, { player: speaker.player(director) })
            : speaker.text(words.noDirector),
          speaker.text(words.par, { par }),
          ...(floated ? [] : [speaker.text(words.notFloated)]),
        ].join(' · ');
  return {
    id: company.id,
    kind: 'company',
    seat: director >= 0 ? director : undefined,
    name: company.name,
    note: status,
    look: companyLooks[company.id] ?? { letters: company.id, colour: '#4d5661', pattern: 'plain' },
    figures: [
      { id: 'price', label: speaker.text(common.price), value: par === null ? '–' : priceNow(state, company.id) },
      { id: 'treasury', label: speaker.text(common.treasury), value: cashOf(state, company.id) },
      {
        id: 'trains',
        label: speaker.text(words.trains),
        value: trains.length,
        of: phaseOf(state).trainLimit,
        sheetOnly: true,
      },
      { id: 'markers', label: speaker.text(words.markers), value: placed, of: company.markers.length },
      { id: 'income', label: speaker.text(common.income), value: lastIncome, tableOnly: true },
    ],
    tickets: trains.map((train, i) => ({
      id: `${train}-${i}`,
      head: train,
      line: speaker.text(words.train),
      note: endOf(train, speaker),
      kind: 'plain',
    })),
    parts: par === null ? [] : partsOf(state, company, speaker),
    lines: [
      { label: speaker.text(common.home), text: company.homes.map(namedHex).join(' · ') },
      ...(nextMarker === undefined
        ? []
        : [{ label: speaker.text(words.nextMarker), text: `${speaker.number(nextMarker)} M` }]),
      ...(debt > 0 ? [{ label: speaker.text(words.debt), text: `${speaker.number(debt)} M` }] : []),
    ],
  };
}

function partsOf(state: State, company: Company, speaker: Speaker): Part[] {
  const seats = Array.from({ length: state.startingPlayers }, (_, seat) => seat);
  const director = directorSeat(state, company);
  const holders = [
    ...seats.map((seat) => ({ owner: playerOwner(seat), seat, label: speaker.player(seat), kind: seat === director })),
    { owner: POOL, seat: undefined, label: speaker.text(words.pool), kind: undefined },
    { owner: OFFERING, seat: undefined, label: speaker.text(words.offering), kind: undefined },
  ];
  return holders.flatMap(({ owner, seat, label, kind }): Part[] => {
    const share = percentOf(state, company, owner);
    if (share === 0) return [];
    const part = { id: owner, label: `${share} ${label}`, share };
    return seat === undefined ? [{ ...part, kind: 'pool' }] : [{ ...part, seat, kind: kind ? 'own' : 'other' }];
  });
}

export function headerOf(state: BaseState, speaker: Speaker): HeaderFacts {
  if (!isPosition(state)) return { stations: [], colours: [], facts: [], tickets: [] };
  const operating = state.flow.find((frame) => frame.kind === 'operatingRound');
  const stock = speaker.text(common.stockRound, { n: state.stockRounds });
  const rounds = operating
    ? Array.from({ length: operating.of }, (_, i) => ({
        label: speaker.text(words.operatingRound, { n: state.stockRounds, i: i + 1 }),
        kind:
          i + 1 < operating.number
            ? ('done' as const)
            : i + 1 === operating.number
              ? ('now' as const)
              : ('ahead' as const),
      }))
    : [];
  const first = state.stockRounds === 0 ? speaker.text(words.start) : stock;
  return {
    stations: [{ label: first, kind: operating ? 'done' : 'now' }, ...rounds],
    colours: phaseOf(state).tiles,
    facts: [
      {
        value: speaker.text(common.phase, { phase: state.phase }),
        label: speaker.text(words.trainLimit, { n: phaseOf(state).trainLimit }),
      },
      { value: `${speaker.number(cashOf(state, BANK))} M`, label: speaker.text(words.bank) },
    ],
    tickets: depotTickets(state, speaker),
  };
}

/** How many station markers stand on the map. */
function markersOf(state: State, company: string): number {
  return Object.values(state.track.markers)
    .flatMap((nodes) => Object.values(nodes))
    .flat()
    .filter((marker) => marker === company).length;
}

/** What ends a train: the first of the type that scraps it. */
function endOf(train: string, speaker: Speaker): string {
  const end = TRAIN_TYPES.find((type) => phases[type].scraps === train);
  return end === undefined ? speaker.text(common.stays) : speaker.text(common.until, { train: end });
}

/** The piles of new trains, in the order in which they are sold. */
function depotTickets(state: State, speaker: Speaker): Ticket[] {
  const offered = trainsOnOffer(state);
  const depot = trainsOf(state, DEPOT);
  return TRAIN_TYPES.map((type): Ticket => {
    const left = depot.filter((train) => train === type).length;
    return {
      id: type,
      head: type,
      line: leftOf(state, type, left, speaker),
      note: left > 0 ? `${speaker.number(priceOfTrain(type))} M` : isRunning(state, type) ? endOf(type, speaker) : '',
      kind: kindOf(state, type, left, offered),
    };
  });
}

function isRunning(state: State, type: string): boolean {
  return ALL.some(({ id }) => trainsOf(state, id).includes(type)) || trainsOf(state, POOL).includes(type);
}

function leftOf(state: State, type: TrainType, left: number, speaker: Speaker): string {
  if (left > 0) return speaker.text(common.left, { n: left, of: trainKinds[type].count });
  return speaker.text(isRunning(state, type) ? common.sold : common.gone);
}

function kindOf(state: State, type: TrainType, left: number, offered: readonly TrainType[]): Ticket['kind'] {
  if (left === 0) return isRunning(state, type) ? 'sold' : 'gone';
  if (offered.includes(type)) return 'next';
  return 'locked';
}
