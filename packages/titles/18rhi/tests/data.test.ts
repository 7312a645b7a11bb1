import { ruleTests } from '@stellwerk/engine/testing/rule';
import { describe, expect, test } from 'vitest';
import { box } from '../box.ts';
import { layCites } from '../cites.ts';
import { allCompanies, COMPANY_IDS, companies, RHE } from '../companies.ts';
import counts from '../data/tile-counts.json' with { type: 'json' };
import { figures } from '../figures.ts';
import { BANK, CAPITAL, CERTIFICATE_LIMIT, ORDER_CARDS } from '../preparation.ts';
import { cases, rules } from '../rules/index.ts';
import { PRIVATE_IDS, startItems } from '../start-items.ts';
import { phases, TRAIN_TYPES, trainKinds } from '../trains.ts';

const rule = ruleTests(rules, cases);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the companies', () => {
  rule(['18rhi/1.2-b', '18rhi/4.2-a'], 'are eight with ten shares each, the director certificate first', () => {
    expect(COMPANY_IDS.join(' ')).toBe('ADR BME CCE CME DEE GVE MKB RhE');
    for (const { certificates } of allCompanies) {
      expect(sum(certificates.map(({ percent }) => percent))).toBe(100);
      expect(certificates.flatMap(({ director }, i) => (director ? [i] : []))).toEqual([0]);
    }
  });

  rule('18rhi/4.2.2-b', 'have nine certificates, MKB seven with three of 20% first', () => {
    expect(allCompanies.map(({ certificates }) => certificates.length)).toEqual([9, 9, 9, 9, 9, 9, 7, 9]);
    expect(companies.MKB.certificates.map(({ percent }) => percent)).toEqual([20, 20, 20, 10, 10, 10, 10]);
  });

  rule('18rhi/4.2.2-h', 'have the homes and markers of the rulebook, each first at home for nothing', () => {
    const table = allCompanies.map(({ id, homes, markers }) => `${id} ${homes.join('/')} ${markers.length}`);
    expect(table).toEqual([
      ...['ADR K2 3', 'BME F13 4', 'CCE I10/E6 3', 'CME I10 4'],
      ...['DEE F9 2', 'GVE G6 2', 'MKB D7 2', 'RhE I10 4'],
    ]);
    for (const { homes, markers } of allCompanies) {
      expect(markers.filter((cost) => cost === 0)).toHaveLength(homes.length);
      expect(markers).toEqual([...markers].sort((a, b) => a - b));
    }
  });

  rule(
    ['18rhi/3.2-f', '18rhi/3.2-g', '18rhi/3.2-k'],
    'RhE: what waits at Aachen is the par of the shares in the pool',
    () => {
      expect((RHE.par * RHE.poolPercent) / 10).toBe(RHE.fund);
      expect(2 * RHE.par).toBe(startItems.no6.price);
    },
  );
});

describe('privates, money and trains', () => {
  test('five privates and No. 6 cost 440 M together and rise with their numbers', () => {
    const prices = Object.values(startItems).map(({ price }) => price);
    expect(sum(prices)).toBe(440);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(PRIVATE_IDS.map((id) => startItems[id].revenue)).toEqual([5, 0, 15, 20, 25]);
  });

  rule('18rhi/5.1.1-o', 'No. 6 alone has a least price', () => {
    expect(Object.values(startItems).map(({ least = 0 }) => least)).toEqual([0, 0, 0, 0, 0, 140]);
  });

  rule(
    ['18rhi/3.2-j', '18rhi/3.2-l'],
    'whatever the number of players, the bank has 6,990 M after the preparations',
    () => {
      for (const [players, each] of [
        [3, 600],
        [4, 450],
        [5, 360],
      ] as const) {
        expect(CAPITAL.normal / players).toBe(each);
        expect(BANK - RHE.fund - players * each).toBe(6990);
      }
    },
  );

  rule('18rhi/8.2-a', 'with the lower capital three have 500 M, four 375 M and five 300 M', () => {
    expect([3, 4, 5].map((players) => CAPITAL.lower / players)).toEqual([500, 375, 300]);
  });

  rule('18rhi/5.2.2-a', 'the limit is 20, 15 and 12 certificates', () => {
    expect(CERTIFICATE_LIMIT).toEqual({ 3: 20, 4: 15, 5: 12 });
  });

  rule('18rhi/3.2-h', 'nine order cards, no two alike, name one hex for coal and another for steel', () => {
    expect(ORDER_CARDS).toHaveLength(9);
    expect(new Set(ORDER_CARDS.map(({ coal, steel }) => `${coal} ${steel}`)).size).toBe(9);
    expect(ORDER_CARDS.filter(({ coal, steel }) => coal === steel)).toEqual([]);
    expect([...new Set(ORDER_CARDS.map(({ coal }) => coal))].sort()).toEqual(['C12', 'D11', 'D9', 'J3', 'K4']);
    expect([...new Set(ORDER_CARDS.map(({ steel }) => steel))].sort()).toEqual(['D13', 'D9', 'E6']);
  });

  rule('18rhi/2-b', '28 trains with the optional one', () => {
    expect(sum(TRAIN_TYPES.map((type) => trainKinds[type].count)) + 1).toBe(28);
    expect(TRAIN_TYPES.map((type) => trainKinds[type].price)).toEqual([100, 200, 300, 500, 600, 800]);
    expect(TRAIN_TYPES.map((type) => trainKinds[type].stops)).toEqual([2, 3, 4, 5, 6, 8]);
  });

  rule('18rhi/6.2.6-c', '6-trains come with the first 5, 8-trains with the first 6', () => {
    expect(TRAIN_TYPES.flatMap((type) => [trainKinds[type].opens ?? []].flat())).toEqual(['5', '6']);
  });

  rule(['18rhi/6.2.1.2-a', '18rhi/6.3-d'], 'phases bring green, brown and grey and scrap 2-, 3- and 4-trains', () => {
    expect(TRAIN_TYPES.map((type) => phases[type].tiles.at(-1))).toEqual([
      'yellow',
      'green',
      'green',
      'brown',
      'brown',
      'gray',
    ]);
    expect(TRAIN_TYPES.flatMap((type) => phases[type].scraps ?? [])).toEqual(['2', '3', '4']);
    expect(TRAIN_TYPES.map((type) => phases[type].trainLimit)).toEqual([4, 4, 3, 2, 2, 2]);
    expect(TRAIN_TYPES.map((type) => phases[type].operatingRounds)).toEqual([1, 2, 2, 3, 3, 3]);
    expect(TRAIN_TYPES.map((type) => phases[type].montanBonus)).toEqual([20, 20, 20, 40, 40, 40]);
  });

  test('138 tiles, #935 among them', () => {
    expect(sum(Object.values(counts))).toBe(57 + 51 + 26 + 3 + 1);
    expect(counts['935']).toBe(1);
  });
});

describe('the ids by which the family refuses', () => {
  test('are rules of this game', () => {
    const { faults, ...others } = box.cites;
    const { stub, label, track, ...lays } = layCites;
    const all = [
      ...Object.values(others),
      ...Object.values(faults),
      ...Object.values(lays),
      ...label,
      ...track,
      stub('C8'),
      stub('E8'),
    ];
    expect(all.filter((id) => !(id in rules))).toEqual([]);
  });
});

describe('what the figures rest on', () => {
  test('is told in both languages, of rules there are', () => {
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    expect(figures.flatMap(({ rules: ids }) => ids).filter((id) => !(id in rules))).toEqual([]);
    for (const { what } of figures) expect([what.de, what.en].filter((text) => !text.endsWith('.'))).toEqual([]);
  });
});
