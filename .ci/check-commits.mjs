// Checks the messages of all commits since the rule was introduced (commitlint.config.mjs). A shallow clone may not
// contain the base commit. The check then passes, because the change is not the cause.
import { spawnSync } from 'node:child_process';
import { base } from '../commitlint.config.mjs';

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });
if (git('merge-base', '--is-ancestor', base, 'HEAD').status !== 0) {
  console.log(`This clone does not contain commit ${base}, so its commit messages are not checked.`);
} else if (git('rev-list', '--count', `${base}..HEAD`).stdout.trim() !== '0') {
  process.exitCode = spawnSync('commitlint', ['--from', base, '--to', 'HEAD'], { stdio: 'inherit' }).status ?? 1;
}
