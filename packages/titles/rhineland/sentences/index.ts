import { companies } from './companies.ts';
import { end } from './end.ts';
import { preparation } from './preparation.ts';
import { privates } from './privates.ts';
import { running } from './running.ts';
import { stock } from './stock.ts';
import { track } from './track.ts';
import { trains } from './trains.ts';

/** What two or three games of the family say alike, by the chapter of the newer rulebook. */
export const sentences = {
  ...preparation,
  ...privates,
  ...companies,
  ...stock,
  ...track,
  ...running,
  ...trains,
  ...end,
};
