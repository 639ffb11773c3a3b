import type { PlayerContract } from '@goldwren/contracts/player';
import { formatHundredths, pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import type { Keys } from '../../platform/batching/prepared-for-some.ts';
import { createReader } from '../../platform/batching/reader.ts';
import { archivedBefore, readWallets } from '../ledger/public.ts';
import { readSweepsExpiry } from '../sweeps-expiry/public.ts';
import { listActivity } from './list-activity.ts';
import { listTimeline } from './list-timeline.ts';
import { readPlayStatement } from './read-play-statement.ts';

/** Routes about players' coins that combine ledger, games, store and expiry. */
export function walletRoutes({
  database: { db },
}: Pick<Context, 'database'>): Pick<Handlers<PlayerContract, 'wallet'>, 'get' | 'activity' | 'timeline'> {
  const walletOf = createReader((playerIds: Keys<string>) => readWallets(db, playerIds));
  const expiryOf = createReader((playerIds: Keys<string>) => readSweepsExpiry(db, playerIds));
  return {
    get: async ({ player }) => {
      const [wallet, expireAt] = await Promise.all([walletOf(player.id), expiryOf(player.id)]);
      return {
        status: 200,
        body: {
          gold_balance: formatHundredths(wallet.gold),
          sweeps_balance: formatHundredths(wallet.sweeps),
          sweeps_unplayed: formatHundredths(wallet.sweepsUnplayed),
          sweeps_expire_at: wallet.sweeps === 0n ? null : expireAt.toISOString(),
        },
      };
    },
    activity: async ({ player, query }) => {
      const { rows, nextCursor } = await listActivity(db, {
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
        balance_after: formatHundredths(row.balanceAfter),
        reference: row.ref,
      }));
      return { status: 200, body: { results, next_cursor: nextCursor, ...(await archivedBefore(db, nextCursor)) } };
    },
    timeline: async ({ player, query }) => {
      const { results, nextCursor } = await listTimeline(db, {
        ...query,
        playerId: player.id,
        limit: query.limit ?? pagination.defaultLimit,
      });
      return { status: 200, body: { results, next_cursor: nextCursor, ...(await archivedBefore(db, nextCursor)) } };
    },
  };
}

export function statementRoutes({
  database: { db },
  clock,
}: Pick<Context, 'database' | 'clock'>): Pick<Handlers<PlayerContract, 'play'>, 'statement'> {
  return {
    statement: async ({ player, query }) => ({
      status: 200,
      body: await readPlayStatement(db, clock.now(), {
        playerId: player.id,
        period: query.period ?? 'day',
        cursor: query.cursor,
        limit: query.limit,
      }),
    }),
  };
}
