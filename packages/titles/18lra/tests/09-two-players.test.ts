import { expect } from 'vitest';
import { lra } from '../index.ts';
import { INVESTOR } from '../owners.ts';
import {
  beginning,
  buyItem,
  found,
  held,
  invest,
  money,
  now,
  offers,
  PASS,
  play,
  price,
  refusedBy,
  rule,
  type Situation,
  sell,
  share,
  situation,
  types,
  typesOffered,
  verdict,
} from './situation.ts';

const TENS = (count: number) => Array<number>(count).fill(10);
const FIVE = [20, 10, 10, 10];

/** Ann has the priority deal, Bob the card; scenario 3 has BME, ADR, RhE, CCE, MKB and CME. */
const two = (wanted: Situation) =>
  situation({ players: 2, options: { scenario: '3' }, stock: { seat: 0 }, investorCard: 1, ...wanted });

const bme = { BME: [[0, [20]]] } as const;

rule(
  ['18lra/2p-d', '18lra/2p-e'],
  'the card is with the second player, and the Investor buys nothing of the packet',
  () => {
    const game = beginning(2);
    expect([game.state.priority, game.state.investorCard]).toEqual([0, 1]);
    play(game, PASS, PASS);
    expect(now(game), 'both passed').toBe('fallingOffer');
    const sold = beginning(2);
    play(sold, ...['no1', 'no2', 'no3', 'no4', 'no5', 'no6'].map(buyItem));
    expect([now(sold), money(sold, INVESTOR)]).toEqual(['stockRound', 600]);
    expect(Object.values(sold.state.privates)).not.toContain(INVESTOR);
  },
);

rule(['18lra/2p-f', '18lra/2p-g'], 'after both players the Investor buys; then the card changes hands', () => {
  const game = two({ shares: bme });
  play(game, found('CME', 60));
  expect(now(game)).toBe('stockRound');
  play(game, PASS);
  expect([now(game), game.actors()]).toEqual(['investorTurn', [1]]);
  expect(typesOffered(game)).toEqual(['investorBuys']);
  expect(refusedBy(game, PASS)).toBe('18lra/2p-g');
  play(game, invest('BME', 'offering'));
  expect([held(game, 'BME', INVESTOR), money(game, INVESTOR)]).toEqual([10, 530]);
  expect([game.state.investorCard, game.actors()[0]]).toEqual([0, 0]);
  play(game, PASS, PASS);
  expect([now(game), game.actors()], 'Ann chooses the next').toEqual(['investorTurn', [0]]);
});

rule('18lra/2p-f', 'the lap begins with the priority deal, whoever has it', () => {
  const game = two({ shares: bme, priority: 1, stock: { seat: 1 } });
  play(game, PASS);
  expect(now(game)).toBe('stockRound');
  play(game, PASS);
  expect(now(game)).toBe('investorTurn');
});

rule(
  ['18lra/2p-n', '18lra/E-85'],
  'a purchase of the Investor goes on with the round; three passes in a row end it',
  () => {
    const game = two({ shares: bme, investor: 70 });
    play(game, PASS, PASS);
    expect(now(game)).toBe('investorTurn');
    play(game, invest('BME', 'offering'));
    expect([now(game), game.actors()[0]], 'Ann may act again').toEqual(['stockRound', 0]);
    play(game, PASS);
    expect(now(game), 'one pass').toBe('stockRound');
    const events = play(game, PASS);
    expect(types(events)).toContain('investorPassed');
    expect(types(events)).toContain('stockRoundEnded');

    const poor = two({ shares: bme, investor: 0, stock: { seat: 1, passes: 0 } });
    play(poor, PASS);
    expect(now(poor), 'Bob and the Investor passed').toBe('stockRound');
    expect(types(play(poor, PASS)), 'and Ann').toContain('stockRoundEnded');
  },
);

rule(
  ['18lra/2p-g', '18lra/E-90'],
  'with 65 M nothing for 70 can be bought: the Investor passes and the card stays',
  () => {
    const game = two({ shares: bme, investor: 65 });
    play(game, found('CME', 70));
    const events = play(game, share('BME', 'offering'));
    expect(types(events)).toContain('investorPassed');
    expect([game.state.investorCard, now(game), game.actors()[0]]).toEqual([1, 'stockRound', 0]);
  },
);

