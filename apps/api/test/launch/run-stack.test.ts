import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../src/launch/free-port.ts';
import { findPostmaster } from '../../src/launch/postgres/postmaster.ts';
import { type Launched, launch } from './launch-process.ts';
import { clusterOf, isAlive, occupyPort, scratchFolder, until } from './scratch.ts';

interface Answer {
  readonly pid: number;
  readonly DATABASE_URL?: string;
  readonly DATABASE_APP_URL: string;
  readonly SESSION_SECRET: string;
  readonly SEED_ENCRYPTION_KEY: string;
}

function startStack(dataDir: string, port: number, env: NodeJS.ProcessEnv = {}, role = 'api'): Launched {
  return launch('fixtures/stack.ts', { args: [role], env: { DATA_DIR: dataDir, PORT: String(port), ...env } });
}

async function askApi(port: number, path = '/'): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) });
  return (await response.json()) as Answer;
}

// The tests of one supervisor run in this order over one data directory, because a new cluster takes seconds.
describe('the supervisor', () => {
  const dataDir = scratchFolder();
  let port: number;
  let stack: Launched;
  beforeAll(async () => {
    port = await freePort();
    stack = startStack(dataDir, port, { METRICS_PORT: '9464' });
  });

  test('starts database, API and worker', async () => {
    await stack.seen(/prepared postgres[\s\S]*ready/);
    await stack.seen(/worker runs as/);
    await stack.seen(/api serves metrics at 9464/);
    await stack.seen(/worker serves metrics at 9465/);
  });

  test('generates secrets of 256 bits each, readable only by their owner', async () => {
    const { SESSION_SECRET, SEED_ENCRYPTION_KEY } = await askApi(port);
    expect(SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(SEED_ENCRYPTION_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(SESSION_SECRET).not.toBe(SEED_ENCRYPTION_KEY);
    expect(statSync(join(dataDir, 'dev-secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('restarts a crashed API', async () => {
    const before = await askApi(port);
    await askApi(port, '/crash').catch(() => undefined);
    await stack.seen(/The API ended \(exit code 3\)\. Restarting it/);
    let after: Answer | undefined;
    await until('the API answers again', async () => {
      after = await askApi(port).catch(() => undefined);
      return after !== undefined;
    });
    expect(after?.pid).not.toBe(before.pid);
  });

  test('takes its services down when it is killed, and the next one uses the same data and secrets', async () => {
    const worker = Number((await stack.seen(/worker runs as (\d+)/))[1]);
    const before = await askApi(port);
    stack.child.kill('SIGKILL');
    await until('the services are gone', () => !isAlive(before.pid) && !isAlive(worker));
    expect(findPostmaster(clusterOf(dataDir))).toBeDefined();

    stack = startStack(dataDir, port);
    await stack.seen(/PostgreSQL was still running[\s\S]*ready/);
    const after = await askApi(port);
    expect(after).toMatchObject({ ...before, pid: after.pid });
  });

  test('drains API and worker on SIGTERM before it stops the database', async () => {
    await stack.seen(/worker runs as/);
    const api = await askApi(port);
    stack.child.kill('SIGTERM');
    expect(await stack.ended()).toBe(0);
    expect(stack.output()).toContain('api drained');
    expect(stack.output()).toContain('worker drained');
    expect(isAlive(api.pid)).toBe(false);
    expect(findPostmaster(clusterOf(dataDir))).toBeUndefined();
  });

  test('exits with a message when the API cannot start', async () => {
    stack = startStack(dataDir, port, {}, 'broken');
    expect(await stack.ended()).toBe(1);
    expect(stack.output()).toContain('The API ended (exit code 7) before it was ready');
    expect(findPostmaster(clusterOf(dataDir))).toBeUndefined();
  });

  test('reports a taken port with instructions and no stack trace, before it creates anything', async () => {
    const taken = await occupyPort();
    const none = join(scratchFolder(), '.data');
    const refused = startStack(none, taken.port);
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toContain(`Port ${taken.port} is taken`);
    expect(refused.output()).toContain(`PORT=${taken.port + 1} npx`);
    expect(refused.output()).not.toMatch(/\n\s+at /);
    expect(existsSync(none)).toBe(false);
    await taken.close();
  });

  test('generates no secrets in production', async () => {
    const none = join(scratchFolder(), '.data');
    const refused = startStack(none, await freePort(), { NODE_ENV: 'production', TRUSTED_PROXIES: '1' });
    expect(await refused.ended()).toBe(1);
    for (const name of [
      'DATABASE_APP_URL',
      'DATABASE_STAFF_URL',
      'SESSION_SECRET',
      'SEED_ENCRYPTION_KEY',
      'PUBLIC_ORIGIN',
      'SMTP_URL',
    ])
      expect(refused.output()).toContain(`${name}: is not set`);
    expect(refused.output()).not.toMatch(/TRUSTED_PROXIES|\n\s+at /);
    expect(existsSync(none)).toBe(false);
  });
});
