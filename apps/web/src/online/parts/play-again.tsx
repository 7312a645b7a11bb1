import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import { useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { go } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { liveId } from '../live-id.ts';
import { ProblemLine } from './problem.tsx';

/** A new table for the same people, who are invited; whoever only watched opens one of their own. */
export function PlayAgain({ table, title }: { readonly table: string; readonly title: string }) {
  const voice = useVoice();
  const [problem, setProblem] = useState<Problem | undefined>();
  const again = async () => {
    const opened = await readAs(shapes.table, ask('POST', `/api/tables/${table}/again`));
    if (opened.ok) go({ screen: 'table', game: liveId(opened.value.id) });
    else if (opened.problem.code === 'seat/none' || opened.problem.status === 401) go({ screen: 'host', title });
    else setProblem(opened.problem);
  };
  return (
    <>
      <button type="button" className="btn primary" data-again onClick={() => void again()}>
        <Icon name="plus" />
        <b>{voice.say('finale.rematch')}</b>
      </button>
      <ProblemLine problem={problem} voice={voice} />
    </>
  );
}
