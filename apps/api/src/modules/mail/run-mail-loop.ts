import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type MailDeps, sendDueMail } from './send-due-mail.ts';

const pollMs = 1_000;
/** Shorter than the time that the worker has to stop. The next worker sends mails again that were still being sent. */
const drainMs = 8_000;

/**
 * Sends due mail, with a check every second, until it is stopped. A partial index makes an empty check cheap, and
 * polling needs no signal that a crash could lose.
 * `stop` waits up to eight seconds for mails that are being sent.
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

/**
 * Returns true when there may be more mails to send at once. When the database is unreachable, the next check tries
 * again.
 */
async function sendBatch(deps: MailDeps, log: Logger): Promise<boolean> {
  try {
    const { claimed, failures } = await sendDueMail(deps);
    // The log contains no addresses. The outbox has them by id.
    for (const failure of failures) log[failure.gaveUp ? 'error' : 'warn'](failure, 'mail not sent');
    return claimed > 0;
  } catch (error) {
    log.warn({ err: error }, 'outbox not reachable');
    return false;
  }
}
