import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testSettings } from '../helpers/api/settings.ts';
import { processEnvironment } from '../helpers/processes/process-environment.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

/** The release before this one, in a worktree of its own. */
export interface EarlierBuild {
  /** The short hash and subject of its commit. */
  readonly name: string;
  /** Its `main.ts`. */
  readonly program: string;
  /** Runs its `prepare`. */
  prepare(databaseUrl: string): Promise<Prepared>;
  remove(): void;
}

export interface Prepared {
  readonly code: number | null;
  readonly output: string;
}

/** RELEASE_BEFORE; otherwise where this branch left main; on main itself, the commit before. */
function commitBefore(): string {
  const named = process.env.RELEASE_BEFORE;
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
  const main = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main').split('\n')[0];
  if (!main) throw new Error('There is no branch main to compare with. Set RELEASE_BEFORE to a commit.');
  const base = git('merge-base', 'HEAD', main);
  return base === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : base;
}

/**
 * Until the first deployment, the baseline may be edited (docs/decisions/0032). A database of the build before the edit cannot be
 * brought up to date then, so the two are not two releases.
 */
function assertSameBaseline(folder: string): void {
  const baseline = 'apps/api/drizzle/0000_baseline.sql';
  const texts = [repository, folder].map((root) => readFileSync(join(root, baseline), 'utf8'));
  if (texts[0] !== texts[1])
    throw new Error(`${baseline} was edited since that commit. Set RELEASE_BEFORE to a commit with the same baseline.`);
}

/** Runs `prepare` of a build as a deployment does, in a process of its own. */
export async function runPrepare(program: string, databaseUrl: string): Promise<Prepared> {
  const env = { ...processEnvironment, ...testSettings(databaseUrl) };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Checks the earlier build out and installs its packages. Both builds run from source. */
export function checkOutEarlierBuild(): EarlierBuild {
  const commit = commitBefore();
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-release-'));
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    assertSameBaseline(folder);
    const { devEngines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const pnpm = ['--yes', `pnpm@${devEngines.packageManager.version}`];
    execFileSync('npx', [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--filter', '@goldwren/api...'], {
      cwd: folder,
      env: { ...process.env, CI: 'true' },
      stdio: 'pipe',
    });
  } catch (error) {
    remove();
    throw error;
  }
  const source = join(folder, 'apps', 'api', 'src');
  return {
    name: git('log', '-1', '--format=%h %s', commit),
    program: join(source, 'main.ts'),
    prepare: (databaseUrl) => runPrepare(join(source, 'launch', 'prepare-cli.ts'), databaseUrl),
    remove,
  };
}
