import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProvedGame } from '../src/proof/game-proof.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const source = 'packages/game-engine/src';

/** The hash of each game's sources when its proof was last computed. `pnpm prove` writes it. */
export const recordPath = `${root}${source}/proof/proved-sources.json`;

/** Imports and re-exports that remain when types are erased. */
const RUN_TIME_IMPORT = /^(?:import|export)\b(?! type\b)[^;]*?from '([^']+)'|^import '([^']+)'/gm;

type Game = Pick<ProvedGame, 'entry' | 'folder'>;
type Read = (path: string) => string;

const readTree: Read = (path) => readFileSync(root + path, 'utf8');

/**
 * Adds a file and everything that it imports.
 * @throws Error if a part of the program would be missing: a package, or a module that is selected at run time.
 */
function addWithImports(files: Map<string, string>, path: string, read: Read): void {
  if (files.has(path)) return;
  const text = read(path);
  files.set(path, text);
  if (/\bimport\(/.test(text))
    throw new Error(`${path} selects a module at run time, so its proof has no list of sources.`);
  for (const [, from, bare] of text.matchAll(RUN_TIME_IMPORT)) {
    const name = from ?? bare ?? '';
    if (!name.startsWith('.')) throw new Error(`${path} imports ${name}, which is not a file of the engine.`);
    addWithImports(files, posix.join(posix.dirname(path), name), read);
  }
}

/**
 * Returns the hash of everything that decides whether the proof of a game and its samples agree with the published figures: the
 * numbers, the evaluator, the proof, the engine below them, and the figures and the par sheet themselves.
 * @param read Returns the text of a file of the repository.
 */
export function hashProofSources({ entry, folder }: Game, read: Read = readTree): string {
  const files = new Map<string, string>();
  const isOffered = folder.startsWith('games/');
  const starts = [isOffered ? 'proof/index.ts' : 'proof.ts', 'entry.ts', 'lock.ts', 'proved.ts'];
  for (const name of starts) addWithImports(files, `${source}/${folder}/${name}`, read);
  for (const name of ['monte-carlo.ts', 'par-sheet.ts']) addWithImports(files, `${source}/proof/${name}`, read);
  if (isOffered) files.set('sheet', read(`docs/games/${entry.game.maths.slug}.md`));
  const hash = createHash('sha256');
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\n${text.length}\n${text}\n`);
  return hash.digest('hex');
}

/** Returns the recorded hashes by the folder of the game. */
export function recordedSources(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(recordPath, 'utf8'));
}

/**
 * Whether a test must compute the proof of a game, and its samples. The same sources have the same result, so this is necessary when a source differs
 * from those for which `pnpm prove` computed it. The nightly run computes all proofs.
 */
export function isProofDue(game: Game): boolean {
  return Boolean(process.env.NIGHTLY) || recordedSources()[game.folder] !== hashProofSources(game);
}
