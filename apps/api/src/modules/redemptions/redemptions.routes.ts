import type { PlayerContract } from '@goldwren/contracts/player';
import { pagination, parseHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { idempotencyClaim } from '../../http/contract/idempotency-key.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import { readEligibility } from './eligibility/read-eligibility.ts';
import { answerSkillTest } from './request/answer-skill-test.ts';
import { listRedemptions, viewRedemption } from './request/list-redemptions.ts';
import { submitRedemption } from './request/submit-redemption.ts';
import { listRecentWinners } from './winners/list-recent-winners.ts';
import { measuredTimes } from './winners/measured-times.ts';

export function redemptionsRoutes(deps: Context): Handlers<PlayerContract, 'redemptions'> {
  const { db } = deps.database;
  const times = measuredTimes(db);
  return {
    submit: async ({ player, body, request }) => {
      await consumeRateLimit(db, [{ rateLimit: 'redemptionPlayer', subject: player.id }]);
      const row = await submitRedemption(deps, {
        playerId: player.id,
        amount: parseHundredths(body.sweeps_submitted) as bigint,
        method: body.payout_method,
        details: body.payout_details.details,
        visitor: await deps.locate(request),
        idempotency: idempotencyClaim(request),
      });
      return { status: 201, body: { redemption: await viewRedemption(db, row) } };
    },
    list: async ({ player, query }) => {
      const { results, nextCursor } = await listRedemptions(db, {
        playerId: player.id,
        cursor: query.cursor,
        limit: query.limit ?? pagination.defaultLimit,
      });
      return { status: 200, body: { results, next_cursor: nextCursor } };
    },
    eligibility: async ({ player, query, request }) => {
      await consumeRateLimit(db, [{ rateLimit: 'eligibilityPlayer', subject: player.id }]);
      const wish = {
        amountHundredths: query.amount === undefined ? null : parseHundredths(query.amount),
        method: query.method ?? null,
      };
      return { status: 200, body: await readEligibility(deps, player, await deps.locate(request), wish) };
    },
    recent: async () => ({ status: 200, body: { results: await listRecentWinners(db) } }),
    times: async () => ({ status: 200, body: await times() }),
    skillTest: async ({ player, params, body }) => ({
      status: 200,
      body: await answerSkillTest(deps, {
        playerId: player.id,
        redemptionId: params.id,
        answer: body.answer ?? null,
      }),
    }),
  };
}
