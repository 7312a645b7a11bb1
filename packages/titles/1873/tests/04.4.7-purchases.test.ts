import { expect } from 'vitest';
import { answering, diesel, insolvency, issuing, loco, passing, scrapping, switcher, trading } from './moves.ts';
import {
  ANN,
  actor,
  BOB,
  CID,
  capital,
  DEA,
  offers,
  play,
  type RailwaySetting,
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

type Id = 'HBE' | 'GHE' | 'NWE' | 'QLB';

const shop = (id: Id, more: RailwaySetting = {}, wanted: Situation = {}) =>
  situation({
    phase: '2',
    turn: id,
    step: 'purchases',
    ...wanted,
    railways: { [id]: { shares: [[ANN, 5]], capital: 1000, ...more }, ...wanted.railways },
  });
const firstTime = { acted: false, concession: ANN, locos: [] } as const;

rule(
  ['1873/4.4.7-a', '1873/4.4.7-b', '1873/4.4.7-p'],
  'the compulsory loco comes first, and with the money there is no way round',
  () => {
    const game = shop('HBE', { ...firstTime, capital: 300 });
    expect(refusedBy(game, switcher())).toBe('1873/4.4.7-a');
    expect(refusedBy(game, passing)).toBe('1873/4.4.7-p');
    expect(refusedBy(game, insolvency)).toBe('1873/4.4.7-p');
    play(game, loco, switcher());
    expect([capital(game, 'HBE'), game.state.railways.HBE.locos]).toEqual([0, [2]]);
  },
);

rule(['1873/4.4.7-c', '1873/W11', '1873/4.4.7-m'], 'the NWE and the loco of size 1', () => {
  const seller = { HBE: { shares: [[BOB, 5]], locos: [1, 5] } } as const;
  const game = shop('NWE', firstTime, { railways: seller });
  expect(refusedBy(game, trading('loco', 1, 'HBE', 100))).toBe('1873/4.4.7-c');
  const two = shop('NWE', { locos: [1, 2] });
  expect(refusedBy(two, scrapping('loco', 2))).toBe('1873/4.4.7-m');
  play(two, scrapping('loco', 1));
});

rule(
  ['1873/4.4.7-d', '1873/4.1-f', '1873/T2-g'],
  'a diesel is no compulsory loco, and comes with the first full set',
  () => {
    expect(refusedBy(shop('HBE', firstTime, { phase: '5', fullSets: 1 }), diesel)).toBe('1873/4.4.7-d');
    expect(refusedBy(shop('HBE', {}, { phase: '5' }), diesel)).toBe('1873/T2-g');
    const game = shop('HBE', {}, { phase: '5', fullSets: 1 });
    expect(types(play(game, diesel))).toEqual(['dieselBought', 'phaseBegan']);
    expect([game.state.phase, capital(game, 'HBE'), game.state.diesels]).toEqual(['D', 750, 6]);
  },
);

rule(
  ['1873/4.4.7-e', '1873/4.4.7-f', '1873/4.4.7-g', '1873/6-a', '1873/E36'],
  'without the money: insolvent, whatever offers there are, and players add nothing',
  () => {
    const game = shop(
      'HBE',
      { ...firstTime, capital: 200 },
      { cash: [900, 0, 0], railways: { GHE: { shares: [[BOB, 5]], locos: [1, 5] } } },
    );
    expect(refusedBy(game, loco)).toBe('1873/4.4.7-b');
    expect(refusedBy(game, passing)).toBe('1873/4.4.7-a');
    expect(offers(game, { type: 'trade', item: 'loco', size: 1, seller: 'GHE' })).toBe(true);
    play(game, insolvency);
    expect(game.state.railways.HBE.director).toBeNull();
    expect(refusedBy(shop('HBE'), insolvency)).toBe('1873/4.4.7-e');
  },
);

rule(
  ['1873/4.4.7-h', '1873/4.4.7-b'],
  'a traded loco is compulsory too; among larger owners the next in order directs (A37)',
  () => {
    const game = situation({
      players: 4,
      phase: '2',
      order: [DEA, CID, BOB, ANN],
      railways: {
        HBE: {
          ...firstTime,
          shares: [
            [ANN, 1],
            [BOB, 2],
            [CID, 2],
          ],
          capital: 300,
        },
        GHE: { shares: [[ANN, 5]], locos: [2, 2] },
      },
      turn: 'HBE',
      step: 'purchases',
    });
    expect(types(play(game, trading('loco', 2, 'GHE', 300)))).toEqual(['traded', 'concessionEnded', 'directorChanged']);
    expect([actor(game), game.state.railways.GHE.locos, capital(game, 'GHE')]).toEqual([CID, [2], 300]);
  },
);

rule(
  ['1873/4.4.7-i', '1873/4.4.7-j', '1873/4.4.7-k', '1873/E51'],
  'a size-2 loco for 1 to 500, with 100 maintenance in phase 4',
  () => {
    const seller = { GHE: { shares: [[BOB, 5]], locos: [2, 5] } } as const;
    const game = shop('HBE', {}, { phase: '4', railways: seller });
    expect(refusedBy(game, trading('loco', 2, 'GHE', 501))).toBe('1873/4.4.7-i');
    expect(refusedBy(game, trading('loco', 2, 'GHE', 0))).toBe('1873/4.4.7-i');
    play(game, trading('loco', 2, 'GHE', 500), answering(true));
    expect([capital(game, 'HBE'), capital(game, 'GHE')]).toEqual([400, 500]);
    const sold = shop('HBE', {}, { phase: '4', railways: seller });
    expect(refusedBy(sold, trading('loco', 2, 'GHE', 99, { upkeep: 'seller' })), 'the seller cannot pay 100').toBe(
      '1873/4.4.7-i',
    );
    play(sold, trading('loco', 2, 'GHE', 100, { upkeep: 'seller' }), answering(true));
    expect(capital(sold, 'GHE')).toBe(0);
    const early = shop('HBE', {}, { phase: '3', railways: seller });
    play(early, trading('loco', 2, 'GHE', 500), answering(true));
    expect(capital(early, 'HBE')).toBe(500);
    expect(refusedBy(early, trading('loco', 2, 'W6', 10)), 'locos only from railways').toBe('1873/6.2-b');
  },
);

rule(['1873/4.4.7-l', '1873/4.4.7-n', '1873/E52'], 'diesels: one each, never scrapped, sold for up to 500', () => {
  const game = shop(
    'HBE',
    { diesel: true },
    { phase: 'D', fullSets: 1, railways: { GHE: { shares: [[BOB, 5]], diesel: true } } },
  );
  expect(refusedBy(game, diesel)).toBe('1873/4.4.7-n');
  expect(refusedBy(game, trading('diesel', 0, 'GHE', 100))).toBe('1873/4.4.7-n');
  expect(refusedBy(game, scrapping('diesel', 0))).toBe('1873/4.4.7-l');
  expect(refusedBy(game, scrapping('loco', 3)), 'not there').toBe('1873/4.4.7-l');
  const buyer = shop('HBE', {}, { phase: 'D', fullSets: 1, railways: { GHE: { shares: [[BOB, 5]], diesel: true } } });
  expect(refusedBy(buyer, trading('diesel', 0, 'GHE', 501))).toBe('1873/4.4.7-i');
  play(buyer, trading('diesel', 0, 'GHE', 500), answering(true));
  expect([buyer.state.railways.HBE.diesel, buyer.state.railways.GHE.diesel]).toEqual([true, false]);
});

rule(['1873/4.4.7-m', '1873/4.4.7-l', '1873/4.4.9-b', '1873/E53'], 'the last loco stays, but for the QLB', () => {
  expect(refusedBy(shop('HBE', { locos: [2] }), scrapping('loco', 2))).toBe('1873/4.4.7-m');
  const two = shop('HBE', { locos: [2, 3] });
  play(two, scrapping('loco', 3));
  expect(two.state.railways.HBE.locos).toEqual([2]);
  const seller = shop('HBE', {}, { railways: { GHE: { shares: [[BOB, 5]], locos: [2] } } });
  expect(refusedBy(seller, trading('loco', 2, 'GHE', 100))).toBe('1873/4.4.7-m');
  const qlb = shop('QLB', { locos: [2] }, { phase: '4' });
  play(qlb, scrapping('loco', 2));
  expect(qlb.state.railways.QLB.locos).toEqual([]);
});

rule(
  ['1873/4.4.7-o', '1873/4.5-e', '1873/4.1-k'],
  'the MHE sells nothing, and a railway’s switchers do not run',
  () => {
    const game = shop('HBE', { locos: [2], switchers: [2] });
    expect(refusedBy(game, { ...trading('loco', 1, 'HBE', 1), seller: 'MHE' })).toBe('kernel/shape');
    expect(refusedBy(game, { type: 'run', routes: [{ train: '2S', path: [], counts: null }] })).toBe('1873/4.4-a');
    const run = situation({
      phase: '2',
      railways: { HBE: { shares: [[ANN, 5]], locos: [2], switchers: [2, 2] } },
      turn: 'HBE',
      step: 'run',
    });
    const path = ['B19.city0', 'B19/1'];
    expect(refusedBy(run, { type: 'run', routes: [{ train: 'S', path, counts: null }] })).toBe('1873/4.4.3-a');
  },
);

rule(['1873/4.4.8-a', '1873/E55'], 'an issue needs all five shares with players and 40 % for the director', () => {
  const at = (shares: RailwaySetting['shares'] & object, players = 5) =>
    situation({ players, phase: '2', railways: { HBE: { shares } }, turn: 'HBE', step: 'issue' });
  expect(
    refusedBy(
      at([
        [ANN, 1],
        [BOB, 1],
        [CID, 1],
        [DEA, 1],
        [4, 1],
      ]),
      issuing,
    ),
  ).toBe('1873/4.4.8-a');
  expect(refusedBy(at([[ANN, 4]]), issuing), 'one in the pool').toBe('1873/4.4.8-a');
  const game = at([
    [ANN, 2],
    [BOB, 2],
    [CID, 1],
  ]);
  play(game, issuing);
  expect(game.state.certificates['HBE']?.filter((owner) => owner === 'offering')).toHaveLength(5);
  expect(top(game)).not.toBe('railwayTurn');
});

rule(['1873/4.4.6-a', '1873/E33', '1873/4.4-a'], 'in its first turn a railway has no profit and falls a box', () => {
  const { game } = starting('HBE', {
    phase: '2',
    railways: { HBE: { ...firstTime, shares: [[ANN, 5]], capital: 600, value: 150 } },
  });
  expect(typesOffered(game)).toContain('placeMarker');
  const events = play(game, passing);
  expect(told(events, 'ran')).toMatchObject({ revenue: 0, profit: 0 });
  expect(told(events, 'valueMoved')).toMatchObject({ value: 140 });
  expect(stepOf(game)).toBe('purchases');
});

rule(['1873/4.4.5-a', '1873/4.4.4-i'], 'a profit is paid out as by mine companies, after maintenance', () => {
  const game = situation({
    phase: '4',
    cash: [0, 0, 0],
    railways: {
      HBE: {
        shares: [
          [ANN, 3],
          [BOB, 2],
        ],
        locos: [2],
        value: 100,
      },
    },
    turn: 'HBE',
    step: 'run',
  });
  const [choice] = game.choices(ANN);
  const routes = choice?.params['routes'];
  if (!routes || !('suggested' in routes)) throw new Error('no run');
  const events = play(game, { type: 'run', routes: routes.suggested[0] });
  // Halberstadt 60, Blankenburg 40 with mine 12 closed, Langenstein 10; a 2-loco costs 100.
  expect(told(events, 'ran')).toMatchObject({ revenue: 110, upkeep: 100, profit: 10 });
  play(game, { type: 'payOut', part: 'full' });
  expect([game.state.money['player0'], game.state.money['player1']]).toEqual([6, 4]);
});
