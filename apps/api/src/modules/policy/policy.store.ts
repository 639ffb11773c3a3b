import { desc } from 'drizzle-orm';
import { prepared } from '../../platform/prepared.ts';
import { policySwitch } from './policy.table.ts';

/** The latest switch; the first one is made by the baseline migration. */
export const selectLatestSwitch = prepared('select_latest_policy_switch', (db) =>
  db.select({ packId: policySwitch.packId }).from(policySwitch).orderBy(desc(policySwitch.id)).limit(1),
);
