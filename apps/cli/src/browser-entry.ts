import { loadBots, playMatch, randomBot } from '@stellwerk/bots';
import { loadGameText, saveGame } from '@stellwerk/engine/kernel';
import { titleById, titles } from '@stellwerk/titles';

/** How far a game is played, and how many positions are looked at for a move. */
interface Limits {
  readonly seed: string;
  readonly mostActions: number;
  readonly budget: number;
}

/** What the browser test calls in the page: the engine as a client would run it. */
declare global {
  var stellwerk: {
    hashOfSaved(text: string): string;
    playThere(titleId: string, seed: string): Promise<string>;
    /** The hash of a game between the title's strongest players, broken off after some actions. */
    strongestThere(titleId: string, limits: Limits): Promise<string>;
  };
}

globalThis.stellwerk = {
  hashOfSaved(text) {
    const loaded = loadGameText(titles, text);
    return loaded.ok ? loaded.value.hash() : loaded.refusal.rule;
  },
  async playThere(titleId, seed) {
    const title = titleById(titleId);
    if (!title) return 'no such title';
    const bots = Array.from({ length: title.players[1] }, () => randomBot);
    const match = await playMatch({ title, bots, seed });
    return match.ok ? JSON.stringify(saveGame(match.value)) : match.refusal.rule;
  },
  async strongestThere(titleId, limits) {
    const title = titleById(titleId);
    const bot = (await loadBots(titleId)).at(-1);
    if (!title || !bot) return 'nobody plays it';
    const match = await playMatch({ title, bots: Array(title.players[0]).fill(bot), ...limits });
    return match.ok ? match.value.hash() : match.refusal.rule;
  },
};
