/**
 * Runs the visual tests. `--update` stores the current screens as the baselines. `--at REVISION` writes a
 * picture of each screen at that commit to test-results, to compare with the pictures attached to a failed
 * test. All other arguments go to Playwright, for example `-g keno-fortune`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const options = process.argv.slice(2).map((option) => (option === '--update' ? '--update-snapshots=all' : option));
const at = options.indexOf('--at');

/** @returns The exit code. */
function run(command, args, settings) {
  return spawnSync(command, args, { stdio: 'inherit', ...settings }).status ?? 1;
}

function takePicturesAt(revision, rest) {
  const tree = join(mkdtempSync(join(tmpdir(), 'goldwren-visual-')), 'tree');
  const pictures = join(here, 'test-results', `at-${revision.replaceAll('/', '-')}`);
  try {
    // Uses the product of that commit in a separate work tree, which also installs and builds its own
    // dependencies.
    if (run('git', ['worktree', 'add', '--detach', tree, revision], { cwd: here }) !== 0) return 1;
    const code = run('pnpm', ['visual', ...rest], { cwd: tree, env: { ...process.env, VISUAL_PICTURES: pictures } });
    console.log(`The pictures are in ${pictures}`);
    return code;
  } finally {
    run('git', ['worktree', 'remove', '--force', tree], { cwd: here });
  }
}

if (at === -1) {
  process.exitCode = run(process.execPath, [join(here, 'run.mjs'), '--project=visual', ...options], { cwd: here });
} else {
  const [, revision = 'HEAD'] = options.splice(at, 2);
  process.exitCode = takePicturesAt(revision, options);
}
