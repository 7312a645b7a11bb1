import { useMemo } from 'react';
import { useTable } from '../session/context.tsx';
import { proposed, withValues } from '../session/draft.ts';
import { fanOf, placeOf, targetsOf, turned, valuesAt } from '../session/offers.ts';
import { reasonsAt } from '../session/why-not.ts';

/** The board, told where something may be done and what is being put together. */
export function BoardPane({ spotlight }: { readonly spotlight: string | undefined }) {
  const { session, moment, speaker } = useTable();
  const { view } = session;
  const { choices, draft } = moment;
  const targets = useMemo(() => targetsOf(choices, view.pointing), [choices, view]);
  const chosen = placeOf(draft, view.pointing);
  const options = useMemo(
    () => (draft ? fanOf(choices, draft, view.pointing[draft.type] ?? [], view.turning) : []),
    [choices, draft, view],
  );
  const ghost = useMemo(() => (draft ? { ...draft.values, type: draft.type } : undefined), [draft]);

  const point = (id: string) => {
    const types = targets.find((target) => target.id === id)?.types ?? [];
    if (draft && id === chosen) {
      session.draw(turned(choices, draft, view.turning));
      return;
    }
    const type = draft && types.includes(draft.type) ? draft.type : types[0];
    if (type === undefined) {
      session.draw(undefined);
      session.showRefusals(reasonsAt(session, id));
      return;
    }
    const names = view.pointing[type] ?? [];
    session.draw(proposed(choices, { type, values: valuesAt(choices, type, names, id) }, names, view.highest));
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
      onPoint={point}
      onOption={(values) => {
        if (!draft) return;
        const { [view.turning]: _, ...others } = values;
        const names = view.pointing[draft.type] ?? [];
        session.draw(
          proposed(choices, withValues(choices, { type: draft.type, values: {} }, others), names, view.highest),
        );
      }}
    />
  );
}
