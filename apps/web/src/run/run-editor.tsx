import type { BestRun, Route, RouteResult, Train } from '@stellwerk/engine/routes';
import { routeStyle } from '../draw/palette.ts';
import { useTable } from '../session/context.tsx';
import type { Draft } from '../session/draft.ts';
import type { Plan, RunFlaw } from '../titles/plan.ts';
import type { Running } from '../titles/view.ts';
import {
  asJson,
  cutAt,
  givenTo,
  innerStops,
  type Line,
  lineAt,
  linesOf,
  routesIn,
  withOtherWay,
  withoutRoute,
  withRoute,
  withStop,
} from './edit.ts';
import { FlawList } from './flaw-list.tsx';
import { isMany, letterOf } from './letters.ts';
import { useSearch } from './use-search.ts';

interface RunEditorProps {
  readonly draft: Draft;
  readonly plan: Plan;
  readonly running: Running;
  /** What the choice itself suggests. */
  readonly suggested: number;
  readonly proven: boolean;
}

/** The routes of all trains with their sums: a line is chosen here, its stops are clicked on the map. */
export function RunEditor({ draft, plan, running, suggested, proven }: RunEditorProps) {
  const { session, moment, speaker } = useTable();
  const routes = routesIn(draft.values[running.param]);
  const lines = linesOf(plan, routes);
  const values = plan.values(routes);
  const sum = plan.sum(routes);
  const flaws = plan.flaws?.(routes) ?? [];
  const company = moment.seat === undefined ? undefined : session.view.actingOwner(moment.state, moment.seat);
  // If the choice did not prove its best run at once, a worker continues the search.
  const [search, stop] = useSearch(proven ? undefined : company);
  const best = search.kind === 'found' ? search.run.revenue : suggested;
  const isBest = sum !== undefined && sum >= best;
  const chosen = lineAt(plan, routes, draft.part);
  const set = (next: readonly Route[] | undefined, part: string | undefined) => {
    if (!next) return;
    const { part: _, ...rest } = draft;
    const values = { ...draft.values, [running.param]: asJson(next) };
    session.draw({ ...rest, ...(part === undefined ? {} : { part }), values });
  };
  const takeBest = () => {
    const run: BestRun | undefined = search.kind === 'found' ? search.run : undefined;
    const value = run ? asJson(run.routes) : firstSuggestion();
    if (value !== undefined) session.draw({ type: draft.type, values: { ...draft.values, [running.param]: value } });
  };
  function firstSuggestion() {
    const domain = moment.choices.find(({ type }) => type === draft.type)?.params[running.param];
    return domain && 'open' in domain ? domain.suggested[0] : undefined;
  }
  /** What mends a flaw at once, if it says what is missing. */
  const mendOf = ({ route, to, adds }: RunFlaw) => {
    if (adds) return () => set(withRoute(plan, routes, adds), draft.part);
    const line = lines.find(({ number }) => number !== undefined && number === route);
    if (!line || to === undefined) return undefined;
    return () => set(withStop(plan, routes, line.part, to), line.part);
  };
  const flawsOf = (of: number | undefined) => flaws.filter(({ route }) => route === of);
  return (
    <div className="run-editor">
      <ul className="trains">
        {lines.map((line) => {
          const isChosen = line.part === chosen?.part;
          const train = plan.trains.find(({ id }) => id === line.train);
          return (
            <li key={line.part}>
              {train && line.part === line.train && isMany(plan) ? headOf(train) : null}
              <button
                type="button"
                className={line.route ? 'train-route' : 'train-route empty'}
                data-train={line.train}
                data-part={line.part}
                data-letter={letterOf(plan, line)}
                aria-pressed={isChosen}
                onClick={() => session.draw({ ...draft, part: line.part })}
              >
                <Swatch train={plan.trains.findIndex(({ id }) => id === line.train)} letter={letterOf(plan, line)} />
                <span className="stops">
                  {isMany(plan) ? noteOn(line.route) : <b>{running.trainName(line.kind, speaker)}</b>} {stopsText(line)}
                </span>
                <b className="sum">{sumText(line)}</b>
              </button>
              {isChosen && line.route ? toolsFor(line, line.route) : null}
              {line.number === undefined ? null : (
                <FlawList flaws={flawsOf(line.number)} running={running} mendOf={mendOf} />
              )}
            </li>
          );
        })}
      </ul>
      <FlawList flaws={flawsOf(undefined)} running={running} mendOf={mendOf} />
      <p className="run-sum" role="status">
        <span>
          {isBest
            ? speaker.say(proven || (search.kind === 'found' && search.run.proven) ? 'run.proven' : 'run.bestSoFar')
            : speaker.say('run.bestIs', { best })}
        </span>
        <b>{sum === undefined ? '–' : speaker.number(sum)}</b>
      </p>
      {isBest ? null : (
        <button type="button" className="small" data-best onClick={takeBest}>
          {speaker.say('run.takeBest', { best })}
        </button>
      )}
      {search.kind === 'working' ? (
        <div className="thinking" data-search>
          <progress
            value={search.at?.steps}
            max={search.at?.of}
            aria-label={speaker.say('run.searching', { best: search.at?.revenue ?? suggested })}
          />
          <span>{speaker.say('run.searching', { best: search.at?.revenue ?? suggested })}</span>
          <button type="button" className="small" onClick={stop}>
            {speaker.say('bot.stop')}
          </button>
        </div>
      ) : null}
      {search.kind === 'stopped' ? <p className="quiet">{speaker.say('run.stopped')}</p> : null}
    </div>
  );

  /** What can be done with the chosen route beside clicks on the map. */
  function toolsFor(line: Line, route: Route) {
    const others = plan.trains.filter(({ id }) => id !== line.train);
    const { part } = line;
    return (
      <div className="chips">
        <button type="button" onClick={() => set(withOtherWay(plan, routes, part), part)}>
          {speaker.say('run.otherWay')}
        </button>
        <button type="button" data-tool="clear" onClick={() => set(withoutRoute(plan, routes, part), part)}>
          {speaker.say('run.clear')}
        </button>
        {isMany(plan)
          ? others.map(({ id, kind }) => (
              <button
                key={id}
                type="button"
                data-give={id}
                onClick={() => set(givenTo(plan, routes, part, id), undefined)}
              >
                {speaker.say('run.give', { train: nameOf({ id, kind }) })}
              </button>
            ))
          : null}
        {isMany(plan)
          ? innerStops(route).map((name) => (
              <button
                key={name}
                type="button"
                data-cut={name}
                onClick={() => set(cutAt(plan, routes, part, name), part)}
              >
                {speaker.say('run.cut', { place: running.placeName(name, speaker) })}
              </button>
            ))
          : null}
      </div>
    );
  }

  function sumText({ number, route }: Line): string {
    const value = number === undefined ? undefined : values[number];
    if (value) return speaker.number(value.revenue);
    return route ? '–' : isMany(plan) ? '' : '0';
  }

  /** Above the routes of a train: how many of those it may run it runs, and what they bring. */
  function headOf(train: Train) {
    const own = routes.flatMap((route, i) => (route.train === train.id ? [values[i]?.revenue ?? 0] : []));
    const most = plan.mostRoutes(train);
    return (
      <p className="train-head">
        <b>{nameOf(train)}</b>
        <span>{speaker.say(Number.isFinite(most) ? 'run.of' : 'run.count', { n: own.length, most })}</span>
        <b>{speaker.number(own.reduce((total, value) => total + value, 0))}</b>
      </p>
    );
  }

  /** With its number where there are several of its kind. */
  function nameOf({ id, kind }: Train): string {
    const alike = plan.trains.filter((train) => train.kind === kind);
    const name = running.trainName(kind, speaker);
    return alike.length > 1 ? `${name} ${alike.findIndex((train) => train.id === id) + 1}` : name;
  }

  function noteOn(route: Route | undefined) {
    const note = route && plan.noteOn?.(route);
    return note ? <b className="route-note">{speaker.text(note)}</b> : null;
  }

  function stopsText({ number, route, train }: Line): string {
    if (!route) {
      if (!isMany(plan)) return speaker.say('run.none');
      return speaker.say('run.add', { n: routes.filter((one) => one.train === train).length + 1 });
    }
    const result = number === undefined ? undefined : values[number];
    if (!result) {
      const names = route.path.filter((name) => name.includes('.'));
      return names.map((name) => running.placeName(name, speaker)).join(' – ');
    }
    return earned(result, (name) => running.placeName(name, speaker));
  }
}

