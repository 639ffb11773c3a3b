import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';

const emptyFolder = mkdtempSync(join(tmpdir(), 'goldwren-no-browser-'));
afterAll(() => rmSync(emptyFolder, { recursive: true, force: true }));

/** Starts the end-to-end tests where no browser can be found. */
function runWithoutBrowser(env: NodeJS.ProcessEnv): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run.mjs'], {
    cwd: join(repositoryRoot, 'apps', 'e2e'),
    env: { PATH: emptyFolder, HOME: emptyFolder, PLAYWRIGHT_BROWSERS_PATH: emptyFolder, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('end-to-end tests without a browser', () => {
  test('fail in CI and report the reason', () => {
    const { status, output } = runWithoutBrowser({ CI: 'true' });
    expect(output).toContain('No Chromium found, so the end-to-end tests did not run.');
    expect(status).toBe(1);
  });

  test('pass on the machine of a developer and report why they did not run', () => {
    const { status, output } = runWithoutBrowser({});
    expect(output).toContain('No Chromium found, so the end-to-end tests did not run.');
    expect(status).toBe(0);
  });
});
