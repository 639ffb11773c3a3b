import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';

const nothing = mkdtempSync(join(tmpdir(), 'goldwren-no-browser-'));
afterAll(() => rmSync(nothing, { recursive: true, force: true }));

/** Starts the end-to-end tests where no browser can be found. */
function runWithoutBrowser(env: NodeJS.ProcessEnv): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run.mjs'], {
    cwd: join(repositoryRoot, 'apps', 'e2e'),
    env: { PATH: nothing, HOME: nothing, PLAYWRIGHT_BROWSERS_PATH: nothing, ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('end-to-end tests without a browser', () => {
  test('fail in CI and say why', () => {
    const { status, said } = runWithoutBrowser({ CI: 'true' });
    expect(said).toContain('No Chromium found, so the end-to-end tests did not run.');
    expect(status).toBe(1);
  });

  test('pass on the machine of a person and say why nothing ran', () => {
    const { status, said } = runWithoutBrowser({});
    expect(said).toContain('No Chromium found, so the end-to-end tests did not run.');
    expect(status).toBe(0);
  });
});
