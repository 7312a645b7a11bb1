import { BANK, cashOf, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import type { BaseState } from '@stellwerk/engine/kernel';
import { markersOf } from '@stellwerk/engine/track';
import {
  byOrder,
  COMPANY_IDS,
  type CompanyId,
  certificateLimit,
  certificatesHeld,
  companies,
  debtOf,
  directorSeat,
  hasBegun,
  INVESTOR_IDS,
  type InvestorId,
  investors,
  MARKER_COSTS,
  mapOf,
  markerCost,
  nextAbove,
  PHASE_LETTERS,
  PRIVATE_IDS,
  paperOf,
  phaseOf,
  phases,
  priceBonus,
  priceNow,
  SINCE,
  type State,
  score,
  typeOnSale,
  UNITS_BELOW_CARD,
  unitsOf,
} from '@stellwerk/titles/1880';
import type { Speaker } from '../../text/speaker.ts';
import { playerLook } from '../railway/players.ts';
import { words as common } from '../railway/words.ts';
import type { Figure, Owner, Part } from '../view.ts';
import { lookOf } from './look.ts';
import { namedHex } from './places.ts';
import { isPosition } from './position.ts';
import { powerLine } from './powers.ts';
import { trainName } from './train-name.ts';
import { words } from './words.ts';

export function ownersOf(state: BaseState, speaker: Speaker): readonly Owner[] {
  if (!isPosition(state)) return [];
  const seats = state.seats.toSorted((a, b) => a - b);
  return [
    ...seats.map((seat) => playerSheet(state, seat, speaker)),
    ...byOrder(state).map((id) => companySheet(state, id, speaker)),
    ...INVESTOR_IDS.filter((id) => state.investors[id].owner !== null && !state.investors[id].merged).map((id) =>
      investorSheet(state, id, speaker),
    ),
    ...COMPANY_IDS.filter((id) => state.companies[id].par === null).map((id) => companySheet(state, id, speaker)),
  ];
}

function playerSheet(state: State, seat: number, speaker: Speaker): Owner {
  const owner = playerOwner(seat);
  const name = speaker.player(seat);
  const held = COMPANY_IDS.filter((id) => unitsOf(state, id, owner) > 0).map((id) => {
    const directs = directorSeat(state, id) === seat;
    return `${id}\u00a0${10 * unitsOf(state, id, owner)}\u00a0%${directs ? ` ${speaker.text(common.directs)}` : ''}`;
  });
  const own = INVESTOR_IDS.find((id) => state.investors[id].owner === seat);
  const debt = debtOf(state, seat);
  return {
    id: `player-${seat}`,
    kind: 'player',
    seat,
    name,
    note: state.priority === seat ? speaker.text(words.priority) : '',
    look: playerLook(name, seat),
    figures: [
      { id: 'cash', label: speaker.text(common.cash), value: cashOf(state, owner) },
      { id: 'worth', label: speaker.text(common.worth), value: worthOf(state, seat) },
      {
        id: 'certificates',
        label: speaker.text(common.certificates),
        value: certificatesHeld(state, seat),
        of: certificateLimit(state),
      },
      { id: 'debt', label: speaker.text(words.debt), value: debt, ...(debt === 0 ? { tableOnly: true as const } : {}) },
    ],
    tickets: [],
    parts: [],
    lines: [
      { label: speaker.text(common.shares), text: held.join(' · ') || speaker.text(common.none) },
      ...(own ? [{ label: speaker.text(words.investor), text: investorLine(state, own, speaker) }] : []),
      ...(debt > 0 ? [{ label: speaker.text(words.debt), text: speaker.text(words.interest, { player: name }) }] : []),
      ...PRIVATE_IDS.filter((id) => state.privates[id] === owner).map((id) => ({
        label: speaker.term(id),
        text: powerLine(state, id, speaker),
      })),
    ],
  };
}

function worthOf(state: State, seat: number): number {
  return Math.round(score(state).find((one) => one.seat === seat)?.value ?? 0);
}

function investorLine(state: State, id: InvestorId, speaker: Speaker): string {
  const { company, merged } = state.investors[id];
  const figures = { investor: id, cash: cashOf(state, id), company: company ?? '' };
  if (merged) return `${speaker.term(id)}, ${speaker.text(words.merged)}`;
  return speaker.text(company === null ? words.investorWaits : words.investorHolds, figures);
}

/** The columns of companies and investors are the same. */
function figuresOf(
  speaker: Speaker,
  given: Readonly<Record<'price' | 'treasury' | 'bonus' | 'permits' | 'income', number | string>>,
  trains: Pick<Figure, 'value' | 'of'>,
  markers: Pick<Figure, 'value' | 'of'>,
): readonly Figure[] {
  return [
    { id: 'price', label: speaker.text(common.price), value: given.price },
    { id: 'bonus', label: speaker.text(words.bonus), value: given.bonus },
    { id: 'treasury', label: speaker.text(common.treasury), value: given.treasury },
    { id: 'permits', label: speaker.text(words.permits), value: given.permits, tableOnly: true },
    { id: 'trains', label: speaker.text(words.trains), ...trains, sheetOnly: true },
    { id: 'markers', label: speaker.text(words.markers), ...markers },
    { id: 'income', label: speaker.text(common.income), value: given.income, tableOnly: true },
  ];
}

function companySheet(state: State, id: CompanyId, speaker: Speaker): Owner {
  const { par, permits, lastRevenue } = state.companies[id];
  const trains = trainsOf(state, id);
  const founded = par !== null;
  const seat = founded ? directorSeat(state, id) : -1;
  return {
    id,
    kind: 'company',
    seat: seat >= 0 ? seat : undefined,
    name: companies[id].name,
    note: founded ? statusOf(state, id, par, speaker) : speaker.text(common.notFounded),
    look: lookOf(id),
    figures: figuresOf(
      speaker,
      {
        price: founded ? priceNow(state, id) : '–',
        bonus: founded ? priceBonus(state, id) : '–',
        treasury: cashOf(state, id),
        permits: permits === '' ? '–' : permits,
        income: lastRevenue,
      },
      { value: trains.length, of: phaseOf(state).trainLimit },
      { value: markersOf(mapOf(state), state.track, id).length, of: MARKER_COSTS.length },
    ),
    tickets: trains.map((train, i) => ({
      id: `${train}-${i}`,
      head: train,
      line: speaker.text(words.train),
      note: endOf(train, speaker),
      kind: 'plain',
    })),
    parts: founded ? partsOf(state, id, speaker) : [],
    lines: founded ? linesOf(state, id, par, speaker) : [homeLine(companies[id].home.hex, speaker)],
  };
}

function statusOf(state: State, id: CompanyId, par: number, speaker: Speaker): string {
  const director = directorSeat(state, id);
  return [
    speaker.text(common.director, { player: speaker.player(director) }),
    speaker.text(words.par, { par }),
    ...(state.companies[id].open ? [] : [speaker.text(words.notOpen, { percent: phaseOf(state).opensWith })]),
  ].join(' · ');
}

function homeLine(hex: string, speaker: Speaker) {
  return { label: speaker.text(common.home), text: namedHex(hex) };
}

function linesOf(state: State, id: CompanyId, par: number, speaker: Speaker): Owner['lines'] {
  const { permits, secondHalf } = state.companies[id];
  const { letter } = phaseOf(state);
  const next = markerCost(state, id);
  const locked = lockedUnits(state, id);
  const keeper = INVESTOR_IDS.find((one) => state.investors[one].company === id && !state.investors[one].merged);
  return [
    {
      label: speaker.text(words.permits),
      text: speaker.text(permits.includes(letter) ? words.permitNow : words.permitNotNow, {
        permits: permitLetters(permits).join(' '),
        letter,
      }),
    },
    ...(state.marker === id
      ? [{ label: speaker.text(words.purchaseMarker), text: speaker.text(words.holdsMarker) }]
      : []),
    ...(locked > 0
      ? [{ label: speaker.text(words.lockedLabel), text: speaker.text(words.lockedLine, { n: locked }) }]
      : []),
    ...(secondHalf
      ? []
      : [{ label: speaker.text(words.capital), text: speaker.text(words.secondHalf, { amount: 5 * par }) }]),
    ...(keeper
      ? [
          {
            label: speaker.text(words.reserved),
            text: speaker.text(words.reservedLine, {
              investor: keeper,
              player: speaker.player(state.investors[keeper].owner ?? 0),
            }),
          },
        ]
      : []),
    homeLine(companies[id].home.hex, speaker),
    ...(next === undefined
      ? []
      : [{ label: speaker.text(words.nextMarker), text: speaker.text(words.yuan, { n: next }) }]),
  ];
}

/** The letters of a permit in the order of the phases. */
export function permitLetters(permits: string): readonly string[] {
  return PHASE_LETTERS.filter((letter) => permits.includes(letter));
}

/** Units in the bank that nobody may buy before the first 3-train. */
function lockedUnits(state: State, id: CompanyId): number {
  if (hasBegun(state.phase, SINCE.growth)) return 0;
  return unitsOf(state, id, BANK) - unitsAbove(state, id);
}

/** Units in the bank above the capital card. */
function unitsAbove(state: State, id: CompanyId): number {
  if (nextAbove(state, id) === undefined) return 0;
  const { certificates } = paperOf(state, id);
  const owners = state.certificates[id] ?? [];
  const above = certificates.length - UNITS_BELOW_CARD;
  return owners.slice(0, above).filter((owner) => owner === BANK).length;
}

function partsOf(state: State, id: CompanyId, speaker: Speaker): Part[] {
  const director = directorSeat(state, id);
  const locked = 10 * lockedUnits(state, id);
  const onSale = 10 * unitsOf(state, id, BANK) - locked;
  const part = (key: string, label: string, share: number, kind: Part['kind']): Part[] =>
    share === 0 ? [] : [{ id: key, label: `${share} ${label}`, share, kind }];
  return [
    ...state.seats.flatMap((seat) =>
      part(
        `player-${seat}`,
        speaker.player(seat),
        10 * unitsOf(state, id, playerOwner(seat)),
        seat === director ? 'own' : 'other',
      ).map((one) => ({ ...one, seat })),
    ),
    ...INVESTOR_IDS.flatMap((one) => part(one, one, 10 * unitsOf(state, id, one), 'other')),
    ...part(BANK, speaker.text(words.bank), onSale, 'pool'),
    ...part('locked', speaker.text(words.locked), locked, 'pool'),
  ];
}

function investorSheet(state: State, id: InvestorId, speaker: Speaker): Owner {
  const { owner, company } = state.investors[id];
  const player = speaker.player(owner ?? 0);
  const over = hasBegun(state.phase, SINCE.takeover);
  return {
    id,
    kind: 'company',
    seat: owner ?? undefined,
    name: `${id} ${investors[id].name}`,
    note: [speaker.text(words.investorOf, { player }), ...(over ? [speaker.text(words.standsStill)] : [])].join(' · '),
    look: lookOf(id),
    figures: figuresOf(
      speaker,
      { price: '–', bonus: '–', treasury: cashOf(state, id), permits: '–', income: '–' },
      { value: 0 },
      { value: markersOf(mapOf(state), state.track, id).length, of: 1 },
    ).flatMap((figure): Figure[] => {
      if (figure.id === 'trains') return [];
      return [figure.value === '–' ? { ...figure, tableOnly: true } : figure];
    }),
    tickets: [],
    parts: [],
    lines: [
      homeLine(investors[id].home.hex, speaker),
      {
        label: speaker.text(words.partner),
        text:
          company === null ? speaker.text(words.noPartner, { player }) : speaker.text(words.partnerLine, { company }),
      },
      ...(over ? [] : [{ label: speaker.text(words.borrowed), text: trainName(typeOnSale(state), speaker) }]),
    ],
  };
}

/** What ends a train: the first of the type that scraps it. */
export function endOf(train: string, speaker: Speaker): string {
  const end = Object.values(phases).find(({ scraps }) => scraps === train)?.begins;
  return end === undefined ? speaker.text(common.stays) : speaker.text(common.until, { train: end });
}
