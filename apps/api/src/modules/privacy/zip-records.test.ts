import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipped } from './zip-records.ts';

const piece = 1024 * 1024;
const page = 64 * 1024;
const pages = 400;

test('produces a file of 25 MB only as fast as it is consumed, in equal pieces', async () => {
  let made = 0;
  async function* content() {
    for (; made < pages; made += 1) yield randomBytes(page);
  }
  let taken = 0;
  let most = 0;
  const parts: Buffer[] = [];
  for await (const part of zipped([{ name: 'noise', content: content() }], piece)) {
    // Gives a producer time to read ahead, if it does so.
    if (taken < 3 * piece) await pause(30);
    // Random bytes do not compress, so everything that was produced but not consumed is in memory.
    most = Math.max(most, made * page - taken);
    taken += part.length;
    parts.push(part);
  }
  expect(most).toBeLessThan(piece + 16 * page);
  expect(new Set(parts.slice(0, -1).map(({ length }) => length))).toEqual(new Set([piece]));
  expect(unzipSync(Buffer.concat(parts)).noise?.length).toBe(pages * page);
});

test('throws the error of a file, also of the second file', async () => {
  async function* fine() {
    yield 'fine';
  }
  async function* broken() {
    yield 'half';
    throw new Error('no more rows');
  }
  const parts = zipped(
    [
      { name: 'fine', content: fine() },
      { name: 'broken', content: broken() },
    ],
    piece,
  );
  await expect(
    (async () => {
      for await (const _part of parts);
    })(),
  ).rejects.toThrow('no more rows');
});
