import type { ReactNode } from 'react';
import { ScrollX } from './scroll-x.tsx';

interface FigureTableProps {
  readonly caption: string;
  /** Whether a heading says the same already. */
  readonly isCaptionHidden?: boolean;
  /** The first one heads the names of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

interface Row {
  readonly key: string | number;
  readonly name: ReactNode;
  readonly figures: readonly (string | number)[];
  readonly isMine?: boolean;
}

/** Figures by name, dense, scrolled sideways where there is no room. */
export function FigureTable({ caption, isCaptionHidden = false, columns, rows }: FigureTableProps) {
  return (
    <ScrollX>
      <table className="dense">
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures, isMine = false }) => (
            <tr key={key} aria-current={isMine ? 'true' : undefined}>
              <th scope="row">{name}</th>
              {figures.map((figure, i) => (
                <td key={columns[i + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
