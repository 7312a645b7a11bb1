import { topFrame } from '@stellwerk/engine/kernel';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { useTable } from '../session/context.tsx';
import { type Offer, offersOf } from '../session/offers.ts';
import type { Session } from '../session/session.ts';
import { endingOf, type TitleView } from '../titles/view.ts';
import { DraftCard } from './draft-card.tsx';
import { OfferButton } from './offer-button.tsx';
import { Refusals, WhyNot } from './refusals.tsx';
import { TheirChoices } from './their-choices.tsx';

const LiveStatus = lazy(async () => ({ default: (await import('../online/parts/live-status.tsx')).LiveStatus }));

/** What to do now: who acts, in which step, and everything that may be done, built from the choices alone. */
export function Now() {
  const { session, moment, speaker } = useTable();
  const { view } = session;
  const { seat, choices, draft } = moment;
  const offers = useMemo(
    () => (seat === undefined ? [] : endingLast(offersOf(choices, seat, view.pointing), view)),
    [choices, seat, view],
  );
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
      {session.sandbox && session.game.config.seed === '' ? (
        <p className="quiet">{speaker.say('analysis.chance')}</p>
      ) : null}
      <Who />
      {moment.fault === undefined ? null : (
        <p role="alert" className="fault">
          {speaker.say('fault', { reason: moment.fault })}
        </p>
      )}
      {view.Hand && moment.scrubbed === undefined ? <view.Hand state={moment.state} speaker={speaker} /> : null}
      <Refusals />
      {draft && seat !== undefined ? <DraftCard draft={draft} seat={seat} /> : null}
      {offers.length > 0 ? (
        <div className="offers">
          {offers.map((offer, i) =>
            // The action being composed is already shown above.
            typeOf(offer) === draft?.type ? null : (
              <OfferButton
                key={offer.kind === 'draft' ? offer.type : JSON.stringify(offer.action)}
                offer={offer}
                primary={i === 0 && draft === undefined}
                number={i + 1}
              />
            ),
          )}
        </div>
      ) : null}
      {seat === undefined ? <TheirChoices /> : <WhyNot />}
    </section>
  );
}

function typeOf(offer: Offer): string {
  return offer.kind === 'act' ? offer.action.type : offer.type;
}

/** The choice that ends the step stands last, after anything that a private company allows. */
function endingLast(offers: readonly Offer[], view: TitleView): readonly Offer[] {
  const ends = (offer: Offer) => endingOf(view).includes(typeOf(offer));
  return [...offers.filter((offer) => !ends(offer)), ...offers.filter(ends)];
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
      <h2 className="ask">{session.view.ask?.(moment.state, speaker) ?? `${name} ${speaker.frame(frame.kind)}`}</h2>
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
    </div>
  );
}
