import { BANK, cashOf, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import { type BaseState, wealthOf } from '@stellwerk/engine/kernel';
import { markersOf } from '@stellwerk/engine/track';
import {
  byOrder,
  COMPANY_IDS,
  type CompanyId,
  certificateLimit,
  certificatesHeld,
  china,
  companies,
  debtOf,
  directorSeat,
  halfCapital,
  hasBegun,
  INVESTOR_IDS,
  type InvestorId,
  investors,
  isPosition,
  lockedUnits,
  MARKER_COSTS,
  mapOf,
  markerCost,
  PHASE_LETTERS,
  PRIVATE_IDS,
  phaseOf,
  phases,
  priceBonus,
  priceNow,
  SINCE,
  type State,
  typeOnSale,
  unitsOf,
} from '@stellwerk/titles/1880';
import type { Speaker } from '../../text/speaker.ts';
import { trainEnd } from '../railway/depot.ts';
import {
  anyone,
  companyFigures,
  companySheet,
  type IsWanted,
  partsHeld,
  playerId,
  playerSheet,
} from '../railway/sheets.ts';
import { trainName } from '../railway/terms.ts';
import { words as common } from '../railway/words.ts';
import type { Figure, Owner, Part } from '../view.ts';
import { lookOf } from './look.ts';
import { namedHex } from './places.ts';
import { powerLine, powerOf } from './powers.ts';
import { railway } from './railway.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

export function ownersOf(state: BaseState, speaker: Speaker, isWanted: IsWanted = anyone): readonly Owner[] {
  if (!isPosition(state)) return [];
  const seats = state.seats.toSorted((a, b) => a - b);
  const isInvestor = (id: InvestorId) => state.investors[id].owner !== null && !state.investors[id].merged;
  const isUnfounded = (id: CompanyId) => state.companies[id].par === null;
  return [
    ...seats.filter((seat) => isWanted(playerId(seat))).map((seat) => playerOf(state, seat, speaker)),
    ...byOrder(state)
      .filter(isWanted)
      .map((id) => companyOf(state, id, speaker)),
    ...INVESTOR_IDS.filter((id) => isInvestor(id) && isWanted(id)).map((id) => investorOf(state, id, speaker)),
    ...COMPANY_IDS.filter((id) => isUnfounded(id) && isWanted(id)).map((id) => companyOf(state, id, speaker)),
  ];
}

function playerOf(state: State, seat: number, speaker: Speaker): Owner {
  const owner = playerOwner(seat);
  const own = INVESTOR_IDS.find((id) => state.investors[id].owner === seat);
  const debt = debtOf(state, seat);
  const label = speaker.text(words.debt);
  return playerSheet(
    {
      seat,
      note: state.priority === seat ? speaker.text(words.priority) : '',
      cash: cashOf(state, owner),
      worth: wealthOf(china, state, seat),
      certificates: { value: certificatesHeld(state, seat), of: certificateLimit(state) },
      shares: COMPANY_IDS.map((company) => ({
        company,
        percent: percentHeld(state, company, owner),
        directs: directorSeat(state, company) === seat,
      })),
      figures: [{ id: 'debt', label, value: debt, ...(debt === 0 ? { tableOnly: true } : {}) }],
      lines: [
        ...(own ? [{ label: speaker.text(words.investor), text: investorLine(state, own, speaker) }] : []),
        ...(debt > 0 ? [{ label, text: speaker.text(words.interest, { player: speaker.player(seat) }) }] : []),
        ...PRIVATE_IDS.filter((id) => state.privates[id] === owner).map((id) => ({
          label: speaker.term(id),
          text: powerLine(state, id, speaker),
        })),
      ],
    },
    speaker,
  );
}

function investorLine(state: State, id: InvestorId, speaker: Speaker): string {
  const { company, merged } = state.investors[id];
  const figures = { investor: id, cash: cashOf(state, id), company: company ?? '' };
  if (merged) return `${speaker.term(id)}, ${speaker.text(words.merged)}`;
  return speaker.text(company === null ? words.investorWaits : words.investorHolds, figures);
}

/** The columns that only this title has; investors have them too. */
function ownFigures(speaker: Speaker, bonus: number | string, permits: string) {
  return {
    afterPrice: [{ id: 'bonus', label: speaker.text(words.bonus), value: bonus }],
    afterTreasury: [{ id: 'permits', label: speaker.text(words.permits), value: permits, tableOnly: true as const }],
  };
}

function companyOf(state: State, id: CompanyId, speaker: Speaker): Owner {
  const { par, permits, lastRevenue } = state.companies[id];
  const founded = par !== null;
  return companySheet(
    terms,
    {
      id,
      name: companies[id].name,
      seat: founded ? directorSeat(state, id) : -1,
      note: founded ? statusOf(state, id, par, speaker) : speaker.text(common.notFounded),
      look: lookOf(id),
      figures: {
        price: founded ? priceNow(state, id) : '–',
        treasury: cashOf(state, id),
        income: lastRevenue,
        markers: { value: markersOf(mapOf(state), state.track, id).length, of: MARKER_COSTS.length },
        ...ownFigures(speaker, founded ? priceBonus(state, id) : '–', permits === '' ? '–' : permits),
      },
      trains: trainsOf(state, id),
      trainLimit: phaseOf(state).trainLimit,
      endOf: (train) => endOf(train, speaker),
      parts: founded ? partsOf(state, id, speaker) : [],
      lines: founded ? linesOf(state, id, speaker) : [homeLine(companies[id].home.hex, speaker)],
    },
    speaker,
  );
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

function linesOf(state: State, id: CompanyId, speaker: Speaker): Owner['lines'] {
  const { permits, secondHalf } = state.companies[id];
  const { letter } = phaseOf(state);
  const next = markerCost(state, id);
  const locked = lockedUnits(state, id);
  const power = powerOf(id, speaker);
  const keeper = INVESTOR_IDS.find((one) => state.investors[one].company === id && !state.investors[one].merged);
  return [
    {
      label: speaker.text(words.permits),
      text: speaker.text(permits.includes(letter) ? words.permitNow : words.permitNotNow, {
        permits: permitLetters(permits).join(' '),
        letter,
      }),
    },
    ...(power === undefined ? [] : [{ label: speaker.text(common.power), text: power }]),
    ...(state.marker === id
      ? [{ label: speaker.text(words.purchaseMarker), text: speaker.text(words.holdsMarker) }]
      : []),
    ...(locked > 0
      ? [{ label: speaker.text(words.lockedLabel), text: speaker.text(words.lockedLine, { n: locked }) }]
      : []),
    ...(secondHalf
      ? []
      : [
          {
            label: speaker.text(words.capital),
            text: speaker.text(words.secondHalf, { amount: halfCapital(state, id) }),
          },
        ]),
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
    ...(next === undefined ? [] : [{ label: speaker.text(terms.nextMarker), text: railway.money(next, speaker) }]),
  ];
}

/** The letters of a permit in the order of the phases. */
export function permitLetters(permits: string): readonly string[] {
  return PHASE_LETTERS.filter((letter) => permits.includes(letter));
}

function percentHeld(state: State, id: CompanyId, owner: string): number {
  return 10 * unitsOf(state, id, owner);
}

function partsOf(state: State, id: CompanyId, speaker: Speaker): readonly Part[] {
  const locked = 10 * lockedUnits(state, id);
  return partsHeld(
    state.seats.map((seat) => ({ id: `player-${seat}`, seat, share: percentHeld(state, id, playerOwner(seat)) })),
    directorSeat(state, id),
    [
      ...INVESTOR_IDS.map((one) => ({
        id: one,
        label: one,
        share: percentHeld(state, id, one),
        kind: 'other' as const,
      })),
      { id: BANK, label: speaker.text(words.bank), share: percentHeld(state, id, BANK) - locked, kind: 'pool' },
      { id: 'locked', label: speaker.text(words.locked), share: locked, kind: 'pool' },
    ],
    speaker,
  );
}

function investorOf(state: State, id: InvestorId, speaker: Speaker): Owner {
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
    figures: companyFigures(
      terms,
      {
        price: '–',
        treasury: cashOf(state, id),
        income: '–',
        trains: { value: 0 },
        markers: { value: markersOf(mapOf(state), state.track, id).length, of: 1 },
        ...ownFigures(speaker, '–', '–'),
      },
      speaker,
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
      ...(over ? [] : [{ label: speaker.text(words.borrowed), text: trainName(terms, typeOnSale(state), speaker) }]),
    ],
  };
}

/** How long a train lasts: until the first of the type that scraps it. */
export function endOf(train: string, speaker: Speaker): string {
  return trainEnd(Object.values(phases).find(({ scraps }) => scraps === train)?.begins, speaker);
}
