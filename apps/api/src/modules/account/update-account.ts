import { type Locale, nameLock, type PolicyPack, regionLock } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type PersonEvidence, screenWithin } from '../exclusions/public.ts';
import { haveSweepsMoved } from '../ledger/public.ts';
import {
  assertMayLiveIn,
  expireSweepsWhereBarred,
  insertPlayerEvent,
  type LockedProfile,
  lockPlayer,
  type Person,
  selectPerson,
  updateProfile,
} from '../players/public.ts';

export interface AccountChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  region?: string | undefined;
  /** An empty text removes the number. */
  phone?: string | undefined;
  showAsWinner?: boolean | undefined;
  mailReminders?: boolean | undefined;
  locale?: Locale | undefined;
}

/**
 * Changes the profile in one transaction. A region that allows no Sweeps Coins expires them with a posting.
 * @throws Problem `validation_failed` for a region of another country or below its minimum age; `region_locked` while the
 *   region on file cannot change; `conflict` (`name_locked`) for a name that only support can change; `self_excluded` when
 *   name or phone identify an excluded person. That match is stored although nothing changes, so that staff see it and an
 *   attacker cannot try one name after another.
 */
export async function updateAccount(
  context: Pick<Context, 'database' | 'policy' | 'config'>,
  player: Person,
  change: AccountChange,
): Promise<Person> {
  const expiryRef = newId();
  const pack = await context.policy();
  const updated = await inTransaction(context.database, async (db) => {
    const current = await lockPlayer(db, player.id);
    const region = change.region === current.region ? undefined : change.region;
    if (region !== undefined) assertRegionMayChange(pack, current, region);
    const known = await changeOfKnown(db, player.id, current, change);
    if (known) {
      const entered = enteredIdentity(current, known);
      const verdict = await screenWithin(db, context.config.seedKey, player.id, 'profile_change', entered);
      if (verdict === 'exact') return null;
    }
    if (known?.isRenamed)
      await insertPlayerEvent(db, { playerId: player.id, kind: 'name_changed', staffId: null, facts: {} });
    const { showAsWinner, mailReminders, locale } = change;
    const { firstName, lastName, phone } = known ?? {};
    await updateProfile(db, player.id, { firstName, lastName, phone, region, showAsWinner, mailReminders, locale });
    if (region !== undefined) {
      await expireSweepsWhereBarred(db, pack, { playerId: player.id, country: current.country, region }, expiryRef);
    }
    return selectPerson(db, player.id);
  });
  if (updated === null) throw new Problem('self_excluded', { params: { until: null } });
  return updated;
}

interface KnownChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly isRenamed: boolean;
}

function enteredIdentity({ birthDate }: LockedProfile, { firstName, lastName, phone }: KnownChange): PersonEvidence {
  return { people: [{ firstName, lastName, birthDate }], phone };
}

/**
 * Returns the new name and phone; null when neither changes. Both identify excluded people. The name is locked once Sweeps
 * Coins have moved or the identity was checked.
 */
async function changeOfKnown(
  db: Db,
  playerId: string,
  current: LockedProfile,
  change: AccountChange,
): Promise<KnownChange | null> {
  const phone = change.phone === undefined ? current.phone : change.phone || null;
  const { firstName = current.firstName, lastName = current.lastName } = change;
  const isRenamed = firstName !== current.firstName || lastName !== current.lastName;
  if (!isRenamed && phone === current.phone) return null;
  if (current.breakCode === 'self_excluded') {
    throw new Problem('self_excluded', { params: { until: current.breakUntil?.toISOString() ?? null } });
  }
  if (isRenamed && nameLock({ ...current, sweepsMoved: await haveSweepsMoved(db, playerId) }) !== null) {
    throw new Problem('conflict', { params: { reason: 'name_locked' } });
  }
  return { firstName, lastName, phone, isRenamed };
}

function assertRegionMayChange(pack: PolicyPack, current: LockedProfile, region: string): void {
  assertMayLiveIn(current, region);
  const lock = regionLock(pack, current, current.now);
  if (lock) throw new Problem(lock.code, { params: lock.params });
}
