import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const root = new URL('../../../package.json', import.meta.url);
/** The manifest cannot contain its own hash. */
const name = 'build-manifest.json';

/** Lists the files that the server sends, with `/` as separator. It sends no file of a folder with a dot, such as `.vite`. */
function servedFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(dist, path)).isFile())
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path !== name && !/(?:^|\/)\./.test(path))
    .sort();
}

/**
 * Writes `build-manifest.json`, whose hash is in the public log (docs/games/public-log.md): canonical JSON with the path, size
 * and SHA-256 of each file, and the versions that the files depend on. Compressed files differ between versions of Node.
 */
export function buildManifest(): Plugin {
  let dist = '';
  return {
    name: 'goldwren-build-manifest',
    apply: 'build',
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the prerendered pages are written.
      order: 'post',
      sequential: true,
      handler() {
        // The order of these names is that of canonical JSON.
        const files = servedFiles(dist).map((path) => {
          const content = readFileSync(join(dist, path));
          return { bytes: content.length, path, sha256: createHash('sha256').update(content).digest('hex') };
        });
        const pnpm: string = JSON.parse(readFileSync(root, 'utf8')).devEngines.packageManager.version;
        writeFileSync(join(dist, name), JSON.stringify({ files, node: process.versions.node, pnpm }));
      },
    },
  };
}
