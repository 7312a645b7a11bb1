import { rate, rating } from 'openskill';

/** What is believed of a player: a mean, and how sure that is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const { mu: MEAN, sigma: UNSURE } = rating();
export const FIRST_SKILL: Skill = { mu: MEAN, sigma: UNSURE };

/** Of whom nothing is known is shown as 1500 ± 350. */
const SHOWN_MEAN = 1500;
const SHOWN_SCALE = 350 / UNSURE;

/** The skills after a game of several by the model of Weng and Lin; rank 1 is the winner's, equal ranks share. */
export function skillsAfter(players: readonly (Skill & { readonly rank: number })[]): Skill[] {
  const teams = players.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { rank: players.map(({ rank }) => rank) });
  return players.map((before, i) => {
    const { mu, sigma } = after[i]?.[0] ?? before;
    return { mu, sigma };
  });
}

/** A skill as players read it. */
export function shown({ mu, sigma }: Skill): { readonly rating: number; readonly uncertainty: number } {
  return { rating: Math.round(SHOWN_MEAN + SHOWN_SCALE * (mu - MEAN)), uncertainty: Math.round(SHOWN_SCALE * sigma) };
}
