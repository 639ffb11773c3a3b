import type { PlayerContract } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { idempotencyClaim } from '../../http/contract/idempotency-key.ts';
import { assertMay } from '../../platform/assert-may.ts';
import { readBalancesOverTime } from './activity/read-balances-over-time.ts';
import { readDailyBalances } from './activity/read-daily-balances.ts';
import { claimLoginBonus } from './login-bonus/claim-login-bonus.ts';
import { type BonusView, readLoginBonus } from './login-bonus/read-login-bonus.ts';

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

/** Balances over time and the login bonus. The routes that need rounds or coin expiry are in the module `wallet`. */
export function ledgerRoutes(
  context: Context,
): Omit<Handlers<PlayerContract, 'wallet'>, 'get' | 'activity' | 'timeline'> {
  const { database } = context;
  return {
    history: async ({ player, query }) => {
      const days = await readDailyBalances(database.db, player.id, query.days ?? historyDays);
      const results = days.map(({ day, gold, sweeps }) => ({
        day,
        gold: formatHundredths(gold),
        sweeps: formatHundredths(sweeps),
      }));
      return { status: 200, body: { results } };
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

function bonusRoutes(context: Context): Pick<Handlers<PlayerContract, 'wallet'>, 'loginBonus' | 'claimLoginBonus'> {
  const { database } = context;
  return {
    loginBonus: async ({ player }) => ({
      status: 200,
      body: toBonusBody(await readLoginBonus(database.db, player.id)),
    }),
    claimLoginBonus: async ({ player, request }) => {
      assertMay(await context.policy(), 'claim_bonus', player, await context.locate(request));
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
