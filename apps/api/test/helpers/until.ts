import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the check is true. Throws with `what` after the time-out. */
export async function until(what: string, check: () => boolean | Promise<boolean>, timeoutMs = 15_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${what}`);
    await pause(20);
  }
}
