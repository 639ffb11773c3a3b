import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectorUp } from './database.ts';
import { gauge } from './registry.ts';
import { type Collector, createStateReader } from './state-reader.ts';

const value = gauge('goldwren_test_value', 'A value of this test.');

/** A collector that does what the test sets. */
function collector(name: string): Collector & { reads: number; next: () => Promise<number> } {
  const one = {
    name,
    gauges: [value],
    reads: 0,
    next: async () => 1,
    read: async () => {
      one.reads += 1;
      const read = await one.next();
      return () => value.set(read);
    },
  };
  return one;
}

async function valueNow(): Promise<number | undefined> {
  return (await value.get()).values[0]?.value;
}
async function isUp(name: string): Promise<number | undefined> {
  return (await collectorUp.get()).values.find(({ labels }) => labels.collector === name)?.value;
}

test('reads at most once per interval, however often it is called', async () => {
  const one = collector('shared');
  const refresh = createStateReader([one], { waitMs: 1_000, maxAgeMs: 60_000 });
  await Promise.all(Array.from({ length: 100 }, refresh));
  await refresh();
  expect([one.reads, await valueNow(), await isUp('shared')]).toEqual([1, 1, 1]);
});

test('empties the gauges of a collector that fails, and reads the others', async () => {
  const [bad, good] = [collector('bad'), { ...collector('good'), gauges: [] }];
  const refresh = createStateReader([bad, good], { waitMs: 1_000, maxAgeMs: 0 });
  await refresh();
  bad.next = () => Promise.reject(new Error('no database'));
  good.read = async () => () => undefined;
  await refresh();
  expect([await valueNow(), await isUp('bad'), await isUp('good')]).toEqual([undefined, 0, 1]);
  bad.next = async () => 7;
  await refresh();
  expect([await valueNow(), await isUp('bad')]).toEqual([7, 1]);
});

test('waits no longer than its limit for a database that hangs, starts no second read, and recovers', async () => {
  const hanging = collector('hanging');
  const refresh = createStateReader([hanging], { waitMs: 50, maxAgeMs: 0 });
  await refresh();
  let answer: (read: number) => void = () => undefined;
  hanging.next = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const begun = performance.now();
  await Promise.all([refresh(), refresh(), refresh()]);
  await refresh();
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect([hanging.reads, await valueNow(), await isUp('hanging')]).toEqual([2, undefined, 0]);
  answer(9);
  await pause(10);
  expect([await valueNow(), await isUp('hanging')]).toEqual([9, 1]);
});
