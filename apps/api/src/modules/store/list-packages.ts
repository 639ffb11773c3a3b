import type { Package } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { hasEverPaid } from './order.store.ts';
import { selectOfferedPackages } from './package.store.ts';

/** What is on offer, the special first; it is left out for a player who has paid before. `playerId` null: a visitor. */
export async function listPackages(db: Db, playerId: string | null): Promise<Package[]> {
  const [packages, specialGone] = await Promise.all([
    selectOfferedPackages(db),
    playerId === null ? false : hasEverPaid(db, playerId),
  ]);
  return packages
    .filter((row) => !(row.firstPurchase && specialGone))
    .map((row) => ({
      id: row.id,
      name: row.name,
      price_usd: formatHundredths(row.priceCents),
      gold_amount: formatHundredths(row.gold),
      sweeps_bonus: formatHundredths(row.sweeps),
      first_purchase: row.firstPurchase,
    }));
}
