import { useEffect, useState } from 'react';
import { tableIn } from '../online/live-id.ts';
import { Bar } from '../parts/bar.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { go } from '../route.ts';
import { TableProvider, useTable } from '../session/context.tsx';
import { type Opened, openAnalysis, openStored } from '../session/open.ts';
import { Table } from '../table/table.tsx';
import { useVoice } from '../text/context.tsx';
import { speakerFor } from '../text/speaker.ts';

/** A stored game, or a sandbox from the position after one of its moves. */
export function TableScreen({ game, move }: { readonly game: string; readonly move: number | undefined }) {
  const opened = useOpened(game, move);
  if (!opened) return <Waiting />;
  if (!opened.ok) return <NotThere opened={opened} />;
  return (
    <TableProvider session={opened.session}>
      <Table />
      <ToFinale />
    </TableProvider>
  );
}

/** Opens a session and closes it again with the screen. */
export function useOpened(game: string, move: number | undefined): Opened | undefined {
  const [opened, setOpened] = useState<Opened | undefined>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let left = false;
    let session: { close(): void } | undefined;
    const again = () => setTimes(times + 1);
    openAny(game, move, again).then((result) => {
      if (result.ok) session = result.session;
      if (left) session?.close();
      else setOpened(result);
    });
    return () => {
      left = true;
      session?.close();
    };
  }, [game, move, times]);
  return opened;
}

async function openAny(game: string, move: number | undefined, again: () => void): Promise<Opened> {
  const table = tableIn(game);
  if (table === undefined) return move === undefined ? openStored(game, again) : openAnalysis(game, move);
  const { openLiveAnalysis, openLiveById } = await import('../online/open.ts');
  const opened = await (move === undefined ? openLiveById(table) : openLiveAnalysis(table, move));
  return opened.ok ? opened : { ok: false, refusal: undefined, view: undefined };
}

/** When the last move is made here, the finale opens by itself. */
export function ToFinale() {
  const { session, moment } = useTable();
  const [running] = useState(!moment.over);
  useEffect(() => {
    if (running && moment.over && !session.sandbox && moment.scrubbed === undefined) {
      go({ screen: 'finale', game: session.id });
    }
  }, [running, session, moment.over, moment.scrubbed]);
  return null;
}

export function NotThere({ opened }: { readonly opened: Extract<Opened, { ok: false }> }) {
  const voice = useVoice();
  const { refusal, view } = opened;
  return (
    <>
      <Bar title="Stellwerk" />
      <main className="screen">
        <h2>{voice.say('gone.title')}</h2>
        <p>{refusal && view ? speakerFor(view.title, voice.language, []).explain(refusal) : voice.say('gone.text')}</p>
        <a className="btn slim" href="#/">
          <b>{voice.say('nav.home')}</b>
        </a>
      </main>
    </>
  );
}
