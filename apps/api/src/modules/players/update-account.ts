import { account, allowance, type Country, isRegionOf, type PolicyPack, regionNames } from '@goldwren/rules';
import type { Database, Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { postWholeBalance } from '../ledger/public.ts';
import type { Person } from './person.ts';
import { lockPlayer, type Residence, updateProfile } from './player.store.ts';

export interface AccountChange {
  region?: string | undefined;
  /** Empty removes it. */
  phone?: string | undefined;
  showAsWinner?: boolean | undefined;
}

const dayMs = 86_400_000;

/**
 * Changes the profile in one transaction. A region that allows no Sweeps Coins expires them with a posting.
 * @throws Problem `validation_failed` for a region of another country, `conflict` when it was changed within a year.
 */
export async function updateAccount(
  database: Database,
  pack: PolicyPack,
  player: Person,
  change: AccountChange,
): Promise<Person> {
  const expiryRef = newId();
  return inTransaction(database, async (db) => {
    const current = await lockPlayer(db, player.id);
    const region = change.region === current.region ? undefined : change.region;
    if (region !== undefined) {
      assertRegionMayChange(current, region);
      await expireSweepsWhereBarred(db, pack, player.id, current.country, region, expiryRef);
    }
    return updateProfile(db, player.id, {
      region,
      phone: change.phone === undefined ? undefined : change.phone || null,
      showAsWinner: change.showAsWinner,
    });
  });
}

function assertRegionMayChange(current: Residence, region: string): void {
  if (!isRegionOf(current.country, region)) {
    const kind = current.country === 'US' ? 'state' : 'province';
    throw new Problem('validation_failed', { fieldErrors: { us_state: [`This is not a ${kind} of your country.`] } });
  }
  if (current.region === null || current.regionSetAt === null) return;
  const next = new Date(current.regionSetAt.getTime() + account.regionChangeIntervalDays * dayMs);
  if (next > current.now) {
    const name = regionNames[current.country][current.region];
    throw new Problem('conflict', {
      message: `You changed this to ${name} less than a year ago. It can be changed again on ${next.toISOString().slice(0, 10)}; contact support if you have moved.`,
    });
  }
}

async function expireSweepsWhereBarred(
  db: Db,
  pack: PolicyPack,
  playerId: string,
  country: Country,
  region: string,
  ref: string,
): Promise<void> {
  if (allowance(pack, 'sweeps_play', country, region).allowed) return;
  await postWholeBalance(db, { playerId, currency: 'sweeps', kind: 'region_expiry', contra: 'expiry', ref });
}
