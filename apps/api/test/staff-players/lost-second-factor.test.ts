import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { signInWith, turnOnSecondFactor } from '../helpers/people/second-factor.ts';
import { codeOf, newStaff, type StaffAccount } from '../helpers/people/staff.ts';

const api = setUpTestApi();
let officer: Caller & StaffAccount;
beforeAll(async () => {
  officer = await newStaff(api, ['compliance']);
});

const remove = (player: Player, staff: Caller = officer) =>
  staff.staff.players.removeSecondFactor({
    params: { id: player.id },
    body: { reason: 'Passport seen in a video call' },
  });

async function withSecondFactor(): Promise<Player & { secret: string }> {
  const player = await newPlayer(api);
  const { secret } = await turnOnSecondFactor(player);
  return Object.assign(player, { secret });
}

const count = async (text: string, playerId: string) =>
  (await api.owner.query(`SELECT count(*)::int AS n FROM ${text}`, [playerId])).rows[0].n;

test('removes a lost second factor: the password is enough, all sessions end, and the player gets a mail', async () => {
  const player = await withSecondFactor();
  await expectProblem(signInWith(api.caller(), player), 'totp_required');
  expect((await officer.staff.players.get({ params: { id: player.id } })).second_factor).toBe(true);
  expect(await remove(player)).toMatchObject({ second_factor: false, sessions: 0, status: 'active' });
  await expectProblem(player.client.auth.me(), 'unauthenticated');
  await signInWith(player, player);
  expect(await player.client.security.secondFactor()).toEqual({ enabled: false, recovery_codes_left: 0 });
  const mails = await api.owner.query(
    `SELECT facts->>'change' AS change FROM mail_outbox WHERE recipient = $1 AND template = 'account_changed'`,
    [player.email],
  );
  expect(mails.rows).toEqual([{ change: 'second_factor_removed' }]);
  expect(
    await count(`staff_audit WHERE action = 'player.second_factor_removed' AND subject_id = $1::text`, player.id),
  ).toBe(1);
  const { results } = await officer.staff.players.timeline({ params: { id: player.id }, query: { kind: 'account' } });
  expect(results[0]).toMatchObject({
    event: 'second_factor_off',
    staff: { name: 'Sam Staff' },
    facts: { reason: 'Passport seen in a video call' },
  });
  // Codes of the old app are not valid for the new factor.
  const next = await turnOnSecondFactor(player);
  await expectProblem(signInWith(api.caller(), player, { totp_code: codeOf(player.secret) }), 'totp_required');
  await signInWith(api.caller(), player, { totp_code: codeOf(next.secret) });
});

test('returns a conflict without a second factor, and for one of two concurrent requests', async () => {
  const [player, without] = [await withSecondFactor(), await newPlayer(api)];
  await without.client.security.setUpTotp();
  await expectProblem(remove(without), 'conflict');
  const admin = await newStaff(api, ['admin']);
  const outcomes = await Promise.allSettled([remove(player), remove(player, admin)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await count(`player_event WHERE kind = 'second_factor_off' AND player_id = $1::uuid`, player.id)).toBe(1);
});

test('is forbidden for support and finance, and requires a fresh session', async () => {
  const player = await withSecondFactor();
  for (const role of ['support', 'finance'] as const) {
    await expectProblem(remove(player, await newStaff(api, [role])), 'forbidden');
  }
  const idle = await newStaff(api, ['compliance']);
  await api.owner.query(
    `UPDATE staff_session SET proven_at = now() - interval '1 hour'
      WHERE staff_id = (SELECT id FROM staff_member WHERE email = $1)`,
    [idle.email],
  );
  await expectProblem(remove(player, idle), 'reauthentication_required');
  expect((await player.client.security.secondFactor()).enabled).toBe(true);
});
