import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/launch/embedded-postgres.ts';
import { findPostmaster, type Postmaster } from '../../src/launch/postgres/postmaster.ts';
import { launch } from './launch-process.ts';
import { clusterOf, isAlive, query, scratchFolder, until } from './scratch.ts';

function postmasterOf(dataDir: string): Postmaster {
  const found = findPostmaster(clusterOf(dataDir));
  if (found === undefined) throw new Error('no server runs');
  return found;
}

/** The tests share one cluster, because creating one takes seconds. Each of them stops its server. */
const dataDir = scratchFolder();

/** Starts a supervisor and kills it while its server runs. */
async function killedSupervisor(): Promise<{ url: string; server: Postmaster }> {
  const holder = launch('fixtures/hold-postgres.ts', { args: [dataDir] });
  const url = (await holder.seen(/url (\S+)/))[1] as string;
  await query(url, 'create table if not exists kept as select 42 as answer');
  holder.child.kill('SIGKILL');
  await holder.ended();
  return { url, server: postmasterOf(dataDir) };
}

describe('a server that outlived its supervisor', () => {
  test('is reused on the same port', async () => {
    const { url, server } = await killedSupervisor();
    expect(isAlive(server.pid)).toBe(true);
    const messages: string[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, log: (message) => messages.push(message) });
    expect(postgres.url).toBe(url);
    expect(messages.join()).toContain(`pid ${server.pid}`);
    expect(await query(postgres.url, 'select answer from kept')).toEqual({ answer: 42 });
    await postgres.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  test('is replaced when it does not answer', async () => {
    const { server } = await killedSupervisor();
    process.kill(server.pid, 'SIGSTOP');
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    expect(isAlive(server.pid)).toBe(false);
    expect(await query(postgres.url, 'select answer from kept')).toEqual({ answer: 42 });
    await postgres.stop();
  });

  test('can leave a stale pid file with the pid of another program, which does not block a start', async () => {
    await (await startEmbeddedPostgres({ dataDir, log: () => undefined })).stop();
    writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), `${process.pid}\n${clusterOf(dataDir)}\n0\n5432\n`);
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    expect(await query(postgres.url, 'select 1 as one')).toEqual({ one: 1 });
    await postgres.stop();
  });
});

describe('a server in use', () => {
  test('is not taken over from a running Goldwren', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    const second = launch('fixtures/hold-postgres.ts', { args: [dataDir] });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain('Another Goldwren is running');
    expect(second.output()).not.toMatch(/\n\s+at /);
    expect(await query(first.url, 'select 1 as one')).toEqual({ one: 1 });
    await first.stop();
  });

  test('is restarted on the same port when it is killed', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    await query(postgres.url, 'create table if not exists kept as select 42 as answer');
    process.kill(postmasterOf(dataDir).pid, 'SIGKILL');
    await until('the table answers again', () =>
      query(postgres.url, 'select answer from kept').then(
        (row) => row?.answer === 42,
        () => false,
      ),
    );
    await postgres.stop();
  });
});
