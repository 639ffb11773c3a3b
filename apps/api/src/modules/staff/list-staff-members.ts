import type { StaffAccountSummary } from '@goldwren/contracts/staff';
import { directoryActor, settingsActor } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { selectStaffMembers } from './staff.store.ts';

/** Returns all current and former staff, by name. There are few, so the list has no pages. */
export async function listStaffMembers(db: Db): Promise<StaffAccountSummary[]> {
  const rows = await selectStaffMembers(db);
  return rows.map(({ id, name, email, roles, disabledAt }) => ({
    id,
    name,
    email,
    roles,
    active: disabledAt === null,
  }));
}

/** Returns the names of everyone who acts in the audit log, by ID. */
export async function staffNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const people = (await selectStaffMembers(db)).map(({ id, name }) => [id, name] as const);
  const others = [directoryActor, settingsActor].map(({ id, name }) => [id, name] as const);
  return new Map([...others, ...people]);
}

/** Returns a function that names a staff member by id. */
export async function namedStaff(db: Db): Promise<(id: string) => { id: string; name: string }> {
  const names = await staffNames(db);
  return (id) => ({ id, name: names.get(id) ?? id });
}
