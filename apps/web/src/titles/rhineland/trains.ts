import { POOL } from '@stellwerk/engine/finance';
import { priceOfTrain, type Rhineland, type State, trainsOnOffer } from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { depotTickets, trainEnd } from '../railway/depot.ts';
import type { Railway } from '../railway/railway.ts';
import type { Ticket } from '../view.ts';

/** How long a train lasts: until the first of the type that scraps it. */
export function endOf({ phases }: Rhineland, train: string, speaker: Speaker): string {
  return trainEnd(
    Object.keys(phases).find((type) => phases[type]?.scraps === train),
    speaker,
  );
}

/** The piles of new trains, in the order in which they are sold. */
export function ticketsOf<S extends State>(
  game: Rhineland,
  railway: Railway<S>,
  state: S,
  speaker: Speaker,
): readonly Ticket[] {
  const offered = trainsOnOffer(game, state);
  return depotTickets(
    state,
    Object.entries(game.trains).map(([type, { count }]) => ({
      type,
      count,
      price: railway.money(priceOfTrain(game, type), speaker),
      offered: offered.includes(type),
      end: endOf(game, type, speaker),
    })),
    [...game.companies.map(({ id }) => id), POOL],
    speaker,
  );
}
