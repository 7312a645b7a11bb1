import { playMatch, randomBot } from '@stellwerk/bots';
import { loadGameText, saveGame } from '@stellwerk/engine/kernel';
import { titleById, titles } from '@stellwerk/titles';

/** What the browser test calls in the page: the engine as a client would run it. */
declare global {
  var stellwerk: { hashOfSaved(text: string): string; playThere(titleId: string, seed: string): Promise<string> };
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
};
