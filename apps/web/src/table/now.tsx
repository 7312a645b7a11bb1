import { topFrame } from '@stellwerk/engine/kernel';
import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { Linked } from '../glossary/context.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { Beside, useTable } from '../session/context.tsx';
import { type Offer, offersOf } from '../session/offers.ts';
import type { Session } from '../session/session.ts';
import { useBeginAction } from '../session/use-begin-action.ts';
import { changeSettings, PACES, useSettings } from '../settings.ts';
import { Advice } from './advice.tsx';
import { DraftCard } from './draft-card.tsx';
import { News } from './news.tsx';
import { OfferButton } from './offer-button.tsx';
import { inOrder, typeOf } from './offer-order.ts';
import { Refusals, WhyNot } from './refusals.tsx';
import { TheirChoices } from './their-choices.tsx';

const LiveStatus = lazy(async () => ({ default: (await import('../online/parts/live-status.tsx')).LiveStatus }));

const Coach = lazy(async () => ({ default: (await import('../lesson/coach.tsx')).Coach }));

/** What to do now: who acts, in which step, and everything that may be done, built from the choices alone. */
export const Now = memo(function Now() {
  const { session, moment, speaker } = useTable();
  const { view } = session;
  const { seat, choices, draft } = moment;
  const offers = useMemo(
    () => (seat === undefined ? [] : inOrder(offersOf(choices, seat, view.pointing), view)),
    [choices, seat, view],
  );
  const begin = useBeginAction();
  const here = useRef<HTMLElement>(null);
  // After a move the panel scrolls back to the line that says who acts.
  useEffect(() => {
    if (moment.moves >= 0) here.current?.closest('.side, .peek, .tab-page')?.scrollTo({ top: 0 });
  }, [moment.moves]);
  return (
    <section ref={here} className="now" aria-label={speaker.say('table.now')}>
      {session.live ? (
        <Suspense fallback={null}>
          <LiveStatus remote={session.live} />
        </Suspense>
      ) : null}
      {session.teaching ? (
        <Suspense fallback={null}>
          <Coach teaching={session.teaching} />
        </Suspense>
      ) : null}
      {session.sandbox && session.game.config.seed === '' ? (
        <p className="quiet">{speaker.say('analysis.chance')}</p>
      ) : null}
      <Who />
      {moment.fault === undefined ? null : (
        <p role="alert" className="fault">
          {speaker.say('fault', { reason: moment.fault })}
        </p>
      )}
      {view.Hand && moment.scrubbed === undefined ? (
        <view.Hand state={moment.state} speaker={speaker} begin={seat === undefined ? undefined : begin} />
      ) : null}
      <Refusals />
      {draft && seat !== undefined ? <DraftCard draft={draft} seat={seat} /> : null}
      {offers.length > 0 ? <Offers offers={offers} /> : null}
      {seat === undefined ? (
        <>
          <TheirChoices />
          <News />
        </>
      ) : (
        <Beside>
          <WhyNot />
        </Beside>
      )}
    </section>
  );
});

/** Above this number the rows of the shares are the better list: what is wanted most stays here, the rest is asked for. */
const MOST_LISTED = 6;
const ALWAYS_LISTED = 3;

function Offers({ offers }: { readonly offers: readonly Offer[] }) {
  const { session, moment, speaker } = useTable();
  const { draft } = moment;
  const isPhone = usePhone();
  const dealing = isPhone || offers.length <= MOST_LISTED ? undefined : session.view.dealing?.(moment.state);
  const isInRow = (offer: Offer) => dealing?.kinds.includes(typeOf(offer)) ?? false;
  const [isUnfolded, setUnfolded] = useState(false);
  const button = (offer: Offer, isRead: boolean) => {
    const i = offers.indexOf(offer);
    // The action being composed is already shown above.
    return typeOf(offer) === draft?.type ? null : (
      <OfferButton
        key={offer.kind === 'draft' ? offer.type : JSON.stringify(offer.action)}
        offer={offer}
        primary={i === 0 && draft === undefined}
        number={i + 1}
        isRead={isRead}
      />
    );
  };
  const inRows = offers.filter(isInRow);
  const more = inRows.slice(ALWAYS_LISTED);
  return (
    <div className="offers">
      {inRows.slice(0, ALWAYS_LISTED).map((offer) => button(offer, true))}
      {more.length > 0 ? (
        <details className="as-list" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>{speaker.say('matrix.list', { n: more.length })}</summary>
          <div className="offers">{more.map((offer) => button(offer, isUnfolded))}</div>
        </details>
      ) : null}
      {offers.filter((offer) => !isInRow(offer)).map((offer) => button(offer, true))}
    </div>
  );
}

