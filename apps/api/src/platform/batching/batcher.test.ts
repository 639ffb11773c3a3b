import { describe, expect, test, vi } from 'vitest';
import { lostConnection } from '../../../test/helpers/database/lost-connection.ts';
import { type BatcherOptions, createBatcher } from './batcher.ts';

interface Call {
  readonly items: readonly string[];
  answer(): void;
  fail(error: unknown): void;
}

/** Creates a batcher whose calls wait until the test answers them. The answer is the item, in capitals when it ran alone. */
function heldBatcher(options: Partial<BatcherOptions<string, string>> = {}) {
  const alone: Call[] = [];
  const together: Call[] = [];
  const held = <T>(calls: Call[], items: readonly string[], value: T) =>
    new Promise<T>((resolve, reject) => {
      calls.push({ items, answer: () => resolve(value), fail: reject });
    });
  const batcher = createBatcher<string, string>({
    alone: (item) => held(alone, [item], item.toUpperCase()),
    together: (items) =>
      held(
        together,
        items,
        items.map((item) => (item.startsWith('!') ? null : item)),
      ),
    ...options,
  });
  return { batcher, alone, together };
}

/** Waits until a batcher with new calls has started them: the turn of the calls, and one that brings no more. */
async function turn(): Promise<void> {
  for (let n = 0; n < 3; n += 1) await new Promise((resolve) => setImmediate(resolve));
}
const names = (count: number, prefix = 'n') => Array.from({ length: count }, (_, n) => `${prefix}${n}`);

describe('an idle batcher', () => {
  test('runs up to three simultaneous calls alone', async () => {
    const { batcher, alone, together } = heldBatcher();
    const asked = names(3).map((name) => batcher.run(name));
    await turn();
    expect(alone.map(({ items }) => items[0])).toEqual(names(3));
    expect(together).toEqual([]);
    for (const call of alone) call.answer();
    expect(await Promise.all(asked)).toEqual(['N0', 'N1', 'N2']);
  });

  test('runs four calls of one event loop turn together, also when each comes from its own microtask', async () => {
    const { batcher, together } = heldBatcher();
    const asked: Promise<string>[] = [];
    for (const name of names(4)) await Promise.resolve().then(() => asked.push(batcher.run(name)));
    await turn();
    expect(together.map(({ items }) => items)).toEqual([names(4)]);
    together[0]?.answer();
    expect(await Promise.all(asked)).toEqual(names(4));
  });
});

describe('calls of several event loop turns', () => {
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  test('run together while each turn brings more', async () => {
    const { batcher, together } = heldBatcher();
    const asked = names(2).map((name) => batcher.run(name));
    await nextTurn();
    asked.push(...names(3, 'second').map((name) => batcher.run(name)));
    await nextTurn();
    asked.push(batcher.run('third'));
    await turn();
    expect(together.map(({ items }) => items.length)).toEqual([6]);
    together[0]?.answer();
    await Promise.all(asked);
  });

  test('do not keep a call waiting that was alone in its turn', async () => {
    const { batcher, alone } = heldBatcher();
    void batcher.run('first');
    await nextTurn();
    await nextTurn();
    expect(alone.map(({ items }) => items)).toEqual([['first']]);
  });

  test('start as soon as they fill a batch, even if more arrive in each turn', async () => {
    const { batcher, together } = heldBatcher({ most: 4 });
    for (let n = 0; n < 4; n += 1) {
      void batcher.run(`${n} a`);
      void batcher.run(`${n} b`);
      await nextTurn();
    }
    expect(together.map(({ items }) => items)[0]).toEqual(['0 a', '0 b', '1 a', '1 b']);
  });
});

