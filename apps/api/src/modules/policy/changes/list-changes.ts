import type { PolicyChange, PolicyVersion } from '@goldwren/contracts/staff';
import type { Db } from '../../../platform/database.ts';
import { namedStaff } from '../../staff/public.ts';
import { forbiddenIn } from './forbidden-in.ts';
import {
  selectLatestVersion,
  selectPendingPolicyChanges,
  selectPolicyVersions,
  selectRestrictions,
  selectScheduledVersions,
} from './policy-change.store.ts';

/** Lists the changes that wait for a second person, each compared with what is in force now. */
export async function listPendingChanges(db: Db): Promise<{ version: number; results: PolicyChange[] }> {
  const [rows, restrictions, named, version] = await Promise.all([
    selectPendingPolicyChanges(db),
    selectRestrictions(db),
    namedStaff(db),
    selectLatestVersion(db),
  ]);
  const results = rows.map(({ id, country, region, forbidden, fromDay, reason, requestedBy, requestedAt }) => ({
    ...{ id, country, region, forbidden, reason },
    before: forbiddenIn(restrictions, country, region),
    from: fromDay,
    requested_by: named(requestedBy),
    requested_at: requestedAt.toISOString(),
  }));
  return { version, results };
}

/** Lists the versions of the policy, newest first. */
export async function listVersions(
  db: Db,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<{ results: PolicyVersion[]; next_cursor: string | null }> {
  const [found, restrictions, scheduled, named] = await Promise.all([
    selectPolicyVersions(db, { before, limit: limit + 1 }),
    selectRestrictions(db),
    selectScheduledVersions(db),
    namedStaff(db),
  ]);
  // The people of another cell have no account here.
  const nameIn = (cell: string | null, id: string) => (cell === null ? named(id) : { id, name: cell });
  const inForce = restrictions.map(({ version }) => version);
  const rows = found.slice(0, limit);
  const results = rows.map(({ version, country, region, forbidden, forbiddenBefore, effectiveAt, ...row }) => ({
    ...{ version, country, region, forbidden },
    before: forbiddenBefore,
    effective_at: effectiveAt.toISOString(),
    state: inForce.includes(version) ? 'in_force' : scheduled.includes(version) ? 'scheduled' : 'replaced',
    reason: row.reason,
    requested_by: nameIn(row.fromCell, row.requestedBy),
    approved_by: nameIn(row.fromCell, row.decidedBy),
    hash: row.hash.toString('hex'),
  })) satisfies PolicyVersion[];
  return { results, next_cursor: found.length > limit ? String(rows.at(-1)?.version) : null };
}
