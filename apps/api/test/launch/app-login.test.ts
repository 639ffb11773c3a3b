import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ensureLogin } from '../../src/platform/logins/app-login.ts';
import { databaseRoles } from '../../src/platform/logins/database-roles.ts';
import { faultOfLogin } from '../../src/platform/logins/login-fault.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { runAsAdmin } from '../harness/admin.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { createDatabaseOf, createRole, roleName, urlAs, withClient } from './database-roles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const wrongPassword = { code: '28P01' };
const canLogIn = (url: string) => withClient(url, async (client) => (await client.query('SELECT 1')).rowCount);
const faultOf = (url: string) => withClient(url, (client) => faultOfLogin(client, 'players'));
const ensureAppLogin = (ownerUrl: string, url: string) => ensureLogin(ownerUrl, 'players', url);

describe('the login of the API', () => {
  test('is created once by concurrent processes, with only the rights of the API', async () => {
    const appUrl = urlAs(database.url, roleName(), `it's "odd" \\ & %`);
    await Promise.all([1, 2, 3].map(() => ensureAppLogin(database.url, appUrl)));
    await ensureAppLogin(database.url, appUrl);
    expect(await faultOf(appUrl)).toBeNull();
  });

  test('gets a new password when the setting changes', async () => {
    const name = roleName();
    const [before, after] = ['one password', 'another password'].map((secret) => urlAs(database.url, name, secret));
    await ensureAppLogin(database.url, before as string);
    await ensureAppLogin(database.url, after as string);
    expect(await canLogIn(after as string)).toBe(1);
    await expect(canLogIn(before as string)).rejects.toMatchObject(wrongPassword);
  });

  test('must not be the owner', async () => {
    await expect(ensureAppLogin(database.url, database.url)).rejects.toThrow(/another login than the owner/);
  });
});

describe('an owner without CREATEROLE', () => {
  test('cannot create the login and reports the statements for an administrator, and works when it exists', async () => {
    const owner = urlAs(database.url, await createRole());
    const app = roleName();
    const appUrl = urlAs(database.url, app);
    const refused = ensureAppLogin(owner, appUrl);
    await expect(refused).rejects.toMatchObject({ name: 'LaunchError' });
    await expect(refused).rejects.toThrow(new RegExp(`CREATE ROLE "${app}" LOGIN .*GRANT goldwren_api TO "${app}"`));
    await ensureAppLogin(database.url, appUrl);
    await ensureAppLogin(owner, appUrl);
  });

  test('gets an error, and can prepare its database with CREATEROLE', async () => {
    const owner = await createRole();
    const adminView = await createDatabaseOf(owner);
    const [ownerUrl, appUrl] = [urlAs(adminView, owner), urlAs(adminView, roleName(), 'of the app')];
    const refused = prepareDatabase(ownerUrl, { players: appUrl });
    await expect(refused).rejects.toMatchObject({ name: 'LaunchError' });
    await expect(refused).rejects.toThrow(new RegExp(`ALTER ROLE "${owner}" CREATEROLE`));

    // Roles are shared by the server and were created by another run, so an administrator grants them to this owner.
    await runAsAdmin(inject('adminUrl'), [
      `alter role ${owner} createrole`,
      ...databaseRoles.map((role) => `grant ${role} to ${owner} with admin option`),
    ]);
    await prepareDatabase(ownerUrl, { players: appUrl });
    expect(await faultOf(appUrl)).toBeNull();
    await runAsAdmin(inject('adminUrl'), [`alter role ${owner} nocreaterole`]);
    await prepareDatabase(ownerUrl, { players: appUrl });
  });
});

describe('the check of a login reports', () => {
  const as = async (attributes: string, ...statements: ((name: string) => string)[]): Promise<string | null> => {
    const name = await createRole(attributes);
    await runAsAdmin(
      database.url,
      statements.map((statement) => statement(name)),
    );
    return faultOf(urlAs(database.url, name));
  };
  const member = (name: string): string => `grant goldwren_api to ${name}`;

  test('no problem when it has only the rights of the API', async () => {
    expect(await as('', member)).toBeNull();
    expect(await faultOf(database.logins.players)).toBeNull();
  });

  test.each([
    ['that it is a superuser', 'superuser', /is a superuser/],
    ['that it may create roles', 'createrole', /may make roles/],
    ['that it may create databases', 'createdb', /may make roles or databases/],
    ['that it bypasses row security', 'bypassrls', /pass row security/],
  ])('%s', async (_what, attributes, expected) => {
    expect(await as(attributes, member)).toMatch(expected);
  });

  test('that it may become a superuser', async () => {
    const chief = await createRole('superuser');
    expect(await as('noinherit', member, (name) => `grant ${chief} to ${name}`)).toMatch(/may become one/);
  });

  test('that it may write the journal, by a role of the server or by a grant', async () => {
    expect(await as('', member, (name) => `grant pg_write_all_data to ${name}`)).toMatch(/may write the journal/);
    expect(await as('', member, (name) => `grant insert on journal to ${name}`)).toMatch(/may write the journal/);
  });

  test('that it lacks the rights of the API', async () => {
    expect(await as('')).toMatch(/lacks the rights of goldwren_api/);
    expect(await as('noinherit', member)).toMatch(/lacks the rights of goldwren_api/);
  });

  test('that it has the rights of another user as well', async () => {
    expect(await as('', member, (name) => `grant goldwren_staff to ${name}`)).toMatch(
      /rights of goldwren_staff as well/,
    );
    expect(await faultOf(database.logins.staff)).toMatch(/lacks the rights of goldwren_api/);
  });

  test('that the database is not prepared', async () => {
    const owner = await createRole();
    expect(await faultOf(urlAs(await createDatabaseOf(owner), owner))).toMatch(/not prepared/);
  });
});