/** “Köln 40 + Bonn 30 + coal 20 − ferry 10”. */
export function earned({ stops, bonuses, tolls }: RouteResult, nameOf: (place: string) => string): string {
  const told = [
    ...stops
      .filter(({ counted }) => counted)
      .map(({ place, value }) => (value === 0 ? `(${nameOf(place)})` : `${nameOf(place)} ${value}`)),
    ...bonuses.map(({ id, amount }) => `${nameOf(id)} ${amount}`),
    ...tolls.map(({ id, amount }) => `${nameOf(id)} −${amount}`),
  ];
  return told.join(' + ').replaceAll('+ −', '− ');
}

/** The line of a train as the map draws it, with the letter of the route where it has several. */
export function Swatch({ train, letter = '' }: { readonly train: number; readonly letter?: string }) {
  const { colour, dashes } = routeStyle(train);
  return (
    <svg className="swatch" viewBox="0 0 34 14" width="34" height="14" aria-hidden="true">
      <path d="M2 7H32" stroke="#fff" strokeWidth="10" />
      <path d="M2 7H32" stroke={colour} strokeWidth="6" strokeDasharray={dashes} />
      {letter === '' ? null : (
        <>
          <circle cx={17} cy={7} r={7} fill={colour} />
          <text className="swatch-letter" x={17} y={10.4}>
            {letter}
          </text>
        </>
      )}
    </svg>
  );
}
