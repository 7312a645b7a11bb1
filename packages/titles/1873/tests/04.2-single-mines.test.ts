import { expect } from 'vitest';
import { answering, closing, laying, machine, passing, scrapping, switcher, trading } from './moves.ts';
import {
  ANN,
  actor,
  BOB,
  capital,
  cash,
  offers,
  play,
  refusedBy,
  rule,
  type Situation,
  situation,
  starting,
  stepOf,
  told,
  top,
  types,
  typesOffered,
} from './situation.ts';

/** A mine of Ann's in its step of purchases. */
const shop = (wanted: Situation) =>
  situation({ cash: [0, 0, 0], mines: { W6: ANN }, turn: 'W6', step: 'purchases', ...wanted });

rule(
  ['1873/4-a', '1873/4-b', '1873/4-c', '1873/4-e', '1873/4.2-b'],
  'mines by number, companies by value and place in the box, the MHE last',
  () => {
    const { game } = starting(undefined, {
      cash: [0, 0, 0],
      mhe: [[BOB, 1]],
      mines: { W2: BOB, W15: ANN },
      connected: ['W2', 'W4', 'W5', 'W6', 'W7'],
      companies: {
        CO: { mines: ['W4', 'W5'], shares: [[ANN, 2]], value: 100 },
        MO: { mines: ['W6', 'W7'], shares: [[BOB, 2]], value: 120 },
      },
      railways: { HBE: { shares: [[ANN, 5]], value: 120 } },
      waiting: ['W2', 'CO', 'MO', 'HBE'],
    });
    const order: string[] = [];
    for (let i = 0; i < 40 && game.state.tradingRound === 2; i++) {
      const frame = game.state.flow.at(-1);
      const acting = frame?.kind === 'mineTurn' ? frame.mine : frame && 'company' in frame ? frame.company : '';
      if (acting !== '' && order.at(-1) !== acting) order.push(acting);
      const [choice] = game
        .choices(actor(game))
        .filter(({ type }) => ['pass', 'payOut', 'run', 'produce'].includes(type));
      const routes = choice?.params['routes'];
      if (choice?.type === 'payOut') play(game, { type: 'payOut', part: 'none' });
      else if (choice?.type === 'run' && routes && 'suggested' in routes)
        play(game, { type: 'run', routes: routes.suggested[0] });
      else play(game, passing);
    }
    expect(order).toEqual(['W2', 'HBE', 'MO', 'CO']);
    expect(cash(game, BOB)).toBeGreaterThan(0);
  },
);

rule(['1873/4.2.1-a', '1873/4.2.1-c'], 'one tile while unconnected; with a bare hex only there', () => {
  const game = starting('W1', { phase: '2', mines: { W1: ANN }, capital: { W1: 100 } }).game;
  expect(stepOf(game)).toBe('track');
  expect(refusedBy(game, laying('E6', '956/0'))).toBe('1873/4.2.1-a');
  expect(refusedBy(game, laying('E8', '78/0')), 'the rules of 4.4.1').toBe('1873/4.4.1-g');
  play(game, laying('E8', '956/2'));
  expect([capital(game, 'W1'), stepOf(game)], 'cost 100, then half of 40').toEqual([20, 'purchases']);
  expect(refusedBy(game, laying('D7', '75/4'))).toBe('1873/4.2-b');
});

rule(['1873/4.2.1-c', '1873/4.4.1-n'], 'a mine reaches all track in its hex, that of a second stop too', () => {
  const wanted: Situation = { phase: '3', cash: [0, 0, 0], mines: { W6: ANN }, tiles: { E10: '75/2' } };
  const game = situation({ ...wanted, turn: 'W6', step: 'track' });
  expect(offers(game, laying('E10', '964/2'))).toBe(true);
  play(game, laying('E10', '964/2'));
  expect(game.state.track.laid['E10']).toEqual({ tile: '964', rotation: 2 });
  const tiles = { E10: '75/2', E8: '956/0' };
  const away = situation({ ...wanted, tiles, mines: { W1: ANN }, turn: 'W1', step: 'track' });
  expect(refusedBy(away, laying('E10', '964/2')), 'in another hex it does not').toBe('1873/4.4.1-n');
});

