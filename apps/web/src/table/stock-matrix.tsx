import { type Choice, expand, type Params, type Refusal } from '@stellwerk/engine/kernel';
import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { Linked } from '../glossary/context.tsx';
import { Told } from '../glossary/told.tsx';
import { Name } from '../parts/name.tsx';
import { useSpotlight, useTable } from '../session/context.tsx';
import { proposed, remaining, valuesOf } from '../session/draft.ts';
import { paramsOfAction } from '../session/offers.ts';
import type { Owner } from '../titles/view.ts';
import { Reason } from './refusals.tsx';
import { RoundSoFar } from './round-so-far.tsx';

/** One thing that can be done with a company's shares, or the reason why not. */
interface Deal {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly values: Params | undefined;
  readonly refusal: Refusal | undefined;
}

/** Why something was refused; with the next move it may be another reason. */
interface Asked {
  readonly company: string;
  readonly refusal: Refusal;
  readonly moves: number;
}

/** More ways to do the same than this are one button, and the card offers the rest. */
const MOST_OF_A_KIND = 4;

/** The stock round in one picture: companies as rows, players as columns, and what can be done in each row. */
export const StockMatrix = memo(function StockMatrix() {
  const { session, moment, speaker, owners } = useTable();
  const { show } = useSpotlight();
  const [asked, setAsked] = useState<Asked | undefined>();
  const dealing = session.view.dealing?.(moment.state);
  const players = owners.filter(({ kind }) => kind === 'player');
  // The dearest first, as they will operate; those not founded yet below.
  const rows = (dealing?.companies ?? [])
    .flatMap((id) => owners.find((owner) => owner.id === id) ?? [])
    .toSorted((a, b) => priceOf(b) - priceOf(a));
  const deals = useDeals(dealing?.kinds ?? []);
  const hasTrains = rows.some(({ tickets }) => tickets.length > 0);
  if (!dealing) return null;
  const hasIncome = rows.some(({ figures }) => figures.some(({ id }) => id === 'income'));
  const columns = 5 + players.length + (hasTrains ? 1 : 0) + (hasIncome ? 1 : 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between the buttons of the rows
    <div className="stock-matrix" onKeyDown={moveFocus}>
      <table>
        <caption className="visually-hidden">{speaker.say('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{speaker.say('matrix.company')}</th>
            <th scope="col">
              <Linked text={speaker.say('matrix.price')} />
            </th>
            <th scope="col">{speaker.say('matrix.bank')}</th>
            {players.map((player) => (
              <th key={player.id} scope="col" className={player.seat === moment.seat ? 'own' : ''}>
                <Marker look={player.look} size={22} />
                <Name name={player.name} />
              </th>
            ))}
            <th scope="col">
              <Linked text={speaker.say('matrix.treasury')} />
            </th>
            {hasTrains ? <th scope="col">{speaker.say('sheet.trains')}</th> : null}
            {hasIncome ? <th scope="col">{speaker.say('matrix.lastRun')}</th> : null}
            <th scope="col">{speaker.say('matrix.deals')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap((company) => [
            <tr
              key={company.id}
              data-company={company.id}
              className={[
                priceOf(company) < 0 ? 'unfounded' : '',
                moment.draft?.values['company'] === company.id ? 'chosen' : '',
              ].join(' ')}
              onMouseEnter={() => show(company.id)}
              onMouseLeave={() => show(undefined)}
            >
              <th scope="row">
                <span className="name-cell">
                  <Marker look={company.look} size={28} />
                  <span>
                    <b>
                      <Told name={company.look.letters} note={session.view.powerOf?.(company.id, speaker)} />
                    </b>
                    <small title={company.note}>{company.note}</small>
                  </span>
                </span>
              </th>
              <td className="price">{figureOf(company, 'price')}</td>
              <td className="bank">
                {company.parts
                  .filter(({ seat }) => seat === undefined)
                  .map(({ id, label }) => (
                    <span key={id}>{label}</span>
                  ))}
              </td>
              {players.map((player) => (
                <Holding key={player.id} company={company} seat={player.seat} isOwn={player.seat === moment.seat} />
              ))}
              <td>{figureOf(company, 'treasury')}</td>
              {hasTrains ? (
                <td className="train-list">{company.tickets.map(({ head }) => head).join(' ') || '–'}</td>
              ) : null}
              {hasIncome ? <td>{figureOf(company, 'income')}</td> : null}
              <td className="deals">
                {(deals.get(company.id) ?? []).map((deal) => (
                  <button
                    key={deal.key}
                    type="button"
                    className={deal.refusal ? 'small refused' : 'small'}
                    data-deal={deal.type}
                    aria-label={`${company.look.letters}: ${deal.label}${deal.refusal ? ` · ${speaker.say('why.title')}` : ''}`}
                    onClick={() => begin(company.id, deal)}
                  >
                    {deal.label}
                    {deal.refusal ? ' ?' : ''}
                  </button>
                ))}
              </td>
            </tr>,
            ...(asked?.company === company.id && asked.moves === moment.moves
              ? [
                  <tr key={`${company.id} why`} className="why-row">
                    <td colSpan={columns}>
                      <b>{speaker.say('why.title')}</b> <Reason refusal={asked.refusal} />
                    </td>
                  </tr>,
                ]
              : []),
          ])}
        </tbody>
        <tfoot>
          {(players[0]?.figures ?? []).slice(0, 3).map(({ id, label }) => (
            <tr key={id}>
              <th scope="row">
                <Linked text={label} />
              </th>
              <td colSpan={2} />
              {players.map((player) => {
                const figure = player.figures.find((one) => one.id === id);
                return (
                  <td key={player.id} className={player.seat === moment.seat ? 'own' : ''}>
                    {figure ? speaker.figure(figure.value) : null}
                    {figure?.of === undefined ? null : <small>/{figure.of}</small>}
                  </td>
                );
              })}
              <td colSpan={columns - 3 - players.length} />
            </tr>
          ))}
        </tfoot>
      </table>
      <RoundSoFar />
    </div>
  );

  function figureOf(company: Owner, id: string): string {
    // What does not exist yet has no money either.
    if (priceOf(company) < 0) return '–';
    return speaker.figure(company.figures.find((figure) => figure.id === id)?.value ?? '–');
  }

  function begin(company: string, deal: Deal): void {
    if (deal.refusal || !deal.values) {
      setAsked(deal.refusal && { company, refusal: deal.refusal, moves: moment.moves });
      return;
    }
    setAsked(undefined);
    session.draw(proposed(moment.choices, { type: deal.type, values: deal.values }, [], session.view.highest));
  }
});

/** Below zero for a company that has none. */
function priceOf(company: Owner): number {
  const price = company.figures.find(({ id }) => id === 'price')?.value;
  return typeof price === 'number' ? price : -1;
}

interface HoldingProps {
  readonly company: Owner;
  readonly seat: number | undefined;
  readonly isOwn: boolean;
}

/** What a player holds of a company; the director is marked. */
function Holding({ company, seat, isOwn }: HoldingProps) {
  const { speaker } = useTable();
  const part = company.parts.find((one) => one.seat === seat);
  const directs = part?.kind === 'own';
  return (
    <td className={isOwn ? 'own' : ''}>
      {part ? (
        <>
          <b>{part.share}</b>
          {directs ? <abbr title={speaker.say('matrix.director')}>D</abbr> : null}
          <i className="holding" style={{ width: `${Math.min(100, part.share)}%` }} />
        </>
      ) : (
        <span className="none">·</span>
      )}
    </td>
  );
}

/** What can be done with each company's shares, and of what is often wanted why it cannot be done. */
function useDeals(kinds: readonly string[]): ReadonlyMap<string, readonly Deal[]> {
  const { session, moment, speaker } = useTable();
  const { choices, seat, moves } = moment;
  return useMemo(() => {
    const deals = new Map<string, Deal[]>();
    if (seat === undefined || moves < 0) return deals;
    const put = (company: string, deal: Deal) => deals.set(company, [...(deals.get(company) ?? []), deal]);
    for (const type of kinds) {
      for (const company of companiesIn(choices, type)) {
        for (const deal of dealsOf(type, company)) put(company, deal);
      }
    }
    for (const action of session.view.wanted(session.game.state, seat)) {
      const { company } = paramsOfAction(action);
      if (!kinds.includes(action.type) || typeof company !== 'string') continue;
      if (deals.get(company)?.some(({ type }) => type === action.type)) continue;
      const tried = session.game.preview(action);
      if (tried.ok) continue;
      const label = speaker.say(wordOf(action.type));
      put(company, { key: `${action.type} ?`, label, type: action.type, values: undefined, refusal: tried.refusal });
    }
    return deals;

    function dealsOf(type: string, company: string): readonly Deal[] {
      const left = remaining(choices, { type, values: { company } });
      const [first] = left;
      if (!first || seat === undefined) return [];
      // Only the company of this row, whatever else the choice is open for.
      const own = left.map((choice) => ({ ...choice, params: { ...choice.params, company: [company] } }));
      const actions = own.flatMap((choice) => [...expand(choice, seat, MOST_OF_A_KIND + 1)]);
      if (actions.length > MOST_OF_A_KIND) {
        return [{ key: type, label: speaker.say(wordOf(type)), type, values: { company }, refusal: undefined }];
      }
      return actions.map((action) => ({
        key: JSON.stringify(action),
        label: session.view.dealName?.(action, session.game.state, speaker) ?? speaker.say(wordOf(type)),
        type,
        values: paramsOfAction(action),
        refusal: undefined,
      }));
    }
  }, [session, speaker, kinds, choices, seat, moves]);
}

function companiesIn(choices: readonly Choice[], type: string): readonly string[] {
  const found = new Set<string>();
  for (const choice of choices) {
    const domain = choice.type === type ? choice.params['company'] : undefined;
    if (domain) for (const id of valuesOf(domain)) found.add(String(id));
  }
  return [...found];
}

function wordOf(type: string) {
  return type.startsWith('found') ? 'matrix.found' : type === 'sellShares' ? 'matrix.sell' : 'matrix.buy';
}

/** Up and down move to the same place of the next row, left and right within the row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !/^Arrow/.test(key)) return;
  const rows = [...currentTarget.querySelectorAll('tr[data-company]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('.deals button'),
  ]);
  const at = rows.findIndex((row) => row.includes(target));
  const column = rows[at]?.indexOf(target) ?? -1;
  if (at < 0) return;
  const next =
    key === 'ArrowLeft' || key === 'ArrowRight'
      ? rows[at]?.[column + (key === 'ArrowRight' ? 1 : -1)]
      : nextRow(rows, at, key === 'ArrowDown' ? 1 : -1)?.[0];
  next?.focus();
  event.preventDefault();
}

function nextRow(
  rows: readonly (readonly HTMLElement[])[],
  at: number,
  by: 1 | -1,
): readonly HTMLElement[] | undefined {
  for (let row = at + by; row >= 0 && row < rows.length; row += by) if ((rows[row]?.length ?? 0) > 0) return rows[row];
  return undefined;
}
