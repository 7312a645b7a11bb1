import type { Profile } from '@stellwerk/server/api';
import { FigureTable } from '../../parts/figure-table.tsx';
import { makeRoute } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { cardOf } from '../../titles/catalogue.ts';

/** How somebody has played so far, title by title. */
export function Ratings({ profile }: { readonly profile: Profile }) {
  const voice = useVoice();
  const { finished, running, ratings } = profile;
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{voice.say('profile.ratings')}</h2>
      <p>{voice.say('profile.counts', { finished, running })}</p>
      {ratings.length === 0 ? (
        <p className="quiet">{voice.say('profile.noRatings')}</p>
      ) : (
        <FigureTable
          caption={voice.say('profile.ratings')}
          isCaptionHidden
          columns={[
            voice.say('profile.title'),
            voice.say('profile.rating'),
            voice.say('profile.games'),
            voice.say('profile.wins'),
          ]}
          rows={ratings.map(({ title, rating, uncertainty, games, wins }) => ({
            key: title,
            name: <a href={makeRoute({ screen: 'best', title })}>{cardOf(title)?.name ?? title}</a>,
            figures: [`${rating} ± ${uncertainty}`, games, wins],
          }))}
        />
      )}
    </section>
  );
}
