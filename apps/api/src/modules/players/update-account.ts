import { type Locale, type PolicyPack, regionLock } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { assertMayLiveIn, expireSweepsWhereBarred } from './move-region.ts';
import type { Person } from './person.ts';
import { insertPlayerEvent } from './player-event.store.ts';
import { type LockedProfile, lockPlayer, updateProfile } from './profile.store.ts';

export interface AccountChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  region?: string | undefined;
  /** Empty removes it. */
  phone?: string | undefined;
  showAsWinner?: boolean | undefined;
  mailReminders?: boolean | undefined;
  locale?: Locale | undefined;
}

/**
 * Changes the profile in one transaction. A region that allows no Sweeps Coins expires them with a posting.
 * @throws Problem `validation_failed` for a region of another country or whose minimum age is not reached, `region_locked` while the one on file stands;
 *   `conflict` (`name_locked`) for a name that identity is checked under; `self_excluded` for what excluded people are known by.
 */
export async function updateAccount(
  context: Pick<Context, 'database' | 'policy'>,
  player: Person,
  change: AccountChange,
): Promise<Person> {
  const expiryRef = newId();
  const pack = await context.policy();
  return inTransaction(context.database, async (db) => {
    const current = await lockPlayer(db, player.id);
    const region = change.region === current.region ? undefined : change.region;
    if (region !== undefined) {
      assertRegionMayChange(pack, current, region);
      await expireSweepsWhereBarred(db, pack, { playerId: player.id, country: current.country, region }, expiryRef);
    }
    const { showAsWinner, mailReminders, locale } = change;
    const known = await changeOfKnown(db, player.id, current, change);
    return updateProfile(db, player.id, { ...known, region, showAsWinner, mailReminders, locale });
  });
}

/**
 * What of name and phone is to be changed. Documents are held against the name, and whoever has excluded themselves is
 * known by all three: neither changes while it is needed.
 */
async function changeOfKnown(db: Db, playerId: string, current: LockedProfile, change: AccountChange) {
  const phone = change.phone === undefined ? current.phone : change.phone || null;
  const { firstName = current.firstName, lastName = current.lastName } = change;
  const isRenamed = firstName !== current.firstName || lastName !== current.lastName;
  if (!isRenamed && phone === current.phone) return {};
  if (current.breakCode === 'self_excluded') {
    throw new Problem('self_excluded', { params: { until: current.breakUntil?.toISOString() ?? null } });
  }
  if (isRenamed) {
    if (current.identityStatus === 'verified' || current.identityStatus === 'submitted') {
      throw new Problem('conflict', { params: { reason: 'name_locked' } });
    }
    await insertPlayerEvent(db, { playerId, kind: 'name_changed', staffId: null, facts: {} });
  }
  return { firstName, lastName, phone };
}

function assertRegionMayChange(pack: PolicyPack, current: LockedProfile, region: string): void {
  assertMayLiveIn(current, region);
  const lock = regionLock(pack, current, current.now);
  if (lock) throw new Problem(lock.code, { params: lock.params });
}
