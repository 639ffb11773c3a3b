import type { OrderDetail } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { selectOrder, selectOrderEvents } from './order.store.ts';
import { orderView } from './order-view.ts';

/**
 * Returns one order with its history and its coins: the offer until it is paid, then the amounts that were credited.
 * @throws Problem `not_found`, also for another player's order.
 */
export async function getOrder(db: Db, playerId: string, id: string): Promise<OrderDetail> {
  const row = await selectOrder(db, playerId, id);
  if (!row) throw new Problem('not_found');
  const events = await selectOrderEvents(db, playerId, id);
  return {
    ...orderView(row),
    gold_amount: formatHundredths(row.grantedGold ?? row.gold),
    sweeps_bonus: formatHundredths(row.grantedSweeps ?? row.sweeps),
    notes: [...row.notes],
    history: events.map((event) => ({ status: event.status, at: event.at.toISOString() })),
  };
}
