import { expect, inject, test } from 'vitest';
import { prepareDatabase } from '../../src/prepare.ts';
import { runAsAdmin, withDatabase } from '../harness/admin.ts';
import { createDatabaseOf, createRole, urlAs, withClient } from '../launch/database-roles.ts';

const rowsOf = (url: string, text: string) => withClient(url, async (client) => (await client.query(text)).rows);

test('prepare works with extensions and tables of others in public, and leaves them as they are', async () => {
  const owner = await createRole('createrole');
  const adminView = await createDatabaseOf(owner);
  const ownerUrl = urlAs(adminView, owner);
  await runAsAdmin(inject('adminUrl'), [`alter role ${owner} superuser`]);
  await prepareDatabase(ownerUrl);
  await runAsAdmin(inject('adminUrl'), [`alter role ${owner} nosuperuser`]);

  const admin = withDatabase(inject('adminUrl'), new URL(adminView).pathname.slice(1));
  await runAsAdmin(admin, [
    'create extension pg_stat_statements schema public',
    'create extension pgcrypto schema public',
    'create table public.of_another_tool (id int)',
    'grant select on public.of_another_tool to public',
  ]);
  const state = `
    SELECT p.oid::regprocedure::text AS name, p.proacl::text AS rights FROM pg_proc p JOIN pg_depend d ON d.objid = p.oid AND d.deptype = 'e'
     UNION ALL SELECT relname, relacl::text FROM pg_class WHERE relname IN ('of_another_tool', 'pg_stat_statements') ORDER BY 1`;
  const before = await rowsOf(admin, state);
  expect(before.map(({ name }) => name)).toContain('pg_stat_statements');

  await prepareDatabase(ownerUrl);
  expect(await rowsOf(admin, state)).toEqual(before);
});

test('prepare works in a new database that has extensions already', async () => {
  const owner = await createRole('superuser');
  const adminView = await createDatabaseOf(owner);
  const ownerUrl = urlAs(adminView, owner);
  await runAsAdmin(ownerUrl, ['create extension pg_stat_statements schema public']);
  await prepareDatabase(ownerUrl);
  await prepareDatabase(ownerUrl);
  expect(await rowsOf(ownerUrl, "SELECT extname FROM pg_extension WHERE extname = 'pg_stat_statements'")).toHaveLength(
    1,
  );
});
