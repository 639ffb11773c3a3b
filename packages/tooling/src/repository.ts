import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const repositoryRoot = resolve(import.meta.dirname, '..', '..', '..');

/** A text file of the tree, with its path relative to the repository root. */
export interface TreeFile {
  readonly path: string;
  readonly text: string;
}

const BINARY = /\.(png|jpe?g|gif|ico|webp|avif|woff2?|mp3|ogg|gz|pdf)$/;

/** Returns every text file that a commit of the current tree could contain, tracked or not. */
export function readTree(root: string = repositoryRoot): TreeFile[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listing = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const paths = listing.split('\0').filter((path) => path !== '' && !BINARY.test(path));
  // Git still lists a file that was removed but not staged.
  const present = paths.filter((path) => existsSync(join(root, path)));
  return present.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
