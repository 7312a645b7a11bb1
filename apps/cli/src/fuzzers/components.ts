import { explain, isJson, LANGUAGES, newGame } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { damaged } from './damage.ts';
import { eachRun } from './fuzzer.ts';

const options = titles.flatMap((title) =>
  title.options.flatMap((spec) => (spec.kind === 'data' ? [{ title, spec }] : [])),
);

/** A file for an option is refused with a sentence, or a game can be set up with it. */
export const components = eachRun(
  'components',
  'files of components for an option of a title, damaged in one place',
  (random) => {
    for (const { title, spec } of options) {
      const data = damaged(spec.default, random);
      if (!isJson(data)) continue;
      const refusal = spec.check(data);
      if (refusal) {
        for (const language of LANGUAGES) {
          if (explain(refusal, { language, players: [], title }).trim() === '')
            return `${refusal.rule} has no sentence`;
        }
        continue;
      }
      const players = Array.from({ length: title.players[0] }, (_, i) => `P${i}`);
      const game = newGame(title, { players, seed: 'fuzz', options: { [spec.id]: data } });
      if (game.ok) game.value.hash();
    }
    return undefined;
  },
);
