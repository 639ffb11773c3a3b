import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type MailDeps, sendDueMail } from './send-due-mail.ts';

const pollMs = 1_000;
/** Less than the worker has to stop. A mail still in the air then is sent again by the next worker. */
const drainMs = 8_000;

/**
 * Looks for due mail every second until it is stopped: a partial index makes an empty look free, and a loop that asks
 * needs no signal that a crash could lose. `stop` waits for mails in the air, up to eight seconds.
 */
export function runMailLoop(deps: MailDeps, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const more = await sendBatch(deps, log);
      if (!more) await pause(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    deps.transport.close();
  })();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([done, pause(drainMs, undefined, { ref: false })]);
    },
  };
}

/** True when there may be more to send at once. A database that is away is asked again at the next look. */
async function sendBatch(deps: MailDeps, log: Logger): Promise<boolean> {
  try {
    const { claimed, failures } = await sendDueMail(deps);
    // Addresses stay out of the log; the outbox has them by id.
    for (const failure of failures) log[failure.gaveUp ? 'error' : 'warn'](failure, 'mail not sent');
    return claimed > 0;
  } catch (error) {
    log.warn({ err: error }, 'outbox not reachable');
    return false;
  }
}
