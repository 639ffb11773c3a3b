import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../platform/database.ts';
import type { EventLog } from '../platform/operator-events.ts';
import type { CellFollower } from '../platform/schema/follow-cell.ts';
import { findHomeFaultThere, type HomeWatch, watchHome } from '../platform/schema/watch-home.ts';

const lookEveryMs = 1_000;

/**
 * Waits until the database is the home of its cell, on the server that the follower finds. A runner writes to its queue at its start,
 * so it must not begin before that.
 */
export async function waitForHome(
  db: Db,
  log: Pick<EventLog, 'warn'>,
  follower: Pick<CellFollower, 'follow'>,
): Promise<void> {
  let known: string | null = null;
  for (;;) {
    // A database that does not answer at the start stops no worker: the jobs run when it answers.
    const fault = await findHomeFaultThere(db, follower.follow).catch(() => known);
    if (fault === null) return;
    if (fault !== known) log.warn({ fault }, 'the worker waits');
    known = fault;
    await pause(lookEveryMs);
  }
}

/**
 * Stops this process when its cell has moved. Running jobs release their locks. When it is started again, it waits for its home. A job
 * queue cannot change its server while it runs.
 */
export function stopWhenMoved(db: Db, log: Pick<EventLog, 'warn'>, follower: Pick<CellFollower, 'follow'>): HomeWatch {
  const stop = (fault: string): void => {
    log.warn({ fault }, 'the worker stops');
    process.kill(process.pid, 'SIGTERM');
  };
  let isStopping = false;
  const follow = async (): Promise<boolean> => {
    if (isStopping || !(await follower.follow())) return false;
    isStopping = true;
    stop('another server holds the cell');
    return false;
  };
  return watchHome(db, { onFault: (fault) => (isStopping ? undefined : stop(fault)), follow });
}