rule(
  ['18lra/2p-h', '18lra/E-86'],
  'up to 30% of a company: 10% after 20% of ADR, 10% after a 20% certificate of MKB',
  () => {
    const turn = (wanted: Situation) => {
      const game = two({ cash: [0, 0], ...wanted });
      play(game, PASS, PASS);
      return game;
    };
    const adr = turn({
      floated: ['ADR'],
      shares: {
        ADR: [
          [0, FIVE],
          [INVESTOR, TENS(2)],
          ['charter', TENS(3)],
        ],
      },
    });
    play(adr, invest('ADR', 'charter'));
    expect(held(adr, 'ADR', INVESTOR)).toBe(30);
    play(adr, PASS, PASS);
    expect(now(adr), 'nothing else is founded').not.toBe('investorTurn');

    const mkb = turn({
      floated: ['MKB'],
      shares: {
        MKB: [
          [0, [20]],
          [1, [10, 10]],
          [INVESTOR, [20]],
          ['charter', [20, 10, 10]],
        ],
      },
    });
    expect(refusedBy(mkb, invest('MKB', 'charter', 20))).toBe('18lra/2p-h');
    play(mkb, invest('MKB', 'charter', 10));
    expect(held(mkb, 'MKB', INVESTOR)).toBe(30);
  },
);

rule('18lra/2p-h', 'at most fourteen certificates, and only of founded companies', () => {
  const shares = {
    BME: [
      [0, FIVE],
      [INVESTOR, TENS(3)],
      ['pool', TENS(2)],
    ],
    CME: [
      [0, FIVE],
      [INVESTOR, TENS(3)],
      ['pool', TENS(2)],
    ],
    RhE: [
      [1, FIVE],
      [INVESTOR, TENS(3)],
      ['pool', TENS(2)],
    ],
    ADR: [
      [1, FIVE],
      [INVESTOR, TENS(3)],
      ['pool', TENS(2)],
    ],
    CCE: [
      [1, [20, 10]],
      [INVESTOR, [10]],
      ['pool', TENS(5)],
      ['charter', [10]],
    ],
  } as const;
  const game = two({ cash: [0, 0], shares, floated: ['BME', 'CME', 'RhE', 'ADR', 'CCE'] });
  play(game, PASS, PASS);
  expect(refusedBy(game, invest('MKB', 'offering', 20)), 'not founded').toBe('18lra/5.1.2-a');
  expect(refusedBy(game, invest('GVE', 'offering')), 'left out').toBe('18lra/3.3-f');
  play(game, invest('CCE', 'pool'));
  expect(now(game)).toBe('stockRound');
  play(game, PASS, PASS);
  expect(now(game), 'it has fourteen').not.toBe('investorTurn');
});

rule('18lra/2p-i', 'the Investor pays the bank for stack and pool, the company for its charter', () => {
  const pays = (from: 'offering' | 'charter' | 'pool') => {
    const floated = from !== 'offering';
    const shares = floated
      ? {
          BME: [
            [0, FIVE],
            ['pool', TENS(2)],
            ['charter', TENS(3)],
          ] as const,
        }
      : bme;
    const game = two({ cash: [0, 0], shares, floated: floated ? ['BME'] : [] });
    play(game, PASS, PASS);
    const bank = money(game, 'bank');
    play(game, invest('BME', from));
    return [money(game, 'bank') - bank, money(game, 'BME')];
  };
  expect([pays('offering'), pays('pool'), pays('charter')]).toEqual([
    [70, 0],
    [70, 0],
    [0, 70],
  ]);
});

rule('18lra/2p-j', 'it founds nothing and sells nothing', () => {
  const game = two({
    floated: ['BME'],
    shares: {
      BME: [
        [0, FIVE],
        [INVESTOR, TENS(2)],
        ['charter', TENS(3)],
      ],
    },
  });
  play(game, PASS, PASS);
  expect(refusedBy(game, found('CME', 70))).toBe('18lra/2p-j');
  expect(refusedBy(game, sell('BME', 10))).toBe('18lra/2p-j');
  expect(offers(game, invest('BME', 'charter'))).toBe(true);
});

