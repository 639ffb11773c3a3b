import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { findPostmaster } from '../../src/launch/postgres/postmaster.ts';
import { isPackageRunner } from '../../src/launch/runner-watch.ts';
import { type Launched, launch } from './launch-process.ts';
import { clusterOf, isAlive, occupyPort, scratchFolder, until } from './scratch.ts';

interface Started {
  readonly runner: Launched;
  /** Process ids of supervisor, worker and PostgreSQL. */
  readonly pids: readonly number[];
}

function parentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
}

/** The tests share one cluster, because creating one takes seconds. Each of them stops its server. */
const dataDir = scratchFolder();

async function startUnder(title: string): Promise<Started> {
  const port = await occupyPort();
  await port.close();
  const runner = launch('fixtures/runner.ts', { args: [title], env: { DATA_DIR: dataDir, PORT: String(port.port) } });
  await runner.seen(/ready/);
  const worker = Number((await runner.seen(/worker runs as (\d+)/))[1]);
  const postgres = findPostmaster(clusterOf(dataDir))?.pid as number;
  return { runner, pids: [parentOf(worker), worker, postgres] };
}

describe('the supervisor', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'stops with all its processes when its package runner ends by %s',
    async (signal) => {
      const { runner, pids } = await startUnder('npm exec pnpm start');
      expect(pids.every(isAlive)).toBe(true);
      runner.child.kill(signal);
      await until('all are gone', () => !pids.some(isAlive), 20_000);
      expect(runner.output()).toMatch(/The command that started this process has ended[\s\S]*worker drained/);
    },
  );

  test('keeps running when a shell or script that started it ends', async () => {
    const { runner, pids } = await startUnder('deploy');
    runner.child.kill('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(pids.every(isAlive)).toBe(true);
    process.kill(pids[0] as number, 'SIGTERM');
    await until('all are gone', () => !pids.some(isAlive), 20_000);
  });
});

describe('isPackageRunner', () => {
  test.each([
    ['npm exec pnpm@12.21.0 start', true],
    ['pnpm start', true],
    ['node /usr/local/bin/npx --yes pnpm start', true],
    ['/usr/bin/node /opt/pnpm/bin/pnpm.cjs start', true],
    ['/usr/bin/yarn start', true],
    ['sh -c pnpm start', false],
    ['bash -c npx --yes pnpm start', false],
    ['node apps/api/dist/start.js', false],
    ['systemd', false],
    ['', false],
  ])('returns for "%s": %s', (commandLine, expected) => {
    expect(isPackageRunner(commandLine)).toBe(expected);
  });
});
