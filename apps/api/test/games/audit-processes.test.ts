import { beforeAll, beforeEach, expect, test } from 'vitest';
import { auditDay, withAuditProcesses } from '../../src/modules/games/public.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';
import { createAudit, type TestAudit } from '../helpers/play/round-audit.ts';

const api = setUpTestApi();
let audited: TestAudit;
beforeAll(async () => {
  for (let n = 0; n < 3; n += 1) {
    const player = await newPlayer(api);
    const { session_id: session } = await start(player);
    for (let nonce = 0; nonce < 4; nonce += 1) await play(player, session, { nonce });
  }
  await tamper(api.owner, 'UPDATE round SET payout = payout + 100 WHERE nonce = 1');
});
beforeEach(startAgain);

/** Forgets the results of earlier audits. */
async function startAgain(): Promise<void> {
  await api.owner.query('DELETE FROM game_return; UPDATE game SET enabled = true');
  audited = createAudit(api);
}

const today = () => new Date().toISOString().slice(0, 10);
const sealOfToday = () => JSON.parse(String(audited.seals.get(`audited-days/${today()}`)));
type Parts = Parameters<Parameters<typeof withAuditProcesses>[1]>[0];
const inProcesses = (work: (parts: Parts) => Promise<void>) => withAuditProcesses(testSettings(api.url), work);

/** Waits for nothing: `kill` with signal 0 only checks whether the process exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What an audit found and stored, apart from the time. */
async function resultOf() {
  const { rows } = await api.owner.query(
    'SELECT game_id, rounds, mismatches, returned_x100, expected_x100, z FROM game_return WHERE day = $1 ORDER BY 1',
    [today()],
  );
  const { rounds, digest } = sealOfToday();
  return { rows, rounds, digest, reported: audited.reported };
}

test('gives the same result with two processes as with one, and ends them with the audit', async () => {
  await auditDay(audited.deps, today());
  const alone = await resultOf();
  expect(audited.faults()).toEqual(['payout', 'posted_win']);
  await startAgain();
  let pids: number[] = [];
  await inProcesses(async (parts) => {
    pids = parts.map(({ pid }) => pid);
    await auditDay({ ...audited.deps, parts }, today());
  });
  expect(await resultOf()).toEqual(alone);
  expect(pids).toHaveLength(2);
  expect(pids.map(isRunning)).toEqual([false, false]);
});

test('a killed process fails the job without a result, and the next run gives the same result', async () => {
  await auditDay(audited.deps, today());
  const before = await resultOf();
  await startAgain();
  let pids: number[] = [];
  const killed = inProcesses(async (parts) => {
    pids = parts.map(({ pid }) => pid);
    const [living, dying] = parts as [Parts[number], Parts[number]];
    const slicesOf = { living: 0, dying: 0 };
    let release: () => void = () => undefined;
    const isKilled = new Promise<void>((resolve) => {
      release = resolve;
    });
    type Audit = typeof living.audit;
    // The other process waits after its first slice. Otherwise it could do all the work before the kill.
    const auditLiving: Audit = async (slice) => {
      slicesOf.living += 1;
      if (slicesOf.living > 1) await isKilled;
      return living.audit(slice);
    };
    const auditDying: Audit = (slice) => {
      slicesOf.dying += 1;
      const result = dying.audit(slice);
      if (slicesOf.dying === 2) {
        process.kill(dying.pid, 'SIGKILL');
        release();
      }
      return result;
    };
    const withKill = [
      { ...living, audit: auditLiving },
      { ...dying, audit: auditDying },
    ];
    await auditDay({ ...audited.deps, parts: withKill }, today());
  });
  await expect(killed).rejects.toThrow('a process of the audit ended with SIGKILL');
  expect(pids.map(isRunning)).toEqual([false, false]);
  expect([audited.reported, audited.seals.size]).toEqual([[], 0]);
  expect((await api.owner.query('SELECT FROM game_return')).rowCount).toBe(0);
  await inProcesses((parts) => auditDay({ ...audited.deps, parts }, today()));
  expect(await resultOf()).toEqual(before);
});

test('a process that cannot connect fails the job with the reason', async () => {
  const unreachable = 'postgres://nobody@127.0.0.1:1/none';
  const env = { ...testSettings(api.url), DATABASE_WORKER_URL: unreachable };
  const audit = withAuditProcesses(env, (parts) => auditDay({ ...audited.deps, parts }, today()));
  await expect(audit).rejects.toThrow('ECONNREFUSED');
  expect(audited.reported).toEqual([]);
});
