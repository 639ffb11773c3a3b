import { type Locale, type PolicyPack, regionLock } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { assertRegionOf, expireSweepsWhereBarred } from './move-region.ts';
import type { Person } from './person.ts';
import { lockPlayer, type Residence, updateProfile } from './player.store.ts';

export interface AccountChange {
  region?: string | undefined;
  /** Empty removes it. */
  phone?: string | undefined;
  showAsWinner?: boolean | undefined;
  locale?: Locale | undefined;
}

/**
 * Changes the profile in one transaction. A region that allows no Sweeps Coins expires them with a posting.
 * @throws Problem `validation_failed` for a region of another country, `region_locked` while the one on file stands.
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
    return updateProfile(db, player.id, {
      region,
      phone: change.phone === undefined ? undefined : change.phone || null,
      showAsWinner: change.showAsWinner,
      locale: change.locale,
    });
  });
}

function assertRegionMayChange(pack: PolicyPack, current: Residence, region: string): void {
  assertRegionOf(current.country, region);
  const lock = regionLock(pack, current, current.now);
  if (lock) throw new Problem(lock.code, { params: lock.params });
}