rule(['1873/4.2.1-a'], 'from phase 3 a mine may upgrade instead', () => {
  const game = starting('W1', { phase: '3', mines: { W1: ANN }, tiles: { E8: '956/2' } }).game;
  expect(offers(game, { type: 'layTile', hex: 'E8' })).toBe(true);
  play(game, laying('E8', '963/2'));
});

rule(
  ['1873/4.2.1-b', '1873/E23', '1873/4.2.1-h', '1873/4.2.1-g'],
  'a mine that a railway links to the state network earns and no longer builds',
  () => {
    const wanted: Situation = {
      phase: '2',
      mines: { W3: BOB },
      railways: { GHE: { shares: [[ANN, 2]], capital: 500 } },
    };
    const game = situation({ ...wanted, turn: 'GHE', step: 'track' });
    expect(game.state.mines.W3.connected).toBe(false);
    expect(told(play(game, laying('I16', '76/1')), 'mineConnected')).toMatchObject({ mine: 'W3' });
    const linked = starting('W3', { phase: '2', mines: { W3: BOB }, connected: ['W3'] }).game;
    expect(stepOf(linked)).toBe('purchases');
    expect(refusedBy(linked, laying('I16', '956/1'))).toBe('1873/4.2.1-b');
  },
);

rule(
  ['1873/4.2.1-g', '1873/4.2.1-h'],
  'track from the hex to a town with state track connects, whoever builds and whatever markers lie there',
  () => {
    const start: Situation = {
      mines: { W12: BOB },
      railways: { HBE: { shares: [[ANN, 5]], acted: false, concession: ANN, capital: 600 } },
    };
    const game = starting('HBE', start).game;
    expect(game.state.mines.W12.connected, 'by the route of the HBE').toBe(true);
    const closed = starting('HBE', { ...start, mines: {} }).game;
    expect([closed.state.mines.W12.connected, closed.state.mines.W12.owner]).toEqual([true, 'bank']);
  },
);

rule(
  ['1873/4.2.1-d', '1873/4.2.1-e', '1873/E22'],
  'the capital pays; the refund in a concession hex is the owner’s',
  () => {
    const wanted: Situation = { phase: '2', cash: [0, 0, 0] };
    const at = (amount: number) => starting('W8', { ...wanted, mines: { W8: ANN }, capital: { W8: amount } }).game;
    // Netzkater I8 is a concession hex of the NWE: 150.
    expect(refusedBy(at(140), laying('I8', '956/0'))).toBe('1873/4.2.1-d');
    const game = at(150);
    play(game, laying('I8', '956/0'));
    expect([cash(game, ANN), capital(game, 'W8')], '150 back, and half of 60 each').toEqual([180, 30]);
    expect(game.state.railways.NWE.concession.active).toBe(true);
  },
);

rule(['1873/4.2.1-f', '1873/E71', '1873/E73'], 'where a concession route is open, its tile must stay possible', () => {
  const wanted: Situation = { phase: '3', mines: { W10: ANN }, capital: { W10: 500 } };
  const game = starting('W10', { ...wanted, tiles: { D9: '973/2' } }).game;
  expect(refusedBy(game, laying('C8', '78/3')), 'no green plain tile shares an exit').toBe('1873/4.2.1-f');
  expect(told(play(game, laying('C8', '77/4')), 'tileSetAside')).toMatchObject({ hex: 'C8', tile: '959' });
  const taken = starting('W10', { ...wanted, tiles: { D9: '972/5', E6: '956/1' } }).game;
  expect(taken.state.setAside['E6']?.tile, 'the only 970').toBe('970');
  expect(refusedBy(taken, laying('D7', '956/1'))).toBe('1873/4.2.1-f');
});

rule(['1873/4.2.2-a', '1873/4.2.2-f', '1873/E19'], 'unconnected: the basic income, whatever it owns', () => {
  const { game } = starting('W7', {
    phase: '3',
    cash: [0, 0, 0],
    mines: { W7: ANN },
    machines: { W7: 3 },
    switchers: { W7: 3 },
  });
  expect(told(play(game, passing), 'mineProduced')).toMatchObject({ income: 50, upkeep: 0, profit: 50 });
  expect([cash(game, ANN), capital(game, 'W7')]).toEqual([25, 25]);
});

