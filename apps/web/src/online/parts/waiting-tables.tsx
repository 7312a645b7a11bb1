import { useVoice } from '../../text/context.tsx';
import { useOnline } from '../account.ts';
import { TableCard } from './table-card.tsx';

/** On the home screen: tables on the server that wait for a move. */
export function WaitingTables() {
  const voice = useVoice();
  const { waiting } = useOnline();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting-tables">
      <h2 id="waiting-tables">{voice.say('lobby.waiting')}</h2>
      <ul className="games">
        {waiting.map((line) => (
          <TableCard key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}
