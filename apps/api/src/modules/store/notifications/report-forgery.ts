import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { countForgery } from './forgery.store.ts';

const excerptLength = 300;

/**
 * Counts a notification with an invalid signature. Operators get an alert for the first one of an hour, and then for
 * the 10th, the 100th, the 1000th and so on. A flood of forgeries therefore causes few alerts.
 */
export async function reportForgery(
  { database, events }: Pick<Context, 'database' | 'events'>,
  { provider, body, reason }: { readonly provider: string; readonly body: Uint8Array; readonly reason: string },
): Promise<void> {
  const hash = createHash('sha256').update(body).digest('hex');
  // PostgreSQL text cannot contain NUL. Invalid UTF-8 bytes become replacement characters.
  const excerpt = Buffer.from(body)
    .toString('utf8', 0, 4 * excerptLength)
    .replaceAll('\0', '')
    .slice(0, excerptLength);
  const count = await countForgery(database.db, { provider, lastHash: hash, excerpt });
  if (/^10*$/.test(String(count)))
    events.report('payment_forged', { provider, event: hash, reason, inThisHour: count });
}
