import type { StaffRole } from '@goldwren/rules';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import { sealTotpSecret } from '../../../platform/crypto/totp.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { hashPassword } from '../../auth/public.ts';
import { hasStaffMember, insertStaffMember } from '../../staff/public.ts';

export interface StaffAccount {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly password: string;
  /** Base32. */
  readonly totpSecret: string;
}

/** Adds a staff account. Returns false and changes nothing when the mailbox has an account. */
export async function addStaffMember(db: Db, box: SealedBox, account: StaffAccount): Promise<boolean> {
  if (await hasStaffMember(db, account.email)) return false;
  const id = newId();
  return insertStaffMember(db, {
    id,
    email: account.email,
    name: account.name,
    roles: [...account.roles],
    passwordHash: await hashPassword(account.password),
    totpSecret: sealTotpSecret(box, 'staff', account.totpSecret, id),
  });
}
