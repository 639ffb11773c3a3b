import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Rounds } from './client-log.ts';
import { type HaCluster, type MachineName, type MemberName, machineNames, startHaCluster } from './cluster.ts';
import { createNetwork, type SeparateNetwork } from './network.ts';
import { type Site, startSite } from './site.ts';
import { playAgain, printReport, survive } from './survive.ts';

const canSeparate = process.getuid?.() === 0;
/** Longer than the TTL of the lock. */
const partitionMs = 32_000;
const othersOf = (machine: MachineName) => machineNames.filter((other) => other !== machine);

let network: SeparateNetwork;
let cluster: HaCluster;
let site: Site;
beforeAll(async () => {
  if (!canSeparate) return;
  network = createNetwork();
  cluster = await startHaCluster({ network });
  site = await startSite(cluster);
});
afterEach(() => network?.restore());
afterAll(async () => {
  await site?.stop();
  await cluster?.stop();
  network?.remove();
  printReport();
});

/** Cuts the primary off from members and etcd in some way past the TTL, and expects another one. HAProxy and the API still reach it. */
async function loseThePrimary(rounds: Rounds, cut: (primary: MemberName) => void): Promise<void> {
  const primary = await cluster.leader();
  cut(primary);
  await Promise.all([playAgain(rounds), wait(partitionMs)]);
  network.restore();
  await wait(8_000);
  expect(await cluster.leader()).not.toBe(primary);
}

describe.runIf(canSeparate)('players lose no acknowledged round', () => {
  test('when the other members receive nothing from the primary', async () => {
    await survive({ cluster, site }, 'one-way partition: primary sends nothing', 30, (rounds) =>
      loseThePrimary(rounds, (primary) => network.block([primary], othersOf(primary))),
    );
  });

  test('when the primary receives nothing from the other members', async () => {
    await survive({ cluster, site }, 'one-way partition: primary receives nothing', 30, (rounds) =>
      loseThePrimary(rounds, (primary) => network.block(othersOf(primary), [primary])),
    );
  });

  test('when the primary is separated from the other members', async () => {
    await survive({ cluster, site }, 'two-way partition of the primary', 30, (rounds) =>
      loseThePrimary(rounds, (primary) => {
        network.block([primary], othersOf(primary));
        network.block(othersOf(primary), [primary]);
      }),
    );
  });

  test('when the synchronous standby is separated', async () => {
    await survive({ cluster, site }, 'two-way partition of the synchronous standby', 20, async (rounds) => {
      const standby = await cluster.synchronousStandby();
      network.block([standby], othersOf(standby));
      network.block(othersOf(standby), [standby]);
      await Promise.all([playAgain(rounds), wait(partitionMs)]);
      network.restore();
    });
  });

  test('when the primary sends slowly and loses packets', async () => {
    await survive({ cluster, site }, 'primary with 1 Mbit/s, delay and loss, 20 s', 20, async () => {
      network.slow(await cluster.leader(), '1mbit');
      await wait(20_000);
      network.restore();
    });
  });

  test('when the processes that send WAL stop and continue', async () => {
    // Standbys reconnect, but their replication slots belong to the stopped processes until those continue.
    await survive({ cluster, site }, 'stalled WAL senders, 20 s', 30, async () => {
      const resume = cluster.stallReplication(await cluster.leader());
      await wait(20_000);
      resume();
    });
  });
});
