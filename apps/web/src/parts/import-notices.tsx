import { useVoice } from '../text/context.tsx';
import type { Word } from '../text/words.ts';
import type { ImportNotice } from '../worker/protocol.ts';
import { Dialog } from './dialog.tsx';

/** Of these there may be hundreds: they lie folded up under their number. */
const MANY: Readonly<Record<string, Word>> = { 'interop/added': 'import.added', 'interop/left-out': 'import.leftOut' };

interface ImportNoticesProps {
  readonly notices: readonly ImportNotice[];
  onGoOn(): void;
}

/** What was changed or left out of a game file of another program, before its table opens. */
export function ImportNotices({ notices, onGoOn }: ImportNoticesProps) {
  const voice = useVoice();
  const single = notices.filter(({ rule }) => !Object.hasOwn(MANY, rule));
  return (
    <Dialog title={voice.say('import.title')} onClose={onGoOn}>
      <p>{voice.say('import.lead')}</p>
      <Sentences notices={single} />
      {Object.entries(MANY).map(([rule, word]) => {
        const alike = notices.filter((notice) => notice.rule === rule);
        return alike.length === 0 ? null : (
          <details key={rule} className="import-notices" data-notices={rule}>
            <summary>{voice.say(word, { n: alike.length })}</summary>
            <Sentences notices={alike} />
          </details>
        );
      })}
      <button type="button" className="btn primary" data-go-on onClick={onGoOn}>
        <b>{voice.say('import.goOn')}</b>
      </button>
    </Dialog>
  );
}

function Sentences({ notices }: { readonly notices: readonly ImportNotice[] }) {
  return (
    <ul className="import-sentences">
      {[...notices.entries()].map(([place, { text }]) => (
        <li key={`${place} ${text}`}>{text}</li>
      ))}
    </ul>
  );
}
