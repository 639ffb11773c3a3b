import type { ProblemCode, RedemptionForm } from '@goldwren/contracts/player';
import { describe, expect, test } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { setBalance } from '../helpers/money/money.ts';
import {
  moveJournal,
  moveRedemptions,
  newRedeemer,
  redeem,
  redemptionBody,
  sweepsOf,
} from '../helpers/money/redeem.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();

describe('a redemption request', () => {
  test('puts the Sweeps Coins into escrow, sets the deadline, sends a mail, and masks the payout details', async () => {
    const player = await newRedeemer(api);
    const made = await redeem(player);
    expect(made).toMatchObject({
      sweeps_submitted: '50.00',
      payout_method: 'bank',
      payout_details: { details: '•••• 6789' },
      status: 'in_review',
      needs: [],
      delayed: false,
      withheld: null,
      paid_amount: null,
      next: { step: 'review', by: made.due_at },
    });
    expect(made.history).toMatchObject([{ status: 'in_review', reason: 'requested', note: null }]);
    expect(Date.parse(made.due_at as string)).toBeGreaterThan(Date.now() + 4 * 86_400_000);
    expect(await sweepsOf(player)).toBe('950.00');
    expect((await player.client.wallet.activity({ query: {} })).results[0]).toMatchObject({
      kind: 'redemption',
      amount: '-50.00',
      reference: made.id,
    });
    expect((await player.client.redemptions.list({ query: {} })).results).toEqual([made]);
    const mails = await readOutbox(api.owner, player.email);
    expect(mails.at(-1)?.template).toBe('redemption_requested');
    const { rows } = await api.owner.query('SELECT details_sealed FROM redemption WHERE id = $1', [made.id]);
    expect(rows[0].details_sealed.toString('latin1')).not.toContain('123456789');
    expect(JSON.stringify(mails)).not.toContain('123456789');
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('waits for verification when the identity is not verified, with a deadline', async () => {
    const player = await newRedeemer(api, { identity: 'none' });
    const made = await redeem(player);
    expect(made).toMatchObject({
      status: 'awaiting_verification',
      needs: ['identity'],
      next: { step: 'verification' },
    });
    expect(Date.parse(made.due_at as string) - Date.parse(made.created_at)).toBe(30 * 86_400_000);
  });

  test('of a Canadian player also waits for the skill test', async () => {
    const player = await newRedeemer(api, { person: { country: 'CA', us_state: 'ON' } });
    expect(await redeem(player)).toMatchObject({ status: 'in_review', needs: ['skill_test'] });
  });

  test('is created once for an Idempotency-Key, and another body with the key is rejected', async () => {
    const player = await newRedeemer(api);
    const headers = { 'idempotency-key': 'prize-1' };
    const send = (json: object) => player.send('POST', '/api/redemptions', { json, headers });
    const first = await send(redemptionBody());
    expect(first.status).toBe(201);
    expect((await send(redemptionBody())).body).toEqual(first.body);
    const other = redemptionBody({ sweeps_submitted: '60.00' });
    expectProblemAnswer(await send(other), 'idempotency_mismatch');
    // Keys are deleted after two days, but the redemption still has its own copy.
    await tamper(api.owner, 'DELETE FROM idempotency WHERE player_id = $1', [player.id]);
    expectProblemAnswer(await send(other), 'idempotency_mismatch');
    expect(await sweepsOf(player)).toBe('950.00');
  });

  test('is rejected while another one is open, and takes nothing', async () => {
    const player = await newRedeemer(api);
    await redeem(player);
    await expectProblem(redeem(player), 'redemption_pending');
    expect(await sweepsOf(player)).toBe('950.00');
  });
});

describe('a request is rejected and takes nothing', () => {
  test.each<[string, ProblemCode, string, Partial<RedemptionForm>]>([
    [
      'an account of six days',
      'account_too_new',
      "UPDATE player SET created_at = now() - interval '6 days' WHERE id = $1",
      {},
    ],
    [
      'unplayed coins',
      'sweeps_unplayed',
      'UPDATE wallet SET unplayed = 95001 WHERE player_id = $1 AND balance = 100000',
      {},
    ],
    [
      'coins received 23 hours ago',
      'sweeps_not_held',
      "UPDATE journal SET at = now() - interval '23 hours' WHERE player_id = $1",
      {},
    ],
    ['a suspended account', 'account_suspended', 'UPDATE player SET suspended_at = now() WHERE id = $1', {}],
    ['a frozen wallet', 'account_suspended', 'UPDATE wallet SET frozen = true WHERE player_id = $1', {}],
    [
      'an open chargeback',
      'redemption_suspended',
      'UPDATE player SET redemption_suspended_at = now() WHERE id = $1',
      {},
    ],
    ['Michigan', 'region_blocked', "UPDATE player SET region = 'MI' WHERE id = $1", {}],
    ['no state', 'state_required', 'UPDATE player SET region = NULL WHERE id = $1', {}],
    ['an unverified email', 'email_unverified', 'UPDATE player SET email_verified_at = NULL WHERE id = $1', {}],
    ['an amount above the balance', 'insufficient_sweeps', 'SELECT $1::uuid', { sweeps_submitted: '1000.01' }],
    ['an amount above the limit per request', 'limit_reached', 'SELECT $1::uuid', { sweeps_submitted: '5000.01' }],
    ['an amount above the daily limit', 'limit_reached', 'SELECT $1::uuid', { sweeps_submitted: '2500.01' }],
  ])('with %s: %s', async (_name, code, statement, wish) => {
    const player = await newRedeemer(api);
    await tamper(api.owner, statement, [player.id]);
    await expectProblem(redeem(player, wish), code);
    const { rows } = await api.owner.query("SELECT balance FROM wallet WHERE player_id = $1 AND currency = 'sweeps'", [
      player.id,
    ]);
    expect(rows[0].balance).toBe(100_000n);
  });

  test('within 24 hours of another request, even when that one is decided', async () => {
    const player = await newRedeemer(api);
    const first = await redeem(player);
    await tamper(api.owner, "UPDATE redemption SET status = 'forfeited', due_at = NULL WHERE id = $1", [first.id]);
    const { body } = await player.send('POST', '/api/redemptions', { json: redemptionBody() });
    expect(body.code).toBe('redemption_too_soon');
    const until = Date.parse(body.params.until);
    expect(until - Date.parse(first.created_at)).toBe(24 * 3_600_000);
    await moveRedemptions(api, player.id, '24 hours');
    expect((await redeem(player)).status).toBe('in_review');
  });

  test('above the monthly limit, including earlier requests of the month', async () => {
    const player = await newRedeemer(api, { sweeps: '20000.00' });
    for (let asked = 0; asked < 4; asked += 1) {
      const { id } = await redeem(player, { sweeps_submitted: '2500.00' });
      // These were requested a minute after the month began, in order of the days since.
      await tamper(
        api.owner,
        `UPDATE redemption SET status = 'forfeited', due_at = NULL,
                created_at = least(date_trunc('month', now(), 'America/New_York') + interval '1 minute', now() - interval '25 hours')
          WHERE id = $1`,
        [id],
      );
    }
    const { rows } = await api.owner.query(
      "SELECT now() - interval '25 hours' > date_trunc('month', now(), 'America/New_York') AS later",
    );
    // On the first day of a month, earlier requests belong to the previous month.
    if (rows[0].later) await expectProblem(redeem(player), 'limit_reached');
    else expect((await redeem(player)).status).toBe('in_review');
  });

  test('above the amount that was held long enough', async () => {
    const player = await newRedeemer(api, { sweeps: '80.00' });
    await setBalance(api.owner, player.id, 'sweeps', '300.00');
    const json = redemptionBody({ sweeps_submitted: '80.01' });
    const { body } = await player.send('POST', '/api/redemptions', { json });
    expect(body.code).toBe('sweeps_not_held');
    expect(body.params).toMatchObject({ redeemable: '80.00', hours: 24 });
    expect((await redeem(player, { sweeps_submitted: '80.00' })).status).toBe('in_review');
  });
});

describe('an invalid request', () => {
  test.each<[string, unknown, string]>([
    ['49.99 to a bank', { sweeps_submitted: '49.99' }, 'below_minimum'],
    ['a prepaid card of 49.99', { sweeps_submitted: '49.99', payout_method: 'card' }, 'below_minimum'],
    ['a gift card of 12.00', { sweeps_submitted: '12.00', payout_method: 'gift_card' }, 'denomination_unknown'],
    ['an amount with three decimals', { sweeps_submitted: '50.001' }, 'amount_invalid'],
    ['an amount with an exponent', { sweeps_submitted: '5e1' }, 'amount_invalid'],
    ['a negative amount', { sweeps_submitted: '-50.00' }, 'amount_invalid'],
    ['an amount as a number', { sweeps_submitted: 50 }, 'wrong_type'],
    ['an amount as a list', { sweeps_submitted: ['50.00'] }, 'wrong_type'],
    ['an amount with too many digits', { sweeps_submitted: '9999999999999999.00' }, 'amount_invalid'],
    ['another method', { payout_method: 'cash' }, 'not_an_option'],
    ['details of 3,000 characters', { payout_details: { details: 'x'.repeat(3_000) } }, 'too_long'],
    ['blank details', { payout_details: { details: '   ' } }, 'payout_details_missing'],
    ['details with a control character', { payout_details: { details: 'account\u0000 1234' } }, 'plain_text_only'],
    ['details with an unknown field', { payout_details: { details: 'account 1234', admin: true } }, 'unknown_field'],
  ])('with %s returns %s', async (_name, overrides, code) => {
    const player = await newRedeemer(api);
    const answer = await player.send('POST', '/api/redemptions', {
      json: { ...redemptionBody(), ...(overrides as object) },
    });
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.values(answer.body.field_codes).flat()).toMatchObject([{ code }]);
    expect(await sweepsOf(player)).toBe('1000.00');
  });

  test('may contain markup in the details, which is stored as text and shown masked', async () => {
    const player = await newRedeemer(api);
    const made = await redeem(player, { payout_details: { details: '<img src=x onerror=alert(1)> 12345678' } });
    expect(made.payout_details.details).toBe('•••• 5678');
  });
});

test('returns 401 without a session, and 404 to another player', async () => {
  expectProblemAnswer(
    await api.caller().send('POST', '/api/redemptions', { json: redemptionBody() }),
    'unauthenticated',
  );
  const owner = await newRedeemer(api);
  await redeem(owner);
  const other = await newPlayer(api);
  expect((await other.client.redemptions.list({ query: {} })).results).toEqual([]);
});

describe('eligibility', () => {
  test('lists every rule, and for failing rules when they will pass', async () => {
    const player = await newRedeemer(api, { sweeps: '80.00' });
    await setBalance(api.owner, player.id, 'sweeps', '300.00');
    await moveJournal(api, player.id, '1 hour');
    const seen = await player.client.redemptions.eligibility({ query: { amount: '90.00', method: 'bank' } });
    expect(seen.eligible).toBe(false);
    expect(seen.rules.filter(({ passed }) => !passed).map(({ code }) => code)).toEqual(['held']);
    expect(seen.amounts).toMatchObject({ balance: '300.00', unplayed: '0.00', held: '80.00', redeemable: '80.00' });
    const held = seen.rules.find(({ code }) => code === 'held');
    const hoursLeft = (Date.parse(held?.passes_at as string) - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(22.9);
    expect(hoursLeft).toBeLessThan(23.1);
    expect((await player.client.redemptions.eligibility({ query: { amount: '80.00', method: 'bank' } })).eligible).toBe(
      true,
    );
  });

  test('returns the redeemable amount within the limits', async () => {
    const player = await newRedeemer(api, { sweeps: '3000.00' });
    const query = { method: 'bank' } as const;
    expect((await player.client.redemptions.eligibility({ query })).amounts.redeemable).toBe('2500.00');
    await redeem(player, { sweeps_submitted: '100.00' });
    expect((await player.client.redemptions.eligibility({ query })).amounts.redeemable).toBe('2400.00');
  });

  test('of a new player lists the unmet rules before an amount is chosen', async () => {
    const player = await newPlayer(api);
    const seen = await player.client.redemptions.eligibility({ query: {} });
    const failing = seen.rules.filter(({ passed }) => !passed).map(({ code }) => code);
    expect(failing).toEqual(['email_verified', 'account_age', 'balance', 'played', 'held']);
  });
});
