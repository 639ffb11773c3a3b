import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTree, repositoryRoot } from '../repository.ts';

let clone: string;
const git = (...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.test', ...args], { cwd: clone, stdio: 'pipe' });

const changes = [
  'apps/web/src/main.tsx',
  'apps/backoffice/src/main.tsx',
  'packages/site-build/src/weigh.ts',
  'apps/api/src/main.ts',
  'packages/rules/src/index.ts',
  'packages/contracts/package.json',
  'apps/e2e/run.mjs',
];
const unused = 'packages/tooling/src/repository.ts';

/** Whether turbo reads the file: the configurations of the repository and of its packages. */
const isConfiguration = (path: string) => !path.includes('/') || /\/(package|turbo)\.json$/.test(path);

/** Commits the configurations and the files below to a new repository. All files would take turbo five times as long. */
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'goldwren-affected-'));
  for (const { path, text } of readTree()) {
    if (!isConfiguration(path) && ![...changes, unused].includes(path)) continue;
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), text);
  }
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=as it is');
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** Returns the tasks that `turbo run test --affected` would run after a change of this file. */
function affectedBy(path: string): string[] {
  appendFileSync(join(clone, path), '\n');
  try {
    const answer = execFileSync(
      join(repositoryRoot, 'node_modules', '.bin', 'turbo'),
      ['run', 'test', '--affected', '--dry=json', '--cwd', clone],
      { encoding: 'utf8', env: { ...process.env, TURBO_SCM_BASE: 'HEAD', TURBO_TELEMETRY_DISABLED: '1' } },
    );
    const { tasks } = JSON.parse(answer) as { tasks: { taskId: string; task: string; command: string }[] };
    return tasks
      .filter(({ task, command }) => task === 'test' && command !== '<NONEXISTENT>')
      .map(({ taskId }) => taskId);
  } finally {
    git('checkout', '--quiet', '--', path);
  }
}

describe('the end-to-end tests', () => {
  test.each(changes)('run after a change of %s', (path) => {
    expect(affectedBy(path)).toContain('@goldwren/e2e#test');
  });

  test('do not run after a change of something that they do not use', () => {
    const tasks = affectedBy(unused);
    expect(tasks).toEqual(['@goldwren/tooling#test']);
  });
});
