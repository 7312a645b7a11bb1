/**
 * The shortest list it can find that still fails: ever smaller pieces are left out as long as what remains fails. `fails`
 * returns what is left of a candidate that fails (it may leave out more by itself), or undefined if it passes.
 */
export function shrink<T>(
  failing: readonly T[],
  fails: (candidate: readonly T[]) => readonly T[] | undefined,
): readonly T[] {
  let shortest = failing;
  let piece = Math.ceil(shortest.length / 2);
  while (piece > 0) {
    let shorter: readonly T[] | undefined;
    for (let from = 0; from < shortest.length && !shorter; from += piece) {
      const left = fails([...shortest.slice(0, from), ...shortest.slice(from + piece)]);
      if (left && left.length < shortest.length) shorter = left;
    }
    if (shorter) shortest = shorter;
    else piece = piece === 1 ? 0 : Math.ceil(piece / 2);
  }
  return shortest;
}
