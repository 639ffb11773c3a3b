import type { LiabilitiesDay } from '@goldwren/contracts/player';
import { beforeEach, expect, it } from 'vitest';
import { checkLog } from '../public-log/check-log.ts';
import { createLog, depsOf, type TestLog } from '../testing/memory-log.ts';
import { checkTotalInLog } from './check-total-in-log.ts';

const published = { day: '2026-11-25', at: '2026-11-25T09:07:00.000Z', root: '6c'.repeat(32), sum: '15.00', leaves: 3 };
const entry = { kind: 'liabilities', ...published };
const clockAt = (seconds: number) => ({ page: 1, monotonic: seconds * 1000, wall: 0 });

let log: TestLog;
beforeEach(async () => {
  localStorage.clear();
  log = await createLog();
});

function check(log_position: LiabilitiesDay['log_position'], seconds = 0) {
  return checkTotalInLog(depsOf(log), { ...published, log_position }, clockAt(0), clockAt(seconds));
}

it('finds the total at its position', async () => {
  await log.append({ kind: 'other' }, entry);
  expect(await check(1)).toEqual({ result: 'in_log' });
});

it.each([
  ['has no position yet', null],
  ['has a position after the served checkpoint', 1],
])('waits for the merge delay when the total %s, and then reports it', async (_what, position) => {
  await log.append({ kind: 'other' });
  expect(await check(position, 89)).toEqual({ result: 'unknown' });
  expect(await check(position, 90)).toEqual({ result: 'violation', found: { checkpoint: log.notes[0] } });
});

it('reports a total that is due in a log without a checkpoint', async () => {
  expect(await check(0, 89)).toEqual({ result: 'unknown' });
  expect(await check(0, 90)).toEqual({ result: 'violation', found: { checkpoint: null } });
});

it.each([-1, 0.5])('reports the position %d, which no log has', async (position) => {
  await log.append(entry);
  expect(await check(position)).toMatchObject({ result: 'violation' });
});

it('reports a total that only a forked log contains', async () => {
  await log.append({ kind: 'other' }, { kind: 'other' });
  await checkLog(depsOf(log));
  log = await createLog();
  await log.append({ kind: 'other' }, entry);
  expect(await check(1)).toMatchObject({ result: 'violation', found: { code: 'log_fork' } });
});
