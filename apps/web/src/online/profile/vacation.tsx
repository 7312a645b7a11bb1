import type { Account } from '@stellwerk/server/api';
import { type FormEvent, useState } from 'react';
import { useVoice } from '../../text/context.tsx';
import { askAccount } from '../account.ts';
import { ProblemLine } from '../parts/problem.tsx';
import { useFormRequest } from '../use-form-request.ts';

/** Vacation: days on which the clocks of this player stand still. */
export function Vacation({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const { vacationUntil, vacationLeft } = account;
  const [days, setDays] = useState(Math.min(7, vacationLeft));
  const { problem, run } = useFormRequest();
  const goAway = (event: FormEvent) => {
    event.preventDefault();
    void run(() => askAccount('POST', '/api/account/vacation', { days }));
  };
  return (
    <section aria-labelledby="vacation">
      <h2 id="vacation">{voice.say('profile.vacation')}</h2>
      <p className="quiet">{voice.say('profile.vacationNote', { n: vacationLeft })}</p>
      {vacationUntil !== null ? (
        <div className="row narrow">
          <p role="status">{voice.say('profile.vacationUntil', { when: voice.when(vacationUntil) })}</p>
          <button
            type="button"
            className="btn slim"
            onClick={() => void run(() => askAccount('DELETE', '/api/account/vacation'))}
          >
            <b>{voice.say('profile.vacationBack')}</b>
          </button>
        </div>
      ) : vacationLeft > 0 ? (
        <form className="invite" onSubmit={goAway}>
          <label className="text">
            {voice.say('profile.vacationDays')}
            <input
              type="number"
              name="days"
              min={1}
              max={Math.min(60, vacationLeft)}
              value={days}
              onChange={(event) => setDays(event.target.valueAsNumber || 1)}
            />
          </label>
          <button type="submit" className="btn slim">
            <b>{voice.say('profile.vacationGo')}</b>
          </button>
        </form>
      ) : null}
      <ProblemLine problem={problem} voice={voice} />
    </section>
  );
}
