import { useEffect, useState } from 'react';
import { tableIn } from '../online/live-id.ts';
import { explainProblem } from '../online/parts/problem.tsx';
import { Bar } from '../parts/bar.tsx';
import { EntryTools } from '../parts/entry-tools.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { go } from '../route.ts';
import { TableProvider, useTable } from '../session/context.tsx';
import { type NotOpened, type Opened, openAnalysis, openSent, openStored, SENT } from '../session/open.ts';
import { rawText } from '../store/games.ts';
import { Table } from '../table/table.tsx';
import { useVoice } from '../text/context.tsx';
import { speakerFor, type Voice } from '../text/speaker.ts';
import type { Word } from '../text/words.ts';

/** A stored game, or a sandbox from the position after one of its moves. */
interface TableScreenProps {
  readonly game: string;
  readonly move: number | undefined;
  /** What was tried from there, by whoever sent the address. */
  readonly line?: string | undefined;
}

export function TableScreen({ game, move, line }: TableScreenProps) {
  const opened = useOpened(game, move, line);
  if (!opened) return <Waiting />;
  if (!opened.ok) return <NotThere game={game} opened={opened} />;
  return (
    <TableProvider session={opened.session}>
      <Table />
      <ToFinale />
    </TableProvider>
  );
}

/** Opens a session and closes it again with the screen. */
export function useOpened(game: string, move: number | undefined, line?: string): Opened | undefined {
  const [opened, setOpened] = useState<Opened | undefined>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let left = false;
    let session: { close(): void } | undefined;
    const again = () => setTimes(times + 1);
    const failed = (fault: unknown): Opened => ({ ok: false, fault: String(fault) });
    openAny(game, move, line, again)
      .catch(failed)
      .then((result) => {
        if (result.ok) session = result.session;
        if (left) session?.close();
        else setOpened(result);
      });
    return () => {
      left = true;
      session?.close();
    };
  }, [game, move, line, times]);
  return opened;
}

async function openAny(
  game: string,
  move: number | undefined,
  line: string | undefined,
  again: () => void,
): Promise<Opened> {
  const table = tableIn(game);
  if (game === SENT && move !== undefined) return openSent(line ?? '', move);
  if (table === undefined) return move === undefined ? openStored(game, again) : openAnalysis(game, move);
  const { openLiveAnalysis, openLiveById } = await import('../online/open.ts');
  const opened = await (move === undefined ? openLiveById(table) : openLiveAnalysis(table, move, line));
  if (opened.ok) return opened;
  const { problem } = opened;
  return { ok: false, problem };
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

export function NotThere({ game, opened }: { readonly game: string; readonly opened: NotOpened }) {
  const voice = useVoice();
  return (
    <>
      <Bar title="Stellwerk" />
      <main className="screen">
        <h2>{voice.say(headingOf(opened))}</h2>
        <p role="alert">{reasonOf(game, opened, voice)}</p>
        {opened.raw === undefined ? null : (
          <EntryTools
            entry={game}
            file={`${game}.json`}
            text={() => rawText(opened.raw)}
            warning={voice.say('past.forgetText')}
            onForget={() => go({ screen: 'home' })}
          />
        )}
        <a className="btn slim" href="#/">
          <b>{voice.say('nav.home')}</b>
        </a>
      </main>
    </>
  );
}

function headingOf({ refusal, raw }: NotOpened): Word {
  if (refusal?.rule.startsWith('kernel/older-')) return 'past.title';
  return raw === undefined ? 'gone.title' : 'damaged.title';
}

function reasonOf(game: string, { refusal, view, fault, problem, raw }: NotOpened, voice: Voice): string {
  if (refusal) return speakerFor(view?.title ?? { texts: {}, rules: {} }, voice.language, []).explain(refusal);
  if (problem) return explainProblem(problem, voice);
  if (fault !== undefined) return voice.say('fault', { reason: fault });
  return raw === undefined ? voice.say('gone.text') : voice.say('damaged.text', { key: game });
}
