import type { Text } from '@stellwerk/engine/kernel';
import { Told } from '../../glossary/told.tsx';
import type { Speaker } from '../../text/speaker.ts';

/** Something that is sold or auctioned: what it costs and brings, who bids for it or has it. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** What else is to be known of it, told where its name is pointed at, held or asked for. */
  readonly note?: string | undefined;
  readonly cells: readonly string[];
  readonly status?: 'current' | 'sold' | undefined;
  /** Begins to take it, where its name is a button. */
  readonly take?: (() => void) | undefined;
}

interface OfferTableProps {
  readonly caption: Text;
  readonly offers: readonly Offer[];
  readonly speaker: Speaker;
}

export function OfferTable({ caption, offers, speaker }: OfferTableProps) {
  return (
    <table className="dense packet">
      <caption className="visually-hidden">{speaker.text(caption)}</caption>
      <tbody>
        {offers.map(({ id, name, note, cells, status = '', take }) => (
          <tr key={id} className={status}>
            <th scope="row">
              {take ? (
                <button
                  type="button"
                  className="small"
                  data-item={id}
                  data-told={note || undefined}
                  data-told-name={name}
                  onClick={take}
                >
                  {name}
                </button>
              ) : (
                <Told name={name} note={note} />
              )}
            </th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name but its place
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