describe('while a batch is running', () => {
  test('queues new calls and runs them in the next batch, in order of arrival', async () => {
    const { batcher, together } = heldBatcher();
    const asked = names(5).map((name) => batcher.run(name));
    await turn();
    asked.push(...names(15, 'late').map((name) => batcher.run(name)));
    await turn();
    expect(together.map(({ items }) => items.length)).toEqual([5]);
    together[0]?.answer();
    await turn();
    expect(together[1]?.items).toEqual(names(15, 'late'));
    together[1]?.answer();
    expect(await Promise.all(asked)).toEqual([...names(5), ...names(15, 'late')]);
  });

  test('runs a second batch of at least 16 and at most 64 at the same time, and queues a third', async () => {
    const { batcher, together } = heldBatcher();
    const asked = names(5).map((name) => batcher.run(name));
    await turn();
    asked.push(...names(140, 'late').map((name) => batcher.run(name)));
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

  test('keeps subjects with a running item out of the second batch', async () => {
    const { batcher, together } = heldBatcher({ subjectOf: (item) => item.split(' ')[0] as string });
    const asked = names(64).map((name) => batcher.run(name));
    await turn();
    asked.push(
      ...names(64).map((name) => batcher.run(`${name} again`)),
      ...names(4, 'other').map((name) => batcher.run(name)),
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

test('runs items that a batch leaves unanswered alone, without delaying later calls', async () => {
  const { batcher, alone, together } = heldBatcher();
  const held = batcher.run('!held');
  const first = names(3).map((name) => batcher.run(name));
  await turn();
  together[0]?.answer();
  expect(await Promise.all(first)).toEqual(names(3));
  expect(alone.map(({ items }) => items)).toEqual([['!held']]);
  const second = names(4, 'late').map((name) => batcher.run(name));
  await turn();
  together[1]?.answer();
  expect(await Promise.all(second)).toEqual(names(4, 'late'));
  alone[0]?.answer();
  expect(await held).toBe('!HELD');
});

test('does not delay later calls when three single calls hang', async () => {
  const { batcher, alone, together } = heldBatcher();
  for (const name of names(3, 'hangs')) void batcher.run(name);
  await turn();
  expect(alone).toHaveLength(3);
  const asked = batcher.run('next');
  await turn();
  expect(together.map(({ items }) => items)).toEqual([['next']]);
  together[0]?.answer();
  expect(await asked).toBe('next');
});

describe('a failed batch', () => {
  test('is repeated item by item, and each call gets its own result', async () => {
    const { batcher, alone, together } = heldBatcher();
    const asked = names(4).map((name) => batcher.run(name).catch((error: Error) => error.message));
    await turn();
    together[0]?.fail(new Error('one of them was bad'));
    await turn();
    alone[2]?.fail(new Error('this one'));
    for (const call of alone) call.answer();
    expect(await Promise.all(asked)).toEqual(['N0', 'N1', 'this one', 'N3']);
  });

  test.each([
    ['no connection is available', new Error('timeout exceeded when trying to connect')],
    ['the server has too many clients', Object.assign(new Error('too many clients'), { code: '53300' })],
    ['the server is gone after all retries', Object.assign(new Error('gone'), { code: '57P01' })],
  ])('is not repeated item by item when %s', async (_name, error) => {
    const { batcher, alone, together } = heldBatcher();
    const asked = names(4).map((name) => batcher.run(name).catch((cause: Error) => cause));
    await turn();
    together[0]?.fail(error);
    expect(await Promise.all(asked)).toEqual(names(4).map(() => error));
    expect(alone).toEqual([]);
    const next = batcher.run('next');
    await turn();
    alone[0]?.answer();
    expect(await next).toBe('NEXT');
  });
});

describe('calls of one subject', () => {
  const subjectOf = (item: string) => item.split(' ')[0] as string;

  test('run one at a time in order of arrival, without delaying other subjects', async () => {
    const { batcher, alone, together } = heldBatcher({ subjectOf });
    const asked = ['anna 1', 'anna 2', 'ben 1', 'cleo 1', 'dora 1'].map((name) => batcher.run(name));
    await turn();
    expect(together[0]?.items).toEqual(['anna 1', 'ben 1', 'cleo 1', 'dora 1']);
    together[0]?.answer();
    await turn();
    expect(alone.map(({ items }) => items)).toEqual([['anna 2']]);
    alone[0]?.answer();
    expect(await Promise.all(asked)).toEqual(['anna 1', 'ANNA 2', 'ben 1', 'cleo 1', 'dora 1']);
  });

  test('are rejected with rate_limited from the sixty-fifth on, while calls of others are accepted', async () => {
    const { batcher, alone } = heldBatcher({ subjectOf });
    for (let n = 0; n < 64; n += 1) void batcher.run(`anna ${n}`);
    await expect(batcher.run('anna 64')).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 1 },
    });
    const other = batcher.run('ben 1');
    await turn();
    alone.find(({ items }) => items[0] === 'ben 1')?.answer();
    expect(await other).toBe('BEN 1');
  });
});

test('rejects calls with unavailable when the queue is full, and accepts calls again when it has room', async () => {
  const { batcher, together } = heldBatcher();
  const asked = names(4).map((name) => batcher.run(name));
  await turn();
  for (const name of names(4_096, 'flood')) asked.push(batcher.run(name));
  await expect(batcher.run('too many')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  for (let n = 0; n <= 64; n += 1) {
    together[n]?.answer();
    await turn();
  }
  await Promise.all(asked);
  const late = names(4, 'late').map((name) => batcher.run(name));
  await turn();
  together.at(-1)?.answer();
  expect(await Promise.all(late)).toEqual(names(4, 'late'));
});

test('rejects calls that waited four seconds behind a hanging batch, instead of sending them', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const { batcher, together } = heldBatcher();
    const first = [...names(4), ...names(4, 'm')].map((name) => batcher.run(name));
    await turn();
    const late = batcher.run('late').catch((error: unknown) => error);
    vi.advanceTimersByTime(3_500);
    const recent = batcher.run('recent');
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
