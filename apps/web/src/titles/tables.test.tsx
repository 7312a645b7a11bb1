import { expand, type Game, LANGUAGES, newGame, randomMove, seededRandom } from '@stellwerk/engine/kernel';
import { eachSeed } from '@stellwerk/engine/testing/property';
import { exportedTitles } from '@stellwerk/interop';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Speaker, speakerFor } from '../text/speaker.ts';
import { catalogue } from './catalogue.ts';
import { loadCore } from './load.ts';
import type { TitleView } from './view.ts';

const PLAYERS = ['Ann', 'Ben', 'Cem'];
const MOVES = 200;
const LOOKS_EVERY = 20;

/** The pages ask the browser for its language and colours when they are read. */
beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterAll(() => vi.unstubAllGlobals());

/** All that the table says of a position. */
function told(view: TitleView, game: Game, speaker: Speaker): string {
  const { state } = game;
  const seat = game.actors()[0] ?? 0;
  const actions = game.choices(seat).flatMap((choice) => [...expand(choice, seat, 6)]);
  const owners = view.ownersOf(state, speaker);
  const { Hand } = view;
  expect(owners.map(({ id }) => id)).toContain(view.actingOwner(state, seat));
  expect(new Set(owners.map(({ id }) => id)).size).toBe(owners.length);
  // No two fields that stand side by side have one name.
  const { facts } = view.headerOf(state, speaker);
  for (const fields of [facts, ...owners.map(({ figures }) => figures), ...owners.map(({ lines }) => lines)])
    expect(fields.map(({ label }) => label)).toEqual([...new Set(fields.map(({ label }) => label))]);
  for (const action of view.wanted(state, seat)) {
    const tried = game.preview(action);
    expect(tried.ok || tried.refusal.rule, JSON.stringify(action)).not.toBe('kernel/shape');
  }
  return JSON.stringify([
    view.headerOf(state, speaker),
    owners,
    view.ask?.(state, speaker),
    view.steps?.(state, speaker),
    actions.map((action) => [view.nameOf?.(action, state, speaker), view.noteOn?.(action, state, speaker)]),
    Hand ? renderToStaticMarkup(<Hand state={state} speaker={speaker} />) : '',
    view.panels
      .filter(({ icon }) => icon === 'supply')
      .map(({ Body }) => renderToStaticMarkup(<Body state={state} speaker={speaker} />)),
  ]);
}

describe.each(catalogue)('the table of $name', ({ id, load, primer }) => {
  test('tells every position of a game without a gap', async () => {
    const view = await load();
    const core = await loadCore(id);
    eachSeed(`table-${id}`, 1, (seed) => {
      const random = seededRandom(seed);
      const made = newGame(view.title, { players: PLAYERS, seed });
      if (!made.ok) throw new Error(speakerFor(view.title, 'en', PLAYERS).explain(made.refusal));
      const game = made.value;
      for (let move = 0; move < MOVES && !game.over; move++) {
        if (move % LOOKS_EVERY === 0) {
          const speaker = speakerFor(view.title, LANGUAGES[(move / LOOKS_EVERY) % LANGUAGES.length] ?? 'en', PLAYERS);
          expect(told(view, game, speaker), `move ${move}`).not.toMatch(/undefined|NaN|\{\w+(:[^}"]*)?\}/);
          for (const { id: chart } of view.charts) expect(core.measure(game.state)).toHaveProperty(chart);
        }
        const action = randomMove(random, game, game.actors()[0] ?? 0);
        expect(game.play(action).ok, `move ${move}`).toBe(true);
      }
    });
  });

  test('offers files of 18xx.games where they can be written', async () => {
    expect((await load()).tradesFiles === true).toBe(exportedTitles.includes(id));
  });

  test.each(LANGUAGES)('has pages about it that can be read, in %s', async (language) => {
    const view = await load();
    const speaker = speakerFor(view.title, language, PLAYERS);
    for (const { id: page, Body } of view.library) {
      const text = renderToStaticMarkup(<Body speaker={speaker} />);
      expect(text, page).toMatch(/\w/);
      expect(text, page).not.toMatch(/undefined|NaN|\{\w+\}/);
    }
  });

  test('is explained in five minutes, as long in one language as in the other', async () => {
    const sections = (await primer?.()) ?? [];
    const length = (language: 'de' | 'en') =>
      sections.flatMap(({ lines }) => lines.map((line) => line[language])).join(' ').length;
    expect(sections.length).toBeGreaterThanOrEqual(4);
    expect(length('de')).toBeGreaterThan(600);
    expect(Math.abs(length('de') - length('en')) / length('de')).toBeLessThan(0.3);
  });
});
