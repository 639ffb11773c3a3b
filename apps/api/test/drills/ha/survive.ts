import { loadavg } from 'node:os';
import { expect } from 'vitest';
import { until } from '../../helpers/until.ts';
import { type ClientLog, countUnresolved, findFaults, longestGap, type Rounds, startRounds } from './client-log.ts';
import type { HaCluster } from './cluster.ts';
import type { Site } from './site.ts';

export const roundsPerSecond = 40;
/** A busy machine needs longer. The limits of docs/operations/high-availability.md are for a machine that does nothing else. */
const slower = Number(process.env.HA_SLOWER ?? '1');

const table: Record<string, string | number>[] = [];

/** Prints each row at once too, because a later case may be interrupted. */
export function report(row: Record<string, string | number>): void {
  table.push(row);
  console.info(JSON.stringify(row));
}

/** Prints the table of all cases. */
export function printReport(): void {
  console.table(table);
  const loads = loadavg().map((load) => load.toFixed(1));
  console.info(`load of the machine in the last 1, 5 and 15 minutes: ${loads.join(' ')}`);
}

/** Waits until players play at their usual rate for a moment. */
export async function playAgain(rounds: Rounds): Promise<void> {
  const enough = rounds.count() + 2 * roundsPerSecond;
  await until('rounds are played again', () => rounds.count() >= enough, 90_000);
}

/** Plays while a fault happens and heals, and expects that players lost nothing and got no other error than 503. */
export async function survive(
  { cluster, site }: { readonly cluster: HaCluster; readonly site: Site },
  name: string,
  gapLimit: number,
  fault: (rounds: Rounds) => Promise<unknown>,
): Promise<ClientLog> {
  const rounds = await startRounds(site.players, roundsPerSecond);
  try {
    await playAgain(rounds);
    await fault(rounds);
    await playAgain(rounds);
    await cluster.heal();
    await playAgain(rounds);
    await rounds.stop();
  } catch (error) {
    // The next case would find the rounds of players who still play, and no log that knows them.
    await rounds.abandon();
    throw error;
  }
  const { log } = rounds;
  const faults = await site.inspect((owner) => findFaults(owner, log));
  const unresolved = await site.inspect((owner) => countUnresolved(owner, log));
  const gap = longestGap(log);
  report({
    case: name,
    'gap s': gap.toFixed(1),
    acknowledged: log.times.length,
    'lost or wrong': faults.length,
    'unknown rounds': unresolved,
    '503 or no answer': log.refused,
    'other 5xx': log.others.length,
  });
  expect(faults).toEqual([]);
  expect(log.others).toEqual([]);
  expect(unresolved).toBe(0);
  expect(gap).toBeLessThan(gapLimit * slower);
  return log;
}
