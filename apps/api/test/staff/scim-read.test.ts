import { describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { expectScimError, scimToken, sendScim, users } from '../helpers/people/scim.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { idOf } from '../helpers/people/staff-changes.ts';

const api = setUpTestApi(() => ({ settings: { SCIM_TOKEN: scimToken } }));

const scim = (method: string, path: string) => sendScim(api, method, path);

async function newPerson() {
  const caller = await newStaff(api, ['support']);
  return { email: caller.email, id: await idOf(caller) };
}

describe('reading accounts', () => {
  const find = (filter: string) => scim('GET', `${users}?filter=${encodeURIComponent(filter)}`);

  test('finds one by userName in any case, as Okta and Entra ID require', async () => {
    const { id, email } = await newPerson();
    for (const filter of [`userName eq "${email}"`, `USERNAME Eq "${email.toUpperCase()}"`, `id eq "${id}"`]) {
      const { status, body, headers } = await find(filter);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/scim+json; charset=utf-8');
      expect(body).toMatchObject({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
        ...{ totalResults: 1, startIndex: 1, itemsPerPage: 1 },
        Resources: [
          {
            schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
            ...{ id, userName: email, displayName: 'Sam Staff', active: true },
            emails: [{ value: email, type: 'work', primary: true }],
            meta: { resourceType: 'User', location: `http://localhost:80/api/scim/v2/Users/${id}` },
          },
        ],
      });
    }
  });

  test('returns an empty list for an unknown userName, which is the connection test of Entra ID', async () => {
    const { status, body } = await find('userName eq "6b1e7f50-4a8e-4c0b-9d7d-3c2f9c9f1a11"');
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalResults: 0, itemsPerPage: 0, Resources: [] });
  });

  test.each([
    'externalId eq "x"',
    'userName sw "a"',
    'userName eq a',
    'userName eq "a" or userName eq "b"',
    'userName eq "\u0000"',
    '"',
  ])('rejects the filter %j', async (filter) => expectScimError(await find(filter), 400, 'invalidFilter'));

  test('has pages counted from 1', async () => {
    await newPerson();
    await newPerson();
    const all = await scim('GET', `${users}?startIndex=0&count=1000`);
    expect(all.body).toMatchObject({ startIndex: 1 });
    const total = all.body.totalResults;
    expect(all.body.Resources).toHaveLength(total);
    const page = await scim('GET', `${users}?startIndex=2&count=1`);
    expect(page.body).toMatchObject({ totalResults: total, startIndex: 2, itemsPerPage: 1 });
    expect(page.body.Resources[0].id).toBe(all.body.Resources[1].id);
    expect((await scim('GET', `${users}?count=0`)).body).toMatchObject({ totalResults: total, Resources: [] });
    expectScimError(await scim('GET', `${users}?startIndex=x`), 400, 'invalidValue');
  });

  test.each(['00000000-0000-7000-8000-00000000005c', 'x', '%00', 'a%2Fb'])('returns 404 for the ID %s', async (id) => {
    expectScimError(await scim('GET', `${users}/${id}`), 404);
    expectScimError(await scim('DELETE', `${users}/${id}`), 404);
  });

  test('contains no password, second factor or identity of the provider', async () => {
    const { id } = await newPerson();
    const { body } = await scim('GET', `${users}/${id}`);
    expect(Object.keys(body).sort()).toEqual(
      ['active', 'displayName', 'emails', 'id', 'meta', 'name', 'schemas', 'userName'].sort(),
    );
  });
});

describe('what the server supports', () => {
  test('is described for directories', async () => {
    const config = await scim('GET', '/api/scim/v2/ServiceProviderConfig');
    expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
    const types = await scim('GET', '/api/scim/v2/ResourceTypes');
    expect(types.body).toMatchObject({ totalResults: 1, Resources: [{ id: 'User', endpoint: '/Users' }] });
    expect((await scim('GET', '/api/scim/v2/ResourceTypes/User')).body).toEqual(types.body.Resources[0]);
    const schemas = await scim('GET', '/api/scim/v2/Schemas');
    const [schema] = schemas.body.Resources;
    expect(schema.attributes.map(({ name }: { name: string }) => name)).toContain('active');
    expect((await scim('GET', `/api/scim/v2/Schemas/${schema.id}`)).body).toEqual(schema);
  });

  test.each(['/Groups', '/Bulk', '/Schemas/none', '/Me'])('does not include %s', async (path) =>
    expectScimError(await scim('GET', `/api/scim/v2${path}`), 404),
  );
});
