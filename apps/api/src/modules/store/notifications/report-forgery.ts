import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { countForgery } from './forgery.store.ts';

const excerptLength = 300;

/**
 * Counts a notification that is not the provider's, and tells operators of the first of an hour and then of every
 * tenth, hundredth, thousandth …: a flood of forgeries is one piece of news, not a flood of alerts.
 */
export async function reportForgery(
  { database, events }: Pick<Context, 'database' | 'events'>,
  { provider, body, reason }: { readonly provider: string; readonly body: Uint8Array; readonly reason: string },
): Promise<void> {
  const hash = createHash('sha256').update(body).digest('hex');
  // A database text holds no NUL; bytes that are no text become replacement characters.
  const excerpt = Buffer.from(body)
    .toString('utf8', 0, 4 * excerptLength)
    .replaceAll('\0', '')
    .slice(0, excerptLength);
  const count = await countForgery(database.db, { provider, lastHash: hash, excerpt });
  if (/^10*$/.test(String(count)))
    events.report('payment_forged', { provider, event: hash, reason, inThisHour: count });
}
