import type { Context } from '../../context.ts';
import { forEachItem } from '../../platform/for-each.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { assessPlayer } from './assess-player.ts';
import { deleteDue, selectDue } from './fact.store.ts';

/** Accounts in one run. The next run, a minute later, continues. */
const batch = 500;

/** Assesses the accounts that have registered or requested a redemption. Returns how many. */
export async function assessDue({ database, config }: Pick<Context, 'database' | 'config'>): Promise<number> {
  return forEachItem('accounts', await selectDue(database.db, batch), (playerId) =>
    inTransaction(database, async (tx) => {
      const occasion = await deleteDue(tx, playerId);
      if (occasion !== null) await assessPlayer(tx, config.seedKey, playerId, occasion);
      return occasion !== null;
    }),
  );
}
