import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/launch/embedded-postgres.ts';
import { findPostmaster } from '../../src/launch/postgres/postmaster.ts';
import { clusterOf, query, scratchFolder } from './scratch.ts';

const quiet = (): void => undefined;

describe('the embedded PostgreSQL', () => {
  test('listens on loopback only, requires a password, has fsync on, and keeps its data unreadable for others after a stop', async () => {
    const dataDir = scratchFolder();
    const first = await startEmbeddedPostgres({ dataDir, log: quiet });
    expect(await query(first.url, "select current_setting('fsync') as fsync")).toEqual({ fsync: 'on' });
    expect(await query(first.url, "select current_setting('listen_addresses') as addresses")).toEqual({
      addresses: '127.0.0.1',
    });
    const wrong = first.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(findPostmaster(clusterOf(dataDir))).toBeUndefined();

    const second = await startEmbeddedPostgres({ dataDir, log: quiet });
    expect(await query(second.url, 'select answer from kept')).toEqual({ answer: 42 });
    await second.stop();
    expect(statSync(clusterOf(dataDir)).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  });

  test('deletes a cluster whose creation was interrupted', async () => {
    const dataDir = scratchFolder();
    const half = `${clusterOf(dataDir)}.partial`;
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '18\n');
    const postgres = await startEmbeddedPostgres({ dataDir, log: quiet });
    expect(await query(postgres.url, 'select 1 as one')).toEqual({ one: 1 });
    await postgres.stop();
  });

  test('rejects data of another major version with a message that contains both versions', async () => {
    const dataDir = scratchFolder();
    mkdirSync(clusterOf(dataDir), { recursive: true });
    writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '16\n');
    writeFileSync(join(dataDir, 'postgres-password'), 'known\n');
    await expect(startEmbeddedPostgres({ dataDir, log: quiet })).rejects.toThrow(/PostgreSQL 16.*runs 18/);
  });
});
