import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../platform/database.ts';
import type { EventLog } from '../platform/operator-events.ts';
import { findHomeFault } from '../platform/schema/cell-home.ts';
import { type HomeWatch, watchHome } from '../platform/schema/watch-home.ts';

const lookEveryMs = 1_000;

/** Waits until the database is the home of its cell. A runner writes to its queue at its start, so it must not begin before that. */
export async function waitForHome(db: Db, log: Pick<EventLog, 'warn'>): Promise<void> {
  let known: string | null = null;
  for (;;) {
    // A database that does not answer at the start stops no worker: the jobs run when it answers.
    const fault = await findHomeFault(db).catch(() => known);
    if (fault === null) return;
    if (fault !== known) log.warn({ fault }, 'the worker waits');
    known = fault;
    await pause(lookEveryMs);
  }
}

/** Stops this process when its cell has moved. Running jobs release their locks. When it is started again, it waits for its home. */
export function stopWhenMoved(db: Db, log: Pick<EventLog, 'warn'>): HomeWatch {
  return watchHome(db, (fault) => {
    log.warn({ fault }, 'the worker stops');
    process.kill(process.pid, 'SIGTERM');
  });
}
