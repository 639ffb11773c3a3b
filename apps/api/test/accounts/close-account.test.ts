import { describe, expect, test } from 'vitest';
import { refusalOfPayout } from '../../src/modules/payouts/refusal-of-payout.ts';
import { advanceRedemptions, lockRedemptionById } from '../../src/modules/redemptions/public.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { placeRedemption } from '../helpers/money/redemptions-behind.ts';
import { w9Form } from '../helpers/money/tax.ts';
import { alsoAt, newPlayer, type Player, password, registration } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();

const close = (player: Player, secret = password) =>
  player.send('POST', '/api/account/close', { json: { password: secret } });

test('closes for good: no session, no sign-in, no second account of the email, coins frozen, a mail', async () => {
  const player = await newPlayer(api);
  const second = alsoAt(api, player);
  expectProblemAnswer(await close(player, 'not the password'), 'invalid_credentials');
  expect((await close(player)).status).toBe(204);
  expect(player.cookie).toBe('');
  expectProblemAnswer(await second.send('GET', '/api/auth/me'), 'unauthenticated');
  const body = { email: player.email, password };
  await expectProblem(api.caller().client.auth.login({ body }), 'account_closed');
  await expectProblem(api.caller().client.auth.login({ body: { ...body, password: 'wrong' } }), 'invalid_credentials');
  await api.caller().client.auth.register({ body: registration({ email: player.email }) });
  const { rows } = await api.owner.query('SELECT closed_at IS NOT NULL AS closed FROM player WHERE email = $1', [
    player.email,
  ]);
  expect(rows).toEqual([{ closed: true }]);
  const wallets = await api.owner.query('SELECT DISTINCT frozen FROM wallet WHERE player_id = $1', [player.id]);
  expect(wallets.rows).toEqual([{ frozen: true }]);
  expect((await readOutbox(api.owner, player.email)).map(({ template }) => template)).toContain('account_closed');
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

test('requires a recent sign-in or password', async () => {
  const player = await newPlayer(api);
  await api.owner.query("UPDATE http_session SET last_seen_at = now() - interval '31 minutes' WHERE player_id = $1", [
    player.id,
  ]);
  expectProblemAnswer(await close(player), 'reauthentication_required');
});

test('twice at once closes once', async () => {
  const player = await newPlayer(api);
  const answers = await Promise.all([close(player), close(alsoAt(api, player))]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const events = await api.owner.query("SELECT 1 FROM player_event WHERE player_id = $1 AND kind = 'closed'", [
    player.id,
  ]);
  expect(events.rowCount).toBe(1);
});

test('is seen by staff as what the player did', async () => {
  const player = await newPlayer(api);
  await close(player);
  const staff = await newStaff(api, ['support']);
  const { results } = await staff.staff.players.timeline({ params: { id: player.id }, query: {} });
  expect(results).toEqual(expect.arrayContaining([expect.objectContaining({ event: 'closed', staff: null })]));
});

test.each([
  ['is paid what they had requested', false, null],
  ['is not, where staff had suspended them before', true, 'account_suspended'],
])('a player who leaves %s', async (_, wasSuspended, refusal) => {
  const player = await newPlayer(api);
  const redemption = await placeRedemption(api.owner, player.id);
  await api.owner.query("UPDATE redemption SET status = 'approved' WHERE id = $1", [redemption]);
  await api.owner.query('INSERT INTO redemption_approval VALUES ($1, $2, gen_random_uuid())', [player.id, redemption]);
  if (wasSuspended) await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [player.id]);
  expect((await close(player)).status).toBe(204);
  const refused = await inTransaction(api.database, async (tx) =>
    refusalOfPayout(tx, await lockRedemptionById(tx, redemption)),
  );
  expect(refused).toBe(refusal);
});

describe('an account with a prize that cannot be paid without a W-9', () => {
  async function newWinner(sweeps = '600.00') {
    const player = await newRedeemer(api, { sweeps });
    const { id } = await redeem(player, { sweeps_submitted: sweeps });
    return { player, id };
  }
  const newest = async (player: Player) => (await player.client.redemptions.list({ query: {} })).results[0];
  const needsMail = async (player: Player) =>
    (await readOutbox(api.owner, player.email)).filter(({ template }) => template === 'redemption_needs');

  test('is not closed at the first call, which requests the form and mails a link to it', async () => {
    const { player, id } = await newWinner();
    const { status, body } = await close(player);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'conflict', params: { reason: 'w9_before_closing' } });
    expect(await needsMail(player)).toHaveLength(1);
    const { rows } = await api.owner.query('SELECT needs FROM redemption WHERE id = $1', [id]);
    expect(rows).toEqual([{ needs: ['w9'] }]);
  });

  test('can give the form, is closed, and is paid', async () => {
    const { player, id } = await newWinner();
    expectProblemAnswer(await close(player), 'conflict');
    await player.client.tax.submitW9({ params: { id }, body: w9Form() });
    expect((await newest(player))?.needs).toEqual([]);
    expect((await close(player)).status).toBe(204);
    await api.owner.query("UPDATE redemption SET status = 'approved' WHERE id = $1", [id]);
    await api.owner.query('INSERT INTO redemption_approval VALUES ($1, $2, gen_random_uuid())', [player.id, id]);
    const refused = await inTransaction(api.database, async (tx) =>
      refusalOfPayout(tx, await lockRedemptionById(tx, id)),
    );
    expect(refused).toBeNull();
  });

  test('is closed or deleted by a repeated call, and its redemption ends, so that the account can be erased', async () => {
    const { player, id } = await newWinner();
    await expectProblem(player.client.privacy.deleteAccount({ body: { password } }), 'conflict');
    await player.client.privacy.deleteAccount({ body: { password } });
    await Promise.all([advanceRedemptions(api.context), advanceRedemptions(api.context)]);
    const { rows } = await api.owner.query(
      'SELECT r.status, e.reason FROM redemption r JOIN redemption_event e ON e.redemption_id = r.id AND e.status = r.status WHERE r.id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 'returned', reason: 'closed_without_w9' }]);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('keeps its redemption while it is open', async () => {
    const { player, id } = await newWinner();
    expectProblemAnswer(await close(player), 'conflict');
    await advanceRedemptions(api.context);
    expect(await newest(player)).toMatchObject({ id, status: 'in_review', needs: ['w9'] });
  });

  test('is closed at the first call when no form is missing', async () => {
    const { player } = await newWinner('599.99');
    expect((await close(player)).status).toBe(204);
  });
});