rule(
  ['1873/4.2.2-b', '1873/4.2.2-c', '1873/4.2.3-a', '1873/T2-d', '1873/E20'],
  'connected: machine and switcher, less maintenance, shared in halves',
  () => {
    const { game, events } = starting('W6', {
      phase: '4',
      cash: [0, 0, 0],
      mines: { W6: ANN },
      connected: ['W6'],
      machines: { W6: 2 },
      switchers: { W6: 2 },
    });
    expect(told(events, 'mineProduced')).toMatchObject({ income: 100, upkeep: 70, profit: 30 });
    expect([cash(game, ANN), capital(game, 'W6')]).toEqual([15, 15]);
  },
);

rule(
  ['1873/4.2.2-d', '1873/4.2.2-e', '1873/4.2.5-b', '1873/4.2.5-c', '1873/E21'],
  'the capital pays what is missing; below nothing the mine is closed',
  () => {
    const at = (amount: number) => {
      const wanted: Situation = {
        phase: '4',
        cash: [0, 0, 0],
        mines: { W6: ANN },
        machines: { W6: 2 },
        switchers: { W6: 2 },
        capital: { W6: amount },
      };
      const { game } = starting('W6', wanted);
      return { game, events: play(game, passing) };
    };
    const open = at(20);
    expect([capital(open.game, 'W6'), open.game.state.mines.W6.owner]).toEqual([0, 'player0']);
    const shut = at(15);
    expect(told(shut.events, 'mineClosed')).toMatchObject({ reason: 'forced', amount: 0 });
    expect(shut.game.state.mines.W6).toMatchObject({ owner: 'bank', machine: 1, switcher: 0 });
    expect([cash(shut.game, ANN), capital(shut.game, 'W6')]).toEqual([0, 0]);
  },
);

rule(
  ['1873/4.2.4-a', '1873/4.2.4-b', '1873/4.2.4-c', '1873/4.1-c', '1873/5-a'],
  'a machine from the stack, larger than the present one',
  () => {
    const game = shop({ phase: '1', stock: { 1: 0 }, capital: { W6: 350 } });
    const events = play(game, machine('W6'));
    expect(types(events)).toEqual(['machineBought', 'phaseBegan']);
    expect([capital(game, 'W6'), game.state.stock[2], game.state.mines.W6.machine, game.state.phase]).toEqual([
      200,
      9,
      2,
      '2',
    ]);
    expect(refusedBy(game, machine('W6'))).toBe('1873/4.2.4-b');
    const poor = shop({ phase: '2', capital: { W6: 149 } });
    expect(refusedBy(poor, machine('W6'))).toBe('1873/4.2.4-a');
  },
);

rule(['1873/4.2.4-d', '1873/W3', '1873/4.1-b'], 'the last 2, then the first 3 in the same step', () => {
  const game = shop({ phase: '2', stock: { 2: 1 }, capital: { W6: 450 } });
  play(game, machine('W6'));
  expect(game.state.phase).toBe('2');
  play(game, machine('W6'));
  expect([game.state.phase, capital(game, 'W6'), game.state.mines.W6.machine]).toEqual(['3', 0, 3]);
});

rule(['1873/4.1-e', '1873/4.1-d', '1873/E16'], 'no machine while the size-1 unit is unsold', () => {
  const game = shop({ phase: '1', capital: { W6: 500 } });
  expect(refusedBy(game, machine('W6'))).toBe('1873/4.1-d');
  const events = play(game, passing);
  expect(told(events, 'mheRenewed')).toMatchObject({ size: 1 });
  expect([game.state.phase, game.state.stock[1]]).toEqual(['1', 0]);
});

rule(['1873/4.2.4-e'], 'a machine is never removed', () => {
  expect(refusedBy(shop({ phase: '2', machines: { W6: 2 } }), scrapping('loco', 2))).toBe('1873/4.2.4-e');
});

