import type { Context } from '../../context.ts';
import { newTotpSecret, openTotpSecret, stepOfCode } from '../../platform/crypto/totp.ts';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { type Attempt, clearFailedAttempts, rateLimitKeysOf, verifyPassword } from '../auth/public.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import { countCode, openStaffSession, type StaffMember, selectStaffCredentials } from '../staff/public.ts';

export type StaffSignInDeps = Pick<Context, 'database' | 'box' | 'clock' | 'events' | 'config'>;

export interface StaffAttempt extends Attempt {
  readonly password: string;
  readonly totpCode: string;
  /** Hash of the ID of the new session. */
  readonly idHash: Buffer;
  /** Hash of the session that the new one replaces, when a signed-in member enters password and code again. */
  readonly replaces: Buffer | null;
}

/** Checked when the email is unknown, so that the response takes the same time. */
const decoySecret = newTotpSecret();

/**
 * Checks email, password and second factor together. The work and the response are the same whichever is wrong. A code
 * opens one session and is rejected when it is used again. The session and its entry in the log are written together.
 * A wrong code counts only after the correct password, so that a stranger cannot lock a member out.
 * @throws Problem `invalid_credentials`, also while the account is locked; `rate_limited` after too many failures.
 */
export async function signInStaff(deps: StaffSignInDeps, attempt: StaffAttempt): Promise<StaffMember> {
  const { db } = deps.database;
  // A player may have the same email, so staff attempts have their own counter.
  const counted = { ...attempt, email: `staff|${attempt.email}` };
  await consumeRateLimit(db, rateLimitKeysOf(counted));
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

/** Counts a code and reports an account that this locks. Returns whether the code may be checked. */
export async function admitCode({ database, events }: StaffSignInDeps, staffId: string): Promise<boolean> {
  const { admitted, lockedNow } = await countCode(database.db, staffId);
  if (lockedNow) events.report('staff_locked', { staff: staffId });
  return admitted;
}

/** Records in the staff log that a member has signed out. */
export function recordSignOut(database: Database, staff: StaffActor): Promise<void> {
  const subject = { type: 'staff', id: staff.id } as const;
  return inStaffTransaction(database, staff, (tx) =>
    recordAudit(tx, { action: 'staff.signed_out', subject, facts: {} }),
  );
}
