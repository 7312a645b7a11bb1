import type { Ticket } from '../titles/view.ts';

interface TicketCardProps {
  readonly ticket: Ticket;
  /** The ticket was clicked: whoever shows it knows what that means. */
  onPick?(id: string): void;
}

/** A train or loco as a small ticket: its number, and how many are left or what becomes of it. */
function TicketCard({ ticket, onPick }: TicketCardProps) {
  const face = (
    <>
      <b>{ticket.head}</b>
      <span>
        <em>{ticket.line}</em>
        {ticket.note === '' ? null : <small>{ticket.note}</small>}
      </span>
    </>
  );
  const name = `ticket ${ticket.kind}`;
  return onPick ? (
    <button type="button" className={name} data-ticket={ticket.id} onClick={() => onPick(ticket.id)}>
      {face}
    </button>
  ) : (
    <div className={name}>{face}</div>
  );
}

interface TicketRowProps {
  readonly tickets: readonly Ticket[];
  onPick?: ((id: string) => void) | undefined;
}

export function TicketRow({ tickets, onPick }: TicketRowProps) {
  return (
    <div className="ticket-row">
      {tickets.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} {...(onPick ? { onPick } : {})} />
      ))}
    </div>
  );
}
