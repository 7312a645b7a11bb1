import type { Options } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';
import { mapFor } from '../board.ts';
import { planMachines } from '../insolvency.ts';
import { valueNow } from '../paper.ts';
import {
  allPass,
  item,
  laying,
  loco,
  marking,
  offerUp,
  passing,
  paying,
  producing,
  raising,
  selling,
  trading,
} from './moves.ts';
import {
  ANN,
  actor,
  BOB,
  CID,
  capital,
  cash,
  offers,
  opening,
  play,
  refusedBy,
  type Situation,
  situation,
  starting,
  told,
  top,
  types,
} from './situation.ts';

/** A situation under one reading. */
const under = (options: Options, wanted: Situation) => situation({ ...wanted, options });

test('premium: bid for; the winner begins and must buy first', () => {
  const game = opening(3, { premium: 'auctioned' });
  play(game, { type: 'bidPremium', amount: 0 }, { type: 'bidPremium', amount: 20 }, passing, {
    type: 'bidPremium',
    amount: 30,
  });
  expect(refusedBy(game, { type: 'bidPremium', amount: 30 })).toBe('1873/2.1-d');
  play(game, passing);
  expect([game.state.seats, actor(game), top(game)]).toEqual([[ANN, BOB, CID], ANN, 'startAuction']);
  expect(refusedBy(game, passing)).toBe('1873/2.1-d');
  expect(told(play(game, item('W1')), 'itemBought')).toMatchObject({ price: 140 });
  const idle = opening(3, { premium: 'auctioned' });
  allPass(idle);
  expect(idle.state.seats, 'reverse order of passing').toEqual([CID, BOB, ANN]);
});

test('mheValue: it begins at 120, falls with sales and rises with its payment', () => {
  const game = under({ mheValue: 'moving' }, { cash: [0, 0, 0], mhe: [[ANN, 2]] });
  expect(valueNow(game.state, 'MHE')).toBe(120);
  play(game, selling('MHE', 2));
  expect([cash(game, ANN), valueNow(game.state, 'MHE')]).toEqual([240, 100]);
  const paid = starting(undefined, { options: { mheValue: 'moving' }, mheLoco: 2, phase: '2' }).game;
  expect(valueNow(paid.state, 'MHE'), '200 at 120').toBe(130);
  const fixed = under({ mheValue: 'moving' }, { mheLoco: 5, mhe: [[ANN, 2]] });
  play(fixed, selling('MHE', 2));
  expect(valueNow(fixed.state, 'MHE'), 'with a loco of size 5').toBe(120);
});

test('yellowTiles and tile914', () => {
  const state = opening(2, { yellowTiles: 'unlimited', tile914: 'included' }).state;
  expect([state.tiles['956'], state.tiles['914'], state.tiles['963']]).toEqual(['unlimited', 1, 6]);
  expect(opening(2).state.tiles['914']).toBeUndefined();
});

test('derenburg and tanne: what the map has printed', () => {
  const printed = (hex: string, map: ReturnType<typeof mapFor>) => map.printed.find(({ id }) => id === hex);
  expect(printed('B13', mapFor('rulebook', 50))?.nodes[0]?.revenue).toEqual({
    yellow: 30,
    green: 40,
    brown: 60,
    gray: 70,
  });
  expect(printed('B13', mapFor('peer', 50))?.nodes[0]?.revenue).toEqual({ yellow: 30, green: 70, brown: 60, gray: 60 });
  expect([mapFor('rulebook', 50), mapFor('rulebook', 100)].map((map) => printed('F7', map)?.upgradeCost?.cost)).toEqual(
    [50, 100],
  );
});

test('loneBid: nobody can raise, so the bid is withdrawn', () => {
  const wanted: Situation = { cash: [500, 90, 90], auction: { seat: ANN } };
  const wins = situation(wanted);
  expect(types(play(wins, offerUp('HBE', 100)))).toContain('concessionBought');
  const game = under({ loneBid: 'withdrawn' }, wanted);
  play(game, offerUp('HBE', 100));
  expect([top(game), actor(game)]).toEqual(['bidding', ANN]);
  play(game, raising(120), passing);
  expect([top(game), actor(game), cash(game, ANN)]).toEqual(['auctionRound', ANN, 500]);
  const outbid = under({ loneBid: 'withdrawn' }, { ...wanted, cash: [500, 110, 90] });
  play(outbid, offerUp('HBE', 100), raising(110));
  expect(types(play(outbid, raising(120))), 'not lone at the opening').toContain('concessionBought');
});

test('packets: several, each at the fallen value', () => {
  const game = under(
    { packets: 'several' },
    { cash: [0, 0, 0], railways: { HBE: { shares: [[ANN, 4]], value: 150 } } },
  );
  play(game, selling('HBE'), selling('HBE'));
  expect(cash(game, ANN)).toBe(150 + 140);
});

test('markerPlace: a marker that does not move keeps its place', () => {
  const after = (options: Options) => {
    const paper = { mines: ['W1', 'W2'], shares: [[ANN, 2]], value: 100 } as const;
    const game = under(options, {
      phase: '2',
      companies: { CO: paper, MO: { ...paper, mines: ['W3', 'W4'] } },
      turn: 'CO',
      step: 'payout',
    });
    Object.assign(game.state.flow.at(-1) ?? {}, { profit: 50 });
    play(game, paying('full'));
    return (game.state.market['CO']?.arrival ?? 0) < (game.state.market['MO']?.arrival ?? 0);
  };
  expect([after({}), after({ markerPlace: 'kept' })]).toEqual([false, true]);
});

