import { type Game, loadGame, saveGame } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';
import { comparePeerGame } from './compare.ts';
import { importPeerText } from './import.ts';
import { recordedGame, recordedNames, recordedText } from './recorded.fixture.ts';

/** What is known of the recorded games of a title. */
interface Recorded {
  readonly title: Parameters<typeof loadGame>[0][number];
  readonly human: {
    /** As the site exports it, and the same with the site's positions. */
    readonly plain: string;
    readonly resolved: string;
    /** What people ended with, as the site published it. */
    readonly result: readonly number[];
    readonly actions: number;
    /** Positions at which both programs stand at the same point of the flow. */
    readonly compared: number;
  };
  /** The site's own faults, with the action where they show; see docs/peers.md. */
  readonly different: Readonly<Record<string, number>>;
  /** The part of a game's actions after which positions are compared, at least. */
  readonly comparedShare: number;
}

/** The game of people ends as published; games made by machines are identical but for the faults that are known. */
export function testRecordedGames(folder: string, recorded: Recorded): void {
  const { title, human, different, comparedShare } = recorded;

  test('the game of people imports from the plain export to its published result', () => {
    const game = importedFrom(folder + human.plain);
    expect(game.over).toBe(true);
    expect(game.score().map(({ value }) => value)).toEqual(human.result);
    expect(loadGame([title], JSON.parse(JSON.stringify(saveGame(game))))).toMatchObject({ ok: true });
    expect(importedFrom(folder + human.resolved).actions).toEqual(game.actions);
  });

  test('the game of people is identical in every position', () => {
    const { actions, compared } = human;
    expect(comparePeerGame(recordedGame(folder + human.resolved))).toMatchObject({
      identical: true,
      actions,
      compared,
    });
  });

  const machineMade = recordedNames(folder, /^rnd_.*\.gz$/);
  test.each(machineMade.filter((name) => !(name in different)))('%s is identical in every position', (name) => {
    const { identical, firstDifference, refusal, compared, actions } = comparePeerGame(recordedGame(folder + name));
    expect({ identical, firstDifference, refusal }).toEqual({ identical: true });
    expect(compared).toBeGreaterThan(comparedShare * actions);
  });

  test.each(Object.entries(different))('%s is identical up to action %i, where the site errs', (name, action) => {
    const { firstDifference, refusal } = comparePeerGame(recordedGame(folder + name));
    expect(firstDifference?.action ?? refusal?.figures['number']).toBe(action);
  });

  test('at least nine of ten games made by machines are identical', () => {
    const known = machineMade.filter((name) => name in different);
    expect(known).toHaveLength(Object.keys(different).length);
    expect(machineMade.length).toBeGreaterThan(20);
    expect(known.length / machineMade.length).toBeLessThanOrEqual(0.1);
  });
}

function importedFrom(path: string): Game {
  const game = importPeerText(recordedText(path));
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value.game;
}
