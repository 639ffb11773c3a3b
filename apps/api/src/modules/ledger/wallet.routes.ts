import { formatHundredths, pagination } from '@goldwren/rules';
import type { Handlers } from '../../http/handlers.ts';
import type { Database } from '../../platform/database.ts';
import { listActivity } from './list-activity.ts';
import { readWallet } from './read-wallet.ts';

export function walletRoutes(database: Database): Handlers<'wallet'> {
  return {
    get: async ({ player }) => {
      const wallet = await readWallet(database.pool, player.id);
      return {
        status: 200,
        body: {
          gold_balance: formatHundredths(wallet.gold),
          sweeps_balance: formatHundredths(wallet.sweeps),
          sweeps_unplayed: formatHundredths(wallet.sweepsUnplayed),
        },
      };
    },
    activity: async ({ player, query }) => {
      const { rows, nextCursor } = await listActivity(database.pool, {
        ...query,
        playerId: player.id,
        limit: query.limit ?? pagination.defaultLimit,
      });
      const results = rows.map((row) => ({
        id: `${row.currency}-${row.seq}`,
        at: row.at.toISOString(),
        currency: row.currency,
        kind: row.kind,
        amount: formatHundredths(row.amount),
        balance_after: formatHundredths(row.balance_after),
        reference: row.ref,
      }));
      return { status: 200, body: { results, next_cursor: nextCursor } };
    },
  };
}
