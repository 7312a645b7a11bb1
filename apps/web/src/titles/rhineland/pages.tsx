import { type FigureSource, patternOf, type Rhineland, type State } from '@stellwerk/titles/rhineland';
import { Fragment } from 'react';
import { makeRoute } from '../../route.ts';
import { download } from '../../table/download.ts';
import type { Speaker } from '../../text/speaker.ts';
import { Colours } from '../railway/colours.tsx';
import { FactTable, PrivatesTable } from '../railway/library.tsx';
import { namedHexOn } from '../railway/places.ts';
import type { Railway } from '../railway/railway.ts';
import { words as common } from '../railway/words.ts';
import type { RhinelandTable } from './table.ts';
import { words } from './words.ts';

interface PageProps<S extends State> {
  readonly table: RhinelandTable<S>;
  readonly railway: Railway<S>;
  readonly speaker: Speaker;
}

/** A phase begins with the first train of its name: one table for both. */
export function TrainsAndPhases<S extends State>({ table, railway, speaker }: PageProps<S>) {
  const { trains, phases } = table.game;
  return (
    <FactTable
      caption={common.trainsPage}
      heads={[
        ...[common.typeHead, common.startPrice, common.count, common.stops, common.scraps, common.colours],
        ...[common.limit, words.rounds, words.bonusHead],
      ]}
      speaker={speaker}
      rows={Object.entries(phases).map(([type, phase]) => ({
        id: type,
        name: type,
        cells: [
          railway.money(trains[type]?.price ?? 0, speaker),
          trains[type]?.count,
          trains[type]?.stops,
          phase.scraps ?? '–',
          <Colours key="colours" colours={phase.tiles} speaker={speaker} />,
          phase.trainLimit,
          phase.operatingRounds,
          railway.money(phase.montanBonus, speaker),
        ],
      }))}
    />
  );
}

/** “20* · 8 × 10”: the director certificate, then the others of each size. */
function certificatesText(certificates: Rhineland['companies'][number]['certificates']): string {
  const sizes = certificates.filter(({ director }) => !director).map(({ percent }) => percent);
  return [
    ...certificates.filter(({ director }) => director).map(({ percent }) => `${percent}*`),
    ...[...new Set(sizes)].map((size) => `${sizes.filter((one) => one === size).length}\u00a0×\u00a0${size}`),
  ].join(' · ');
}

interface SourcesProps<S extends State> {
  readonly table: RhinelandTable<S>;
  readonly sources: readonly FigureSource[];
  readonly speaker: Speaker;
}

/** What the figures rest on that the rulebook does not give. */
export function SourcesPage<S extends State>({ table, sources, speaker }: SourcesProps<S>) {
  const { replaceable, game } = table;
  const title = table.title.id;
  return (
    <div className="long-facts">
      <p>{speaker.text(words.sourcesLead)}</p>
      {replaceable ? (
        <p>
          {speaker.text(words.sourcesFile)}{' '}
          <button
            type="button"
            className="small"
            data-pattern
            onClick={() => {
              const trains = Object.entries(game.trains).map(([type, { count }]) => [type, count] as const);
              const pattern = patternOf(replaceable, Object.fromEntries(trains));
              download(`${title}-components.json`, 'application/json', JSON.stringify(pattern, null, 2));
            }}
          >
            {speaker.text(words.pattern)}
          </button>
        </p>
      ) : null}
      <FactTable
        caption={words.sources}
        heads={[words.figureHead, words.standingHead, words.ruleHead]}
        speaker={speaker}
        rows={sources.map(({ id, what, standing, rules }) => ({
          id,
          name: speaker.text(what),
          cells: [
            <span key="standing">{speaker.text(words[standing])}</span>,
            <span key="rules">
              {rules.map((rule, i) => (
                <Fragment key={rule}>
                  {i > 0 ? ' · ' : ''}
                  <a href={makeRoute({ screen: 'library', title, page: 'rules', rule })}>{rule}</a>
                </Fragment>
              ))}
            </span>,
          ],
        }))}
      />
    </div>
  );
}

export function CompaniesPage<S extends State>({ table, railway, speaker }: PageProps<S>) {
  const { game, companies, map, powers } = table;
  return (
    <>
      <FactTable
        caption={common.companiesPage}
        heads={[common.name, common.home, railway.terms.markers, words.certificatesHead]}
        companies={companies}
        speaker={speaker}
        rows={game.companies.map(({ id, name, homes, markers, certificates }) => ({
          id,
          name: `${id} · ${name}`,
          cells: [
            homes.map((hex) => namedHexOn(map, hex)).join(', '),
            markers.join(' · '),
            certificatesText(certificates),
          ],
        }))}
      />
      <PrivatesTable
        caption={words.privates}
        speaker={speaker}
        rows={Object.entries(game.items).flatMap(([id, { price, revenue }]) => {
          const power = powers[id];
          if (!power) return [];
          const pays = revenue > 0 ? railway.money(revenue, speaker) : '–';
          return [{ id, price: railway.money(price, speaker), revenue: pays, power }];
        })}
      />
    </>
  );
}
