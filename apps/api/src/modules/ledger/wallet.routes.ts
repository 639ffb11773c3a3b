import type { PlayerContract } from '@goldwren/contracts/player';
import { formatHundredths, pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { visitorOf } from '../../http/caller/visitor-of.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { idempotencyClaim } from '../../http/contract/idempotency-key.ts';
import type { Keys } from '../../platform/batching/prepared-for-some.ts';
import { createReader } from '../../platform/batching/reader.ts';
import type { Db } from '../../platform/database.ts';
import { assertMay } from '../../platform/gate.ts';
import { listActivity, type RoundsRaisedBy } from './activity/list-activity.ts';
import { type DescribeRounds, listTimeline } from './activity/list-timeline.ts';
import { readBalancesOverTime } from './activity/read-balances-over-time.ts';
import { readHistory } from './activity/read-daily-balances.ts';
import { claimLoginBonus } from './login-bonus/claim-login-bonus.ts';
import { type BonusView, readLoginBonus } from './login-bonus/read-login-bonus.ts';
import { readWallets } from './read-wallet.ts';

const historyDays = 30;

function toBonusBody(bonus: BonusView) {
  return {
    day: bonus.day,
    amount: formatHundredths(bonus.amount),
    claimable: bonus.claimable,
    next_claim_at: bonus.nextClaimAt?.toISOString() ?? null,
    days: bonus.days.map(({ day, amount, state }) => ({ day, amount: formatHundredths(amount), state })),
  };
}

/** What modules above the ledger know of a player's coins. */
export interface WalletDeps extends Context {
  /** Games know which round a raise belongs to. */
  readonly roundsRaisedBy: RoundsRaisedBy;
  /** And what was played for how much. */
  readonly describeRounds: DescribeRounds;
  /** When Sweeps Coins expire, should the player stay away from now on. */
  readonly sweepsExpireAt: (db: Db, playerIds: Keys<string>) => Promise<readonly Date[]>;
}

export function walletRoutes(context: WalletDeps): Handlers<PlayerContract, 'wallet'> {
  const { database, roundsRaisedBy } = context;
  const walletOf = createReader((playerIds: Keys<string>) => readWallets(database.db, playerIds));
  const expiryOf = createReader((playerIds: Keys<string>) => context.sweepsExpireAt(database.db, playerIds));
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
      const { rows, nextCursor } = await listActivity(database.db, roundsRaisedBy, {
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
      return { status: 200, body: { results, next_cursor: nextCursor } };
    },
    history: async ({ player, query }) => {
      const days = await readHistory(database.db, player.id, query.days ?? historyDays);
      const results = days.map(({ day, gold, sweeps }) => ({
        day,
        gold: formatHundredths(gold),
        sweeps: formatHundredths(sweeps),
      }));
      return { status: 200, body: { results } };
    },
    timeline: async ({ player, query }) => {
      const { results, nextCursor } = await listTimeline(database.db, context.describeRounds, {
        ...query,
        playerId: player.id,
        limit: query.limit ?? pagination.defaultLimit,
      });
      return { status: 200, body: { results, next_cursor: nextCursor } };
    },
    balances: async ({ player, query }) => ({
      status: 200,
      body: await readBalancesOverTime(database.db, context.clock.now(), {
        playerId: player.id,
        currency: query.currency,
        range: query.range ?? 'month',
      }),
    }),
    ...bonusRoutes(context),
  };
}

function bonusRoutes(context: WalletDeps): Pick<Handlers<PlayerContract, 'wallet'>, 'loginBonus' | 'claimLoginBonus'> {
  const { database } = context;
  return {
    loginBonus: async ({ player }) => ({
      status: 200,
      body: toBonusBody(await readLoginBonus(database.db, player.id)),
    }),
    claimLoginBonus: async ({ player, request }) => {
      assertMay(await context.policy(), 'claim_bonus', player, visitorOf(request, context.config));
      const bonus = await claimLoginBonus(database, player.id, idempotencyClaim(request));
      const { claimed, goldBalance } = bonus;
      return {
        status: 200,
        body: {
          ...toBonusBody(bonus),
          claimed: formatHundredths(claimed),
          gold_balance: formatHundredths(goldBalance),
        },
      };
    },
  };
}
