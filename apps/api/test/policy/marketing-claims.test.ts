import { expect, test } from 'vitest';
import { remindOfClaims } from '../../src/modules/policy/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();

test('requests confirmation of the marketing claims until staff confirm them, and again after 90 days', async () => {
  const compliance = await newStaff(api, ['compliance']);
  const calls = compliance.staff.jurisdictions;
  expect(await remindOfClaims(api.context)).toBe(true);
  expect(await calls.claims()).toMatchObject({
    claims: { players: '500+', rating: '4.8/5' },
    confirmed_at: null,
    overdue: true,
  });
  await expectProblem(calls.confirmClaims({ body: { reason: '' } }), 'validation_failed');
  const confirmed = await calls.confirmClaims({ body: { reason: 'Count of players and survey of October.' } });
  expect(confirmed).toMatchObject({ confirmed_by: compliance.email, overdue: false });
  expect(await remindOfClaims(api.context)).toBe(false);
  const { rows } = await api.owner.query("SELECT facts FROM staff_audit WHERE action = 'policy.claims_confirmed'");
  expect(rows).toMatchObject([{ facts: { players: '500+', evidence: 'Count of players and survey of October.' } }]);
  await api.owner.query('ALTER TABLE claims_confirmation DISABLE TRIGGER claims_confirmation_append_only');
  await api.owner.query("UPDATE claims_confirmation SET confirmed_at = now() - interval '91 days'");
  expect(await remindOfClaims(api.context)).toBe(true);
  await api.owner.query("UPDATE claims_confirmation SET confirmed_at = now(), players = '400+'");
  expect(await calls.claims()).toMatchObject({ confirmed_at: null, overdue: true });
});
