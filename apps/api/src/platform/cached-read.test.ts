import { expect, test, vi } from 'vitest';
import { cachedRead } from './cached-read.ts';

test('a cached read is shared, expires after its age, and is repeated after a failure', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const read = vi.fn<() => Promise<number>>();
  for (const result of [Promise.resolve(1), Promise.resolve(2)]) read.mockReturnValueOnce(result);
  const current = cachedRead(100, read);

  expect(await Promise.all([current(), current()])).toEqual([1, 1]);
  clock = 99;
  expect(await current()).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
  clock = 100;
  expect(await current()).toBe(2);

  clock = 200;
  read.mockRejectedValueOnce(new Error('down'));
  await expect(current()).rejects.toThrow('down');
  read.mockResolvedValueOnce(3);
  expect(await current()).toBe(3);
  vi.restoreAllMocks();
});