test('consent: presumed', () => {
  const game = under(
    { consent: 'presumed' },
    {
      phase: '2',
      mines: { W6: ANN, W7: BOB },
      switchers: { W7: 2 },
      capital: { W6: 50 },
      turn: 'W6',
      step: 'purchases',
    },
  );
  play(game, trading('switcher', 2, 'W7', 1));
  expect([top(game), game.state.mines.W6.switcher]).toEqual(['mineTurn', 2]);
});

test('inactiveHex: a marker at another stop of the hex stays active too', () => {
  const rests = (options: Options) => {
    const game = under(options, {
      phase: '3',
      railways: { NWE: { shares: [[ANN, 5]], locos: [5], markers: ['F5.village0'] } },
      turn: 'NWE',
      step: 'run',
    });
    const routes = game.choices(ANN)[0]?.params['routes'];
    if (!routes || !('suggested' in routes)) throw new Error('no run');
    play(game, { type: 'run', routes: routes.suggested[0] });
    return game.state.railways.NWE.inactive;
  };
  expect([rests({}), rests({ inactiveHex: 'hex' })]).toEqual([['F5'], []]);
});

test('stationKept: a replacement is not looked at', () => {
  const wanted: Situation = {
    phase: '3',
    tiles: { E6: '956/0' },
    railways: {
      HBE: { shares: [[ANN, 5]], capital: 500, markers: ['E6'] },
      GHE: { shares: [[BOB, 5]], markers: ['F5.village1'], inactive: ['F5'] },
    },
    turn: 'HBE',
    step: 'station',
  };
  expect(refusedBy(situation(wanted), marking('F5.village1', 'GHE'))).toBe('1873/4.4.2-g');
  play(under({ stationKept: 'two-free' }, wanted), marking('F5.village1', 'GHE'));
});

test('machineMarkers: as many as possible', () => {
  const wanted: Situation = {
    phase: '2',
    companies: { CO: { mines: ['W1', 'W2'], shares: [[ANN, 2]], capital: 500 } },
    turn: 'CO',
    step: 'purchases',
  };
  const game = under({ machineMarkers: 'most' }, wanted);
  expect(refusedBy(game, { type: 'buyMachine', mines: ['W1'] })).toBe('1873/4.3.5-b');
  play(game, { type: 'buyMachine', mines: ['W1', 'W2'] });
});

test('receivershipSwitchers and receivershipTrade: others may act for the company', () => {
  const wanted: Situation = {
    phase: '2',
    connected: ['W1'],
    switchers: { W4: 2 },
    companies: { CO: { mines: ['W1', 'W4'], shares: [], capital: 0 } },
    mines: { W6: ANN },
    capital: { W6: 100 },
  };
  const { game } = starting('CO', { ...wanted, options: { receivershipSwitchers: 'kept' } });
  expect(game.actors()).toEqual([ANN, BOB, CID]);
  play(game, { ...producing(0, 2), seat: BOB });
  expect(capital(game, 'CO')).toBe(80);
  const shop: Situation = { ...wanted, turn: 'W6', step: 'purchases' };
  expect(refusedBy(situation(shop), trading('switcher', 2, 'CO', 1))).toBe('1873/6.2-b');
  const bought = under({ receivershipTrade: 'allowed' }, shop);
  play(bought, trading('switcher', 2, 'CO', 1));
  expect(capital(bought, 'CO')).toBe(1);
});

test('insolvency: capital taken, subsidy above the value, scrapping first', () => {
  const mines = ['W1', 'W2', 'W3', 'W4', 'W5'] as const;
  const after = (options: Options, value: number) => {
    const { game } = starting('CO', {
      options,
      phase: '5',
      stock: { 4: 0 },
      companies: { CO: { mines, shares: [[ANN, 5]], percent: 10, value, capital: 270 } },
    });
    return valueNow(game.state, 'CO');
  };
  expect([after({}, 530), after({ insolvencySubsidy: 'above-value' }, 530)]).toEqual([570, 530]);
  expect(after({ insolvencyCapital: 'taken' }, 570), '800 instead of 530').toBe(610);
  const plan = (options: Options) =>
    planMachines(
      under(options, {
        phase: '3',
        stock: { 3: 0 },
        companies: { CO: { mines: ['W1', 'W2'], shares: [[ANN, 5]], percent: 20 } },
        machines: { W2: 2 },
      }).state,
      'CO',
    ).cost;
  // The first 4 begins phase 4, in which the 2 is obsolete too; by the other reading it is renewed with the surplus.
  expect([plan({}), plan({ insolvencyOrder: 'scraps-first' })]).toEqual([1000, 500]);
});

test('receivershipRun: entered by any player', () => {
  const { game } = starting('GHE', {
    options: { receivershipRun: 'entered' },
    phase: '2',
    railways: { GHE: { shares: [], locos: [2], value: 100 } },
  });
  expect([top(game), game.actors()]).toEqual(['railwayTurn', [ANN, BOB, CID]]);
  const routes = game.choices(BOB)[0]?.params['routes'];
  if (!routes || !('suggested' in routes)) throw new Error('no run');
  play(game, { type: 'run', routes: routes.suggested[0], seat: BOB });
  expect(capital(game, 'GHE')).toBe(100);
});

test('a phase that the first unit begins is seen by what is offered', () => {
  const game = situation({
    phase: '2',
    railways: { HBE: { shares: [[ANN, 5]], capital: 900 } },
    stock: { 2: 0 },
    turn: 'HBE',
    step: 'purchases',
  });
  play(game, loco);
  expect(offers(game, { type: 'buySwitcher', scraps: 0 })).toBe(true);
  expect(refusedBy(game, laying('B15', '78/5'))).toBe('1873/4.4-a');
});
