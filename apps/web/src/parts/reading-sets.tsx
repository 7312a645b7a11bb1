import { type Options, sameJson, type Title } from '@stellwerk/engine/kernel';
import { useEffect, useState } from 'react';
import type { Speaker } from '../text/speaker.ts';

interface ReadingSetsProps {
  readonly title: Title;
  readonly options: Options;
  readonly speaker: Speaker;
  onSet(options: Options): void;
}

/** The readings of a title as sets: the rulebook's, those of the other site, or one's own; and what departs, in a line. */
export function ReadingSets({ title, options, speaker, onSet }: ReadingSetsProps) {
  const site = useSiteReadings(title.id);
  const departures = title.options.filter(
    ({ id, default: usual }) => options[id] !== undefined && !sameJson(options[id], usual),
  );
  const readings = departures.filter(({ rule }) => rule !== undefined);
  const isSite =
    site !== undefined && Object.entries(site).every(([id, value]) => sameJson(options[id] ?? null, value));
  const chosen = readings.length === 0 ? 'rulebook' : isSite ? 'site' : 'own';
  const withoutReadings = () => {
    const reset = new Set([...readings.map(({ id }) => id), ...Object.keys(site ?? {})]);
    return Object.fromEntries(Object.entries(options).filter(([id]) => !reset.has(id)));
  };
  return (
    <div className="reading-sets">
      <fieldset className="chips" aria-label={speaker.say('readings')}>
        <button
          type="button"
          data-readings="rulebook"
          aria-pressed={chosen === 'rulebook'}
          onClick={() => onSet(withoutReadings())}
        >
          {speaker.say('readings.rulebook')}
        </button>
        {site ? (
          <button
            type="button"
            data-readings="site"
            aria-pressed={chosen === 'site'}
            onClick={() => onSet({ ...withoutReadings(), ...site })}
          >
            {speaker.say('readings.site')}
          </button>
        ) : null}
        {chosen === 'own' ? <span className="chip">{speaker.say('readings.own')}</span> : null}
      </fieldset>
      <p className="quiet">
        {readings.length === 0
          ? speaker.say('readings.none')
          : speaker.say('readings.departs', {
              n: readings.length,
              list: readings.map(({ id }) => speaker.option(id)).join(' · '),
            })}
      </p>
    </div>
  );
}

/** Loaded apart from the page: only titles of the other site have any. */
function useSiteReadings(title: string): Options | undefined {
  const [readings, setReadings] = useState<Options | undefined>();
  useEffect(() => {
    let left = false;
    import('@stellwerk/interop')
      .then(({ siteReadings }) => {
        if (!left) setReadings(siteReadings(title));
      })
      // Without a line the sets of other sites are not offered; everything else is.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [title]);
  return readings;
}
