import { cashOf, OFFERING, POOL, percentOf, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import { wealthOf } from '@stellwerk/engine/kernel';
import { markersOf } from '@stellwerk/engine/track';
import {
  type Company,
  certificateLimit,
  certificatesHeld,
  charterOf,
  directorSeat,
  inReceivership,
  markerCost,
  phaseOf,
  priceNow,
  type State,
} from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { namedHexOn } from '../railway/places.ts';
import type { Railway } from '../railway/railway.ts';
import {
  anyone,
  companySheet,
  type IsWanted,
  partsHeld,
  playerId,
  playerSheet,
  sharesText,
} from '../railway/sheets.ts';
import { words as common } from '../railway/words.ts';
import type { Owner, Part } from '../view.ts';
import { seatsOf } from './seats.ts';
import type { OtherHolder, RhinelandTable } from './table.ts';
import { endOf } from './trains.ts';
import { words } from './words.ts';

export function ownersOf<S extends State>(
  table: RhinelandTable<S>,
  railway: Railway<S>,
  state: S,
  speaker: Speaker,
  isWanted: IsWanted = anyone,
): readonly Owner[] {
  return [
    ...seatsOf(state)
      .filter((seat) => isWanted(playerId(seat)))
      .map((seat) => playerOf(table, railway, state, seat, speaker)),
    ...table.game.companies
      .filter((company) => isWanted(company.id) && !table.game.law.refuseCompany?.(state, company))
      .map((company) => companyOf(table, railway, state, company, speaker)),
    ...(table.otherHolders ?? [])
      .filter(({ owner }) => owner in state.money && isWanted(owner))
      .map((holder) => holderOf(table, railway, state, holder, speaker)),
  ];
}

function playerOf<S extends State>(
  { title, game, powers }: RhinelandTable<S>,
  { money }: Railway<S>,
  state: S,
  seat: number,
  speaker: Speaker,
): Owner {
  const owner = playerOwner(seat);
  const privates = game.privates.filter((id) => state.privates[id] === owner);
  const note = !state.seats.includes(seat) ? words.bankrupt : state.priority === seat ? words.priority : undefined;
  return playerSheet(
    {
      seat,
      note: note ? speaker.text(note) : '',
      cash: cashOf(state, owner),
      worth: wealthOf(title, state, seat),
      certificates: { value: certificatesHeld(game, state, owner), of: certificateLimit(game, state) },
      shares: game.companies.map((company) => ({
        company: company.id,
        percent: percentOf(state, company, owner),
        directs: directorSeat(state, company) === seat,
      })),
      lines: [
        ...privates.map((id) => ({ label: speaker.term(id), text: powers[id] ? speaker.text(powers[id]) : '' })),
        ...Object.entries(game.law.accounts?.(state, seat) ?? {})
          .filter(([, sum]) => sum !== 0)
          .map(([account, sum]) => ({ label: speaker.term(account), text: money(sum, speaker) })),
      ],
    },
    speaker,
  );
}

function companyOf<S extends State>(
  { game, companies, map, powers, linesOf, otherHolders = [] }: RhinelandTable<S>,
  { terms, money }: Railway<S>,
  state: S,
  company: Company,
  speaker: Speaker,
): Owner {
  const { id, name, markers, otherMarkers = 0 } = company;
  const homes = game.law.homesOf?.(state, company) ?? company.homes;
  const { par, lastIncome, debt } = charterOf(state, id);
  const placed = markersOf(game.law.mapOf(state), state.track, id).length;
  const nextMarker = markerCost(game, state, id);
  return companySheet(
    terms,
    {
      id,
      name,
      seat: directorSeat(state, company),
      note: par === null ? speaker.text(common.notFounded) : statusOf(state, company, par, speaker),
      look: companies[id],
      figures: {
        price: par === null ? '–' : priceNow(game, state, id),
        treasury: cashOf(state, id),
        income: lastIncome,
        markers: { value: placed, of: markers.length + otherMarkers },
      },
      trains: trainsOf(state, id),
      trainLimit: phaseOf(game, state).trainLimit,
      endOf: (train) => endOf(game, train, speaker),
      parts: par === null ? [] : partsOf(state, company, otherHolders, speaker),
      lines: [
        { label: speaker.text(common.home), text: homes.map((hex) => namedHexOn(map, hex)).join(' · ') },
        ...(nextMarker === undefined
          ? []
          : [{ label: speaker.text(terms.nextMarker), text: money(nextMarker, speaker) }]),
        ...(powers[id] ? [{ label: speaker.text(common.power), text: speaker.text(powers[id]) }] : []),
        ...(linesOf?.(state, id, speaker) ?? []),
        ...(debt > 0 ? [{ label: speaker.text(words.debt), text: money(debt, speaker) }] : []),
      ],
    },
    speaker,
  );
}

/** The sheet of a holder that is neither player nor company. */
function holderOf<S extends State>(
  { game }: RhinelandTable<S>,
  { terms }: Railway<S>,
  state: S,
  { owner, name, note, letters }: OtherHolder,
  speaker: Speaker,
): Owner {
  const shares = game.companies
    .map((company) => ({ company: company.id, percent: percentOf(state, company, owner), directs: false }))
    .filter(({ percent }) => percent > 0);
  return companySheet(
    terms,
    {
      id: owner,
      name: speaker.text(name),
      seat: -1,
      note: speaker.text(note),
      look: { letters, colour: '#4d5661', pattern: 'plain', shape: 'square' },
      figures: { price: '–', treasury: cashOf(state, owner), income: '–', markers: { value: '–' } },
      trains: [],
      endOf: () => '',
      parts: [],
      lines: [
        { label: speaker.text(common.shares), text: sharesText(shares, speaker) },
        { label: speaker.text(common.certificates), text: String(certificatesHeld(game, state, owner)) },
      ],
    },
    speaker,
  );
}

function statusOf(state: State, company: Company, par: number, speaker: Speaker): string {
  const director = directorSeat(state, company);
  return [
    director >= 0 && !inReceivership(state, company)
      ? speaker.text(common.director, { player: speaker.player(director) })
      : speaker.text(words.noDirector),
    speaker.text(words.par, { par }),
    ...(charterOf(state, company.id).floated ? [] : [speaker.text(words.notFloated)]),
  ].join(' · ');
}

function partsOf(state: State, company: Company, others: readonly OtherHolder[], speaker: Speaker): readonly Part[] {
  const shareOf = (owner: string) => percentOf(state, company, owner);
  return partsHeld(
    seatsOf(state).map((seat) => ({ id: playerOwner(seat), seat, share: shareOf(playerOwner(seat)) })),
    directorSeat(state, company),
    [
      ...others.map(({ owner, name }) => ({
        id: owner,
        label: speaker.text(name),
        share: shareOf(owner),
        kind: 'other' as const,
      })),
      { id: POOL, label: speaker.text(words.pool), share: shareOf(POOL), kind: 'pool' },
      { id: 'charter', label: speaker.text(words.charter), share: shareOf(company.id), kind: 'pool' },
      { id: OFFERING, label: speaker.text(words.offering), share: shareOf(OFFERING), kind: 'pool' },
    ],
    speaker,
  );
}
