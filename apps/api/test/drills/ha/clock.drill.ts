import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Rounds } from './client-log.ts';
import { canChangeClocks } from './clocks.ts';
import { type HaCluster, startHaCluster } from './cluster.ts';
import { type Site, startSite } from './site.ts';
import { playAgain, printReport, survive } from './survive.ts';

/** Longer than a worker may be silent, and than browsers accept between two signed answers. Shorter than an idle session. */
const jumpSeconds = 600;

let cluster: HaCluster;
let site: Site;
beforeAll(async () => {
  if (!canChangeClocks) return;
  cluster = await startHaCluster({ clocks: true });
  site = await startSite(cluster, { clocks: true });
});
afterAll(async () => {
  await site?.stop();
  await cluster?.stop();
  printReport();
});

/** Sets a clock forward, back to the right time, behind it, and right again. Players play with each time. */
async function jump(rounds: Rounds, set: (seconds: number) => Promise<void>): Promise<void> {
  for (const seconds of [jumpSeconds, 0, -jumpSeconds, 0]) {
    await set(seconds);
    await Promise.all([playAgain(rounds), wait(10_000)]);
  }
}

/** What a clock must not do to the jobs of a living worker, and to the sessions of players who play. */
async function expectNothingEnded(since: Date): Promise<void> {
  expect(site.workerLog()).not.toMatch(/jobs of killed workers released/);
  const ended = await site.inspect(async (owner) => {
    const { rows } = await owner.query('SELECT count(*)::int AS n FROM game_session WHERE ended_at > $1', [since]);
    return rows[0].n;
  });
  expect(ended).toBe(0);
  for (const player of site.players) expect((await player.send('GET', '/api/wallet')).status).toBe(200);
}

describe.runIf(canChangeClocks)('players lose no acknowledged round, no session and no job', () => {
  test('when the clock of an API process jumps', async () => {
    const begun = new Date();
    const name = `clock of an API process, ${jumpSeconds / 60} min forward and back`;
    const log = await survive({ cluster, site }, name, 5, (rounds) => jump(rounds, (to) => site.setClock('api', to)));
    expect(log.refused).toBe(0);
    await expectNothingEnded(begun);
  });

  test('when the clock of the worker jumps', async () => {
    const begun = new Date();
    const name = `clock of the worker, ${jumpSeconds / 60} min forward and back`;
    const log = await survive({ cluster, site }, name, 5, (rounds) =>
      jump(rounds, (to) => site.setClock('worker', to)),
    );
    expect(log.refused).toBe(0);
    await expectNothingEnded(begun);
  });

  test('when the clock of the synchronous standby jumps', async () => {
    await survive({ cluster, site }, 'clock of the synchronous standby', 30, async (rounds) => {
      const standby = await cluster.synchronousStandby();
      await jump(rounds, (to) => cluster.setClock(standby, to));
    });
  });

  test('when the next primary has a clock that is ahead, and it is corrected', async () => {
    const begun = new Date();
    await survive({ cluster, site }, 'switchover to a clock that is ahead, then corrected', 30, async (rounds) => {
      const standby = await cluster.synchronousStandby();
      await cluster.setClock(standby, jumpSeconds);
      await playAgain(rounds);
      await cluster.switchover();
      await playAgain(rounds);
      await cluster.setClock(standby, 0);
      await Promise.all([playAgain(rounds), wait(10_000)]);
    });
    await expectNothingEnded(begun);
  });

  test('when the clock of the primary jumps', async () => {
    const begun = new Date();
    const name = `clock of the primary, ${jumpSeconds / 60} min forward and back`;
    await survive({ cluster, site }, name, 60, async (rounds) => {
      const primary = await cluster.leader();
      await jump(rounds, (to) => cluster.setClock(primary, to));
    });
    await expectNothingEnded(begun);
  });
});
