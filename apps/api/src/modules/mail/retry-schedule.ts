import { randomInt } from 'node:crypto';

const firstDelaySeconds = 30;
const maxDelaySeconds = 6 * 3_600;
/** 30 s, 1 min, … 4.3 h, then every 6 h. The last attempt is about three days after the first. */
const maxAttempts = 22;

/**
 * Returns the seconds until the next attempt after `attempts` have failed. Null to give up.
 * The delay doubles up to six hours. A random fifth is subtracted, so that mails that failed together are not retried
 * together.
 */
export function retryDelaySeconds(attempts: number): number | null {
  if (attempts >= maxAttempts) return null;
  const delay = Math.min(maxDelaySeconds, firstDelaySeconds * 2 ** (attempts - 1));
  return delay - randomInt(0, Math.floor(delay / 5) + 1);
}

/** Returns whether the server permanently (5xx) rejected the recipient. */
export function isPermanentRefusal(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