rule(
  ['1873/4.2.4-f', '1873/4.2.4-h', '1873/4.1-g', '1873/4.1-h', '1873/4.1-i'],
  'a switcher of the phase at list price; the old one is scrapped',
  () => {
    expect(refusedBy(shop({ phase: '1', capital: { W6: 500 } }), switcher())).toBe('1873/4.1-g');
    const game = shop({ phase: '3', capital: { W6: 250 }, switchers: { W6: 2 } });
    play(game, switcher());
    expect([capital(game, 'W6'), game.state.mines.W6.switcher, game.state.stock[3]]).toEqual([150, 3, 7]);
    expect(refusedBy(shop({ phase: '5', capital: { W6: 199 } }), switcher()), '200 in phase 5').toBe('1873/4.2.4-f');
  },
);

rule(
  ['1873/4.2.4-f', '1873/4.2.4-g'],
  'from another operation for 1 to twice list price, with consent and maintenance',
  () => {
    const wanted: Situation = {
      phase: '4',
      mines: { W6: ANN, W7: BOB },
      switchers: { W7: 2 },
      capital: { W6: 200, W7: 0 },
    };
    const game = shop(wanted);
    expect(refusedBy(game, trading('switcher', 2, 'W7', 0))).toBe('1873/4.2.4-f');
    expect(refusedBy(game, trading('switcher', 2, 'W7', 101))).toBe('1873/4.2.4-f');
    expect(refusedBy(game, trading('switcher', 3, 'W7', 50))).toBe('1873/4.1-j');
    play(game, trading('switcher', 2, 'W7', 40));
    expect([top(game), actor(game)]).toEqual(['consent', BOB]);
    play(game, answering(true));
    expect([capital(game, 'W6'), capital(game, 'W7')], 'the buyer pays 20').toEqual([140, 40]);
    expect([game.state.mines.W6.switcher, game.state.mines.W7.switcher]).toEqual([2, 0]);
    const seller = shop(wanted);
    play(seller, trading('switcher', 2, 'W7', 40, { upkeep: 'seller' }), answering(true));
    expect([capital(seller, 'W6'), capital(seller, 'W7')]).toEqual([160, 20]);
    const early = shop({ ...wanted, phase: '3' });
    expect(refusedBy(early, trading('switcher', 2, 'W7', 40, { upkeep: 'seller' })), 'none is due').toBe(
      '1873/4.2.4-g',
    );
    play(early, trading('switcher', 2, 'W7', 40), answering(false));
    expect(refusedBy(early, trading('switcher', 2, 'W7', 40)), 'declined before').toBe('1873/4.2.4-f');
    play(early, trading('switcher', 2, 'W7', 41), answering(true));
  },
);

rule(['1873/4.2.4-i'], 'a switcher is scrapped for nothing', () => {
  const game = shop({ phase: '2', switchers: { W6: 2 }, capital: { W6: 10 } });
  play(game, scrapping('switcher', 2));
  expect([game.state.mines.W6.switcher, capital(game, 'W6')]).toEqual([0, 10]);
  expect(refusedBy(game, scrapping('switcher', 2))).toBe('1873/4.2.4-i');
});

rule(['1873/4.2.5-a', '1873/4.2.5-c', '1873/4.2.5-d'], 'closing as the last step pays the capital', () => {
  const game = shop({ phase: '3', machines: { W6: 3 }, switchers: { W6: 3 }, capital: { W6: 130 } });
  expect(told(play(game, closing), 'mineClosed')).toMatchObject({ reason: 'chosen', amount: 130 });
  expect(cash(game, ANN)).toBe(130);
  expect(game.state.mines.W6).toMatchObject({ owner: 'bank', machine: 1, switcher: 0 });
  expect(top(game)).not.toBe('mineTurn');
});

rule(['1873/4.1-a', '1873/4.1-j'], 'a mine buys no loco and no diesel, and machines are not traded', () => {
  const game = shop({
    phase: '2',
    capital: { W6: 500 },
    railways: { HBE: { shares: [[ANN, 2]], locos: [2, 2], switchers: [2] } },
  });
  expect(refusedBy(game, { type: 'buyLoco' })).toBe('1873/4.2-b');
  expect(refusedBy(game, trading('loco', 2, 'HBE', 100))).toBe('1873/4.1-j');
  expect(typesOffered(game)).not.toContain('buyLoco');
  play(game, trading('switcher', 2, 'HBE', 1));
  expect([game.state.mines.W6.switcher, game.state.railways.HBE.switchers]).toEqual([2, []]);
});
