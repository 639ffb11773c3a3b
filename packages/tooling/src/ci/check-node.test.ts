import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'goldwren-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the check of `pnpm start` and `pnpm test` with a simulated Node version. */
function checkNode(version: string, script: string) {
  const preload = join(folder, `${version}.mjs`);
  writeFileSync(
    preload,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });\n`,
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(preload).href, '.ci/check-node.mjs'],
    { cwd: repositoryRoot, encoding: 'utf8', env: { ...process.env, npm_lifecycle_event: script } },
  );
  return { status, stderr };
}

test.each(['22.18.0', '24.21.0'])('accepts Node %s', (version) => {
  expect(checkNode(version, 'start')).toEqual({ status: 0, stderr: '' });
});

test.each(['18.20.0', '20.20.2', '22.11.0'])('rejects Node %s and shows the command to use', (version) => {
  const { status, stderr } = checkNode(version, 'test');
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('npx --yes -p node@24 -p pnpm@12.21.0 pnpm test');
});
