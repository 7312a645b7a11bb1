/** A game of the ladder: one strong bot among weak ones, or the strongest among themselves. */
export interface Planned {
  readonly strong: string;
  readonly weak: string;
  /** The bot at each seat. */
  readonly seats: readonly string[];
  /** Games of one opening begin alike, with other seats. */
  readonly opening: string;
}

interface Plan {
  /** The weakest first. */
  readonly bots: readonly string[];
  /** Numbers of players, the usual one first. */
  readonly players: readonly number[];
  /** Games of each bot among those of the next lower level, at a usual table. */
  readonly games: number;
  /** Games of each further pairing: levels that lie farther apart, and neighbours at tables of another size. */
  readonly further: number;
  /** Games of the strongest among themselves. */
  readonly sense: number;
}

/** All games of a ladder, opening by opening, so that a series that is broken off has about as many games of each pairing. */
export function gamesOf({ bots, players, games, further, sense }: Plan): readonly Planned[] {
  const [usual = 0, ...others] = players;
  const pairs = bots.flatMap((strong, rank) =>
    bots.slice(0, rank).map((weak, below) => ({ strong, weak, rank, below })),
  );
  const neighbours = pairs.filter(({ rank, below }) => rank === below + 1);
  const distant = pairs.filter(({ rank, below }) => rank > below + 1);
  const best = bots.at(-1) ?? '';
  const series = [
    ...neighbours.map((pair) => ({ ...pair, size: usual, games })),
    ...distant.map((pair) => ({ ...pair, size: usual, games: further })),
    ...others.flatMap((size) => neighbours.map((pair) => ({ ...pair, size, games: further }))),
  ].map((one) => ({ ...one, openings: Math.ceil(one.games / one.size) }));
  const rounds = Math.max(sense, ...series.map(({ openings }) => openings));
  return Array.from({ length: rounds }, (_, round) => [
    ...series
      .filter(({ openings }) => round < openings)
      .flatMap(({ strong, weak, size }) => inEverySeat(strong, weak, size, `${strong}-${weak}/${round}`)),
    ...(round < sense
      ? [{ strong: best, weak: best, seats: tableOf(usual, () => best), opening: `sense/${round}` }]
      : []),
  ]).flat();
}

function inEverySeat(strong: string, weak: string, size: number, opening: string): readonly Planned[] {
  return Array.from({ length: size }, (_, own) => ({
    ...{ strong, weak, opening },
    seats: tableOf(size, (seat) => (seat === own ? strong : weak)),
  }));
}

function tableOf(size: number, botAt: (seat: number) => string): readonly string[] {
  return Array.from({ length: size }, (_, seat) => botAt(seat));
}
