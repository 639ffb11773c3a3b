import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of apps/api, found by its manifest: the same code runs from `src/launch/` and, bundled, from `dist/`. */
export function findPackageRoot(from: string = import.meta.url): string {
  for (let folder = dirname(fileURLToPath(from)); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (
      existsSync(manifest) &&
      (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === '@goldwren/api'
    ) {
      return folder;
    }
  }
  throw new Error(`no package.json of @goldwren/api above ${from}`);
}

export function findRepositoryRoot(): string {
  return resolve(findPackageRoot(), '..', '..');
}
