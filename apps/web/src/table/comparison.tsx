import { useMemo, useState } from 'react';
import { useTable } from '../session/context.tsx';

/** In the analysis: every owner's figures where it was opened and where the line tried has led. */
export function Comparison() {
  const { session, moment, speaker, owners } = useTable();
  const [start] = useState(() => session.game.at(session.game.actions.length));
  const before = useMemo(() => session.view.ownersOf(start, speaker), [session, start, speaker]);
  const rows = owners.flatMap((owner) =>
    owner.figures.flatMap((figure) => {
      const old = before.find(({ id }) => id === owner.id)?.figures.find(({ id }) => id === figure.id);
      return old && old.value !== figure.value ? [{ owner, figure, old }] : [];
    }),
  );
  return (
    <section className="comparison">
      <h3 className="sec">{speaker.say('analysis.compare')}</h3>
      {rows.length === 0 ? <p className="quiet">{speaker.say('analysis.same')}</p> : null}
      <ul>
        {rows.map(({ owner, figure, old }) => (
          <li key={`${owner.id}.${figure.id}`}>
            {owner.name}: {figure.label} {old.value} → <b>{figure.value}</b>
          </li>
        ))}
      </ul>
      <p className="quiet">{speaker.say('analysis.moves', { n: moment.moves })}</p>
    </section>
  );
}
