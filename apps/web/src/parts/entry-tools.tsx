import { useState } from 'react';
import { forgetGame } from '../store/games.ts';
import { download } from '../table/download.ts';
import { useVoice } from '../text/context.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

interface EntryToolsProps {
  /** The entry of this browser's store. */
  readonly entry: IDBValidKey;
  readonly file: string;
  /** What the file holds, put together when it is asked for. */
  text(): string;
  /** What is lost when the entry is deleted. */
  readonly warning: string;
  onForget(): void;
}

/** What can be done with every entry of the store, damaged ones too: hand it out as a file, and delete it. */
export function EntryTools({ entry, file, text, warning, onForget }: EntryToolsProps) {
  const voice = useVoice();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const forget = () => {
    setAsking(false);
    forgetGame(entry).then(onForget, (fault: unknown) =>
      setProblem(voice.say('home.notForgotten', { reason: String(fault) })),
    );
  };
  return (
    <>
      <div className="game-tools">
        <button
          type="button"
          className="tool"
          aria-label={voice.say('home.export')}
          title={voice.say('home.export')}
          onClick={() => download(file, 'application/json', text())}
        >
          <Icon name="save" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={voice.say('home.forget')}
          title={voice.say('home.forget')}
          onClick={() => setAsking(true)}
        >
          <Icon name="trash" />
        </button>
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="fault">
          {problem}
        </p>
      )}
      {asking ? (
        <Dialog title={voice.say('home.forget')} onClose={() => setAsking(false)}>
          <p>{warning}</p>
          <div className="two">
            <button type="button" className="btn danger" onClick={forget}>
              <b>{voice.say('home.forgetYes')}</b>
            </button>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              <b>{voice.say('cancel')}</b>
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
