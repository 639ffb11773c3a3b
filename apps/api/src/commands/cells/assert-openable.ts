import { setTimeout as pause } from 'node:timers/promises';
import { LaunchError } from '../../launch/launch-error.ts';
import { hasAllSettings, selectCells, selectLastSeqOfOthers } from '../../modules/cells/public.ts';
import type { Db } from '../../platform/database.ts';

/** Workers read every five seconds (jobs/run-sharing.ts). */
const patienceMs = 15_000;
const pollMs = 500;

/**
 * Checks that a cell knows the settings of the site and the self-excluded people of all other cells before it gets new players. It
 * waits for a worker that reads these people. The first cell has nothing to read, and a cell that is open only changes its addresses or
 * its weight.
 * @throws LaunchError that says what to wait for.
 */
export async function assertOpenable(db: Db, name: string, waitMs: number = patienceMs): Promise<void> {
  const cells = await selectCells(db);
  const others = cells.filter((cell) => cell.name !== name);
  if (others.length === 0 || cells.some((cell) => cell.name === name && cell.isOpen)) return;
  if (!(await hasAllSettings(db, name))) {
    throw new LaunchError(
      `The worker of ${name} has not applied all settings of the site. Nothing was changed. Add the cell with --closed, start it, and try again in a minute.`,
    );
  }
  const silent = others.find(({ exclusionsRead }) => exclusionsRead === null);
  if (silent) {
    throw new LaunchError(
      `The cell ${name} was not opened: the worker of ${silent.name} has not published its self-exclusions yet. Start it with CELL_DIRECTORY_URL and CELL_NAME=${silent.name}. Run this command again a minute later.`,
    );
  }
  const end = await selectLastSeqOfOthers(db, name);
  const deadline = Date.now() + waitMs;
  let read = await selectRead(db, name);
  while ((read === null || read < end) && Date.now() < deadline) {
    await pause(pollMs);
    read = await selectRead(db, name);
  }
  if (read === null || read < end) throw notRead(name, read, end);
}

async function selectRead(db: Db, name: string): Promise<bigint | null> {
  return (await selectCells(db)).find((cell) => cell.name === name)?.exclusionsRead ?? null;
}

function notRead(name: string, read: bigint | null, end: bigint): LaunchError {
  const state = read === null ? 'has not read them' : `has read ${read} of ${end}`;
  return new LaunchError(
    `The cell ${name} was not opened: it must know the self-excluded people of the other cells, and its worker ${state}. Add the cell with --closed, start its worker, and run this command again when the worker has logged "self-exclusions shared with other cells", or a minute later.`,
  );
}
