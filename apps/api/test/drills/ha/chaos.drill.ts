import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AcknowledgedRound } from '../../helpers/play/oracle.ts';
import { until } from '../../helpers/until.ts';
import { checkOutEarlierBuild } from '../earlier-build.ts';
import { type ClientLog, findFaults, startRounds } from './client-log.ts';
import { type HaCluster, startHaCluster } from './cluster.ts';
import { type Site, startSite } from './site.ts';
import { playAgain, printReport, report, roundsPerSecond, survive } from './survive.ts';

const infra = fileURLToPath(new URL('../../../../../infra/ha/', import.meta.url));
const freezes = Number(process.env.HA_FREEZES ?? '2');
/** Fewer, because these take as long, and rounds are only at risk when the primary changes. */
const etcdFreezes = Math.ceil(freezes / 2);
/** Longer than the TTL of the lock. */
const freezeMs = 32_000;

let cluster: HaCluster;
let site: Site;
let switchoverLog: ClientLog;
beforeAll(async () => {
  cluster = await startHaCluster();
  site = await startSite(cluster);
});
afterAll(async () => {
  await site?.stop();
  await cluster?.stop();
  printReport();
});

test('Patroni and HAProxy accept the files of infra/ha', () => {
  const program: [string, string[]] = process.env.PATRONI_SOURCE
    ? ['/usr/bin/python3', [`${process.env.PATRONI_SOURCE}/patroni.py`]]
    : ['patroni', []];
  const [newest] = execFileSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | sort -Vr'], { encoding: 'utf8' }).split(
    '\n',
  );
  const address = '127.0.0.11:1';
  const env = {
    PATH: process.env.PATH,
    PATRONI_NAME: 'n1',
    PATRONI_ETCD3_HOSTS: cluster.etcdHosts,
    PATRONI_RESTAPI_LISTEN: address,
    PATRONI_RESTAPI_CONNECT_ADDRESS: address,
    PATRONI_POSTGRESQL_LISTEN: address,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
    PATRONI_POSTGRESQL_DATA_DIR: '/var/lib/postgresql/none',
    PATRONI_POSTGRESQL_BIN_DIR: newest,
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: 'one',
    PATRONI_REPLICATION_USERNAME: 'replication',
    PATRONI_REPLICATION_PASSWORD: 'two',
  };
  const check = (file: string) =>
    execFileSync(program[0], [...program[1], '--validate-config', file], {
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(() => check(`${infra}patroni.yaml`)).not.toThrow();
  expect(() => check(`${infra}haproxy.cfg`)).toThrow();
  expect(() =>
    execFileSync('/usr/sbin/haproxy', ['-c', '-dW', '-f', `${infra}haproxy.cfg`], { stdio: 'pipe' }),
  ).not.toThrow();
});

describe('players lose no acknowledged round', () => {
  test('in a switchover', async () => {
    switchoverLog = await survive({ cluster, site }, 'switchover', 5, () => cluster.switchover());
  });

  test('when the postmaster is killed', async () => {
    await survive({ cluster, site }, 'kill -9 postmaster', 12, async () =>
      cluster.killPostmaster(await cluster.leader()),
    );
  });

  test('when the machine of the primary is lost', async () => {
    await survive({ cluster, site }, 'kill -9 whole member', 25, async () =>
      cluster.killMember(await cluster.leader()),
    );
  });

  test(`when the primary freezes past the TTL and continues, ${freezes} times`, async () => {
    await survive(
      { cluster, site },
      `SIGSTOP ${freezeMs / 1_000} s, then CONT (${freezes} times)`,
      30,
      async (rounds) => {
        for (let n = 0; n < freezes; n += 1) {
          const frozen = await cluster.leader();
          const thaw = cluster.freeze(frozen);
          try {
            await wait(freezeMs);
            await until('another member leads', async () => (await cluster.leader()) !== frozen, 60_000);
            await playAgain(rounds);
          } finally {
            thaw();
          }
          await wait(8_000);
          expect(await cluster.leader()).not.toBe(frozen);
          await cluster.heal();
        }
      },
    );
  });

  test('when the leader of etcd is killed', async () => {
    await survive({ cluster, site }, 'kill -9 of the leader of etcd', 12, async () =>
      cluster.killEtcd(await cluster.etcdLeader()),
    );
  });

  // When it continues, it can end the locks of others, also that of the primary. A standby that takes over then has every round.
  test(`when the leader of etcd freezes past the TTL and continues, ${etcdFreezes} times`, async () => {
    await survive(
      { cluster, site },
      `SIGSTOP of the leader of etcd ${freezeMs / 1_000} s (${etcdFreezes} times)`,
      30,
      async (rounds) => {
        for (let n = 0; n < etcdFreezes; n += 1) {
          const thaw = cluster.freezeEtcd(await cluster.etcdLeader());
          await wait(freezeMs);
          await playAgain(rounds);
          thaw();
          await wait(8_000);
          await playAgain(rounds);
          await cluster.heal();
        }
      },
    );
  });

  test('when answers of the database are lost after the commit', async () => {
    const before = site.cutter.lost();
    await survive({ cluster, site }, 'cut between commit and answer (8 times)', 5, async () => {
      for (let n = 0; n < 8; n += 1) {
        await site.cutter.cut();
        await wait(2_500);
      }
    });
    expect(site.cutter.lost()).toBeGreaterThan(before + 8);
  });

  test('when the synchronous standby freezes', async () => {
    await survive({ cluster, site }, 'SIGSTOP synchronous standby 30 s', 20, async () => {
      const thaw = cluster.freeze(await cluster.synchronousStandby());
      await wait(30_000);
      thaw();
    });
  });

  test('when each API process is restarted', async () => {
    const log = await survive({ cluster, site }, 'rolling restart of the API', 2, () => site.restartEach());
    expect(log.refused).toBe(0);
  });
});

test('players lose no acknowledged round when two releases serve them', async () => {
  const earlier = checkOutEarlierBuild();
  try {
    const log = await survive(
      { cluster, site },
      'a process of the earlier release, in a switchover',
      5,
      async (rounds) => {
        const ready = await site.replaceFirst(earlier.program);
        console.info(`${earlier.name}: ${ready.status} ${ready.text}`);
        // A build that cannot use the schema says so, and HAProxy sends nothing to it.
        if (ready.status !== 200) expect(ready.text).toMatch(/the database is newer/);
        await playAgain(rounds);
        await cluster.switchover();
        await playAgain(rounds);
        await site.restartEach();
      },
    );
    expect(log.acknowledged.flat().length).toBeGreaterThan(200);
  } finally {
    earlier.remove();
  }
});

describe('negative controls: the same checks find what is lost', () => {
  /** Nothing reaches the standbys any more, players go on, and then the machine of the primary is lost. */
  async function loseTheNewestRounds(name: string, setting: object, repaired: object): Promise<void> {
    await cluster.configure(setting);
    const rounds = await startRounds(site.players, roundsPerSecond);
    await playAgain(rounds);
    const primary = await cluster.leader();
    cluster.stallReplication(primary);
    await playAgain(rounds);
    cluster.killMember(primary);
    await rounds.abandon();
    await until('another member leads', async () => (await cluster.leader()) !== primary, 90_000);
    await cluster.configure(repaired);
    await cluster.heal();
    const faults = await site.inspect((owner) => findFaults(owner, rounds.log));
    report({ case: name, acknowledged: rounds.log.times.length, 'lost or wrong': faults.length });
    expect(faults.filter((fault) => fault.includes('was acknowledged and is lost')).length).toBeGreaterThan(10);
  }

  test('an asynchronous failover loses rounds', async () => {
    const sync = (mode: boolean) => ({ synchronous_mode: mode, synchronous_mode_strict: mode });
    await loseTheNewestRounds('control: asynchronous failover', sync(false), sync(true));
  });

  test('synchronous_commit = off loses rounds', async () => {
    const commit = (value: string) => ({ postgresql: { parameters: { synchronous_commit: value } } });
    await loseTheNewestRounds('control: synchronous_commit = off', commit('off'), commit('on'));
  });

  test('an altered line of the log of a client is found', async () => {
    const [first = []] = switchoverLog.acknowledged;
    const altered = first.map(
      (round, n): AcknowledgedRound => (n === 7 ? { ...round, payout: `${round.payout}1` } : round),
    );
    const log = { ...switchoverLog, acknowledged: [altered] };
    expect(await site.inspect((owner) => findFaults(owner, log))).toEqual([
      `round ${first[7]?.round_id} is not as it was acknowledged`,
    ]);
  });
});
