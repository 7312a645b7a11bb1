import {
  COMPANY_IDS,
  type CompanyId,
  INVESTOR_IDS,
  type InvestorId,
  PAR_PRICES,
  type ParPrice,
  PHASE_LETTERS,
  phaseOf,
  ROWS_PER_PRICE,
  type State,
} from '@stellwerk/titles/1880';
import type { ReactNode } from 'react';
import { Marker } from '../../draw/Marker.tsx';
import { Name } from '../../parts/name.tsx';
import { useSpotlight } from '../../session/context.tsx';
import type { Speaker } from '../../text/speaker.ts';
import { circleOf, type Standing } from './circle.ts';
import { lookOf } from './look.ts';
import { permitLetters } from './sheets.ts';
import { words } from './words.ts';

interface BarProps {
  readonly state: State;
  readonly speaker: Speaker;
}

const ROWS = Array.from({ length: ROWS_PER_PRICE }, (_, row) => row);

/** Who acts when: the investors, then the rows of each issue price, round and round. */
export function OrderBar({ state, speaker }: BarProps) {
  const standings = new Map<string, Standing>(circleOf(state).map(({ id, standing }) => [id, standing]));
  const investors = INVESTOR_IDS.filter((id) => state.investors[id].owner !== null && !state.investors[id].merged);
  return (
    <section className="order-bar" aria-label={speaker.text(words.orderBar)}>
      <div className="bar-first">
        <h3 className="sec">
          {speaker.text(words.orderBar)} <em>{speaker.text(words.orderNote)}</em>
        </h3>
        <ul className="bar-investors" aria-label={speaker.text(words.investors)}>
          {investors.map((id) => (
            <li key={id}>
              <InvestorSlot id={id} state={state} speaker={speaker} standing={standings.get(id)} />
            </li>
          ))}
        </ul>
      </div>
      <div className="bar-columns">
        {PAR_PRICES.map((par) => (
          <ol key={par} aria-label={speaker.text(words.yuan, { n: par })}>
            <li className="bar-price" aria-hidden="true">
              {speaker.text(words.yuan, { n: par })}
            </li>
            {ROWS.map((row) => (
              <li key={row}>
                <Row state={state} speaker={speaker} par={par} row={row} standings={standings} />
              </li>
            ))}
          </ol>
        ))}
      </div>
    </section>
  );
}

interface RowProps extends BarProps {
  readonly par: ParPrice;
  readonly row: number;
  readonly standings: ReadonlyMap<string, Standing>;
}

function Row({ state, speaker, par, row, standings }: RowProps) {
  const company = COMPANY_IDS.find((id) => state.companies[id].par === par && state.companies[id].row === row);
  if (company === undefined) {
    return (
      <span className="bar-free">
        <span className="visually-hidden">{speaker.text(words.row, { row: row + 1, par })}: </span>
        {speaker.text(words.freeRow)}
      </span>
    );
  }
  return <CompanySlot id={company} state={state} speaker={speaker} standing={standings.get(company)} />;
}

interface SlotProps<Id> extends BarProps {
  readonly id: Id;
  readonly standing: Standing | undefined;
}

function CompanySlot({ id, state, speaker, standing }: SlotProps<CompanyId>) {
  const { permits, open, par, row } = state.companies[id];
  const { letter } = phaseOf(state);
  const marked = state.marker === id;
  const held = permitLetters(permits);
  const label = [
    id,
    speaker.text(words.row, { row: row + 1, par: par ?? 0 }),
    `${speaker.text(words.permits)} ${held.join(' ')}`,
    ...(open ? [] : [speaker.text(words.keyClosed)]),
    ...(marked ? [speaker.text(words.purchaseMarker)] : []),
    ...standingWords(standing, speaker),
  ].join(', ');
  return (
    <Slot id={id} label={label} standing={standing} closed={!open}>
      <Marker look={lookOf(id)} size={22} />
      <span className="bar-permits" aria-hidden="true">
        {PHASE_LETTERS.map((one) => (
          <i key={one} className={`${held.includes(one) ? 'held' : ''}${one === letter ? ' phase' : ''}`}>
            {one}
          </i>
        ))}
      </span>
      {marked ? <Flag /> : null}
    </Slot>
  );
}

function InvestorSlot({ id, state, speaker, standing }: SlotProps<InvestorId>) {
  const { owner, company } = state.investors[id];
  const player = speaker.player(owner ?? 0);
  const label = [
    speaker.term(id),
    speaker.text(words.investorOf, { player }),
    ...(company === null ? [] : [company]),
    ...standingWords(standing, speaker),
  ].join(', ');
  return (
    <Slot id={id} label={label} standing={standing} closed={false}>
      <Marker look={lookOf(id)} size={24} />
      <span className="bar-owner" aria-hidden="true">
        <Name name={player} />
        {company === null ? null : <small>{`10 % ${company}`}</small>}
      </span>
    </Slot>
  );
}

function standingWords(standing: Standing | undefined, speaker: Speaker): readonly string[] {
  switch (standing) {
    case 'now':
      return [speaker.text(words.actsNow)];
    case 'next':
      return [speaker.text(words.actsNext)];
    case 'done':
      return [speaker.text(words.acted)];
    default:
      return [];
  }
}

interface SlotFrameProps {
  readonly id: string;
  readonly label: string;
  readonly standing: Standing | undefined;
  readonly closed: boolean;
  readonly children: ReactNode;
}

/** Pointing at it shows the network on the map; a click keeps it there. */
function Slot({ id, label, standing, closed, children }: SlotFrameProps) {
  const { kept, show, keep } = useSpotlight();
  return (
    <button
      type="button"
      className={`bar-slot ${standing ?? 'later'}${closed ? ' closed' : ''}`}
      data-slot={id}
      aria-pressed={kept === id}
      title={label}
      onClick={() => keep(kept === id ? undefined : id)}
      onMouseEnter={() => show(id)}
      onMouseLeave={() => show(undefined)}
      onFocus={() => show(id)}
      onBlur={() => show(undefined)}
    >
      <span className="visually-hidden">{label}</span>
      {children}
      {standing === 'done' ? <Tick /> : null}
    </button>
  );
}

/** The purchase marker. */
function Flag() {
  return (
    <svg className="bar-flag" viewBox="0 0 12 14" width={12} height={14} aria-hidden="true">
      <path d="M1.2 0v14M1.2 1h9.6L8 4.2l2.8 3.3H1.2" />
    </svg>
  );
}

function Tick() {
  return (
    <svg className="bar-tick" viewBox="0 0 10 8" width={10} height={8} aria-hidden="true">
      <path d="M1 4l3 3 5-6" />
    </svg>
  );
}

/** How to read the bar. */
export function BarKey({ speaker }: { readonly speaker: Speaker }) {
  return (
    <p className="bar-key">
      <span className="key-now">{speaker.text(words.keyNow)}</span>
      <span className="key-next">{speaker.text(words.keyNext)}</span>
      <span>
        <Tick /> {speaker.text(words.keyDone)}
      </span>
      <span>
        <Flag /> {speaker.text(words.keyMarker)}
      </span>
      <span>
        <span className="bar-permits" aria-hidden="true">
          <i className="held phase">B</i>
        </span>{' '}
        {speaker.text(words.keyPermit)}
      </span>
    </p>
  );
}
