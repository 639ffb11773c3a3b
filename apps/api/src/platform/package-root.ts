import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds the nearest folder with a package.json, because sources run from `src/…` and the build from `dist/`. */
function findPackageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

const packageRoot = findPackageRoot();

/** Returns an absolute path below `apps/api`. */
export function fromPackageRoot(...parts: string[]): string {
  return join(packageRoot, ...parts);
}
