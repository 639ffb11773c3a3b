import type { Context } from '../../context.ts';
import { newTotpSecret, openTotpSecret, stepOfCode } from '../../platform/crypto/totp.ts';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { type Attempt, clearFailedAttempts, throttleKeysOf, verifyPassword } from '../auth/public.ts';
import { countCode, openStaffSession, type StaffMember, selectStaffCredentials } from '../staff/public.ts';
import { consumeThrottle } from '../throttle/public.ts';

export type StaffSignInDeps = Pick<Context, 'database' | 'box' | 'clock' | 'events' | 'config'>;

export interface StaffAttempt extends Attempt {
  readonly password: string;
  readonly totpCode: string;
  /** Hash of the id that the session will have. */
  readonly idHash: Buffer;
  /** Hash of the session that it replaces, when a member who is signed in gives password and code again. */
  readonly replaces: Buffer | null;
}

/** Nobody's: checked when the email is unknown, so that both cost the same. */
const decoySecret = newTotpSecret();

/**
 * Checks email, password and second factor together: whichever is wrong, the work and the answer are the same. A code
 * opens one session; the same code again, from whoever saw it, is refused. Session and entry in the log are written with it.
 * A code counts after the right password only, so that a stranger without it cannot lock anybody out for good.
 * @throws Problem `invalid_credentials`, also while the account is locked; `rate_limited` after too many failures.
 */
export async function signInStaff(deps: StaffSignInDeps, attempt: StaffAttempt): Promise<StaffMember> {
  const { db } = deps.database;
  // Counted apart from the player who may have the same email.
  const counted = { ...attempt, email: `staff|${attempt.email}` };
  await consumeThrottle(db, throttleKeysOf(counted));
  const found = await selectStaffCredentials(db, attempt.email);
  const fits = await verifyPassword(found?.passwordHash ?? null, attempt.password);
  const secret = found ? openTotpSecret(deps.box, 'staff', found.totpSecret, found.member.id) : decoySecret;
  const step = stepOfCode(secret, attempt.totpCode, deps.clock.now());
  if (!found || !fits || !(await admitCode(deps, found.member.id))) throw new Problem('invalid_credentials');
  const { idHash, replaces } = attempt;
  const session = step === null ? null : { staffId: found.member.id, step, idHash, replaces };
  if (session === null || !(await openStaffSession(db, deps.config.seedKey, session))) {
    throw new Problem('invalid_credentials');
  }
  await clearFailedAttempts(db, counted);
  return found.member;
}

/** Counts a code, and reports the account that it locks. False: it may not be checked. */
async function admitCode({ database, events }: StaffSignInDeps, staffId: string): Promise<boolean> {
  const { admitted, lockedNow } = await countCode(database.db, staffId);
  if (lockedNow) events.report('staff_locked', { staff: staffId });
  return admitted;
}

/** Records in the log that a member of staff has signed out. */
export function recordSignOut(database: Database, staff: StaffActor): Promise<void> {
  const subject = { type: 'staff', id: staff.id } as const;
  return inStaffTransaction(database, staff, (tx) =>
    recordAudit(tx, { action: 'staff.signed_out', subject, facts: {} }),
  );
}
