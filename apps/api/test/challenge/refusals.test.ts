import type { ChallengeHand } from '@goldwren/contracts/player';
import { legalTerms } from '@goldwren/rules';
import { expect, test, vi } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { act, firstDecision } from '../helpers/play/challenge.ts';

const api = setUpTestApi();

/** Sends the first decision of today's challenge. */
async function decide(player: Player): Promise<unknown> {
  const { day, played } = await player.client.challenge.get({ query: {} });
  const hand = played[0] as ChallengeHand;
  return act(player, day, hand, firstDecision(hand));
}

async function setPace(player: Player, seconds: number): Promise<void> {
  const change = 'UPDATE play_pace SET unchecked_seconds = $2, last_play_at = NULL WHERE player_id = $1';
  expect(await tamper(api.owner, change, [player.id, seconds])).toBe(1);
}

test('waits for a due reality check, and continues after it', async () => {
  const player = await newPlayer(api);
  await player.client.play.setLimits({ body: { reality_check_minutes: 15 } });
  await setPace(player, 900);
  await expectProblem(decide(player), 'reality_check_due');
  await setPace(player, 899);
  await decide(player);
});

test('stops at the limit of play time and says which limit it is', async () => {
  const player = await newPlayer(api);
  await player.client.play.setLimits({ body: { limits: [{ kind: 'play_time', period: 'day', amount: '60' }] } });
  const used = (seconds: number) =>
    tamper(
      api.owner,
      "UPDATE play_limit SET used = $2, period_start = now() WHERE player_id = $1 AND kind = 'play_time'",
      [player.id, seconds],
    );
  expect(await used(3_600)).toBe(1);
  const problem = await expectProblem(decide(player), 'limit_reached');
  expect(problem.params).toMatchObject({ reason: 'play_limit', kind: 'play_time' });
  await used(3_599);
  await decide(player);
});

test('waits for the review of a possible self-exclusion', async () => {
  const player = await newPlayer(api);
  await tamper(api.owner, "UPDATE player SET exclusion_hold = 'near' WHERE id = $1", [player.id]);
  await expectProblem(decide(player), 'exclusion_review');
  await tamper(api.owner, 'UPDATE player SET exclusion_hold = NULL WHERE id = $1', [player.id]);
  await decide(player);
});

test('requires the terms to be accepted once their notice period is over', async () => {
  const player = await newPlayer(api);
  await api.owner.query('DELETE FROM legal_acceptance WHERE player_id = $1', [player.id]);
  const after = (days: number) => new Date(Date.now() + (legalTerms.noticeDays + days) * 86_400_000);
  const [before, later] = [after(-1), after(1)];
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: before });
    await decide(player);
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    const { day, played } = await player.client.challenge.get({ query: {} });
    const open = played.at(-1) as ChallengeHand;
    await expectProblem(act(player, day, open, firstDecision(open)), 'terms_due');
  } finally {
    vi.useRealTimers();
  }
});

test('rejects a year that PostgreSQL does not have', async () => {
  const player = await newPlayer(api);
  const { played } = await player.client.challenge.get({ query: {} });
  const hand = played[0] as ChallengeHand;
  const day = '0000-01-01';
  await expectProblem(player.client.challenge.get({ query: { day } }), 'validation_failed');
  await expectProblem(player.client.challenge.setAlias({ body: { day, alias: 'A wren' } }), 'validation_failed');
  await expectProblem(act(player, day, hand, firstDecision(hand)), 'validation_failed');
});
