import type { Profile } from '@stellwerk/server/api';
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
        <div className="scroll-x">
          <table className="dense">
            <caption className="visually-hidden">{voice.say('profile.ratings')}</caption>
            <thead>
              <tr>
                <th scope="col">{voice.say('profile.title')}</th>
                <th scope="col">{voice.say('profile.rating')}</th>
                <th scope="col">{voice.say('profile.games')}</th>
                <th scope="col">{voice.say('profile.wins')}</th>
              </tr>
            </thead>
            <tbody>
              {ratings.map(({ title, rating, games, wins }) => (
                <tr key={title}>
                  <th scope="row">{cardOf(title)?.name ?? title}</th>
                  <td>{rating}</td>
                  <td>{games}</td>
                  <td>{wins}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
