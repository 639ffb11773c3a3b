// Checks the messages of all commits since the rule was introduced (commitlint.config.mjs). A shallow clone may not have
// the first of them; there is then nothing to compare with, which is not a fault of the change.
import { spawnSync } from 'node:child_process';
import { base } from '../commitlint.config.mjs';

const hasBase = spawnSync('git', ['merge-base', '--is-ancestor', base, 'HEAD'], { stdio: 'ignore' }).status === 0;
if (hasBase) {
  process.exitCode = spawnSync('commitlint', ['--from', base, '--to', 'HEAD'], { stdio: 'inherit' }).status ?? 1;
} else {
  console.log(`This clone does not contain commit ${base}, so its commit messages are not checked.`);
}
