import { makeRoute } from '../route.ts';
import { useTable } from '../session/context.tsx';
import type { RunFlaw } from '../titles/plan.ts';
import type { Running } from '../titles/view.ts';

interface FlawListProps {
  readonly flaws: readonly RunFlaw[];
  readonly running: Running;
  mendOf(flaw: RunFlaw): (() => void) | undefined;
}

/** What is wrong with a route or with the run, each with its place and its rule, and what mends it. */
export function FlawList({ flaws, running, mendOf }: FlawListProps) {
  const { session, speaker } = useTable();
  if (flaws.length === 0) return null;
  return (
    <ul className="run-flaws">
      {flaws.map((flaw) => {
        const { refusal, at, to, adds } = flaw;
        const mend = mendOf(flaw);
        const goal = to ?? adds?.at(-1);
        return (
          <li key={`${refusal.rule} ${at} ${to}`} data-rule={refusal.rule}>
            {at === undefined ? null : <b>{running.placeName(at, speaker)}: </b>}
            {speaker.explain(refusal)}{' '}
            <a href={makeRoute({ screen: 'library', title: session.view.title.id, page: 'rules', rule: refusal.rule })}>
              {refusal.rule}
            </a>
            {mend ? (
              <button type="button" className="small" onClick={mend}>
                {speaker.say(adds ? 'run.mendAdd' : 'run.mendTo', {
                  place: goal === undefined ? '' : running.placeName(goal, speaker),
                })}
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
