import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sources run from `src/…` and the build from `dist/`: the package is the nearest folder with a package.json. */
function findPackageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

const packageRoot = findPackageRoot();

/** An absolute path below `apps/api`. */
export function fromPackageRoot(...parts: string[]): string {
  return join(packageRoot, ...parts);
}
