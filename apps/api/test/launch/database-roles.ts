import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { runAsAdmin, withDatabase } from '../harness/admin.ts';

const password = 'a password of tests only';
const made: { roles: string[]; databases: string[] } = { roles: [], databases: [] };

afterAll(async () => {
  const databases = made.databases.map((name) => `drop database if exists ${name} with (force)`);
  await runAsAdmin(inject('adminUrl'), [
    ...databases,
    ...made.roles.reverse().map((name) => `drop role if exists ${name}`),
  ]);
});

/** Returns a role name that is dropped after this file's tests, newest first, because grantees must go before grantors. */
export function roleName(): string {
  const name = `goldwren_role_${randomBytes(6).toString('hex')}`;
  made.roles.push(name);
  return name;
}

export async function createRole(attributes = ''): Promise<string> {
  const name = roleName();
  await runAsAdmin(inject('adminUrl'), [`create role ${name} login password '${password}' ${attributes}`]);
  return name;
}

/** Creates an empty database that this role owns. */
export async function createDatabaseOf(owner: string): Promise<string> {
  const name = `goldwren_test_${randomBytes(8).toString('hex')}`;
  made.databases.push(name);
  await runAsAdmin(inject('adminUrl'), [`create database ${name} owner ${owner}`]);
  return withDatabase(inject('adminUrl'), name);
}

/** Returns the URL of the same database for another login. */
export function urlAs(url: string, role: string, secret = password): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = encodeURIComponent(secret);
  return changed.toString();
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
