import { beforeEach, expect, it } from 'vitest';
import { createLog, depsOf, type TestLog } from '../testing/memory-log.ts';
import { checkWatched } from './check-watched.ts';
import { readWatched, sizeBefore, watchEnded, watchSession } from './watched-sessions.ts';

// SHA-256 of "gw3-log|s1|c2:aa".
const blinded = async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('gw3-log|s1|c2:aa'));
  return Buffer.from(digest).toString('hex');
};
const ended = {
  session: 's1',
  outcomeSeed: 'c2:aa',
  chainStart: '11'.repeat(32),
  mathsHash: '22'.repeat(32),
  knownSince: { page: 1, monotonic: 0, wall: 0 },
  sizeBefore: 0,
  statement: { hash: '33'.repeat(32), signature: '44'.repeat(64) },
};
const later = 600_000;

let log: TestLog;
beforeEach(async () => {
  localStorage.clear();
  log = await createLog();
  await log.append({ kind: 'other' });
});

async function logSession() {
  const session = await blinded();
  const { outcomeSeed: outcome_seed, chainStart: chain_start, mathsHash: maths_hash, statement } = ended;
  await log.append(
    { kind: 'session_start', session, outcome_seed, chain_start, maths_hash },
    { kind: 'session_statement', session, statement_hash: statement.hash, signature: statement.signature },
  );
}
const check = (ms = later, page = 1) =>
  checkWatched(
    async () => depsOf(log),
    () => ({ page, monotonic: ms, wall: ms }),
  );

it('finds a session that came into the log after its page was closed, and does not look for it again', async () => {
  watchEnded(ended);
  expect(await check(1_000)).toBeNull();
  expect(readWatched()).toHaveLength(1);
  await logSession();
  expect(await check()).toBeNull();
  expect(readWatched()).toEqual([]);
});

it('reports an ended session that the operator left out of the log, at every visit', async () => {
  watchEnded(ended);
  expect(await check(1_000, 2)).toBeNull();
  expect(await check(later, 2)).toMatchObject({ code: 'log_missing' });
  expect(await check(1_000, 3)).toMatchObject({ code: 'log_missing' });
});

it('does not read the log for sessions that are not over', async () => {
  watchSession('s1', 7);
  const unused = () => Promise.reject(new Error('the log was read'));
  expect(await checkWatched(unused)).toBeNull();
});

it('keeps the size at the start of a session until its end', () => {
  watchSession('s1', 7);
  watchSession('s1', 9);
  expect(sizeBefore('s1')).toBe(7);
  expect(sizeBefore('s2')).toBe(0);
});

it('keeps the newest 50 sessions', () => {
  for (let number = 0; number < 60; number += 1) watchSession(`s${number}`, number);
  expect(readWatched()).toHaveLength(50);
  expect(sizeBefore('s59')).toBe(59);
});
