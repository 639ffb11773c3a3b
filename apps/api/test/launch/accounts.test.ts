import { chownSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/launch/embedded-postgres.ts';
import { findNativeTree } from '../../src/launch/postgres/binaries.ts';
import { canReach, placeCluster } from '../../src/launch/postgres/placement.ts';
import { findPostmaster, stopPostmaster } from '../../src/launch/postgres/postmaster.ts';
import { launch } from './launch-process.ts';
import { clusterOf, query, scratchFolder } from './scratch.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const nobodyReachesClone = canReach(import.meta.dirname, nobody);
const outside: string[] = [];

function ownerOfProcess(pid: number): number {
  return statSync(`/proc/${pid}`).uid;
}

afterEach(async () => {
  for (const folder of outside.splice(0)) {
    const running = findPostmaster(join(folder, 'postgres', 'cluster'));
    if (running !== undefined) await stopPostmaster(running.pid);
    rmSync(folder, { recursive: true, force: true });
  }
});

describe.runIf(isRoot)('root', () => {
  test('runs the cluster as an unprivileged account', async () => {
    const dataDir = scratchFolder();
    const holder = launch('fixtures/hold-postgres.ts', { args: [dataDir] });
    const url = (await holder.seen(/url (\S+)/))[1] as string;
    expect(statSync(clusterOf(dataDir)).uid).not.toBe(0);
    expect(ownerOfProcess(findPostmaster(clusterOf(dataDir))?.pid ?? 0)).toBe(statSync(clusterOf(dataDir)).uid);
    expect(await query(url, 'select 1 as one')).toEqual({ one: 1 });
    holder.child.kill('SIGTERM');
    expect(await holder.ended()).toBe(0);
  });

  test('puts the cluster outside a folder that only root may access, logs the path, and finds it again', async () => {
    const dataDir = join(scratchFolder(0o700), '.data');
    const first = launch('fixtures/hold-postgres.ts', { args: [dataDir] });
    const said = await first.seen(/The cluster is in (\S+\/goldwren-\w+)\/postgres instead[\s\S]*url (\S+)/);
    const folder = said[1] as string;
    outside.push(folder);
    expect(statSync(folder).mode & 0o022).toBe(0);
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
    await query(said[2] as string, 'create table kept as select 42 as answer');
    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);

    const second = launch('fixtures/hold-postgres.ts', { args: [dataDir] });
    const url = (await second.seen(/url (\S+)/))[1] as string;
    expect(await query(url, 'select answer from kept')).toEqual({ answer: 42 });
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);
  });

  test('copies the programs out of a clone that only root may access', () => {
    const clone = scratchFolder(0o700);
    const native = findNativeTree();
    const root = join(clone, 'native');
    for (const part of ['bin/postgres', 'lib/libpq.so.5', 'share/postgresql/postgres.bki']) {
      mkdirSync(dirname(join(root, part)), { recursive: true });
      copyFileSync(join(native.root, part), join(root, part));
    }
    const messages: string[] = [];
    const place = placeCluster({
      dataDir: join(clone, '.data'),
      native: { root, version: native.version },
      log: (message) => messages.push(message),
    });
    outside.push(dirname(place.clusterParent));
    expect(place.binDir.startsWith(clone)).toBe(false);
    expect(canReach(join(place.binDir, 'postgres'), place.account ?? nobody)).toBe(true);
    expect(statSync(place.binDir).uid).toBe(0);
    expect(messages.join('\n')).toContain(place.binDir);
  });

  test('removes the copied programs when the server stops', async () => {
    const [clone, dataDir] = [scratchFolder(0o700), scratchFolder()];
    const { root, version } = findNativeTree();
    const native = { root: join(clone, 'native'), version };
    cpSync(root, native.root, { recursive: true, verbatimSymlinks: true });
    const messages: string[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, native, log: (message) => messages.push(message) });
    const copied = /copied to (\/var\/tmp\/goldwren-\w+)\//.exec(messages.join('\n'))?.[1] as string;
    outside.push(copied);
    expect(await query(postgres.url, 'select 1 as one')).toEqual({ one: 1 });
    expect(existsSync(copied)).toBe(true);
    await postgres.stop();
    expect(existsSync(copied)).toBe(false);
    expect(existsSync(clusterOf(dataDir))).toBe(true);
  });

  test('rejects a folder of another owner at the path of the cluster', () => {
    const dataDir = join(scratchFolder(0o700), '.data');
    const native = findNativeTree();
    const { clusterParent } = placeCluster({ dataDir, native, log: () => undefined });
    const folder = dirname(clusterParent);
    outside.push(folder);
    chownSync(folder, nobody.uid, nobody.gid);
    expect(() => placeCluster({ dataDir, native, log: () => undefined })).toThrow(/only root can write/);
  });
});

describe.runIf(!isRoot || nobodyReachesClone)('a normal user', () => {
  test('runs the server under its own account, inside the data directory', async () => {
    const dataDir = join(scratchFolder(), '.data');
    mkdirSync(dataDir);
    if (isRoot) chownSync(dataDir, nobody.uid, nobody.gid);
    // The home of `nobody` does not exist.
    const env = { HOME: tmpdir(), TMPDIR: dataDir };
    const holder = launch('fixtures/hold-postgres.ts', { args: [dataDir], env, ...(isRoot ? nobody : {}) });
    const said = await holder.seen(/url (\S+) uid (\d+)/);
    expect(Number(said[2])).not.toBe(0);
    expect(await query(said[1] as string, 'select 1 as one')).toEqual({ one: 1 });
    expect(existsSync(clusterOf(dataDir))).toBe(true);
    expect(readFileSync(join(clusterOf(dataDir), 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(statSync(clusterOf(dataDir)).uid).toBe(Number(said[2]));
    holder.child.kill('SIGTERM');
    expect(await holder.ended()).toBe(0);
  });
});
