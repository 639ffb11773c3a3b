import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player, password } from '../helpers/people/players.ts';
import { newStaff, type StaffAccount } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let officer: Caller & StaffAccount;
beforeAll(async () => {
  officer = await newStaff(api, ['compliance']);
});

const because = (player: { id: string }, reason = 'Two accounts of one person') => ({
  params: { id: player.id },
  body: { reason },
});

async function mailsTo(player: Player): Promise<unknown[]> {
  const { rows } = await api.owner.query(
    "SELECT facts->>'change' AS change FROM mail_outbox WHERE recipient = $1 AND template = 'account_changed' ORDER BY id",
    [player.email],
  );
  return rows.map(({ change }) => change);
}

function logIn(player: Player): Promise<unknown> {
  return player.client.auth.login({ body: { email: player.email, password } });
}

describe('suspending', () => {
  test('stops play at once, ends all sessions, sends a mail, and lets the player see the account', async () => {
    const player = await newPlayer(api);
    const { session_id } = await start(player);
    await play(player, session_id);
    const thief = api.caller();
    thief.cookie = player.cookie;
    const file = await officer.staff.players.suspend(because(player));
    expect(file).toMatchObject({ status: 'suspended', sessions: 0, wallet: { frozen: true } });
    expect(file.restrictions).toContain('account_suspended');
    expectProblemAnswer(await thief.send('GET', '/api/wallet'), 'unauthenticated');
    await logIn(player);
    expect((await player.client.auth.me()).user.restrictions).toContain('account_suspended');
    expect((await player.client.wallet.get()).sweeps_balance).toBe('2.00');
    await expectProblem(start(player), 'account_suspended');
    expect(await mailsTo(player)).toEqual(['suspended']);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('returns a conflict the second time, and for one of two concurrent requests', async () => {
    const player = await newPlayer(api);
    const other = await newStaff(api, ['admin']);
    const outcomes = await Promise.allSettled([
      officer.staff.players.suspend(because(player)),
      other.staff.players.suspend(because(player)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectProblem(officer.staff.players.suspend(because(player)), 'conflict');
    expect(await mailsTo(player)).toEqual(['suspended']);
  });

  test('can be lifted, which restores everything', async () => {
    const player = await newPlayer(api);
    await expectProblem(officer.staff.players.unsuspend(because(player)), 'conflict');
    await officer.staff.players.suspend(because(player));
    const file = await officer.staff.players.unsuspend(because(player, 'It was not so'));
    expect(file).toMatchObject({ status: 'active', suspended_at: null, wallet: { frozen: false } });
    await logIn(player);
    await play(player, (await start(player)).session_id);
    expect(await mailsTo(player)).toEqual(['suspended', 'unsuspended']);
  });
});

describe('closing', () => {
  test('is final: no one can sign in, the correct password gets the reason, and nothing reopens the account', async () => {
    const player = await newPlayer(api);
    const { cookie } = player;
    expect(await officer.staff.players.close(because(player))).toMatchObject({ status: 'closed', sessions: 0 });
    await expectProblem(logIn(player), 'account_closed');
    const wrong = { email: player.email, password: 'not the password' };
    await expectProblem(player.client.auth.login({ body: wrong }), 'invalid_credentials');
    const thief = api.caller();
    thief.cookie = cookie;
    expectProblemAnswer(await thief.send('GET', '/api/wallet'), 'unauthenticated');
    for (const call of ['unsuspend', 'suspend', 'close', 'restoreRedemption'] as const) {
      await expectProblem(officer.staff.players[call](because(player)), 'conflict');
    }
    const region = { params: { id: player.id }, body: { us_state: 'TX', reason: 'moved' } };
    await expectProblem(officer.staff.players.changeRegion(region), 'conflict');
    expect(await mailsTo(player)).toEqual(['closed']);
  });

  test('applies to a session created at the same time, and the database allows no closed account that may play', async () => {
    const player = await newPlayer(api);
    const { rows } = await api.owner.query('SELECT id_hash FROM http_session WHERE player_id = $1', [player.id]);
    await officer.staff.players.close(because(player));
    await api.owner.query('INSERT INTO http_session (id_hash, player_id) VALUES ($1, $2)', [
      rows[0].id_hash,
      player.id,
    ]);
    expectProblemAnswer(await player.send('GET', '/api/wallet'), 'unauthenticated');
    await expect(
      api.owner.query('UPDATE player SET suspended_at = NULL WHERE id = $1', [player.id]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  test('is forbidden for support and finance', async () => {
    const player = await newPlayer(api);
    for (const role of ['support', 'finance'] as const) {
      const staff = await newStaff(api, [role]);
      await expectProblem(staff.staff.players.close(because(player)), 'forbidden');
      await expectProblem(staff.staff.players.suspend(because(player)), 'forbidden');
    }
    expect((await officer.staff.players.get({ params: { id: player.id } })).status).toBe('active');
  });
});

test('restores redemptions that a payment had suspended once, and sends a mail', async () => {
  const player = await newPlayer(api);
  await expectProblem(officer.staff.players.restoreRedemption(because(player)), 'conflict');
  await api.owner.query('UPDATE player SET redemption_suspended_at = now() WHERE id = $1', [player.id]);
  const file = await officer.staff.players.restoreRedemption(because(player));
  expect(file).toMatchObject({ redemption_suspended_at: null, status: 'active', wallet: { frozen: false } });
  await expectProblem(officer.staff.players.restoreRedemption(because(player)), 'conflict');
  expect(await mailsTo(player)).toEqual(['redemption_restored']);
});

describe('a state', () => {
  const move = (player: Player, us_state: string) =>
    officer.staff.players.changeRegion({
      params: { id: player.id },
      body: { us_state, reason: 'Has moved, bill seen' },
    });

  test('can be changed by staff before the year is over and from an excluded state, and the year starts again', async () => {
    const player = await newPlayer(api);
    await expectProblem(player.client.account.update({ body: { us_state: 'TX' } }), 'region_locked');
    expect((await move(player, 'TX')).us_state).toBe('TX');
    await api.owner.query("UPDATE player SET region = 'WA' WHERE id = $1", [player.id]);
    await expectProblem(player.client.account.update({ body: { us_state: 'TX' } }), 'region_locked');
    expect(await move(player, 'NY')).toMatchObject({ us_state: 'NY', restrictions: [] });
    await expectProblem(player.client.account.update({ body: { us_state: 'TX' } }), 'region_locked');
    await expectProblem(move(player, 'NY'), 'conflict');
  });

  test('without Sweeps Coins expires them with a posting', async () => {
    const player = await newPlayer(api);
    await move(player, 'MI');
    expect((await player.client.wallet.get()).sweeps_balance).toBe('0.00');
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('of another country is rejected with a field error, and changes nothing', async () => {
    const player = await newPlayer(api);
    await expectProblem(move(player, 'ON'), 'validation_failed');
    expect((await officer.staff.players.get({ params: { id: player.id } })).us_state).toBe('NY');
  });
});

test.each(['suspend', 'unsuspend', 'close', 'restore-redemption', 'region', 'notes'])(
  'returns 404 for an unknown player, and 422 without a reason: %s',
  async (call) => {
    const path = (id: string) => `/api/staff/players/${id}/${call}`;
    const body = { region: { us_state: 'TX', reason: 'x' }, notes: { text: 'x' } }[call] ?? { reason: 'x' };
    expectProblemAnswer(await officer.send('POST', path(randomUUID()), { json: body }), 'not_found');
    expectProblemAnswer(await officer.send('POST', path('1'), { json: body }), 'not_found');
    const player = await newPlayer(api);
    for (const json of [{}, { reason: ' ', text: ' ' }, { reason: 'x'.repeat(501) }, { ...body, extra: 1 }]) {
      expectProblemAnswer(await officer.send('POST', path(player.id), { json }), 'validation_failed');
    }
  },
);
