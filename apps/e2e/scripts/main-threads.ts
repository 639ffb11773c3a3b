import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const highest = -20;

/**
 * Gives the main threads of all pages the highest priority on this machine during `run`. Headless Chromium draws with the
 * processor, and on two cores a page's main thread waits as long for the other threads as it runs. A phone has more cores, and
 * draws with its graphics processor. Chromium sets priorities itself, so this sets them again every few milliseconds.
 * @throws Error with the code EACCES if this process may not raise priorities
 */
export async function withMainThreadsFirst<T>(run: () => Promise<T>): Promise<T> {
  const before = getPriority();
  setPriority(highest);
  setPriority(before);
  const isRenderer = new Map<number, boolean>();
  const raise = () => {
    for (const pid of readdirSync('/proc').map(Number)) {
      if (Number.isNaN(pid) || isRenderer.get(pid) === false) continue;
      try {
        const command = isRenderer.has(pid) ? '' : readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        // A page's process begins as a copy of the zygote.
        if (command.includes('--type=zygote')) continue;
        if (!isRenderer.has(pid)) isRenderer.set(pid, command.includes('--type=renderer'));
        // On Linux this sets the priority of one thread, and the first thread has the id of its process.
        if (isRenderer.get(pid)) setPriority(pid, highest);
      } catch {
        // The process has ended.
      }
    }
  };
  const timer = setInterval(raise, 8);
  try {
    return await run();
  } finally {
    clearInterval(timer);
  }
}
