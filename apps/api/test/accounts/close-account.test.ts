import { expect, test } from 'vitest';
import { refusalOfPayout } from '../../src/modules/payouts/refusal-of-payout.ts';
import { lockRedemptionById } from '../../src/modules/redemptions/public.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { placeRedemption } from '../helpers/money/redemptions-behind.ts';
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
  ['is paid what they had asked for', false, null],
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
