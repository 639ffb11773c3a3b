/**
 * Measures what a visitor downloads, as brotli would send it, from the manifest of the production build. Prints a
 * table and fails when a part is over its budget (design: entry, routes, player, styles, fonts, first load).
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Manifest;

function kilobytes(file: string): number {
  const raw = readFileSync(new URL(file, dist));
  if (file.endsWith('.woff2')) return raw.length / 1000;
  return brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
}

/** The chunk and everything it imports statically. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (!found.has(key)) {
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) closure(next, found);
  }
  return found;
}

function scripts(keys: Iterable<string>): string[] {
  return [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

function styles(keys: Iterable<string>): string[] {
  return [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))];
}

function sum(files: string[]): number {
  return files.reduce((total, file) => total + kilobytes(file), 0);
}

const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entryKey) throw new Error('The manifest names no entry; build first.');
const entry = closure(entryKey);

/** What `keys` need beyond the entry. */
function extra(...keys: string[]): string[] {
  const needed = new Set(keys.flatMap((key) => [...closure(key)]));
  return [...needed].filter((key) => !entry.has(key));
}

const routes = [...new Set([...entry].flatMap((key) => manifest[key]?.dynamicImports ?? []))].filter((key) =>
  key.startsWith('src/routes/'),
);
/** Forms that validate with zod before they send. */
const formRoutes = new Set(['src/routes/register.tsx']);
const playerRoute = 'src/routes/game-player.tsx';
const gameModules = Object.keys(manifest).filter((key) => /^src\/features\/play\/games\/[^/]+\/index\.ts$/.test(key));

const fonts = sum(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : [])));
const entryScripts = sum(scripts(entry));
const entryStyles = sum(styles(entry));
const frame = kilobytes('index.html') + kilobytes('theme.js') + kilobytes('mark.svg');

interface Line {
  part: string;
  size: number;
  budget: number;
}

const lines: Line[] = [
  { part: 'entry JS', size: entryScripts, budget: 105 },
  { part: 'CSS of every page', size: entryStyles, budget: 12 },
  { part: 'fonts', size: fonts, budget: 40 },
];
let heaviest = 0;
for (const key of routes) {
  const name = key.replace(/^src\/routes\/|\.tsx$/g, '');
  if (key === playerRoute) {
    for (const game of gameModules) {
      const keys = extra(key, game);
      const part = `player + ${game.split('/').at(-2)}`;
      lines.push({ part, size: sum(scripts(keys)), budget: 40 });
      lines.push({ part: `CSS with ${part}`, size: entryStyles + sum(styles(keys)), budget: 12 });
    }
    continue;
  }
  const size = sum(scripts(extra(key))) + sum(styles(extra(key)));
  const form = formRoutes.has(key);
  lines.push({ part: `route ${name}`, size, budget: form ? 45 : 15 });
  if (!form) heaviest = Math.max(heaviest, size);
}
lines.push({ part: 'public first load', size: frame + entryScripts + entryStyles + fonts + heaviest, budget: 170 });

console.log('\nWhat the build weighs, brotli kB');
for (const { part, size, budget } of lines) {
  const verdict = size > budget ? 'OVER' : 'ok';
  console.log(`${part.padEnd(28)} ${size.toFixed(1).padStart(7)} of ${String(budget).padStart(3)}  ${verdict}`);
}
// Validation belongs to the form routes: in the entry it would cost every visitor 15 kB.
const leaked = scripts(entry).find((file) => readFileSync(new URL(file, dist), 'utf8').includes('ZodError'));
if (leaked)
  throw new Error(
    `zod has reached the entry (${leaked}); import @goldwren/contracts/player/forms from lazy routes only.`,
  );
// What staff can do is no player's business; the import rules keep it out of the sources, this of what they become.
for (const { file } of Object.values(manifest)) {
  if (!file.endsWith('.js')) continue;
  const told = readFileSync(new URL(file, dist), 'utf8').match(/\/api\/staff|goldwren-staff|own_account|StaffMember/);
  if (told) throw new Error(`"${told[0]}" of the back office has reached the players' bundle (${file}).`);
}
if (gameModules.length === 0) throw new Error('No game module found; the pattern in this script is out of date.');
if (lines.some(({ size, budget }) => size > budget)) {
  console.error('Over budget. Make it smaller, or move it behind a lazy import.');
  process.exitCode = 1;
}
