import { memo } from 'react';

interface TrainTicketProps {
  /** What stands on the train: "5", "3+3". */
  readonly name: string;
  /** First line, bold: how many are left, or "sold". */
  readonly title: string;
  /** Second line: price, or what ends it. */
  readonly note?: string;
  /** The next to be bought, gone for good, not yet to be had, or none of these. */
  readonly state?: 'next' | 'gone' | 'locked' | 'plain';
  /** A company's own train is drawn larger. */
  readonly large?: boolean;
  readonly label?: string;
}

/** A train as a small ticket: its number, and what there is to know about it in two short lines. */
export const TrainTicket = memo(function TrainTicket(props: TrainTicketProps) {
  const { name, title, note, state = 'plain', large = false, label } = props;
  const classes = ['dw-ticket', `dw-ticket-${state}`, large ? 'dw-ticket-large' : ''].filter(Boolean).join(' ');
  return (
    <span className={classes} title={label}>
      <b>{state === 'gone' ? <s>{name}</s> : name}</b>
      <span>
        <em>{title}</em>
        {note !== undefined && <small>{note}</small>}
      </span>
    </span>
  );
});
