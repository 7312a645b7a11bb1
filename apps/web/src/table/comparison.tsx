import { useMemo, useState } from 'react';
import { go } from '../route.ts';
import { useTable } from '../session/context.tsx';
import { fileOf, keepNew, linkOf, SENT } from '../session/open.ts';
import { download } from './download.ts';

/** In the analysis: every owner's figures where it was opened and where the line tried has led. */
export function Comparison() {
  const { session, moment, speaker, owners } = useTable();
  const [start] = useState(() => session.game.at(session.from ?? session.game.actions.length));
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
      <LineLink />
    </section>
  );
}

/** The line that was tried, for somebody else: as an address or as a file. */
function LineLink() {
  const { session, speaker } = useTable();
  const [link, setLink] = useState('');
  const [isCopied, setCopied] = useState(false);
  const make = async () => {
    const made = new URL(await linkOf(session), location.href).href;
    setLink(made);
    // Where the clipboard is closed the address stands in the field.
    setCopied(
      await navigator.clipboard.writeText(made).then(
        () => true,
        () => false,
      ),
    );
  };
  const save = () => {
    const file = fileOf(session);
    download(file.name, 'application/json', file.text);
  };
  const keep = async () => go({ screen: 'table', game: await keepNew(session.game) });
  return (
    <div className="line-link">
      <p className="chips">
        <button type="button" className="small" data-line="link" onClick={() => void make()}>
          {speaker.say('analysis.link')}
        </button>
        {session.game.config.seed === '' ? null : (
          <button type="button" className="small" data-line="file" onClick={save}>
            {speaker.say('menu.export')}
          </button>
        )}
        {session.id === SENT ? (
          <button type="button" className="small" data-line="keep" onClick={() => void keep()}>
            {speaker.say('analysis.keep')}
          </button>
        ) : null}
      </p>
      {link === '' ? null : (
        <label className="text">
          {speaker.say(isCopied ? 'analysis.copied' : 'analysis.copy')}
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </div>
  );
}
