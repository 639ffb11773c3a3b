import { randomInt } from 'node:crypto';

const firstDelaySeconds = 30;
const maxDelaySeconds = 6 * 3_600;
/** 30 s, 1 min, … 4.3 h, then every 6 h: the last of these attempts comes about three days after the first. */
const maxAttempts = 22;

/**
 * Seconds until the next attempt after `attempts` have failed; null when it is time to give up. Doubles up to six hours,
 * a random fifth less, so that mails that failed together do not come back together.
 */
export function retryDelaySeconds(attempts: number): number | null {
  if (attempts >= maxAttempts) return null;
  const delay = Math.min(maxDelaySeconds, firstDelaySeconds * 2 ** (attempts - 1));
  return delay - randomInt(0, Math.floor(delay / 5) + 1);
}

/** SMTP's last word on an address: the server refused the recipient itself, with a permanent (5xx) reply. */
export function isPermanentRefusal(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
