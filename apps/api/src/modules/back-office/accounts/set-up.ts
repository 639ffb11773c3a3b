import type { StaffSetUp } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import { newTotpSecret, sealTotpSecret, stepOfCode, totpUri } from '../../../platform/crypto/totp.ts';
import { Problem } from '../../../platform/problem.ts';
import { hashOfToken, hashPassword, isGuessablePassword, rateLimitKeysOf, verifyPassword } from '../../auth/public.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import { type LinkOwner, selectLinkOwner, setUpStaffMember } from '../../staff/public.ts';

type Deps = Pick<Context, 'database' | 'box' | 'clock'>;

/**
 * The secret of an authenticator app, encrypted for one link. The browser brings it back, so opening a link stores nothing,
 * and each opening has its own secret: a person who reads the mail first does not know the secret of the one who finishes.
 */
function contextOf(token: string): string {
  return `staff-enrolment|${hashOfToken(token).toString('hex')}`;
}

/** @throws Problem `link_invalid`. */
function openEnrolment(box: SealedBox, enrolment: string, token: string): string {
  try {
    return box.open(Buffer.from(enrolment, 'base64url'), contextOf(token)).toString();
  } catch (cause) {
    throw new Problem('link_invalid', { cause });
  }
}

/** @throws Problem `link_invalid`; `rate_limited`. */
async function findOwner({ database: { db } }: Deps, token: string, network: string): Promise<LinkOwner> {
  await consumeRateLimit(db, [{ rateLimit: 'staffLinkAddress', subject: network }]);
  const owner = await selectLinkOwner(db, hashOfToken(token));
  if (!owner) throw new Problem('link_invalid');
  return owner;
}

/**
 * Returns whose account a mailed link sets up, and a new secret for the authenticator app.
 * @throws Problem `link_invalid` when it is unknown, used or expired; `rate_limited`.
 */
export async function openLink(deps: Deps, token: string, network: string): Promise<StaffSetUp> {
  const { name, email, passwordHash } = await findOwner(deps, token, network);
  const secret = newTotpSecret();
  return {
    name,
    email,
    is_new: passwordHash === null,
    totp_secret: secret,
    otpauth_uri: totpUri('staff', secret, email),
    enrolment: deps.box.seal(Buffer.from(secret), contextOf(token)).toString('base64url'),
  };
}

/**
 * Sets the second factor with a mailed link, and the password of an invited person. After a reset of the second factor,
 * the current password is required: the mailbox alone does not open the account.
 * @throws Problem `link_invalid`; `validation_failed` for a wrong code, or a password that is too easy to guess. The link
 *   then stays valid; `invalid_credentials` for a wrong password; `rate_limited`.
 */
export async function setUpAccount(
  deps: Deps,
  by: {
    readonly token: string;
    readonly password: string;
    readonly totpCode: string;
    readonly enrolment: string;
    readonly network: string;
  },
): Promise<void> {
  const { token, password, network } = by;
  const { db } = deps.database;
  const owner = await findOwner(deps, token, network);
  const secret = openEnrolment(deps.box, by.enrolment, token);
  const step = stepOfCode(secret, by.totpCode, deps.clock.now());
  if (step === null) throw new Problem('validation_failed', { fields: { totp_code: [{ code: 'totp_code_wrong' }] } });
  const passwordHash = owner.passwordHash === null ? await newPasswordHash(owner, password) : null;
  if (owner.passwordHash !== null) {
    await consumeRateLimit(db, rateLimitKeysOf({ email: `staff|${owner.email}`, network, device: null }));
    if (!(await verifyPassword(owner.passwordHash, password))) throw new Problem('invalid_credentials');
  }
  const totpSecret = sealTotpSecret(deps.box, 'staff', secret, owner.id);
  if (!(await setUpStaffMember(db, { token, passwordHash, totpSecret, step }))) throw new Problem('link_invalid');
}

async function newPasswordHash({ email, name }: LinkOwner, password: string): Promise<string> {
  if (await isGuessablePassword(password, [email, name])) {
    throw new Problem('validation_failed', { fields: { password: [{ code: 'password_common' }] } });
  }
  return hashPassword(password);
}
