import { type BaseState, newGame } from '@stellwerk/engine/kernel';
import { freshGraph, type TrackGraph, type TrackMap, type TrackPosition, trackGraph } from '@stellwerk/engine/track';
import * as rhl from '@stellwerk/titles/18rhl';
import * as harz from '@stellwerk/titles/1873';
import * as china from '@stellwerk/titles/1880';
import { expect, test } from 'vitest';
import { importPeerText } from './import.ts';
import { recordedNames, recordedText, withRecordedGames } from './recorded.fixture.ts';

interface Board {
  readonly map: TrackMap;
  readonly track: TrackPosition;
}

/** How the board of a title's position is read. */
const BOARDS: Readonly<Record<string, (state: BaseState) => Board | undefined>> = {
  '18rhl': (state) => (rhl.isPosition(state) ? { map: rhl.mapOf(state), track: state.track } : undefined),
  '1880': (state) => (china.isPosition(state) ? { map: china.mapOf(state), track: state.track } : undefined),
  '1873': (state) => (harz.isPosition(state) ? { map: harz.mapOf(state), track: state.track } : undefined),
};

/** All numbers of a graph, with what they stand for. */
function numbersOf(graph: TrackGraph): string {
  const { nodes, segments, crossings, crossingAt, across, firstAt, segmentsAt, firstNode, firstSegment } = graph;
  const lists = [crossingAt, across, firstAt, segmentsAt, firstNode, firstSegment].map((list) => list.join());
  return JSON.stringify([nodes, segments, crossings, lists]);
}

/** Every fourth game; with STELLWERK_GRAPHS=all every one. */
const STRIDE = process.env['STELLWERK_GRAPHS'] === 'all' ? 1 : 4;

for (const [title, boardOf] of Object.entries(BOARDS)) {
  withRecordedGames(title, (folder) => {
    test(`${title}: after every action of the recorded games the graph made from the one before is the one compiled afresh`, () => {
      let compared = 0;
      for (const name of recordedNames(folder, /\.gz$/).filter((_, i) => i % STRIDE === 0)) {
        const imported = importPeerText(recordedText(folder + name));
        if (!imported.ok) continue;
        const { title: rules, config, actions } = imported.value.game;
        const game = newGame(rules, config);
        if (!game.ok) throw new Error(game.refusal.rule);
        let seen: unknown;
        for (const action of actions) {
          game.value.play(action);
          const board = boardOf(game.value.state);
          if (!board) throw new Error(`${name} is no game of ${title}`);
          const graph = trackGraph(board.map, board.track);
          if (graph === seen) continue;
          seen = graph;
          compared += 1;
          if (numbersOf(graph) !== numbersOf(freshGraph(board.map, board.track))) {
            throw new Error(`${name}: another graph after action ${game.value.actions.length}`);
          }
        }
      }
      expect(compared).toBeGreaterThan(100);
    });
  });
}
