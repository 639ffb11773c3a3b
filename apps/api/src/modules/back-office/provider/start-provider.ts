import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import type { IdentityProvider, ProviderAttempt } from './identity-provider.ts';
import { sealFor } from './sealed-values.ts';

export type ProviderDeps = Pick<Context, 'database' | 'box' | 'clock' | 'events' | 'config'>;

export const attemptUse = 'staff-provider-attempt';
const attemptMinutes = 10;
const minuteMs = 60_000;

/** 256 random bits. PKCE requires at least 43 characters. */
function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Starts a sign-in with the identity provider. `redirectUri` is the sign-in page of the back office.
 * @throws Problem `rate_limited`; `unavailable` when the provider does not answer.
 */
export async function startProvider(
  deps: ProviderDeps,
  provider: IdentityProvider,
  by: { readonly redirectUri: string; readonly network: string },
): Promise<{ url: string; attempt: string; state: string }> {
  await consumeRateLimit(deps.database.db, [{ rateLimit: 'staffProviderAddress', subject: by.network }]);
  const attempt: ProviderAttempt = {
    state: newSecret(),
    nonce: newSecret(),
    verifier: newSecret(),
    redirectUri: by.redirectUri,
  };
  const until = new Date(deps.clock.now().getTime() + attemptMinutes * minuteMs);
  const url = await provider.urlFor(attempt);
  return { url, attempt: sealFor(deps.box, attemptUse, until, attempt), state: attempt.state };
}
