import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, test } from 'vitest';
import { type HaCluster, startHaCluster } from './cluster.ts';
import { type Site, startSite } from './site.ts';
import { printReport, survive } from './survive.ts';

const canMount = process.getuid?.() === 0;
const filledMs = 15_000;

let cluster: HaCluster;
let site: Site;
beforeAll(async () => {
  if (!canMount) return;
  // In memory, and small enough to be filled.
  cluster = await startHaCluster({ diskMegabytes: 700 });
  site = await startSite(cluster);
});
afterAll(async () => {
  await site?.stop();
  await cluster?.stop();
  printReport();
});

test.runIf(canMount)('players lose no acknowledged round while the disk of the primary is full', async () => {
  await survive({ cluster, site }, `full disk of the primary for ${filledMs / 1_000} s`, 45, async () => {
    const empty = cluster.fillDisk(await cluster.leader());
    await wait(filledMs);
    empty();
  });
});
