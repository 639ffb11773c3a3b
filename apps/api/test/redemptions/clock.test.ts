import { describe, expect, test } from 'vitest';
import { identityVerified } from '../../src/modules/identity/public.ts';
import { advanceRedemptions } from '../../src/modules/redemptions/public.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { moveRedemptions, newRedeemer, reconcileLedger, redeem, sweepsOf } from '../helpers/money/redeem.ts';
import type { Player } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();

const runJob = () => advanceRedemptions(api.context);

async function newest(player: Player) {
  return (await player.client.redemptions.list({ query: {} })).results[0];
}
async function templatesTo(player: Player): Promise<string[]> {
  return (await readOutbox(api.owner, player.email))
    .map(({ template }) => template)
    .filter((name) => name.startsWith('redemption_'));
}

describe('a request that is not verified', () => {
  test('is reminded of on day 7, 21 and 28, once each, and returned after 30 days with all of its coins', async () => {
    const player = await newRedeemer(api, { identity: 'none' });
    await redeem(player);
    const reminders = async () => (await templatesTo(player)).filter((name) => name === 'redemption_reminder').length;
    let age = 0;
    for (const [day, expected] of [
      [6, 0],
      [7, 1],
      [20, 1],
      [21, 2],
      [28, 3],
      [29, 3],
    ] as const) {
      await moveRedemptions(api, player.id, `${day - age} days`);
      age = day;
      await runJob();
      await runJob();
      expect([day, await reminders()]).toEqual([day, expected]);
    }
    expect((await newest(player))?.status).toBe('awaiting_verification');
    await moveRedemptions(api, player.id, '1 day');
    expect((await runJob()).returned).toBe(1);
    expect(await newest(player)).toMatchObject({ status: 'returned', due_at: null, needs: [], next: null });
    expect((await newest(player))?.history.at(-1)?.reason).toBe('unverified');
    expect(await sweepsOf(player)).toBe('1000.00');
    expect(await reconcileLedger(api)).toEqual([]);
  });

  test('moves to the review, with its own deadline, when the identity is verified', async () => {
    const player = await newRedeemer(api, { identity: 'none' });
    await redeem(player);
    await api.owner.query("UPDATE player SET identity_status = 'verified' WHERE id = $1", [player.id]);
    const verify = () =>
      inTransaction(api.database, (tx) => api.context.emit(tx, identityVerified, { playerId: player.id }));
    await verify();
    await verify();
    const seen = await newest(player);
    expect(seen).toMatchObject({ status: 'in_review', needs: [], next: { step: 'review' } });
    expect(seen?.history.map(({ reason }) => reason)).toEqual(['requested', 'verified']);
    expect(await templatesTo(player)).toEqual(['redemption_requested', 'redemption_moved']);
  });
});

test('reports a late step once, in the history, to the player and on the first screen', async () => {
  const player = await newRedeemer(api);
  await redeem(player);
  await moveRedemptions(api, player.id, '9 days');
  expect((await runJob()).late).toBe(1);
  expect((await runJob()).late).toBe(0);
  expect(await newest(player)).toMatchObject({ status: 'in_review', delayed: true });
  expect((await newest(player))?.history.map(({ reason }) => reason)).toEqual(['requested', 'late']);
  expect(await templatesTo(player)).toEqual(['redemption_requested', 'redemption_late']);
  const staff = await newStaff(api, ['compliance']);
  const late = await staff.staff.redemptions.list({ query: { breached: 'true' } });
  expect(late.results.map(({ player: { id } }) => id)).toContain(player.id);
  const queue = (await staff.staff.work.list()).results.find((one) => one.queue === 'redemptions_review');
  expect(queue?.breached).toBeGreaterThanOrEqual(1);
});

describe('the skill test', () => {
  const canadian = { person: { country: 'CA' as const, us_state: 'ON' } };
  const send = (player: Player, id: string, answer?: number) =>
    player.client.redemptions.skillTest({ params: { id }, body: answer === undefined ? {} : { answer } });
  async function right(id: string): Promise<number> {
    const { rows } = await api.owner.query(
      'SELECT answer FROM skill_question WHERE redemption_id = $1 ORDER BY attempt DESC LIMIT 1',
      [id],
    );
    return rows[0].answer;
  }

  test('starts the review after the right answer, and returns the same for a repeated answer', async () => {
    const player = await newRedeemer(api, canadian);
    const { id } = await redeem(player);
    const asked = await send(player, id);
    expect(asked).toMatchObject({ state: 'asked', attempts_left: 3 });
    expect(asked.question?.match(/[+×−]/g)?.length).toBeGreaterThanOrEqual(3);
    // Asking again does not change the question, nor its time.
    expect(await send(player, id)).toEqual(asked);
    const passed = await send(player, id, await right(id));
    expect(passed.state).toBe('passed');
    expect(await send(player, id, await right(id))).toEqual(passed);
    expect(await newest(player)).toMatchObject({ status: 'in_review', needs: [] });
    expect((await newest(player))?.due_at).not.toBeNull();
    await expectProblem(send(player, id), 'conflict');
  });

  test('failed three times rejects the request, and the coins go back', async () => {
    const player = await newRedeemer(api, canadian);
    const { id } = await redeem(player);
    const states = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await send(player, id);
      const wrong = (await right(id)) + 1;
      states.push((await send(player, id, wrong)).state);
    }
    expect(states).toEqual(['wrong', 'wrong', 'failed']);
    expect((await newest(player))?.history.at(-1)).toMatchObject({ status: 'rejected', reason: 'skill_test_failed' });
    expect(await sweepsOf(player)).toBe('1000.00');
    expect(await reconcileLedger(api)).toEqual([]);
  });

  test('counts a right answer after the time limit as a wrong attempt', async () => {
    const player = await newRedeemer(api, canadian);
    const { id } = await redeem(player);
    await send(player, id);
    await api.owner.query(
      "UPDATE skill_question SET expires_at = now() - interval '1 second' WHERE redemption_id = $1",
      [id],
    );
    expect(await send(player, id, await right(id))).toMatchObject({ state: 'wrong', attempts_left: 2 });
    expect(await send(player, id)).toMatchObject({ state: 'asked', attempts_left: 2 });
  });

  test('rejects an answer without a question, and one of another player', async () => {
    const player = await newRedeemer(api, canadian);
    const { id } = await redeem(player);
    await expectProblem(send(player, id, 7), 'conflict');
    await expectProblem(send(await newRedeemer(api, canadian), id), 'not_found');
    await expectProblem(send(await newRedeemer(api), '01900000-0000-7000-8000-000000000000'), 'not_found');
  });

  test('counts ten concurrent answers as one attempt', async () => {
    const player = await newRedeemer(api, canadian);
    const { id } = await redeem(player);
    await send(player, id);
    const wrong = (await right(id)) + 1;
    await Promise.allSettled(Array.from({ length: 10 }, (_, n) => send(player, id, wrong + n)));
    const { rows } = await api.owner.query('SELECT count(*) AS n FROM skill_question WHERE redemption_id = $1', [id]);
    expect(rows[0].n).toBe(1n);
    expect(await send(player, id)).toMatchObject({ state: 'asked', attempts_left: 2 });
  });
});
