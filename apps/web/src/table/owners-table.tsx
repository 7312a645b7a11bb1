import { useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { useSpotlight, useTable } from '../session/context.tsx';
import type { Owner } from '../titles/view.ts';

/** All players or companies in one dense table; a click on a column sorts by it. */
export function OwnersTable({ owners, caption }: { readonly owners: readonly Owner[]; readonly caption: string }) {
  const { speaker } = useTable();
  const { show } = useSpotlight();
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
  return (
    <div className="scroll-x owners-table">
      <table className="dense">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{speaker.say('sheet.name')}</th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col" aria-sort={sort?.id === id ? (sort.down ? 'descending' : 'ascending') : 'none'}>
                <button type="button" onClick={() => setSort({ id, down: sort?.id === id ? !sort.down : true })}>
                  {label}
                  <span aria-hidden="true">{sort?.id === id ? (sort.down ? ' ↓' : ' ↑') : ''}</span>
                </button>
              </th>
            ))}
            <th scope="col">{speaker.say('sheet.trains')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((owner) => (
            <tr key={owner.id} onMouseEnter={() => show(owner.id)} onMouseLeave={() => show(undefined)}>
              <th scope="row">
                <span className="name-cell">
                  <Marker look={owner.look} size={22} /> {owner.name}
                </span>
              </th>
              {columns.map(({ id }) => {
                const figure = owner.figures.find((one) => one.id === id);
                return (
                  <td key={id}>
                    {figure?.value ?? ''}
                    {figure?.of === undefined ? null : <small>/{figure.of}</small>}
                  </td>
                );
              })}
              <td>{owner.tickets.map(({ head }) => head).join(' · ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
