import type { Page } from 'playwright-core';

/** How much of a round was played, and by how many keys. */
interface Walk {
  readonly keys: number;
  readonly moves: number;
  readonly turns: number;
}

/** What somebody sees who is to press the next key. */
interface Sight {
  readonly moves: number;
  /** The present station of the header: “OR 13.1”. */
  readonly round: string;
  readonly acting: string;
  /** What is being put together can be confirmed. */
  readonly drawn: boolean;
  /** A tile can be laid. */
  readonly lays: boolean;
  /** The blue offer, and whether one key does it. */
  readonly first: string | undefined;
  readonly acts: boolean;
  readonly ends: boolean;
}

/** Runs in the page. */
function sight(): Sight {
  const first = document.querySelector<HTMLElement>('.now .offer.primary');
  return {
    moves: Number(document.querySelector<HTMLElement>('.table')?.dataset['moves']),
    round: document.querySelector('.rounds [aria-current]')?.textContent ?? '',
    acting: document.querySelector('.now .who b')?.textContent ?? '',
    drawn: document.querySelector('.pick [data-confirm="yes"]:not(:disabled)') !== null,
    lays: document.querySelector('.now .offer[data-type="layTile"]') !== null,
    first: first?.dataset['key'],
    acts: first?.dataset['offer'] === 'act',
    ends: document.querySelector('.now .offer.ending') !== null,
  };
}

/**
 * Plays to the end of the round by keys alone, as somebody does who knows the table: the next place of the board and its tile,
 * the best run, the first offer of the rest; what ends the step once there is nothing else by a single key.
 */
export async function playRoundByKeys(page: Page): Promise<Walk> {
  let now = await page.evaluate(sight);
  const { round, moves: begun } = now;
  const turns = new Set<string>();
  let keys = 0;
  let laid = '';
  while (now.round === round) {
    turns.add(now.acting);
    const { moves, acting } = now;
    const pressed = now.drawn ? ['Enter'] : now.lays && laid !== acting ? ['m', 'Enter', 'Enter'] : offered(now);
    if (now.lays) laid = acting;
    for (const key of pressed) {
      await page.keyboard.press(key);
      keys += 1;
    }
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('.table')?.dataset['moves']) > before,
      moves,
    );
    now = await page.evaluate(sight);
  }
  return { keys, moves: now.moves - begun, turns: turns.size };
}

function offered({ first, acts, ends }: Sight): readonly string[] {
  if (first !== undefined && acts) return [first];
  if (ends) return ['p'];
  if (first === undefined) throw new Error('no key is offered');
  return [first, 'Enter'];
}