rule(['18lra/2p-k', '18lra/E-87'], 'its 30% make nobody director, and nobody can hand it the certificate', () => {
  const game = two({
    floated: ['BME'],
    shares: {
      BME: [
        [0, [20]],
        [1, [10]],
        [INVESTOR, TENS(2)],
        ['charter', TENS(5)],
      ],
    },
  });
  expect(refusedBy(game, sell('BME', 10, 10))).toBe('18lra/4.2.1-d');
  play(game, PASS, PASS, invest('BME', 'charter'));
  expect([held(game, 'BME', INVESTOR), game.state.certificates['BME']?.[0]]).toEqual([30, 'player0']);
});

rule(['18lra/2p-l', '18lra/E-88'], 'its purchase may float a company, with the price of its shares too', () => {
  const game = two({
    cash: [0, 0],
    shares: {
      BME: [
        [0, [20, 10]],
        [INVESTOR, [10]],
      ],
    },
  });
  play(game, PASS, PASS);
  expect(game.state.companies.BME.floated).toBe(false);
  play(game, invest('BME', 'offering'));
  expect([game.state.companies.BME.floated, money(game, 'BME'), price(game, 'BME')]).toEqual([true, 350, 75]);
});

rule(['18lra/2p-l', '18lra/E-89'], 'a company between players and Investor is sold out', () => {
  const after = (rest: typeof INVESTOR | 'pool') => {
    const shares = {
      BME: [
        [0, FIVE],
        [1, TENS(3)],
        [rest, TENS(2)],
      ],
    } as const;
    const game = two({ investor: 0, floated: ['BME'], shares, stock: { seat: 1, passes: 1 } });
    play(game, PASS);
    return price(game, 'BME');
  };
  expect([after(INVESTOR), after('pool')]).toEqual([75, 70]);
});

rule(['18lra/2p-m', '18lra/2p-p'], 'the bank pays its dividends, and can break over them', () => {
  const game = two({
    bank: 90,
    investor: 0,
    turn: { company: 'BME', step: 'dividend', income: 100 },
    shares: {
      BME: [
        [0, FIVE],
        [INVESTOR, TENS(3)],
        ['pool', TENS(1)],
        ['charter', [10]],
      ],
    },
  });
  play(game, { type: 'payDividend' });
  expect([money(game, INVESTOR), game.state.bankBroke]).toEqual([30, '']);
  expect(game.actors(), 'the director alone acts').toEqual([0]);
  const short = two({
    bank: 89,
    investor: 0,
    turn: { company: 'BME', step: 'dividend', income: 100 },
    shares: {
      BME: [
        [0, FIVE],
        [INVESTOR, TENS(3)],
        ['pool', TENS(1)],
        ['charter', [10]],
      ],
    },
  });
  play(short, { type: 'payDividend' });
  expect(short.state.bankBroke).toBe('operating');
});

rule('18lra/2p-p', 'it helps in no forced purchase', () => {
  const game = two({
    cash: [0, 0],
    investor: 500,
    tiles: { G15: 'L04/0' },
    turn: { company: 'BME', step: 'trains' },
    shares: {
      BME: [
        [0, FIVE],
        [INVESTOR, TENS(3)],
        ['pool', TENS(2)],
      ],
    },
  });
  play(game, { type: 'forcePurchase', train: '2', from: 'depot' });
  expect(verdict(game, { type: 'takeLoan', amount: 100 })).toBe('legal');
  expect(money(game, INVESTOR)).toBe(500);
});

rule('18lra/2p-o', 'after the round the card is with whoever has not got the priority deal', () => {
  const ended = (cash: readonly number[]) => {
    const game = two({ cash, investor: 0, shares: bme, stock: { seat: 1, passes: 1 }, investorCard: 0 });
    play(game, PASS);
    return [game.state.priority, game.state.investorCard];
  };
  expect([ended([500, 400]), ended([400, 500])]).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

rule('18lra/2p-q', 'what the Investor has counts for nobody', () => {
  const game = two({
    cash: [500, 400],
    investor: 600,
    floated: ['BME'],
    shares: {
      BME: [
        [0, FIVE],
        [INVESTOR, TENS(3)],
        ['charter', TENS(2)],
      ],
    },
  });
  expect(game.score().map(({ seat, value }) => [seat, value])).toEqual([
    [0, 850],
    [1, 400],
  ]);
});

rule('18lra/2p-r', 'the other end of the game may be chosen too', () => {
  expect(beginning(2, { ending: 'short-of-money' }).state.options.ending).toBe('short-of-money');
  expect(lra.players[0]).toBe(2);
});
