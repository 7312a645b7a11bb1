import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, changesBetween, type Json, withChanges } from '@stellwerk/engine/kernel';
import { holds } from '@stellwerk/engine/testing/property';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { ClockRules } from '../src/api/index.ts';
import { steadyClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { openStore, type Store } from '../src/db/store.ts';
import { depthOf } from '../src/http/json-body.ts';
import { addressKey, localLimit } from '../src/http/limits.ts';
import { newId, timedId } from '../src/ids.ts';
import { clockAtStart, nextClock, type SeatClock } from '../src/play/clocks.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function embedded(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-parts-'));
  const store = openStore(readConfig({ DATA_DIR: folder }));
  closing.push(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await store.migrate();
  return store;
}

const json = fc.jsonValue({ maxDepth: 4 }).map((value): Json => JSON.parse(JSON.stringify(value)));

describe('changes of a position', () => {
  test('lead from any position to any other, and leave the first as it was', () => {
    holds(
      fc.property(json, json, (before, after) => {
        const kept = canonical(before);
        expect(canonical(withChanges(before, changesBetween(before, after)))).toBe(canonical(after));
        expect(canonical(before)).toBe(kept);
      }),
      2000,
    );
  });

  test('name only what differs', () => {
    const before = { money: [10, 20, 30], frame: { kind: 'turn', seat: 1 }, gone: 1 };
    const after = { money: [10, 25], frame: { kind: 'turn', seat: 2 }, new: [1] };
    expect(changesBetween(before, after)).toEqual([
      { cut: ['gone'] },
      { cut: ['money', 2] },
      { set: ['money', 1], to: 25 },
      { set: ['frame', 'seat'], to: 2 },
      { set: ['new'], to: [1] },
    ]);
  });
});

describe('group commit', () => {
  test('tasks that arrive together are stored together, and one that fails takes none with it', async () => {
    const store = await embedded();
    const tasks = Array.from({ length: 20 }, (_, i) =>
      store.write(async (trx) => {
        await trx
          .insertInto('secret')
          .values({ name: `n${i}`, value: 'v' })
          .execute();
        if (i % 5 === 0) throw new Error(`task ${i}`);
        return i;
      }),
    );
    const done = await Promise.allSettled(tasks);
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    const rows = await store.db.selectFrom('secret').select('name').execute();
    expect(rows).toHaveLength(16);
    expect(rows.some(({ name }) => name === 'n5')).toBe(false);
  });

  test('nobody reads what is not yet committed', async () => {
    const store = await embedded();
    let seen = -1;
    const writing = store.write(async (trx) => {
      await trx.insertInto('secret').values({ name: 'half', value: 'v' }).execute();
      throw new Error('and now not');
    });
    const reading = store.db
      .selectFrom('secret')
      .selectAll()
      .execute()
      .then((rows) => {
        seen = rows.length;
      });
    await expect(writing).rejects.toThrow('and now not');
    await reading;
    expect(seen).toBe(0);
  });
});

describe('clocks', () => {
  const clock = fc.record({
    acted: fc.boolean(),
    acts: fc.boolean(),
    moved: fc.boolean(),
    paused: fc.boolean(),
    ms: fc.integer({ min: 0, max: 100_000 }),
  });

  test('a bank only shrinks by time that ran, and never below nothing', () => {
    const rules = ClockRules.parse({ kind: 'bank', seconds: 60, increment: 5, fall: 'bot' });
    holds(
      fc.property(fc.array(clock, { maxLength: 30 }), (steps) => {
        let now = 0;
        let at: SeatClock = clockAtStart(rules);
        for (const step of steps) {
          now += step.ms;
          const next = nextClock(rules, at, { ...step, now });
          const ran = at.since === null ? 0 : now - at.since;
          const before = at.left_ms ?? 0;
          expect(next.left_ms).toBe(Math.max(0, before - ran) + (step.moved ? 5000 : 0));
          expect(next.since !== null).toBe(step.acts && !step.paused);
          expect(next.deadline).toBe(next.since === null ? null : now + (next.left_ms ?? 0));
          at = next;
        }
      }),
    );
  });
});

describe('the time of the server', () => {
  test('setting the system’s clock forward or back moves it by no more than a tenth of what passes', () => {
    const system = { wall: 1_000_000, passed: 0 };
    const clock = steadyClock({ wall: () => system.wall, passed: () => system.passed });
    const pass = (ms: number, set = 0) => {
      system.wall += ms + set;
      system.passed += ms;
      return clock.now();
    };
    expect(pass(1000)).toBe(1_001_000);
    expect(pass(1000, 3_600_000)).toBe(1_002_100);
    expect(pass(1000, -7_200_000)).toBe(1_003_000);
    expect(pass(1000, 3_600_000)).toBe(1_004_000);
  });

  test('processes whose clocks differ go by that of the database', () => {
    const system = { wall: 50_000, passed: 0 };
    const clock = steadyClock({ wall: () => system.wall, passed: () => system.passed });
    clock.follow(9_000_000);
    system.passed += 500;
    expect(clock.now()).toBe(9_000_500);
    clock.follow(9_000_600);
    system.passed += 500;
    expect(clock.now()).toBe(9_001_050);
  });
});

describe('small parts', () => {
  test('the depth of a text is that of its brackets, not of what stands in quotes', () => {
    expect(depthOf('{"a":[1,{"b":"[[[["}]}')).toBe(3);
    expect(depthOf('"\\"[[["')).toBe(0);
  });

  test('a limit counts for each key, fills up again evenly, and is added up with other processes', async () => {
    const time = { now: 1_000_000 };
    const clock = { now: () => time.now, every: () => () => {} };
    const store = await embedded();
    const allowance = { name: 'x', most: 2, withinMs: 60_000 };
    const [here, there] = [localLimit(allowance, store, clock), localLimit(allowance, store, clock)];
    here.take('a');
    here.take('a');
    here.take('b');
    expect(() => here.take('a')).toThrow('Too many');
    time.now += 30_000;
    here.take('a');
    expect(() => here.take('a')).toThrow('Too many');
    await here.share();
    there.take('a');
    await there.share();
    expect(() => there.take('a')).toThrow('Too many');
  });

  test('an address of the new kind counts with its whole net', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
  });

  test('ids cannot be guessed from one another; timed ones sort by time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newId())).size).toBe(1000);
    expect(timedId(1_800_000_000_000) < timedId(1_800_000_000_001)).toBe(true);
  });
});
