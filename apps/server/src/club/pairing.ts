/** Who sat at a table of a tournament, by seat. */
export type Seating = readonly string[];

/** How many sit at each table: as many as wished or one less, and never fewer than the title needs. */
export function tableSizes(players: number, seats: number, least: number): readonly number[] | undefined {
  const tables = Math.ceil(players / seats);
  if (tables === 0) return undefined;
  const small = Math.floor(players / tables);
  const large = players - small * tables;
  const sizes = Array.from({ length: tables }, (_, i) => (i < large ? small + 1 : small));
  return sizes.every((size) => size >= least) ? sizes : undefined;
}

/**
 * The tables of the next round: people who have met least often sit together, and nobody has one seat more often than need be.
 * Begins with the order given and exchanges two people as long as that makes it better, so the same past gives the same round.
 */
export function drawRound(players: readonly string[], sizes: readonly number[], past: readonly Seating[]): string[][] {
  const met = meetings(past);
  const groups: string[][] = [];
  let from = 0;
  for (const size of sizes) {
    groups.push(players.slice(from, from + size));
    from += size;
  }
  const order = groups.flatMap((group, i) => group.map((player) => ({ player, group: i })));
  const cost = () =>
    sum(order.map(({ player, group }) => sum(order.map((o) => (o.group === group ? met(player, o.player) ** 2 : 0)))));
  improve(order.length, cost, (i, j) => {
    const [a, b] = [order[i], order[j]];
    if (a && b)
      [order[i], order[j]] = [
        { player: b.player, group: a.group },
        { player: a.player, group: b.group },
      ];
  });
  return groups.map((_, i) =>
    seated(
      order.filter(({ group }) => group === i).map(({ player }) => player),
      past,
    ),
  );
}

/** The people of a table in the order of their seats. */
function seated(group: readonly string[], past: readonly Seating[]): string[] {
  const order = [...group];
  const sat = (player: string, seat: number) => past.filter((table) => table[seat] === player).length;
  const cost = () => sum(order.map((player, seat) => (sat(player, seat) + 1) ** 2));
  improve(order.length, cost, (i, j) => {
    const [a, b] = [order[i], order[j]];
    if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a];
  });
  return order;
}

/** Exchanges two places as long as any exchange lowers the cost. */
function improve(places: number, cost: () => number, exchange: (i: number, j: number) => void): void {
  let least = cost();
  for (let better = true; better && least > 0; ) {
    better = false;
    for (let i = 0; i < places; i++) {
      for (let j = i + 1; j < places; j++) {
        exchange(i, j);
        const now = cost();
        if (now < least) {
          least = now;
          better = true;
        } else exchange(i, j);
      }
    }
  }
}

function meetings(past: readonly Seating[]): (one: string, other: string) => number {
  const counts = new Map<string, number>();
  const key = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);
  for (const table of past) {
    for (const [i, one] of table.entries()) {
      for (const other of table.slice(i + 1)) counts.set(key(one, other), (counts.get(key(one, other)) ?? 0) + 1);
    }
  }
  return (one, other) => (one === other ? 0 : (counts.get(key(one, other)) ?? 0));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
