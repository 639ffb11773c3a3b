import { describe, expect, test, vi } from 'vitest';
import { lostConnection } from '../../../test/support/lost-connection.ts';
import { createLane, type LaneOptions } from './batcher.ts';

interface Call {
  readonly items: readonly string[];
  answer(): void;
  fail(error: unknown): void;
}

/** A lane whose calls wait until the test answers them: an item is answered with itself, in capitals when it went alone. */
function heldLane(options: Partial<LaneOptions<string, string>> = {}) {
  const alone: Call[] = [];
  const together: Call[] = [];
  const held = <T>(calls: Call[], items: readonly string[], value: T) =>
    new Promise<T>((resolve, reject) => {
      calls.push({ items, answer: () => resolve(value), fail: reject });
    });
  const lane = createLane<string, string>({
    alone: (item) => held(alone, [item], item.toUpperCase()),
    together: (items) =>
      held(
        together,
        items,
        items.map((item) => (item.startsWith('!') ? null : item)),
      ),
    ...options,
  });
  return { lane, alone, together };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const names = (count: number, prefix = 'n') => Array.from({ length: count }, (_, n) => `${prefix}${n}`);

describe('with nothing under way', () => {
  test('one call, and up to three of one moment, go singly', async () => {
    const { lane, alone, together } = heldLane();
    const asked = names(3).map((name) => lane.ask(name));
    await turn();
    expect(alone.map(({ items }) => items[0])).toEqual(names(3));
    expect(together).toEqual([]);
    for (const call of alone) call.answer();
    expect(await Promise.all(asked)).toEqual(['N0', 'N1', 'N2']);
  });

  test('four of one moment go together, also when each came by itself', async () => {
    const { lane, together } = heldLane();
    const asked: Promise<string>[] = [];
    for (const name of names(4)) await Promise.resolve().then(() => asked.push(lane.ask(name)));
    await turn();
    expect(together.map(({ items }) => items)).toEqual([names(4)]);
    together[0]?.answer();
    expect(await Promise.all(asked)).toEqual(names(4));
  });
});

describe('while a batch is under way', () => {
  test('what comes waits for it and goes with the next, in the order it came', async () => {
    const { lane, together } = heldLane();
    const asked = names(5).map((name) => lane.ask(name));
    await turn();
    asked.push(...names(63, 'late').map((name) => lane.ask(name)));
    await turn();
    expect(together.map(({ items }) => items.length)).toEqual([5]);
    together[0]?.answer();
    await turn();
    expect(together[1]?.items).toEqual(names(63, 'late'));
    together[1]?.answer();
    expect(await Promise.all(asked)).toEqual([...names(5), ...names(63, 'late')]);
  });

  test('what fills a second batch of 64 goes beside it, and what fills a third waits for one of them', async () => {
    const { lane, together } = heldLane();
    const asked = names(5).map((name) => lane.ask(name));
    await turn();
    asked.push(...names(140, 'late').map((name) => lane.ask(name)));
    await turn();
    expect(together.map(({ items }) => items.length)).toEqual([5, 64]);
    expect(together[1]?.items).toEqual(names(64, 'late'));
    together[1]?.answer();
    await turn();
    expect(together.map(({ items }) => items.length)).toEqual([5, 64, 64]);
    for (const batch of [0, 2]) together[batch]?.answer();
    await turn();
    together[3]?.answer();
    expect(await Promise.all(asked)).toEqual([...names(5), ...names(140, 'late')]);
  });

  test('nobody who has one under way is in the batch beside it', async () => {
    const { lane, together } = heldLane({ subjectOf: (item) => item.split(' ')[0] as string });
    const asked = names(64).map((name) => lane.ask(name));
    await turn();
    asked.push(
      ...names(64).map((name) => lane.ask(`${name} again`)),
      ...names(4, 'other').map((name) => lane.ask(name)),
    );
    await turn();
    expect(together.map(({ items }) => items)).toEqual([names(64), names(4, 'other')]);
    together[0]?.answer();
    await turn();
    expect(together[2]?.items).toEqual(names(64).map((name) => `${name} again`));
    for (const batch of [1, 2]) together[batch]?.answer();
    await Promise.all(asked);
  });
});

test('what a batch leaves goes alone, and holds up nothing that comes after', async () => {
  const { lane, alone, together } = heldLane();
  const held = lane.ask('!held');
  const first = names(3).map((name) => lane.ask(name));
  await turn();
  together[0]?.answer();
  expect(await Promise.all(first)).toEqual(names(3));
  expect(alone.map(({ items }) => items)).toEqual([['!held']]);
  const second = names(4, 'late').map((name) => lane.ask(name));
  await turn();
  together[1]?.answer();
  expect(await Promise.all(second)).toEqual(names(4, 'late'));
  alone[0]?.answer();
  expect(await held).toBe('!HELD');
});

test('three single calls that hang hold up nobody', async () => {
  const { lane, alone, together } = heldLane();
  for (const name of names(3, 'hangs')) void lane.ask(name);
  await turn();
  expect(alone).toHaveLength(3);
  const asked = lane.ask('next');
  await turn();
  expect(together.map(({ items }) => items)).toEqual([['next']]);
  together[0]?.answer();
  expect(await asked).toBe('next');
});

describe('a batch that fails', () => {
  test('is done again item by item, and each hears what becomes of its own', async () => {
    const { lane, alone, together } = heldLane();
    const asked = names(4).map((name) => lane.ask(name).catch((error: Error) => error.message));
    await turn();
    together[0]?.fail(new Error('one of them was bad'));
    await turn();
    alone[2]?.fail(new Error('this one'));
    for (const call of alone) call.answer();
    expect(await Promise.all(asked)).toEqual(['N0', 'N1', 'this one', 'N3']);
  });

  test.each([
    ['nobody could be connected', new Error('timeout exceeded when trying to connect')],
    ['there is no room', Object.assign(new Error('too many clients'), { code: '53300' })],
    ['the server is gone, after all retries', Object.assign(new Error('gone'), { code: '57P01' })],
  ])('because %s is not done again item by item', async (_name, error) => {
    const { lane, alone, together } = heldLane();
    const asked = names(4).map((name) => lane.ask(name).catch((cause: Error) => cause));
    await turn();
    together[0]?.fail(error);
    expect(await Promise.all(asked)).toEqual(names(4).map(() => error));
    expect(alone).toEqual([]);
    const next = lane.ask('next');
    await turn();
    alone[0]?.answer();
    expect(await next).toBe('NEXT');
  });
});

describe('of one subject', () => {
  const subjectOf = (item: string) => item.split(' ')[0] as string;

  test('one at a time is under way, in the order they came; others go past it', async () => {
    const { lane, alone, together } = heldLane({ subjectOf });
    const asked = ['anna 1', 'anna 2', 'ben 1', 'cleo 1', 'dora 1'].map((name) => lane.ask(name));
    await turn();
    expect(together[0]?.items).toEqual(['anna 1', 'ben 1', 'cleo 1', 'dora 1']);
    together[0]?.answer();
    await turn();
    expect(alone.map(({ items }) => items)).toEqual([['anna 2']]);
    alone[0]?.answer();
    expect(await Promise.all(asked)).toEqual(['anna 1', 'ANNA 2', 'ben 1', 'cleo 1', 'dora 1']);
  });

  test('rejects the sixty-fifth call of one subject as too many, and accepts those of others', async () => {
    const { lane, alone } = heldLane({ subjectOf });
    for (let n = 0; n < 64; n += 1) void lane.ask(`anna ${n}`);
    await expect(lane.ask('anna 64')).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 1 },
    });
    const other = lane.ask('ben 1');
    await turn();
    alone.find(({ items }) => items[0] === 'ben 1')?.answer();
    expect(await other).toBe('BEN 1');
  });
});

