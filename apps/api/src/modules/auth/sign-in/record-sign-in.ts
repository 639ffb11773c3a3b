import type { Context } from '../../../context.ts';
import type { BrowserFacts } from '../../../http/caller/browser-of.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { hasSignedInBefore, insertPlayerEvent, type Person } from '../../players/public.ts';
import { type AccountAccess, securityChanged, signedIn } from '../auth.events.ts';

/**
 * Records a sign-in in the timeline for staff. Mails the player about a browser that is new to the account, except at
 * its first sign-in.
 * Players cannot turn that mail off, because an attacker who signs in could turn it off first.
 */
export function recordSignIn(
  { database, mailer, clock, emit }: Pick<Context, 'database' | 'mailer' | 'clock' | 'emit'>,
  player: Person,
  from: BrowserFacts & { readonly isKnown: boolean; readonly access: Pick<AccountAccess, 'device' | 'network'> },
): Promise<void> {
  const { id: playerId, email: recipient, locale, firstName } = player;
  return inTransaction(database, async (tx) => {
    if (!from.isKnown && (await hasSignedInBefore(tx, playerId))) {
      const { browser, system, network } = from;
      const at = clock.now().toISOString();
      await mailer.queue(tx, { template: 'new_device', recipient, locale, firstName, browser, system, network, at });
      await emit(tx, securityChanged, { playerId, change: 'new_device' });
    }
    await insertPlayerEvent(tx, { playerId, kind: 'signed_in', staffId: null, facts: {} });
    await emit(tx, signedIn, { playerId, ...from.access, browser: from.browser, system: from.system });
  });
}
