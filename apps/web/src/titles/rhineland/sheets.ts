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
  phaseOf,
  priceNow,
  type State,
} from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { namedHexOn } from '../railway/places.ts';
import type { Railway } from '../railway/railway.ts';
import { companySheet, partsHeld, playerSheet } from '../railway/sheets.ts';
import { words as common } from '../railway/words.ts';
import type { Owner, Part } from '../view.ts';
import { seatsOf } from './seats.ts';
import type { RhinelandTable } from './table.ts';
import { endOf } from './trains.ts';
import { words } from './words.ts';

export function ownersOf<S extends State>(
  table: RhinelandTable<S>,
  railway: Railway<S>,
  state: S,
  speaker: Speaker,
): readonly Owner[] {
  return [
    ...seatsOf(state).map((seat) => playerOf(table, railway, state, seat, speaker)),
    ...table.game.companies.map((company) => companyOf(table, railway, state, company, speaker)),
  ];
}

function playerOf<S extends State>(
  { title, game }: RhinelandTable<S>,
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
        ...(privates.length > 0
          ? [{ label: speaker.text(words.privates), text: privates.map((id) => speaker.term(id)).join(' · ') }]
          : []),
        ...Object.entries(game.law.accounts?.(state, seat) ?? {})
          .filter(([, sum]) => sum !== 0)
          .map(([account, sum]) => ({ label: speaker.term(account), text: money(sum, speaker) })),
      ],
    },
    speaker,
  );
}

function companyOf<S extends State>(
  { game, companies, map, fundOf }: RhinelandTable<S>,
  { terms, money }: Railway<S>,
  state: S,
  company: Company,
  speaker: Speaker,
): Owner {
  const { id, name, homes, markers } = company;
  const { par, lastIncome, debt } = charterOf(state, id);
  const placed = markersOf(game.law.mapOf(state), state.track, id).length;
  const nextMarker = markers[placed];
  const fund = fundOf?.(state, id) ?? 0;
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
        markers: { value: placed, of: markers.length },
      },
      trains: trainsOf(state, id),
      trainLimit: phaseOf(game, state).trainLimit,
      endOf: (train) => endOf(game, train, speaker),
      parts: par === null ? [] : partsOf(state, company, speaker),
      lines: [
        { label: speaker.text(common.home), text: homes.map((hex) => namedHexOn(map, hex)).join(' · ') },
        ...(nextMarker === undefined
          ? []
          : [{ label: speaker.text(terms.nextMarker), text: money(nextMarker, speaker) }]),
        ...(fund > 0 ? [{ label: speaker.text(words.fund), text: money(fund, speaker) }] : []),
        ...(debt > 0 ? [{ label: speaker.text(words.debt), text: money(debt, speaker) }] : []),
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

function partsOf(state: State, company: Company, speaker: Speaker): readonly Part[] {
  const shareOf = (owner: string) => percentOf(state, company, owner);
  return partsHeld(
    seatsOf(state).map((seat) => ({ id: playerOwner(seat), seat, share: shareOf(playerOwner(seat)) })),
    directorSeat(state, company),
    [
      { id: POOL, label: speaker.text(words.pool), share: shareOf(POOL), kind: 'pool' },
      { id: 'charter', label: speaker.text(words.charter), share: shareOf(company.id), kind: 'pool' },
      { id: OFFERING, label: speaker.text(words.offering), share: shareOf(OFFERING), kind: 'pool' },
    ],
    speaker,
  );
}
