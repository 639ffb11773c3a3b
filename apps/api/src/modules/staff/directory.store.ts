import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callForRow } from '../../platform/postgres/call-function.ts';
import { type OffBoarding, offBoardingProof } from '../../platform/schema/staff-proof.ts';
import { staffMember } from './staff.table.ts';

/** An account as the directory of the operator sees it. */
export interface DirectoryPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}

export interface DirectoryFilter {
  readonly id?: string;
  /** In the form of `canonicalEmail`. */
  readonly email?: string;
}

function seenBy({ id, email }: DirectoryFilter): SQL | undefined {
  return and(
    isNull(staffMember.directoryDeletedAt),
    id === undefined ? undefined : eq(staffMember.id, id),
    email === undefined ? undefined : eq(staffMember.email, email),
  );
}

/** Returns one page of the accounts that the directory has not deleted, by creation. */
export function selectPeople(
  db: Db,
  filter: DirectoryFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<DirectoryPerson[]> {
  const { id, email, name, disabledAt, createdAt } = staffMember;
  return db
    .select({ id, email, name, disabledAt, createdAt })
    .from(staffMember)
    .where(seenBy(filter))
    .orderBy(asc(createdAt), asc(id))
    .offset(page.offset)
    .limit(page.limit);
}

export function countPeople(db: Db, filter: DirectoryFilter): Promise<number> {
  return db.$count(staffMember, seenBy(filter));
}

/**
 * Disables an account, ends its sessions and writes the log. `disabled`: it was enabled before. `is_last_admin`: nothing was done,
 * because no other administrator can sign in.
 */
export function offBoardStaff(
  db: Db,
  seedKey: Buffer,
  call: OffBoarding,
): Promise<{ known: boolean; disabled: boolean; is_last_admin: boolean }> {
  const { staffId, isDeleted, minute } = call;
  return callForRow(db, 'off_board_staff', [staffId, isDeleted, minute, offBoardingProof(seedKey, call)]);
}
