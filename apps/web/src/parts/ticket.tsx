import type { Ticket } from '../titles/view.ts';

/** A train or loco as a small ticket: its number, and how many are left or what becomes of it. */
export function TicketCard({ ticket }: { readonly ticket: Ticket }) {
  return (
    <div className={`ticket ${ticket.kind}`}>
      <b>{ticket.head}</b>
      <span>
        <em>{ticket.line}</em>
        {ticket.note === '' ? null : <small>{ticket.note}</small>}
      </span>
    </div>
  );
}

export function TicketRow({ tickets }: { readonly tickets: readonly Ticket[] }) {
  return (
    <div className="ticket-row">
      {tickets.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} />
      ))}
    </div>
  );
}
