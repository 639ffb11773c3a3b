// Compares the files of two folders: node .ci/compare-folders.mjs <one> <other>. Prints each file that differs, or that only one
// folder has, and then exits with 1.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folders = process.argv.slice(2, 4);
const [one, other] = folders.map((folder) => {
  const files = readdirSync(folder, { recursive: true }).filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
});
const differing = [...new Set([...one.keys(), ...other.keys()])]
  .filter((path) => !other.get(path)?.equals(one.get(path) ?? Buffer.of()) || !one.has(path))
  .sort();
for (const path of differing) {
  console.error(
    `${path}: ${one.has(path) ? (other.has(path) ? 'differs' : 'only in the first') : 'only in the second'}`,
  );
}
if (one.size === 0) console.error(`${folders[0]} has no files.`);
else if (differing.length === 0) console.log(`${one.size} files are the same.`);
if (one.size === 0 || differing.length > 0) process.exitCode = 1;
