import type { BestRun } from '@stellwerk/engine/routes';
import { routeStyle } from '../draw/palette.ts';
import { useTable } from '../session/context.tsx';
import type { Draft } from '../session/draft.ts';
import type { Plan } from '../titles/plan.ts';
import type { Running } from '../titles/view.ts';
import { asJson, routesIn, sumOf, type TrainRun, trainRuns, withOtherWay, withoutRoute } from './edit.ts';
import { useSearch } from './use-search.ts';

interface RunEditorProps {
  readonly draft: Draft;
  readonly plan: Plan;
  readonly running: Running;
  /** What the choice itself suggests. */
  readonly suggested: number;
  readonly proven: boolean;
}

/** The routes of all trains with their sums: a train is chosen here, its stops are clicked on the map. */
export function RunEditor({ draft, plan, running, suggested, proven }: RunEditorProps) {
  const { session, moment, speaker } = useTable();
  const routes = routesIn(draft.values[running.param]);
  const runs = trainRuns(plan, routes);
  const sum = sumOf(plan, routes);
  const company = moment.seat === undefined ? undefined : session.view.actingOwner(moment.state, moment.seat);
  // If the choice did not prove its best run at once, a worker continues the search.
  const [search, stop] = useSearch(proven ? undefined : company);
  const best = search.kind === 'found' ? search.run.revenue : suggested;
  const isBest = sum !== undefined && sum >= best;
  const part = draft.part ?? plan.trains[0]?.id;
  const set = (next: ReturnType<typeof withOtherWay>, train: string) => {
    if (next) session.draw({ ...draft, part: train, values: { ...draft.values, [running.param]: asJson(next) } });
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
  return (
    <div className="run-editor">
      <ul className="trains">
        {runs.map((run, i) => (
          <li key={run.train}>
            <button
              type="button"
              className="train-route"
              data-train={run.train}
              aria-pressed={run.train === part}
              onClick={() => session.draw({ ...draft, part: run.train })}
            >
              <Swatch train={i} />
              <span className="stops">
                <b>{running.trainName(run.kind, speaker)}</b> {stopsText(run)}
              </span>
              <b className="sum">{run.result ? speaker.number(run.result.revenue) : run.route ? '–' : '0'}</b>
            </button>
            {run.train === part && run.route ? (
              <div className="chips">
                <button type="button" onClick={() => set(withOtherWay(plan, routes, run.train), run.train)}>
                  {speaker.say('run.otherWay')}
                </button>
                <button type="button" onClick={() => set(withoutRoute(plan, routes, run.train), run.train)}>
                  {speaker.say('run.clear')}
                </button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
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

  function stopsText({ result, route }: TrainRun): string {
    if (!route) return speaker.say('run.none');
    if (!result) {
      const names = route.path.filter((name) => name.includes('.'));
      return names.map((name) => running.placeName(name, speaker)).join(' – ');
    }
    const stops = result.stops
      .filter(({ counted }) => counted)
      .map(({ place, value }) => `${running.placeName(place, speaker)} ${value}`);
    const bonuses = result.bonuses.map(({ id, amount }) => `${running.placeName(id, speaker)} ${amount}`);
    const tolls = result.tolls.map(({ id, amount }) => `${running.placeName(id, speaker)} −${amount}`);
    return [...stops, ...bonuses, ...tolls].join(' + ').replaceAll('+ −', '− ');
  }
}

/** The line of a train as the map draws it. */
export function Swatch({ train }: { readonly train: number }) {
  const { colour, dashes } = routeStyle(train);
  return (
    <svg className="swatch" viewBox="0 0 34 14" width="34" height="14" aria-hidden="true">
      <path d="M2 7H32" stroke="#fff" strokeWidth="10" />
      <path d="M2 7H32" stroke={colour} strokeWidth="6" strokeDasharray={dashes} />
    </svg>
  );
}
