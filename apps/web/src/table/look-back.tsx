import { memo, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { makeRoute } from '../route.ts';
import { useTable } from '../session/context.tsx';

/** The bar over the table while an older position is shown: where one is, whose turn it is meanwhile, the ways on. */
export const LookBackBar = memo(function LookBackBar() {
  const { session, moment, speaker } = useTable();
  const { scrubbed, moves } = moment;
  if (scrubbed === undefined || session.past) return null;
  const [actor] = session.game.actors();
  const mine = actor !== undefined && session.sitters[actor]?.kind === 'person';
  return (
    <div className="look-back" role="status">
      <Icon name="eye" />
      <b>{speaker.say('history.title')}</b>
      <span>{speaker.say('history.ago', { move: scrubbed, of: moves, n: moves - scrubbed })}</span>
      <span className="grow" />
      {actor === undefined ? null : (
        <span className="meanwhile">
          {mine && session.live
            ? speaker.say('history.yourTurn')
            : speaker.say('history.turnOf', { player: speaker.player(actor) })}
        </span>
      )}
      {session.live ? <CopyLink game={session.id} at={scrubbed} /> : null}
      {session.sandbox ? null : (
        <a className="small" href={makeRoute({ screen: 'analysis', game: session.id, move: scrubbed })}>
          {speaker.say('history.try')}
        </a>
      )}
      <button type="button" className="small accent" onClick={() => session.scrub(undefined)}>
        {speaker.say('history.now')} <kbd>N</kbd>
      </button>
    </div>
  );
});

/** The address of a position of a table on the server, for others. */
function CopyLink({ game, at }: { readonly game: string; readonly at: number }) {
  const { speaker } = useTable();
  const [copied, setCopied] = useState<number | undefined>();
  const route = makeRoute({ screen: 'table', game, at });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}${route}`);
      setCopied(at);
    } catch {
      // Without leave for the clipboard the address bar shows it.
      location.hash = route;
    }
  };
  return (
    <button type="button" className="small" data-copy-link onClick={() => void copy()}>
      {speaker.say(copied === at ? 'history.copied' : 'history.link')}
    </button>
  );
}
