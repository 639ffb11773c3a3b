import type { RegisterForm } from '@goldwren/contracts/player';
import { staffRoles } from '@goldwren/rules';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { approval, auditOf, newCase, send } from '../helpers/people/identity.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
let reviewer: Caller & { email: string };
beforeAll(async () => {
  reviewer = await newStaff(api, ['compliance']);
});

const submitted = (person?: Partial<RegisterForm>) => newCase(api, reviewer, person);

describe('the queue', () => {
  test('lists waiting players briefly, oldest first, in pages', async () => {
    const first = await submitted({ first_name: 'Ada', last_name: 'Byron' });
    const second = await submitted();
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reviewer.staff.identity.list({ query: { limit: '1', ...(cursor ? { cursor } : {}) } });
      ids.push(...page.results.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(ids.indexOf(first.caseId)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(second.caseId)).toBe(ids.indexOf(first.caseId) + 1);
    const { results } = await reviewer.staff.identity.list({ query: { limit: '100' } });
    const line = results.find(({ id }) => id === first.caseId);
    expect(line).toMatchObject({ status: 'waiting', attempt: 1, breached: false, reclaimed: false });
    expect(line?.player).toEqual({
      id: first.player.id,
      display: 'Ada B.',
      email: `p•••${first.player.email.slice(first.player.email.indexOf('@'))}`,
    });
  });

  test('is part of the work list for staff who may decide', async () => {
    const { results } = await reviewer.staff.work.list();
    const { rows } = await api.owner.query("SELECT count(*)::int AS n FROM identity_case WHERE status = 'waiting'");
    expect(results.find(({ queue }) => queue === 'identity')).toMatchObject({ waiting: rows[0].n, breached: 0 });
    const finance = await newStaff(api, ['finance']);
    expect((await finance.staff.work.list()).results.map(({ queue }) => queue)).not.toContain('identity');
  });
});

describe('a case', () => {
  test('shows the entered data, the documents and the SSN digits, and records the access in the audit log', async () => {
    const { player } = await submitted();
    const before = await auditOf(api.owner, player.id);
    const file = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    expect(file.entered).toEqual({ first_name: 'Robin', last_name: 'Wren', birth_date: '1990-05-17' });
    expect(file.player).toMatchObject({ email: player.email, country: 'US', us_state: 'NY', reclaimed: false });
    expect(file.cases).toHaveLength(1);
    expect(file.cases[0]).toMatchObject({ status: 'waiting', ssn_last4: '6789', verified: null, attempt: 1 });
    expect(file.cases[0]?.documents.map(({ kind, status }) => [kind, status])).toEqual([
      ['government_id', 'submitted'],
      ['address_proof', 'submitted'],
      ['selfie', 'submitted'],
    ]);
    const after = await auditOf(api.owner, player.id);
    expect(after.slice(before.length)).toMatchObject([{ action: 'identity.read', subject_id: player.id }]);
    expect(JSON.stringify(after)).not.toContain('6789');
  });

  test('returns 404 for an unknown player, without an entry in the audit log', async () => {
    const nobody = '018f0000-0000-7000-8000-000000000000';
    await expectProblem(reviewer.staff.identity.get({ params: { playerId: nobody } }), 'not_found');
    expect(await auditOf(api.owner, nobody)).toEqual([]);
  });
});

describe('a document', () => {
  test('is sent as an uncached picture after the access is recorded', async () => {
    const { player } = await submitted();
    const { cases } = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    const documentId = cases[0]?.documents[0]?.id ?? '';
    const bytes = await reviewer.staff.identity.document({ params: { playerId: player.id, documentId } });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
    const answer = await reviewer.send('GET', `/api/staff/identity/${player.id}/documents/${documentId}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const looks = (await auditOf(api.owner, documentId)).filter(({ action }) => action === 'identity.document_viewed');
    expect(looks).toHaveLength(2);
    expect(looks[0]?.facts).toEqual({ player: player.id, kind: 'government_id' });
  });

  test('is not sent when the access cannot be recorded', async () => {
    const { player } = await submitted();
    const { cases } = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    const documentId = cases[0]?.documents[0]?.id ?? '';
    await api.owner.query('REVOKE EXECUTE ON FUNCTION append_audit FROM goldwren_staff');
    try {
      const answer = await reviewer.send('GET', `/api/staff/identity/${player.id}/documents/${documentId}`);
      expectProblemAnswer(answer, 'internal_error');
    } finally {
      await api.owner.query('GRANT EXECUTE ON FUNCTION append_audit TO goldwren_staff');
    }
  });

  test('returns 404 when it belongs to another player or was not submitted', async () => {
    const [one, two] = [await submitted(), await submitted()];
    const { cases } = await reviewer.staff.identity.get({ params: { playerId: one.player.id } });
    const documentId = cases[0]?.documents[0]?.id ?? '';
    await expectProblem(
      reviewer.staff.identity.document({ params: { playerId: two.player.id, documentId } }),
      'not_found',
    );
    const player = await newPlayer(api);
    const { documents } = await send(player, 'selfie');
    const draft = { playerId: player.id, documentId: documents[0]?.id ?? '' };
    await expectProblem(reviewer.staff.identity.document({ params: draft }), 'not_found');
  });

  test.each(staffRoles)('can be seen and decided by %s only with the review permission', async (role) => {
    const { player, caseId } = await submitted();
    const { cases } = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    const staff = await newStaff(api, [role]);
    const base = `/api/staff/identity/${player.id}`;
    const calls = [
      staff.send('GET', '/api/staff/identity'),
      staff.send('GET', base),
      staff.send('GET', `${base}/documents/${cases[0]?.documents[0]?.id}`),
      staff.send('POST', `${base}/cases/${caseId}/reject`, { json: { selfie: 'face_differs' } }),
      staff.send('POST', `${base}/cases/${caseId}/approve`, { json: approval() }),
    ];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    if (role === 'compliance') expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    else expect(statuses).toEqual([403, 403, 403, 403, 403]);
  });

  test('requires re-authentication when the session is not fresh', async () => {
    const { player, caseId } = await submitted();
    const { cases } = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    const staff = await newStaff(api, ['compliance']);
    await api.owner.query(
      `UPDATE staff_session SET proven_at = now() - interval '16 minutes'
        WHERE staff_id = (SELECT id FROM staff_member WHERE email = $1)`,
      [staff.email],
    );
    const base = `/api/staff/identity/${player.id}`;
    expect((await staff.send('GET', base)).status).toBe(200);
    for (const answer of [
      await staff.send('GET', `${base}/documents/${cases[0]?.documents[0]?.id}`),
      await staff.send('POST', `${base}/cases/${caseId}/reject`, { json: { selfie: 'face_differs' } }),
      await staff.send('POST', `${base}/cases/${caseId}/approve`, { json: approval() }),
    ]) {
      expectProblemAnswer(answer, 'reauthentication_required');
    }
  });
});
