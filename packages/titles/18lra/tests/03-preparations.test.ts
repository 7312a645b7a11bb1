import { BANK, DEPOT, OFFERING, POOL, percentOf } from '@stellwerk/engine/finance';
import { newGame, type Options } from '@stellwerk/engine/kernel';
import { freeSlots, openSlots } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import { allCompanies, COMPANY_IDS } from '../companies.ts';
import { lra, mapOf, networkOf, type State } from '../index.ts';
import { isBlocked, isClosed } from '../network.ts';
import { COVERED, IN_NO5, INVESTOR } from '../owners.ts';
import { inPlay, SCENARIO_IDS, scenarios } from '../scenarios.ts';
import { rosters, TRAIN_TYPES } from '../trains.ts';
import { beginning, found, money, refusedBy, rule, share, situation, verdict } from './situation.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Eva'];

/** A new game by lot, or the rule that forbids it. */
function begun(players: number, options: Options = {}, seed = 'preparations') {
  return newGame(lra, { players: NAMES.slice(0, players), seed, options });
}

function refusedAs(players: number, options: Options): string {
  const game = begun(players, options);
  return game.ok ? 'legal' : game.refusal.rule;
}

function trainsIn({ trains }: State): readonly number[] {
  return TRAIN_TYPES.map((type) => trains[DEPOT]?.filter((train) => train === type).length ?? 0);
}

rule(['18lra/1.2-a', '18lra/E-72'], 'two, three and four players begin, one and five do not', () => {
  expect([1, 2, 3, 4, 5].map((players) => begun(players).ok)).toEqual([false, true, true, true, false]);
});

rule(
  ['18lra/X-05', '18lra/3.3-i', '18lra/3.3-j', '18lra/2p-a', '18lra/2p-c', '18lra/3.1-e'],
  'bank, cash and companies by the number of players; the Investor has a purse of its own',
  () => {
    const found = [2, 3, 4].map((players) => {
      const game = beginning(players);
      const cash = game.state.seats.map((seat) => money(game, seat));
      return [money(game, BANK), ...cash, money(game, INVESTOR), inPlay(game.state.scenario).length];
    });
    expect(found).toEqual([
      [4200, 600, 600, 600, 6],
      [4200, 600, 600, 600, 0, 6],
      [6200, 450, 450, 450, 450, 0, 8],
    ]);
    const { state } = beginning(4);
    expect(COMPANY_IDS.map((id) => state.money[id])).toEqual(COMPANY_IDS.map(() => 0));
  },
);

rule('18lra/3.1-c', 'no certificate of DEE is there to be had', () => {
  expect(Object.keys(beginning().state.certificates).sort()).toEqual([...COMPANY_IDS].sort());
  expect(COMPANY_IDS).not.toContain('DEE');
});

rule(
  ['18lra/3.3-d', '18lra/3.3-k', '18lra/4.2.3-j'],
  'all but one ADR share lies in the offering, and no price is set',
  () => {
    const { state } = beginning();
    const offered = allCompanies.map((company) => percentOf(state, company, OFFERING));
    expect(offered).toEqual(COMPANY_IDS.map((id) => (id === 'ADR' ? 90 : 100)));
    expect(state.certificates['ADR']?.[1]).toBe(IN_NO5);
    expect(allCompanies.map((company) => percentOf(state, company, POOL))).toEqual(COMPANY_IDS.map(() => 0));
    expect([state.market, state.rising]).toEqual([{}, []]);
  },
);

rule(['18lra/3.3-k', '18lra/3.3-l'], 'nothing is drawn for sites, and no money waits for anybody', () => {
  const game = begun(4);
  if (!game.ok) throw new Error(game.refusal.rule);
  const { state } = game.value;
  expect(Object.keys(state.random.streams)).toEqual(['seating']);
  expect(Object.keys(state.money).sort()).toEqual(
    [BANK, ...COMPANY_IDS, 'player0', 'player1', 'player2', 'player3'].sort(),
  );
});

rule(
  ['18lra/3.4-a', '18lra/3.4-b'],
  'who is dealt the lowest card begins, the others sit in the order of theirs',
  () => {
    const begins = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const game = begun(4, {}, seed);
      if (!game.ok) throw new Error(game.refusal.rule);
      const { seats, priority } = game.value.state;
      expect([...seats].sort()).toEqual([0, 1, 2, 3]);
      expect(priority).toBe(seats[0]);
      return seats.join('');
    });
    expect(new Set(begins).size, 'by lot').toBeGreaterThan(2);
  },
);

