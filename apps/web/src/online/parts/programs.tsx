import { type Choice, isRange, type Json } from '@stellwerk/engine/kernel';
import type { Program, ProgramView } from '@stellwerk/server/api';
import { useCallback, useEffect, useState } from 'react';
import { useTable } from '../../session/context.tsx';
import { settled } from '../../session/draft.ts';
import { ask, type Problem } from '../answers.ts';
import type { Remote } from '../remote.ts';
import { useLive } from '../use-live.ts';
import { ProblemLine } from './problem.tsx';

/** What ends a round; a programmed pass goes no further. */
const ROUND_ENDS = ['stockRoundEnded', 'operatingRoundBegan', 'stockRoundBegan'];
const MOST = 100;

/** Moves the server makes for somebody: pass until something happens, bid up to. */
export function Programs({ remote, seat }: { readonly remote: Remote; readonly seat: number }) {
  const { session, moment, speaker } = useTable();
  const { table, version } = useLive(remote);
  const [now, setNow] = useState<ProgramView | undefined>();
  const [problem, setProblem] = useState<Problem | undefined>();
  const [limit, setLimit] = useState(0);
  const path = `/api/tables/${remote.id}/program`;
  const read = useCallback(async () => {
    const answer = await ask<ProgramView>('GET', path);
    if (answer.ok) setNow(answer.value);
  }, [path]);
  // The table tells of every change; what the program did is asked for then.
  const told = `${table.seatList.find((one) => one.seat === seat)?.programmed} ${version}`;
  useEffect(() => {
    if (told !== '') void read();
  }, [read, told]);

  const { texts } = session.view.title;
  const until = ROUND_ENDS.filter((type) => texts[`event.${type}`]).map((type) => ({ type, figures: {} }));
  const pass = { type: 'pass', seat };
  const mayPass = texts['action.pass'] !== undefined && session.view.title.action.accepts(pass);
  const set = async (program: Program) => {
    const answer = await ask<ProgramView>('PUT', path, program);
    setProblem(answer.ok ? undefined : answer.problem);
    await read();
  };
  const stop = async () => {
    await ask('DELETE', path);
    await read();
  };
  const bid = bidIn(moment.choices, moment.draft?.type, moment.draft?.values ?? {});
  return (
    <section className="programs" aria-labelledby="programs">
      <h3 className="sec" id="programs">
        {speaker.say('program.title')}
      </h3>
      {now?.program ? (
        <div className="row">
          <p role="status">{speaker.say('program.on', { n: now.played })}</p>
          <button type="button" className="small" onClick={() => void stop()}>
            {speaker.say('program.stop')}
          </button>
        </div>
      ) : (
        <>
          {now?.stopped ? <p className="quiet">{speaker.say(`program.stopped.${now.stopped}`)}</p> : null}
          {mayPass ? (
            <div className="two">
              <button
                type="button"
                className="btn"
                onClick={() => void set({ kind: 'repeat', action: pass, unlessOthers: ['pass'], until, most: MOST })}
              >
                <b>{speaker.say('program.passOthers')}</b>
              </button>
              <button
                type="button"
                className="btn"
                onClick={() => void set({ kind: 'repeat', action: pass, unlessOthers: null, until, most: MOST })}
              >
                <b>{speaker.say('program.pass')}</b>
              </button>
            </div>
          ) : null}
          {bid ? (
            <div className="invite">
              <label className="text">
                {speaker.say('program.upTo', { action: speaker.action(bid.type) })}
                <input
                  type="number"
                  min={bid.min}
                  step={bid.step}
                  value={Math.max(limit, bid.min)}
                  onChange={(event) => setLimit(event.target.valueAsNumber || 0)}
                />
              </label>
              <button
                type="button"
                className="btn slim"
                onClick={() =>
                  void set({
                    kind: 'upTo',
                    type: bid.type,
                    params: bid.params,
                    param: bid.param,
                    limit: Math.max(limit, bid.min),
                    otherwise: mayPass ? pass : null,
                    until,
                    most: MOST,
                  })
                }
              >
                <b>{speaker.say('program.set')}</b>
              </button>
            </div>
          ) : null}
          {mayPass || bid ? null : <p className="quiet">{speaker.say('program.none')}</p>}
        </>
      )}
      <ProblemLine problem={problem} voice={speaker} />
    </section>
  );
}

interface Bid {
  readonly type: string;
  readonly param: string;
  readonly params: Record<string, Json>;
  readonly min: number;
  readonly step: number;
}

/** Something offered now whose one open parameter is a figure: a bid. */
function bidIn(
  choices: readonly Choice[],
  drafted: string | undefined,
  values: Readonly<Record<string, Json>>,
): Bid | undefined {
  for (const choice of choices) {
    if (drafted !== undefined && choice.type !== drafted) continue;
    const known = settled([choice], { type: choice.type, values: fitting(choice.params, values) });
    const open = Object.entries(choice.params).filter(([name, domain]) => isRange(domain) || !(name in known));
    const [only, ...more] = open;
    if (!only || more.length > 0 || !isRange(only[1]) || only[1].min >= only[1].max) continue;
    const { [only[0]]: _, ...params } = known;
    return { type: choice.type, param: only[0], params, min: only[1].min, step: only[1].step };
  }
  return undefined;
}

function fitting(params: Readonly<Record<string, unknown>>, values: Readonly<Record<string, Json>>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in params));
}
