import { seedMovementRules } from './modules/ledger/public.ts';
import { seedStaffRules } from './modules/staff/public.ts';
import type { Db } from './platform/database.ts';

/** Copies the rules that SQL functions read from packages/rules into their tables. */
export async function seedRules(db: Db): Promise<void> {
  await seedMovementRules(db);
  await seedStaffRules(db);
}