rule(
  ['18lra/3.3-e', '18lra/1.2-b', '18lra/2p-a'],
  'a scenario is chosen or drawn, for two and three players only',
  () => {
    for (const scenario of SCENARIO_IDS) {
      for (const players of [2, 3]) expect(beginning(players, { scenario }).state.scenario).toBe(scenario);
    }
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((seed) => {
      const game = begun(3, {}, seed);
      return game.ok ? game.value.state.scenario : null;
    });
    expect(new Set(drawn)).toEqual(new Set(SCENARIO_IDS));
    expect(refusedAs(4, { scenario: '2' })).toBe('18lra/3.3-e');
    expect(beginning(4).state.scenario).toBe(null);
  },
);

rule('18lra/3.3-f', 'a company left out can be neither founded nor bought', () => {
  for (const scenario of SCENARIO_IDS) {
    const game = situation({ players: 3, options: { scenario }, stock: { seat: 0 }, cash: [900, 0, 0] });
    for (const id of COMPANY_IDS) {
      const plays = scenarios[scenario].includes(id);
      expect(verdict(game, found(id, 60)), `${scenario} ${id}`).toBe(plays ? 'legal' : '18lra/3.3-f');
      expect(refusedBy(game, share(id, 'offering'))).toBe(plays ? '18lra/5.1.2-a' : '18lra/3.3-f');
      expect(new Set(game.state.certificates[id])).toEqual(new Set([plays ? OFFERING : COVERED]));
    }
  }
});

rule(
  ['18lra/3.3-g', '18lra/3.1-d'],
  'a blank closes its circle for ever, also under a new tile, and bars nobody, in a red area neither',
  () => {
    // Scenario 1 leaves out BME (G15) and MKB (C11), scenario 2 RhE (K11) and CME (K15).
    const board = situation({
      players: 3,
      options: { scenario: '1' },
      tiles: { G15: 'L04/0' },
      stock: { seat: 0 },
    }).state;
    expect(freeSlots(mapOf(board), board.track, 'G15', 'city0')).toHaveLength(1);
    for (const id of scenarios['1']) expect(openSlots(mapOf(board), board.track, 'G15', 'city0', id)).toEqual([]);

    const { state } = situation({
      players: 3,
      options: { scenario: '2' },
      floated: ['ADR'],
      shares: { ADR: [[0, [20, 10, 10, 10]]] },
      stock: { seat: 0 },
    });
    const { graph } = networkOf(state, 'ADR');
    const barred = (hex: string, company: string) =>
      graph.nodes
        .filter((node) => node.hex === hex)
        .map((node) => [isBlocked(node, graph, company), isClosed(state, node, graph, company)]);
    expect(barred('K11', 'BME')).toEqual([[false, false]]);
    expect(barred('K3', 'BME'), 'ADR has floated').toEqual([[true, true]]);
  },
);

rule('18lra/3.3-a', 'no train but a 2 is on offer at the start', () => {
  expect(trainsIn(beginning(4).state)).toEqual(TRAIN_TYPES.map((type) => rosters.full[type]));
});

rule(
  ['18lra/8.1-a', '18lra/2p-b', '18lra/2p-r', '18lra/2-b'],
  'one more 2-train by option; two players have the small set',
  () => {
    expect(trainsIn(beginning(3, { extraTwoTrain: true }).state)).toEqual([7, 5, 3, 3, 6]);
    expect(trainsIn(beginning(2).state)).toEqual([5, 4, 2, 2, 6]);
    expect(trainsIn(beginning(2, { extraTwoTrain: true }).state)).toEqual([6, 4, 2, 2, 6]);
    expect(trainsIn(beginning(4, { smallRoster: true }).state)).toEqual([5, 4, 2, 2, 6]);
  },
);

rule(['18lra/8.2-a', '18lra/2p-r'], 'with the lower capital there are 1,500 M in all, the Investor counted', () => {
  const cash = [2, 3, 4].map((players) => {
    const game = beginning(players, { capital: 'lower' });
    return [...game.state.seats.map((seat) => money(game, seat)), money(game, INVESTOR)];
  });
  expect(cash).toEqual([
    [500, 500, 500],
    [500, 500, 500, 0],
    [375, 375, 375, 375, 0],
  ]);
});

rule(
  ['18lra/8-b', '18lra/short-a'],
  'the short game is an option for all, with neither the 2-train nor the capital of the variants',
  () => {
    expect([2, 3, 4].map((players) => refusedAs(players, { length: 'short' }))).toEqual(['legal', 'legal', 'legal']);
    expect(refusedAs(3, { length: 'short', capital: 'lower' })).toBe('18lra/short-a');
    expect(refusedAs(3, { length: 'short', extraTwoTrain: true })).toBe('18lra/short-a');
    expect(refusedAs(3, { length: 'short', smallRoster: true })).toBe('18lra/short-f');
    expect(refusedAs(4, { length: 'short', ending: 'short-of-money', scenario: '2' })).toBe('legal');
    for (const id of ['option.length.short', 'optionNote.length', 'optionNote.scenario'])
      expect([lra.texts[id]?.de, lra.texts[id]?.en].join(' '), id).toMatch(/Rekonstruktion.*reconstruction/);
  },
);