test('what waits is bounded: beyond it callers are told to come back, and are served when there is room again', async () => {
  const { lane, together } = heldLane();
  const asked = names(4).map((name) => lane.ask(name));
  await turn();
  for (const name of names(4_096, 'flood')) asked.push(lane.ask(name));
  await expect(lane.ask('too many')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  for (let n = 0; n <= 64; n += 1) {
    together[n]?.answer();
    await turn();
  }
  await Promise.all(asked);
  const late = names(4, 'late').map((name) => lane.ask(name));
  await turn();
  together.at(-1)?.answer();
  expect(await Promise.all(late)).toEqual(names(4, 'late'));
});

test('refuses calls that waited four seconds behind a batch that hangs, instead of sending them after it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const { lane, together } = heldLane();
    const first = [...names(4), ...names(4, 'm')].map((name) => lane.ask(name));
    await turn();
    const late = lane.ask('late').catch((error: unknown) => error);
    vi.advanceTimersByTime(3_500);
    const recent = lane.ask('recent');
    vi.advanceTimersByTime(1_000);
    for (const call of together) call.fail(lostConnection('ETIMEDOUT'));
    for (const asked of first) await expect(asked).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(await late).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 1 } });
    expect(together).toHaveLength(1);
    void recent;
  } finally {
    vi.useRealTimers();
  }
});
