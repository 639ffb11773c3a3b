import { directoryActor } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller, SendOptions } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { expectScimError, scimToken, sendScim, users } from '../helpers/people/scim.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { change, idOf, inviteByTwo } from '../helpers/people/staff-changes.ts';

const api = setUpTestApi(() => ({ settings: { SCIM_TOKEN: scimToken } }));
const second = setUpTestApi(() => ({ databaseUrl: api.url, settings: { SCIM_TOKEN: scimToken } }));
let admin: Caller;
beforeAll(async () => {
  admin = await newStaff(api, ['admin']);
});

const scim = (...call: [method: string, path: string, body?: unknown, options?: SendOptions]) => sendScim(api, ...call);

async function newPerson() {
  const caller = await newStaff(api, ['support']);
  return { caller, email: caller.email, id: await idOf(caller) };
}

const isDisabled = async (id: string): Promise<boolean> =>
  (await api.owner.query('SELECT disabled_at FROM staff_member WHERE id = $1', [id])).rows[0].disabled_at !== null;

const rowsOf = async (id: string) =>
  (await admin.staff.audit.search({ body: { subject_id: id, action: 'staff.disabled' } })).results;

const patch = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
});

describe('an off-boarding', () => {
  test.each([
    ['Okta', patch({ op: 'replace', value: { active: false } })],
    ['Entra ID', patch({ op: 'Replace', path: 'active', value: 'False' })],
    ['Entra ID with aadOptscim062020', patch({ op: 'replace', path: 'active', value: false })],
    ['a directory that uses add', patch({ op: 'add', path: 'active', value: false })],
    [
      'a directory with full paths',
      patch({ op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:active', value: false }),
    ],
    [
      'a directory that also changes the name',
      patch(
        { op: 'Replace', path: 'name.familyName', value: 'Other' },
        { op: 'Replace', path: 'active', value: 'False' },
        { op: 'Remove', path: 'title' },
      ),
    ],
  ])('by PATCH of %s disables the account, ends its sessions and is in the audit log', async (_who, body) => {
    const { caller, id, email } = await newPerson();
    const answer = await scim('PATCH', `${users}/${id}`, body);
    expect(answer).toMatchObject({ status: 200, body: { id, userName: email, active: false } });
    await expectProblem(caller.staff.auth.me(), 'unauthenticated');
    const { rows } = await api.owner.query('SELECT FROM staff_session WHERE staff_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await rowsOf(id)).toMatchObject([
      { staff: { id: directoryActor.id, name: 'SCIM' }, facts: { by: 'SCIM', deleted: false } },
    ]);
  });

  test('by PUT, as Okta sends it, ignores the other attributes', async () => {
    const { id, email } = await newPerson();
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id,
      userName: 'attacker@example.test',
      name: { givenName: 'Other', familyName: 'Name' },
      emails: [{ primary: true, value: 'attacker@example.test', type: 'work' }],
      roles: ['admin'],
      active: false,
    };
    const answer = await scim('PUT', `${users}/${id}`, body);
    expect(answer).toMatchObject({ status: 200, body: { userName: email, displayName: 'Sam Staff', active: false } });
    expect(await isDisabled(id)).toBe(true);
  });

  test('by DELETE disables the account, which the directory no longer sees until an admin enables it', async () => {
    const { id, email } = await newPerson();
    expect((await scim('DELETE', `${users}/${id}`)).status).toBe(204);
    expect(await isDisabled(id)).toBe(true);
    expectScimError(await scim('DELETE', `${users}/${id}`), 404);
    expectScimError(await scim('GET', `${users}/${id}`), 404);
    expectScimError(await scim('PATCH', `${users}/${id}`, patch({ op: 'replace', value: { active: true } })), 404);
    const listed = await scim('GET', `${users}?filter=${encodeURIComponent(`userName eq "${email}"`)}`);
    expect(listed.body).toMatchObject({ totalResults: 0, Resources: [] });
    expect(await rowsOf(id)).toMatchObject([{ facts: { by: 'SCIM', deleted: true } }]);
    await change(admin, id, { kind: 'enable' });
    expect((await scim('GET', `${users}/${id}`)).body).toMatchObject({ id, active: true });
  });

  test('is written once when two calls arrive at the same time in two processes', async () => {
    const { id } = await newPerson();
    const body = patch({ op: 'replace', value: { active: false } });
    const answers = await Promise.all([
      scim('PATCH', `${users}/${id}`, body),
      sendScim(second, 'PATCH', `${users}/${id}`, body),
      sendScim(second, 'DELETE', `${users}/${id}`),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await isDisabled(id)).toBe(true);
  });

  test('ends the invitation of a person, and voids the changes that the person requested', async () => {
    const other = await newStaff(api, ['admin']);
    const { id: invited } = await inviteByTwo([admin, other]);
    const { id: subject } = await newPerson();
    const theirs = await change(other, subject, { kind: 'set_roles', roles: ['admin'] });
    await scim('DELETE', `${users}/${invited}`);
    await scim('DELETE', `${users}/${await idOf(other)}`);
    const { rows } = await api.owner.query('SELECT FROM staff_link WHERE staff_id = $1', [invited]);
    expect(rows).toEqual([]);
    await expect(admin.staff.staffChanges.approve({ params: { id: theirs.id } })).rejects.toMatchObject({
      params: { reason: 'change_decided' },
    });
  });

  test('of the last administrator who can sign in is rejected, also when two leave at the same time', async () => {
    const other = await newStaff(api, ['admin']);
    const [first, last] = [await idOf(admin), await idOf(other)];
    // Not administrators who can sign in: an invited one, a locked one, and a person of another role.
    await inviteByTwo([admin, other], ['admin']);
    const locked = await newStaff(api, ['admin']);
    await newPerson();
    await api.owner.query('UPDATE staff_member SET locked_at = now() WHERE id = $1', [await idOf(locked)]);
    await api.owner.query(
      "UPDATE staff_member SET disabled_at = now() WHERE 'admin' = ANY (roles) AND locked_at IS NULL AND totp_secret IS NOT NULL AND id <> ALL ($1)",
      [[first, last]],
    );
    const answers = await Promise.all([
      scim('PATCH', `${users}/${last}`, patch({ op: 'replace', value: { active: false } })),
      sendScim(second, 'DELETE', `${users}/${first}`),
    ]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    const left = (await isDisabled(first)) ? last : first;
    expect([await isDisabled(first), await isDisabled(last)].sort()).toEqual([false, true]);
    const logged = await api.owner.query(
      "SELECT FROM staff_audit WHERE subject_id = $1 AND action = 'staff.disabled'",
      [left],
    );
    for (const [method, body] of [
      ['PATCH', patch({ op: 'replace', value: { active: false } })],
      ['PUT', { active: false }],
      ['DELETE', undefined],
    ] as const)
      expectScimError(await scim(method, `${users}/${left}`, body), 409);
    expect((await scim('GET', `${users}/${left}`)).body).toMatchObject({ id: left, active: true });
    expect(logged.rows).toEqual([]);
    admin = left === first ? admin : other;
  });

  test('keeps the audit chain intact', async () => {
    const { id } = await newPerson();
    await scim('DELETE', `${users}/${id}`);
    expect(await admin.staff.audit.verify()).toMatchObject({ intact: true });
  });
});

describe('an account', () => {
  test.each([
    ['PATCH', patch({ op: 'replace', value: { active: true } })],
    ['PATCH', patch({ op: 'Add', path: 'active', value: 'True' })],
    ['PUT', { active: true }],
  ])('is never enabled by %s %j', async (method, body) => {
    const { id } = await newPerson();
    await change(admin, id, { kind: 'disable' });
    expectScimError(await scim(method, `${users}/${id}`, body), 403);
    expect(await isDisabled(id)).toBe(true);
  });

  test('is never added', async () => {
    expectScimError(await scim('POST', users, { userName: 'new@example.test', active: true }), 403);
  });

  test('that is enabled stays so after active: true, or a PUT without active', async () => {
    const { id } = await newPerson();
    expect((await scim('PUT', `${users}/${id}`, { active: true })).body.active).toBe(true);
    expect((await scim('PUT', `${users}/${id}`, { displayName: 'x' })).body).toMatchObject({
      active: true,
      displayName: 'Sam Staff',
    });
  });

  test.each([
    [patch({ op: 'replace', path: 'displayName', value: 'x' }), 'mutability'],
    [patch({ op: 'remove', path: 'active' }), 'mutability'],
    [patch({ op: 'replace', path: 'active', value: 'perhaps' }), 'invalidValue'],
    [patch({ op: 'replace', value: 'active' }), 'invalidSyntax'],
    [patch({ op: 'move', path: 'active', value: false }), 'invalidSyntax'],
    [patch(), 'invalidSyntax'],
    [{}, 'invalidSyntax'],
    [[], 'invalidSyntax'],
  ])('rejects the PATCH %j', async (body, keyword) => {
    const { id } = await newPerson();
    expectScimError(await scim('PATCH', `${users}/${id}`, body), 400, keyword);
    expect(await isDisabled(id)).toBe(false);
  });
});

describe('the token', () => {
  test.each([
    ['none', {}],
    ['another one', { authorization: 'Bearer 00000000000000000000000000000000' }],
    ['a prefix', { authorization: `Bearer ${scimToken.slice(0, -1)}` }],
    ['another scheme', { authorization: `Basic ${scimToken}` }],
    ['an empty one', { authorization: 'Bearer ' }],
  ])('is required: %s', async (_which, headers) => {
    const { id } = await newPerson();
    const answer = await api.caller().send('DELETE', `${users}/${id}`, { headers });
    expectScimError(answer, 401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="SCIM"');
    expect(await isDisabled(id)).toBe(false);
    expectScimError(await api.caller().send('GET', '/api/scim/v2/ServiceProviderConfig', { headers }), 401);
  });

  test('is not replaced by the session of an admin', async () => {
    expectScimError(await admin.send('GET', users), 401);
  });

  test('cannot be guessed without limit from one address', async () => {
    const guesser = api.caller('198.51.100.78');
    await guesser.send('GET', users);
    await api.owner.query("UPDATE rate_limit SET requests = 600 WHERE key LIKE 'directoryAddress:%'");
    const answer = await guesser.send('GET', users);
    expectScimError(answer, 429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test.each([
  ['{', 'application/scim+json', 400],
  ['{"__proto__":{}}', 'application/json', 400],
  ['active=false', 'text/plain', 415],
  [`{"a":"${'x'.repeat(70_000)}"}`, 'application/scim+json', 413],
])('rejects the body %.20s of type %s with status %i in the format of SCIM', async (payload, type, status) => {
  const { id } = await newPerson();
  const headers = { 'content-type': type };
  const answer = await scim('PATCH', `${users}/${id}`, undefined, { payload, headers });
  expectScimError(answer, status, status === 400 ? 'invalidSyntax' : undefined);
});

test('the login of the API cannot disable an account without the proof, or with an old one', async () => {
  const { id } = await newPerson();
  await expect(
    api.databases.staff.db.$client.query(
      "SELECT off_board_staff($1, false, floor(extract(epoch FROM now()) / 60)::bigint, 'x')",
      [id],
    ),
  ).rejects.toMatchObject({ code: 'GW003' });
  await expect(
    api.databases.staff.db.$client.query("SELECT off_board_staff($1, false, 1, 'x')", [id]),
  ).rejects.toMatchObject({ code: 'GW003' });
  expect(await isDisabled(id)).toBe(false);
});

describe('without a token in the settings', () => {
  const off = setUpTestApi(() => ({ databaseUrl: api.url }));

  test('there is no SCIM', async () => {
    const answer = await off.caller().send('GET', users, { headers: { authorization: `Bearer ${scimToken}` } });
    expect(answer.status).toBe(404);
  });
});
