import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { canReach } from '../../src/launch/postgres/placement.ts';
import { describeStartFailure } from '../../src/launch/start-trouble.ts';
import { environmentOf } from '../../src/platform/logins/database-roles.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { withDatabase } from '../harness/admin.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { testPushKey, testSettings } from '../helpers/api/settings.ts';
import { type Program, programPath } from '../helpers/processes/programs.ts';
import { createRole, urlAs } from './database-roles.ts';
import { launch } from './launch-process.ts';
import { clusterOf, occupyPort, scratchFolder } from './scratch.ts';

const stack = /\n\s+at /;
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Returns the output of a program that cannot start. */
async function refusalOf(program: Program, env: NodeJS.ProcessEnv): Promise<string> {
  const launched = launch(programPath(program), { env });
  expect(await launched.ended()).toBe(1);
  expect(launched.output()).not.toMatch(stack);
  return launched.output();
}

describe.each(['main', 'worker'] as const)('the program %s', (program) => {
  test('reports every setting that production requires, before it connects to a database', async () => {
    const said = await refusalOf(program, { NODE_ENV: 'production', DATABASE_URL: 'postgres://a@127.0.0.1:1/nowhere' });
    const login = program === 'main' ? 'DATABASE_APP_URL' : 'DATABASE_WORKER_URL';
    for (const name of [login, 'SESSION_SECRET', 'PUBLIC_ORIGIN', 'TRUSTED_PROXIES', 'SMTP_URL'])
      expect(said).toContain(`${name}: is not set`);
    expect(said).toContain('DATABASE_URL: must not be set');
    expect(said).not.toMatch(/ECONNREFUSED/);
  });

  test('does not start in production with a login that could write the journal', async () => {
    const superuser = urlAs(database.url, await createRole('superuser'));
    const process = program === 'main' ? 'api' : 'worker';
    const setting = process === 'api' ? 'DATABASE_APP_URL' : 'DATABASE_WORKER_URL';
    const production = { NODE_ENV: 'production', PUSH_SIGNING_KEYS: testPushKey };
    const settings = testSettings(database.url, { ...production, [setting]: superuser });
    const said = await refusalOf(program, environmentOf(process, settings));
    expect(said).toMatch(/login "goldwren_role_\w+" .* is a superuser/);
  });
});

describe('the API', () => {
  test('reports that its port is taken', async () => {
    const taken = await occupyPort();
    const said = await refusalOf('main', { ...testSettings(database.url), PORT: String(taken.port) });
    expect(said).toMatch(/EADDRINUSE.*\nThe port is taken/);
    await taken.close();
  });
});

describe('the prepare step', () => {
  /** What the program prints about the error, without the start of a process. */
  const troubleWith = (url: string) =>
    prepareDatabase(url).then(
      () => null,
      (error: unknown) => describeStartFailure(error),
    );

  test('reports that the database is missing', async () => {
    const said = await refusalOf('prepare', {
      DATABASE_URL: withDatabase(inject('adminUrl'), 'no_such_database'),
    });
    expect(said).toMatch(/database "no_such_database" does not exist\.\nCreate it/);
  });

  test('reports a missing login or a wrong password', async () => {
    expect(await troubleWith(urlAs(inject('adminUrl'), 'no_such_role'))).toMatch(
      /"no_such_role"\.\nCheck user and password/,
    );
  });

  test('reports that nothing listens', async () => {
    const free = await occupyPort();
    await free.close();
    const said = await troubleWith(`postgres://a:b@127.0.0.1:${free.port}/goldwren`);
    expect(said).toMatch(/ECONNREFUSED.*\nNothing listens/);
  });
});

describe('the launcher', () => {
  const asNobody = isRoot ? nobody : {};

  test.runIf(!isRoot || canReach(import.meta.dirname, nobody))(
    'reports that it may not write to its folder',
    async () => {
      const closed = scratchFolder(isRoot ? 0o755 : 0o555);
      const cache = scratchFolder(0o777);
      const env = { HOME: tmpdir(), TMPDIR: cache };
      const holder = launch('fixtures/hold-postgres.ts', { args: [join(closed, '.data')], env, ...asNobody });
      expect(await holder.ended()).toBe(1);
      expect(holder.output()).toMatch(/EACCES.*\.data'\.\nThis account has no permission/);
      expect(holder.output()).not.toMatch(stack);
      chmodSync(closed, 0o755);
    },
  );

  test('reports the output of PostgreSQL when it cannot be started', async () => {
    const dataDir = scratchFolder();
    mkdirSync(clusterOf(dataDir), { recursive: true });
    writeFileSync(join(dataDir, 'postgres-password'), 'known\n');
    writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '18\n');
    const holder = launch('fixtures/hold-postgres.ts', { args: [dataDir] });
    expect(await holder.ended()).toBe(1);
    expect(holder.output()).toMatch(/PostgreSQL did not start[\s\S]*postgresql\.conf/);
    expect(holder.output()).not.toMatch(stack);
  });
});

describe('describeStartFailure', () => {
  test('describes a full disk', () => {
    const full = (): void => writeFileSync('/dev/full', 'x');
    expect(troubleOf(full)).toMatch(/ENOSPC: no space left on device.*\nThe disk is full/);
  });

  test('finds a wrapped error, and the first of several errors', () => {
    const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
    expect(describeStartFailure(new Error('Failed query', { cause }))).toMatch(
      /could not extend file\.\nThe database's disk/,
    );
    expect(describeStartFailure(new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]))).toMatch(
      /listens/,
    );
  });

  test('returns null for a bug', () => {
    expect(describeStartFailure(new TypeError('x is not a function'))).toBeNull();
    expect(describeStartFailure(Object.assign(new Error('no such column'), { code: '42703' }))).toBeNull();
    expect(describeStartFailure('text')).toBeNull();
  });
});

function troubleOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return describeStartFailure(error);
  }
}
