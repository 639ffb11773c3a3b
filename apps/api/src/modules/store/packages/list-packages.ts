import type { Package } from '@goldwren/contracts/player';
import {
  barredFromSweeps,
  type Country,
  formatHundredths,
  type Place,
  type PolicyPack,
  type Visitor,
} from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { hasEverPaid } from '../orders/order.store.ts';
import { selectOfferedPackages } from './package.store.ts';

interface Buyer {
  readonly id: string;
  readonly country: Country;
  readonly region: string | null;
}

/**
 * Returns the packages on offer, the special first. A player who has paid before does not get the special.
 * The Sweeps Coins are the amount that would be credited. The order and its payment use the same rule.
 * @param player null for a visitor; the visitor's location decides then.
 */
export async function listPackages(
  db: Db,
  pack: PolicyPack,
  player: Buyer | null,
  visitor: Visitor,
): Promise<{ results: Package[]; no_sweeps_in: Place | null }> {
  const [packages, specialGone] = await Promise.all([
    selectOfferedPackages(db),
    player === null ? false : hasEverPaid(db, player.id),
  ]);
  const barred = barredFromSweeps(pack, 'bonus', player ?? (visitor === 'unknown' ? null : visitor));
  const results = packages
    .filter((row) => !(row.firstPurchase && specialGone))
    .map((row) => ({
      id: row.id,
      name: row.name,
      price_usd: formatHundredths(row.priceCents),
      gold_amount: formatHundredths(row.gold),
      sweeps_bonus: formatHundredths(barred ? 0n : row.sweeps),
      first_purchase: row.firstPurchase,
    }));
  return { results, no_sweeps_in: barred };
}
