import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';

const infra = join(repositoryRoot, 'infra');
const work = mkdtempSync(join(tmpdir(), 'goldwren-infra-'));
afterAll(() => rmSync(work, { recursive: true }));

/** Writes a copy of a file with changes, each of which must apply. Returns its path. */
function copyWith(path: string, ...changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(infra, path), 'utf8');
  for (const [before, after] of changes) {
    expect(text).toContain(before);
    text = text.replaceAll(before, after);
  }
  const copy = join(work, path.replaceAll('/', '-'));
  writeFileSync(copy, text);
  return copy;
}

/** Runs a program. Returns its exit status and what it printed. */
function run(program: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', cwd: work });
  return { status, output: `${error ?? ''}${stdout}${stderr}` };
}

const isInstalled = (program: string): boolean => existsSync(program);

const haproxy = '/usr/sbin/haproxy';
/** The certificate and the user of the machine are the only parts that a test cannot have. */
const ofMachine = [
  [' ssl crt /etc/haproxy/goldwren.pem alpn h2,http/1.1', ''],
  ['    user haproxy\n    group haproxy\n', ''],
  ['/etc/haproxy/unavailable.html', join(infra, 'haproxy/unavailable.html')],
] as const;

describe.skipIf(!isInstalled(haproxy))('HAProxy', () => {
  test.each([
    ['haproxy/haproxy.cfg', ofMachine],
    ['ha/haproxy.cfg', []],
    ['cells/haproxy.cfg', []],
  ] as const)('accepts %s, and rejects it with an unknown keyword', (path, changes) => {
    expect(run(haproxy, '-c', '-f', copyWith(path, ...changes))).toMatchObject({ status: 0 });
    const damaged = copyWith(path, ...changes, ['timeout connect', 'timeout conect']);
    expect(run(haproxy, '-c', '-f', damaged)).toMatchObject({ status: 1, output: expect.stringContaining('conect') });
  });
});

const promtool = '/usr/bin/promtool';

describe.skipIf(!isInstalled(promtool))('promtool', () => {
  test('accepts the alert rules, and rejects an invalid expression', () => {
    expect(run(promtool, 'check', 'rules', join(infra, 'monitoring/alerts.yaml'))).toMatchObject({ status: 0 });
    const damaged = copyWith('monitoring/alerts.yaml', ['sum(', 'summ(']);
    expect(run(promtool, 'check', 'rules', damaged)).toMatchObject({
      status: 1,
      output: expect.stringContaining('summ'),
    });
  });
});

const amtool = '/usr/bin/amtool';

describe.skipIf(!isInstalled(amtool))('amtool', () => {
  test('accepts the settings of Alertmanager, and rejects a route without its receiver', () => {
    const path = 'monitoring/alertmanager.yaml';
    expect(run(amtool, 'check-config', join(infra, path))).toMatchObject({ status: 0 });
    const damaged = copyWith(path, ['receiver: ', 'receiver: no-such-']);
    expect(run(amtool, 'check-config', damaged)).toMatchObject({ status: 1 });
  });
});

const scripts = (readdirSync(infra, { recursive: true }) as string[]).filter((path) => {
  const isText = /(\.sh|\/(up|down|chaos))$/.test(path);
  return isText && readFileSync(join(infra, path), 'utf8').startsWith('#!/usr/bin/env bash');
});

describe('Bash', () => {
  test.each(scripts)('can parse %s, which stops at the first error', (path) => {
    expect(run('bash', '-n', join(infra, path))).toEqual({ status: 0, output: '' });
    expect(readFileSync(join(infra, path), 'utf8')).toMatch(/^set -euo pipefail$/m);
  });

  test('rejects a script with a missing end', () => {
    expect(scripts.length).toBeGreaterThan(5);
    const damaged = copyWith('backup/backup.sh', ['set -euo pipefail', 'if true; then']);
    expect(run('bash', '-n', damaged).status).toBe(2);
  });
});
