import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** A part of a site with its size and its budget, in kB. */
export interface Weight {
  readonly part: string;
  readonly size: number;
  readonly budget: number;
}

/** Returns the size of a text after compression with Brotli. */
export function compressedKilobytes(text: Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
}

/** A built site as its visitors download it: the chunks of its manifest, with their brotli sizes. */
export class BuiltSite {
  readonly #dist: URL;
  readonly manifest: Readonly<Record<string, Chunk>>;
  /** The keys of everything that the first script imports statically. */
  readonly entry: ReadonlySet<string>;

  /** @param dist The folder of the build, with a trailing slash. */
  constructor(dist: URL) {
    this.#dist = dist;
    this.manifest = JSON.parse(this.read('.vite/manifest.json'));
    const entryKey = Object.keys(this.manifest).find((key) => this.manifest[key]?.isEntry);
    if (!entryKey) throw new Error('The manifest has no entry. Build the site first.');
    this.entry = this.closure(entryKey);
  }

  read(file: string): string {
    return readFileSync(new URL(file, this.#dist), 'utf8');
  }

  kilobytes(file: string): number {
    // The server sends the compressed file of the build.
    const built = statSync(new URL(`${file}.br`, this.#dist), { throwIfNoEntry: false });
    if (built) return built.size / 1000;
    const raw = readFileSync(new URL(file, this.#dist));
    return file.endsWith('.woff2') ? raw.length / 1000 : compressedKilobytes(raw);
  }

  sum(files: readonly string[]): number {
    return files.reduce((total, file) => total + this.kilobytes(file), 0);
  }

  /** Returns the key of the screen of a page: the file of its ID in a folder of `src/routes`. */
  screen(page: string): string {
    const screens = Object.keys(this.manifest).filter((key) => key.startsWith('src/routes/'));
    const found = screens.find((key) => key.endsWith(`/${page}.tsx`));
    if (!found) throw new Error(`The build has no screen for the page ${page}.`);
    return found;
  }

  /** Returns a chunk and everything that it imports statically. */
  closure(key: string, found = new Set<string>()): Set<string> {
    if (!found.has(key)) {
      found.add(key);
      for (const next of this.manifest[key]?.imports ?? []) this.closure(next, found);
    }
    return found;
  }

  /** Returns what `keys` need in addition to the entry. */
  extra(...keys: string[]): string[] {
    const needed = new Set(keys.flatMap((key) => [...this.closure(key)]));
    return [...needed].filter((key) => !this.entry.has(key));
  }

  scripts(keys: Iterable<string>): string[] {
    return [...keys].map((key) => this.manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  }

  styles(keys: Iterable<string>): string[] {
    return [...new Set([...keys].flatMap((key) => this.manifest[key]?.css ?? []))];
  }

  fonts(): string[] {
    return Object.values(this.manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
  }

  /** Returns the first script that contains `text` and the match, or null if no script contains it. */
  findText(text: RegExp): { readonly file: string; readonly found: string } | null {
    for (const file of this.scripts(Object.keys(this.manifest))) {
      const match = this.read(file).match(text);
      if (match) return { file, found: match[0] };
    }
    return null;
  }
}

/** Prints the sizes as a table. Returns false if one is over its budget. */
export function withinBudgets(weights: readonly Weight[]): boolean {
  const rows = weights.map(({ part, size, budget }) => {
    const verdict = size > budget ? 'OVER' : 'ok';
    return `${part.padEnd(28)} ${size.toFixed(1).padStart(7)} of ${String(budget).padStart(3)}  ${verdict}`;
  });
  process.stdout.write(`\n${['What the build weighs, brotli kB', ...rows].join('\n')}\n`);
  const fits = weights.every(({ size, budget }) => size <= budget);
  if (!fits) console.error('Over budget. Make it smaller, or move it behind a lazy import.');
  return fits;
}
