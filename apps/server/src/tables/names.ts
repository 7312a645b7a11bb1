/** Stands for whoever has closed their account. */
export const FORMER_PLAYER = 'former player';

/** A name that none of these has: with a number behind it if it must be. */
export function numbered(name: string, others: readonly string[]): string {
  if (!others.includes(name)) return name;
  for (let count = 2; ; count++) if (!others.includes(`${name} ${count}`)) return `${name} ${count}`;
}

/** Adds a number to a name that another player at the table has already. */
export function distinct(names: readonly string[]): string[] {
  const result: string[] = [];
  for (const name of names) result.push(numbered(name, result));
  return result;
}
