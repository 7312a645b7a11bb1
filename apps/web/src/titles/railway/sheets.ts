import type { Speaker } from '../../text/speaker.ts';
import type { Figure, Look, Owner, Part } from '../view.ts';
import { playerLook } from './players.ts';
import type { Terms } from './terms.ts';
import { words } from './words.ts';

/** Whose sheets are to be written. */
export type IsWanted = (id: string) => boolean;

export const anyone: IsWanted = () => true;

/** A player's sheet by its name. */
export function playerId(seat: number): string {
  return `player-${seat}`;
}

interface Holding {
  readonly company: string;
  readonly percent: number;
  readonly directs: boolean;
}

interface PlayerFacts {
  readonly seat: number;
  readonly note: string;
  readonly cash: number;
  readonly worth: number;
  /** Where the title has a limit. */
  readonly certificates?: Pick<Figure, 'value' | 'of'>;
  readonly shares: readonly Holding[];
  readonly figures?: readonly Figure[];
  readonly lines: Owner['lines'];
}

export function playerSheet(facts: PlayerFacts, speaker: Speaker): Owner {
  const { seat, note, certificates, figures = [], lines } = facts;
  const name = speaker.player(seat);
  return {
    id: playerId(seat),
    kind: 'player',
    seat,
    name,
    note,
    look: playerLook(name, seat),
    figures: [
      { id: 'cash', label: speaker.text(words.cash), value: facts.cash },
      { id: 'worth', label: speaker.text(words.worth), value: Math.round(facts.worth) },
      ...(certificates ? [{ id: 'certificates', label: speaker.text(words.certificates), ...certificates }] : []),
      ...figures,
    ],
    tickets: [],
    parts: [],
    lines: [{ label: speaker.text(words.shares), text: sharesText(facts.shares, speaker) }, ...lines],
  };
}

/** “CME 20 % (director) · RhE 10 %”. */
export function sharesText(shares: readonly Holding[], speaker: Speaker): string {
  const held = shares
    .filter(({ percent }) => percent > 0)
    .map(({ company, percent, directs }) =>
      [`${company}\u00a0${percent}\u00a0%`, ...(directs ? [speaker.text(words.directs)] : [])].join(' '),
    );
  return held.join(' · ') || speaker.text(words.none);
}

interface CompanyFigures {
  readonly price: number | string;
  readonly treasury: number;
  /** Left out where a company never has any. */
  readonly income?: number | string;
  readonly trains?: Pick<Figure, 'value' | 'of'>;
  readonly markers?: Pick<Figure, 'value' | 'of'>;
  /** The title's own, behind the price and behind the treasury. */
  readonly afterPrice?: readonly Figure[];
  readonly afterTreasury?: readonly Figure[];
}

export function companyFigures(terms: Terms, given: CompanyFigures, speaker: Speaker): readonly Figure[] {
  return [
    { id: 'price', label: speaker.text(words.price), value: given.price },
    ...(given.afterPrice ?? []),
    { id: 'treasury', label: speaker.text(words.treasury), value: given.treasury },
    ...(given.afterTreasury ?? []),
    ...(given.trains
      ? [{ id: 'trains', label: speaker.text(terms.trains), ...given.trains, sheetOnly: true as const }]
      : []),
    ...(given.markers ? [{ id: 'markers', label: speaker.text(terms.markers), ...given.markers }] : []),
    ...(given.income === undefined
      ? []
      : [{ id: 'income', label: speaker.text(words.income), value: given.income, tableOnly: true as const }]),
  ];
}

interface CompanyFacts {
  readonly id: string;
  readonly name: string;
  /** The director's; -1 while it has none. */
  readonly seat: number;
  readonly note: string;
  readonly look: Look | undefined;
  readonly figures: Omit<CompanyFigures, 'trains'>;
  /** Left out where it never has any. */
  readonly trains?: readonly string[];
  /** Where the title has a limit. */
  readonly trainLimit?: number;
  /** How long a train lasts: “until 4”. */
  endOf?(train: string): string;
  readonly parts: readonly Part[];
  readonly lines: Owner['lines'];
}

export function companySheet(terms: Terms, facts: CompanyFacts, speaker: Speaker): Owner {
  const { id, name, seat, note, figures, trains, trainLimit, parts, lines } = facts;
  return {
    id,
    kind: 'company',
    seat: seat >= 0 ? seat : undefined,
    name,
    note,
    look: facts.look ?? { letters: id, colour: '#4d5661', pattern: 'plain' },
    figures: companyFigures(
      terms,
      trains
        ? { ...figures, trains: { value: trains.length, ...(trainLimit === undefined ? {} : { of: trainLimit }) } }
        : figures,
      speaker,
    ),
    tickets: (trains ?? []).map((train, i) => ({
      id: `${train}-${i}`,
      head: train,
      line: speaker.text(terms.train),
      note: facts.endOf?.(train) ?? '',
      kind: 'plain',
    })),
    parts,
    lines,
  };
}

interface Holder {
  readonly id: string;
  readonly label: string;
  readonly share: number;
}

/** What players hold of a company, the director's first in weight, and what lies elsewhere. */
export function partsHeld(
  players: readonly { readonly id: string; readonly seat: number; readonly share: number }[],
  director: number,
  others: readonly (Holder & { readonly kind: Part['kind'] })[],
  speaker: Speaker,
): readonly Part[] {
  const parts: readonly Part[] = [
    ...players.map(
      ({ id, seat, share }): Part => ({
        id,
        seat,
        share,
        label: speaker.player(seat),
        kind: seat === director ? 'own' : 'other',
      }),
    ),
    ...others,
  ];
  return parts.filter(({ share }) => share > 0).map((part) => ({ ...part, label: `${part.share} ${part.label}` }));
}
