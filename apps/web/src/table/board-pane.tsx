import { memo, useMemo } from 'react';
import type { RouteView } from '../draw/map/Routes.tsx';
import { asJson, lineAt, linesOf, routesIn, stopsInReach, withStop } from '../run/edit.ts';
import { letterOf } from '../run/letters.ts';
import { usePlan } from '../run/use-plan.ts';
import { useSpotlight, useTable } from '../session/context.tsx';
import { proposed, withValues } from '../session/draft.ts';
import { fanOf, placeOf, targetsOf, turned, valuesAt } from '../session/offers.ts';
import { pathsOfMove, pathsOfTurn, placeOfMove } from '../session/story.ts';
import { useChangedPlaces } from '../session/use-changed-places.ts';
import { reasonsAt } from '../session/why-not.ts';

const NO_ROUTES: readonly RouteView[] = [];
const NO_STOPS: readonly string[] = [];

/** The board, told where something may be done and what is being put together. */
export const BoardPane = memo(function BoardPane() {
  const { session, moment, speaker } = useTable();
  const { id: spotlight } = useSpotlight();
  const { view } = session;
  const { choices, draft } = moment;
  const targets = useMemo(() => targetsOf(choices, view.pointing), [choices, view]);
  // Looking back, the place and the routes of the move that is told are marked.
  const told = moment.scrubbed === undefined ? undefined : session.game.actions[moment.scrubbed - 1];
  const chosen = told ? placeOfMove(session, told) : placeOf(draft, view.pointing);
  const options = useMemo(
    () => (draft ? fanOf(choices, draft, view.pointing[draft.type] ?? [], view.turning) : []),
    [choices, draft, view],
  );
  const ghost = useMemo(() => (draft ? { ...draft.values, type: draft.type } : undefined), [draft]);
  const plan = usePlan();
  const entered = useMemo(
    () => (plan && draft && view.running ? routesIn(draft.values[view.running.param]) : undefined),
    [plan, draft, view],
  );
  const part = draft?.part;
  // The colours of a run stay until the next turn, and no longer than until shares are dealt in.
  const { moves } = moment;
  const isDealing = view.dealing?.(moment.state) !== undefined;
  const ran = useMemo(
    () =>
      isDealing
        ? NO_ROUTES
        : pathsOfTurn(session, moves).map((path, train): RouteView => ({ path, train, isRun: true })),
    [session, moves, isDealing],
  );
  const routes = useMemo((): readonly RouteView[] => {
    if (told) return pathsOfMove(session, told).map((path, train) => ({ path, train, isRun: true }));
    if (!plan || !entered) return draft ? NO_ROUTES : ran;
    const chosen = part === undefined ? undefined : lineAt(plan, entered, part)?.part;
    return linesOf(plan, entered).flatMap((line) =>
      line.route === undefined
        ? []
        : [
            {
              path: line.route.path,
              train: plan.trains.findIndex(({ id }) => id === line.train),
              letter: letterOf(plan, line),
              faint: chosen !== undefined && chosen !== line.part,
            },
          ],
    );
  }, [session, told, plan, entered, part, draft, ran]);
  const flawed = useMemo(
    () => (plan && entered ? (plan.flaws?.(entered) ?? []).flatMap(({ at }) => at ?? []) : NO_STOPS),
    [plan, entered],
  );
  const stops = useMemo(() => (plan ? stopsInReach(plan) : NO_STOPS), [plan]);

  const changed = useChangedPlaces();

  const point = (id: string) => {
    const types = targets.find((target) => target.id === id)?.types ?? [];
    if (draft && id === chosen) {
      session.draw(turned(choices, draft, view.turning));
      return;
    }
    const type = draft && types.includes(draft.type) ? draft.type : types[0];
    if (type === undefined) {
      if (!plan) session.draw(undefined);
      session.showRefusals(reasonsAt(session, id));
      return;
    }
    const names = view.pointing[type] ?? [];
    session.draw(proposed(choices, { type, values: valuesAt(choices, type, names, id) }, names, view.highest));
  };

  const stop = (name: string) => {
    if (!plan || !draft || !view.running) return;
    const { param } = view.running;
    const now = routesIn(draft.values[param]);
    const line = lineAt(plan, now, draft.part);
    const next = line && withStop(plan, now, line.part, name);
    if (next) session.draw({ ...draft, part: line.part, values: { ...draft.values, [param]: asJson(next) } });
    else session.say(speaker.say('run.noWay', { place: view.running.placeName(name, speaker) }));
  };

  return (
    <view.Board
      state={moment.state}
      speaker={speaker}
      targets={targets}
      ghost={ghost}
      chosen={chosen}
      options={options}
      spotlight={spotlight}
      changed={changed}
      routes={routes}
      stops={stops}
      flawed={flawed}
      onPoint={point}
      onOption={(values) => {
        if (!draft) return;
        const { [view.turning]: _, ...others } = values;
        const names = view.pointing[draft.type] ?? [];
        session.draw(
          proposed(choices, withValues(choices, { type: draft.type, values: {} }, others), names, view.highest),
        );
      }}
      onStop={stop}
    />
  );
});
