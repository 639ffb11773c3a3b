import { desc } from 'drizzle-orm';
import { prepared } from '../../platform/prepared.ts';
import { policySwitch } from './policy.table.ts';

/** Returns the latest switch. The baseline migration inserts the first one. */
export const selectLatestSwitch = prepared('select_latest_policy_switch', (db) =>
  db.select({ packId: policySwitch.packId }).from(policySwitch).orderBy(desc(policySwitch.id)).limit(1),
);
