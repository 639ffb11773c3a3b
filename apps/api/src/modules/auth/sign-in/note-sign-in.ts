import type { Context } from '../../../context.ts';
import type { BrowserFacts } from '../../../http/caller/browser-of.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { hasSignedInBefore, insertPlayerEvent, type Person } from '../../players/public.ts';

/**
 * Writes a sign-in into the timeline that staff see, and mails the player about one from a browser that is new to the
 * account, unless it is the account's first. That mail cannot be turned off: a thief would.
 */
export function noteSignIn(
  { database, mailer, clock }: Pick<Context, 'database' | 'mailer' | 'clock'>,
  player: Person,
  from: BrowserFacts & { readonly isKnown: boolean },
): Promise<void> {
  const { id: playerId, email: recipient, locale, firstName } = player;
  return inTransaction(database, async (tx) => {
    if (!from.isKnown && (await hasSignedInBefore(tx, playerId))) {
      const { browser, system, network } = from;
      const at = clock.now().toISOString();
      await mailer.queue(tx, { template: 'new_device', recipient, locale, firstName, browser, system, network, at });
    }
    await insertPlayerEvent(tx, { playerId, kind: 'signed_in', staffId: null, facts: {} });
  });
}
