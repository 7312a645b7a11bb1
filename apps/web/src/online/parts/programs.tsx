import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import type { Remote } from '@stellwerk/client/remote';
import * as shapes from '@stellwerk/client/shapes';
import { type BaseAction, type Choice, expand, isRange, type Json } from '@stellwerk/engine/kernel';
import type { Program, ProgramView } from '@stellwerk/server/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTable } from '../../session/context.tsx';
import { settled } from '../../session/draft.ts';
import { nameOfAction } from '../../table/action-name.ts';
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
  const path = `/api/tables/${remote.id}/program`;
  const asked = useRef(0);
  const read = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await readAs(shapes.programView, ask('GET', path));
    // Answers may come in another order than the requests: the answer to the latest request counts.
    if (answer.ok && mine === asked.current) setNow(answer.value);
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
    const answer = await readAs(shapes.programView, ask('PUT', path, program));
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
          <BuyUntil until={until} onSet={set} />
          {bid ? <BidUpTo bid={bid} otherwise={mayPass ? pass : null} until={until} onSet={set} /> : null}
          {mayPass || bid ? null : <p className="quiet">{speaker.say('program.none')}</p>}
        </>
      )}
      <ProblemLine problem={problem} voice={speaker} />
    </section>
  );
}

type Until = Program['until'];

interface BidUpToProps {
  readonly bid: Bid;
  readonly otherwise: BaseAction | null;
  readonly until: Until;
  onSet(program: Program): Promise<void>;
}

function BidUpTo({ bid, otherwise, until, onSet }: BidUpToProps) {
  const { speaker } = useTable();
  const [wish, setWish] = useState(0);
  const { type, params, param, min, step } = bid;
  const limit = Math.max(wish, min);
  return (
    <div className="invite">
      <label className="text">
        {speaker.say('program.upTo', { action: speaker.action(type) })}
        <input
          type="number"
          name="limit"
          min={min}
          step={step}
          value={limit}
          onChange={(event) => setWish(event.target.valueAsNumber || 0)}
        />
      </label>
      <button
        type="button"
        className="btn slim"
        onClick={() =>
          void onSet({
            kind: 'upTo',
            type,
            params,
            param,
            limit,
            otherwise: otherwise && { ...otherwise },
            until,
            most: MOST,
          })
        }
      >
        <b>{speaker.say('program.set')}</b>
      </button>
    </div>
  );
}

/** What tells that a company is there: then a programmed purchase has done its part. */
const FLOATS = ['floated', 'opened'];
const MOST_PURCHASES = 40;

interface BuyUntilProps {
  readonly until: Until;
  onSet(program: Program): Promise<void>;
}

/** The same share turn after turn, for one of those that are for sale now. */
function BuyUntil({ until, onSet }: BuyUntilProps) {
  const { session, moment, speaker } = useTable();
  const [chosen, setChosen] = useState('');
  const { view } = session;
  const { seat, state } = moment;
  const floats = FLOATS.filter((type) => view.title.texts[`event.${type}`]);
  const shares = seat === undefined ? [] : moment.choices.filter(({ type }) => type === 'buyShare');
  const purchases = shares
    .flatMap((choice) => [...expand(choice, seat ?? 0, MOST_PURCHASES)].map((action) => ({ choice, action })))
    .slice(0, MOST_PURCHASES);
  if (purchases.length === 0 || floats.length === 0) return null;
  const { action } = purchases.find((one) => keyOf(one.action) === chosen) ?? purchases[0] ?? {};
  if (!action) return null;
  const program = () => {
    const company = Object.entries(action).find(([name]) => name === 'company')?.[1] ?? null;
    const there = floats.map((type) => ({ type, figures: { company } }));
    return onSet({
      kind: 'repeat',
      action: { ...action },
      unlessOthers: null,
      until: [...there, ...until],
      most: MOST,
    });
  };
  return (
    <div className="invite">
      <label className="text">
        {speaker.say('program.buy')}
        <select name="purchase" value={keyOf(action)} onChange={(event) => setChosen(event.target.value)}>
          {purchases.map((one) => (
            <option key={keyOf(one.action)} value={keyOf(one.action)}>
              {nameOfAction(one.action, one.choice, view, speaker, state)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn slim" onClick={() => void program()}>
        <b>{speaker.say('program.set')}</b>
      </button>
    </div>
  );
}

function keyOf(action: BaseAction): string {
  return JSON.stringify(action);
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
