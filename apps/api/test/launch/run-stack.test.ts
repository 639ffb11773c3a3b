import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

describe('the supervisor', () => {
  test('starts database, API and worker, and drains them on SIGTERM before it stops the database', async () => {
    const [dataDir, port] = [scratchFolder(), await freePort()];
    const stack = startStack(dataDir, port, { METRICS_PORT: '9464' });
    await stack.seen(/prepared postgres[\s\S]*ready/);
    await stack.seen(/worker runs as/);
    await stack.seen(/api serves metrics at 9464/);
    await stack.seen(/worker serves metrics at 9465/);
    const api = await askApi(port);
    stack.child.kill('SIGTERM');
    expect(await stack.ended()).toBe(0);
    expect(stack.output()).toContain('api drained');
    expect(stack.output()).toContain('worker drained');
    expect(isAlive(api.pid)).toBe(false);
    expect(findPostmaster(clusterOf(dataDir))).toBeUndefined();
  });

  test('reports a taken port with instructions and no stack trace, before it creates anything', async () => {
    const taken = await occupyPort();
    const dataDir = join(scratchFolder(), '.data');
    const stack = startStack(dataDir, taken.port);
    expect(await stack.ended()).toBe(1);
    expect(stack.output()).toContain(`Port ${taken.port} is taken`);
    expect(stack.output()).toContain(`PORT=${taken.port + 1} npx`);
    expect(stack.output()).not.toMatch(/\n\s+at /);
    expect(existsSync(dataDir)).toBe(false);
    await taken.close();
  });

  test('restarts a crashed API', async () => {
    const [dataDir, port] = [scratchFolder(), await freePort()];
    const stack = startStack(dataDir, port);
    await stack.seen(/ready/);
    const before = await askApi(port);
    await askApi(port, '/crash').catch(() => undefined);
    await stack.seen(/The API ended \(exit code 3\)\. Restarting it/);
    let after: Answer | undefined;
    await until('the API answers again', async () => {
      after = await askApi(port).catch(() => undefined);
      return after !== undefined;
    });
    expect(after?.pid).not.toBe(before.pid);
    stack.child.kill('SIGTERM');
    expect(await stack.ended()).toBe(0);
  });

  test('exits with a message when the API cannot start', async () => {
    const [dataDir, port] = [scratchFolder(), await freePort()];
    const stack = startStack(dataDir, port, {}, 'broken');
    expect(await stack.ended()).toBe(1);
    expect(stack.output()).toContain('The API ended (exit code 7) before it was ready');
    expect(findPostmaster(clusterOf(dataDir))).toBeUndefined();
  });

  test('takes its services down when it is killed, and the next one uses the same data and secrets', async () => {
    const [dataDir, port] = [scratchFolder(), await freePort()];
    const first = startStack(dataDir, port);
    await first.seen(/ready/);
    const worker = Number((await first.seen(/worker runs as (\d+)/))[1]);
    const before = await askApi(port);
    first.child.kill('SIGKILL');
    await until('the services are gone', () => !isAlive(before.pid) && !isAlive(worker));
    expect(findPostmaster(clusterOf(dataDir))).toBeDefined();

    const second = startStack(dataDir, port);
    await second.seen(/PostgreSQL was still running[\s\S]*ready/);
    const after = await askApi(port);
    expect(after).toMatchObject({ ...before, pid: after.pid });
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);
  });
});

describe('secrets', () => {
  test('are generated once, have 256 bits each, and are readable only by their owner', async () => {
    const [dataDir, port] = [scratchFolder(), await freePort()];
    const stack = startStack(dataDir, port);
    await stack.seen(/ready/);
    const { SESSION_SECRET, SEED_ENCRYPTION_KEY } = await askApi(port);
    expect(SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(SEED_ENCRYPTION_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(SESSION_SECRET).not.toBe(SEED_ENCRYPTION_KEY);
    expect(statSync(join(dataDir, 'dev-secrets.json')).mode & 0o777).toBe(0o600);
    stack.child.kill('SIGTERM');
    expect(await stack.ended()).toBe(0);
  });

  test('are not generated in production', async () => {
    const dataDir = join(scratchFolder(), '.data');
    const stack = startStack(dataDir, await freePort(), { NODE_ENV: 'production', TRUSTED_PROXIES: '1' });
    expect(await stack.ended()).toBe(1);
    for (const name of [
      'DATABASE_APP_URL',
      'DATABASE_STAFF_URL',
      'SESSION_SECRET',
      'SEED_ENCRYPTION_KEY',
      'PUBLIC_ORIGIN',
      'SMTP_URL',
    ])
      expect(stack.output()).toContain(`${name}: is not set`);
    expect(stack.output()).not.toMatch(/TRUSTED_PROXIES|\n\s+at /);
    expect(existsSync(dataDir)).toBe(false);
  });
});
