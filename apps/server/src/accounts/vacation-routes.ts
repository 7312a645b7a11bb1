import * as api from '../api/index.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { pauseClocks, resumeClocks } from '../play/vacation.ts';
import { Problem } from '../problem.ts';
import { cutVacations, insertVacation, setAway } from '../repositories/vacations.ts';
import { accountOf } from './account.ts';
import { DAY_MS, vacationOf } from './vacation.ts';

const tag = 'account';

export const vacationRoutes: readonly Endpoint[] = [
  endpoint(
    {
      method: 'POST',
      path: '/api/account/vacation',
      summary: 'Go on vacation: my clocks stand still for so many days',
      tag,
      body: api.TakeVacation,
      answer: api.Account,
    },
    async (context, { caller, body }) => {
      const now = context.clock.now();
      const ends = now + body.days * DAY_MS;
      await context.store.write(async (trx) => {
        await setAway(trx, caller.id, ends);
        const { left, isAway } = await vacationOf(context, trx, caller.id);
        if (isAway) throw new Problem(409, 'vacation/now', 'You are on vacation already.');
        if (body.days > left) {
          throw new Problem(409, 'vacation/spent', `There are ${left} days of vacation left this year.`, {
            days: left,
          });
        }
        await insertVacation(trx, caller.id, now, ends);
      });
      await pauseClocks(context, caller.id);
      return accountOf(context, caller.id);
    },
  ),
  endpoint(
    { method: 'DELETE', path: '/api/account/vacation', summary: 'Come back early', tag, answer: api.Account },
    async (context, { caller }) => {
      const now = context.clock.now();
      await context.store.write(async (trx) => {
        await setAway(trx, caller.id, null);
        await cutVacations(trx, caller.id, now);
      });
      await resumeClocks(context, caller.id);
      return accountOf(context, caller.id);
    },
  ),
];
