/** A table of a tournament that was played to its end: what each entrant reached there. */
export type TableResult = readonly { readonly entrant: string; readonly rank: number; readonly score: number }[];

interface StandingOf {
  readonly entrant: string;
  readonly rank: number;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  readonly share: number;
}

/**
 * Points go from 0 for the last of a table to 1 for its winner, whatever its size; who share a place share its points. Equal
 * points are told apart by the mean part of the table's results, in per cent.
 */
export function standingsOf(entrants: readonly string[], tables: readonly TableResult[]): StandingOf[] {
  const sums = entrants.map((entrant) => {
    const played = tables.flatMap((table) =>
      table.filter((seat) => seat.entrant === entrant).map((mine) => ({ table, mine })),
    );
    const points = played.reduce((total, { table, mine }) => total + pointsFor(mine.rank, table), 0);
    const shares = played.map(({ table, mine }) => {
      const all = table.reduce((total, { score }) => total + Math.max(0, score), 0);
      return all === 0 ? 0 : (100 * Math.max(0, mine.score)) / all;
    });
    return {
      entrant,
      games: played.length,
      wins: played.filter(({ mine }) => mine.rank === 1).length,
      points: Math.round(points * 100) / 100,
      share: Math.round((10 * shares.reduce((total, value) => total + value, 0)) / Math.max(1, shares.length)) / 10,
    };
  });
  const isBefore = (a: (typeof sums)[number], b: (typeof sums)[number]) =>
    a.points > b.points || (a.points === b.points && a.share > b.share);
  return sums
    .map((mine) => ({ ...mine, rank: 1 + sums.filter((other) => isBefore(other, mine)).length }))
    .sort((a, b) => a.rank - b.rank);
}

function pointsFor(rank: number, table: TableResult): number {
  const sharing = table.filter((seat) => seat.rank === rank).length;
  const place = rank + (sharing - 1) / 2;
  return table.length < 2 ? 0 : (table.length - place) / (table.length - 1);
}
