import type { ClockReading } from '../client-log.ts';
import { readClock } from '../read-clock.ts';
import type { LogCheckDeps, LogViolation } from './check-log.ts';
import { checkSessionInLog } from './check-session.ts';
import { forgetSession, readWatched, watchEnded } from './watched-sessions.ts';

/**
 * Looks for the ended sessions that this browser has not found in the public log yet: those whose page was closed before, and
 * those that ended unseen.
 * @returns the first violation. Null when nothing is wrong. Sessions that could not be looked for are tried next time
 */
export async function checkWatched(
  log: () => Promise<LogCheckDeps>,
  now: () => ClockReading = readClock,
): Promise<LogViolation | null> {
  let deps: LogCheckDeps | undefined;
  for (const { session, sizeBefore, ended } of readWatched()) {
    if (ended === null) continue;
    deps ??= await log();
    const check = await checkSessionInLog(deps, { session, sizeBefore, ...ended }, now);
    if (check.state === 'violation') {
      // Later pages report a missing session again without waiting.
      if (check.violation.code === 'log_missing') watchEnded({ session, sizeBefore, ...ended, knownSince: null });
      return check.violation;
    }
    if (check.state === 'in_log') forgetSession(session);
  }
  return null;
}
