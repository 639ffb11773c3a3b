import type { Country, Permission, RegionRestriction } from '@goldwren/rules';
import { and, asc, desc, eq, gt, isNotNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow } from '../../../platform/postgres/call-function.ts';
import { now } from '../../../platform/postgres/sql-instants.ts';
import { prepared } from '../../../platform/prepared.ts';
import { policyChange } from '../policy.table.ts';

/** Why a change was not made (sql/functions). */
type PolicyChangeRefusal =
  | 'not_found'
  | 'change_pending'
  | 'change_decided'
  | 'second_person'
  | 'requester_gone'
  | 'policy_changed'
  | 'policy_unchanged'
  | 'settings_elsewhere'
  | 'day_past';

/** A decision needs no day. */
type Decided = Exclude<PolicyChangeRefusal, 'day_past'> | null;

export interface RequestedPolicyChange {
  readonly id: string;
  readonly country: Country;
  readonly region: string;
  readonly forbidden: readonly Permission[];
  /** First calendar day, in the product's time zone. */
  readonly from: string;
  /** The latest version that staff saw when they decided. */
  readonly current: number;
  readonly reason: string;
}

export type PolicyChangeRow = typeof policyChange.$inferSelect;

interface RefusalRow {
  readonly refusal: PolicyChangeRefusal | null;
}

export async function requestPolicyChange(tx: Db, change: RequestedPolicyChange): Promise<PolicyChangeRefusal | null> {
  const { id, country, region, forbidden, from, current, reason } = change;
  const args = [id, country, region, [...forbidden], from, current, reason];
  return (await callForRow<RefusalRow>(tx, 'request_policy_change', args)).refusal;
}

export async function approvePolicyChange(tx: Db, id: string): Promise<Decided> {
  return (await callForRow<{ refusal: Decided }>(tx, 'approve_policy_change', [id])).refusal;
}

export async function rejectPolicyChange(tx: Db, id: string, note: string): Promise<Decided> {
  return (await callForRow<{ refusal: Decided }>(tx, 'reject_policy_change', [id, note])).refusal;
}

const latestByRegion = prepared('select_policy_forbids', (db) => {
  const { country, region, forbidden, version, status, effectiveAt, onlyHere, fromCell } = policyChange;
  return db
    .selectDistinctOn([country, region, onlyHere], {
      country,
      region,
      forbidden,
      version,
      effectiveAt,
      onlyHere,
      fromCell,
    })
    .from(policyChange)
    .where(and(eq(status, 'approved'), lte(effectiveAt, now())))
    .orderBy(country, region, onlyHere, desc(effectiveAt), desc(version));
}) as (db: Db, inputs: object) => Promise<LatestRow[]>;

type LatestRow = RegionRestriction & {
  readonly version: number;
  readonly effectiveAt: Date;
  readonly onlyHere: boolean;
  readonly fromCell: string | null;
};

/**
 * Returns what staff do not allow now. A region can have two: one for the site, and one for this cell only, which holds in addition. The
 * function `policy_forbids` returns both together for one region.
 */
export async function selectRestrictions(db: Db): Promise<(RegionRestriction & { readonly version: number })[]> {
  const rows = await latestByRegion(db, {});
  return rows.filter((row) => !row.onlyHere || !rows.some((site) => replaces(site, row)));
}

/** A change of the site that was decided in this cell replaces an earlier one for this cell only. */
function replaces(site: LatestRow, here: LatestRow): boolean {
  if (site.onlyHere || site.fromCell !== null) return false;
  if (site.country !== here.country || site.region !== here.region) return false;
  const later = site.effectiveAt.getTime() - here.effectiveAt.getTime() || site.version - here.version;
  return later > 0;
}

/** Returns the versions that have not started yet and will be in force at their start. */
export async function selectScheduledVersions(db: Db): Promise<number[]> {
  const { country, region, version, status, effectiveAt, onlyHere } = policyChange;
  const rows = await db
    .selectDistinctOn([country, region, onlyHere, effectiveAt], { version })
    .from(policyChange)
    .where(and(eq(status, 'approved'), gt(effectiveAt, now())))
    .orderBy(country, region, onlyHere, effectiveAt, desc(version));
  return rows.map((row) => row.version as number);
}

export async function selectPolicyChange(db: Db, id: string): Promise<PolicyChangeRow | null> {
  return (await db.select().from(policyChange).where(eq(policyChange.id, id)))[0] ?? null;
}

/** Returns the changes that wait for a second person, oldest first. */
export function selectPendingPolicyChanges(db: Db): Promise<PolicyChangeRow[]> {
  const { status, requestedAt, id } = policyChange;
  return db.select().from(policyChange).where(eq(status, 'pending')).orderBy(asc(requestedAt), asc(id));
}

/** A change that has been approved. */
export type PolicyVersionRow = PolicyChangeRow & {
  readonly [K in 'version' | 'effectiveAt' | 'forbiddenBefore' | 'hash' | 'decidedBy']: NonNullable<PolicyChangeRow[K]>;
};

/** Returns approved changes before the one with this version, newest first. */
export async function selectPolicyVersions(
  db: Db,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<PolicyVersionRow[]> {
  const { version } = policyChange;
  const rows = await db
    .select()
    .from(policyChange)
    .where(before === null ? isNotNull(version) : lt(version, before))
    .orderBy(desc(version))
    .limit(limit);
  return rows as PolicyVersionRow[];
}

/** Returns the number of the latest approved change. 0 when there is none. */
export async function selectLatestVersion(db: Db): Promise<number> {
  return (await selectPolicyVersions(db, { before: null, limit: 1 }))[0]?.version ?? 0;
}
