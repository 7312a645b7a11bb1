import { useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { useTermOf } from '../glossary/context.tsx';
import { Name } from '../parts/name.tsx';
import { useSpotlight, useTable } from '../session/context.tsx';
import { useOwnersBefore } from '../session/use-owners-before.ts';
import type { Owner } from '../titles/view.ts';

/** All players or companies in one dense table; a click on a column sorts by it. */
export function OwnersTable({ owners, caption }: { readonly owners: readonly Owner[]; readonly caption: string }) {
  const { session, speaker, owners: all } = useTable();
  const isPlayers = owners[0]?.kind === 'player';
  // What each player holds of each company, as one looks for it before a purchase.
  const held = isPlayers ? all.filter(({ kind, parts }) => kind === 'company' && parts.length > 0) : [];
  const hasTrains = owners.some(({ tickets }) => tickets.length > 0);
  const { show } = useSpotlight();
  const termOf = useTermOf();
  const before = useOwnersBefore();
  const [sort, setSort] = useState<{ readonly id: string; readonly down: boolean } | undefined>();
  const columns = (owners[0]?.figures ?? []).filter(({ sheetOnly }) => !sheetOnly);
  const figureOf = (owner: Owner) => owner.figures.find(({ id }) => id === sort?.id)?.value;
  const rows = sort
    ? [...owners].sort((a, b) => {
        const [x, y] = [figureOf(a), figureOf(b)];
        const less = typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
        return sort.down ? -less : less;
      })
    : owners;
  /**
   * The figures at the end of the player's own last turn. A figure that has changed since is marked and shows the old
   * one.
   */
  const changedFrom = (then: number | string | undefined, now: number | string | undefined) =>
    then === undefined || then === now
      ? {}
      : {
          className: 'changed',
          title: `${speaker.say('sheet.since')}: ${speaker.figure(then)} → ${speaker.figure(now ?? '')}`,
        };
  return (
    <div className="scroll-x owners-table">
      <table className="dense">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{speaker.say('sheet.name')}</th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col" aria-sort={sort?.id === id ? (sort.down ? 'descending' : 'ascending') : 'none'}>
                <button
                  type="button"
                  data-term={termOf(label)}
                  onClick={() => setSort({ id, down: sort?.id === id ? !sort.down : true })}
                >
                  {label}
                  <span aria-hidden="true">{sort?.id === id ? (sort.down ? ' ↓' : ' ↑') : ''}</span>
                </button>
              </th>
            ))}
            {held.map(({ id, look, name }) => (
              <th key={id} scope="col" className="held" title={name}>
                <Marker look={look} size={22} />
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
            {hasTrains ? <th scope="col">{speaker.say('sheet.trains')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((owner) => (
            <tr key={owner.id} onMouseEnter={() => show(owner.id)} onMouseLeave={() => show(undefined)}>
              <th scope="row">
                <span
                  className="name-cell"
                  data-told={session.view.powerOf?.(owner.id, speaker)}
                  data-told-name={owner.name}
                >
                  <Marker look={owner.look} size={22} /> <Name name={owner.name} />
                  <small>
                    {isPlayers || owner.seat === undefined ? owner.note : <Name name={speaker.player(owner.seat)} />}
                  </small>
                </span>
              </th>
              {columns.map(({ id }) => {
                const figure = owner.figures.find((one) => one.id === id);
                const then = before.find((one) => one.id === owner.id)?.figures.find((one) => one.id === id);
                return (
                  <td key={id} {...changedFrom(then?.value, figure?.value)}>
                    {speaker.figure(figure?.value ?? '')}
                    {figure?.of === undefined ? null : <small>/{figure.of}</small>}
                  </td>
                );
              })}
              {held.map(({ id, parts }) => {
                const part = parts.find(({ seat }) => seat === owner.seat);
                const then = before.find((one) => one.id === id)?.parts.find(({ seat }) => seat === owner.seat);
                const { className = '', title } = changedFrom(
                  before.length > 0 ? (then?.share ?? 0) : undefined,
                  part?.share ?? 0,
                );
                return (
                  <td key={id} className={`held ${part?.kind === 'own' ? 'own' : ''} ${className}`} title={title}>
                    {part?.share ?? '·'}
                  </td>
                );
              })}
              {hasTrains ? <td>{owner.tickets.map(({ head }) => head).join(' · ') || '–'}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
