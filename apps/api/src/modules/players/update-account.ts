import { type FoundVerdict, type Locale, nameLock, type PolicyPack, regionLock } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { haveSweepsMoved } from '../ledger/public.ts';
import { assertMayLiveIn, expireSweepsWhereBarred } from './move-region.ts';
import type { Person } from './person.ts';
import { selectPerson } from './player.store.ts';
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

export interface UpdateDeps extends Pick<Context, 'database' | 'policy'> {
  /** Compares the changed player with excluded people, in the same transaction; that module is above this one. */
  readonly screen: (tx: Db, playerId: string) => Promise<FoundVerdict | null>;
}

/**
 * Changes the profile in one transaction. A region that allows no Sweeps Coins expires them with a posting.
 * @throws Problem `validation_failed` for a region of another country or whose minimum age is not reached, `region_locked` while the one on file stands;
 *   `conflict` (`name_locked`) for a name that support alone changes; `self_excluded` for what identifies an excluded person,
 *   whether the player is that person or enters their name or phone.
 */
export async function updateAccount(context: UpdateDeps, player: Person, change: AccountChange): Promise<Person> {
  const expiryRef = newId();
  const pack = await context.policy();
  return inTransaction(context.database, async (db) => {
    const current = await lockPlayer(db, player.id);
    const region = change.region === current.region ? undefined : change.region;
    if (region !== undefined) assertRegionMayChange(pack, current, region);
    const { showAsWinner, mailReminders, locale } = change;
    const known = await changeOfKnown(db, player.id, current, change);
    const updated = await updateProfile(db, player.id, { ...known, region, showAsWinner, mailReminders, locale });
    if (region !== undefined) {
      await expireSweepsWhereBarred(db, pack, { playerId: player.id, country: current.country, region }, expiryRef);
    }
    if (Object.keys(known).length === 0) return updated;
    if ((await context.screen(db, player.id)) === 'exact') {
      throw new Problem('self_excluded', { params: { until: null } });
    }
    return selectPerson(db, player.id);
  });
}

/**
 * What of name and phone changes. Excluded people are recognised by both, and once Sweeps Coins have moved or identity was
 * checked, the name belongs to what was done under it.
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
    if (nameLock({ ...current, sweepsMoved: await haveSweepsMoved(db, playerId) }) !== null) {
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
