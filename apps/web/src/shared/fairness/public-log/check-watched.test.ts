import { beforeEach, expect, it, vi } from 'vitest';
import { createLog, depsOf, type TestLog } from '../testing/memory-log.ts';
import { checkWatched } from './check-watched.ts';
import { watchStart } from './watch-start.ts';
import { isWaitingForLog, readWatched, sizeBefore, watchEnded, watchSession } from './watched-sessions.ts';

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

it('still looks for the other sessions when it has found one', async () => {
  watchSession('open', 7);
  watchEnded({ ...ended, session: 's2' });
  watchEnded(ended);
  await logSession();
  expect(await check(1_000)).toBeNull();
  expect(readWatched().map(({ session }) => session)).toEqual(['s2', 'open']);
  expect(isWaitingForLog()).toBe(true);
  expect(await check()).toMatchObject({ code: 'log_missing' });
});

it('does not report a session early because of a forked log', async () => {
  watchEnded(ended);
  expect(await check(1_000)).toBeNull();
  const honest = log;
  log = await createLog();
  await log.append({ kind: 'forked' });
  expect(await check(1_000)).toMatchObject({ code: 'log_fork' });
  log = honest;
  expect(await check(1_000)).toBeNull();
});

it('does not read the log for sessions that are not over', async () => {
  watchSession('s1', 7);
  const unused = () => Promise.reject(new Error('the log was read'));
  expect(await checkWatched(unused)).toBeNull();
  expect(isWaitingForLog()).toBe(false);
});

it('keeps the size at the start of a session until its end', () => {
  watchSession('s1', 7);
  watchSession('s1', 9);
  expect(sizeBefore('s1')).toBe(7);
  expect(sizeBefore('s2')).toBe(0);
});

it.each(['no JSON', '{}', '[null, {}, 7]'])('reads no sessions from %s', (text) => {
  localStorage.setItem('goldwren-log-sessions', text);
  expect(readWatched()).toEqual([]);
});

it('remembers about the size of the log when a session starts', async () => {
  await log.append(...Array.from({ length: 1_499 }, (_, n) => ({ n })));
  const sizes: number[] = [];
  for (const [session, body] of [
    ['s1', log.notes[1]],
    ['s2', log.notes[0]],
    ['s3', 'no checkpoint'],
  ] as const) {
    vi.stubGlobal('fetch', async () => new Response(body));
    sizes.push(await watchStart(session), sizeBefore(session));
  }
  expect(sizes).toEqual([500, 500, 0, 0, 0, 0]);
  expect(readWatched()).toHaveLength(3);
});

it('keeps the newest 50 sessions', () => {
  for (let number = 0; number < 60; number += 1) watchSession(`s${number}`, number);
  expect(readWatched()).toHaveLength(50);
  expect(sizeBefore('s59')).toBe(59);
});
