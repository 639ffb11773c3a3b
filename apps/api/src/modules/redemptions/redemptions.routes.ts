import type { PlayerContract } from '@goldwren/contracts/player';
import { pagination, parseHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { idempotencyClaim } from '../../http/idempotency-key.ts';
import { visitorOf } from '../../http/visitor-of.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import { admit } from '../throttle/public.ts';
import { answerSkillTest } from './answer-skill-test.ts';
import { listRecentWinners } from './list-recent-winners.ts';
import { listRedemptions, viewRedemption } from './list-redemptions.ts';
import { measuredTimes } from './measured-times.ts';
import { readEligibility } from './read-eligibility.ts';
import { submitRedemption } from './submit-redemption.ts';

export function redemptionsRoutes(
  deps: Context & { readonly box: SealedBox },
): Handlers<PlayerContract, 'redemptions'> {
  const { db } = deps.database;
  const times = measuredTimes(db);
  return {
    submit: async ({ player, body, request }) => {
      await admit(db, [{ throttle: 'redemptionPlayer', subject: player.id }]);
      const row = await submitRedemption(deps, {
        playerId: player.id,
        amount: parseHundredths(body.sweeps_submitted) as bigint,
        method: body.payout_method,
        details: body.payout_details.details,
        visitor: visitorOf(request, deps.config),
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
      await admit(db, [{ throttle: 'eligibilityPlayer', subject: player.id }]);
      const wish = {
        amountHundredths: query.amount === undefined ? null : parseHundredths(query.amount),
        method: query.method ?? null,
      };
      return { status: 200, body: await readEligibility(deps, player, visitorOf(request, deps.config), wish) };
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
