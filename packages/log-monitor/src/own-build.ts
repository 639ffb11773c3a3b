import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type BuildManifest, buildManifestPath, parseBuildManifest } from '@goldwren/transparency-log';

/** One's own build: the SHA-256 of each file, by path, and the version of Node that built it. */
export interface OwnBuild {
  readonly files: ReadonlyMap<string, string>;
  readonly node: string;
}

/** @throws Error for a folder without a build */
export async function readOwnBuild(folder: string): Promise<OwnBuild> {
  const manifest = parseBuildManifest(await readFile(join(folder, buildManifestPath), 'utf8'));
  if (manifest === null) throw new Error(`${folder} is not the folder of a build`);
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(join(folder, sep).length).replaceAll(sep, '/');
    // The server sends no hidden files, and the manifest does not list itself.
    if (!entry.isFile() || path.startsWith('.') || `/${path}` === buildManifestPath) continue;
    files.set(
      path,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return { files, node: manifest.node };
}

/** Compares the manifest of the site with the verifier's own build. It compares the files of that build, not its manifest. */
export function compareBuilds({ files, node }: BuildManifest, own: OwnBuild): string[] {
  const paths = [...new Set([...files.keys(), ...own.files.keys()])].sort();
  const different = paths.filter((path) => files.get(path)?.sha256 !== own.files.get(path));
  const found = different.map((path) => {
    if (!own.files.has(path)) return `Your own build does not have /${path}.`;
    return files.has(path) ? `Your own build has another /${path}.` : `Only your own build has /${path}.`;
  });
  const versions = `The site was built with Node ${node}, and your own build with Node ${own.node}. Use the same version.`;
  return node === own.node ? found : [versions, ...found];
}
