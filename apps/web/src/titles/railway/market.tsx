import { cellAt, type MarketPlace, parPlaces } from '@stellwerk/engine/finance';
import type { BaseState } from '@stellwerk/engine/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { MarketGrid } from '../../draw/index.ts';
import { Marker } from '../../draw/Marker.tsx';
import { useSpotlight, useTable } from '../../session/context.tsx';
import { domainOf, proposed, valuesOf } from '../../session/draft.ts';
import { makerOf } from '../../session/story.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Railway } from './railway.ts';
import { words } from './words.ts';

interface MarketPageProps<S extends BaseState> {
  readonly railway: Railway<S>;
  readonly state: S;
  readonly speaker: Speaker;
  /** Stands in place of the order by price, where a title has another. */
  readonly order?: ReactNode;
}

/** The page of the drawer with the printed chart, its markers, and the order of play. */
export function MarketPage<S extends BaseState>({ railway, state, speaker, order }: MarketPageProps<S>) {
  const { session, moment } = useTable();
  const { market } = railway;
  const chart = railway.marketOf(state);
  const { scrubbed } = moment;
  // Looking back, the company whose move is told.
  const maker = scrubbed === undefined || scrubbed === 0 ? undefined : makerOf(session, scrubbed);
  const acting = moment.seat === undefined ? maker : session.view.actingOwner(state, moment.seat);
  const [picked, setPicked] = useState<string | undefined>();
  const wanted = picked ?? acting;
  const chosen = wanted !== undefined && wanted in chart.market ? wanted : undefined;
  const place = chosen === undefined ? undefined : chart.market[chosen];
  const moves = place && chosen !== undefined ? railway.movesOf(place, speaker, state, chosen) : [];
  const at = moment.scrubbed ?? moment.moves;
  const trail = useMemo(
    () => (picked === undefined ? cellBefore(railway, session, maker, at) : trailOf(railway, session, picked, at)),
    [railway, session, picked, maker, at],
  );
  const par = useParCells(railway);
  const pick = (company: string) => setPicked(company === picked ? undefined : company);
  const texts = useMemo(
    () => ({
      market: speaker.text(words.market),
      cell: (where: MarketPlace, price: number, stacked: readonly string[]) =>
        [speaker.text(cellAt(market, where)?.par ? words.parCell : words.cell, { price }), ...stacked].join(', '),
      why: speaker.say('why.title'),
    }),
    [speaker, market],
  );
  return (
    <section className="market-page">
      <div className="market-grid" ref={scrollToMarker}>
        <MarketGrid
          market={market}
          state={chart}
          companies={railway.companies}
          texts={texts}
          chosen={chosen ?? null}
          trail={trail}
          moves={moves}
          legal={par.places}
          asked={par.others}
          {...(railway.marketCells ? { cells: railway.marketCells } : {})}
          {...(railway.bonusOf ? { bonusOf: railway.bonusOf } : {})}
          {...(railway.marketFold ? { fold: railway.marketFold } : {})}
          onCell={par.choose}
          onCompany={pick}
        />
        <div className={railway.freeCorner ? 'market-order corner' : 'market-order'}>
          {order ?? <OrderByPrice railway={railway} state={state} speaker={speaker} chosen={chosen} onPick={pick} />}
        </div>
      </div>
      <div className="market-notes">
        {picked !== undefined && trail.length > 0 ? (
          <p className="quiet">
            {speaker.text(words.path, {
              company: picked,
              prices: [...trail, ...(place ? [place] : [])].map((spot) => cellAt(market, spot)?.price ?? 0).join(' → '),
            })}
          </p>
        ) : null}
        <ul className="legend">
          {railway.moveRules(speaker).map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{speaker.text(par.places.length > 0 ? words.parPick : words.choose)}</li>
        </ul>
      </div>
    </section>
  );
}

interface OrderProps<S extends BaseState> extends Omit<MarketPageProps<S>, 'order'> {
  readonly chosen: string | undefined;
  onPick(company: string): void;
}

function OrderByPrice<S extends BaseState>({ railway, state, speaker, chosen, onPick }: OrderProps<S>) {
  const { show } = useSpotlight();
  const { market } = railway;
  const chart = railway.marketOf(state);
  const order = railway.orderOf(state);
  return (
    <>
      <h3 className="sec">
        {speaker.text(words.order)} <em>{speaker.text(words.orderNote)}</em>
      </h3>
      {order.length === 0 ? <p className="quiet">{speaker.text(words.nobody)}</p> : null}
      <ol className="order">
        {order.map((company) => {
          const look = railway.companies[company];
          const spot = chart.market[company];
          return (
            <li key={company}>
              <button
                type="button"
                aria-pressed={company === chosen}
                onClick={() => onPick(company)}
                onMouseEnter={() => show(company)}
                onMouseLeave={() => show(undefined)}
                onFocus={() => show(company)}
                onBlur={() => show(undefined)}
              >
                {look ? <Marker look={look} size={24} /> : null}
                <span className="visually-hidden">{company} </span>
                <b>{spot ? (cellAt(market, spot)?.price ?? '–') : '–'}</b>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The par cells that can be chosen now: a click begins the action that needs one. The others say why not. */
function useParCells<S extends BaseState>(railway: Railway<S>) {
  const { session, moment } = useTable();
  const { choices, seat } = moment;
  const type = Object.keys(railway.parParams).find((one) => choices.some((choice) => choice.type === one));
  const param = type === undefined ? undefined : railway.parParams[type];
  const [places, others] = useMemo(() => {
    if (type === undefined || param === undefined) return [[], []];
    const prices = valuesOf(
      domainOf(
        choices.filter((choice) => choice.type === type),
        param,
      ),
    );
    const all = parPlaces(railway.market);
    return [all.filter(({ price }) => prices.includes(price)), all.filter(({ price }) => !prices.includes(price))];
  }, [choices, type, param, railway]);
  return {
    places,
    others,
    choose: (where: MarketPlace) => {
      const price = cellAt(railway.market, where)?.price;
      if (type === undefined || param === undefined || price === undefined) return;
      const { draft } = moment;
      const kept = draft?.type === type ? draft.values : {};
      const { highest } = session.view;
      if (places.some((one) => one.price === price)) {
        session.draw(proposed(choices, { type, values: { ...kept, [param]: price } }, [], highest));
        return;
      }
      const { values } = proposed(choices, { type, values: kept }, [], highest);
      const tried = session.game.preview({ ...values, [param]: price, type, seat });
      if (!tried.ok) session.showRefusals([tried.refusal]);
    },
  };
}

/** Where a company's marker lay before the last move, if that moved it. */
function cellBefore<S extends BaseState>(
  railway: Railway<S>,
  { game }: ReturnType<typeof useTable>['session'],
  company: string | undefined,
  at: number,
): readonly MarketPlace[] {
  if (company === undefined) return [];
  const [before, now] = [game.at(at - 1), game.at(at)].map((state) =>
    railway.isPosition(state) ? railway.marketOf(state).market[company] : undefined,
  );
  const moved = before && now && (before.row !== now.row || before.column !== now.column);
  return moved ? [before] : [];
}

/** The cells that a company's marker has been on before, first to last. */
function trailOf<S extends BaseState>(
  railway: Railway<S>,
  { game }: ReturnType<typeof useTable>['session'],
  company: string,
  until: number,
): readonly MarketPlace[] {
  const trail: MarketPlace[] = [];
  for (let move = 1; move <= until; move++) {
    const moved = game
      .events(move)
      .some((event) => railway.priceEvents.includes(event.type) && event['company'] === company);
    if (!moved) continue;
    const state = game.at(move);
    const place = railway.isPosition(state) ? railway.marketOf(state).market[company] : undefined;
    const last = trail.at(-1);
    if (place && !(last && last.row === place.row && last.column === place.column)) trail.push(place);
  }
  return trail.slice(0, -1);
}

/** On a narrow screen the chart is wider than its room: it begins where the chosen marker lies. */
function scrollToMarker(grid: HTMLElement | null): void {
  const marker = grid?.querySelector('.dw-market-chosen, .dw-market-marker');
  if (!grid || !marker || grid.scrollWidth <= grid.clientWidth) return;
  const { left, width } = marker.getBoundingClientRect();
  grid.scrollLeft += left + width / 2 - grid.getBoundingClientRect().left - grid.clientWidth / 2;
}
