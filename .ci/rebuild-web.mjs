// Builds the site again and compares it with apps/web/dist, which must exist: node .ci/rebuild-web.mjs. The second build runs in
// another folder, in a fresh installation of the same dependencies, in another year, time zone and language, and on one
// thread. docs/games/reproduce-the-build.md explains why the bytes must be the same.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const shiftClock = `
const Real = Date, ahead = 400 * 86_400_000;
globalThis.Date = class extends Real {
  constructor(...parts) { parts.length === 0 ? super(Real.now() + ahead) : super(...parts); }
  static now() { return Real.now() + ahead; }
};`;
const differently = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'fr_CA.UTF-8',
  LC_ALL: 'fr_CA.UTF-8',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shiftClock)}`,
  RAYON_NUM_THREADS: '1',
  UV_THREADPOOL_SIZE: '1',
};

function run(cwd, command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} failed.`);
}

/** Returns the folder with the installed packages. pnpm would look for another one when the second folder is on another drive. */
function findStore() {
  const { status, stdout } = spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'store', 'path'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('pnpm does not say where it stores packages.');
  return stdout.trim();
}

/** What is installed, built or stored locally. */
const notSources = ['.data', '.git', '.turbo', 'dist', 'node_modules', 'stryker-tmp'];

const folder = join(mkdtempSync(join(tmpdir(), 'goldwren-')), 'another folder');
try {
  cpSync(root, folder, { recursive: true, filter: (path) => !notSources.includes(basename(path)) });
  const install = ['install', '--offline', '--frozen-lockfile', '--ignore-scripts', '--filter', '@goldwren/web...'];
  run(folder, 'npx', ['--yes', 'pnpm@12.21.0', ...install, `--store-dir=${findStore()}`, '--reporter=silent']);
  const web = join(folder, 'apps/web');
  const vite = join(web, 'node_modules/vite/bin/vite.js');
  run(web, process.execPath, [vite, 'build', '--logLevel=warn'], differently);
  run(root, process.execPath, ['.ci/compare-folders.mjs', join(root, 'apps/web/dist'), join(web, 'dist')]);
} finally {
  rmSync(dirname(folder), { recursive: true, force: true });
}
