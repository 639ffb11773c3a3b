import { openTotpSecret, stepOfCode } from '../../../platform/crypto/totp.ts';
import { Problem } from '../../../platform/problem.ts';
import { clearFailedAttempts, rateLimitKeysOf } from '../../auth/public.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import { openProviderSession, type StaffMember, selectProviderAccount } from '../../staff/public.ts';
import { admitCode } from '../sign-in.ts';
import { type ProviderTicket, ticketUse } from './finish-provider.ts';
import { openFor } from './sealed-values.ts';
import type { ProviderDeps } from './start-provider.ts';

/**
 * Signs in with a ticket of the provider and the second factor of the account. The provider replaces the password only. Codes are
 * counted, and lock the account, as after a correct password.
 * @throws Problem `link_invalid` for an expired ticket; `forbidden` when the account was disabled since; `invalid_credentials` for
 *   a wrong or used code, and while the account is locked; `rate_limited`.
 */
export async function signInByProvider(
  deps: ProviderDeps,
  by: {
    readonly ticket: string;
    readonly totpCode: string;
    readonly idHash: Buffer;
    readonly network: string;
    /** The ID of this browser's device cookie for the account with this email, if it has one. */
    readonly deviceOf: (email: string) => string | null;
  },
): Promise<StaffMember> {
  const { database, box, clock, config } = deps;
  const { db } = database;
  const { identity, email } = openFor<ProviderTicket>(box, ticketUse, clock.now(), by.ticket);
  const account = await selectProviderAccount(db, identity, email);
  if (!account) throw new Problem('forbidden');
  const { member } = account;
  const counted = { email: `staff|${member.email}`, network: by.network, device: by.deviceOf(member.email) };
  await consumeRateLimit(db, rateLimitKeysOf(counted));
  if (!(await admitCode(deps, member.id))) throw new Problem('invalid_credentials');
  const step = stepOfCode(openTotpSecret(box, 'staff', account.totpSecret, member.id), by.totpCode, clock.now());
  const session = step === null ? null : { staffId: member.id, step, idHash: by.idHash, identity };
  if (session === null || !(await openProviderSession(db, config.seedKey, session))) {
    throw new Problem('invalid_credentials');
  }
  await clearFailedAttempts(db, counted);
  return member;
}
