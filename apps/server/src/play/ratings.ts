interface Rated {
  readonly rating: number;
  readonly games: number;
  /** 1 is the winner's; equal ranks share. */
  readonly rank: number;
}

export const FIRST_RATING = 1500;

/**
 * Elo among several: everybody is compared with everybody else of the game, a pair at a time. New players move faster, so
 * that they soon stand where they belong.
 */
export function ratingsAfter(players: readonly Rated[]): number[] {
  const others = Math.max(1, players.length - 1);
  return players.map((me, i) => {
    const pull = me.games < 10 ? 48 : 24;
    const gain = players.reduce((sum, other, j) => {
      if (i === j) return sum;
      const expected = 1 / (1 + 10 ** ((other.rating - me.rating) / 400));
      const got = me.rank < other.rank ? 1 : me.rank === other.rank ? 0.5 : 0;
      return sum + got - expected;
    }, 0);
    return Math.round(me.rating + (pull * gain) / others);
  });
}