function Who() {
  const { session, moment, speaker, owners } = useTable();
  const seat = moment.seat ?? moment.actors[0];
  const frame = topFrame(moment.state);
  if (session.past) return <Past past={session.past} />;
  if (moment.scrubbed !== undefined) return null;
  if (seat === undefined || !frame) {
    return (
      <div className="who">
        <div>
          <b>{speaker.say('table.over')}</b>
          <a className="btn primary" href={`#/finale/${session.id}`}>
            <b>{speaker.say('table.toFinale')}</b>
          </a>
        </div>
      </div>
    );
  }
  if (moment.elsewhere) {
    return (
      <div className="elsewhere" role="status">
        <p>
          <b>{speaker.say('elsewhere.title')}</b>
        </p>
        <p className="quiet">{speaker.say('elsewhere.text')}</p>
        <button type="button" className="btn" data-take-over onClick={session.takeOver}>
          <b>{speaker.say('elsewhere.take')}</b>
        </button>
      </div>
    );
  }
  const acting = owners.find(({ id }) => id === session.view.actingOwner(moment.state, seat));
  const others = moment.actors.filter((actor) => actor !== seat && session.sitters[actor]?.kind === 'person');
  const name =
    acting && acting.kind === 'company' ? `${acting.look.letters} · ${speaker.player(seat)}` : speaker.player(seat);
  return (
    <>
      <div className="who">
        {acting ? <Marker look={acting.look} size={44} /> : null}
        <div>
          <b title={name}>{name}</b>
          <span>{acting?.kind === 'company' ? acting.name : acting?.note}</span>
        </div>
        {moment.seat === undefined ? null : <em className="chip">{speaker.say('table.yourTurn')}</em>}
      </div>
      <h2 className="ask">
        <Linked text={session.view.ask?.(moment.state, speaker) ?? `${name} ${speaker.frame(frame.kind)}`} />
      </h2>
      <StepRail />
      {others.length > 0 ? (
        <p className="also">
          {others.map((other) => (
            <button key={other} type="button" className="small" onClick={() => session.actFor(other)}>
              {speaker.say('table.actFor', { player: speaker.player(other) })}
            </button>
          ))}
        </p>
      ) : null}
      <Advice />
      <Thinking />
    </>
  );
}

/** A game of an older revision: what is shown of it, and why nobody acts. */
function Past({ past }: { readonly past: NonNullable<Session['past']> }) {
  const { moment, speaker } = useTable();
  const at = moment.scrubbed ?? moment.moves;
  const move = past.shown.findLast((moves) => moves <= at) ?? past.shown[0] ?? 0;
  return (
    <div className="elsewhere past-game" role="status">
      <p>
        <b>{speaker.say('history.at', { move, of: moment.moves })}</b>
      </p>
      <p>{speaker.explain(past.refusal)}</p>
      <p className="quiet">{speaker.say('past.stored', { n: past.shown.length })}</p>
    </div>
  );
}

/** The steps of the turn; the present one is marked. */
function StepRail() {
  const { session, moment, speaker } = useTable();
  const steps = session.view.steps?.(moment.state, speaker);
  if (!steps) return null;
  return (
    <ol className="step-rail">
      {steps.names.map((name, i) => (
        <li
          key={name}
          className={i < steps.now ? 'done' : i === steps.now ? 'now' : ''}
          aria-current={i === steps.now ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

function Thinking() {
  const { session, moment, speaker } = useTable();
  if (moment.thinking !== undefined) {
    return (
      <div className="thinking">
        <progress aria-label={speaker.say('bot.thinks', { player: speaker.player(moment.thinking) })} />
        <span>{speaker.say('bot.thinks', { player: speaker.player(moment.thinking) })}</span>
        <button type="button" className="small" onClick={session.pause}>
          {speaker.say('bot.stop')}
        </button>
        <BotPace />
      </div>
    );
  }
  if (!moment.paused || moment.seat !== undefined) return null;
  return (
    <div className="thinking">
      <span>{speaker.say('bot.paused')}</span>
      <button type="button" className="small" onClick={session.goOn}>
        {speaker.say('bot.goOn')}
      </button>
      <BotPace />
    </div>
  );
}

/** How fast bots move, to be changed while they do. */
function BotPace() {
  const { session, moment, speaker } = useTable();
  const { pace } = useSettings();
  if (session.live) return null;
  const choose = (wanted: string) => {
    const chosen = PACES.find((known) => known === wanted);
    if (!chosen) return;
    changeSettings({ pace: chosen });
    if (moment.paused && chosen !== 'byClick') session.goOn();
  };
  return (
    <select
      data-pace
      value={pace}
      aria-label={speaker.say('settings.pace')}
      onChange={(event) => choose(event.target.value)}
    >
      {PACES.map((one) => (
        <option key={one} value={one}>
          {speaker.say(`pace.${one}`)}
        </option>
      ))}
    </select>
  );
}
