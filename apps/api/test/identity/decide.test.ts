import type { RegisterForm } from '@goldwren/contracts/player';
import { beforeAll, describe, expect, test } from 'vitest';
import { selectVerifiedPerson } from '../../src/modules/identity/review/case.store.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { approval, auditOf, newCase, send, submitAll, waitingCase } from '../helpers/people/identity.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let reviewer: Caller & { email: string };
beforeAll(async () => {
  reviewer = await newStaff(api, ['compliance']);
});

const submitted = (person?: Partial<RegisterForm>) => newCase(api, reviewer, person);

const templates = async ({ email }: Player) => (await readOutbox(api.owner, email)).map(({ template }) => template);
const statusOf = async (player: Player) => (await player.client.auth.me()).user.identity_status;

describe('approving', () => {
  test('verifies the player under the name of the documents, and sends a mail', async () => {
    const { player, caseId } = await submitted();
    const params = { playerId: player.id, caseId };
    const file = await reviewer.staff.identity.approve({ params, body: approval() });
    expect(file.cases[0]).toMatchObject({
      status: 'verified',
      decided_by: 'Sam Staff',
      verified: { first_name: 'Robin', last_name: 'Wren', birth_date: '1990-05-17' },
    });
    expect(file.cases[0]?.documents.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await statusOf(player)).toBe('verified');
    expect(await selectVerifiedPerson(api.database.db, player.id)).toEqual({
      firstName: 'Robin',
      lastName: 'Wren',
      birthDate: '1990-05-17',
    });
    expect(await templates(player)).toEqual(['welcome', 'identity_submitted', 'identity_verified']);
    const { identity } = await player.client.identity.get();
    expect(identity).toMatchObject({ status: 'verified', review: null, needs: [], may_send: false });
    expect(await auditOf(api.owner, caseId)).toMatchObject([
      { action: 'identity.approved', facts: { player: player.id, differs: false, reclaimed: false } },
    ]);
    await expectProblem(player.client.identity.submit({ body: {} }), 'conflict');
  });

  test.each([
    ['another name', { last_name: 'Sparrow' }],
    ['another birth date', { birth_date: '1990-05-18' }],
  ])('with %s than entered requires confirmation by the reviewer', async (_what, change) => {
    const { player, caseId } = await submitted();
    const params = { playerId: player.id, caseId };
    const refused = await expectProblem(
      reviewer.staff.identity.approve({ params, body: approval(change) }),
      'conflict',
    );
    expect(refused.message).toMatch(/differ/);
    expect(await statusOf(player)).toBe('submitted');
    const body = approval({ ...change, differences_confirmed: true });
    await reviewer.staff.identity.approve({ params, body });
    expect(await selectVerifiedPerson(api.database.db, player.id)).toMatchObject(
      'last_name' in change ? { lastName: 'Sparrow' } : { birthDate: '1990-05-18' },
    );
    expect((await player.client.auth.me()).user.last_name).toBe('Wren');
  });

  test('ignores differences in accents, case and spacing of a name', async () => {
    const { player, caseId } = await submitted({ first_name: 'Zoé', last_name: "O'Brien-Smith" });
    const body = approval({ first_name: 'ZOE', last_name: 'O’BRIEN SMITH' });
    await reviewer.staff.identity.approve({ params: { playerId: player.id, caseId }, body });
    expect(await selectVerifiedPerson(api.database.db, player.id)).toMatchObject({ firstName: 'ZOE' });
  });

  test('requires confirmation for an account reclaimed by email, and sets the verified name and birth date', async () => {
    const { player, caseId } = await submitted();
    await api.owner.query('UPDATE player SET reclaimed_at = now() WHERE id = $1', [player.id]);
    const params = { playerId: player.id, caseId };
    await expectProblem(reviewer.staff.identity.approve({ params, body: approval() }), 'conflict');
    const body = approval({ first_name: 'Jay', birth_date: '1980-01-02', differences_confirmed: true });
    await reviewer.staff.identity.approve({ params, body });
    const { rows } = await api.owner.query(
      'SELECT first_name, last_name, birth_date::text, reclaimed_at FROM player WHERE id = $1',
      [player.id],
    );
    expect(rows).toEqual([{ first_name: 'Jay', last_name: 'Wren', birth_date: '1980-01-02', reclaimed_at: null }]);
  });

  test('rejects a verified birth date under 18, with any entered date', async () => {
    const { player, caseId } = await submitted();
    const body = approval({ birth_date: '2020-01-01', differences_confirmed: true });
    const refused = await expectProblem(
      reviewer.staff.identity.approve({ params: { playerId: player.id, caseId }, body }),
      'validation_failed',
    );
    expect(Object.keys(refused.fieldErrors)).toEqual(['birth_date']);
    expect(await statusOf(player)).toBe('submitted');
  });

  test('conflicts with a concurrent rejection at another instance', async () => {
    const second = await newStaff(other, ['compliance']);
    for (let n = 0; n < 4; n += 1) {
      const { player, caseId } = await submitted();
      const params = { playerId: player.id, caseId };
      const outcomes = await Promise.allSettled([
        reviewer.staff.identity.approve({ params, body: approval() }),
        second.staff.identity.reject({ params, body: { selfie: 'face_differs' } }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await statusOf(player)).toBe(outcomes[0]?.status === 'fulfilled' ? 'verified' : 'rejected');
      expect(await templates(player)).toHaveLength(3);
      expect(await auditOf(api.owner, caseId)).toHaveLength(1);
    }
  });

  test('returns 404 for a case of another player or an unknown case, and keeps decisions final', async () => {
    const [one, two] = [await submitted(), await submitted()];
    const crossed = { playerId: two.player.id, caseId: one.caseId };
    await expectProblem(reviewer.staff.identity.approve({ params: crossed, body: approval() }), 'not_found');
    const params = { playerId: one.player.id, caseId: one.caseId };
    await reviewer.staff.identity.approve({ params, body: approval() });
    await expectProblem(reviewer.staff.identity.approve({ params, body: approval() }), 'conflict');
    await expect(
      api.owner.query("UPDATE identity_case SET verified_last_name = 'Thief' WHERE id = $1", [one.caseId]),
    ).rejects.toThrow();
  });
});

describe('rejecting', () => {
  test('sends a reason for each rejected document, and requests only those again', async () => {
    const { player, caseId } = await submitted();
    const body = { address_proof: 'too_old', note: '<b>Call</b> your bank.' } as const;
    await reviewer.staff.identity.reject({ params: { playerId: player.id, caseId }, body });
    const { identity } = await player.client.identity.get();
    expect(identity).toMatchObject({
      status: 'rejected',
      needs: ['address_proof'],
      note: '<b>Call</b> your bank.',
      ssn_last4_refused: false,
      may_send: true,
    });
    expect(identity.documents.map(({ kind, status, reason }) => [kind, status, reason])).toEqual([
      ['government_id', 'accepted', null],
      ['address_proof', 'rejected', 'too_old'],
      ['selfie', 'accepted', null],
    ]);
    const mail = (await readOutbox(api.owner, player.email)).at(-1);
    expect(mail?.body).toContain('Proof of address: It is older than 90 days. Send a newer one.');
    expect(mail?.html).toContain('&lt;b&gt;Call&lt;/b&gt; your bank.');
    await send(player, 'address_proof');
    const again = (await player.client.identity.submit({ body: {} })).identity;
    expect(again).toMatchObject({ status: 'submitted', needs: [] });
    const { cases } = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    expect(cases.map(({ attempt, status }) => [attempt, status])).toEqual([
      [2, 'waiting'],
      [1, 'rejected'],
    ]);
    expect(cases[0]).toMatchObject({ ssn_last4: '6789' });
    expect(cases[0]?.documents).toHaveLength(3);
  });

  test('sends the reasons in French to a French-speaking player', async () => {
    const player = await newPlayer(api);
    await player.client.account.update({ body: { locale: 'fr-CA' } });
    await submitAll(player);
    const params = { playerId: player.id, caseId: await waitingCase(reviewer, player) };
    await reviewer.staff.identity.reject({ params, body: { selfie: 'id_not_held' } });
    expect((await readOutbox(api.owner, player.email)).at(-1)?.body).toContain('Égoportrait avec votre pièce');
  });

  test('requests only the SSN digits again when they do not match', async () => {
    const { player, caseId } = await submitted();
    await reviewer.staff.identity.reject({ params: { playerId: player.id, caseId }, body: { ssn_last4: true } });
    const { identity } = await player.client.identity.get();
    expect(identity).toMatchObject({ needs: ['ssn_last4'], ssn_last4_refused: true });
    const missing = await expectProblem(player.client.identity.submit({ body: {} }), 'validation_failed');
    expect(Object.keys(missing.fieldErrors)).toEqual(['ssn_last4']);
    await player.client.identity.submit({ body: { ssn_last4: '1111' } });
    const { cases } = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    expect(cases.map(({ ssn_last4 }) => ssn_last4)).toEqual(['1111', '6789']);
  });

  test.each([
    [{}, 'body'],
    [{ selfie: 'too_old' }, 'selfie'],
    [{ note: 'x'.repeat(501), selfie: 'unreadable' }, 'note'],
    [{ note: 'a\u0000b', selfie: 'unreadable' }, 'note'],
    [{ selfie: 'unreadable', passport: 'unreadable' }, 'passport'],
  ])('rejects %j with a field error', async (json, field) => {
    const { player, caseId } = await submitted();
    const answer = await reviewer.send('POST', `/api/staff/identity/${player.id}/cases/${caseId}/reject`, { json });
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  });
});
