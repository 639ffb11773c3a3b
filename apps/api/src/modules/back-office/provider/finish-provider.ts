import { Problem } from '../../../platform/problem.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import { selectProviderAccount } from '../../staff/public.ts';
import type { IdentityProvider, ProviderAnswer, ProviderAttempt } from './identity-provider.ts';
import { openFor, sealFor } from './sealed-values.ts';
import { attemptUse, type ProviderDeps } from './start-provider.ts';

/** Whom the provider authenticated, until the code of the second factor is entered. */
export interface ProviderTicket {
  readonly identity: string;
  readonly email: string | null;
}

export const ticketUse = 'staff-provider-ticket';
const ticketMinutes = 5;
const minuteMs = 60_000;

/**
 * Exchanges the code of the provider. The provider never adds an account: an identity that is new here signs in to the account
 * with its verified email, and is bound to it from then on.
 * @throws Problem `link_invalid` when attempt or code is wrong, used or expired; `email_unverified`; `forbidden` when there is no
 *   enabled account; `unavailable`; `rate_limited`.
 */
export async function finishProvider(
  deps: ProviderDeps,
  provider: IdentityProvider,
  by: { readonly attempt: string; readonly answer: ProviderAnswer; readonly network: string },
): Promise<{ ticket: string; name: string }> {
  const { database, box, clock } = deps;
  await consumeRateLimit(database.db, [{ rateLimit: 'staffProviderAddress', subject: by.network }]);
  const attempt = openFor<ProviderAttempt>(box, attemptUse, clock.now(), by.attempt);
  const ticket: ProviderTicket = await provider.personOf(attempt, by.answer);
  const account = await selectProviderAccount(database.db, ticket.identity, ticket.email);
  if (!account) throw new Problem(ticket.email === null ? 'email_unverified' : 'forbidden');
  const until = new Date(clock.now().getTime() + ticketMinutes * minuteMs);
  return { ticket: sealFor(box, ticketUse, until, ticket), name: account.member.name };
}
