import { botsFor } from '@stellwerk/bots';
import { saveGame } from '@stellwerk/engine/kernel';
import { useState } from 'react';
import { exportSvg } from '../draw/export-svg.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { SettingsForm } from '../parts/settings-form.tsx';
import { makeRoute } from '../route.ts';
import { useTable } from '../session/context.tsx';
import { fileOf, SENT } from '../session/open.ts';
import type { Session } from '../session/session.ts';
import { botName } from '../text/speaker.ts';
import { newHelper } from '../worker/ask.ts';
import { download, pngOf } from './download.ts';
import { useWholeBoard } from './whole-board.tsx';

/** Everything about the table that is no move. */
export function TableMenu({ onClose }: { onClose(): void }) {
  const { session, moment, speaker } = useTable();
  const at = moment.scrubbed ?? moment.moves;
  const tryOut = session.sandbox
    ? ({
        icon: 'map',
        text: speaker.say('analysis.back'),
        href: makeRoute({ screen: 'table', game: session.id }),
      } as const)
    : ({
        icon: 'flask',
        text: speaker.say('analysis.open', { move: at }),
        href: makeRoute({ screen: 'analysis', game: session.id, move: at }),
      } as const);
  const links: readonly { readonly icon: IconName; readonly text: string; readonly href: string }[] = [
    { icon: 'home', text: speaker.say('nav.home'), href: makeRoute({ screen: 'home' }) },
    ...(session.live
      ? [{ icon: 'people' as const, text: speaker.say('nav.lobby'), href: makeRoute({ screen: 'lobby' }) }]
      : []),
    ...(session.past || session.id === SENT ? [] : [tryOut]),
    {
      icon: 'book',
      text: speaker.say('menu.rules'),
      href: makeRoute({ screen: 'library', title: session.view.title.id, page: 'rules' }),
    },
  ];
  const save = () => {
    const file = fileOf(session);
    download(file.name, 'application/json', file.text);
  };
  /** A game whose seed the server keeps is no file yet: nobody could replay it. */
  const isKept = session.game.config.seed === '';
  const name = `${session.view.title.id}-${at}`;
  const { outOfSight, read } = useWholeBoard();
  const saveSvg = () => {
    const drawing = read(exportSvg);
    if (drawing !== undefined) download(`${name}.svg`, 'image/svg+xml', drawing);
  };
  const savePng = async () => {
    const drawing = read(exportSvg);
    const picture = drawing === undefined ? null : await pngOf(drawing);
    if (picture) download(`${name}.png`, 'image/png', picture);
  };
  const asFile = () => {
    const file = fileOf(session);
    return { files: [new File([file.text], file.name, { type: 'application/json' })] };
  };
  const mayShare = !isKept && 'canShare' in navigator && navigator.canShare(asFile());
  // Closing the system's share dialog is no error.
  const share = () => void navigator.share(asFile()).catch(() => {});
  return (
    <Dialog title={speaker.say('menu')} onClose={onClose}>
      {outOfSight}
      <nav className="menu" aria-label={speaker.say('menu')}>
        {links.map(({ icon, text, href }) => (
          <a key={icon} className="btn" href={href} onClick={onClose}>
            <Icon name={icon} />
            <b>{text}</b>
          </a>
        ))}
        {isKept ? (
          <p className="quiet">{speaker.say('live.export')}</p>
        ) : (
          <button type="button" className="btn" onClick={save}>
            <Icon name="save" />
            <b>{speaker.say('menu.export')}</b>
          </button>
        )}
        {isKept || !session.view.tradesFiles ? null : <PeerExport />}
        <button
          type="button"
          className="btn"
          data-print
          onClick={() => {
            onClose();
            // The dialog is gone before the browser takes the page over.
            setTimeout(() => print());
          }}
        >
          <Icon name="sheets" />
          <b>{speaker.say('menu.print')}</b>
        </button>
        <div className="two">
          <button type="button" className="btn" onClick={saveSvg}>
            <Icon name="map" />
            <b>{speaker.say('menu.mapSvg')}</b>
          </button>
          <button type="button" className="btn" onClick={() => void savePng()}>
            <Icon name="map" />
            <b>{speaker.say('menu.mapPng')}</b>
          </button>
        </div>
        {mayShare ? (
          <button type="button" className="btn" onClick={share}>
            <Icon name="save" />
            <b>{speaker.say('menu.share')}</b>
          </button>
        ) : null}
      </nav>
      {session.reseat ? <Seats reseat={session.reseat} /> : null}
      <h3 className="sec">{speaker.say('settings')}</h3>
      <SettingsForm />
      <h3 className="sec">{speaker.say('keys')}</h3>
      <dl className="keys">
        {KEYS.map(([key, word]) => (
          <div key={word}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{speaker.say(word)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        {isKept ? speaker.say('live.seedKept') : speaker.say('menu.seed', { seed: session.game.config.seed })}
      </p>
    </Dialog>
  );
}

/** Who plays for whom from now on: a person at this screen, or a bot. */
function Seats({ reseat }: { readonly reseat: NonNullable<Session['reseat']> }) {
  const { session, speaker } = useTable();
  const { players, title } = session.game.config;
  const seats = players.map((name, seat) => ({ name, seat }));
  return (
    <>
      <h3 className="sec">{speaker.say('new.seats')}</h3>
      <div className="settings">
        {seats.map(({ name, seat }) => {
          const sitter = session.sitters[seat];
          return (
            <label key={seat} className="text" data-seat={seat}>
              {name}
              <select
                value={sitter?.kind === 'bot' ? sitter.bot : ''}
                onChange={({ target: { value } }) =>
                  reseat(seat, value === '' ? { kind: 'person' } : { kind: 'bot', bot: value })
                }
              >
                <option value="">{speaker.say('new.isPerson')}</option>
                {botsFor(title).map(({ id }) => (
                  <option key={id} value={id}>
                    {botName(id, speaker)}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
    </>
  );
}

/** The game as a file of 18xx.games: written and read again in the worker, so it may take a moment. */
function PeerExport() {
  const { session, speaker } = useTable();
  const [told, setTold] = useState('');
  const write = async () => {
    setTold(speaker.say('menu.exporting'));
    const helper = newHelper();
    const answer = await helper.exportPeer(saveGame(session.game), speaker.language).finally(helper.stop);
    setTold(answer.ok ? '' : answer.reason);
    if (answer.ok) download(`18xx-games-${fileOf(session).name}`, 'application/json', answer.text);
  };
  return (
    <>
      <button type="button" className="btn" data-export="18xx.games" onClick={() => void write()}>
        <Icon name="save" />
        <b>{speaker.say('menu.exportPeer')}</b>
      </button>
      <p className="quiet" role="status">
        {told}
      </p>
    </>
  );
}

const KEYS = [
  ['1 – 9', 'keys.offer'],
  ['Enter', 'keys.confirm'],
  ['R', 'keys.turn'],
  ['A–E', 'keys.route'],
  ['Esc', 'keys.leave'],
  ['P', 'keys.pass'],
  ['← →', 'keys.scrub'],
  ['↑ ↓', 'keys.lookBack'],
  ['N, Esc', 'keys.now'],
  ['M', 'keys.map'],
  ['Ctrl Z', 'keys.undo'],
] as const;
